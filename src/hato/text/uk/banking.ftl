### The table of a banking game: hands on which everybody bets against the dealer.
### $hand (Number): a table hand, from 1. $name (String): a player, in the nominative. $who (String): you or other.

## The screen

bank-hand = Рука { $hand }
bank-dealers = { $who ->
    [you] Ваша рука: ви роздаєте
   *[other] Рука роздавача: { $name }
}
bank-hand-of = { $who ->
    [you] Ваша рука
   *[other] Рука: { $name }
}
bank-dead = Ваша мертва карта
bank-total = сума { $total }
bank-no-bets = ставок немає
# $amount (String): units
bank-chip = { $name }: { $amount }
# how a hand did against the dealer. $times (Number): how many times the bet is paid
bank-wins = { $times ->
    [1] виграш
   *[other] виграш ×{ $times }
}
bank-loses = програш
bank-push = нічия
bank-took = узято третю карту
bank-stood = без третьої карти

## Bets

bank-your-bets = Ваші ставки
# $room (String): units that may still be bet
bank-room = Банк прийме ще { $room }.
bank-room-each = Не більше { $room } на кожну руку.
bank-amount = Ставка на руку { $hand }
bank-less = Менше на руку { $hand }
bank-more = Більше на руку { $hand }
bank-chip-size = Фішка
bank-clear = Прибрати
# $sum (Number): units on all hands together
bank-place = { $sum ->
    [0] Не ставити
   *[other] Поставити { $sum }
}

## Questions of the phases, on the screen and in the terminal

ask-bet = Скільки ви ставите на руку { $hand }?
ask-pick = Звідки взяти вашу першу карту?
ask-third = Рука { $hand }: узяти третю карту?
ask-bank = Ви роздаєте: узяти третю карту?
ask-ask = Ще одну карту?
bank-must = З такою сумою обовʼязково.
bank-cannot = З такою сумою не можна.

## Keys

bank-key-tab = Перейти до наступної ставки чи кнопки
bank-key-arrows = Змінити ставку на одиницю
bank-key-enter = Натиснути кнопку; пропустити анімацію
bank-key-escape = Пропустити анімацію або закрити вікно

## Move log. $amount (String): units

log-bet = { $who ->
    [you] Ви ставите { $amount } на руку { $hand }.
   *[other] { $name } ставить { $amount } на руку { $hand }.
}
log-third = { $who ->
    [you] Ви берете третю карту.
   *[other] { $name } бере третю карту.
}
log-stand = { $who ->
    [you] Ви не берете третьої карти.
   *[other] { $name } не бере третьої карти.
}
# $line (String): what the hand is called. $points (String): with sign
log-account = { $name }. { $line }: { $points }.

## The terminal
tui-amount = Введіть ставку від { $low } до { $high }.
tui-wrong-amount = Поставити { $answer } зараз не можна; можна від { $low } до { $high }.
tui-zone-open = Відкриті карти
tui-zone-open1 = Рука 1, відкрито
tui-zone-open2 = Рука 2, відкрито
tui-zone-open3 = Рука 3, відкрито
tui-zone-open4 = Рука 4, відкрито
tui-zone-down = Закрита карта
tui-zone-down1 = Рука 1, закрито
tui-zone-down2 = Рука 2, закрито
tui-zone-down3 = Рука 3, закрито
tui-zone-down4 = Рука 4, закрито
tui-zone-dead = Мертва карта
# $bets (String): “You 10, Fox 5”. $sum (String): all bets together
tui-bets = Ставки на руку { $hand }: { $bets }

## How to play

howto-bank = Лік очок
howto-bank-text = Сорок карт, місяці з першого по десятий. Карта варта стільки, який номер її місяця, а рука — останню цифру суми: 8 і 9 дають 17, тобто 7. Найкраще девʼять, це кабу; нуль — бута.
howto-bank-round = Раунд
howto-bank-round-text = Чотири руки отримують по відкритій карті, і всі, крім роздавача, роблять ставки. Потім кожна рука отримує карту, яку бачать лише ті, хто на неї поставив. Із сумою до трьох третю карту беруть обовʼязково, від семи — брати не можна; між ними вирішує той, хто поставив першим. Роздавач грає останнім.
howto-bank-end = Розкриття
howto-bank-end-text = Більша сума виграє ставку; за рівності виграє роздавач. Три карти одного місяця — арасі, подвійна ставка. Але якщо перша карта роздавача — четвірка або девʼятка, а друга — одиниця, він виграє в усіх.
