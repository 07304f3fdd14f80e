### Ута-карута для чотирьох (правила UTA)

## Name

uta_karuta-name = Ута-карута
uta_karuta-about = Четверо згадують закінчення ста віршів. Правильна відповідь позбавляє карт; перемагає той, у кого їх більше немає.
# The language of the names in `.native`.
uta_karuta-native = ja

## Presets

uta_karuta-preset-source = Повні перлини
    .about = Перлини дають змогу віддати 20, 15 і 15 карт.
uta_karuta-preset-short = Половинні перлини
    .about = Перлини дають змогу віддати 10, 8 і 8 карт: одна перлина ще не вирішує гру.

## Groups of options, by the rule that they belong to

uta_karuta-group-UTA-2 = Відповіді
uta_karuta-group-UTA-3 = Штраф
uta_karuta-group-UTA-4 = Перлини
uta_karuta-group-UTA-5 = Якуфуда
uta_karuta-group-UTA-7 = Кінець гри

## Options. The value texts of an option follow it; yes and no are shared texts.

uta_karuta-option-rounds = Раунди
    .about = Скільки раундів у матчі.
uta_karuta-option-penalty_cards = Штраф
    .about = Скільки карт ви віддаєте тому, за кого відповіли.
uta_karuta-option-penalty_to = Хто отримує штраф
    .about = Лише господар карти чи всі, хто не відповів до вас.
uta_karuta-value-penalty_to-owner = Господар
uta_karuta-value-penalty_to-all_who_failed = Усі, хто не відповів
uta_karuta-option-pearl_values = Перлини
    .about = Скільки карт можна віддати сусідові ліворуч за вірші 12, 22 і 97.
uta_karuta-value-pearl_values-source = 20, 15 і 15
uta_karuta-value-pearl_values-half = 10, 8 і 8
uta_karuta-value-pearl_values-off = Без перлин
uta_karuta-option-pearl_right = Чия перлина
    .about = Чи може нею скористатися кожен, хто відповів, чи лише господар карти.
uta_karuta-value-pearl_right-answerer = Хто відповів
uta_karuta-value-pearl_right-owner_only = Лише господар
uta_karuta-option-yaku_discard = Якуфуда
    .about = Скільки карт господар може скинути, якщо відповів на свою якуфуду.
uta_karuta-option-yaku_target = Куди вони йдуть
    .about = Карти, скинуті з якуфудою, виходять із гри чи йдуть сусідові ліворуч.
uta_karuta-value-yaku_target-out = Із гри
uta_karuta-value-yaku_target-left = Сусідові ліворуч
uta_karuta-option-yaku_right = Чия якуфуда
    .about = Чи може скинути свої карти й той, хто відповів на чужу якуфуду.
uta_karuta-value-yaku_right-owner_only = Лише господаря
uta_karuta-value-yaku_right-any = Хто відповів
uta_karuta-option-yaku_blocks_win = Якуфуда теж має піти
    .about = Чи можна перемогти, лише коли пішла й ваша якуфуда.
uta_karuta-option-answer_s = Секунд на відповідь
    .about = Скільки може думати кожен.
uta_karuta-option-choices = Закінчень на вибір
    .about = Зі скількох закінчень вибирає той, у кого немає цієї карти.
uta_karuta-value-choices-4 = Із чотирьох
uta_karuta-value-choices-6 = Із шести
uta_karuta-value-choices-hand_of_owner = З усіх карт господаря
uta_karuta-option-stakes = Ставки
    .about = Чи отримує переможець по очку за кожну карту, що лишилася в інших.

## Lines, calls and ends. $you (String): yes, no or none. $winner (String)

uta_karuta-line-cards_left = Лишилося карт на руках
uta_karuta-line-won = Перемога в раунді
uta_karuta-call-wrong = Неправильно
uta_karuta-call-returns = Ніхто не знав: вірш прочитають ще раз
uta_karuta-call-lost = Знову ніхто не знав: карта виходить
uta_karuta-end-empty = { $you ->
    [yes] У вас більше немає карт: ви перемогли.
   *[other] Карт більше немає, перемога: { $winner }.
}
uta_karuta-end-exhausted = { $you ->
    [yes] Усі вірші прочитано. У вас найменше карт.
    [no] Усі вірші прочитано. Найменше карт: { $winner }.
   *[none] Усі вірші прочитано. Найменше карт порівну в кількох гравців.
}

## Actions. $card (String): a card

uta_karuta-action-decline = Не відповідати
uta_karuta-action-done = Досить
uta_karuta-action-yaku = Зробити якуфудою: «{ $card }»
uta_karuta-action-answer = Відповісти: { $card }
uta_karuta-action-penalty = Віддати: «{ $card }»
uta_karuta-action-discard = Скинути: «{ $card }»
uta_karuta-action-pearl = Віддати ліворуч: «{ $card }»

## Move log. $who, $to (String): you, other or none. $name, $receiver (String). $card, $cards (String): names of cards. $number (Number): cards

uta_karuta-log-drawn-reading = Звучить наступний вірш.
uta_karuta-log-revealed-hand = { $number ->
    [0] { $to ->
        [you] Його карта у вас.
       *[other] Його карту тримає { $receiver }.
    }
   *[other] { $to ->
        [you] Ви показуєте: { $cards }.
       *[other] { $receiver } показує: { $cards }.
    }
}
uta_karuta-log-revealed-yaku = Усі відкривають свої якуфуди.
uta_karuta-log-moved-hand-yaku = { $who ->
    [you] Ваша якуфуда: «{ $card }».
   *[other] { $name }, якуфуда: «{ $card }».
}
uta_karuta-log-chose-answer = { $who ->
    [you] Ви відповідаєте.
   *[other] { $name } відповідає.
}
uta_karuta-log-chose-decline = { $who ->
    [you] Ви не відповідаєте.
   *[other] { $name } не відповідає.
}
uta_karuta-log-chose-done = { $who ->
    [you] Вам досить.
   *[other] { $name } закінчує.
}
uta_karuta-log-called-wrong = { $who ->
    [you] Ваша відповідь хибна.
   *[other] { $name } відповідає хибно.
}
uta_karuta-log-called-returns = Ніхто не знав: вірш пролунає ще раз.
uta_karuta-log-called-lost = І знову ніхто не знав: карта виходить із гри.
uta_karuta-log-moved-hand-gone = { $who ->
    [you] Ваша карта виходить із гри: «{ $card }».
   *[other] { $name }, карта виходить із гри: «{ $card }».
}
uta_karuta-log-moved-yaku-gone = { $who ->
    [you] Ваша якуфуда виходить із гри: «{ $card }».
   *[other] { $name }, якуфуда виходить із гри: «{ $card }».
}
uta_karuta-log-moved-hand-hand = { $who ->
    [you] Ви віддаєте «{ $card }». Отримує { $receiver }.
   *[other] { $to ->
        [you] { $name } віддає вам «{ $card }».
       *[other] { $name } віддає { $number ->
            [one] { $number } карту
            [few] { $number } карти
           *[other] { $number } карт
        }. Отримує { $receiver }.
    }
}
uta_karuta-log-moved-hand-dropped = { $who ->
    [you] Ви скидаєте «{ $card }».
   *[other] { $name } скидає { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[other] { $number } карт
    }.
}

## Places

uta_karuta-place-stock = Нероздані карти
uta_karuta-place-hand = Рука
uta_karuta-place-yaku = Якуфуда
uta_karuta-place-dropped = Скид
uta_karuta-place-gone = Вийшли з гри
uta_karuta-place-reading = Читання

## What the table asks and shows. $name (String). $count (Number): cards

uta_karuta-hint-yaku = Виберіть якуфуду. Далі вона лежить відкрито.
uta_karuta-hint-yaku-other = Решта вибирає якуфуду.
uta_karuta-hint-own = Карта цього вірша у вас. Знайдіть її.
uta_karuta-hint-answer = Чим закінчується вірш? Дайте відповідь або відмовтеся.
uta_karuta-hint-answer-hand = { $name } не знаходить карти. Котра з цих?
uta_karuta-hint-answer-other = { $name } думає…
uta_karuta-hint-penalty = { $count ->
    [one] Віддайте { $count } карту, яка здається важкою. Отримує { $name }.
    [few] Віддайте { $count } карти, які здаються важкими. Отримує { $name }.
   *[other] Віддайте { $count } карт, які здаються важкими. Отримує { $name }.
}
uta_karuta-hint-discard = Можна скинути ще, не більше ніж { $count }.
uta_karuta-hint-pearl = Можна віддати ще, не більше ніж { $count }. Отримує { $name }.
uta_karuta-owner = тримає карту
uta_karuta-answers = відповідає
uta_karuta-failed = не знає
uta_karuta-right = правильно
uta_karuta-answer = Відповісти
uta_karuta-decline = Не відповідати
uta_karuta-choose-yaku = Виберіть якуфуду
uta_karuta-give = Віддати
uta_karuta-drop = Скинути
uta_karuta-done = Досить
uta_karuta-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
uta_karuta-left = Залишилося часу
uta_karuta-order = Хто відповідає, по черзі
uta_karuta-last = Попередній вірш
uta_karuta-hand-of = Карти гравця { $name }
uta_karuta-hint-yaku-again = Натисніть на карту ще раз, і вона стане якуфудою.
uta_karuta-key-ending = Відповісти кінцівкою з цим номером
uta_karuta-key-leave = Не відповідати або закінчити
uta_karuta-key-last = Попередній вірш
uta_karuta-yaku = Якуфуда
    .native = 役札
    .about = Карта на особливому місці. Якщо господар відповів на неї, разом із нею можна скинути й інші.
uta_karuta-yaku-of = { $you ->
    [yes] Ваша якуфуда
   *[no] Якуфуда: { $name }
}
uta_karuta-yaku-gone = Якуфуди більше немає
uta_karuta-pearl = Перлина
    .native = 玉
    .about = Вірші 12, 22 і 97: хто відповів, може віддати карти сусідові ліворуч.
uta_karuta-pearl-worth = { $count ->
    [one] Перлина, { $count } карта
    [few] Перлина, { $count } карти
   *[other] Перлина, { $count } карт
}
uta_karuta-again = Цей вірш уже читали
uta_karuta-gone = Вийшло з гри карт: { $count }

## Levels of the computer players

uta_karuta-level-random = Навмання
    .about = Відповідає як пощастить. Добре, щоб учити вірші.
uta_karuta-level-novice = Учень
    .about = Знає відомі вірші, а решту плутає.
uta_karuta-level-greedy = Аматор
    .about = Знає майже всі вірші й віддає вам важкі карти.
uta_karuta-level-sampler = Майстер
    .about = Знає всю сотню й думає про те, що на руках в інших.
