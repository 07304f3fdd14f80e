### The table of a banking game: hands on which everybody bets against the dealer.
### $hand (Number): a table hand, from 1. $name (String): a player, in the nominative. $who (String): you or other.

## The screen

bank-hand = Рука { $hand }
bank-dealers = { $who ->
    [you] Ваша рука: вы сдаёте
   *[other] Рука сдающего: { $name }
}
bank-hand-of = { $who ->
    [you] Ваша рука
   *[other] Рука: { $name }
}
bank-dead = Ваша мёртвая карта
bank-total = сумма { $total }
bank-no-bets = ставок нет
# $amount (String): units
bank-chip = { $name }: { $amount }
# how a hand did against the dealer. $times (Number): how many times the bet is paid
bank-wins = { $times ->
    [1] выигрыш
   *[other] выигрыш ×{ $times }
}
bank-loses = проигрыш
bank-push = ничья
bank-took = взята третья карта
bank-stood = без третьей карты

## Bets

bank-your-bets = Ваши ставки
# $room (String): units that may still be bet
bank-room = Банк примет ещё { $room }.
bank-room-each = Не больше { $room } на каждую руку.
bank-amount = Ставка на руку { $hand }
bank-less = Меньше на руку { $hand }
bank-more = Больше на руку { $hand }
bank-chip-size = Фишка
bank-clear = Убрать
# $sum (Number): units on all hands together
bank-place = { $sum ->
    [0] Не ставить
   *[other] Поставить { $sum }
}

## Questions of the phases, on the screen and in the terminal

ask-bet = Сколько вы ставите на руку { $hand }?
ask-pick = Откуда взять вашу первую карту?
ask-third = Рука { $hand }: взять третью карту?
ask-bank = Вы сдаёте: взять третью карту?
ask-ask = Ещё одну карту?
bank-must = С такой суммой обязательно.
bank-cannot = С такой суммой нельзя.

## Keys

bank-key-tab = Перейти к следующей ставке или кнопке
bank-key-arrows = Изменить ставку на единицу
bank-key-enter = Нажать кнопку; пропустить анимацию
bank-key-escape = Пропустить анимацию или закрыть окно

## Move log. $amount (String): units

log-bet = { $who ->
    [you] Вы ставите { $amount } на руку { $hand }.
   *[other] { $name } ставит { $amount } на руку { $hand }.
}
log-third = { $who ->
    [you] Вы берёте третью карту.
   *[other] { $name } берёт третью карту.
}
log-stand = { $who ->
    [you] Вы не берёте третью карту.
   *[other] { $name } не берёт третью карту.
}
# $line (String): what the hand is called. $points (String): with sign
log-account = { $name }. { $line }: { $points }.

## The terminal
tui-amount = Введите ставку от { $low } до { $high }.
tui-wrong-amount = Поставить { $answer } сейчас нельзя; можно от { $low } до { $high }.
tui-zone-open = Открытые карты
tui-zone-open1 = Рука 1, открыто
tui-zone-open2 = Рука 2, открыто
tui-zone-open3 = Рука 3, открыто
tui-zone-open4 = Рука 4, открыто
tui-zone-down = Закрытая карта
tui-zone-down1 = Рука 1, закрыто
tui-zone-down2 = Рука 2, закрыто
tui-zone-down3 = Рука 3, закрыто
tui-zone-down4 = Рука 4, закрыто
tui-zone-dead = Мёртвая карта
# $bets (String): “You 10, Fox 5”. $sum (String): all bets together
tui-bets = Ставки на руку { $hand }: { $bets }

## How to play

howto-bank = Счёт очков
howto-bank-text = Сорок карт, месяцы с первого по десятый. Карта стоит столько, каков её месяц, а рука — последняя цифра суммы: 8 и 9 дают 17, то есть 7. Лучше всего девять, это кабу; ноль — бута.
howto-bank-round = Раунд
howto-bank-round-text = Четыре руки получают по открытой карте, и все, кроме сдающего, делают ставки. Затем каждая рука получает карту, которую видят только поставившие на неё. При сумме до трёх третью карту берут обязательно, от семи — брать нельзя; между ними решает поставивший первым. Сдающий играет последним.
howto-bank-end = Вскрытие
howto-bank-end-text = Больший итог выигрывает ставку; при равенстве выигрывает сдающий. Три карты одного месяца — араси, двойная ставка. Но если первая карта сдающего — четвёрка или девятка, а вторая — единица, он выигрывает у всех.
