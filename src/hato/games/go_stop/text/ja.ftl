### Go-Stop, Godori and Matgo (rules GS)

go_stop-name = ゴーストップ
go_stop-about = 2人か3人で遊ぶ韓国の花札。決めた点に届いたら、ストップして受け取るか、ゴーでもっと上を狙うかを選びます。

## Presets

go_stop-preset-matgo = マッコ
    .about = 2人用の現代ルールです。7点からストップでき、運が良ければ相手からカスをもらえます。誰かの持ち金が尽きるまで続きます。
go_stop-preset-gostop = ゴーストップ
    .about = 3人用の現代ルールです。3点からストップでき、ゴーを宣言して負けた人は2人分を払います。
go_stop-preset-godori_1 = コドリ（第1列）
    .about = ロシア語の記事のゲームで、表の第1列を使います。コドリは3点、雨入り四光は3点。誰もストップしなければ点の高い人が勝ちます。
go_stop-preset-godori_2 = コドリ（第2列）
    .about = 同じゲームで、表の第2列を使います。コドリは5点、四光は4点か5点。タネが7枚以上なら、タネの点が2倍になります。
go_stop-preset-godori_3 = コドリ（第3列）
    .about = 同じゲームで、表の第3列を使います。点は第2列と同じで、タネの倍はありません。
go_stop-preset-godori_literal = コドリ（原文どおり）
    .about = 記事をそのまま適用します。同じ色の短冊3枚なら何でも役になり、八橋はサンピ（2枚分のカス）にもなります。光のない人とカスの少ない人は、負けると必ず多く払います。
go_stop-preset-matgo_hangame = マッコ（ハンゲーム）
    .about = 間接的に知られている範囲での、ハンゲームのマッコです。ジョーカーはどれもカスを奪い、小爆弾もカスを奪います。場に同じ月の4枚が出たら親の勝ちです。
go_stop-preset-matgo_pmang = マッコ（ピマン）
    .about = 間接的に知られている範囲での、ピマンのマッコです。手札の同じ月の4枚は7点の勝ち、小爆弾は2倍、最後の番でも束を取ればカスをもらえます。
go_stop-preset-matgo_netmarble = マッコ（ネットマーブル）
    .about = 間接的に知られている範囲での、2008年のネットマーブルのマッコです。最初の番のタダク・チョク・爆弾にも支払いがあり、ジョーカーはどれもカスを奪います。
go_stop-preset-gostop_hangame = ゴーストップ（ハンゲーム）
    .about = 間接的に知られている範囲での、ハンゲームの3人ゴーストップです。ジョーカーはどれもカスを奪い、場に同じ月の4枚が出たら親の勝ちです。

## Groups of options, by the rule that they belong to

go_stop-group-D-2 = 暦
go_stop-group-G-1 = 最初の親
go_stop-group-G-4 = 対局と持ち金
go_stop-group-G-5 = 降りる人
go_stop-group-G-8 = 次の親
go_stop-group-GS-1 = 人数と配札
go_stop-group-GS-2 = 場の確認
go_stop-group-GS-3 = 手札の確認
go_stop-group-GS-4 = 番の進め方
go_stop-group-GS-5 = 爆弾
go_stop-group-GS-6 = ジョーカー
go_stop-group-GS-7 = カスのやり取り
go_stop-group-GS-8 = 役の点
go_stop-group-GS-9 = ゴーとストップ
go_stop-group-GS-10 = ゴーの加点
go_stop-group-GS-11 = 負けた人のペナルティ
go_stop-group-GS-12 = 引き分けの局
go_stop-group-GS-13 = 現代の追加ルール
go_stop-group-GS-14 = 二役の札
go_stop-group-GS-15 = 4人から6人の卓

## Options. The value texts of an option follow it; yes and no are shared texts.

go_stop-option-length = 対局の長さ
    .about = 対局がいつ終わるか。決めた局数、決めた時間、誰かが決めた点数に届くまで、または誰かの持ち金が尽きるまでです。
# $n (Number): rounds
go_stop-value-length-rounds = { $n }局
# $points (Number): the total that ends the match
go_stop-value-length-target = { $points }点先取
# $minutes (Number): the round in progress at the agreed end is finished
go_stop-value-length-time = { $minutes }分
go_stop-value-length-bankroll = 誰かの持ち金が尽きるまで

go_stop-option-next_dealer = 次の親
    .about = 次の局で親になり、先に打つ人。
go_stop-value-next_dealer-winner = 勝った人
go_stop-value-next_dealer-alternate = 交代
go_stop-value-next_dealer-loser = 負けた人
go_stop-value-next_dealer-fixed = いつも同じ人

go_stop-option-draws_count = 引き分けも1局
    .about = 引き分けの局を打ち直さず、決めた局数に数えるかどうか。

go_stop-option-stake = 1点の金額
    .about = 1点がいくらになるか。合計は点で数えます。

go_stop-option-capital = 最初の持ち点
    .about = 全員が最初に持つ点数。誰かの持ち金が尽きるまでの対局だけで使います。

go_stop-option-dealer_draw = 最初の親
    .about = 最初の親の決め方。引いた札の月で決めるか、抽選です。どの月が親かは資料によって異なります。
go_stop-value-dealer_draw-earliest = 早い月
go_stop-value-dealer_draw-latest = 遅い月
go_stop-value-dealer_draw-night_day = 夜か昼か
go_stop-value-dealer_draw-random = 抽選

go_stop-option-draw_time = 夜か昼か
    .about = 最初の親を、夜として早い月で決めるか、昼として遅い月で決めるか。「夜か昼か」のルールのときだけ使います。
go_stop-value-draw_time-night = 夜
go_stop-value-draw_time-day = 昼

go_stop-option-month_order = 暦
    .about = 韓国のように桐を11月、柳を12月とするか、日本のように逆にするか。
go_stop-value-month_order-korean = 韓国式
go_stop-value-month_order-japanese = 日本式

go_stop-option-players = 1局の人数
    .about = 1局を戦う人数。それより多い人が卓に着けるのは、余る人のルールがあるときだけです。
go_stop-value-players-2 = 2人
go_stop-value-players-3 = 3人

go_stop-option-deal = 配札
    .about = 手札と場に配る枚数。
go_stop-value-deal-10-8 = 手札10枚、場札8枚
go_stop-value-deal-8-10 = 手札8枚、場札10枚
go_stop-value-deal-7-6 = 手札7枚、場札6枚

go_stop-option-jokers = ジョーカー
    .about = どのジョーカーを加えて切るか。多くは「カス2枚分」と「カス3枚分」の2枚を使います。
go_stop-value-jokers-X1 = カス1枚分
go_stop-value-jokers-X2 = カス2枚分
go_stop-value-jokers-X3 = カス3枚分
go_stop-value-jokers-XL = 光なし免除
go_stop-value-jokers-XD = 勝てば2倍
go_stop-value-jokers-XS = カス集め

go_stop-option-spare_rain = 予備の雨札
    .about = 「柳のカス」の代わりに予備の雨札を使うかどうか。数え方は同じで、絵だけが変わります。
go_stop-value-spare_rain-off = 使わない
go_stop-value-spare_rain-replaces_11j1 = 「柳のカス」の代わり

go_stop-option-stop_minimum = ストップに必要な点
    .about = 何点からストップやゴーを宣言できるか。
go_stop-value-stop_minimum-by_players = 2人なら7点、3人なら3点

go_stop-option-table_quad = 場に同じ月の4枚
    .about = 同じ月の4枚が場に配られたときの扱い。資料によって異なります。
go_stop-value-table_quad-draw_carry = 引き分け、次の局は2倍
go_stop-value-table_quad-redeal = 配り直し
go_stop-value-table_quad-dealer_takes = 親が取る
go_stop-value-table_quad-dealer_wins = 親の勝ち

go_stop-option-hand_quad = 手札に同じ月の4枚
    .about = 同じ月の4枚を配られた人（総統、チョントン）ができること。資料によって異なります。
go_stop-value-hand_quad-win_or_continue = 勝つか、隠して続ける
go_stop-value-hand_quad-win = すぐに勝ち
go_stop-value-hand_quad-win_or_shake = 勝つか、見せるか、続ける
go_stop-value-hand_quad-shake_only = 見せるか、続ける
go_stop-value-hand_quad-none = 何もなし

go_stop-option-hand_quad_points = 総統の点
    .about = 配られた同じ月の4枚で勝つとき、相手1人が払う点数。3人のときの値は確かめられていません。
go_stop-value-hand_quad_points-stop_minimum = ストップに必要な点と同じ

go_stop-option-both_quads = 何人も総統
    .about = 2人以上が同じ月の4枚で勝ちを宣言したときの扱い。最も古い資料には書かれていません。
go_stop-value-both_quads-draw_carry = 引き分け、次の局は2倍
go_stop-value-both_quads-draw = 引き分け
go_stop-value-both_quads-dealer_wins = 親、または親から近い人
go_stop-value-both_quads-higher_month = 遅い月の人

go_stop-option-shake = シェイク
    .about = 「シェイク」（フンドゥルギ）を認めるかどうか。手札にある同じ月の3枚か4枚を見せておき、勝てば2倍受け取ります。
go_stop-value-shake-on = あり
go_stop-value-shake-off = なし

go_stop-option-shake_timing = シェイクの時期
    .about = 札を見せるのが最初に打つ前の一度だけか、その月の札が場にない間の自分の番ならいつでもよいか。資料によって異なります。
go_stop-value-shake_timing-before_own_play = 自分の番
go_stop-value-shake_timing-start_of_round = 最初に打つ前

go_stop-option-shake_blocks_bomb = 見せた月は爆弾にできない
    .about = シェイクで見せた札を、爆弾として出せなくするかどうか。

go_stop-option-fixed_wins_carry = 定額の勝ちにも倍率
    .about = 前の局の引き分けによる倍率を、手札の同じ月の4枚など点の決まった勝ちにも掛けるかどうか。

go_stop-option-pick_timing = 取る札を選ぶとき
    .about = 手札に合う場札が2枚あるとき、山札をめくる前に選ぶか、あとに選ぶか。
go_stop-value-pick_timing-before_flip = 山札をめくる前
go_stop-value-pick_timing-after_flip = 山札をめくったあと

go_stop-option-ppeok_on_last_turn = 最後の番のポック
    .about = 最後の番でもポックになるかどうか。ならないときは3枚とも取ります。

go_stop-option-bomb_four = 4枚の爆弾
    .about = 手札にある同じ月の4枚を、まとめて爆弾として出せるかどうか。

go_stop-option-small_bomb = 小爆弾
    .about = 手札の2枚を、同じ月の場札2枚にまとめて出せるかどうか。出すとどうなるか。
go_stop-value-small_bomb-off = なし
go_stop-value-small_bomb-capture_only = 4枚を取るだけ
go_stop-value-small_bomb-junk = カスももらう
go_stop-value-small_bomb-junk_and_double = カスをもらい、2倍

go_stop-option-after_bomb = 爆弾のあとの番
    .about = 爆弾で減った手札の分を、山札をめくるだけの番で補うか、同じ番に山札を多くめくって補うか。
go_stop-value-after_bomb-credits = あとで、めくるだけの番
go_stop-value-after_bomb-draw_extra = すぐに山札を多くめくる

go_stop-option-joker_flip = 山札から出たジョーカー
    .about = ジョーカーをめくると番が終わるか、取る札に加えてもう1枚めくるか。資料には両方があります。
go_stop-value-joker_flip-attach_and_redraw = もう1枚めくる
go_stop-value-joker_flip-keep_no_redraw = 番が終わる

go_stop-option-joker_steals_junk = どのジョーカーもカスを奪う
    .about = どのジョーカーを取っても、相手全員からカスを1枚ずつもらうかどうか。

go_stop-option-own_stack_junk = 自分の束でもらうカス
    .about = 自分のポックでできた束を取ったとき、相手1人からもらうカスの数。
go_stop-value-own_stack_junk-1 = 1枚
go_stop-value-own_stack_junk-2 = 2枚

go_stop-option-jjok_junk = チョクでもらうカス
    .about = チョク（場に捨てた札を、直後にめくった札で取ること）で、相手1人からもらうカスの数。
go_stop-value-jjok_junk-0 = なし
go_stop-value-jjok_junk-1 = 1枚

go_stop-option-sweep_junk = 一掃でもらうカス
    .about = 一掃（サクスリ。場札をすべて取ること）で、相手1人からもらうカスの数。
go_stop-value-sweep_junk-0 = なし
go_stop-value-sweep_junk-1 = 1枚

go_stop-option-last_turn_junk = 最後の番のカス
    .about = 最後の番の出来事でもカスをもらうかどうか。爆弾とジョーカーではいつでももらいます。

go_stop-option-last_turn_pak = 最後の番の束
    .about = 最後の番ではほかにカスがもらえなくても、束を取ればカスを1枚もらうかどうか。

go_stop-option-president_trigger = 4枚ぞろいのカス
    .about = 同じ月の4枚を一度に取ったときだけカスをもらうか、少しずつ集めたときにももらうか。
go_stop-value-president_trigger-at_once = 一度に取った4枚
go_stop-value-president_trigger-accumulated = どう集めても

go_stop-option-junk_debt = カスの借り
    .about = 渡すカスのない相手が、カスを手に入れたらすぐ渡す借りを負うかどうか。

go_stop-option-junk_choice = 渡すカス
    .about = 最も安いカスを自動で渡すか、渡す人が選ぶか。
go_stop-value-junk_choice-lowest_auto = 最も安い札
go_stop-value-junk_choice-giver_chooses = 渡す人が選ぶ

go_stop-option-steal_unit = カスの数え方
    .about = 渡すカスが2枚のとき、札を2枚とするか、サンピ1枚で済む2枚分とするか。資料によって異なります。
go_stop-value-steal_unit-value = 何枚分かで数える
go_stop-value-steal_unit-cards = 札の数で数える

go_stop-option-cup_stealable = 盃を奪えるか
    .about = カスとして数えている「菊に盃」を、渡さなければならないことがあるかどうか。資料によって異なります。
go_stop-value-cup_stealable-not_alone = ほかにカスがあるとき
go_stop-value-cup_stealable-never = 奪えない

go_stop-option-table = 役の点
    .about = 光の役とコドリの点をどの表で数えるか。3列の表を載せた記事は、それぞれの列の出どころを示していません。
go_stop-value-table-modern = 現代
go_stop-value-table-column_1 = 第1列
go_stop-value-table-column_2 = 第2列
go_stop-value-table-column_3 = 第3列

go_stop-option-ribbon_sets = 短冊の組
    .about = どの短冊3枚が役になるか。記事には「同じ色の3枚」とだけあります。
go_stop-value-ribbon_sets-three = 紅短・青短・草短
go_stop-value-ribbon_sets-two = 紅短・青短
go_stop-value-ribbon_sets-any_color = 赤どれでも3枚、または青3枚

go_stop-option-boar_deer_butterfly = 猪鹿蝶
    .about = 猪・鹿・蝶をそろえたときの点数。数える所ではふつう5点、0なら数えません。

go_stop-option-seven_animals = タネ7枚
    .about = タネが7枚以上のとき、何が2倍になるか。資料によって異なります。
go_stop-value-seven_animals-double_final = 全体の点
go_stop-value-seven_animals-double_animal_points = タネの点
go_stop-value-seven_animals-none = 倍なし

go_stop-option-seven_includes_godori = タネ7枚でコドリも倍
    .about = タネ7枚でタネの点が2倍になるとき、コドリの点も2倍にするかどうか。

go_stop-option-cup_decision = 盃の使い方
    .about = 「菊に盃」をタネとするか、カス2枚とするかの決め方。
go_stop-value-cup_decision-best = 持ち主に最も有利
go_stop-value-cup_decision-ask_on_capture = 取ったときに持ち主が決める
go_stop-value-cup_decision-fixed_animal = いつもタネ
go_stop-value-cup_decision-both = 両方同時

go_stop-option-cup_saves_loser = 盃でペナルティを免れる
    .about = 負けた人の「菊に盃」をカスに数えればペナルティを免れるとき、最後にそう数えるかどうか。

go_stop-option-bridge_role = 八橋
    .about = 「菖蒲に八橋」をサンピ（2枚分のカス）にもできるかどうか。資料によって異なります。
go_stop-value-bridge_role-animal = タネ
go_stop-value-bridge_role-animal_or_double_junk = タネまたはサンピ
go_stop-value-bridge_role-replaces_cup = 八橋はできるが、盃はできない

go_stop-option-improve_test = 何が伸びればよいか
    .about = ゴーのあと、もう一度選ぶために何が良くなっている必要があるか。
go_stop-value-improve_test-points = ゴーのときより点が多い
go_stop-value-improve_test-any_yaku = 役が増えるか伸びる

go_stop-option-go_bonus = ゴーの加点
    .about = ゴーの回数が勝者の点をどう増やすか。資料によって異なります。
go_stop-value-go_bonus-modern = 毎回＋1、3回目から毎回×2も
go_stop-value-go_bonus-source = ＋1、2回目から×回数
go_stop-value-go_bonus-modern_mult_only = 3回目から毎回×2だけ

go_stop-option-gwangbak = 光なしのペナルティ
    .about = 光が1枚もなく負けた人が多く払うもの（クァンバク）。資料には両方があります。
go_stop-value-gwangbak-double = 2倍
go_stop-value-gwangbak-plus2 = 2点
go_stop-value-gwangbak-off = なし

go_stop-option-gwangbak_needs_winner_brights = 光の役に対してだけ
    .about = 光のない人が多く払うのを、勝者に光の役があるときだけにするかどうか。記事には条件がありません。

go_stop-option-plus2_stage = 2点を加えるとき
    .about = 光のない負けの2点を、どの段階で加えるか。
go_stop-value-plus2_stage-last = すべての倍のあと

go_stop-option-pibak = カス不足のペナルティ
    .about = カスが足りずに負けた人が2倍払う（ピバク）かどうか。
go_stop-value-pibak-double = 2倍
go_stop-value-pibak-off = なし

go_stop-option-pibak_limit = カス不足の基準
    .about = 負けた人のカスが、何枚分までなら足りないとするか。
go_stop-value-pibak_limit-by_players = 2人なら7枚分、3人なら5枚分

go_stop-option-pibak_needs_winner_junk = カスの役に対してだけ
    .about = カスの足りない人が2倍払うのを、勝者にカスの役があるときだけにするかどうか。記事には条件がありません。

go_stop-option-pibak_zero_exempt = カス0枚は免除
    .about = カスが1枚もなく負けた人を、カス不足のペナルティから除くかどうか。

go_stop-option-purse_limit = 借金なし
    .about = 残りの持ち金より多く払わなくてよいかどうか。誰かの持ち金が尽きるまでの対局だけで使います。

go_stop-option-exhaustion = 誰もストップしないとき
    .about = 誰もストップしないまま札がすべて打たれたときの扱い。資料によって異なります。
go_stop-value-exhaustion-draw_next_double = 引き分け、次の局は2倍
go_stop-value-exhaustion-draw = 引き分け
go_stop-value-exhaustion-highest_score = 最も点の高い人の勝ち

go_stop-option-carry_cap = 引き分けの倍率の上限
    .about = 引き分けの局が、次に勝敗のつく局を最大で何倍にするか。

go_stop-option-carry_stack = 続く引き分け
    .about = 引き分けが続くたびに倍率をさらに2倍にするかどうか。しないときは2倍のままです。

go_stop-option-gobak = ゴーの責任払い
    .about = ゴーを宣言して負けた人にペナルティ（ゴーバク）があるかどうか。2人なら2倍、3人なら負けた2人分を払います。

go_stop-option-gobak_who = 誰の責任か
    .about = 負けた2人ともゴーを宣言していたとき、どちらが2人分を払うか。資料によって異なります。
go_stop-value-gobak_who-last = 最後にゴーした人
go_stop-value-gobak_who-first = 最初にゴーした人

go_stop-option-gobak_own_share_doubled = 自分の分は2倍
    .about = 3人でゴーのために2人分を払う人が、自分の分も2倍払うかどうか。

go_stop-option-first_ppeok = 最初のポックの支払い
    .about = 最初の番のポックと、続けての2回目、3回目に、相手1人がすぐ払う点数。3人のときの値は資料によって異なります。
go_stop-value-first_ppeok-off = なし
go_stop-value-first_ppeok-7-14-21 = 7、14、21
go_stop-value-first_ppeok-3-6-9 = 3、6、9
go_stop-value-first_ppeok-3-6-12 = 3、6、12

go_stop-option-first_turn_rewards = 最初の番の支払い
    .about = 最初の番のどの出来事に、相手全員がすぐ払うか。
go_stop-value-first_turn_rewards-ppeok = ポック
go_stop-value-first_turn_rewards-ttadak = タダク
go_stop-value-first_turn_rewards-jjok = チョク
go_stop-value-first_turn_rewards-bomb = 爆弾

go_stop-option-three_ppeok_points = 三ポックの点
    .about = 1局で3回目のポックを出して勝つとき、相手1人が払う点数。
go_stop-value-three_ppeok_points-stop_minimum = ストップに必要な点と同じ
go_stop-value-three_ppeok_points-off = 勝ちにしない

go_stop-option-heodang = 空っぽの勝ち（ホダン）
    .about = 5回の番で1枚も取れなかった人を、その局の勝ちとするかどうか。一部の資料だけにあります。
go_stop-value-heodang-off = なし
go_stop-value-heodang-on = あり

go_stop-option-no_animal_penalty = タネなしのペナルティ
    .about = 勝者にタネの役があるとき、タネのない負けた人が2倍払うかどうか。
go_stop-value-no_animal_penalty-off = なし
go_stop-value-no_animal_penalty-on = 2倍

go_stop-option-score_cap = 支払いの上限
    .about = 局の終わりに1人が払う点数の上限。点の決まった勝ちと、局の途中の支払いには上限がありません。
go_stop-value-score_cap-none = 上限なし

go_stop-option-shodang = 引き分けの申し出（ショダン）
    .about = 引き分けを申し出られるかどうか。完全なルールを載せた資料がないので、まだ遊べません。
go_stop-value-shodang-off = なし

go_stop-option-reverse_go = 逆ゴー
    .about = ほかの人のゴーに対するゴーを、より高く数えるかどうか。完全なルールを載せた資料がないので、まだ遊べません。
go_stop-value-reverse_go-off = なし

go_stop-option-extra_seats = 余る人
    .about = 1局の人数より多い人が卓に着いたとき、誰が打つかの決め方。
go_stop-value-extra_seats-none = 余る人は着かない
go_stop-value-extra_seats-first_cards = 最初の親決めで対局中ずっと決まる
go_stop-value-extra_seats-dropout = 降りる人がペナルティを払う
go_stop-value-extra_seats-sell_brights = 最後に残った人が良い札を売る

go_stop-option-dropout_penalty = 降りるペナルティ
    .about = 降りた人が払う点数。ふつうは12点です。

go_stop-option-penalty_to = ペナルティを受け取る人
    .about = 降りた人のペナルティを、その局の勝者が受け取るか、打つ人が等分するか。記事には書かれていません。
go_stop-value-penalty_to-round_winner = その局の勝者
go_stop-value-penalty_to-each_active_equal = 打つ全員で等分

go_stop-option-penalty_for_forced_out = 選べなかった人のペナルティ
    .about = 聞かれないまま余った人も、ペナルティを払うかどうか。

go_stop-option-folded_cards = 降りた人の手札
    .about = 打たない人の手札をどこに戻すか。山札の上に戻すと、元の持ち主には次にめくられる札が分かります。
go_stop-value-folded_cards-shuffled_into_stock = 山札に切り混ぜる
go_stop-value-folded_cards-top_of_stock = 山札の上に置く

go_stop-option-sale_unit = 売る札の値段
    .about = 売る人の良い札1枚に、買う人がそれぞれ払う点数。

go_stop-option-sale_cards = 売れる札
    .about = 売る人のどの札に支払いがあるか。
go_stop-value-sale_cards-fw = 光、ジョーカー、サンピ
go_stop-value-sale_cards-brights_only = 光だけ

go_stop-option-sale_paid_by = 買う人
    .about = 売られた札に、親もほかの2人と同じように払うか、その2人だけが払うか。
go_stop-value-sale_paid_by-non_dealers = 親でない2人
go_stop-value-sale_paid_by-all_three = 3人とも

go_stop-option-no_double_drop = 続けて降りない
    .about = 前の局で自分から降りた人が、次の局に必ず参加するかどうか。札を売るルールのときだけ使います。

## Lines of the settlement: combinations. `.native` is Korean, `.reading` how it is said.

go_stop-line-five_brights = 五光
    .native = 오광
    .reading = ogwang
    .about = 光の5枚すべて。鶴・幕・月・小野道風・鳳凰。
go_stop-line-four_brights_dry = 四光
    .native = 사광
    .reading = sagwang
    .about = 小野道風を除く光の4枚。鶴・幕・月・鳳凰。
go_stop-line-four_brights_rain = 雨入り四光
    .native = 비사광
    .reading = bisagwang
    .about = 小野道風と、ほかの光の3枚。
go_stop-line-three_brights_dry = 三光
    .native = 삼광
    .reading = samgwang
    .about = 小野道風を除く光のうち3枚。
go_stop-line-three_brights_rain = 雨入り三光
    .native = 비삼광
    .reading = bisamgwang
    .about = 小野道風と、ほかの光の2枚。
go_stop-line-animals = タネ
    .native = 열끗
    .reading = yeolkkeut
    .about = タネを5枚。1枚増すごとに1点。
go_stop-line-godori = コドリ
    .native = 고도리
    .reading = godori
    .about = 「梅に鶯」「藤に不如帰」「芒に雁」。3枚で5羽の鳥になるので「五鳥」といいます。
go_stop-line-boar_deer_butterfly = 猪鹿蝶
    .native = 멧돼지·사슴·나비
    .reading = metdwaeji, saseum, nabi
    .about = 「萩に猪」「紅葉に鹿」「牡丹に蝶」。
go_stop-line-ribbons = 短冊
    .native = 띠
    .reading = tti
    .about = 短冊を5枚。1枚増すごとに1点。
go_stop-line-hongdan = 紅短
    .native = 홍단
    .reading = hongdan
    .about = 韓国語でホンダン。文字の入った赤い短冊の3枚、松・梅・桜。
go_stop-line-cheongdan = 青短
    .native = 청단
    .reading = cheongdan
    .about = 韓国語でチョンダン。青い短冊の3枚、牡丹・菊・紅葉。
go_stop-line-chodan = 草短
    .native = 초단
    .reading = chodan
    .about = 韓国語でチョダン。無地の赤い短冊の3枚、藤・菖蒲・萩。柳の短冊は入りません。
go_stop-line-junk = カス
    .native = 피
    .reading = pi
    .about = カス（ピ）を10枚分。1枚分増すごとに1点。サンピ（2枚分のカス）とジョーカーは、その枚数分に数えます。

## Lines of the settlement: wins of a fixed value

go_stop-line-president = 総統
    .about = 総統（チョントン）。配られた手札に同じ月の4枚があれば、その局の勝ちです。
go_stop-line-three_ppeok = 三ポック
    .about = 同じ人の3回目のポックで、その局の勝ちです。
go_stop-line-heodang = ホダン
    .about = 5回の番で1枚も取れなければ、その局の勝ちです。
go_stop-line-table_quad = 場に4枚
    .about = 場に同じ月の4枚が配られたので、親の勝ちです。

## Lines of the settlement: what raises the points of the winner

go_stop-line-go_points = ゴーの加点
    .about = 勝者のゴーの分だけ点を加えます。
go_stop-line-go_times = ゴーの倍率
    .about = 勝者のゴーの分だけ点を倍にします。
go_stop-line-shake = シェイク
    .about = 勝者が同じ月の3枚か4枚を見せていたので、点が2倍になります。
go_stop-line-bomb = 爆弾
    .about = 勝者が爆弾を出していたので、点が2倍になります。
go_stop-line-joker_double = ジョーカー「勝てば2倍」
    .about = 勝者がこのジョーカーを取っているので、点が2倍になります。
go_stop-line-seven_animals = タネ7枚
    .about = 勝者のタネが7枚以上なので、点が2倍になります。
go_stop-line-carry = 前の引き分け
    .about = 前の局が引き分けだったので、点が倍になります。

## Lines of the settlement: what one loser pays

go_stop-line-share = 勝者への支払い
    .about = ペナルティの前に、負けた人がそれぞれ払う点です。
go_stop-line-gwangbak = 光なし（クァンバク）
    .about = 負けた人に光が1枚もないので、2倍払います。
go_stop-line-gwangbak_plus = 光なし、2点増し
    .about = 負けた人に光が1枚もないので、2点多く払います。
go_stop-line-pibak = カス不足（ピバク）
    .about = 負けた人のカスが足りないので、2倍払います。
go_stop-line-no_animal = タネなし
    .about = 勝者のタネに対し、負けた人にタネが1枚もないので、2倍払います。
go_stop-line-gobak = ゴーの責任（ゴーバク）
    .about = 負けた人がゴーを宣言していたので、2倍払います。
go_stop-line-gobak_share = もう1人の分（ゴーバク）
    .about = 負けた人がゴーを宣言していたので、もう1人の負けた人の分も払います。
go_stop-line-gobak_relief = もう1人が払う
    .about = もう1人の負けた人がゴーを宣言していたので、この分はその人が払います。
go_stop-line-score_cap = 支払いの上限
    .about = 決めた上限より多く払うことはありません。
go_stop-line-purse = 持ち金切れ
    .about = 負けた人の持ち金が尽きたので、残りは払いません。

## Actions. $plant (String): the suit. $use (String): "animal", "junk", or "none" where both are meant.

go_stop-action-play = 出す
go_stop-action-take = 取る
go_stop-action-joker = ジョーカーを使う
    .about = ジョーカーを取り札に加え、代わりに1枚引きます。番は終わりません。
go_stop-action-bomb = 爆弾：{ $plant }
    .about = 手札にあるこの月の札をまとめて出します。
go_stop-action-shake = シェイク：{ $plant }
    .about = 手札にあるこの月の札を全員に見せます。勝てば点が2倍です。
go_stop-action-flip_only = めくるだけ
    .about = 手札を出さずに、山札を1枚めくります。
go_stop-action-go = ゴー
    .about = 続けて、もっと点を狙います。
go_stop-action-stop = ストップ
    .about = 局を終え、支払いを受けます。
go_stop-action-continue = 続ける
    .about = 何も宣言しません。手札は誰にも知られません。
go_stop-action-declare_quad_win = 総統
    .about = 手札の同じ月の4枚を宣言し、その局に勝ちます。
go_stop-action-use = { $use ->
    [animal] タネにする
    [junk] カスにする
   *[none] タネかカス
}
    .about = この札を何として数えるかを決めます。
go_stop-action-give = 渡す
    .about = このカスを渡します。
go_stop-action-stay = 参加する
    .about = この局を打ちます。
go_stop-action-drop = 降りる
    .about = この局を休みます。

## What a player calls out

# $count (Number): how many times the player has said go in this round
go_stop-call-go = { $count ->
    [2] ツーゴー！
    [3] スリーゴー！
    [4] フォーゴー！
    [5] ファイブゴー！
    [6] シックスゴー！
    [7] セブンゴー！
    [8] エイトゴー！
    [9] ナインゴー！
   *[other] ゴー！
}
go_stop-call-stop = ストップ！
go_stop-call-shake = シェイク！
go_stop-call-bomb = 爆弾！
go_stop-call-small_bomb = 小爆弾！
go_stop-call-ppeok = ポック！
go_stop-call-pak = 束取り！
go_stop-call-own_pak = 自分の束取り！
go_stop-call-ttadak = タダク！
go_stop-call-jjok = チョク！
go_stop-call-sweep = 一掃！
go_stop-call-sa_tta = 場に3枚！
go_stop-call-month_taken = 4枚ぞろい！
go_stop-call-president = 総統！
go_stop-call-three_ppeok = 三ポック！
go_stop-call-heodang = ホダン！
go_stop-call-table_quad = 場に4枚！
go_stop-call-as_animal = タネで！
go_stop-call-as_junk = カス2枚で！
go_stop-call-stay = 参加！
go_stop-call-drop = 降ります！
go_stop-call-sale = 札を売ります！
go_stop-call-five_brights = 五光！
go_stop-call-four_brights_dry = 四光！
go_stop-call-four_brights_rain = 雨入り四光！
go_stop-call-three_brights_dry = 三光！
go_stop-call-three_brights_rain = 雨入り三光！
go_stop-call-animals = タネ！
go_stop-call-godori = コドリ！
go_stop-call-boar_deer_butterfly = 猪鹿蝶！
go_stop-call-ribbons = 短冊！
go_stop-call-hongdan = 紅短！
go_stop-call-cheongdan = 青短！
go_stop-call-chodan = 草短！
go_stop-call-junk = カス！

## Payments within a round, in the middle of it or beside its result

go_stop-paid-dropout = 降りるペナルティ
go_stop-paid-sale = 札の売り買い
go_stop-paid-pot = 場の積み立て
go_stop-paid-first_ppeok = 最初の番のポック
go_stop-paid-first_ttadak = 最初の番のタダク
go_stop-paid-first_jjok = 最初の番のチョク
go_stop-paid-first_bomb = 最初の番の爆弾

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

go_stop-end-stop = { $you ->
    [yes] あなたがストップし、点を取りました。
   *[no] { $winner }がストップし、点を取りました。
}
go_stop-end-autostop = { $you ->
    [yes] もう続けられないので、あなたのストップです。
   *[no] もう続けられないので、{ $winner }のストップです。
}
go_stop-end-highest_score = { $you ->
    [yes] 誰もストップしないまま札が尽き、あなたの点が最高でした。
   *[no] 誰もストップしないまま札が尽き、{ $winner }の点が最高でした。
}
go_stop-end-president = { $you ->
    [yes] 総統！手札の同じ月の4枚で、あなたの勝ちです。
   *[no] 総統！手札の同じ月の4枚で、{ $winner }の勝ちです。
}
go_stop-end-three_ppeok = { $you ->
    [yes] 3回目のポックで、あなたの勝ちです。
   *[no] 3回目のポックで、{ $winner }の勝ちです。
}
go_stop-end-heodang = { $you ->
    [yes] 5回の番で1枚も取れず、あなたの勝ちです。
   *[no] 5回の番で1枚も取れず、{ $winner }の勝ちです。
}
go_stop-end-table_quad_win = { $you ->
    [yes] 場に同じ月の4枚が出て、親のあなたの勝ちです。
   *[no] 場に同じ月の4枚が出て、親の{ $winner }の勝ちです。
}
go_stop-end-exhausted = 引き分け。誰もストップしないまま札が尽きました。
go_stop-end-table_quad = 引き分け。場に同じ月の4枚が出ました。
go_stop-end-both_quads = 引き分け。何人もの手札に同じ月の4枚がありました。

## Why the cards were dealt again

go_stop-shuffled-table_quad = 場に同じ月の4枚が出たので、配り直しました。
