### The trainer for the decisive syllables of the hundred poems.

## $right, $all, $count, $n, $days, $seconds (Number). $card, $kana (String): a card, a beginning.

karuta-trainer = Тренажер кімарідзі
karuta-trainer-lead = Перед вами початок — знайдіть закінчення. Помилки повертаються скоро, знайоме — згодом.
karuta-trainer-start = Тренуватися
karuta-trainer-continue = Продовжити тренування
karuta-trainer-stop = Закінчити
karuta-trainer-way = Що питати
karuta-trainer-way-ending = За початком знайти карту
karuta-trainer-way-beginning = За картою згадати початок
karuta-trainer-set = Які вірші
karuta-trainer-set-due = Які час повторити
karuta-trainer-set-weak = У яких часто помилки
karuta-trainer-set-all = Усі сто
karuta-trainer-set-length = { $count ->
    [one] Вирішує { $count } склад
    [few] Вирішують { $count } склади
   *[other] Вирішують { $count } складів
}
karuta-trainer-set-kana = Починаються з { $kana }
karuta-trainer-ask-ending = Яка це карта?
karuta-trainer-ask-beginning = Як починається вірш?
karuta-trainer-show = Показати відповідь
karuta-trainer-next = Далі
karuta-trainer-right = Правильно
karuta-trainer-wrong = Неправильно, ось відповідь: «{ $card }»
karuta-trainer-right-after = Правильно, { $seconds } с
karuta-trainer-alike = Схожі початки
karuta-trainer-summary = Правильно { $right } з { $all }, у середньому { $seconds } с
karuta-trainer-due = { $count ->
    [0] Зараз повторювати нічого.
    [one] Час повторити { $count } вірш.
    [few] Час повторити { $count } вірші.
   *[other] Час повторити { $count } віршів.
}
karuta-trainer-boxes = Коробки
    .about = Правильна відповідь переносить вірш у наступну коробку, і повернеться він згодом. Помилка повертає його в першу.
karuta-trainer-box = Коробка { $n }
karuta-trainer-box-new = Нові
karuta-trainer-box-count = { $count ->
    [one] { $count } вірш
    [few] { $count } вірші
   *[other] { $count } віршів
}
karuta-trainer-back-now = зараз
karuta-trainer-back = { $days ->
    [one] через { $days } день
    [few] через { $days } дні
   *[other] через { $days } днів
}
karuta-trainer-statistics = Ваші вірші
karuta-trainer-seen = Запитань
karuta-trainer-hits = Правильно
karuta-trainer-misses = Неправильно
karuta-trainer-share = Частка правильних
karuta-trainer-median = Звичайний час
karuta-trainer-best = Найкращий час
karuta-trainer-last = Останній час
karuta-trainer-again = Повторити
karuta-trainer-confused = Часто плутається з картою «{ $card }»
karuta-trainer-never = ще не питали
karuta-trainer-reset = Стерти статистику
    .about = Усі коробки й час тренажера буде стерто.
karuta-trainer-keys = Клавіші 1–{ $count } вибирають, Enter — далі, Esc — закінчити.
karuta-trainer-keys-write = Enter — перевірити й далі, Esc — закінчити.
karuta-trainer-sets-length = За довжиною кімарідзі
karuta-trainer-sets-kana = За першою каною
karuta-trainer-fresh = { $count ->
    [0] Нових сьогодні більше немає.
    [one] Потім { $count } новий.
    [few] Потім { $count } нові.
   *[other] Потім { $count } нових.
}
karuta-trainer-nothing = Тут поки що питати нічого. Виберіть інші вірші.
karuta-trainer-count = Карт на вибір
karuta-trainer-answer = Як відповідати
karuta-trainer-answer-choose = Вибирати
karuta-trainer-answer-write = Писати
karuta-trainer-more = Ще налаштування
karuta-trainer-dynamic = Що стало вирішальним
    .about = Частина віршів вважається прочитаною. Що менше залишилося, то раніше вирішує початок.
karuta-trainer-poem = Увесь вірш після кожної відповіді
karuta-trainer-names = Назви під картами, латиниця під каною
karuta-trainer-bound = Досить швидко
    .about = Правильна відповідь, повільніша за це, не переносить вірш вище. Для письма часу вдвічі більше.
karuta-trainer-goal = Відповідей на день
karuta-trainer-today = Сьогодні
karuta-trainer-today-of = { $count } з { $all }
karuta-trainer-goal-met = Мети дня досягнуто.
karuta-trainer-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
}
karuta-trainer-left = { $count ->
    [one] Залишилося { $count } запитання
    [few] Залишилося { $count } запитання
   *[other] Залишилося { $count } запитань
}
karuta-trainer-write = Його кімарідзі
    .about = Каною або латиницею
karuta-trainer-kana = Кана
karuta-trainer-kana-mark = Знак дзвінкості
karuta-trainer-kana-delete = Стерти
karuta-trainer-check = Перевірити
karuta-trainer-slow = Правильно, але повільно: { $seconds } с
karuta-trainer-short = «{ $kana }» ще не вирішує, ось відповідь: «{ $card }»
karuta-trainer-yours = Ваша відповідь: «{ $card }»
karuta-trainer-back-soon = скоро
karuta-trainer-column-poem = Вірш
karuta-trainer-column-box = Коробка
karuta-trainer-save = Зберегти у файл
karuta-trainer-load = Завантажити файл
karuta-trainer-loaded = Файл прийнято: для кожного вірша враховано останні відповіді.
karuta-trainer-file-damaged = Цей файл не читається. Можливо, він обрізаний. Нічого не змінилося.
karuta-trainer-file-foreign = Це не файл тренажера. Нічого не змінилося.
karuta-trainer-file-newer = Цей файл із новішої версії Hato. Оновіть Hato і спробуйте знову. Нічого не змінилося.
karuta-trainer-file-partly = Частина цього файлу не має сенсу. Нічого не змінилося.
karuta-trainer-trouble-damaged = Вашу статистику в цьому браузері не вдалося прочитати, тому тренажер починає спочатку.
karuta-trainer-trouble-foreign = На місці статистики зберігалося щось інше, тому тренажер починає спочатку.
karuta-trainer-trouble-newer = Ваша статистика з новішої версії Hato, тому тренажер починає спочатку.
karuta-trainer-trouble-partly = Частина статистики не мала сенсу. Тренажер продовжує з рештою.
karuta-trainer-aside = Те, що було збережено раніше, відкладено і лишилося як було.
karuta-trainer-aside-save = Зберегти це у файл
karuta-trainer-aside-drop = Видалити це
karuta-trainer-unsaved = Цей браузер нічого не зберігає: коли ви підете, усе забудеться. Збережіть у файл.
karuta-trainer-reset-sure = Справді стерти все?
karuta-trainer-reset-yes = Стерти
karuta-trainer-reset-no = Залишити
karuta-trainer-reset-done = Статистику стерто.
