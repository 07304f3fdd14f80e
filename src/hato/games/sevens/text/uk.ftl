### Sevens (rules SEV)

sevens-name = Семиряд
sevens-about = Від сімок ростуть чотири ряди. Кладіть свої карти поруч із викладеними, притримуйте ті, на які чекають інші, і позбудьтеся карт раніше за інших.

## Presets

sevens-preset-club = Клубні правила
    .about = Звичайна японська гра: усі сімки на столі, туз молодший, і кожен може тричі спасувати, зокрема щоб притримати карту.
sevens-preset-source = Туз старший
    .about = Ряди від двійки до туза. Хто кладе першу сімку, вирішує жереб; пасують лише тоді, коли ходити нічим.

## Groups of options, by the rule that they belong to

sevens-group-SEV-1 = Карти
sevens-group-SEV-2 = Ряди
sevens-group-SEV-3 = Початок
sevens-group-SEV-5 = Пас
sevens-group-SEV-6 = Матч і рахунок
sevens-group-SEV-7 = Завершений бік
sevens-group-SEV-8 = Джокери

## Options. The value texts of an option follow it; yes and no are shared texts.

sevens-option-ace = Туз
    .about = На якому кінці ряду лежить туз.
sevens-value-ace-low = Молодший, перед двійкою
sevens-value-ace-high = Старший, після короля
sevens-option-sevens_start = Сімки
    .about = Чи лежать усі сімки на столі до першого ходу, чи ними ходять, як іншими картами.
sevens-value-sevens_start-all_laid = Одразу на столі; починає бубнова сімка
sevens-value-sevens_start-from_hand = Ними ходять; хто починає, вирішує жереб
sevens-option-voluntary_pass = Пас за бажанням
    .about = Чи можна пасувати, коли є карта, що підходить.
sevens-option-pass_limit = Кількість пасів
    .about = Скільки разів за раунд кожен може спасувати. Хто мусить спасувати ще раз, вибуває.
sevens-value-pass_limit-none = без обмеження
sevens-option-eliminate = Зайвий пас
    .about = Що буває з гравцем, який не може ні піти, ні спасувати; лише коли кількість пасів обмежено.
sevens-value-eliminate-lay_hand = Його карти лягають на стіл, решта грає далі
sevens-value-eliminate-lose_all = Раунд закінчено, він останній
sevens-option-wrap = Коли бік завершено
    .about = Чи росте тоді інший бік цієї масті з дальнього кінця.
sevens-value-wrap-none = Нічого не змінюється
sevens-value-wrap-tunnel = Тунель: лише з дальнього кінця
sevens-value-wrap-link = Кільце: з обох кінців
sevens-option-jokers = Джокери
    .about = Скільки джокерів роздають. Джокер заміняє карту, яка на руках в іншого.
sevens-option-joker_mode = Дія джокера
    .about = Що робить джокер: його кладуть разом із картою через одну; у кого пропущена карта, той кладе її та забирає джокера.
sevens-value-joker_mode-swap = Обмінюється
sevens-option-joker_last = Джокер останньою картою
    .about = Чи можна закінчити гру джокером.
sevens-value-joker_last-forbidden = Не можна
sevens-value-joker_last-allowed = Можна
sevens-value-joker_last-loses = Це програш
sevens-option-match_rounds = Раунди
    .about = Скільки раундів у матчі.
sevens-option-score = Рахунок
    .about = Чи рахуються місця, чи карти, що лишилися на руках, коли перший гравець вийшов.
sevens-value-score-places = Місця: очко за кожного, хто нижче
sevens-value-score-cards_left = Залишок: мінус очко за карту

## Lines of the settlement

sevens-line-place = Очки за місце
sevens-line-cards = Карти, що лишилися
sevens-line-joker_last = Джокер останньою картою

## Actions. $card (String): the card. $cards (String): all cards of the action

sevens-action-play = Покласти: { $card }
sevens-action-joker = Джокер і { $cards }
sevens-action-pass = Пас

## What a player calls out

sevens-call-begins = Починаю я!
sevens-call-done = Карт більше немає!
sevens-call-eliminated = Вибуваю!
sevens-call-joker_last = Останнім був джокер!

## Places

sevens-place-layout = Стіл
sevens-place-gone = Поза грою
sevens-place-lot = Жереб

## Move log. $who (String): "you" or "other". $name (String). $cards (String): a list. $to (String): "you" or "other". $receiver (String)

sevens-log-chose-pass = { $who ->
        [you] Ви пасуєте.
       *[other] { $name } пасує.
    }
sevens-log-moved-hand-layout = { $who ->
        [you] Ви кладете: { $cards }.
       *[other] { $name } кладе: { $cards }.
    }
sevens-log-moved-hand-hand = { $to ->
        [you] Ви отримуєте: { $cards }.
       *[other] { $receiver } отримує: { $cards }.
    }
sevens-log-moved-hand-gone = Із гри виходить: { $cards }.
sevens-log-revealed-hand = { $to ->
        [you] Ви мусите відкрити: { $cards }.
       *[other] { $receiver } відкриває: { $cards }.
    }
sevens-log-drawn-lot = Хто починає, вирішує жереб.

## Ends. $you (String): yes, no or none. $winner (String): who won

sevens-end-last = { $you ->
        [yes] Перше місце — ваше.
        [no] Перше місце посідає { $winner }.
       *[none] Раунд закінчено.
    }
sevens-end-out = { $you ->
        [yes] Ви лишилися без карт раніше за всіх.
        [no] { $winner } лишається без карт раніше за всіх.
       *[none] Раунд закінчено.
    }
sevens-end-eliminated = { $you ->
        [yes] Чийсь пас виявився зайвим; перше місце — ваше.
        [no] Чийсь пас виявився зайвим; перше місце посідає { $winner }.
       *[none] Чийсь пас виявився зайвим: раунд закінчено.
    }
sevens-end-jokers = { $you ->
        [yes] Лишилися самі джокери; перше місце — ваше.
        [no] Лишилися самі джокери; перше місце посідає { $winner }.
       *[none] Лишилися самі джокери: раунд закінчено.
    }
