### Oicho-Kabu (rules OK)

oicho_kabu-name = Оітьо-кабу
oicho_kabu-about = Усі проти банку: ставте на руки з двох-трьох карт; що ближча остання цифра суми до девʼяти, то краще.

## Presets

oicho_kabu-preset-standard = Чотири руки на столі
    .about = Японська банкова гра: на столі чотири руки, на них ставлять усі, а роздавач тримає банк.
oicho_kabu-preset-simple = Кожному по руці
    .about = Кожному дві карти й, за бажанням, ще одна; гра на одне очко проти роздавача. Девʼять з одиницею бʼє все.

## Options. The value texts of an option follow it; yes and no are shared texts.

oicho_kabu-option-length = Тривалість матчу
    .about = Скільки триває матч: кількість раундів, час, потрібна сума або доки в когось не скінчаться гроші.
oicho_kabu-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}
oicho_kabu-value-length-target = { $points ->
    [one] до { $points } очка
    [few] до { $points } очок
   *[many] до { $points } очок
}
oicho_kabu-value-length-time = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
oicho_kabu-value-length-bankroll = Доки хтось не збанкрутує
oicho_kabu-option-draws_count = Раунд без ставок рахується
    .about = Чи входить раунд, у якому ніхто нічого не виграв, до домовленої кількості раундів.
oicho_kabu-option-stake = Ціна очка
    .about = Скільки грошей коштує одна одиниця ставки; рахунок ведеться в одиницях.
oicho_kabu-option-capital = Початковий капітал
    .about = Скільки одиниць у кожного на старті; діє лише в матчі до банкрутства.
oicho_kabu-option-players = Гравці
    .about = Скільки людей грає разом із роздавачем.
oicho_kabu-option-hands = Руки
    .about = Чи лежать на столі чотири руки для спільних ставок, чи в кожного своя рука.
oicho_kabu-value-hands-four_table_hands = Чотири на столі
oicho_kabu-value-hands-one_per_player = По одній кожному
oicho_kabu-option-dealer_draw = Перший роздавач
    .about = Яка витягнута карта дає першу роздачу: найраніший місяць чи найближча до девʼяти.
oicho_kabu-value-dealer_draw-earliest = Найраніший місяць
oicho_kabu-value-dealer_draw-nearest_9 = Найближча до девʼяти
oicho_kabu-option-dealer_rotation = Наступний роздавач
    .about = Чи переходить роздача після кожного раунду до наступного, чи лишається в того самого.
oicho_kabu-value-dealer_rotation-each_round = По черзі
oicho_kabu-value-dealer_rotation-fixed = Завжди той самий
oicho_kabu-option-dealer_policy = Третя карта банку
    .about = Чи вирішує роздавач про третю карту сам, чи банк автоматично бере її при пʼяти й менше.
oicho_kabu-value-dealer_policy-free = Вирішує роздавач
oicho_kabu-value-dealer_policy-threshold_5 = Автомат: пʼять і менше
oicho_kabu-option-dead_cards = Мертві карти
    .about = Чи дивиться кожен спершу одну карту, яка в грі не бере участі.
oicho_kabu-option-bank_limit = Межа банку
    .about = Скільки всього можна поставити за раунд; без межі — не більше 100 за одну ставку.
oicho_kabu-value-bank_limit-none = Без межі
oicho_kabu-option-dealer_pick = Перша карта роздавача
    .about = Звідки перша карта роздавача: зверху чи, на його вибір, зверху, знизу або четверта.
oicho_kabu-value-dealer_pick-top = Верхня
oicho_kabu-value-dealer_pick-top_bottom_fourth = Верхня, нижня або четверта
oicho_kabu-option-pair_may_draw = Пари можуть брати
    .about = Чи може пара із сумою сім і більше все ж узяти третю карту, сподіваючись на три однакові.
oicho_kabu-value-pair_may_draw-none = Ні
oicho_kabu-value-pair_may_draw-any_pair = Будь-яка пара
oicho_kabu-value-pair_may_draw-pair_of_9 = Лише дві девʼятки
oicho_kabu-option-ties = Рівні суми
    .about = Хто виграє за рівності.
oicho_kabu-value-ties-dealer_wins = Виграє роздавач
oicho_kabu-value-ties-push = Ставка повертається
oicho_kabu-option-shippin_for = Чотири й один (сіппін)
    .about = Чия особлива рука — четвірка, а за нею одиниця; рука на столі виграє з нею подвійну ставку.
oicho_kabu-value-shippin_for-dealer = Роздавача
oicho_kabu-value-shippin_for-player_double = Руки на столі, подвійна
oicho_kabu-value-shippin_for-both = Обох; у роздавача сильніша
oicho_kabu-option-arashi_win = Три однакові (арасі)
    .about = У скільки разів більше за ставку виграють три карти одного місяця; «ні» — звичайна сума.
oicho_kabu-value-arashi_win-none = ні

## Hands: totals from nothing to nine, and the special ones. `.native` is the Japanese name.

oicho_kabu-line-buta = Бута (0)
    .native = ぶた
oicho_kabu-line-pin = Пін (1)
    .native = ピン
oicho_kabu-line-nizo = Нідзо (2)
    .native = ニゾウ
oicho_kabu-line-santa = Санта (3)
    .native = サンタ
oicho_kabu-line-yotsuya = Йоцуя (4)
    .native = ヨツヤ
oicho_kabu-line-goke = Гоке (5)
    .native = ゴケ
oicho_kabu-line-roppo = Роппо (6)
    .native = ロッポウ
oicho_kabu-line-shichiken = Сітікен (7)
    .native = シチケン
oicho_kabu-line-oicho = Оітьо (8)
    .native = オイチョ
oicho_kabu-line-kabu = Кабу (9)
    .native = カブ
oicho_kabu-line-kuppin = Куппін (9 і 1)
    .native = 九一
oicho_kabu-line-shippin = Сіппін (4 і 1)
    .native = 四一
oicho_kabu-line-arashi = Арасі (три однакові)
    .native = 嵐
oicho_kabu-line-twice = Подвійна виплата
oicho_kabu-line-thrice = Потрійна виплата
oicho_kabu-line-pays = Банк виплачує

## Actions. $amount (String): units

oicho_kabu-action-bet = Поставити { $amount }
oicho_kabu-action-stand = Без третьої карти
oicho_kabu-action-third = Третя карта
oicho_kabu-action-pick = Узяти { $place ->
    [top] верхню
    [bottom] нижню
   *[fourth] четверту
} карту

## Ends. $you (String): yes, no or none. $winner (String): who gains most

oicho_kabu-end-showdown = { $you ->
    [yes] Найбільше виграли ви.
    [no] Найбільше у виграші { $winner }.
   *[none] Розрахунок зроблено.
}
oicho_kabu-end-no_bets = Ніхто нічого не поставив.
