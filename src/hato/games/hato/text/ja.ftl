### Hato, Min-hwatu and the game of 1995 (rules MH, C)

hato-name = ハト（ミンファトゥ）
hato-about = 2人から7人で遊ぶ、いちばん素朴な花札です。札にも役にも点があり、途中で止める人はなく、最後に点の多い人が勝ちます。

## Presets

hato-preset-sakhalin = サハリンのハト
    .about = サハリンの韓国・朝鮮系の人々の遊び方。五光は50点、無地の赤い短冊3枚は点になりません。札の点は合わせて240点です。
hato-preset-minhwatu = ミンファトゥ
    .about = 韓国でふつうの遊び方。短冊の3つの役がすべて点になり、五光は点になりません。札の点は合わせて240点です。
hato-preset-sakhalin_250 = サハリンのハト、250点
    .about = 古い点数表によるもの。「桐のカス（黄）」が10点なので、札の点は合わせて250点です。
hato-preset-sakhalin_260 = サハリンのハト、260点
    .about = サハリンの点数表を文字どおりに使います。菊に盃、柳、桐の点が異なり、柳4枚の代わりに桐4枚が点になります。札の点は合わせて260点です。
hato-preset-card1995 = 1995Card
    .about = 2人で遊ぶ1995年のパソコンゲーム。めくった札で取るともう1枚を場に置き、点差をお金で払い、誰かの持ち金が尽きるまで続けます。
hato-preset-card1995_fair = 1995Card、追加の札なし
    .about = 1995年のパソコンゲームから追加の札を除いたもの。局の終わりに場は空になります。

## Groups of options, by the rule that they belong to

hato-group-D-2 = 暦
hato-group-G-1 = 最初の親
hato-group-G-2 = 席順
hato-group-G-3 = 回る向き
hato-group-G-4 = 対局とお金
hato-group-G-5 = 降りる人
hato-group-G-8 = 次の親
hato-group-MH-1 = 人数と配札
hato-group-MH-4 = 役
hato-group-MH-5 = 精算
hato-group-MH-6 = 札の点
hato-group-C-2 = 追加の札
hato-group-C-5 = 1995年のゲームのお金

## Options. The value texts of an option follow it; yes and no are shared texts.

hato-option-length = 対局の長さ
    .about = 対局がいつ終わるか。決めた局数、決めた時間、誰かが決めた点数に届くまで、または誰かの持ち金が尽きるまでです。
# $n (Number): rounds
hato-value-length-rounds = { $n }局
# $points (Number): the total that ends the match
hato-value-length-target = { $points }点先取
# $minutes (Number): the round in progress at the agreed end is finished
hato-value-length-time = { $minutes }分
hato-value-length-bankroll = 誰かの持ち金が尽きるまで

hato-option-next_dealer = 次の親
    .about = 次の局で親になり、先に打つ人。
hato-value-next_dealer-winner = 点が最も高い人
hato-value-next_dealer-alternate = 交代
hato-value-next_dealer-loser = 最も負けた人
hato-value-next_dealer-fixed = いつも同じ人

hato-option-draws_count = 引き分けも1局
    .about = 引き分けの局を打ち直さず、決めた局数に数えるかどうか。

hato-option-stake = 1点の金額
    .about = 1点がいくらになるか。合計は点で数えます。

hato-option-capital = 最初の持ち分
    .about = 全員が最初に持つ分。誰かの持ち金が尽きるまでの対局だけで使います。

hato-option-capital_in = 持ち分の単位
    .about = 最初の持ち分を点で数えるか、お金で数えるか。誰かの持ち金が尽きるまでの対局だけで使います。
hato-value-capital_in-stakes = 点
hato-value-capital_in-money = お金

hato-option-dealer_draw = 最初の親
    .about = 最初の親の決め方。引いた札の月で決めるか、抽選か、引かずに決めるか。
hato-value-dealer_draw-earliest = 早い月
hato-value-dealer_draw-latest = 遅い月
hato-value-dealer_draw-night_day = 夜か昼か
hato-value-dealer_draw-random = 抽選
hato-value-dealer_draw-first_seat = 最初の席

hato-option-draw_time = 夜か昼か
    .about = 最初の親を、夜として早い月で決めるか、昼として遅い月で決めるか。「夜か昼か」のルールのときだけ使います。
hato-value-draw_time-night = 夜
hato-value-draw_time-day = 昼

hato-option-month_order = 暦
    .about = 韓国のように桐を11月、柳を12月とするか、日本のように逆にするか。
hato-value-month_order-korean = 韓国式
hato-value-month_order-japanese = 日本式

hato-option-players = 1局の人数
    .about = 2人から7人のうち、1局を戦う人数。それより多い人が卓に着けるのは、余る人のルールがあるときだけです。

hato-option-table_quad = 場に同じ月の4枚
    .about = 誰にも取れなくなる同じ月の4枚が、場に配られたときの扱い。
hato-value-table_quad-redeal = 配り直し

hato-option-hand_quad = 手札に同じ月の4枚
    .about = 同じ月の4枚が手札に配られたときの扱い。
hato-value-hand_quad-nothing = そのまま続ける
hato-value-hand_quad-redeal = 配り直し

hato-option-card_values = 札の点
    .about = どの点数表で札を数えるか。サハリンの資料には、標準と異なる表が2つあります。
hato-value-card_values-standard = 標準、合わせて240点
hato-value-card_values-colored_paulownia = 桐のカス（黄）が10点、合わせて250点
hato-value-card_values-sakhalin_table = サハリンの表、合わせて260点

hato-option-dan = 短冊の役
    .about = どの短冊3枚が30点になるか。
hato-value-dan-hongdan = 紅短
hato-value-dan-cheongdan = 青短
hato-value-dan-chodan = 草短

hato-option-month_sets = 月の4枚
    .about = どの月の4枚が何点になるか。
hato-value-month_sets-core3 = 菖蒲・紅葉・柳が20点ずつ
hato-value-month_sets-all12 = どの月も20点

hato-option-five_brights = 五光
    .about = 光の5枚が何点になるか。0なら数えません。

hato-option-godori = コドリ
    .about = 「梅に鶯」「藤に不如帰」「芒に雁」の3枚が何点になるか。0なら数えません。

hato-option-bonus_mode = 役の点を払う人
    .about = 役の点を相手全員から引くか、作った人に加えるだけか。
hato-value-bonus_mode-from_each_opponent = 相手全員
hato-value-bonus_mode-added_only = 払わず、加えるだけ

hato-option-settlement = 精算
    .about = 局の得点から結果を出す方法。
hato-value-settlement-vs_par = 基準点との差
hato-value-settlement-difference = 相手それぞれとの差
hato-value-settlement-totals = 局の得点そのもの

hato-option-extra_draw = 追加の札
    .about = めくった札で取ったとき山札からもう1枚出すか、その札でも取るか。
hato-value-extra_draw-none = なし
hato-value-extra_draw-unmatched = 場に置くだけ
hato-value-extra_draw-matched = その札でも取る

hato-option-leftover = 場に残った札
    .about = 全員の手札が尽きたとき、場に残った札は誰のものか。
hato-value-leftover-nobody = 誰のものでもない

hato-option-dropout = 余る人
    .about = 打つ人数より多く着いたとき、誰が打つかの決め方。参加するか降りるかを聞くのは3人以上のときです。
hato-value-dropout-off = ほかの人は着かない
hato-value-dropout-first_cards = 最初の親決めで対局中ずっと決まる
hato-value-dropout-announce = 参加か降りるかを1人ずつ言う

hato-option-dropout_penalty = 降りるペナルティ
    .about = 降りた人が払う点数。ふつうは12点です。

hato-option-penalty_to = ペナルティを受け取る人
    .about = 降りた人のペナルティを、その局の勝者が受け取るか、打つ人が等分するか。
hato-value-penalty_to-round_winner = その局の勝者
hato-value-penalty_to-each_active_equal = 打つ全員で等分

hato-option-penalty_for_forced_out = 選べなかった人のペナルティ
    .about = 聞かれないまま余った人も、ペナルティを払うかどうか。

hato-option-folded_cards = 降りた人の手札
    .about = 打たない人の手札をどこに戻すか。山札の上に戻すと、元の持ち主には次にめくられる札が分かります。
hato-value-folded_cards-shuffled_into_stock = 山札に切り混ぜる
hato-value-folded_cards-top_of_stock = 山札の上に置く

hato-option-dealer_may_drop = 親も降りられる
    .about = 親にも聞くかどうか。聞かなければ、親はいつも打ちます。

## Lines of the settlement: yaku. `.native` is Korean, `.reading` how it is said.

hato-line-hongdan = 紅短
    .native = 홍단
    .reading = hongdan
    .about = 韓国語でホンダン。文字の入った赤い短冊の3枚、松・梅・桜。
hato-line-cheongdan = 青短
    .native = 청단
    .reading = cheongdan
    .about = 韓国語でチョンダン。青い短冊の3枚、牡丹・菊・紅葉。
hato-line-chodan = 草短
    .native = 초단
    .reading = chodan
    .about = 韓国語でチョダン。無地の赤い短冊の3枚、藤・菖蒲・萩。柳の短冊は入りません。
hato-line-choyak = 草薬
    .native = 초약
    .reading = choyak
    .about = 韓国語でチョヤク。菖蒲の4枚すべて。
hato-line-pungyak = 楓薬
    .native = 풍약
    .reading = pungyak
    .about = 韓国語でプンヤク。紅葉の4枚すべて。
hato-line-biyak = 雨薬
    .native = 비약
    .reading = biyak
    .about = 韓国語でピヤク。柳の4枚すべて。小野道風・燕・短冊・カス。
hato-line-ttongyak = 桐薬
    .native = 똥약
    .reading = ttongyak
    .about = 韓国語でトンヤク。桐の4枚すべて。
hato-line-month_01 = 松の4枚
    .native = 송학 네 장
    .reading = songhak ne jang
    .about = 松の4枚すべて。
hato-line-month_02 = 梅の4枚
    .native = 매조 네 장
    .reading = maejo ne jang
    .about = 梅の4枚すべて。
hato-line-month_03 = 桜の4枚
    .native = 벚꽃 네 장
    .reading = beotkkot ne jang
    .about = 桜の4枚すべて。
hato-line-month_04 = 藤の4枚
    .native = 흑싸리 네 장
    .reading = heukssari ne jang
    .about = 藤の4枚すべて。
hato-line-month_06 = 牡丹の4枚
    .native = 모란 네 장
    .reading = moran ne jang
    .about = 牡丹の4枚すべて。
hato-line-month_07 = 萩の4枚
    .native = 홍싸리 네 장
    .reading = hongssari ne jang
    .about = 萩の4枚すべて。
hato-line-month_08 = 芒の4枚
    .native = 공산 네 장
    .reading = gongsan ne jang
    .about = 芒の4枚すべて。
hato-line-month_09 = 菊の4枚
    .native = 국화 네 장
    .reading = gukhwa ne jang
    .about = 菊の4枚すべて。
hato-line-ogwang = 五光
    .native = 오광
    .reading = ogwang
    .about = 光の5枚すべて。鶴・幕・月・小野道風・鳳凰。
hato-line-godori = コドリ
    .native = 고도리
    .reading = godori
    .about = 「梅に鶯」「藤に不如帰」「芒に雁」。3枚で5羽の鳥になるので「五鳥」といいます。

## Lines of the settlement: from the cards to the result

hato-line-card_points = 札の点
    .about = 取り札の点の合計。
hato-line-others_yaku = 相手の役
    .about = 相手の役の分だけ、この得点から引きます。
hato-line-round_score = 局の得点
    .about = 札と役を合わせた点。
hato-line-par = 基準点
    .about = 全員の得点を合わせ、人数で割ったもの。
hato-line-each_opponent = 相手ごとに
    .about = 局の得点を、相手1人につき1回数えます。
hato-line-their_scores = 相手の得点
    .about = 相手全員の得点を引きます。

## Actions

hato-action-play = 出す
hato-action-take = 取る
hato-action-stay = 参加する
    .about = この局を打ちます。
hato-action-drop = 降りる
    .about = この局を休みます。

## What a player calls out

hato-call-stay = 参加！
hato-call-drop = 降ります！
hato-call-hongdan = 紅短！
hato-call-cheongdan = 青短！
hato-call-chodan = 草短！
hato-call-choyak = 草薬！
hato-call-pungyak = 楓薬！
hato-call-biyak = 雨薬！
hato-call-ttongyak = 桐薬！
hato-call-month_01 = 松の4枚！
hato-call-month_02 = 梅の4枚！
hato-call-month_03 = 桜の4枚！
hato-call-month_04 = 藤の4枚！
hato-call-month_06 = 牡丹の4枚！
hato-call-month_07 = 萩の4枚！
hato-call-month_08 = 芒の4枚！
hato-call-month_09 = 菊の4枚！
hato-call-ogwang = 五光！
hato-call-godori = コドリ！

## Payments within a round, in the middle of it or beside its result

hato-paid-dropout = 降りるペナルティ
hato-paid-pot = 場の積み立て

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

hato-end-highest = { $you ->
    [yes] 札がすべて尽き、あなたの点が最高でした。
   *[no] 札がすべて尽き、{ $winner }の点が最高でした。
}
hato-end-shared = 引き分け。最高点が並びました。

## Why the cards were dealt again

hato-shuffled-table_quad = 場に同じ月の4枚が出たので、配り直しました。
hato-shuffled-hand_quad = 手札に同じ月の4枚があったので、配り直しました。
