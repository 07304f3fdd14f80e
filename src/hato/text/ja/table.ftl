### The table: what is seen, said and asked while a round is played.

## The screen

# $game (String). $round (Number)
table-title = { $game } 第{ $round }局
# $round (Number). $n (Number): rounds of the match
round-of = 全{ $n }局の第{ $round }局
# the same on a narrow screen
round-short = { $round }/{ $n }局
# $round (Number). $points (Number): the total that ends the match
round-target = 第{ $round }局、{ $points }点先取
round-number = 第{ $round }局
leave = 席を立つ
side = 役と進行
your-hand = あなたの手札
# $owner (String): name of the player. $you (String): "yes" if the reader is the player
captured-of =
    { $you ->
        [yes] あなたの取り札
       *[other] { $owner }の取り札
    }
# $owner (String). $count (Number)
hand-of = { $owner }：手札{ $count }枚
# $count (Number)
field-count = 場札、{ $count }枚
stock-count = 山札、{ $count }枚
# $owner (String). $kind (String): plural. $count (Number)
pile = { $owner }：{ $kind }、{ $count }枚

## Seats

your-turn = あなたの番
thinking = 考え中…
waits = 待機中
dealer = 親
dealer-sign = 親
# $count (Number): koi-koi calls of this round
calls-count = こいこい{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
points-total = 対局の点数

## Tables of more than two, and what a player has done in the round

# $name (String): of several players with the same name. $n (Number): which of them
seat-numbered = { $name }{ $n }
bench = 休み：
bench-open = ほかのプレイヤー
sits-out-you = この局は休みです。勝負を見守りましょう。
said-stay = 参加
said-drop = 降り
# $count (Number)
goes-count = ゴー{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
shakes-count = シェイク{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
bombs-count = 爆弾{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
ppeoks-count = ポック{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
# turns in which only the stock card may be turned
credits-count = めくるだけ{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
money = 持ち金
dealer-sign-korean = 선
yaku-sign-korean = 약
# $round (Number). $minutes (Number): how long the match is
round-time = 第{ $round }局、{ $minutes }分勝負
# on the table: this round counts a multiple
carry-about = この局の倍率
# $points (Number): goes to the winner of a round
pot = 場の積み立て：{ $points }

## Piles

# $owner (String). $kind (String): plural. $count (Number): cards. $worth (Number): what they count as
pile-worth = { $owner }：{ $kind }{ $count }枚、{ $worth }枚分
# $worth (Number): what junk cards count as
worth = { $worth }枚分
# $by (String): "you", "other" or "deal". $name (String): who made the pile
stack-tag = { $by ->
        [you] あなた
        [deal] 配札
       *[other] { $name }
    }
# $count (Number): cards of the month. $plant (String): the month's plant. $jokers (Number), $buried (String): jokers in it
stack = { $plant }の束、{ $count ->
        [3] 3枚
       *[other] 4枚
    }、{ $by ->
        [you] あなたのポック
        [deal] 配られたときから
       *[other] { $name }のポック
    }{ $jokers ->
        [0] { "" }
       *[other] 、{ $buried }入り
    }
stock-turn = 山札をめくる

## Yaku sheet

sheet = 役
yaku-sign = 役
sheet-whose = 誰の札
sheet-total = 現在の点数
# $points (Number)
sheet-open = 役、{ $points }点
sheet-made = 完成、{ $points }点
# $have, $need (Number): cards
sheet-progress = { $need }枚中{ $have }枚
sheet-lost = もう作れません

## Hints and the decision

hint-play = あなたの番です。出す札を選んでください。
hint-again = もう一度押すと、その札を出します。
hint-choose = 合う札が2枚あります。取る札を選んでください。
hint-pick = めくった札に合う札が2枚あります。1枚選んでください。
# $name (String): the player whose turn it is
hint-wait = { $name }が考えています…
hint-pick-hand = 出した札に合う札が2枚あります。取る札を選んでください。
hint-turn = 山札をめくってください。
hint-sealed = ほかのプレイヤーが手札を確かめています…
offers = ほかにできること
# questions of the phases of a round
ask-announce = この局に参加しますか？
ask-hand_check = 宣言しますか？
ask-hand_check-none = 宣言できる手札ではありません。
ask-use = この札を何として数えますか？
# $name (String): who gets the card
ask-give = { $name }に渡すカスを選んでください。
decide = 決断のとき
# $points (Number): yaku without multipliers
prompt-points = { $points }点
prompt-on = 続ける
# $points (Number): what a stop pays
prompt-take = { $points }点獲得
# the same from each loser
prompt-take-each = 全員から{ $points }点ずつ
# $name (String): who pays
prompt-take-from = { $name }から{ $points }点

## Move log. $who (String): "you", "other" or "none". $name (String). $card (String). $taken (String): a list.

log = 進行
# $card (String)
quoted = 「{ $card }」
log-deal = 第{ $round }局。札が配られました。
log-play = { $who ->
        [you] あなたは「{ $card }」を場に捨てました。
       *[other] { $name }は「{ $card }」を場に捨てました。
    }
log-play-take = { $who ->
        [you] あなたは「{ $card }」を出し、{ $taken }を取りました。
       *[other] { $name }は「{ $card }」を出し、{ $taken }を取りました。
    }
log-draw = { $who ->
        [you] あなたは「{ $card }」をめくりました。
       *[other] { $name }は「{ $card }」をめくりました。
    }
log-draw-take = { $who ->
        [you] あなたは「{ $card }」をめくり、{ $taken }を取りました。
       *[other] { $name }は「{ $card }」をめくり、{ $taken }を取りました。
    }
log-pick = { $who ->
        [you] あなたは「{ $card }」で{ $taken }を取りました。
       *[other] { $name }は「{ $card }」で{ $taken }を取りました。
    }
# $call (String): what is called out
log-call = { $name }「{ $call }」

## Result

# $round (Number)
round-finished = 第{ $round }局
match-finished = 対局終了
# $winner (String): a name or a list of names. $you (String): "yes", "no" or "shared"
match-over = { $you ->
        [yes] あなたの勝ちです！
        [shared] 引き分け優勝：{ $winner }
       *[no] { $winner }の勝ちです。
    }
last-round = 最終局
settlement = 精算
settlement-what = 内訳
points = 点数
total = 合計
round = 局
score-sheet = 得点表
next-round = 次の局へ
show-table = 場を見る
show-result = 結果に戻る
fair = 札は公正に切られた？
fair-about = 1つ目のコードは、最初の札を配る前に決まっていました。これは2つ目のコードのSHA-256値で、この対局の札はすべて2つ目のコードから切られています。
record = 対局の記録を保存
