### Khanhoo, the Ming form (rules KHM)

## Name

khanhoo_ming-name = Ханху: форма Мин
khanhoo_ming-about = Игра на взятки времён Мин с денежными картами: берите взятки из одной или трёх карт, а особые группы приносят добавочные очки.
# Язык названий в `.native`.
khanhoo_ming-native = zh-Hant

## Presets

khanhoo_ming-preset-source = По записи
    .about = Правила, записанные Пань Чжихэном в 1613 году, насколько их удаётся прочесть.

## Groups of options, by the rule that they belong to

khanhoo_ming-group-KHM-3 = Взятки
khanhoo_ming-group-KHM-6 = Леопарды
khanhoo_ming-group-KHM-9 = Матч

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_ming-option-must_beat = Бить обязательно
    .about = Можно ли сбрасывать карты только тогда, когда бить нечем.
khanhoo_ming-option-discard_face = Сброшенные карты
    .about = Лежат ли сброшенные карты рубашкой вверх, как принято у денежных карт, или открыто.
khanhoo_ming-value-discard_face-down = Рубашкой вверх
khanhoo_ming-value-discard_face-up = Открыто
khanhoo_ming-option-specials_beat_leopards = Что бьёт леопарда
    .about = Бьёт ли любого леопарда только Герой или также Богатство.
khanhoo_ming-value-specials_beat_leopards-hero_only = Только Герой
khanhoo_ming-value-specials_beat_leopards-all_higher = Богатство и Герой
khanhoo_ming-option-deals = Раздачи
    .about = Сколько раздач в матче; обычно по две на игрока. Побеждает наибольшая сумма.
khanhoo_ming-option-settle = Расчёт по разницам
    .about = Платит ли в конце каждый каждому разницу в очках.

## Lines of the settlement: the cards of won tricks, and the plays that earn more. `.native` is Chinese.

khanhoo_ming-line-cards = Карты взяток
    .about = Каждая карта взятки даёт очко, чья бы она ни была.
khanhoo_ming-line-five_myriads = Одна карта «5 мириад»
    .native = 五萬
    .about = Взятка, взятая одной картой «5 мириад».
khanhoo_ming-line-eight_myriads = Одна карта «8 мириад»
    .native = 八萬
    .about = Взятка, взятая одной картой «8 мириад».
khanhoo_ming-line-half_leopard = Полулеопард
    .native = 半豹
    .about = 1 монета, полмонеты и ноль монет: бьёт всех гиббонов монет и связок.
khanhoo_ming-line-thousand_gibbon = Гиббон с тысячей
    .native = 千萬猿
    .about = 8, 9 и тысяча мириад: старший гиббон.
khanhoo_ming-line-pangolin = Панголин
    .native = 穿山甲
    .about = 7 монет, 3 связки, 3 мириады.
khanhoo_ming-line-poverty = Бедность
    .native = 貧
    .about = 8 монет, 2 связки, 2 мириады.
khanhoo_ming-line-tiger = Тигр
    .native = 虎
    .about = 9 монет, 1 связка, 1 мириада.
khanhoo_ming-line-chariot = Колесница
    .native = 車
    .about = Ноль монет, 9 связок, тысяча мириад.
khanhoo_ming-line-leopard_9 = Леопард девяток
    .native = 九豹
    .about = Все три девятки; это также старший леопард.
khanhoo_ming-line-riches = Богатство
    .native = 富
    .about = Ноль монет, 9 связок, 9 мириад.
khanhoo_ming-line-hero = Герой
    .native = 英雄
    .about = 1 связка, 1 мириада, тысяча мириад: бьёт все особые группы и всех леопардов.

## Actions

khanhoo_ming-action-play = Ходить
khanhoo_ming-action-discard = Сбросить
khanhoo_ming-action-back = Вернуть

## Kinds of plays, as the table names them

khanhoo_ming-kind-single = Одна карта
khanhoo_ming-kind-gibbon = Гиббон
    .native = 猿
khanhoo_ming-kind-leopard = Леопард
    .native = 豹
khanhoo_ming-kind-special = Особая группа
    .native = 特

## What a player says

khanhoo_ming-call-half_leopard = Полулеопард!
khanhoo_ming-call-thousand_gibbon = Восемь, девять, тысяча!
khanhoo_ming-call-pangolin = Панголин!
khanhoo_ming-call-poverty = Бедность!
khanhoo_ming-call-tiger = Тигр!
khanhoo_ming-call-chariot = Колесница!
khanhoo_ming-call-leopard_9 = Все три девятки!
khanhoo_ming-call-riches = Богатство!
khanhoo_ming-call-hero = Герой!

## The log. $who (String): you or other. $name (String). $cards (String): names of cards. $number (Number): how many

khanhoo_ming-log-moved-hand-trick = { $who ->
    [you] Вы ходите: { $cards }.
   *[other] { $name } ходит: { $cards }.
}
khanhoo_ming-log-moved-hand-thrown = { $who ->
    [you] Вы сбрасываете { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
   *[other] { $name } сбрасывает { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
}
khanhoo_ming-log-moved-trick-won = { $who ->
    [you] Вы берёте: { $cards }.
   *[other] { $name } берёт: { $cards }.
}
khanhoo_ming-log-moved-thrown-won = { $who ->
    [you] Вы берёте: { $cards }.
   *[other] { $name } берёт: { $cards }.
}

## Places, as the line client names them

khanhoo_ming-place-trick = взятка на столе
khanhoo_ming-place-thrown = сброшенные карты
khanhoo_ming-place-gone = сброшено раньше
khanhoo_ming-place-won = взятки

## What the table asks and shows

khanhoo_ming-hint-lead = Ваш ход: выберите карту или группу.
khanhoo_ming-hint-follow = Побейте или сбросьте карту.
khanhoo_ming-hint-beat = Нужно бить.
# $chosen, $size (Number): cards
khanhoo_ming-hint-thrown = Сброс: выбрано { $chosen } из { $size }.
khanhoo_ming-groups = Группы на руках
khanhoo_ming-trick = Взятка
khanhoo_ming-best = пока старшая
khanhoo_ming-thrown = сброс
# $tricks, $points (Number)
khanhoo_ming-won = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# $points (Number)
khanhoo_ming-won-short = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_ming-end-highest = { $you ->
    [yes] В этой раздаче больше всех очков у вас.
   *[no] Больше всех очков в этой раздаче набирает { $winner }.
}
khanhoo_ming-end-shared = Больше всех очков сразу у нескольких.
