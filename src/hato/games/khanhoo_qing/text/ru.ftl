### Khanhoo, the Qing form (rules KHQ)

## Name

khanhoo_qing-name = Ханху: форма Цин
khanhoo_qing-about = Берите карту из колоды или последний сброс, сбрасывайте одну и первым соберите все пятнадцать карт в группы. Родня предков маджонга.
# Язык названий в `.native`.
khanhoo_qing-native = zh-Hant

## Presets

khanhoo_qing-preset-source = По записям
    .about = Правила по китайским и западным авторам девятнадцатого века.

## Groups of options, by the rule that they belong to

khanhoo_qing-group-KHQ-2 = Раздача
khanhoo_qing-group-KHQ-3 = Группы
khanhoo_qing-group-KHQ-4 = Ход
khanhoo_qing-group-KHQ-6 = Матч

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_qing-option-eyes = Спорные глаза
    .about = Какая из двух спорных групп считается глазами: красный цветок с 9 связками и 9 мириадами или 8 монет с 3 связками и 2 мириадами.
khanhoo_qing-value-eyes-wilkinson = Красный цветок, 9 связок, 9 мириад (Уилкинсон)
khanhoo_qing-value-eyes-culin = 8 монет, 3 связки, 2 мириады (Кьюлин)
khanhoo_qing-value-eyes-both = Обе
khanhoo_qing-option-wild_mode = Цветы и старая тысяча
    .about = Только ли добавляются цветы и старая тысяча к группам или могут и заменять любую карту в группе, где есть хоть одна своя.
khanhoo_qing-value-wild_mode-attach = Только добавляются
khanhoo_qing-value-wild_mode-substitute = Ещё и заменяют
khanhoo_qing-option-triplet_kind = Тройки
    .about = Могут ли три карты одного достоинства быть одной масти или нужны три разные.
khanhoo_qing-value-triplet_kind-any = Любые масти
khanhoo_qing-value-triplet_kind-different_suits = Три масти
khanhoo_qing-option-direction = Следующий игрок
    .about = Сидит ли следующий игрок слева или справа.
khanhoo_qing-value-direction-left = Слева
khanhoo_qing-value-direction-right = Справа
khanhoo_qing-option-hand = Карты на руках
    .about = Держит ли каждый четырнадцать карт и выигрывает с пятнадцатой или держит пятнадцать и, выигрывая, сбрасывает одну из шестнадцати.
khanhoo_qing-value-hand-14-1 = 14 и одна
khanhoo_qing-value-hand-15-0 = 15, одна из 16 сбрасывается
khanhoo_qing-option-claim_when_waiting = Объявление ожидания
    .about = Может ли игрок, которому не хватает одной карты, объявить это при сбросе и потом выиграть на сбросе любого.
khanhoo_qing-option-deals = Раздачи
    .about = Сколько раздач в матче; обычно по две на игрока. Пустые раздачи считаются. Побеждает наибольший баланс.

## Lines of the settlement. `.native` is Chinese.

khanhoo_qing-line-pool = Банк
    .about = Всё, что было поставлено.
khanhoo_qing-paid-ante = Ставка в банк
khanhoo_qing-paid-returned = Возврат банка

## Groups, as the table names them. `.native` is Chinese.

khanhoo_qing-group-eyes = Глаза
    .native = 眼
khanhoo_qing-group-run = Ряд
    .native = 順
khanhoo_qing-group-triplet = Тройка
    .native = 同
khanhoo_qing-group-added = Добавленные карты
    .native = 花
khanhoo_qing-eyes-cash = Одна, две, три монеты
    .native = 一二三文
khanhoo_qing-eyes-chariot = Колесница
    .native = 車
khanhoo_qing-eyes-white = Белый цветок
    .native = 白花
khanhoo_qing-eyes-tiger = Тигр
    .native = 虎
khanhoo_qing-eyes-poverty = Бедность
    .native = 貧
khanhoo_qing-eyes-pangolin = Панголин
    .native = 穿山甲
khanhoo_qing-eyes-culin = Глаза Кьюлина
    .native = 八三二
khanhoo_qing-eyes-riches = Богатство
    .native = 富

## Actions

khanhoo_qing-action-discard = Сбросить
khanhoo_qing-action-declare = Сбросить и объявить
khanhoo_qing-action-win = Выиграть
khanhoo_qing-action-take = Взять сброс
khanhoo_qing-action-draw = Из колоды
khanhoo_qing-action-pass = Пас
khanhoo_qing-action-claim = Выиграть на ней

## What a player says

khanhoo_qing-call-waiting = Жду одну карту!
khanhoo_qing-call-win = Всё в группах!

## The log. $who (String): you or other. $name (String). $card (String): the name of a card

khanhoo_qing-log-moved-hand-discard = { $who ->
    [you] Вы сбрасываете: { $card }.
   *[other] { $name } сбрасывает: { $card }.
}
khanhoo_qing-log-moved-held-discard = { $who ->
    [you] Вы сбрасываете: { $card }.
   *[other] { $name } сбрасывает: { $card }.
}
khanhoo_qing-log-moved-discard-held = { $who ->
    [you] Вы берёте: { $card }.
   *[other] { $name } берёт: { $card }.
}

## Places, as the line client names them

khanhoo_qing-place-held = известные карты на руках
khanhoo_qing-place-discard = сброс

## What the table asks and shows

khanhoo_qing-hint-turn = Выберите карту для сброса.
khanhoo_qing-hint-offer = Возьмите сброс или карту из колоды.
khanhoo_qing-hint-claim = Вы ждёте: выиграйте на этой карте или пасуйте.
khanhoo_qing-river = Сброс
khanhoo_qing-held = взятые карты на руках
khanhoo_qing-waiting = ждёт одну карту
khanhoo_qing-groups = Выигравшая рука
khanhoo_qing-help = Показать группы
# $count (Number): cards
khanhoo_qing-left = { $count ->
    [0] Все карты в группах
    [one] Вне групп { $count } карта
    [few] Вне групп { $count } карты
   *[other] Вне групп { $count } карт
}
# $points (Number)
khanhoo_qing-pool = Банк: { $points }

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_qing-end-win = { $you ->
    [yes] Все ваши карты в группах: банк ваш.
   *[no] Все карты в группах: банк забирает { $winner }.
}
khanhoo_qing-end-claim = { $you ->
    [yes] Вы выигрываете на сбросе: банк ваш.
   *[no] На сбросе выигрывает и забирает банк { $winner }.
}
khanhoo_qing-end-void = Колода кончилась: раздачу никто не выиграл.
