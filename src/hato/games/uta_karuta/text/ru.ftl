### Ута-карута для четверых (правила UTA)

## Name

uta_karuta-name = Ута-карута
uta_karuta-about = Четверо вспоминают окончания ста стихотворений. Верный ответ избавляет от карт; побеждает тот, у кого их больше нет.
# The language of the names in `.native`.
uta_karuta-native = ja

## Presets

uta_karuta-preset-source = Полные жемчужины
    .about = Жемчужины позволяют отдать 20, 15 и 15 карт.
uta_karuta-preset-short = Половинные жемчужины
    .about = Жемчужины позволяют отдать 10, 8 и 8 карт: одна жемчужина ещё не решает игру.

## Groups of options, by the rule that they belong to

uta_karuta-group-UTA-2 = Ответы
uta_karuta-group-UTA-3 = Штраф
uta_karuta-group-UTA-4 = Жемчужины
uta_karuta-group-UTA-5 = Якуфуда
uta_karuta-group-UTA-7 = Конец игры

## Options. The value texts of an option follow it; yes and no are shared texts.

uta_karuta-option-rounds = Раунды
    .about = Сколько раундов в матче.
uta_karuta-option-penalty_cards = Штраф
    .about = Сколько карт вы отдаёте тому, за кого ответили.
uta_karuta-option-penalty_to = Кто получает штраф
    .about = Только хозяин карты или все, кто не ответил до вас.
uta_karuta-value-penalty_to-owner = Хозяин
uta_karuta-value-penalty_to-all_who_failed = Все, кто не ответил
uta_karuta-option-pearl_values = Жемчужины
    .about = Сколько карт можно отдать соседу слева за стихотворения 12, 22 и 97.
uta_karuta-value-pearl_values-source = 20, 15 и 15
uta_karuta-value-pearl_values-half = 10, 8 и 8
uta_karuta-value-pearl_values-off = Без жемчужин
uta_karuta-option-pearl_right = Чья жемчужина
    .about = Может ли ею воспользоваться любой ответивший или только хозяин карты.
uta_karuta-value-pearl_right-answerer = Кто ответил
uta_karuta-value-pearl_right-owner_only = Только хозяин
uta_karuta-option-yaku_discard = Якуфуда
    .about = Сколько карт хозяин может сбросить, если ответил на свою якуфуду.
uta_karuta-option-yaku_target = Куда они уходят
    .about = Карты, сброшенные с якуфудой, выходят из игры или идут соседу слева.
uta_karuta-value-yaku_target-out = Из игры
uta_karuta-value-yaku_target-left = Соседу слева
uta_karuta-option-yaku_right = Чья якуфуда
    .about = Может ли сбросить свои карты и тот, кто ответил на чужую якуфуду.
uta_karuta-value-yaku_right-owner_only = Только хозяина
uta_karuta-value-yaku_right-any = Кто ответил
uta_karuta-option-yaku_blocks_win = Якуфуда тоже должна уйти
    .about = Можно ли победить, только когда ушла и ваша якуфуда.
uta_karuta-option-answer_s = Секунд на ответ
    .about = Сколько может думать каждый.
uta_karuta-option-choices = Окончаний на выбор
    .about = Из скольких окончаний выбирает тот, у кого нет этой карты.
uta_karuta-value-choices-4 = Из четырёх
uta_karuta-value-choices-6 = Из шести
uta_karuta-value-choices-hand_of_owner = Из всех карт хозяина
uta_karuta-option-stakes = Ставки
    .about = Получает ли победитель по очку за каждую карту, оставшуюся у других.

## Lines, calls and ends. $you (String): yes, no or none. $winner (String)

uta_karuta-line-cards_left = Осталось карт на руках
uta_karuta-line-won = Победа в раунде
uta_karuta-call-wrong = Неверно
uta_karuta-call-returns = Никто не знал: стихотворение прочтут ещё раз
uta_karuta-call-lost = Снова никто не знал: карта уходит
uta_karuta-end-empty = { $you ->
    [yes] У вас больше нет карт: вы победили.
   *[other] Карт больше нет, победа: { $winner }.
}
uta_karuta-end-exhausted = { $you ->
    [yes] Все стихотворения прочитаны. У вас меньше всех карт.
    [no] Все стихотворения прочитаны. Меньше всех карт: { $winner }.
   *[none] Все стихотворения прочитаны. Меньше всех карт сразу у нескольких игроков.
}

## Actions. $card (String): a card

uta_karuta-action-decline = Не отвечать
uta_karuta-action-done = Достаточно
uta_karuta-action-yaku = Сделать якуфудой: «{ $card }»
uta_karuta-action-answer = Ответить: { $card }
uta_karuta-action-penalty = Отдать: «{ $card }»
uta_karuta-action-discard = Сбросить: «{ $card }»
uta_karuta-action-pearl = Отдать налево: «{ $card }»

## Move log. $who, $to (String): you, other or none. $name, $receiver (String). $card, $cards (String): names of cards. $number (Number): cards

uta_karuta-log-drawn-reading = Звучит следующее стихотворение.
uta_karuta-log-revealed-hand = { $number ->
    [0] { $to ->
        [you] Его карта у вас.
       *[other] Его карту держит { $receiver }.
    }
   *[other] { $to ->
        [you] Вы показываете: { $cards }.
       *[other] { $receiver } показывает: { $cards }.
    }
}
uta_karuta-log-revealed-yaku = Все открывают свои якуфуды.
uta_karuta-log-moved-hand-yaku = { $who ->
    [you] Ваша якуфуда: «{ $card }».
   *[other] { $name }, якуфуда: «{ $card }».
}
uta_karuta-log-chose-answer = { $who ->
    [you] Вы отвечаете.
   *[other] { $name } отвечает.
}
uta_karuta-log-chose-decline = { $who ->
    [you] Вы не отвечаете.
   *[other] { $name } не отвечает.
}
uta_karuta-log-chose-done = { $who ->
    [you] Вам достаточно.
   *[other] { $name } заканчивает.
}
uta_karuta-log-called-wrong = { $who ->
    [you] Ваш ответ неверен.
   *[other] { $name } отвечает неверно.
}
uta_karuta-log-called-returns = Никто не знал: стихотворение прозвучит ещё раз.
uta_karuta-log-called-lost = И снова никто не знал: карта выходит из игры.
uta_karuta-log-moved-hand-gone = { $who ->
    [you] Ваша карта выходит из игры: «{ $card }».
   *[other] { $name }, карта выходит из игры: «{ $card }».
}
uta_karuta-log-moved-yaku-gone = { $who ->
    [you] Ваша якуфуда выходит из игры: «{ $card }».
   *[other] { $name }, якуфуда выходит из игры: «{ $card }».
}
uta_karuta-log-moved-hand-hand = { $who ->
    [you] Вы отдаёте «{ $card }». Получает { $receiver }.
   *[other] { $to ->
        [you] { $name } отдаёт вам «{ $card }».
       *[other] { $name } отдаёт { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[other] { $number } карт
        }. Получает { $receiver }.
    }
}
uta_karuta-log-moved-hand-dropped = { $who ->
    [you] Вы сбрасываете «{ $card }».
   *[other] { $name } сбрасывает { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }.
}

## Places

uta_karuta-place-stock = Несданные карты
uta_karuta-place-hand = Рука
uta_karuta-place-yaku = Якуфуда
uta_karuta-place-dropped = Сброс
uta_karuta-place-gone = Вышли из игры
uta_karuta-place-reading = Чтение

## What the table asks and shows. $name (String). $count (Number): cards

uta_karuta-hint-yaku = Выберите якуфуду. Дальше она лежит открыто.
uta_karuta-hint-yaku-other = Остальные выбирают якуфуду.
uta_karuta-hint-own = Карта этого стихотворения у вас. Найдите её.
uta_karuta-hint-answer = Чем кончается стихотворение? Ответьте или откажитесь.
uta_karuta-hint-answer-hand = { $name } не находит карту. Какая из этих?
uta_karuta-hint-answer-other = { $name } думает…
uta_karuta-hint-penalty = { $count ->
    [one] Отдайте { $count } карту, которая кажется трудной. Получает { $name }.
    [few] Отдайте { $count } карты, которые кажутся трудными. Получает { $name }.
   *[other] Отдайте { $count } карт, которые кажутся трудными. Получает { $name }.
}
uta_karuta-hint-discard = Можно сбросить ещё, не больше чем { $count }.
uta_karuta-hint-pearl = Можно отдать ещё, не больше чем { $count }. Получает { $name }.
uta_karuta-owner = держит карту
uta_karuta-answers = отвечает
uta_karuta-failed = не знает
uta_karuta-right = верно
uta_karuta-answer = Ответить
uta_karuta-decline = Не отвечать
uta_karuta-choose-yaku = Выберите якуфуду
uta_karuta-give = Отдать
uta_karuta-drop = Сбросить
uta_karuta-done = Достаточно
uta_karuta-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
uta_karuta-left = Осталось времени
uta_karuta-order = Кто отвечает, по порядку
uta_karuta-last = Предыдущее стихотворение
uta_karuta-hand-of = Карты игрока { $name }
uta_karuta-hint-yaku-again = Нажмите на карту ещё раз, и она станет якуфудой.
uta_karuta-key-ending = Ответить концовкой с этим номером
uta_karuta-key-leave = Не отвечать или закончить
uta_karuta-key-last = Предыдущее стихотворение
uta_karuta-yaku = Якуфуда
    .native = 役札
    .about = Карта на особом месте. Если хозяин ответил на неё, вместе с ней можно сбросить и другие.
uta_karuta-yaku-of = { $you ->
    [yes] Ваша якуфуда
   *[no] Якуфуда: { $name }
}
uta_karuta-yaku-gone = Якуфуды больше нет
uta_karuta-pearl = Жемчужина
    .native = 玉
    .about = Стихотворения 12, 22 и 97: ответивший может отдать карты соседу слева.
uta_karuta-pearl-worth = { $count ->
    [one] Жемчужина, { $count } карта
    [few] Жемчужина, { $count } карты
   *[other] Жемчужина, { $count } карт
}
uta_karuta-again = Это стихотворение уже читали
uta_karuta-gone = Вышло из игры карт: { $count }

## Levels of the computer players

uta_karuta-level-random = Наугад
    .about = Отвечает как повезёт. Хорошо, чтобы учить стихотворения.
uta_karuta-level-novice = Ученик
    .about = Знает известные стихотворения, а прочие путает.
uta_karuta-level-greedy = Любитель
    .about = Знает почти все стихотворения и отдаёт вам трудные карты.
uta_karuta-level-sampler = Мастер
    .about = Знает всю сотню и думает о том, что на руках у других.
