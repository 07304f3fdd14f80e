### Khanhoo, the Ming form (rules KHM)

## Name

khanhoo_ming-name = Ханху: форма Мін
khanhoo_ming-about = Гра на взятки часів Мін із грошовими картами: беріть взятки з однієї або трьох карт, а особливі групи дають додаткові очки.
# Мова назв у `.native`.
khanhoo_ming-native = zh-Hant

## Presets

khanhoo_ming-preset-source = За записом
    .about = Правила, які записав Пань Чжихен 1613 року, наскільки їх можна прочитати.

## Groups of options, by the rule that they belong to

khanhoo_ming-group-KHM-3 = Взятки
khanhoo_ming-group-KHM-6 = Леопарди
khanhoo_ming-group-KHM-9 = Матч

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_ming-option-must_beat = Бити обовʼязково
    .about = Чи можна скидати карти лише тоді, коли бити нічим.
khanhoo_ming-option-discard_face = Скинуті карти
    .about = Чи лежать скинуті карти сорочкою догори, як заведено з грошовими картами, чи відкрито.
khanhoo_ming-value-discard_face-down = Сорочкою догори
khanhoo_ming-value-discard_face-up = Відкрито
khanhoo_ming-option-specials_beat_leopards = Що бʼє леопарда
    .about = Чи бʼє будь-якого леопарда лише Герой, чи також Багатство.
khanhoo_ming-value-specials_beat_leopards-hero_only = Лише Герой
khanhoo_ming-value-specials_beat_leopards-all_higher = Багатство і Герой
khanhoo_ming-option-deals = Роздачі
    .about = Скільки роздач у матчі; зазвичай по дві на гравця. Перемагає найбільша сума.
khanhoo_ming-option-settle = Розрахунок за різницями
    .about = Чи платить наприкінці кожен кожному різницю в очках.

## Lines of the settlement: the cards of won tricks, and the plays that earn more. `.native` is Chinese.

khanhoo_ming-line-cards = Карти взяток
    .about = Кожна карта взятки дає очко, чия б вона не була.
khanhoo_ming-line-five_myriads = Одна карта «5 міріад»
    .native = 五萬
    .about = Взятка, взята однією картою «5 міріад».
khanhoo_ming-line-eight_myriads = Одна карта «8 міріад»
    .native = 八萬
    .about = Взятка, взята однією картою «8 міріад».
khanhoo_ming-line-half_leopard = Напівлеопард
    .native = 半豹
    .about = 1 монета, пів монети й нуль монет: бʼє всіх гібонів монет і вʼязок.
khanhoo_ming-line-thousand_gibbon = Гібон із тисячею
    .native = 千萬猿
    .about = 8, 9 і тисяча міріад: найстарший гібон.
khanhoo_ming-line-pangolin = Панголін
    .native = 穿山甲
    .about = 7 монет, 3 вʼязки, 3 міріади.
khanhoo_ming-line-poverty = Бідність
    .native = 貧
    .about = 8 монет, 2 вʼязки, 2 міріади.
khanhoo_ming-line-tiger = Тигр
    .native = 虎
    .about = 9 монет, 1 вʼязка, 1 міріада.
khanhoo_ming-line-chariot = Колісниця
    .native = 車
    .about = Нуль монет, 9 вʼязок, тисяча міріад.
khanhoo_ming-line-leopard_9 = Леопард девʼяток
    .native = 九豹
    .about = Усі три девʼятки; це також найстарший леопард.
khanhoo_ming-line-riches = Багатство
    .native = 富
    .about = Нуль монет, 9 вʼязок, 9 міріад.
khanhoo_ming-line-hero = Герой
    .native = 英雄
    .about = 1 вʼязка, 1 міріада, тисяча міріад: бʼє всі особливі групи й усіх леопардів.

## Actions

khanhoo_ming-action-play = Ходити
khanhoo_ming-action-discard = Скинути
khanhoo_ming-action-back = Повернути

## Kinds of plays, as the table names them

khanhoo_ming-kind-single = Одна карта
khanhoo_ming-kind-gibbon = Гібон
    .native = 猿
khanhoo_ming-kind-leopard = Леопард
    .native = 豹
khanhoo_ming-kind-special = Особлива група
    .native = 特

## What a player says

khanhoo_ming-call-half_leopard = Напівлеопард!
khanhoo_ming-call-thousand_gibbon = Вісім, девʼять, тисяча!
khanhoo_ming-call-pangolin = Панголін!
khanhoo_ming-call-poverty = Бідність!
khanhoo_ming-call-tiger = Тигр!
khanhoo_ming-call-chariot = Колісниця!
khanhoo_ming-call-leopard_9 = Усі три девʼятки!
khanhoo_ming-call-riches = Багатство!
khanhoo_ming-call-hero = Герой!

## The log. $who (String): you or other. $name (String). $cards (String): names of cards. $number (Number): how many

khanhoo_ming-log-moved-hand-trick = { $who ->
    [you] Ви ходите: { $cards }.
   *[other] { $name } ходить: { $cards }.
}
khanhoo_ming-log-moved-hand-thrown = { $who ->
    [you] Ви скидаєте { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }.
   *[other] { $name } скидає { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }.
}
khanhoo_ming-log-moved-trick-won = { $who ->
    [you] Ви берете: { $cards }.
   *[other] { $name } бере: { $cards }.
}
khanhoo_ming-log-moved-thrown-won = { $who ->
    [you] Ви берете: { $cards }.
   *[other] { $name } бере: { $cards }.
}

## Places, as the line client names them

khanhoo_ming-place-trick = взятка на столі
khanhoo_ming-place-thrown = скинуті карти
khanhoo_ming-place-gone = скинуто раніше
khanhoo_ming-place-won = взятки

## What the table asks and shows

khanhoo_ming-hint-lead = Ваш хід: виберіть карту або групу.
khanhoo_ming-hint-follow = Побийте або скиньте карту.
khanhoo_ming-hint-beat = Треба бити.
# $chosen, $size (Number): cards
khanhoo_ming-hint-thrown = Скидання: вибрано { $chosen } з { $size }.
khanhoo_ming-groups = Групи на руках
khanhoo_ming-trick = Взятка
khanhoo_ming-best = поки найстарша
khanhoo_ming-thrown = скинуто
# $tricks, $points (Number)
khanhoo_ming-won = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
# $points (Number)
khanhoo_ming-won-short = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_ming-end-highest = { $you ->
    [yes] У цій роздачі найбільше очок у вас.
   *[no] Найбільше очок у цій роздачі набирає { $winner }.
}
khanhoo_ming-end-shared = Найбільше очок одразу в кількох.
