### What a round came to: sentences of the move log, and the settlement.
### $who (String): "you", "other" or "none". $name (String): the player, in the nominative.

## Move log. $card (String): one card. $cards, $taken (String): a list of quoted cards.

log-table = Карти викладено на стіл.
log-lay = { $who ->
        [you] Ви кладете на стіл разом { $cards }.
       *[other] { $name } кладе на стіл разом { $cards }.
    }
log-lay-take = { $who ->
        [you] Ви викладаєте разом { $cards } і берете { $taken }.
       *[other] { $name } викладає разом { $cards } і бере { $taken }.
    }
log-draw-keep = { $who ->
        [you] Ви відкриваєте «{ $card }» і берете собі.
       *[other] { $name } відкриває «{ $card }» і бере собі.
    }
log-take = { $who ->
        [you] Ви берете { $taken }.
       *[other] { $name } бере { $taken }.
    }
log-joker = { $who ->
        [you] Ви використовуєте джокера «{ $card }».
       *[other] { $name } використовує джокера «{ $card }».
    }
log-get = { $who ->
        [you] Ви добираєте в руку «{ $card }».
       *[other] { $name } добирає в руку «{ $card }».
    }
log-get-hidden = { $who ->
        [you] Ви добираєте карту.
       *[other] { $name } добирає карту.
    }
log-show = { $who ->
        [you] Ви показуєте { $cards }.
        [other] { $name } показує { $cards }.
       *[none] Показано карти: { $cards }.
    }
# the hand of a player who does not play this round goes back into the stock
log-fold = { $who ->
        [you] Ваші карти повертаються в колоду.
       *[other] { $name } повертає карти в колоду.
    }
# $to (String): "you" or "other", who gets the card. $receiver (String): the name
log-give = { $who ->
        [you] Ви віддаєте «{ $card }»; отримує { $receiver }.
       *[other] { $to ->
            [you] { $name } віддає вам «{ $card }».
           *[other] { $name } віддає «{ $card }»; отримує { $receiver }.
        }
    }
# $call (String): what is called out
log-call-cards = { $name }: «{ $call }» { $cards }.
# $points (String): a number with its sign
log-change = { $name } { $points }
# $what (String): why something is paid. $change (String): "Ви +14 і Лисиця −14"
log-paid = { $what }: { $change }.
log-changes = Очки: { $change }.

## The settlement, line by line. $line (String): name of a line. $points (String): with sign. $total (String)

log-line-first = { $line }: { $points }.
log-line-plus = { $line }: { $points }, разом { $total }.
# $factor (Number)
log-line-times = { $factor ->
        [2] { $line }: удвічі, разом { $total }.
       *[other] { $line }: помножити на { $factor }, разом { $total }.
    }
log-owes = { $who ->
        [you] Ви винні { $points }.
       *[other] { $name }: борг { $points }.
    }
# $said (String): one of the lines above
log-of = { $name }. { $said }
log-pays = { $who ->
        [you] Ви платите { $points }.
       *[other] { $name } платить { $points }.
    }

## The settlement on the screen

# $losers (Number)
each-owes = { $losers ->
        [1] Борг до штрафів
       *[other] Борг кожного до штрафів
    }
pays = { $who ->
        [you] Ви платите
       *[other] { $name } платить
    }
paid-within = Виплати протягом раунду
carried = На наступний раунд
# $factor (Number)
carried-factor = { $factor ->
        [2] Підсумок рахується вдвічі.
       *[other] Підсумок множиться на { $factor }.
    }
# $pot (Number): points
carried-pot = { $pot ->
        [one] У банку для переможця { $pot } очко.
        [few] У банку для переможця { $pot } очки.
       *[many] У банку для переможця { $pot } очок.
    }
# $stake (String): a number
money-stake = Одне очко коштує { $stake }.
# $money (String): a number
in-money = грішми { $money }
