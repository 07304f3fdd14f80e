### What a round came to: sentences of the move log, and the settlement.
### $who (String): "you", "other" or "none". $name (String): the player, in the nominative.

## Move log. $card (String): one card. $cards, $taken (String): a list of quoted cards.

log-table = The cards of the table are dealt.
log-lay = { $who ->
        [you] You lay { $cards } on the table together.
       *[other] { $name } lays { $cards } on the table together.
    }
log-lay-take = { $who ->
        [you] You play { $cards } together and take { $taken }.
       *[other] { $name } plays { $cards } together and takes { $taken }.
    }
log-draw-keep = { $who ->
        [you] You turn “{ $card }” and keep it.
       *[other] { $name } turns “{ $card }” and keeps it.
    }
log-take = { $who ->
        [you] You take { $taken }.
       *[other] { $name } takes { $taken }.
    }
log-joker = { $who ->
        [you] You use “{ $card }”.
       *[other] { $name } uses “{ $card }”.
    }
log-get = { $who ->
        [you] You draw “{ $card }” into your hand.
       *[other] { $name } draws “{ $card }” into the hand.
    }
log-get-hidden = { $who ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
log-show = { $who ->
        [you] You show { $cards }.
        [other] { $name } shows { $cards }.
       *[none] Shown: { $cards }.
    }
# the hand of a player who does not play this round goes back into the stock
log-fold = { $who ->
        [you] Your cards go back into the stock.
       *[other] The cards of { $name } go back into the stock.
    }
# $to (String): "you" or "other", who gets the card. $receiver (String): the name
log-give = { $who ->
        [you] You give “{ $card }” to { $receiver }.
       *[other] { $to ->
            [you] { $name } gives you “{ $card }”.
           *[other] { $name } gives “{ $card }” to { $receiver }.
        }
    }
# $call (String): what is called out
log-call-cards = { $name }: “{ $call }” { $cards }.
# $points (String): a number with its sign
log-change = { $name } { $points }
# $what (String): why something is paid. $change (String): "You +14 and Fox −14"
log-paid = { $what }: { $change }.
log-changes = Points: { $change }.

## The settlement, line by line. $line (String): name of a line. $points (String): with sign. $total (String)

log-line-first = { $line }: { $points }.
log-line-plus = { $line }: { $points }, total { $total }.
# $factor (Number)
log-line-times = { $factor ->
        [2] { $line }: doubled, total { $total }.
       *[other] { $line }: times { $factor }, total { $total }.
    }
log-owes = { $who ->
        [you] You owe { $points }.
       *[other] { $name } owes { $points }.
    }
# $said (String): one of the lines above
log-of = { $name }. { $said }
log-pays = { $who ->
        [you] You pay { $points }.
       *[other] { $name } pays { $points }.
    }

## The settlement on the screen

# $losers (Number)
each-owes = { $losers ->
        [1] Owed before penalties
       *[other] Each owes, before penalties
    }
pays = { $who ->
        [you] You pay
       *[other] { $name } pays
    }
paid-within = Paid during the round
carried = For the next round
# $factor (Number)
carried-factor = { $factor ->
        [2] The result counts double.
       *[other] The result counts { $factor } times.
    }
# $pot (Number): points
carried-pot = { $pot ->
        [one] { $pot } point lies in the pot for the winner.
       *[other] { $pot } points lie in the pot for the winner.
    }
# $stake (String): a number
money-stake = One point is worth { $stake }.
# $money (String): a number
in-money = { $money } in money
