### 神経衰弱 (rules CON)

concentration-name = 神経衰弱
concentration-about = すべてのカードを裏向きに並べ、2枚ずつめくります。同じなら自分のもの、違えば元どおり。記憶力の勝負です。

## Presets

concentration-preset-source = 全部のカード
    .about = 54枚、27組を使います。同じ数字の2枚で1組。組ができたら続けてめくれます。

## Groups of options, by the rule that they belong to

concentration-group-CON-1 = カード
concentration-group-CON-2 = 手番
concentration-group-CON-3 = 組
concentration-group-CON-4 = 勝敗

## Options. The value texts of an option follow it; yes and no are shared texts.

concentration-option-jokers = ジョーカー
    .about = ジョーカーの枚数。54枚で遊ぶときだけ効き、0なら52枚になります。
concentration-option-match = 組になるカード
    .about = 数字が同じなら組とするか、数字も色も同じでなければならないか。
concentration-value-match-rank = 数字が同じ
concentration-value-match-rank_color = 数字も色も同じ
concentration-option-extra_turn = 組ができたら続ける
    .about = 組を取った人が、もう一度2枚めくるかどうか。
concentration-option-layout = 並べ方
    .about = きちんと並べるか、ばらばらに置くか。どちらでも置き場所は変わりません。
concentration-value-layout-grid = きちんと並べる
concentration-value-layout-scatter = ばらばらに置く
concentration-option-show_ms = 見せる時間
    .about = 違う2枚を開いたままにしておく時間。1000分の1秒で表します。
concentration-option-size = カードの枚数
    .about = 場に並べる枚数。少ないときは使う組をくじで決め、どれかは誰にも分かりません。
concentration-option-win_by = 数え方
    .about = どの組も1組と数えるか、ジョーカーの組を2組と数えるか。
concentration-value-win_by-pairs = どれも1組
concentration-value-win_by-joker_pair_2 = ジョーカーは2組

## Lines, calls, actions and ends. $you (String): yes, no or none. $winner (String): who has most pairs

concentration-line-pairs = 取った組
concentration-line-jokers = ジョーカーは2組分
concentration-call-pair = 組ができた！
concentration-call-miss = はずれ
concentration-action-pick = { $one }番のカードをめくる
concentration-end-most_pairs = { $you ->
    [yes] いちばん多く取りました。
   *[other] { $winner }がいちばん多く取りました。
}
concentration-end-shared = 最多の組数で並びました。
concentration-end-alone = すべての組を見つけました。

## The table. $row, $column (Number): where a card lies. $at (String): the same in words

concentration-table = 場のカード
concentration-at = { $row }段目の{ $column }番目
concentration-card-closed = { $at }、裏向き
concentration-card-open = { $at }：{ $card }
concentration-card-empty = { $at }、空き
concentration-hint-first = カードを1枚めくってください。
concentration-hint-second = もう1枚めくってください。
concentration-pairs = { $count }組
concentration-turns = { $count }手
concentration-place-closed = 裏向き
concentration-place-taken = 取った組
concentration-place-out = 使わないカード
concentration-log-dealt-out = くじで一部の組を外しました。どれかは誰にも分かりません。
# $who (String): you, other or none
concentration-turned = { $who ->
    [you] あなたがめくりました。
   *[other] { $name }がめくりました。
}{ $at }：{ $card }
concentration-ask = どのカード？ 段と番号（例：2 5）
concentration-ask-wrong = { $answer } はめくれません。段と番号を「2 5」のように入力してください。

## Levels: how well the computer remembers

concentration-level-random = 忘れっぽい
    .about = 数手のうちにほとんど忘れます。
concentration-level-novice = まずまずの記憶力
    .about = 最近のカードは覚えていますが、思い出せないこともあります。
concentration-level-greedy = 確かな記憶力
    .about = あまり忘れず、見た組をめったに逃しません。
concentration-level-sampler = 完全な記憶力
    .about = 一度見たカードを忘れず、新しいカードをなるべく見せません。
