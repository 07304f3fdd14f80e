### Khanhoo, the Qing form (rules KHQ)

## Name

khanhoo_qing-name = Ханху: форма Цін
khanhoo_qing-about = Беріть карту з колоди або останнє скидання, скидайте одну й першим зберіть усі пʼятнадцять карт у групи. Родич предків маджонгу.
# Мова назв у `.native`.
khanhoo_qing-native = zh-Hant

## Presets

khanhoo_qing-preset-source = За записами
    .about = Правила за китайськими та західними авторами девʼятнадцятого століття.

## Groups of options, by the rule that they belong to

khanhoo_qing-group-KHQ-2 = Роздача
khanhoo_qing-group-KHQ-3 = Групи
khanhoo_qing-group-KHQ-4 = Хід
khanhoo_qing-group-KHQ-6 = Матч

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_qing-option-eyes = Спірні очі
    .about = Яка з двох спірних груп вважається очима: червона квітка з 9 вʼязками й 9 міріадами чи 8 монет із 3 вʼязками й 2 міріадами.
khanhoo_qing-value-eyes-wilkinson = Червона квітка, 9 вʼязок, 9 міріад (Вілкінсон)
khanhoo_qing-value-eyes-culin = 8 монет, 3 вʼязки, 2 міріади (Кʼюлін)
khanhoo_qing-value-eyes-both = Обидві
khanhoo_qing-option-wild_mode = Квіти й стара тисяча
    .about = Чи лише додаються квіти й стара тисяча до груп, чи можуть і замінювати будь-яку карту в групі, де є хоч одна своя.
khanhoo_qing-value-wild_mode-attach = Лише додаються
khanhoo_qing-value-wild_mode-substitute = Ще й замінюють
khanhoo_qing-option-triplet_kind = Трійки
    .about = Чи можуть три карти одного рангу бути однієї масті, чи потрібні три різні.
khanhoo_qing-value-triplet_kind-any = Будь-які масті
khanhoo_qing-value-triplet_kind-different_suits = Три масті
khanhoo_qing-option-direction = Наступний гравець
    .about = Чи сидить наступний гравець ліворуч чи праворуч.
khanhoo_qing-value-direction-left = Ліворуч
khanhoo_qing-value-direction-right = Праворуч
khanhoo_qing-option-hand = Карти на руках
    .about = Чи тримає кожен чотирнадцять карт і виграє з пʼятнадцятою, чи тримає пʼятнадцять і, виграючи, скидає одну з шістнадцяти.
khanhoo_qing-value-hand-14-1 = 14 і одна
khanhoo_qing-value-hand-15-0 = 15, одна з 16 скидається
khanhoo_qing-option-claim_when_waiting = Оголошення очікування
    .about = Чи може гравець, якому бракує однієї карти, оголосити це при скиданні й потім виграти на скиданні будь-кого.
khanhoo_qing-option-deals = Роздачі
    .about = Скільки роздач у матчі; зазвичай по дві на гравця. Порожні роздачі рахуються. Перемагає найбільший баланс.

## Lines of the settlement. `.native` is Chinese.

khanhoo_qing-line-pool = Банк
    .about = Усе, що було поставлено.
khanhoo_qing-paid-ante = Внесок у банк
khanhoo_qing-paid-returned = Повернення банку

## Groups, as the table names them. `.native` is Chinese.

khanhoo_qing-group-eyes = Очі
    .native = 眼
khanhoo_qing-group-run = Ряд
    .native = 順
khanhoo_qing-group-triplet = Трійка
    .native = 同
khanhoo_qing-group-added = Додані карти
    .native = 花
khanhoo_qing-eyes-cash = Одна, дві, три монети
    .native = 一二三文
khanhoo_qing-eyes-chariot = Колісниця
    .native = 車
khanhoo_qing-eyes-white = Біла квітка
    .native = 白花
khanhoo_qing-eyes-tiger = Тигр
    .native = 虎
khanhoo_qing-eyes-poverty = Бідність
    .native = 貧
khanhoo_qing-eyes-pangolin = Панголін
    .native = 穿山甲
khanhoo_qing-eyes-culin = Очі Кʼюліна
    .native = 八三二
khanhoo_qing-eyes-riches = Багатство
    .native = 富

## Actions

khanhoo_qing-action-discard = Скинути
khanhoo_qing-action-declare = Скинути й оголосити
khanhoo_qing-action-win = Виграти
khanhoo_qing-action-take = Взяти скинуту
khanhoo_qing-action-draw = З колоди
khanhoo_qing-action-pass = Пас
khanhoo_qing-action-claim = Виграти на ній

## What a player says

khanhoo_qing-call-waiting = Чекаю на одну карту!
khanhoo_qing-call-win = Усе в групах!

## The log. $who (String): you or other. $name (String). $card (String): the name of a card

khanhoo_qing-log-moved-hand-discard = { $who ->
    [you] Ви скидаєте: { $card }.
   *[other] { $name } скидає: { $card }.
}
khanhoo_qing-log-moved-held-discard = { $who ->
    [you] Ви скидаєте: { $card }.
   *[other] { $name } скидає: { $card }.
}
khanhoo_qing-log-moved-discard-held = { $who ->
    [you] Ви берете: { $card }.
   *[other] { $name } бере: { $card }.
}

## Places, as the line client names them

khanhoo_qing-place-held = відомі карти на руках
khanhoo_qing-place-discard = скинуті карти

## What the table asks and shows

khanhoo_qing-hint-turn = Виберіть карту, яку скинути.
khanhoo_qing-hint-offer = Візьміть скинуту або карту з колоди.
khanhoo_qing-hint-claim = Ви чекаєте: виграйте на цій карті або пасуйте.
khanhoo_qing-river = Скинуті карти
khanhoo_qing-held = узяті карти на руках
khanhoo_qing-waiting = чекає на одну карту
khanhoo_qing-groups = Виграшна рука
khanhoo_qing-help = Показати групи
# $count (Number): cards
khanhoo_qing-left = { $count ->
    [0] Усі карти в групах
    [one] Поза групами { $count } карта
    [few] Поза групами { $count } карти
   *[other] Поза групами { $count } карт
}
# $points (Number)
khanhoo_qing-pool = Банк: { $points }

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_qing-end-win = { $you ->
    [yes] Усі ваші карти в групах: банк ваш.
   *[no] Усі карти в групах: банк забирає { $winner }.
}
khanhoo_qing-end-claim = { $you ->
    [yes] Ви виграєте на скинутій карті: банк ваш.
   *[no] На скинутій карті виграє й забирає банк { $winner }.
}
khanhoo_qing-end-void = Колода скінчилася: роздачу ніхто не виграв.
