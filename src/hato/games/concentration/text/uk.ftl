### «Залізні нерви» (правила CON)

concentration-name = Залізні нерви
concentration-about = Усі карти лежать сорочкою догори. Відкрийте дві: однакові ваші, решта лягає назад. Перемагає найкраща памʼять.

## Presets

concentration-preset-source = Повний стіл
    .about = Усі 54 карти, 27 пар. Пара — дві карти одного достоїнства; хто знайшов пару, ходить ще раз.

## Groups of options, by the rule that they belong to

concentration-group-CON-1 = Карти
concentration-group-CON-2 = Хід
concentration-group-CON-3 = Пари
concentration-group-CON-4 = Підсумок

## Options. The value texts of an option follow it; yes and no are shared texts.

concentration-option-jokers = Джокери
    .about = Скільки джокерів у грі; важить лише для всіх 54 карт: без джокерів їх лишається 52.
concentration-option-match = Що вважати парою
    .about = Пара — це дві карти одного достоїнства чи лише одного достоїнства й кольору.
concentration-value-match-rank = Одне достоїнство
concentration-value-match-rank_color = Достоїнство й колір
concentration-option-extra_turn = За пару — ще хід
    .about = Чи відкриває той, хто знайшов пару, ще дві карти.
concentration-option-layout = Як лежать карти
    .about = Чи лежать карти рівними рядами, чи врозкид. У будь-якому разі їх не перекладають.
concentration-value-layout-grid = Рядами
concentration-value-layout-scatter = Врозкид
concentration-option-show_ms = Час на запамʼятовування
    .about = Скільки тисячних секунди дві різні карти лишаються відкритими.
concentration-option-size = Карт на столі
    .about = Скільки карт лежить на столі. Для малого столу пари обирає жереб, і ніхто не знає які.
concentration-option-win_by = Що рахується
    .about = Кожна пара рахується за одну чи пара джокерів — за дві.
concentration-value-win_by-pairs = Кожна пара — одна
concentration-value-win_by-joker_pair_2 = Джокери — за дві

## Lines, calls, actions and ends. $you (String): yes, no or none. $winner (String): who has most pairs

concentration-line-pairs = Пари
concentration-line-jokers = Джокери рахуються вдвічі
concentration-call-pair = Пара!
concentration-call-miss = Не пара
concentration-action-pick = Відкрити карту { $one }
concentration-end-most_pairs = { $you ->
    [yes] У вас найбільше пар.
   *[other] Найбільше пар: { $winner }.
}
concentration-end-shared = Найбільше пар порівну в кількох гравців.
concentration-end-alone = Ви знайшли всі пари.

## The table. $row, $column (Number): where a card lies. $at (String): the same in words

concentration-table = Карти на столі
concentration-at = Ряд { $row }, місце { $column }
concentration-card-closed = { $at }, закрита
concentration-card-open = { $at }: { $card }
concentration-card-empty = { $at }, порожньо
concentration-hint-first = Відкрийте карту.
concentration-hint-second = Відкрийте другу карту.
concentration-pairs = { $count ->
    [one] { $count } пара
    [few] { $count } пари
   *[other] { $count } пар
}
concentration-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
}
concentration-place-closed = Закриті
concentration-place-taken = Пари
concentration-place-out = Не в грі
concentration-log-dealt-out = Жереб прибрав частину пар. Ніхто не знає які.
# $who (String): you, other or none
concentration-turned = { $who ->
    [you] Ви відкриваєте карту.
   *[other] { $name } відкриває карту.
} { $at }: { $card }
concentration-ask = Яку карту? Ряд і місце, наприклад 2 5
concentration-ask-wrong = { $answer } — такої карти відкрити не можна. Введіть ряд і місце, наприклад 2 5.

## Levels: how well the computer remembers

concentration-level-random = Слабка памʼять
    .about = Забуває майже всі карти за кілька ходів.
concentration-level-novice = Добра памʼять
    .about = Памʼятає нещодавно відкрите, але не завжди.
concentration-level-greedy = Міцна памʼять
    .about = Забуває мало й рідко пропускає побачену пару.
concentration-level-sampler = Ідеальна памʼять
    .about = Нічого не забуває і намагається не показувати вам нових карт.
