### Дайфуго (правила DAI)

daifugo-name = Дайфуго
daifugo-about = Избавьтесь от карт раньше всех: перебивайте то, что лежит на столе, или пасуйте. Победитель в следующем раунде богат, а последний отдаёт ему лучшие карты.

## Presets

daifugo-preset-standard = Обычные правила
    .about = Так играют чаще всего: последовательности, революция, режущая восьмёрка, замок на масти и падение богача, который не выиграл снова.
daifugo-preset-source = «Богач»
    .about = Простая игра: ходят всеми картами младшего достоинства, остальные кроют их или пасуют.

## Groups of options, by the rule that they belong to

daifugo-group-DAI-1 = Карты
daifugo-group-DAI-2 = Сдача
daifugo-group-DAI-3 = Первый ход
daifugo-group-DAI-4 = Пас
daifugo-group-DAI-5 = Джокеры
daifugo-group-DAI-6 = Выход из игры
daifugo-group-DAI-7 = Обмен
daifugo-group-DAI-8 = Обратный порядок
daifugo-group-DAI-9 = Восьмёрки
daifugo-group-DAI-10 = Замки
daifugo-group-DAI-11 = Последовательности
daifugo-group-DAI-12 = Тройка пик
daifugo-group-DAI-13 = Падение магната
daifugo-group-DAI-14 = Другие эффекты
daifugo-group-DAI-15 = Матч и счёт

## Options. The value texts of an option follow it; yes and no are shared texts.

daifugo-option-jokers = Джокеры
    .about = Сколько джокеров в колоде.
daifugo-option-lead = Чем ходят
    .about = Какие карты можно положить на пустой стол.
daifugo-value-lead-lowest_all = Все карты младшего достоинства
daifugo-value-lead-free = Любая комбинация
daifugo-option-first_lead = Самый первый ход
    .about = Кто начинает первый раунд. При свободном ходе названная карта должна войти в него.
daifugo-value-first_lead-lot = Решает жребий
daifugo-value-first_lead-3D = У кого тройка бубен
daifugo-value-first_lead-3C = У кого тройка треф
daifugo-value-first_lead-3S = У кого тройка пик
daifugo-option-later_lead = Первый ход дальше
    .about = Кто начинает каждый следующий раунд.
daifugo-value-later_lead-rich = Магнат
daifugo-value-later_lead-poor = Нищий
daifugo-option-pass_lock = Пас до конца взятки
    .about = Выбывает ли спасовавший до очистки стола; иначе он может вступить снова.
daifugo-option-joker_wild = Джокер заменяет карты
    .about = Может ли джокер заменить другую карту рядом хотя бы с одной настоящей.
daifugo-option-exchange = Обмен
    .about = Какие карты меняют хозяев перед раундом: лучшие уходят наверх, столько же возвращается.
daifugo-value-exchange-none = Без обмена
daifugo-value-exchange-one_each = По одной: последний и первый
daifugo-value-exchange-two_one = Две и одна: последний с первым, предпоследний со вторым
daifugo-option-return_choice = Что возвращают
    .about = Какие карты отдаёт взамен тот, кто богаче.
daifugo-value-return_choice-lowest = Самые младшие
daifugo-value-return_choice-free = Любые
daifugo-option-revolution = Революция
    .about = Четыре и больше карт одного достоинства переворачивают порядок: дальше бьёт младшая карта.
daifugo-option-revolution_by_run = Революция последовательностью
    .about = Переворачивает ли порядок и длинная последовательность.
daifugo-value-revolution_by_run-off = Нет
daifugo-value-revolution_by_run-4 = От четырёх карт
daifugo-value-revolution_by_run-5 = От пяти карт
daifugo-option-eight_cut = Режущие восьмёрки
    .about = Восьмёрки сразу заканчивают взятку, и следующий ход у того, кто их положил.
daifugo-option-eight_cut_in_runs = Восьмёрка режет и в последовательности
    .about = Заканчивает ли взятку последовательность с восьмёркой; только вместе с режущими восьмёрками.
daifugo-option-eleven_back = Валет назад
    .about = Валеты переворачивают порядок до конца взятки.
daifugo-option-suit_lock = Замок на масти
    .about = Два хода подряд одними мастями обязывают дальше играть этими мастями.
daifugo-value-suit_lock-off = Нет
daifugo-value-suit_lock-partial = На общие масти
daifugo-value-suit_lock-full = Только если совпали все
daifugo-option-number_lock = Замок на шаг
    .about = После двух шагов на одно достоинство каждый ход должен быть на шаг старше.
daifugo-option-sequences = Последовательности
    .about = Можно ли ходить тремя и более картами одной масти подряд.
daifugo-option-run_compare = Какая последовательность старше
    .about = Как сравнивают две последовательности.
daifugo-value-run_compare-low_card = У которой старше младшая карта
daifugo-value-run_compare-beyond = Которая начинается выше конца другой
daifugo-option-spade3 = Тройка пик бьёт джокера
    .about = Тройка пик кроет одиночного джокера и заканчивает взятку.
daifugo-option-miyako_ochi = Падение магната
    .about = Как только первым вышел другой, прежний магнат — последний.
daifugo-option-forbidden_finish = Запретные последние карты
    .about = Кто вышел с такой картой, получает самое низкое свободное место.
daifugo-value-forbidden_finish-top = Старшее достоинство: двойка, при обратном порядке тройка
daifugo-value-forbidden_finish-joker = Джокер
daifugo-value-forbidden_finish-8 = Восьмёрка, которая режет
daifugo-value-forbidden_finish-3S_return = Тройка пик на джокера
daifugo-option-five_skip = Пятёрки пропускают
    .about = Сколько пятёрок, столько игроков пропускает очередь до следующего хода.
daifugo-option-seven_pass = Семёрки отдают
    .about = Сколько семёрок, столько карт можно отдать следующему.
daifugo-option-ten_discard = Десятки сбрасывают
    .about = Сколько десяток, столько карт можно сбросить.
daifugo-option-equal_hands = Поровну карт
    .about = Откладывают ли лишние карты, чтобы у всех было поровну.
daifugo-option-points = Счёт
    .about = Сколько очков дают места.
daifugo-value-points-places = Очко за каждого, кто ниже
daifugo-value-points-table = 50, 30, 20, 10 вчетвером; иначе по десять за место
daifugo-option-rounds = Раунды
    .about = Сколько раундов в матче.

## Titles, which are the lines of the settlement too

daifugo-line-daifugo = Магнат
    .native = 大富豪
daifugo-line-fugo = Богач
    .native = 富豪
daifugo-line-heimin = Середняк
    .native = 平民
daifugo-line-hinmin = Бедняк
    .native = 貧民
daifugo-line-daihinmin = Нищий
    .native = 大貧民

## Actions. $card (String): the card. $one (String): the rank from which a run goes

daifugo-action-pass = Пас
daifugo-action-play = Сыграть
daifugo-action-run = Последовательность от { $one }
daifugo-action-done = Достаточно
daifugo-action-pick = Выбрать: { $card }
daifugo-action-back = Забрать: { $card }
daifugo-action-return = Вернуть: { $card }
daifugo-action-give = Отдать: { $card }
daifugo-action-discard = Сбросить: { $card }

## What a player calls out

daifugo-call-lot = По жребию хожу я.
daifugo-call-named = Начальная карта у меня.
daifugo-call-revolution = Революция!
daifugo-call-counter = Контрреволюция!
daifugo-call-eleven_back = Валет назад!
daifugo-call-lock = Замок!
daifugo-call-number_lock = Шаг за шагом!
daifugo-call-eight_cut = Восьмёрка режет!
daifugo-call-spade3 = Тройка пик!
daifugo-call-skipped = Пропускаю.
daifugo-call-foul = Запретная последняя карта!
daifugo-call-fallen = Моё богатство пропало!
daifugo-call-daifugo = Магнат!
daifugo-call-fugo = Богач!
daifugo-call-heimin = Середняк!
daifugo-call-hinmin = Бедняк!
daifugo-call-daihinmin = Нищий…

## Places

daifugo-place-pile = Стопка
daifugo-place-gone = Вышедшие карты
daifugo-place-waste = Сброс
daifugo-place-aside = Отложено
daifugo-place-stock = Колода
daifugo-place-lot = Жребий

## Move log. $who, $to (String): "you" or "other". $name, $receiver (String). $cards (String): a list. $number (Number): cards

daifugo-log-chose-pass = { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
daifugo-log-moved-hand-pile = { $who ->
        [you] Вы играете { $cards }.
       *[other] { $name } играет { $cards }.
    }
daifugo-log-moved-hand-hand = { $who ->
        [you] Вы отдаёте { $cards }. Получает { $receiver }.
       *[other] { $to ->
            [you] { $name } отдаёт вам { $cards }.
           *[other] { $name } отдаёт { $number ->
                [one] { $number } карту
                [few] { $number } карты
               *[other] { $number } карт
            }. Получает { $receiver }.
        }
    }
daifugo-log-moved-hand-waste = { $who ->
        [you] Вы сбрасываете { $cards }.
       *[other] { $name } сбрасывает { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[other] { $number } карт
        }.
    }
daifugo-log-moved-pile-gone = Стол очищен.
daifugo-log-revealed-hand = { $number ->
        [0] { $to ->
            [you] Вы должны отдать лучшие карты.
           *[other] { $receiver } отдаёт лучшие карты.
        }
       *[other] { $to ->
            [you] Вы показываете { $cards }.
           *[other] { $receiver } показывает { $cards }.
        }
    }
daifugo-log-drawn-lot = Кто ходит первым, решает жребий.

## Ends. $you (String): yes, no or none. $winner (String): who won

daifugo-end-finished = { $you ->
        [yes] Теперь вы — магнат.
        [no] Магнат — { $winner }.
       *[none] Раунд окончен.
    }
daifugo-end-fallen = { $you ->
        [yes] Вы свергли магната: теперь это вы.
        [no] Магнат пал. Новый магнат — { $winner }.
       *[none] Магнат пал.
    }
