### Sevens (rules SEV)

sevens-name = Семиряд
sevens-about = От семёрок растут четыре ряда. Кладите свои карты рядом с лежащими, придерживайте те, которых ждут другие, и избавьтесь от карт раньше других.

## Presets

sevens-preset-club = Клубные правила
    .about = Обычная японская игра: все семёрки на столе, туз младший, и каждый может трижды спасовать, в том числе чтобы придержать карту.
sevens-preset-source = Туз старший
    .about = Ряды от двойки до туза. Кто кладёт первую семёрку, решает жребий; пасуют, только если ходить нечем.

## Groups of options, by the rule that they belong to

sevens-group-SEV-1 = Карты
sevens-group-SEV-2 = Ряды
sevens-group-SEV-3 = Начало
sevens-group-SEV-5 = Пас
sevens-group-SEV-6 = Матч и счёт
sevens-group-SEV-7 = Законченная сторона
sevens-group-SEV-8 = Джокеры

## Options. The value texts of an option follow it; yes and no are shared texts.

sevens-option-ace = Туз
    .about = На каком конце ряда лежит туз.
sevens-value-ace-low = Младший, перед двойкой
sevens-value-ace-high = Старший, после короля
sevens-option-sevens_start = Семёрки
    .about = Лежат ли все семёрки на столе до первого хода или ими ходят, как другими картами.
sevens-value-sevens_start-all_laid = Сразу на столе; начинает бубновая семёрка
sevens-value-sevens_start-from_hand = Ими ходят; начинающего выбирает жребий
sevens-option-voluntary_pass = Пас по желанию
    .about = Можно ли пасовать, если подходящая карта есть.
sevens-option-pass_limit = Число пасов
    .about = Сколько раз за раунд каждый может спасовать. Кто вынужден спасовать ещё раз, выбывает.
sevens-value-pass_limit-none = без предела
sevens-option-eliminate = Лишний пас
    .about = Что бывает с игроком, который не может ни пойти, ни спасовать; только если число пасов ограничено.
sevens-value-eliminate-lay_hand = Его карты ложатся на стол, остальные играют
sevens-value-eliminate-lose_all = Раунд окончен, он последний
sevens-option-wrap = Когда сторона закончена
    .about = Растёт ли тогда другая сторона этой масти с дальнего конца.
sevens-value-wrap-none = Ничего не меняется
sevens-value-wrap-tunnel = Тоннель: только с дальнего конца
sevens-value-wrap-link = Кольцо: с обоих концов
sevens-option-jokers = Джокеры
    .about = Сколько джокеров раздают. Джокер заменяет карту, которая на руках у другого.
sevens-option-joker_mode = Действие джокера
    .about = Что делает джокер: его кладут вместе с картой через одну; у кого пропущенная карта, тот кладёт её и забирает джокера.
sevens-value-joker_mode-swap = Обменивается
sevens-option-joker_last = Джокер последней картой
    .about = Можно ли закончить игру джокером.
sevens-value-joker_last-forbidden = Нельзя
sevens-value-joker_last-allowed = Можно
sevens-value-joker_last-loses = Это проигрыш
sevens-option-match_rounds = Раунды
    .about = Сколько раундов в матче.
sevens-option-score = Счёт
    .about = Считаются места или карты, оставшиеся на руках, когда первый игрок вышел.
sevens-value-score-places = Места: очко за каждого, кто ниже
sevens-value-score-cards_left = Остаток: минус очко за карту

## Lines of the settlement

sevens-line-place = Очки за место
sevens-line-cards = Оставшиеся карты
sevens-line-joker_last = Джокер последней картой

## Actions. $card (String): the card. $cards (String): all cards of the action

sevens-action-play = Положить: { $card }
sevens-action-joker = Джокер и { $cards }
sevens-action-pass = Пас

## What a player calls out

sevens-call-begins = Начинаю я!
sevens-call-done = Карт больше нет!
sevens-call-eliminated = Выбываю!
sevens-call-joker_last = Последним был джокер!

## Places

sevens-place-layout = Стол
sevens-place-gone = Вне игры
sevens-place-lot = Жребий

## Move log. $who (String): "you" or "other". $name (String). $cards (String): a list. $to (String): "you" or "other". $receiver (String)

sevens-log-chose-pass = { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
sevens-log-moved-hand-layout = { $who ->
        [you] Вы кладёте: { $cards }.
       *[other] { $name } кладёт: { $cards }.
    }
sevens-log-moved-hand-hand = { $to ->
        [you] Вы получаете: { $cards }.
       *[other] { $receiver } получает: { $cards }.
    }
sevens-log-moved-hand-gone = Из игры выходит: { $cards }.
sevens-log-revealed-hand = { $to ->
        [you] Вы должны открыть: { $cards }.
       *[other] { $receiver } открывает: { $cards }.
    }
sevens-log-drawn-lot = Кто начинает, решает жребий.

## Ends. $you (String): yes, no or none. $winner (String): who won

sevens-end-last = { $you ->
        [yes] Первое место — ваше.
        [no] Первое место занимает { $winner }.
       *[none] Раунд окончен.
    }
sevens-end-out = { $you ->
        [yes] Вы остались без карт раньше всех.
        [no] { $winner } остаётся без карт раньше всех.
       *[none] Раунд окончен.
    }
sevens-end-eliminated = { $you ->
        [yes] Чей-то пас оказался лишним; первое место — ваше.
        [no] Чей-то пас оказался лишним; первое место занимает { $winner }.
       *[none] Чей-то пас оказался лишним: раунд окончен.
    }
sevens-end-jokers = { $you ->
        [yes] Остались одни джокеры; первое место — ваше.
        [no] Остались одни джокеры; первое место занимает { $winner }.
       *[none] Остались одни джокеры: раунд окончен.
    }
