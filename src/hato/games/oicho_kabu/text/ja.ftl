### Oicho-Kabu (rules OK)

oicho_kabu-name = おいちょかぶ
oicho_kabu-about = 親との勝負です。2枚か3枚の合計の一の位が9に近い札に張ります。

## Presets

oicho_kabu-preset-standard = 場札4か所
    .about = 日本の胴元の遊びです。場の4か所に子が張り、親が受けます。
oicho_kabu-preset-simple = 一人一手
    .about = 2枚ずつ配り、望めばもう1枚。親と1点を賭けて勝負します。九一が最強です。

## Options. The value texts of an option follow it; yes and no are shared texts.

oicho_kabu-option-length = 対局の長さ
    .about = 対局がいつ終わるか。局数、時間、目標の点、または誰かの持ち金が尽きるまでです。
oicho_kabu-value-length-rounds = { $n }局
oicho_kabu-value-length-target = { $points }点先取
oicho_kabu-value-length-time = { $minutes }分
oicho_kabu-value-length-bankroll = 誰かの持ち金が尽きるまで
oicho_kabu-option-draws_count = 張りなしも1局
    .about = 誰も勝ち負けのない局を、決めた局数に数えるかどうか。
oicho_kabu-option-stake = 1点の金額
    .about = 1点がいくらになるか。記録は点で残ります。
oicho_kabu-option-capital = 最初の持ち点
    .about = 各自が最初に持つ点。持ち金が尽きるまでの対局だけで使います。
oicho_kabu-option-players = 人数
    .about = 親を含めて何人で遊ぶか。
oicho_kabu-option-hands = 手
    .about = 場の4か所に皆で張るか、めいめいが自分の手を持つか。
oicho_kabu-value-hands-four_table_hands = 場に4か所
oicho_kabu-value-hands-one_per_player = 一人一手
oicho_kabu-option-dealer_draw = 最初の親
    .about = 引いた札のうち、早い月が親か、9に近い札が親か。
oicho_kabu-value-dealer_draw-earliest = 早い月
oicho_kabu-value-dealer_draw-nearest_9 = 9に近い札
oicho_kabu-option-dealer_rotation = 次の親
    .about = 1局ごとに親が次の人へ移るか、同じ人のままか。
oicho_kabu-value-dealer_rotation-each_round = 1局ごとに交代
oicho_kabu-value-dealer_rotation-fixed = いつも同じ人
oicho_kabu-option-dealer_policy = 親の3枚目
    .about = 3枚目を親が決めるか、5以下なら自動で引くか。
oicho_kabu-value-dealer_policy-free = 親が決める
oicho_kabu-value-dealer_policy-threshold_5 = 5以下なら自動
oicho_kabu-option-dead_cards = 死に札
    .about = 勝負に使わない札を、はじめに1枚ずつ見るかどうか。
oicho_kabu-option-bank_limit = 親の受け高
    .about = 1局で張れる合計。制限なしなら1回100まで。
oicho_kabu-value-bank_limit-none = 制限なし
oicho_kabu-option-dealer_pick = 親の1枚目
    .about = 親の1枚目。いちばん上か、上・底・4枚目から選ぶか。
oicho_kabu-value-dealer_pick-top = いちばん上
oicho_kabu-value-dealer_pick-top_bottom_fourth = 上・底・4枚目から
oicho_kabu-option-pair_may_draw = 対子は引ける
    .about = 7以上でも対子なら3枚目を引いて嵐を狙えるかどうか。
oicho_kabu-value-pair_may_draw-none = 引けない
oicho_kabu-value-pair_may_draw-any_pair = どの対子も
oicho_kabu-value-pair_may_draw-pair_of_9 = 九の対子だけ
oicho_kabu-option-ties = 同点
    .about = 同じ目のときにどちらが勝つか。
oicho_kabu-value-ties-dealer_wins = 親の勝ち
oicho_kabu-value-ties-push = 引き分け
oicho_kabu-option-shippin_for = 四一（しっぴん）
    .about = 四の次に一が来た手は誰の役か。場の手なら張りの2倍を得ます。
oicho_kabu-value-shippin_for-dealer = 親
oicho_kabu-value-shippin_for-player_double = 場の手、2倍
oicho_kabu-value-shippin_for-both = 両方、親が勝つ
oicho_kabu-option-arashi_win = 嵐（あらし）
    .about = 同じ月3枚が張りの何倍を得るか。なしなら普通に数えます。
oicho_kabu-value-arashi_win-none = なし

## Hands: totals from nothing to nine, and the special ones. `.native` is the Japanese name.

oicho_kabu-line-buta = ぶた（0）
    .native = ぶた
oicho_kabu-line-pin = ピン（1）
    .native = ピン
oicho_kabu-line-nizo = ニゾウ（2）
    .native = ニゾウ
oicho_kabu-line-santa = サンタ（3）
    .native = サンタ
oicho_kabu-line-yotsuya = ヨツヤ（4）
    .native = ヨツヤ
oicho_kabu-line-goke = ゴケ（5）
    .native = ゴケ
oicho_kabu-line-roppo = ロッポウ（6）
    .native = ロッポウ
oicho_kabu-line-shichiken = シチケン（7）
    .native = シチケン
oicho_kabu-line-oicho = オイチョ（8）
    .native = オイチョ
oicho_kabu-line-kabu = カブ（9）
    .native = カブ
oicho_kabu-line-kuppin = 九一（くっぴん）
    .native = 九一
oicho_kabu-line-shippin = 四一（しっぴん）
    .native = 四一
oicho_kabu-line-arashi = 嵐（あらし）
    .native = 嵐
oicho_kabu-line-twice = 2倍の配当
oicho_kabu-line-thrice = 3倍の配当
oicho_kabu-line-pays = 親の支払い

## Actions. $amount (String): units

oicho_kabu-action-bet = { $amount }点張る
oicho_kabu-action-stand = 引かない
oicho_kabu-action-third = 3枚目を引く
oicho_kabu-action-pick = { $place ->
    [top] いちばん上
    [bottom] いちばん下
   *[fourth] 上から4枚目
}の札を取る

## Ends. $you (String): yes, no or none. $winner (String): who gains most

oicho_kabu-end-showdown = { $you ->
    [yes] あなたがいちばん勝ちました。
    [no] { $winner }がいちばん勝ちました。
   *[none] 勝負がつきました。
}
oicho_kabu-end-no_bets = 誰も張りませんでした。
