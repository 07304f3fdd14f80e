### The table of a banking game: hands on which everybody bets against the dealer.
### $hand (Number): a table hand, from 1. $name (String): a player, in the nominative. $who (String): you or other.

## The screen

bank-hand = { $hand }番
bank-dealers = { $who ->
    [you] あなたの手（親）
   *[other] 親の手：{ $name }
}
bank-hand-of = { $who ->
    [you] あなたの手
   *[other] { $name }の手
}
bank-dead = あなたの死に札
bank-total = { $total }の目
bank-no-bets = 張りなし
# $amount (String): units
bank-chip = { $name } { $amount }
# how a hand did against the dealer. $times (Number): how many times the bet is paid
bank-wins = { $times ->
    [1] 勝ち
   *[other] 勝ち×{ $times }
}
bank-loses = 負け
bank-push = 引き分け
bank-took = 3枚目あり
bank-stood = 3枚目なし

## Bets

bank-your-bets = 張る点
# $room (String): units that may still be bet
bank-room = 親はあと{ $room }点まで受けます。
bank-room-each = 1か所{ $room }点まで。
bank-amount = { $hand }番に張る点
bank-less = { $hand }番を減らす
bank-more = { $hand }番を増やす
bank-chip-size = こま
bank-clear = 消す
# $sum (Number): units on all hands together
bank-place = { $sum ->
    [0] 張らない
   *[other] { $sum }点張る
}

## Questions of the phases, on the screen and in the terminal

ask-bet = { $hand }番に何点張りますか。
ask-pick = 1枚目をどこから取りますか。
ask-third = { $hand }番の3枚目を引きますか。
ask-bank = あなたが親です。3枚目を引きますか。
ask-ask = もう1枚引きますか。
bank-must = この目では必ず引きます。
bank-cannot = この目では引けません。

## Keys

bank-key-tab = 次の張りやボタンへ移動
bank-key-arrows = 張る点を1ずつ変える
bank-key-enter = ボタンを押す、アニメーションを飛ばす
bank-key-escape = アニメーションを飛ばす、ウィンドウを閉じる

## Move log. $amount (String): units

log-bet = { $who ->
    [you] あなたは{ $hand }番に{ $amount }点張りました。
   *[other] { $name }は{ $hand }番に{ $amount }点張りました。
}
log-third = { $who ->
    [you] あなたは3枚目を引きます。
   *[other] { $name }は3枚目を引きます。
}
log-stand = { $who ->
    [you] あなたは引きません。
   *[other] { $name }は引きません。
}
# $line (String): what the hand is called. $points (String): with sign
log-account = { $name }、{ $line }：{ $points }。

## The terminal
tui-amount = { $low }から{ $high }までの数を入力してください。
tui-wrong-amount = { $answer }は張れません。{ $low }から{ $high }までです。
tui-zone-open = 開いた札
tui-zone-open1 = 1番（表）
tui-zone-open2 = 2番（表）
tui-zone-open3 = 3番（表）
tui-zone-open4 = 4番（表）
tui-zone-down = 伏せ札
tui-zone-down1 = 1番（伏せ）
tui-zone-down2 = 2番（伏せ）
tui-zone-down3 = 3番（伏せ）
tui-zone-down4 = 4番（伏せ）
tui-zone-dead = 死に札
# $bets (String): “You 10, Fox 5”. $sum (String): all bets together
tui-bets = { $hand }番への張り：{ $bets }

## How to play

howto-bank = 数え方
howto-bank-text = 1月から10月までの40枚を使います。札はその月の数、手は合計の一の位です。8と9なら17で7。9がいちばん強くカブ、0はブタです。
howto-bank-round = 1局の流れ
howto-bank-round-text = 4か所に表向きの札を1枚ずつ置き、親以外が張ります。次の1枚は、そこに張った人だけが見ます。3以下なら必ず3枚目を引き、7以上なら引けません。その間は先に張った人が決めます。親は最後です。
howto-bank-end = 勝負
howto-bank-end-text = 目が大きいほうが勝ち、同じなら親の勝ちです。同じ月3枚は嵐で、張りの2倍を得ます。ただし親の1枚目が四か九で2枚目が一なら、親がすべてに勝ちます。
