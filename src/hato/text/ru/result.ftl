### Итог раунда: фразы журнала ходов и расчёт.
### $who (String): "you", "other" или "none". $name (String): игрок, в именительном падеже.

## Журнал ходов. $card (String): одна карта. $cards, $taken (String): список карт в кавычках.

log-table = Карты разложены на стол.
log-lay = { $who ->
        [you] Вы кладёте на стол сразу { $cards }.
       *[other] { $name } кладёт на стол сразу { $cards }.
    }
log-lay-take = { $who ->
        [you] Вы играете сразу { $cards } и берёте { $taken }.
       *[other] { $name } играет сразу { $cards } и берёт { $taken }.
    }
log-draw-keep = { $who ->
        [you] Вы открываете «{ $card }» и берёте себе.
       *[other] { $name } открывает «{ $card }» и берёт себе.
    }
log-take = { $who ->
        [you] Вы берёте { $taken }.
       *[other] { $name } берёт { $taken }.
    }
log-joker = { $who ->
        [you] Вы играете джокер «{ $card }».
       *[other] { $name } играет джокер «{ $card }».
    }
log-get = { $who ->
        [you] Вы добираете в руку «{ $card }».
       *[other] { $name } добирает в руку «{ $card }».
    }
log-get-hidden = { $who ->
        [you] Вы добираете карту.
       *[other] { $name } добирает карту.
    }
log-show = { $who ->
        [you] Вы показываете { $cards }.
        [other] { $name } показывает { $cards }.
       *[none] Показаны карты: { $cards }.
    }
# карты игрока, который не играет в этом раунде, возвращаются в колоду
log-fold = { $who ->
        [you] Ваши карты возвращаются в колоду.
       *[other] { $name } возвращает карты в колоду.
    }
# $to (String): "you" или "other", кто получает карту. $receiver (String): имя
log-give = { $who ->
        [you] Вы отдаёте «{ $card }»; получает { $receiver }.
       *[other] { $to ->
            [you] { $name } отдаёт вам «{ $card }».
           *[other] { $name } отдаёт «{ $card }»; получает { $receiver }.
        }
    }
# $call (String): возглас
log-call-cards = { $name }: «{ $call }» { $cards }.
# $points (String): число со знаком
log-change = { $name } { $points }
# $what (String): за что платят. $change (String): «Вы +14 и Лиса −14»
log-paid = { $what }: { $change }.
log-changes = Очки: { $change }.

## Расчёт по строкам. $line (String): название строки. $points (String): со знаком. $total (String)

log-line-first = { $line }: { $points }.
log-line-plus = { $line }: { $points }, всего { $total }.
# $factor (Number)
log-line-times = { $factor ->
        [2] { $line }: вдвое, всего { $total }.
       *[other] { $line }: умножить на { $factor }, всего { $total }.
    }
log-owes = { $who ->
        [you] Вы должны { $points }.
       *[other] { $name }: долг { $points }.
    }
# $said (String): одна из строк выше
log-of = { $name }. { $said }
log-pays = { $who ->
        [you] Вы платите { $points }.
       *[other] { $name } платит { $points }.
    }

## Расчёт на экране

# $losers (Number)
each-owes = { $losers ->
        [1] Долг до штрафов
       *[other] Долг каждого до штрафов
    }
pays = { $who ->
        [you] Вы платите
       *[other] { $name } платит
    }
paid-within = Выплаты по ходу раунда
carried = На следующий раунд
# $factor (Number)
carried-factor = { $factor ->
        [2] Итог считается вдвойне.
       *[other] Итог умножается на { $factor }.
    }
# $pot (Number): очки
carried-pot = { $pot ->
        [one] В банке для победителя { $pot } очко.
        [few] В банке для победителя { $pot } очка.
       *[many] В банке для победителя { $pot } очков.
    }
# $stake (String): число
money-stake = Одно очко стоит { $stake }.
# $money (String): число
in-money = деньгами { $money }
