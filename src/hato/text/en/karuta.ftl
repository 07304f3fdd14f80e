### The hundred poems on the table: what both games with them share. The poems themselves are in poems.ftl.

## The poems. $number (Number): of the poem. $poet (String). $kana (String): a beginning. $count (Number)

karuta-hundred = The hundred poems
karuta-poem = Poem { $number }
karuta-upper = Upper half
karuta-lower = Lower half
karuta-poet = Poet
karuta-by = { $poet }
karuta-translation = In our words
karuta-read = The poem that was read
karuta-reader = Reader
karuta-next = Next poem
karuta-unread = { $count ->
    [one] { $count } poem unread
   *[other] { $count } poems unread
}
karuta-read-so-far = Poems read
karuta-kimariji = Kimari-ji
    .native = 決まり字
    .about = The decisive syllables: the shortest beginning that no other poem has.
karuta-kimariji-of = Kimari-ji: { $kana }
karuta-kimariji-now = Decisive now: { $kana }
karuta-kimariji-length = { $count ->
    [one] { $count } syllable
   *[other] { $count } syllables
}
karuta-opening = Opening poem
    .native = 序歌
    .about = It is read first and is not one of the hundred.
# Three lines and two, with " / " between them; the same in kana and in Latin letters.
karuta-naniwazu = Naniwazu
    .kami = In Naniwa harbor / these blossoms are open. / All winter they hid;
    .shimo = now that it is spring / these blossoms are open.
    .kana = なにわづに さくやこのはな ふゆごもり いまをはるべと さくやこのはな
    .romaji = naniwazu ni / sakuya kono hana / fuyugomori / ima o harube to / sakuya kono hana

## What the cards show, for everybody by himself

karuta-labels = Help on the cards
karuta-label-none = None
karuta-label-kana = Kana with marks
karuta-label-romaji = Latin letters
karuta-label-kimariji = Kimari-ji
karuta-label-kimariji_now = What has become decisive
karuta-label-number = Number of the poem
karuta-script = Writing
karuta-script-table = As at this table
karuta-script-kana_unvoiced = Kana without marks
karuta-script-kana = Kana with marks
karuta-script-kanji = Kanji and kana
karuta-script-romaji = Latin letters
karuta-show-poem = Show the poem after each reading
karuta-options = Cards and reading
karuta-turn = Turn the other camp
karuta-keys-shown = Show the keys on the cards
karuta-move-left = Move left
karuta-move-right = Move right
karuta-move-up = Move up
karuta-move-down = Move down
key-karuta-rows = The three letter rows are the three rows of your camp: take or choose the card
key-karuta-other = With Shift: the other camp, seen in a mirror
key-karuta-move = With Shift and an arrow: move your card by one place
key-karuta-take = Take or choose the card; choose the place
karuta-voice = Reading voice
    .about = Your browser’s Japanese voice also reads the poems.
karuta-voice-none = Your browser has no Japanese voice, so the reading is shown as text.

## Units of time. $ms, $seconds (Number)

karuta-seconds = { $seconds } s
karuta-ms = { $ms } ms

## The cards, named by the beginning of the lower half

card-k001 = Waga koromode wa
card-k002 = Koromo hosu chou
card-k003 = Naganagashi yo o
card-k004 = Fuji no takane ni
card-k005 = Koe kiku toki zo
card-k006 = Shiroki o mireba
card-k007 = Mikasa no yama ni
card-k008 = Yo o ujiyama to
card-k009 = Waga mi yo ni furu
card-k010 = Shiru mo shiranu mo
card-k011 = Hito ni wa tsugeyo
card-k012 = Otome no sugata
card-k013 = Koi zo tsumorite
card-k014 = Midare some ni shi
card-k015 = Waga koromode ni
card-k016 = Matsu to shi kikaba
card-k017 = Kara kurenai ni
card-k018 = Yume no kayoi ji
card-k019 = Awade kono yo o
card-k020 = Mi o tsukushite mo
card-k021 = Ariake no tsuki o
card-k022 = Mube yama kaze o
card-k023 = Waga mi hitotsu no
card-k024 = Momiji no nishiki
card-k025 = Hito ni shirarede
card-k026 = Ima hitotabi no miyuki matanan
card-k027 = Itsu mi kitote ka
card-k028 = Hitome mo kusa mo
card-k029 = Oki madowaseru
card-k030 = Akatsuki bakari
card-k031 = Yoshino no sato ni
card-k032 = Nagare mo aenu
card-k033 = Shizugokoro naku
card-k034 = Matsu mo mukashi no
card-k035 = Hana zo mukashi no
card-k036 = Kumo no izuko ni
card-k037 = Tsuranuki tomenu
card-k038 = Hito no inochi no
card-k039 = Amarite nado ka
card-k040 = Mono ya omou to
card-k041 = Hito shirezu koso
card-k042 = Sue no matsuyama
card-k043 = Mukashi wa mono o
card-k044 = Hito o mo mi o mo
card-k045 = Mi no itazura ni
card-k046 = Yukue mo shiranu
card-k047 = Hito koso miene
card-k048 = Kudakete mono o
card-k049 = Hiru wa kie tsutsu
card-k050 = Nagaku mo gana to
card-k051 = Sashimo shiraji na
card-k052 = Nao urameshiki
card-k053 = Ikani hisashiki
card-k054 = Kyou o kagiri no
card-k055 = Na koso nagarete
card-k056 = Ima hitotabi no ookoto mo gana
card-k057 = Kumogakure ni shi
card-k058 = Ide soyo hito o
card-k059 = Katabuku made no
card-k060 = Mada fumi mo mizu
card-k061 = Kyou kokonoe ni
card-k062 = Yo ni oosaka no
card-k063 = Hitozute nara de
card-k064 = Araware wataru
card-k065 = Koi ni kuchinan
card-k066 = Hana yori hoka ni
card-k067 = Kainaku tatan
card-k068 = Koishikaru beki
card-k069 = Tatsuta no kawa no
card-k070 = Izuko mo onaji
card-k071 = Ashi no maroya ni
card-k072 = Kakeji ya sode no
card-k073 = Toyama no kasumi
card-k074 = Hageshikare to wa
card-k075 = Aware kotoshi no
card-k076 = Kumoi ni magau
card-k077 = Warete mo sue ni
card-k078 = Ikuyo nezamenu
card-k079 = More izuru tsuki no
card-k080 = Midarete kesa wa
card-k081 = Tada ariake no
card-k082 = Uki ni taenu wa
card-k083 = Yama no oku ni mo
card-k084 = Ushi to mishi yo zo
card-k085 = Neya no hima sae
card-k086 = Kakochi gao naru
card-k087 = Kiri tachinoboru
card-k088 = Mi o tsukushite ya
card-k089 = Shinoburu koto no
card-k090 = Nure ni zo nureshi
card-k091 = Koromo katashiki
card-k092 = Hito koso shirane
card-k093 = Ama no obune no
card-k094 = Furusato samuku
card-k095 = Waga tatsu soma ni
card-k096 = Furi yuku mono wa
card-k097 = Yaku ya moshio no
card-k098 = Misogi zo natsu no
card-k099 = Yo o omou yue ni
card-k100 = Nao amari aru
