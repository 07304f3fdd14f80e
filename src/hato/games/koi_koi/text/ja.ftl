### Koi-Koi (rules KK)

koi_koi-name = こいこい
koi_koi-about = 2人で戦う花札の定番です。役を作ったら、あがって点を取るか、{ -koikoi }でもっと上を狙うかを選びます。

## Presets

koi_koi-preset-nintendo = 任天堂
    .about = 現在の任天堂の役表です。7点以上なら2倍、相手が{ -koikoi }していればさらに2倍になります。
koi_koi-preset-russian = ロシア
    .about = ロシアで知られているルールです。点は任天堂と同じで、倍になるのは7点以上のときだけです。手役はありません。
koi_koi-preset-fuda_wiki = Fuda Wiki
    .about = Fuda Wikiの点です。五光は15点、三光は6点。倍になる条件は任天堂と同じです。
koi_koi-preset-board_game_arena = Board Game Arena
    .about = Board Game Arenaのルールです。50点ずつ持って6局戦い、勝った分だけ相手の点が減ります。役はすべて加算し、自分の{ -koikoi }のたびに倍率が上がります。
koi_koi-preset-additive = すべて加算
    .about = 任天堂の点を昔ながらの数え方で数えます。役はすべて加算し、光の役だけは最も高いもの一つを数えます。
koi_koi-preset-flash = Hanafuda Flash
    .about = Hanafuda Flashの役表です。花見酒も月見酒も倍もなく、月札が点になります。手札が尽きたら親に点が入ります。
koi_koi-preset-ukrainian = ウクライナ
    .about = ウクライナ語の文書のルールで、光の点を正しく直しています。50点を先に取れば勝ちです。役はすべて加算し、勝者の{ -koikoi }のたびに倍率が上がります。
koi_koi-preset-ukrainian_literal = ウクライナ（原文どおり）
    .about = ウクライナ語の文書をそのまま適用します。三光が8点なのに五光は4点です。手役は5点です。
koi_koi-preset-ukrainian_modern = ウクライナ（光は現代式）
    .about = ウクライナのルールで、光の点だけを現在の日本と同じ5・7・8・10点にします。
koi_koi-preset-koikoi_japan = KoiKoi-Japan
    .about = KoiKoi-Japanのゲームのルールです。30点ずつ持って8局戦い、勝った分だけ相手の点が減ります。花見酒と月見酒は安く、自分の{ -koikoi }はまず点を増やし、重なると倍になります。

## Options. The value texts of an option follow it; yes and no are shared texts.

koi_koi-option-length = 対局の長さ
    .about = 対局がいつ終わるか。決めた局数までか、誰かが決めた点数に届くまでです。
# $n (Number): rounds
koi_koi-value-length-rounds = { $n }局
# $points (Number): the total that ends the match
koi_koi-value-length-target = { $points }点先取
# $minutes (Number): the round in progress at the agreed end is finished
koi_koi-value-length-time = { $minutes }分
koi_koi-value-length-bankroll = 誰かの持ち金が尽きるまで

koi_koi-option-start_points = 持ち点
    .about = 最初に持つ点数。持ち点があれば、誰かの点がなくなったときにも対局が終わります。

koi_koi-option-next_dealer = 次の親
    .about = 次の局で親になり、先に打つ人。
koi_koi-value-next_dealer-winner = 勝った人
koi_koi-value-next_dealer-alternate = 交代
koi_koi-value-next_dealer-loser = 負けた人
koi_koi-value-next_dealer-fixed = いつも同じ人

koi_koi-option-draws_count = 引き分けも1局
    .about = 引き分けの局を打ち直さず、決めた局数に数えるかどうか。

koi_koi-option-dealer_draw = 最初の親
    .about = 最初の親の決め方。引いた札の月で決めるか、抽選です。
koi_koi-value-dealer_draw-earliest = 早い月
koi_koi-value-dealer_draw-latest = 遅い月
koi_koi-value-dealer_draw-night_day = 夜か昼か
koi_koi-value-dealer_draw-random = 抽選

koi_koi-option-draw_time = 夜か昼か
    .about = 最初の親を、夜として早い月で決めるか、昼として遅い月で決めるか。「夜か昼か」のルールのときだけ使います。
koi_koi-value-draw_time-night = 夜
koi_koi-value-draw_time-day = 昼

koi_koi-option-hand_size = 手札の枚数
    .about = 1人に配る札の枚数。

koi_koi-option-teyaku = 手役
    .about = 配られた手札に同じ月の4枚、または4組の2枚ぞろいがあれば、その場で勝ちになるかどうか。

koi_koi-option-teyaku_points = 手役の点
    .about = 手役の点数。倍にはなりません。

koi_koi-option-teyaku_both = 2人とも手役
    .about = 2人とも手役が付いたときの扱い。
koi_koi-value-teyaku_both-draw = 引き分け
koi_koi-value-teyaku_both-dealer_first = 親の勝ち
koi_koi-value-teyaku_both-redeal = 配り直し

koi_koi-option-hand_quad = 手札に同じ月の4枚
    .about = 手役がないルールで、同じ月の4枚が手札に配られたときの扱い。
koi_koi-value-hand_quad-play = そのまま続ける
koi_koi-value-hand_quad-redeal = 配り直し

koi_koi-option-table_quad = 場に同じ月の4枚
    .about = 誰にも取れなくなる同じ月の4枚が、場に配られたときの扱い。
koi_koi-value-table_quad-redeal = 配り直し
koi_koi-value-table_quad-void = 局は無効

koi_koi-option-table_four_pairs = 場に4組のくっつき
    .about = 場に配られた札が2枚ずつ4組になったときの扱い。
koi_koi-value-table_four_pairs-redeal = 配り直し
koi_koi-value-table_four_pairs-play = そのまま続ける

koi_koi-option-table_triple = 場に同じ月の3枚
    .about = 同じ月の3枚が場に配られたときの扱い。
koi_koi-value-table_triple-stack = 4枚目ですべて取る
koi_koi-value-table_triple-redeal = 配り直し

koi_koi-option-table = 役の点
    .about = どの役表の点数を使うか。
koi_koi-value-table-nintendo = 任天堂
koi_koi-value-table-russian = ロシア
koi_koi-value-table-fuda_wiki = Fuda Wiki
koi_koi-value-table-board_game_arena = Board Game Arena
koi_koi-value-table-additive = すべて加算
koi_koi-value-table-flash = Hanafuda Flash
koi_koi-value-table-ukrainian = ウクライナ
koi_koi-value-table-ukrainian_literal = ウクライナ（原文どおり）
koi_koi-value-table-ukrainian_modern = ウクライナ（光は現代式）
koi_koi-value-table-koikoi_japan = KoiKoi-Japan

koi_koi-option-improve_test = 何が伸びればよいか
    .about = あがるか続けるかを選ぶために、何が良くなっている必要があるか。
koi_koi-value-improve_test-any_yaku = 役が増えるか伸びる
koi_koi-value-improve_test-total_higher = 前に選んだときより合計が高い
koi_koi-value-improve_test-captures_raise_total = 取った札で合計が増えた

koi_koi-option-koikoi_limit = こいこいの回数
    .about = 1局のうちに、2人合わせて何回{ -koikoi }できるか。
koi_koi-value-koikoi_limit-none = 制限なし
koi_koi-value-koikoi_limit-one_per_round = 1局に1回

koi_koi-option-min_points_to_continue = こいこいに必要な点
    .about = { -koikoi }するのに、倍にする前で何点必要か。足りなければ局はすぐ終わります。
koi_koi-value-min_points_to_continue-none = 役があればよい

koi_koi-option-improve_by_growth = 役の伸びも数える
    .about = できている役に札が1枚増えたときにも、もう一度選べるかどうか。

koi_koi-option-decision_time = 選ぶとき
    .about = 番の終わりにだけ選ぶか、手札で取ったあとにも選ぶか。
koi_koi-value-decision_time-end_of_turn = 番の終わり
koi_koi-value-decision_time-after_each_capture = 取るたび

koi_koi-option-grouping = 役の重なり
    .about = 役をすべて加算するか、光・タネ・短冊のそれぞれで最も高い役だけを数えるか。
koi_koi-value-grouping-exclusive = 種類ごとに最高の役だけ
koi_koi-value-grouping-additive = すべて加算

koi_koi-option-cup_as_junk = 盃はカスも兼ねる
    .about = 「菊に盃」をタネとカス1枚の両方に数えるかどうか。

koi_koi-option-viewings = 花見酒と月見酒
    .about = 「花見で一杯」と「月見で一杯」を役にするかどうか。
koi_koi-value-viewings-on = あり
koi_koi-value-viewings-off = なし
koi_koi-value-viewings-only_with_other_yaku = ほかの役があるときだけ

koi_koi-option-viewing_value = 花見酒・月見酒の点
    .about = 「花見で一杯」と「月見で一杯」の、それぞれの点数。

koi_koi-option-viewing_value_after_call = こいこい後の花見酒・月見酒
    .about = その局で{ -koikoi }した人の「花見で一杯」と「月見で一杯」の、それぞれの点数。
koi_koi-value-viewing_value_after_call-none = 変わらない

koi_koi-option-viewing_with_brights = 光の役との重なり
    .about = 光の役がある人にも「花見で一杯」と「月見で一杯」の点を付けるかどうか。

koi_koi-option-viewing_cancel = 雨流れ・霧流れ
    .about = 柳や桐のどの札が「花見で一杯」と「月見で一杯」を流すか。
koi_koi-value-viewing_cancel-none = 流れなし
koi_koi-value-viewing_cancel-rain_man_both = 小野道風を取ると両方流れる
koi_koi-value-viewing_cancel-captured_split = 小野道風を取ると花見、桐を取ると月見が流れる
koi_koi-value-viewing_cancel-field_split = 場に柳があれば花見、桐があれば月見が流れる

koi_koi-option-scheme = 倍の数え方
    .about = { -koikoi }と高い点が、勝者の点をどう増やすか。
koi_koi-value-scheme-doublings = 条件ごとに2倍
koi_koi-value-scheme-own_calls_plus_one = ×（自分のこいこい＋1）
koi_koi-value-scheme-calls_plus_one = ×（2人のこいこい＋1）
koi_koi-value-scheme-bga_soft = ×（自分のこいこい＋1）、相手も{ -koikoi }なら2倍
koi_koi-value-scheme-ladder = 自分のこいこいは加点、4回目から倍

koi_koi-option-double_at_7 = 7点以上は2倍
    .about = 役だけで7点以上になったら点を2倍にするかどうか。「条件ごとに2倍」のときだけ使います。

koi_koi-option-double_after_opponent_call = こいこい返しは2倍
    .about = その局で相手が{ -koikoi }していたら、勝者の点を2倍にするかどうか。「条件ごとに2倍」のときだけ使います。

koi_koi-option-double_after_own_call = 自分のこいこいで2倍
    .about = その局で勝者自身が{ -koikoi }していたら、点を2倍にするかどうか。「条件ごとに2倍」のときだけ使います。

koi_koi-option-field_brights = 場の光で倍
    .about = 場に配られた光の枚数に1を足した数を、点に掛けるかどうか。

koi_koi-option-exhaustion = 誰もあがらないとき
    .about = 誰もあがらないまま2人の手札が尽きたとき、点が入る人。
koi_koi-value-exhaustion-no_points = なし
koi_koi-value-exhaustion-oya_ken = 親（親権）
koi_koi-value-exhaustion-last_improver = 最後にこいこいした人
koi_koi-value-exhaustion-higher_total = 合計の高い人

koi_koi-option-oya_ken_points = 親権の点
    .about = 誰もあがらないとき親に入る点数。親に点が入るルールのときだけ使います。

koi_koi-option-zero_sum = 負けた人が払う
    .about = 勝った人の点が増えた分だけ、負けた人の点を減らすかどうか。

koi_koi-option-dropout = 3人以上の席
    .about = ほかの人も席に着いて観戦できるかどうか。親決めの先の2人が、対局の終わりまで打ちます。
koi_koi-value-dropout-off = 2人だけ
koi_koi-value-dropout-first_cards = 親決めで打つ2人を決める

koi_koi-option-tsukifuda = 月札
    .about = その局の月の札を4枚そろえたときの点数。
koi_koi-value-tsukifuda-off = なし

## Lines of the settlement: yaku. `.native` is Japanese, `.reading` how it is said.

koi_koi-line-goko = 五光
    .native = 五光
    .reading = gokō
    .about = 光の5枚すべて。鶴・幕・月・小野道風・鳳凰。
koi_koi-line-shiko = 四光
    .native = 四光
    .reading = shikō
    .about = 小野道風を除く光の4枚。鶴・幕・月・鳳凰。
koi_koi-line-ame_shiko = 雨四光
    .native = 雨四光
    .reading = ame-shikō
    .about = 小野道風と、ほかの光の3枚。
koi_koi-line-sanko = 三光
    .native = 三光
    .reading = sankō
    .about = 小野道風を除く光のうち3枚。
koi_koi-line-hanami = 花見で一杯
    .native = 花見で一杯
    .reading = hanami
    .about = 「桜に幕」と「菊に盃」。
koi_koi-line-tsukimi = 月見で一杯
    .native = 月見で一杯
    .reading = tsukimi
    .about = 「芒に月」と「菊に盃」。
koi_koi-line-hanami_tsukimi = 花見月見
    .native = 花見月見
    .reading = hanami tsukimi
    .about = 「桜に幕」「芒に月」「菊に盃」。2つの役に加えて数えます。
koi_koi-line-inoshikacho = 猪鹿蝶
    .native = 猪鹿蝶
    .reading = inoshikachō
    .about = 「萩に猪」「紅葉に鹿」「牡丹に蝶」。
koi_koi-line-akatan = 赤短
    .native = 赤短
    .reading = akatan
    .about = 文字の入った赤い短冊の3枚。松・梅・桜。
koi_koi-line-aotan = 青短
    .native = 青短
    .reading = aotan
    .about = 青い短冊の3枚。牡丹・菊・紅葉。
koi_koi-line-akatan_aotan = 赤短青短
    .native = 赤短青短
    .reading = akatan aotan
    .about = 赤短と青短の6枚を、一つの役として数えます。
koi_koi-line-double_triad = 赤短・青短の重複
    .native = 赤短・青短の重複
    .reading = akatan aotan no chōfuku
    .about = 赤短と青短の6枚。2つの役に加えて数えます。
koi_koi-line-tane = タネ
    .native = タネ
    .reading = tane
    .about = タネを5枚。1枚増すごとに1点。
koi_koi-line-tan = タン
    .native = タン
    .reading = tan
    .about = 短冊を5枚。1枚増すごとに1点。
koi_koi-line-kasu = カス
    .native = カス
    .reading = kasu
    .about = カスを10枚。1枚増すごとに1点。
koi_koi-line-tsukifuda = 月札
    .native = 月札
    .reading = tsukifuda
    .about = その局の月の札を4枚すべて。
koi_koi-line-teshi = 手四
    .native = 手四
    .reading = teshi
    .about = 配られた手札に、同じ月の札が4枚。
koi_koi-line-kuttsuki = くっつき
    .native = くっつき
    .reading = kuttsuki
    .about = 配られた手札に、同じ月のちょうど2枚の組が4組以上。

## Lines of the settlement: multipliers, bonuses and rounds that nobody stopped

koi_koi-line-at_7 = 7点以上
    .about = 役だけで7点以上になったので、点が2倍になります。
koi_koi-line-opponent_call = こいこい返し
    .about = 相手が{ -koikoi }していたので、点が2倍になります。
koi_koi-line-own_call = 自分のこいこい
    .about = 勝者が{ -koikoi }していたので、点が2倍になります。
koi_koi-line-own_calls = 自分のこいこいの回数
    .about = 勝者自身の{ -koikoi }の回数に1を足した数を、点に掛けます。
koi_koi-line-all_calls = 2人のこいこいの回数
    .about = 2人の{ -koikoi }の回数に1を足した数を、点に掛けます。
koi_koi-line-call_bonus = こいこいの加点
    .about = 勝者自身の{ -koikoi }1回につき1点を加えます。
koi_koi-line-call_ladder = 重なるこいこい
    .about = 自分の{ -koikoi }が4回目からは、その回数から2を引いた数を点に掛けます。
koi_koi-line-field_brights = 場の光
    .about = 場に配られた光の枚数に1を足した数を、点に掛けます。
koi_koi-line-oya_ken = 親権
    .about = 誰もあがらないまま手札が尽きたので、親に点が入ります。
koi_koi-line-last_improver = 最後のこいこい
    .about = 誰もあがらないまま手札が尽きたので、最後に{ -koikoi }した人に、倍にしない点が入ります。
koi_koi-line-higher_total = 合計の高い方
    .about = 誰もあがらないまま手札が尽きたので、合計の高い人に、倍にしない点が入ります。

## Actions

koi_koi-action-play = 出す
koi_koi-action-take = 取る
koi_koi-action-koikoi = こいこい
    .about = 続けて、もっと点を狙います。
koi_koi-action-stop = あがり
    .about = 局を終え、点を取ります。

## What a player calls out

koi_koi-call-koikoi = こいこい！
koi_koi-call-stop = あがり！
koi_koi-call-goko = 五光！
koi_koi-call-shiko = 四光！
koi_koi-call-ame_shiko = 雨四光！
koi_koi-call-sanko = 三光！
koi_koi-call-hanami = 花見で一杯！
koi_koi-call-tsukimi = 月見で一杯！
koi_koi-call-hanami_tsukimi = 花見月見！
koi_koi-call-inoshikacho = 猪鹿蝶！
koi_koi-call-akatan = 赤短！
koi_koi-call-aotan = 青短！
koi_koi-call-akatan_aotan = 赤短青短！
koi_koi-call-double_triad = 赤短・青短の重複！
koi_koi-call-tane = タネ！
koi_koi-call-tan = タン！
koi_koi-call-kasu = カス！
koi_koi-call-tsukifuda = 月札！
koi_koi-call-teshi = 手四！
koi_koi-call-kuttsuki = くっつき！

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is, "none" (exhausted only) nobody scores.

koi_koi-end-stop = { $you ->
    [yes] あなたがあがり、点を取りました。
   *[no] { $winner }があがり、点を取りました。
}
koi_koi-end-autostop = { $you ->
    [yes] もう続けられないので、あなたのあがりです。
   *[no] もう続けられないので、{ $winner }のあがりです。
}
koi_koi-end-exhausted = { $you ->
    [yes] 誰もあがらないまま手札が尽き、あなたに点が入りました。
    [no] 誰もあがらないまま手札が尽き、{ $winner }に点が入りました。
   *[none] 誰もあがらないまま手札が尽きました。点はありません。
}
koi_koi-end-teyaku = { $you ->
    [yes] あなたの手役で勝ちです。
   *[no] { $winner }の手役で勝ちです。
}
koi_koi-end-draw = 引き分け。誰にも点は入りません。
koi_koi-end-void = 場に同じ月の4枚が出たので、この局は無効です。

## Why the cards were dealt again

koi_koi-shuffled-table_quad = 場に同じ月の4枚が出たので、配り直しました。
koi_koi-shuffled-table_four_pairs = 場が4組のくっつきになったので、配り直しました。
koi_koi-shuffled-table_triple = 場に同じ月の3枚が出たので、配り直しました。
koi_koi-shuffled-hand_quad = 手札に同じ月の4枚があったので、配り直しました。
koi_koi-shuffled-teyaku_both = 2人とも手役が付いたので、配り直しました。
