### Дайфуґо (правила DAI)

daifugo-name = Дайфуґо
daifugo-about = Позбудьтеся карт раніше за всіх: перебивайте те, що лежить на столі, або пасуйте. Переможець у наступному раунді багатий, а останній віддає йому найкращі карти.

## Presets

daifugo-preset-standard = Звичайні правила
    .about = Так грають найчастіше: послідовності, революція, вісімка, що ріже, замок на масті й падіння багатія, який не виграв знову.
daifugo-preset-source = «Багатій»
    .about = Проста гра: ходять усіма картами наймолодшої вартості, решта криє їх або пасує.

## Groups of options, by the rule that they belong to

daifugo-group-DAI-1 = Карти
daifugo-group-DAI-2 = Роздача
daifugo-group-DAI-3 = Перший хід
daifugo-group-DAI-4 = Пас
daifugo-group-DAI-5 = Джокери
daifugo-group-DAI-6 = Вихід із гри
daifugo-group-DAI-7 = Обмін
daifugo-group-DAI-8 = Зворотний порядок
daifugo-group-DAI-9 = Вісімки
daifugo-group-DAI-10 = Замки
daifugo-group-DAI-11 = Послідовності
daifugo-group-DAI-12 = Трійка пік
daifugo-group-DAI-13 = Падіння магната
daifugo-group-DAI-14 = Інші ефекти
daifugo-group-DAI-15 = Матч і рахунок

## Options. The value texts of an option follow it; yes and no are shared texts.

daifugo-option-jokers = Джокери
    .about = Скільки джокерів у колоді.
daifugo-option-lead = Чим ходять
    .about = Які карти можна покласти на порожній стіл.
daifugo-value-lead-lowest_all = Усі карти наймолодшої вартості
daifugo-value-lead-free = Будь-яка комбінація
daifugo-option-first_lead = Найперший хід
    .about = Хто починає перший раунд. За вільного ходу названа карта має в нього ввійти.
daifugo-value-first_lead-lot = Вирішує жереб
daifugo-value-first_lead-3D = У кого трійка бубон
daifugo-value-first_lead-3C = У кого трійка треф
daifugo-value-first_lead-3S = У кого трійка пік
daifugo-option-later_lead = Перший хід далі
    .about = Хто починає кожен наступний раунд.
daifugo-value-later_lead-rich = Магнат
daifugo-value-later_lead-poor = Жебрак
daifugo-option-pass_lock = Пас до кінця взятки
    .about = Чи вибуває той, хто спасував, до очищення столу; інакше він може вступити знову.
daifugo-option-joker_wild = Джокер замінює карти
    .about = Чи може джокер замінити іншу карту поруч хоча б з однією справжньою.
daifugo-option-exchange = Обмін
    .about = Які карти міняють господарів перед раундом: найкращі йдуть угору, стільки ж повертається.
daifugo-value-exchange-none = Без обміну
daifugo-value-exchange-one_each = По одній: останній і перший
daifugo-value-exchange-two_one = Дві й одна: останній з першим, передостанній з другим
daifugo-option-return_choice = Що повертають
    .about = Які карти віддає навзаєм той, хто багатший.
daifugo-value-return_choice-lowest = Наймолодші
daifugo-value-return_choice-free = Будь-які
daifugo-option-revolution = Революція
    .about = Чотири й більше карт однієї вартості перевертають порядок: далі бʼє молодша карта.
daifugo-option-revolution_by_run = Революція послідовністю
    .about = Чи перевертає порядок і довга послідовність.
daifugo-value-revolution_by_run-off = Ні
daifugo-value-revolution_by_run-4 = Від чотирьох карт
daifugo-value-revolution_by_run-5 = Від пʼяти карт
daifugo-option-eight_cut = Вісімки ріжуть
    .about = Вісімки одразу закінчують взятку, і наступний хід у того, хто їх поклав.
daifugo-option-eight_cut_in_runs = Вісімка ріже й у послідовності
    .about = Чи закінчує взятку послідовність із вісімкою; лише коли вісімки ріжуть.
daifugo-option-eleven_back = Валет назад
    .about = Валети перевертають порядок до кінця взятки.
daifugo-option-suit_lock = Замок на масті
    .about = Два ходи поспіль тими самими мастями зобовʼязують далі грати цими мастями.
daifugo-value-suit_lock-off = Ні
daifugo-value-suit_lock-partial = На спільні масті
daifugo-value-suit_lock-full = Лише коли збіглися всі
daifugo-option-number_lock = Замок на крок
    .about = Після двох кроків на одну вартість кожен хід має бути на крок старшим.
daifugo-option-sequences = Послідовності
    .about = Чи можна ходити трьома й більше картами однієї масті поспіль.
daifugo-option-run_compare = Яка послідовність старша
    .about = Як порівнюють дві послідовності.
daifugo-value-run_compare-low_card = У якої старша наймолодша карта
daifugo-value-run_compare-beyond = Яка починається вище за кінець іншої
daifugo-option-spade3 = Трійка пік бʼє джокера
    .about = Трійка пік криє одиночного джокера й закінчує взятку.
daifugo-option-miyako_ochi = Падіння магната
    .about = Щойно першим вийшов інший, колишній магнат — останній.
daifugo-option-forbidden_finish = Заборонені останні карти
    .about = Хто вийшов із такою картою, отримує найнижче вільне місце.
daifugo-value-forbidden_finish-top = Найстарша вартість: двійка, за зворотного порядку трійка
daifugo-value-forbidden_finish-joker = Джокер
daifugo-value-forbidden_finish-8 = Вісімка, що ріже
daifugo-value-forbidden_finish-3S_return = Трійка пік на джокера
daifugo-option-five_skip = Пʼятірки пропускають
    .about = Скільки пʼятірок, стільки гравців пропускає чергу до наступного ходу.
daifugo-option-seven_pass = Сімки віддають
    .about = Скільки сімок, стільки карт можна віддати наступному.
daifugo-option-ten_discard = Десятки скидають
    .about = Скільки десяток, стільки карт можна скинути.
daifugo-option-equal_hands = Карт порівну
    .about = Чи відкладають зайві карти, щоб у всіх було порівну.
daifugo-option-points = Рахунок
    .about = Скільки очок дають місця.
daifugo-value-points-places = Очко за кожного, хто нижче
daifugo-value-points-table = 50, 30, 20, 10 учотирьох; інакше по десять за місце
daifugo-option-rounds = Раунди
    .about = Скільки раундів у матчі.

## Titles, which are the lines of the settlement too

daifugo-line-daifugo = Магнат
    .native = 大富豪
daifugo-line-fugo = Багатій
    .native = 富豪
daifugo-line-heimin = Середняк
    .native = 平民
daifugo-line-hinmin = Бідняк
    .native = 貧民
daifugo-line-daihinmin = Жебрак
    .native = 大貧民

## Actions. $card (String): the card. $one (String): the rank from which a run goes

daifugo-action-pass = Пас
daifugo-action-play = Зіграти
daifugo-action-run = Послідовність від { $one }
daifugo-action-done = Досить
daifugo-action-pick = Вибрати: { $card }
daifugo-action-back = Забрати: { $card }
daifugo-action-return = Повернути: { $card }
daifugo-action-give = Віддати: { $card }
daifugo-action-discard = Скинути: { $card }

## What a player calls out

daifugo-call-lot = За жеребом ходжу я.
daifugo-call-named = Початкова карта в мене.
daifugo-call-revolution = Революція!
daifugo-call-counter = Контрреволюція!
daifugo-call-eleven_back = Валет назад!
daifugo-call-lock = Замок!
daifugo-call-number_lock = Крок за кроком!
daifugo-call-eight_cut = Вісімка ріже!
daifugo-call-spade3 = Трійка пік!
daifugo-call-skipped = Пропускаю.
daifugo-call-foul = Заборонена остання карта!
daifugo-call-fallen = Моє багатство пропало!
daifugo-call-daifugo = Магнат!
daifugo-call-fugo = Багатій!
daifugo-call-heimin = Середняк!
daifugo-call-hinmin = Бідняк!
daifugo-call-daihinmin = Жебрак…

## Places

daifugo-place-pile = Стос
daifugo-place-gone = Карти, що вийшли
daifugo-place-waste = Скид
daifugo-place-aside = Відкладено
daifugo-place-stock = Колода
daifugo-place-lot = Жереб

## Move log. $who, $to (String): "you" or "other". $name, $receiver (String). $cards (String): a list. $number (Number): cards

daifugo-log-chose-pass = { $who ->
        [you] Ви пасуєте.
       *[other] { $name } пасує.
    }
daifugo-log-moved-hand-pile = { $who ->
        [you] Ви граєте { $cards }.
       *[other] { $name } грає { $cards }.
    }
daifugo-log-moved-hand-hand = { $who ->
        [you] Ви віддаєте { $cards }. Отримує { $receiver }.
       *[other] { $to ->
            [you] { $name } віддає вам { $cards }.
           *[other] { $name } віддає { $number ->
                [one] { $number } карту
                [few] { $number } карти
               *[other] { $number } карт
            }. Отримує { $receiver }.
        }
    }
daifugo-log-moved-hand-waste = { $who ->
        [you] Ви скидаєте { $cards }.
       *[other] { $name } скидає { $number ->
            [one] { $number } карту
            [few] { $number } карти
           *[other] { $number } карт
        }.
    }
daifugo-log-moved-pile-gone = Стіл очищено.
daifugo-log-revealed-hand = { $number ->
        [0] { $to ->
            [you] Ви маєте віддати найкращі карти.
           *[other] { $receiver } віддає найкращі карти.
        }
       *[other] { $to ->
            [you] Ви показуєте { $cards }.
           *[other] { $receiver } показує { $cards }.
        }
    }
daifugo-log-drawn-lot = Хто ходить першим, вирішує жереб.

## Ends. $you (String): yes, no or none. $winner (String): who won

daifugo-end-finished = { $you ->
        [yes] Тепер ви — магнат.
        [no] Магнат — { $winner }.
       *[none] Раунд завершено.
    }
daifugo-end-fallen = { $you ->
        [yes] Ви скинули магната: тепер це ви.
        [no] Магнат упав. Новий магнат — { $winner }.
       *[none] Магнат упав.
    }
