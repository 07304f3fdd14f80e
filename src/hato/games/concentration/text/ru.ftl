### «Железные нервы» (правила CON)

concentration-name = Железные нервы
concentration-about = Все карты лежат рубашкой вверх. Откройте две: одинаковые ваши, остальные ложатся обратно. Побеждает лучшая память.

## Presets

concentration-preset-source = Полный стол
    .about = Все 54 карты, 27 пар. Пара — две карты одного достоинства; кто нашёл пару, ходит ещё раз.

## Groups of options, by the rule that they belong to

concentration-group-CON-1 = Карты
concentration-group-CON-2 = Ход
concentration-group-CON-3 = Пары
concentration-group-CON-4 = Итог

## Options. The value texts of an option follow it; yes and no are shared texts.

concentration-option-jokers = Джокеры
    .about = Сколько джокеров в игре; важно только для всех 54 карт: без джокеров их остаётся 52.
concentration-option-match = Что считать парой
    .about = Пара — это две карты одного достоинства или только одного достоинства и цвета.
concentration-value-match-rank = Одно достоинство
concentration-value-match-rank_color = Достоинство и цвет
concentration-option-extra_turn = За пару — ещё ход
    .about = Открывает ли нашедший пару ещё две карты.
concentration-option-layout = Как лежат карты
    .about = Лежат ли карты ровными рядами или вразброс. В любом случае их не перекладывают.
concentration-value-layout-grid = Рядами
concentration-value-layout-scatter = Вразброс
concentration-option-show_ms = Время на запоминание
    .about = Сколько тысячных секунды две разные карты остаются открытыми.
concentration-option-size = Карт на столе
    .about = Сколько карт лежит на столе. Для малого стола пары выбирает жребий, и никто не знает какие.
concentration-option-win_by = Что считается
    .about = Каждая пара считается за одну или пара джокеров — за две.
concentration-value-win_by-pairs = Каждая пара — одна
concentration-value-win_by-joker_pair_2 = Джокеры — за две

## Lines, calls, actions and ends. $you (String): yes, no or none. $winner (String): who has most pairs

concentration-line-pairs = Пары
concentration-line-jokers = Джокеры считаются вдвойне
concentration-call-pair = Пара!
concentration-call-miss = Не пара
concentration-action-pick = Открыть карту { $one }
concentration-end-most_pairs = { $you ->
    [yes] У вас больше всех пар.
   *[other] Больше всех пар: { $winner }.
}
concentration-end-shared = Поровну пар сразу у нескольких игроков.
concentration-end-alone = Вы нашли все пары.

## The table. $row, $column (Number): where a card lies. $at (String): the same in words

concentration-table = Карты на столе
concentration-at = Ряд { $row }, место { $column }
concentration-card-closed = { $at }, закрыта
concentration-card-open = { $at }: { $card }
concentration-card-empty = { $at }, пусто
concentration-hint-first = Откройте карту.
concentration-hint-second = Откройте вторую карту.
concentration-pairs = { $count ->
    [one] { $count } пара
    [few] { $count } пары
   *[other] { $count } пар
}
concentration-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
concentration-place-closed = Закрыты
concentration-place-taken = Пары
concentration-place-out = Не в игре
concentration-log-dealt-out = Жребий убрал часть пар. Никто не знает какие.
# $who (String): you, other or none
concentration-turned = { $who ->
    [you] Вы открываете карту.
   *[other] { $name } открывает карту.
} { $at }: { $card }
concentration-ask = Какую карту? Ряд и место, например 2 5
concentration-ask-wrong = { $answer } — такую карту открыть нельзя. Введите ряд и место, например 2 5.

## Levels: how well the computer remembers

concentration-level-random = Слабая память
    .about = Забывает почти все карты через несколько ходов.
concentration-level-novice = Хорошая память
    .about = Помнит недавно открытое, но не всегда.
concentration-level-greedy = Крепкая память
    .about = Забывает мало и редко упускает виденную пару.
concentration-level-sampler = Идеальная память
    .about = Ничего не забывает и старается не показывать вам новых карт.
