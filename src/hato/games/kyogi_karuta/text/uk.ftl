### Кьоґі-карута (правила KAR)

## Name

kyogi_karuta-name = Кьоґі-карута
kyogi_karuta-about = Читець читає вірш, його закінчення лежить на столі, і карту бере той, чия рука швидша. Перемагає той, хто перший лишився без карт.
# The language of the names in `.native`.
kyogi_karuta-native = ja

## Presets

kyogi_karuta-preset-source = Звичайна гра
    .about = По 25 карт, 50 віршів без карт, дві хвилини на запамʼятовування, трохи швидше за офіційне.
kyogi_karuta-preset-official = Офіційний час
    .about = Пʼятнадцять хвилин на запамʼятовування й офіційний темп; свої карти можна переставляти, а не надіслане вчасно лишається.
kyogi_karuta-preset-quick = Швидка гра
    .about = 45 секунд на запамʼятовування, швидкий читець, без нижньої половини перед наступним віршем.
kyogi_karuta-preset-beginner = Перші кроки
    .about = По десять карт і чотири вірші без карт, відомі обом; на картах є знаки одзвінчення.

## Groups of options, by the rule that they belong to

kyogi_karuta-group-KAR-2 = Підготовка
kyogi_karuta-group-KAR-3 = Читання
kyogi_karuta-group-KAR-4 = Взяття
kyogi_karuta-group-KAR-5 = Після читання
kyogi_karuta-group-KAR-6 = Одночасний дотик
kyogi_karuta-group-KAR-7 = Суддя
kyogi_karuta-group-KAR-9 = Подача й фальстарт

## Options. The value texts of an option follow it; yes and no are shared texts.

kyogi_karuta-option-cards_per_side = Карт у гравця
    .about = Скільки карт розкладає кожен.
kyogi_karuta-option-handicap = Фора
    .about = На скільки карт менше в другого гравця; менше нуля — у першого.
kyogi_karuta-option-ghosts = Віршів без карт
    .about = Скільки віршів читають, хоча їхніх карт немає в жодному таборі.
kyogi_karuta-option-ghosts_shown = Вірші без карт відомі
    .about = Чи бачать обидва гравці, яких карт немає на столі. Добре для тренування.
kyogi_karuta-option-memorize_s = Секунд на запамʼятовування
    .about = Скільки обидва дивляться на карти до першого читання; офіційно 900. Раніше — якщо готові обидва.
kyogi_karuta-option-regroup = Переставляння під час гри
    .about = Чи можна переставляти свої карти й між читаннями.
kyogi_karuta-option-pace = Темп, у відсотках
    .about = Скільки триває читання: 100 — офіційний час, 50 — удвічі менше.
kyogi_karuta-option-lower_half = Спершу нижня половина
    .about = Чи читають перед новим віршем ще раз нижню половину попереднього.
kyogi_karuta-option-presentation = Подача
    .about = Як читання доходить до гравців; для обох однаково.
kyogi_karuta-value-presentation-text = Текст, звук за звуком
kyogi_karuta-value-presentation-speech = Голос
kyogi_karuta-value-presentation-both = Текст і голос
kyogi_karuta-option-script = Письмо на картах
    .about = Як записано нижню половину. На справжніх картах — кана без знаків одзвінчення.
kyogi_karuta-value-script-kana_unvoiced = Кана без знаків
kyogi_karuta-value-script-kana = Кана зі знаками
kyogi_karuta-value-script-kanji = Ієрогліфи й кана
kyogi_karuta-value-script-romaji = Латиниця
kyogi_karuta-option-late_ms = Додатковий час, мс
    .about = Скільки часу після останнього звука верхньої половини карту ще можна взяти.
kyogi_karuta-option-tie_window_ms = Одночасно, мс
    .about = Дотики з такою чи меншою різницею рівні: карту бере господар табору.
kyogi_karuta-option-early = Фальстарт
    .about = Що означає дотик до першого звука.
kyogi_karuta-value-early-ignored = Нічого
kyogi_karuta-value-early-foul = Помилка
kyogi_karuta-option-proof = Доказ
    .about = Чи досить торкнутися, чи треба за шість секунд назвати закінчення або поета. Хто не назвав, той помилився, і взяття не рахується.
kyogi_karuta-value-proof-touch = Досить торкнутися
kyogi_karuta-value-proof-ending4 = Назвати закінчення з чотирьох
kyogi_karuta-value-proof-poet4 = Назвати поета з чотирьох
kyogi_karuta-option-send_timeout = Не надіслано вчасно
    .about = Що буде, якщо карту не надіслали за вісім секунд.
kyogi_karuta-value-send_timeout-auto = Надсилається будь-яка
kyogi_karuta-value-send_timeout-forfeit = Карта лишається
kyogi_karuta-option-casual_dispute = Спершу вирішують гравці
    .about = Чи кажуть спершу самі гравці, хто був перший. Суддя показує час, лише якщо вони не згодні.

## Lines and ends. $you (String): yes, no or none. $winner (String)

kyogi_karuta-line-cards_left = Карти в таборі суперника
kyogi_karuta-end-empty = { $you ->
    [yes] Ваш табір порожній: ви перемогли.
   *[other] Карт більше немає, перемога: { $winner }.
}

## Calls, with what they mean

kyogi_karuta-call-touch = Дотик
    .native = タッチ
    .about = Гравець торкнувся карти.
kyogi_karuta-call-early = Фальстарт
    .native = フライング
    .about = Дотик до першого звука.
kyogi_karuta-call-judge = За часом — раніше
    .native = 審判
    .about = Гравці не погодилися, тож вирішує час.
kyogi_karuta-call-proved = Названо правильно
    .native = 正解
    .about = Закінчення чи поета названо правильно: взяття рахується.
kyogi_karuta-call-unproved = Названо неправильно
    .native = 不正解
    .about = Взяття не рахується, і це помилка.
kyogi_karuta-call-kata_ote = Ката-оте
    .native = 片お手
    .about = Карти вірша немає, а зачеплено один табір: одна помилка.
kyogi_karuta-call-kara_daburu = Кара-дабуру
    .native = 空ダブル
    .about = Карти вірша немає, а зачеплено обидва табори: дві помилки.
kyogi_karuta-call-daburu = Дабуру
    .native = ダブル
    .about = Своя карта дісталася суперникові, та ще й помилка: приходять дві карти.
kyogi_karuta-call-semi_daburu = Семі-дабуру
    .native = セミダブル
    .about = Суперник узяв свою карту, а тут помилка: приходить одна карта.
kyogi_karuta-call-tomo_ote = Томо-оте
    .native = 共お手
    .about = Помилилися обидва: ніхто нічого не надсилає.
kyogi_karuta-call-torison = Торісон
    .native = 取り損
    .about = Чужу карту взято, але помилка це скасовує: ніхто нічого не надсилає.
kyogi_karuta-call-otetsuki = Отецукі
    .native = お手付き
    .about = Зачеплено карту не в тому таборі: одна помилка.

## Actions. $card (String): a card. $one (String): the row or a part of a time. $two (String): the place

kyogi_karuta-action-ready = Готово
kyogi_karuta-action-wait = Чекати
kyogi_karuta-action-early = Торкнутися зарано
kyogi_karuta-action-mine = Мій дотик раніше
kyogi_karuta-action-yours = Раніше суперник
kyogi_karuta-action-fail = Не знаю
kyogi_karuta-action-forfeit = Більше не надсилати
kyogi_karuta-action-touch = Узяти: «{ $card }»
kyogi_karuta-action-at = Десятих секунди: { $one }
kyogi_karuta-action-ms = і тисячних: { $one }
kyogi_karuta-action-move = Переставити: «{ $card }»
kyogi_karuta-action-to = { $one ->
    [gedan] У ближній ряд
    [chudan] У середній ряд
   *[jodan] У дальній ряд
}, місце { $two }
kyogi_karuta-action-send = Надіслати: «{ $card }»
kyogi_karuta-action-answer = Відповідь: { $card }

## Move log. $who (String): you, other or none. $name (String). $card, $cards (String): names of cards. $number (Number): cards

kyogi_karuta-log-chose-ready = { $who ->
    [you] Ви готові.
   *[other] { $name }: готово.
}
kyogi_karuta-log-chose-forfeit = { $who ->
    [you] Ви більше не надсилаєте карт.
   *[other] { $name } більше не надсилає карт.
}
kyogi_karuta-log-chose-answer = { $who ->
    [you] Ви доводите взяття.
   *[other] { $name } доводить взяття.
}
kyogi_karuta-log-chose-fail = { $who ->
    [you] Ви не можете довести взяття.
   *[other] { $name } не може довести взяття.
}
kyogi_karuta-log-chose-mine = { $who ->
    [you] Ви кажете: «Я раніше».
   *[other] { $name } каже: «Я раніше».
}
kyogi_karuta-log-chose-yours = { $who ->
    [you] Ви кажете: «Суперник раніше».
   *[other] { $name } каже: «Суперник раніше».
}
kyogi_karuta-log-revealed-reading = Це був вірш «{ $card }».
kyogi_karuta-log-moved-camp-camp = { $who ->
    [you] Ви переставляєте: «{ $card }».
   *[other] { $name } переставляє: «{ $card }».
}
kyogi_karuta-log-moved-camp-read = { $who ->
    [you] Ви берете: «{ $card }».
    [none] Ніхто не взяв: «{ $card }». Карта виходить.
   *[other] { $name } бере: «{ $card }».
}
kyogi_karuta-log-moved-ghosts-read = Карти не було на столі: «{ $card }».
kyogi_karuta-log-moved-camp-sent = { $who ->
    [you] Ви надсилаєте: «{ $card }».
   *[other] { $name } надсилає: «{ $card }».
}
kyogi_karuta-log-moved-sent-camp = { $who ->
    [you] Ви кладете у свій табір: «{ $card }».
   *[other] { $name } кладе у свій табір: «{ $card }».
}

## Places

kyogi_karuta-place-stock = Нероздані карти
kyogi_karuta-place-camp = Табір
kyogi_karuta-place-sent = Надіслана карта
kyogi_karuta-place-ghosts = Вірші без карт
kyogi_karuta-place-rest = Поза грою
kyogi_karuta-place-absent = Карти, яких немає на столі
kyogi_karuta-place-read = Прочитано
kyogi_karuta-place-reading = Читання

## The table: camps and rows. $you (String): yes or no. $name (String). $count (Number): cards

kyogi_karuta-camp = { $you ->
    [yes] Ваш табір
   *[no] Табір: { $name }
}
    .native = { $you ->
    [yes] 自陣
   *[no] 敵陣
}
kyogi_karuta-camp-count = { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[other] лишилося { $count } карт
}
kyogi_karuta-row-gedan = Ближній ряд
    .native = 下段
    .about = Ґедан, ряд біля гравця.
kyogi_karuta-row-chudan = Середній ряд
    .native = 中段
    .about = Тюдан, ряд посередині.
kyogi_karuta-row-jodan = Дальній ряд
    .native = 上段
    .about = Дзьодан, ряд біля чужого табору.
# $row (String): a row. $slot (Number): a place in it. $at (String): the same in words
kyogi_karuta-slot = { $row }, місце { $slot }
kyogi_karuta-slot-card = { $at }: { $card }
kyogi_karuta-slot-empty = { $at }: порожньо

## Laying out and memorizing. $time (String): minutes and seconds. $count (Number)

kyogi_karuta-ready = Готово
kyogi_karuta-is-ready = готово
kyogi_karuta-layout = Розкладіть карти
kyogi_karuta-layout-again = Розкласти наново
    .about = Найкоротші початки — ближче до вас.
kyogi_karuta-layout-save = Запамʼятати розкладку
kyogi_karuta-layout-saved = Моя розкладка
kyogi_karuta-moves-left = { $count ->
    [one] ще { $count } перестановка
    [few] ще { $count } перестановки
   *[other] ще { $count } перестановок
}
kyogi_karuta-memorize = Запамʼятовуйте
kyogi_karuta-time-left = лишилося { $time }
kyogi_karuta-hint-place = Розкладіть карти як хочете й натисніть «Готово».
kyogi_karuta-hint-to = Виберіть місце для карти: «{ $card }».
kyogi_karuta-hint-memorize = Запамʼятайте, де яка карта.
kyogi_karuta-hint-ready = Ви готові. { $name } ще дивиться.
kyogi_karuta-hint-break = Перед наступним віршем можна переставити карти.

## Reading. $number (Number): of the reading. $all (Number): the most there can be. $ms (Number): thousandths of a second

kyogi_karuta-reading = Читання { $number } з { $all }
kyogi_karuta-hint-opening = Читають вступний вірш. Руки поки на місці.
kyogi_karuta-hint-lower = Нижня половина минулого вірша. Зараз почнеться новий.
kyogi_karuta-hint-calm = Тиша. Чекайте на перший звук.
kyogi_karuta-hint-listen = Упізнали карту — беріть одразу.
kyogi_karuta-hint-touched = Ваш дотик зараховано. Суперник ще може торкнутися.
kyogi_karuta-hint-late = Верхню половину прочитано. Остання нагода.
kyogi_karuta-heard = Прозвучало: { $heard }
kyogi_karuta-took = { $who ->
    [you] Ви берете її через { $ms } мс.
    [none] Ніхто не взяв карти.
   *[other] { $name } бере її через { $ms } мс.
}
kyogi_karuta-touched = { $who ->
    [you] Ваш дотик через { $ms } мс: «{ $card }».
   *[other] { $name }, дотик через { $ms } мс: «{ $card }».
}
kyogi_karuta-tie = { $who ->
    [you] Одночасно: карта лежала у вашому таборі, вона ваша.
   *[other] Одночасно: карта лежала в таборі суперника, її бере { $name }.
}
kyogi_karuta-absent = Вірш без карти
    .native = 空札
    .about = Його карти немає в жодному таборі: нічого не торкайтеся.
kyogi_karuta-absent-left = Не прочитано без карт: { $count }
kyogi_karuta-foul = Помилка
kyogi_karuta-fouls = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
kyogi_karuta-false-start = { $who ->
    [you] Ви поспішили.
   *[other] { $name } торкається зарано.
}
kyogi_karuta-clamped = Ваш час не збігся з часом надходження, тож зараховано час надходження.
kyogi_karuta-line-ms = Звʼязок: { $ms } мс
kyogi_karuta-times = Час
kyogi_karuta-mean = У середньому { $ms } мс

## Sending. $count (Number): cards. $name (String)

kyogi_karuta-send = Надіслати
kyogi_karuta-receive = Прийняти
kyogi_karuta-hint-send = { $count ->
    [one] Надішліть { $count } карту: виберіть зі своїх.
    [few] Надішліть { $count } карти: виберіть зі своїх.
   *[other] Надішліть { $count } карт: виберіть зі своїх.
}
kyogi_karuta-hint-send-other = { $name } вибирає карту, щоб надіслати.
kyogi_karuta-hint-receive = Виберіть у своєму таборі місце для карти: «{ $card }».
kyogi_karuta-hint-receive-other = { $name } шукає місце для карти.
kyogi_karuta-sends = { $who ->
    [you] Ви надсилаєте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
   *[other] { $name } надсилає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
}
kyogi_karuta-sends-nothing = Ніхто нічого не надсилає.

## Who was first, and the proof

kyogi_karuta-hint-confirm = Карти торкнулися. Хто був перший?
kyogi_karuta-hint-proof-ending = Чим закінчується вірш?
kyogi_karuta-hint-proof-poet = Хто написав вірш?
kyogi_karuta-hint-proof-other = Взяття треба довести, відповідає { $name }.
kyogi_karuta-agreed = Обидва згодні.
kyogi_karuta-disagreed = Згоди немає: суддя показує час.

## Levels of the computer players

kyogi_karuta-level-1 = Новачок
    .about = Знає мало віршів, довго шукає й багато забуває.
kyogi_karuta-level-2 = Учень
    .about = Слухає верхню половину майже до кінця і ще часто шукає.
kyogi_karuta-level-3 = Аматор
    .about = Знає кімарідзі й знаходить майже всі карти.
kyogi_karuta-level-4 = Турнірний гравець
    .about = Рухається, щойно вірш визначився.
kyogi_karuta-level-5 = Знавець
    .about = Памʼятає майже всі місця й те, які склади стали вирішальними.
kyogi_karuta-level-6 = Претендент
    .about = Тягнеться до карти, поки звучить вирішальний склад.
kyogi_karuta-level-7 = Мейдзін
    .about = Упізнає звук раніше, ніж він скінчився, і майже не помиляється.
