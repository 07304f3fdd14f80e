### The pages about the cards (rules D-3, D-4, D-7, D-8, D-10). The browser fetches them when they are opened.

## Words of the pages

culture-title = 札の図鑑
culture-lead = 十二か月、それぞれに花と四枚の札があります。札を選んでください。
# $code (String): what stands in the address
culture-unknown = 「{ $code }」という札はありません。札はここにあるだけです。
culture-calendar = 暦
culture-calendar-japanese = 日本式
culture-calendar-korean = 韓国式
# $japan, $korea (String): month-N
culture-months = 日本では{ $japan }、韓国では{ $korea }
# $points (Number): value of a card. $korean (Number): its value in Korea
culture-points = { $korean ->
        [0] 日本では{ $points }点、韓国では0点
       *[other] { $points }点
    }
culture-month = この月
culture-japan = 日本では
culture-korea = 韓国では
culture-role = 特別な役目
culture-names = 名前
culture-language = 言語
culture-name-card = 札
culture-name-month = 月
# $name (String): folk-NN
culture-folk = サハリンや中央アジアの韓国・朝鮮系の人々は、この月を「{ $name }」と呼びます。
culture-games = 遊びでの使い道
culture-games-none = この札を名指しする役はありません。
# What a game does with the card, if no yaku says it. $number (Number): the suit, 1 to 12. $kind (String): letter of
# the card's kind. $meaning (String): what the month means in the game, where it has a meaning
culture-use-oicho_kabu = { $number ->
        [10] 10と数えます。合計は一の位だけを見るので、足しても変わりません。
        [11] 使いません。柳と桐を除いた40枚で遊びます。
        [12] 使いません。柳と桐を除いた40枚で遊びます。
       *[other] { $number }と数えます。
    }
culture-use-fortune = { $kind ->
        [b] 月の意味：{ $meaning }。光札なので、隣の札の意味を強めます。
       *[other] 月の意味：{ $meaning }。
    }
culture-rest = 同じ月のほかの札
culture-previous = 前の札
culture-next = 次の札
culture-all = すべての月
culture-history = 花札の来歴
culture-signs = 月に込められた意味

## The months

culture-plant-01 = 松は冬も青いので、一年の初めに置かれます。
    .japan = 正月には門松を立てます。鶴は千年生きるといい、二つ合わせて長寿を願います。
    .korea = 「松と鶴」という名です。どちらも長寿を表す十の印に数えられ、変わらないものを表します。
culture-plant-02 = 梅は枝に雪が残るうちに咲きます。
    .japan = 梅に鶯は春一番の歌声です。歌人は千年以上もこの二つを取り合わせてきました。
    .korea = 寒さに負けないので、四君子の一つです。枝の鳥はコウライウグイスとされ、早春を歌います。
culture-plant-03 = 桜は一週間だけ花ばかりになり、やがて雪のように散ります。
    .japan = 木の下に集まって花見をします。かつて陣を囲った幕が、宴の席を囲います。
    .korea = 桜は申し分のない春の姿です。今でも日本語で「サクラ」と呼ぶ人が多くいます。
culture-plant-04 = 藤の花房は長く垂れ下がります。いちばん間違えられやすい植物です。
    .japan = 藤が春を送り、ほととぎすの声が夏を開きます。
    .korea = 「黒い萩」という名で、「黒豆」とも言われ、逆さに持つ人も多くいます。しだれ柳の上のひばりと見る人もいて、野良仕事の始まりを表します。
culture-plant-05 = 菖蒲は水辺に咲きます。
    .japan = 八橋は『伊勢物語』の名所です。旅人が花のそばで休み、都を思う歌を詠みます。
    .korea = この花は「蘭草」と呼ばれます。蘭は四君子の一つで、まっすぐな心を表します。
culture-plant-06 = 牡丹は花びらの重なった大きな花を咲かせます。
    .japan = 「花の王」の名とともに中国から渡ってきました。牡丹に蝶はめでたい取り合わせです。
    .korea = 牡丹は富と名誉を表します。善徳女王は、蝶のいない牡丹の絵を見て、香りのない花だと見抜いたと伝えられます。
culture-plant-07 = 萩は細い枝が小さな花でたわむ低い木です。
    .japan = 秋の七草の筆頭です。萩に眠る猪は、昔から安らぎの絵とされます。
    .korea = 「赤い萩」という名です。枝でほうきを作り、若い猪はその中で転げ回るのが好きだといいます。
culture-plant-08 = 芒の生えた何もない山の上に、一年でいちばん大きな月が昇ります。
    .japan = この夜は芒と団子を供えて月見をします。
    .korea = 「空山」つまり人のいない山という名です。この満月の日が秋夕の祭りです。寂しい山を越える雁は、夜の別れを表します。
culture-plant-09 = 菊は霜の前の最後の花です。
    .japan = 九月九日の重陽には、長生きを願って菊酒を飲みました。皇室の紋でもあります。
    .korea = 四君子の一つで、霜にも屈せず、長寿をもたらします。韓国でも菊の酒を飲みました。
culture-plant-10 = 紅葉が赤く色づきます。
    .japan = 春の花見のように、秋は紅葉狩りに出かけます。名高い古歌では、紅葉の中で鹿が鳴きます。
    .korea = 「丹楓」という名です。鹿の角がいちばん力を持つ季節で、鹿は長寿を表す十の印の一つです。
culture-plant-11 = 雨の柳、四枚がどれも似ていない嵐の月です。
    .japan = 傘の人物は小野道風とされます。川辺の蛙が、あきらめないことを教えました。
    .korea = ただ「雨」と呼ばれ、一年を締めくくります。昔話の蛙は何でもあべこべにするので、変化を表します。
culture-plant-12 = 桐は皿ほどの葉を持ち、薄紫の花をまっすぐ立てます。
    .japan = 鳳凰は桐にしか止まりません。「きり」は終わりにも通じるので、一年の最後に置かれます。
    .korea = 民謡では、桐を植えて鳳凰を待ちます。鳳凰は幸運を運びます。「雨」より前の月です。

## The cards with a picture

culture-card-01b = 赤い日を背に、松の間に鶴が立っています。本物の鶴は木に止まりません。絵師が取り合わせたのです。
culture-card-01r = 赤い短冊に「あかよろし」、実に良いという古い褒め言葉があります。韓国の札には「紅短」と書かれます。
culture-card-02a = 梅の花に小さな緑の鳥がいます。日本では鶯、韓国ではコウライウグイスです。
culture-card-02r = 松と同じ褒め言葉が、梅の枝に下がっています。
culture-card-03b = 幕が花見の客を隠しています。春いちばんの華やかな札に、人は一人もいません。
culture-card-03r = 日本の短冊には「みよしの」、桜の名所の吉野とあります。
culture-card-04a = ほととぎすが藤の間を飛び、後ろには初夏の細い月が出ています。
culture-card-04r = 文字のない赤い短冊が、花房の間に下がっています。
culture-card-05a = 菖蒲の間、水の上に板が折れながら続きます。動物はいませんが、タネ札に数えます。
culture-card-05r = 剣のような葉の間の、文字のない赤い短冊です。
culture-card-06a = 大きいのと小さいの、二匹の蝶が牡丹を見つけました。
culture-card-06r = 花の王の青い短冊です。日本では紫に近く、文字がありません。韓国の札には「青短」と書かれます。
culture-card-07a = 猪が萩をかき分けて行きます。力は恐れられ、花の寝床は愛されます。
culture-card-07r = 萩の枝に下がる、文字のない赤い短冊です。
culture-card-08b = 黒い山の上、赤い空いっぱいの満月です。見る人は誰もいません。
culture-card-08a = 三羽の雁が山を越えて南へ渡ります。見る人は遠くの誰かを思います。
culture-card-09a = 菊の間の赤い盃に「寿」の字があります。動物ではありませんが、タネ札に数えます。
culture-card-09r = 菊の青短、三枚のうちの一枚です。
culture-card-10a = 十月の鹿はそっぽを向いています。人を無視する「しかと」という言葉は、この札から出たといわれます。
culture-card-10r = 紅葉の青短、三枚のうちの一枚です。
culture-card-11b = 傘の人が蛙を見ています。蛙は柳の枝に何度も跳びつき、ついに風が枝をたわめてくれました。
culture-card-11a = 燕が柳の間を飛びます。韓国の昔話では、恩返しの燕が富をもたらす種を運んできます。
culture-card-11r = 文字のない赤い短冊が雨にぬれています。
culture-card-11j1 = 太鼓、爪、稲妻。雷神が、いちばん低い札に現れました。
culture-card-12b = 長い尾羽の鳳凰が桐に舞い降ります。良い世にだけ姿を見せるといいます。
culture-card-12j1 = 色の付いた地の桐です。日本では黄色、韓国では赤です。

## Junk: all plain cards of a month share a text

culture-junk-01 = 鶴も日もない、松だけの札です。
culture-junk-02 = 黒い枝の梅です。鳥はよそにいます。
culture-junk-03 = 一面の桜、幕も客もありません。
culture-junk-04 = 花房は下に垂れます。上を向いていたら、札が逆さです。
culture-junk-05 = 水も橋もない、菖蒲だけの札です。
culture-junk-06 = まだ蝶に見つかっていない牡丹です。
culture-junk-07 = 萩だけの札です。花は赤く、間違えやすい藤の花は青や紫です。
culture-junk-08 = 月も雁もない、芒の山です。
culture-junk-09 = 菊だけで、盃はありません。
culture-junk-10 = 紅葉だけで、鹿はいません。
culture-junk-12 = 桐の花と葉です。このカス札の一枚に、製造元が名前を入れることがあります。

## Special roles

culture-role-05a = 韓国には、八橋を二枚分のカスとして使える取り決めもあります。
culture-role-09a = ゴーストップでは、持ち主がタネ一枚かカス二枚のどちらかに決め、両方にはできません。{ -koikoi }ではタネであり、同時にカス一枚です。ハトではただのタネです。
culture-role-11b = 「濡れた」光です。雨の札が入ると、光の役は安くなるか、なくなります。
culture-role-11j1 = ゴーストップではカス二枚分です。日本には何にでもなる鬼札とする遊びもありますが、ここの遊びにはありません。
culture-role-12j1 = ゴーストップではカス二枚分です。
culture-ribbon-poem = 文字のある赤い短冊三枚のうちの一枚です。日本では赤短、韓国では紅短（ホンダン）です。
culture-ribbon-blue = 青い短冊三枚のうちの一枚です。日本では青短、韓国では青短（チョンダン）です。
culture-ribbon-red = 文字のない赤い短冊で、韓国では三枚そろうと草短（チョダン）になります。
culture-ribbon-rain = 三枚組のどれにも入らない、ただ一枚の短冊です。

## History and signs

culture-history-1 = カード遊びは1549年、フランシスコ・ザビエルの一行とともに日本に来ました。48枚のポルトガルの札でした。
culture-history-2 = 1633年に国が閉ざされ、カード遊びは禁じられました。見つかった侍は死罪になったとも伝えられます。
culture-history-3 = 花札はこの禁令をくぐり抜けました。紋標の代わりに月があり、金を賭けない遊びは許されていたのです。
culture-history-4 = 韓国では「花」と「闘」の字を書いて花闘（ファトゥ）と呼びます。19世紀に対馬の商人が日本から伝えたといわれ、20世紀の初めに広まりました。
culture-history-5 = サハリンや中央アジアの韓国・朝鮮系の人々は、札も遊びも「ハト」と呼び、終わりの音を強く言います。
culture-history-6 = 何の植物か知らず、見た目で呼ぶ人も多くいます。「サボテン」という呼び名まであります。
culture-history-7 = 製造元の名前を入れるなら、桐のカス札の一枚に入れます。
culture-sign-1 = 松と鶴：変わらないもの
culture-sign-2 = 梅：寒さに耐えること
culture-sign-3 = コウライウグイス：早春
culture-sign-4 = 桜：申し分のない春
culture-sign-5 = ひばり：野良仕事の始まり
culture-sign-6 = 寂しい山の上の雁：夜の別れ
culture-sign-7 = 菊：長寿
culture-sign-8 = 鹿：角がいちばん力を持つ季節
culture-sign-9 = 鳳凰：幸運
culture-sign-10 = 雨の人の足元の蛙：変化
