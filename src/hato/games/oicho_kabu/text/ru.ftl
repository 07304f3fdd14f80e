### Oicho-Kabu (rules OK)

oicho_kabu-name = Оитё-кабу
oicho_kabu-about = Все против банка: ставьте на руки из двух-трёх карт, последняя цифра суммы которых должна быть ближе к девяти.

## Presets

oicho_kabu-preset-standard = Четыре руки на столе
    .about = Японская банковая игра: на столе четыре руки, на них ставят все, а сдающий держит банк.
oicho_kabu-preset-simple = Каждому по руке
    .about = Каждому две карты и, по желанию, ещё одна; игра на одно очко против сдающего. Девять с единицей бьёт всё.

## Options. The value texts of an option follow it; yes and no are shared texts.

oicho_kabu-option-length = Длина матча
    .about = Сколько длится матч: число раундов, время, нужная сумма или пока у кого-нибудь не кончатся деньги.
oicho_kabu-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
oicho_kabu-value-length-target = { $points ->
    [one] до { $points } очка
    [few] до { $points } очков
   *[many] до { $points } очков
}
oicho_kabu-value-length-time = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
oicho_kabu-value-length-bankroll = Пока кто-нибудь не разорится
oicho_kabu-option-draws_count = Раунд без ставок считается
    .about = Входит ли раунд, в котором никто ничего не выиграл, в условленное число раундов.
oicho_kabu-option-stake = Цена очка
    .about = Сколько денег стоит одна единица ставки; счёт ведётся в единицах.
oicho_kabu-option-capital = Начальный капитал
    .about = Сколько единиц у каждого на старте; действует только в матче до разорения.
oicho_kabu-option-players = Игроки
    .about = Сколько человек играет вместе со сдающим.
oicho_kabu-option-hands = Руки
    .about = Лежат ли на столе четыре руки для общих ставок или у каждого своя рука.
oicho_kabu-value-hands-four_table_hands = Четыре на столе
oicho_kabu-value-hands-one_per_player = По одной каждому
oicho_kabu-option-dealer_draw = Первый сдающий
    .about = Какая вытянутая карта даёт первую сдачу: самый ранний месяц или ближайшая к девяти.
oicho_kabu-value-dealer_draw-earliest = Самый ранний месяц
oicho_kabu-value-dealer_draw-nearest_9 = Ближайшая к девяти
oicho_kabu-option-dealer_rotation = Следующий сдающий
    .about = Переходит ли сдача после каждого раунда к следующему или остаётся у того же.
oicho_kabu-value-dealer_rotation-each_round = По очереди
oicho_kabu-value-dealer_rotation-fixed = Всегда тот же
oicho_kabu-option-dealer_policy = Третья карта банка
    .about = Решает ли сдающий о третьей карте сам или банк автоматически берёт её при пяти и меньше.
oicho_kabu-value-dealer_policy-free = Решает сдающий
oicho_kabu-value-dealer_policy-threshold_5 = Автомат: пять и меньше
oicho_kabu-option-dead_cards = Мёртвые карты
    .about = Смотрит ли каждый сначала одну карту, которая в игре не участвует.
oicho_kabu-option-bank_limit = Предел банка
    .about = Сколько всего можно поставить за раунд; без предела — не больше 100 за одну ставку.
oicho_kabu-value-bank_limit-none = Без предела
oicho_kabu-option-dealer_pick = Первая карта сдающего
    .about = Откуда первая карта сдающего: сверху или, по его выбору, сверху, снизу или четвёртая.
oicho_kabu-value-dealer_pick-top = Верхняя
oicho_kabu-value-dealer_pick-top_bottom_fourth = Верхняя, нижняя или четвёртая
oicho_kabu-option-pair_may_draw = Пары могут брать
    .about = Может ли пара с суммой семь и больше всё же взять третью карту в надежде на три одинаковых.
oicho_kabu-value-pair_may_draw-none = Нет
oicho_kabu-value-pair_may_draw-any_pair = Любая пара
oicho_kabu-value-pair_may_draw-pair_of_9 = Только две девятки
oicho_kabu-option-ties = Равные суммы
    .about = Кто выигрывает при равенстве.
oicho_kabu-value-ties-dealer_wins = Выигрывает сдающий
oicho_kabu-value-ties-push = Ставка возвращается
oicho_kabu-option-shippin_for = Четыре и один (сиппин)
    .about = Чья особая рука — четвёрка, а за ней единица; рука на столе выигрывает с ней двойную ставку.
oicho_kabu-value-shippin_for-dealer = Сдающего
oicho_kabu-value-shippin_for-player_double = Руки на столе, двойная
oicho_kabu-value-shippin_for-both = Обоих; у сдающего сильнее
oicho_kabu-option-arashi_win = Три одинаковых (араси)
    .about = Во сколько раз больше ставки выигрывают три карты одного месяца; «нет» — обычная сумма.
oicho_kabu-value-arashi_win-none = нет

## Hands: totals from nothing to nine, and the special ones. `.native` is the Japanese name.

oicho_kabu-line-buta = Бута (0)
    .native = ぶた
oicho_kabu-line-pin = Пин (1)
    .native = ピン
oicho_kabu-line-nizo = Нидзо (2)
    .native = ニゾウ
oicho_kabu-line-santa = Санта (3)
    .native = サンタ
oicho_kabu-line-yotsuya = Ёцуя (4)
    .native = ヨツヤ
oicho_kabu-line-goke = Гокэ (5)
    .native = ゴケ
oicho_kabu-line-roppo = Роппо (6)
    .native = ロッポウ
oicho_kabu-line-shichiken = Ситикэн (7)
    .native = シチケン
oicho_kabu-line-oicho = Оитё (8)
    .native = オイチョ
oicho_kabu-line-kabu = Кабу (9)
    .native = カブ
oicho_kabu-line-kuppin = Куппин (9 и 1)
    .native = 九一
oicho_kabu-line-shippin = Сиппин (4 и 1)
    .native = 四一
oicho_kabu-line-arashi = Араси (три одинаковых)
    .native = 嵐
oicho_kabu-line-twice = Двойная выплата
oicho_kabu-line-thrice = Тройная выплата
oicho_kabu-line-pays = Банк выплачивает

## Actions. $amount (String): units

oicho_kabu-action-bet = Поставить { $amount }
oicho_kabu-action-stand = Без третьей карты
oicho_kabu-action-third = Третья карта
oicho_kabu-action-pick = Взять { $place ->
    [top] верхнюю
    [bottom] нижнюю
   *[fourth] четвёртую
} карту

## Ends. $you (String): yes, no or none. $winner (String): who gains most

oicho_kabu-end-showdown = { $you ->
    [yes] Больше всех выиграли вы.
    [no] Больше всех в выигрыше { $winner }.
   *[none] Расчёт сделан.
}
oicho_kabu-end-no_bets = Никто ничего не поставил.
