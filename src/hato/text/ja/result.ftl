### What a round came to: sentences of the move log, and the settlement.
### $who (String): "you", "other" or "none". $name (String): the player, in the nominative.

## Move log. $card (String): one card. $cards, $taken (String): a list of quoted cards.

log-table = 場札が配られました。
log-lay = { $who ->
        [you] あなたは{ $cards }をまとめて場に出しました。
       *[other] { $name }は{ $cards }をまとめて場に出しました。
    }
log-lay-take = { $who ->
        [you] あなたは{ $cards }をまとめて出し、{ $taken }を取りました。
       *[other] { $name }は{ $cards }をまとめて出し、{ $taken }を取りました。
    }
log-draw-keep = { $who ->
        [you] あなたは「{ $card }」をめくり、そのまま取りました。
       *[other] { $name }は「{ $card }」をめくり、そのまま取りました。
    }
log-take = { $who ->
        [you] あなたは{ $taken }を取りました。
       *[other] { $name }は{ $taken }を取りました。
    }
log-joker = { $who ->
        [you] あなたは「{ $card }」を使いました。
       *[other] { $name }は「{ $card }」を使いました。
    }
log-get = { $who ->
        [you] あなたは「{ $card }」を手札に加えました。
       *[other] { $name }は「{ $card }」を手札に加えました。
    }
log-get-hidden = { $who ->
        [you] あなたは山札から1枚引きました。
       *[other] { $name }は山札から1枚引きました。
    }
log-show = { $who ->
        [you] あなたは{ $cards }を見せました。
        [other] { $name }は{ $cards }を見せました。
       *[none] 公開された札：{ $cards }。
    }
# the hand of a player who does not play this round goes back into the stock
log-fold = { $who ->
        [you] あなたの手札は山札に戻りました。
       *[other] { $name }の手札は山札に戻りました。
    }
# $to (String): "you" or "other", who gets the card. $receiver (String): the name
log-give = { $who ->
        [you] あなたは{ $receiver }に「{ $card }」を渡しました。
       *[other] { $to ->
            [you] { $name }はあなたに「{ $card }」を渡しました。
           *[other] { $name }は{ $receiver }に「{ $card }」を渡しました。
        }
    }
# $call (String): what is called out
log-call-cards = { $name }「{ $call }」{ $cards }
# $points (String): a number with its sign
log-change = { $name } { $points }
# $what (String): why something is paid. $change (String): "You +14 and Fox −14"
log-paid = { $what }：{ $change }。
log-changes = 点数：{ $change }。

## The settlement, line by line. $line (String): name of a line. $points (String): with sign. $total (String)

log-line-first = { $line }：{ $points }。
log-line-plus = { $line }：{ $points }、計{ $total }。
# $factor (Number)
log-line-times = { $factor ->
        [2] { $line }：2倍、計{ $total }。
       *[other] { $line }：{ $factor }倍、計{ $total }。
    }
log-owes = { $who ->
        [you] あなたの支払い分：{ $points }。
       *[other] { $name }の支払い分：{ $points }。
    }
# $said (String): one of the lines above
log-of = { $name }：{ $said }
log-pays = { $who ->
        [you] あなたの支払い：{ $points }。
       *[other] { $name }の支払い：{ $points }。
    }

## The settlement on the screen

# $losers (Number)
each-owes = { $losers ->
        [1] ペナルティ前の支払い
       *[other] ペナルティ前の1人分
    }
pays = { $who ->
        [you] あなたの支払い
       *[other] { $name }の支払い
    }
paid-within = 局の途中の支払い
carried = 次の局へ
# $factor (Number)
carried-factor = { $factor ->
        [2] 結果が2倍になります。
       *[other] 結果が{ $factor }倍になります。
    }
# $pot (Number): points
carried-pot = 場の積み立て{ $pot }点は勝者のものになります。
# $stake (String): a number
money-stake = 1点は{ $stake }です。
# $money (String): a number
in-money = 金額で{ $money }
