### The hundred poems on the table: what both games with them share. The poems themselves are in poems.ftl.

## The poems. $number (Number): of the poem. $poet (String). $kana (String): a beginning. $count (Number)

karuta-hundred = Сто віршів
karuta-poem = Вірш { $number }
karuta-upper = Верхня половина
karuta-lower = Нижня половина
karuta-poet = Поет
karuta-by = { $poet }
karuta-translation = Нашими словами
karuta-read = Прочитаний вірш
karuta-reader = Читець
karuta-next = Наступний вірш
karuta-unread = { $count ->
    [one] не прочитано { $count } вірш
    [few] не прочитано { $count } вірші
   *[other] не прочитано { $count } віршів
}
karuta-read-so-far = Прочитані вірші
karuta-kimariji = Кімарідзі
    .native = 決まり字
    .about = Вирішальні склади: найкоротший початок, якого немає в інших віршів.
karuta-kimariji-of = Кімарідзі: { $kana }
karuta-kimariji-now = Зараз вирішує: { $kana }
karuta-kimariji-length = { $count ->
    [one] { $count } склад
    [few] { $count } склади
   *[other] { $count } складів
}
karuta-opening = Вступний вірш
    .native = 序歌
    .about = Його читають першим, до сотні він не входить.
# Three lines and two, with " / " between them; the same in kana and in Latin letters.
karuta-naniwazu = Нанівадзу
    .kami = У гавані Наніва / розкрився цей цвіт. / Усю зиму ховався,
    .shimo = а тепер уже весна — / розкрився цей цвіт.
    .kana = なにわづに さくやこのはな ふゆごもり いまをはるべと さくやこのはな
    .romaji = naniwazu ni / sakuya kono hana / fuyugomori / ima o harube to / sakuya kono hana

## What the cards show, for everybody by himself

karuta-labels = Підказки на картах
karuta-label-none = Жодних
karuta-label-kana = Кана зі знаками
karuta-label-romaji = Латиниця
karuta-label-kimariji = Кімарідзі
karuta-label-kimariji_now = Що стало вирішальним
karuta-label-number = Номер вірша
karuta-script = Письмо
karuta-script-table = Як за цим столом
karuta-script-kana_unvoiced = Кана без знаків
karuta-script-kana = Кана зі знаками
karuta-script-kanji = Ієрогліфи й кана
karuta-script-romaji = Латиниця
karuta-show-poem = Показувати вірш після читання
karuta-options = Карти й читання
karuta-turn = Повернути чужий табір
karuta-keys-shown = Показувати клавіші на картах
karuta-move-left = Зсунути ліворуч
karuta-move-right = Зсунути праворуч
karuta-move-up = Зсунути вгору
karuta-move-down = Зсунути вниз
key-karuta-rows = Три ряди літер — три ряди вашого табору: взяти чи вибрати карту
key-karuta-other = З Shift — чужий табір, як у дзеркалі
key-karuta-move = Shift і стрілка — зсунути свою карту на одне місце
key-karuta-take = Взяти чи вибрати карту, вибрати місце
karuta-voice = Голос читця
    .about = Вірші читає і японський голос браузера.
karuta-voice-none = У цьому браузері немає японського голосу, тож читання показано текстом.

## Units of time. $ms, $seconds (Number)

karuta-seconds = { $seconds } с
karuta-ms = { $ms } мс

## The cards, named by the beginning of the lower half

card-k001 = Ваґа коромоде ва
card-k002 = Коромо хосу тьо
card-k003 = Наґанаґасі йо о
card-k004 = Фудзі но такане ні
card-k005 = Кое кіку токі дзо
card-k006 = Сірокі о міреба
card-k007 = Мікаса но яма ні
card-k008 = Йо о удзіяма то
card-k009 = Ваґа мі йо ні фуру
card-k010 = Сіру мо сірану мо
card-k011 = Хіто ні ва цуґейо
card-k012 = Отоме но суґата
card-k013 = Кої дзо цуморіте
card-k014 = Мідаре соме ні сі
card-k015 = Ваґа коромоде ні
card-k016 = Мацу то сі кікаба
card-k017 = Кара куренаї ні
card-k018 = Юме но кайої дзі
card-k019 = Аваде коно йо о
card-k020 = Мі о цукусіте мо
card-k021 = Аріаке но цукі о
card-k022 = Мубе яма кадзе о
card-k023 = Ваґа мі хітоцу но
card-k024 = Момідзі но нісікі
card-k025 = Хіто ні сірареде
card-k026 = Іма хітотабі но міюкі матанан
card-k027 = Іцу мі кітоте ка
card-k028 = Хітоме мо куса мо
card-k029 = Окі мадовасеру
card-k030 = Акацукі бакарі
card-k031 = Йосіно но сато ні
card-k032 = Наґаре мо аену
card-k033 = Сідзуґокоро наку
card-k034 = Мацу мо мукасі но
card-k035 = Хана дзо мукасі но
card-k036 = Кумо но ідзуко ні
card-k037 = Цуранукі томену
card-k038 = Хіто но іноті но
card-k039 = Амаріте надо ка
card-k040 = Моно я омоу то
card-k041 = Хіто сіредзу косо
card-k042 = Суе но мацуяма
card-k043 = Мукасі ва моно о
card-k044 = Хіто о мо мі о мо
card-k045 = Мі но ітадзура ні
card-k046 = Юкуе мо сірану
card-k047 = Хіто косо міене
card-k048 = Кудакете моно о
card-k049 = Хіру ва кіе цуцу
card-k050 = Наґаку мо ґана то
card-k051 = Сасімо сірадзі на
card-k052 = Нао урамесікі
card-k053 = Ікані хісасікі
card-k054 = Кьо о каґірі но
card-k055 = На косо наґарете
card-k056 = Іма хітотабі но окото мо ґана
card-k057 = Кумоґакуре ні сі
card-k058 = Іде сойо хіто о
card-k059 = Катабуку маде но
card-k060 = Мада фумі мо мідзу
card-k061 = Кьо коконое ні
card-k062 = Йо ні осака но
card-k063 = Хітодзуте нара де
card-k064 = Араваре ватару
card-k065 = Кої ні кутінан
card-k066 = Хана йорі хока ні
card-k067 = Каїнаку татан
card-k068 = Коїсікару бекі
card-k069 = Тацута но кава но
card-k070 = Ідзуко мо онадзі
card-k071 = Асі но мароя ні
card-k072 = Какедзі я соде но
card-k073 = Тояма но касумі
card-k074 = Хаґесікаре то ва
card-k075 = Аваре котосі но
card-k076 = Кумої ні маґау
card-k077 = Варете мо суе ні
card-k078 = Ікуйо недзамену
card-k079 = Море ідзуру цукі но
card-k080 = Мідарете кеса ва
card-k081 = Тада аріаке но
card-k082 = Укі ні таену ва
card-k083 = Яма но оку ні мо
card-k084 = Усі то місі йо дзо
card-k085 = Нея но хіма сае
card-k086 = Какоті ґао нару
card-k087 = Кірі татінобору
card-k088 = Мі о цукусіте я
card-k089 = Сінобуру кото но
card-k090 = Нуре ні дзо нуресі
card-k091 = Коромо катасікі
card-k092 = Хіто косо сіране
card-k093 = Ама но обуне но
card-k094 = Фурусато самуку
card-k095 = Ваґа тацу сома ні
card-k096 = Фурі юку моно ва
card-k097 = Яку я мосіо но
card-k098 = Місоґі дзо нацу но
card-k099 = Йо о омоу юе ні
card-k100 = Нао амарі ару
