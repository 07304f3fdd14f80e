### Ханху, английская форма (правила KHE)

## Название

khanhoo-name = Ханху: английская форма
khanhoo-about = Берите и сбрасывайте карты, перехватывайте чужие сбросы и собирайте группы: китайская игра, которую Уилкинсон издал в Лондоне в 1891 году.
# Язык названий в `.native`.
khanhoo-native = zh-Hant

## Наборы правил

khanhoo-preset-source = Как в книге
    .about = Правила брошюры 1891 года.

## Группы правил

khanhoo-group-KHE-1 = Карты
khanhoo-group-KHE-5 = Последовательности
khanhoo-group-KHE-6 = Ход
khanhoo-group-KHE-7 = Заявки
khanhoo-group-KHE-8 = Открытые группы
khanhoo-group-KHE-9 = Выход
khanhoo-group-KHE-10 = Сброс
khanhoo-group-KHE-11 = Партия
khanhoo-group-KHE-12 = Сирота
khanhoo-group-KHE-13 = Трио
khanhoo-group-KHE-14 = Таблица тройной колоды
khanhoo-group-KHE-15 = Честность и штрафы

## Правила

khanhoo-option-target = До скольки очков
    .about = Кто наберёт столько очков после сдачи, выигрывает партию.
khanhoo-value-target-25 = 25
khanhoo-value-target-50 = 50
khanhoo-value-target-100 = 100
khanhoo-option-max_turns_of_waste = Сколько раз переворачивают сброс
    .about = Сколько раз сброс становится новой колодой. Если карт снова нет, в этой сдаче никто не выходит.
khanhoo-option-must_go_out = Выход обязателен
    .about = Обязан ли выйти тот, кто может.
khanhoo-option-pack = Колода
    .about = Сколькими наборами по тридцать карт играют. Два или три набора — для двух и трёх игроков.
khanhoo-value-pack-by_players = По числу игроков
khanhoo-value-pack-double = Два набора, 61 карта
khanhoo-value-pack-triple = Три набора, 91 или 92 карты
khanhoo-value-pack-quadruple = Четыре набора, 121–125 карт
khanhoo-option-take_discard = Взятие сброса
    .about = Берут ли сброшенную карту только в группу, которую сразу выкладывают, или следующий игрок может взять её и в руку.
khanhoo-value-take_discard-meld_required = Только в группу
khanhoo-value-take_discard-free = И в руку
khanhoo-option-bump_priority = Чья заявка сильнее
    .about = Побеждает самая дорогая группа, или следующий игрок всегда первый.
khanhoo-value-bump_priority-points = Дороже группа
khanhoo-value-bump_priority-turn_first = Следующий игрок
khanhoo-option-exposed = Открытые группы
    .about = Что можно делать с открытыми группами: дополнять до старших, ничего или пользоваться картами как своей рукой.
khanhoo-value-exposed-extend_only = Можно дополнять
khanhoo-value-exposed-locked = Не меняются
khanhoo-value-exposed-free = Как карты руки
khanhoo-option-sequence_split = Длинные последовательности
    .about = Считаются ли две последовательности одной масти, стоящие встык, за одну или за две.
khanhoo-value-sequence_split-merge_adjacent = За одну
khanhoo-value-sequence_split-allow = За две
khanhoo-option-waste = Когда колода кончилась
    .about = Сброс переворачивают как есть или тасуют. Тасовать честнее: порядок сброса все видели.
khanhoo-value-waste-turn = Перевернуть сброс
khanhoo-value-waste-shuffle = Перетасовать сброс
khanhoo-option-losers_score = Считают все
    .about = Считают ли свои группы все игроки или только вышедший.
khanhoo-option-orphan = Сирота
    .about = Может ли вчетвером и ввосьмером игрок с самой старшей снятой картой играть шестью картами.
khanhoo-value-orphan-off = Нет
khanhoo-value-orphan-offer = По желанию
khanhoo-option-trio = Трио и квартеты
    .about = Приносят ли очки три и четыре одинаковые карты. Нужны три или четыре набора.
khanhoo-option-cache = Тайники
    .about = Можно ли положить трио рубашкой вверх и ждать четвёртую карту, которая заканчивает сдачу. Нужны трио и четыре набора.
khanhoo-option-triple_table = Таблица тройной колоды
    .about = Считаются ли группы больших колод.
khanhoo-option-honor_claims = Заявки на честность
    .about = Может ли перехват быть ложным, а соперники — его оспорить.
khanhoo-option-penalty = Штраф
    .about = Чего стоит ложный перехват: игрок теряет пять очков, или каждый соперник получает пять.
khanhoo-value-penalty-deduct = Минус 5 виновному
khanhoo-value-penalty-award = Плюс 5 соперникам

## Строки подсчёта: группы

khanhoo-line-run = Последовательность
    .native = 順
khanhoo-line-aces = Тузы
    .native = 幺
khanhoo-line-triplet = Триплет
    .native = 同
khanhoo-line-courts = Фигуры
    .native = 人頭
khanhoo-line-royal = Королевская группа
    .native = 王
khanhoo-line-khanhoo = Ханху
    .native = 看湖
khanhoo-line-double_triplet = Двойной триплет
    .native = 雙同
khanhoo-line-double_courts = Двойные фигуры
    .native = 雙人頭
khanhoo-line-double_khanhoo = Двойное ханху
    .native = 雙看湖
khanhoo-line-trio = Трио
    .native = 坎
khanhoo-line-quartet = Квартет
    .native = 四張
khanhoo-line-triple_aces = Девять тузов
    .native = 九幺
khanhoo-line-triple_triplet = Тройной триплет
    .native = 三重同
khanhoo-line-triple_courts = Тройные фигуры
    .native = 三重人頭
khanhoo-line-reverse = Обратная группа
    .native = 反王
khanhoo-line-triple_royal = Тройная королевская
    .native = 三重王
khanhoo-line-triple_khanhoo = Тройное ханху
    .native = 三重看湖
khanhoo-line-joined = Последовательности встык
    .native = 連順
khanhoo-line-full_hand = Полная рука
    .native = 和
khanhoo-paid-false_bump = Ложный перехват

## Действия

khanhoo-action-discard = Сбросить: { $card }
khanhoo-action-go_out = Выйти, сбросив: { $card }
khanhoo-action-cache = Тайник: { $card }
khanhoo-action-quartet = Квартет: { $card }
khanhoo-action-pass = Пас
khanhoo-action-take = Взять
khanhoo-action-claim = Заявить: { $one ->
    [run] последовательность { $cards }
    [aces] тузы
    [triplet] триплет
    [courts] фигуры
    [royal] королевская группа
    [khanhoo] ханху
    [double_triplet] двойной триплет
    [double_courts] двойные фигуры
    [double_khanhoo] двойное ханху
    [trio] трио
    [quartet] квартет
    [triple_aces] девять тузов
    [triple_triplet] тройной триплет
    [triple_courts] тройные фигуры
    [reverse] обратная группа
    [triple_royal] тройная королевская
   *[other] тройное ханху
}
khanhoo-action-bluff = Перехватить с картой: { $card }
khanhoo-action-accept = Принять
khanhoo-action-challenge = Оспорить
khanhoo-action-orphan = Стать сиротой
khanhoo-action-stay = Играть полной рукой

## Что говорят игроки

khanhoo-call-bump = Перехват!
khanhoo-call-false_bump = Это не группа!
khanhoo-call-quartet = Квартет!

## Журнал

khanhoo-log-drawn-hand = { $who ->
    [you] Вы берёте: { $card }.
   *[other] { $name } берёт карту.
}
khanhoo-log-revealed-claim = { $who ->
    [you] Ваша заявка.
   *[other] Заявка: { $name }.
}
khanhoo-log-moved-hand-waste = { $who ->
    [you] Вы сбрасываете: { $card }.
   *[other] { $name } сбрасывает: { $card }.
}
khanhoo-log-moved-melds-waste = { $who ->
    [you] Вы сбрасываете со стола: { $card }.
   *[other] { $name } сбрасывает со стола: { $card }.
}
khanhoo-log-moved-waste-melds = { $who ->
    [you] Вы забираете: { $card }.
   *[other] { $name } забирает: { $card }.
}
khanhoo-log-moved-hand-melds = { $who ->
    [you] Вы кладёте к ней: { $cards }.
   *[other] { $name } кладёт к ней: { $cards }.
}
khanhoo-log-moved-waste-hand = { $who ->
    [you] Вы берёте в руку: { $card }.
   *[other] { $name } берёт в руку: { $card }.
}
khanhoo-log-moved-hand-cache = { $who ->
    [you] Вы кладёте три карты рубашкой вверх.
   *[other] { $name } кладёт три карты рубашкой вверх.
}
khanhoo-log-moved-waste-turned = Сброс перевёрнут.
khanhoo-log-moved-waste-stock = Сброс перетасован.
khanhoo-log-chose-orphan = { $who ->
    [you] Вы — сирота.
   *[other] { $name } — сирота.
}
khanhoo-log-chose-stay = { $who ->
    [you] Вы играете полной рукой.
   *[other] { $name } играет полной рукой.
}
khanhoo-log-chose-accept = { $who ->
    [you] Вы принимаете перехват.
   *[other] { $name } принимает перехват.
}
khanhoo-log-chose-challenge = { $who ->
    [you] Вы оспариваете перехват.
   *[other] { $name } оспаривает перехват.
}
khanhoo-log-chose-go_out = { $who ->
    [you] Вы выходите!
   *[other] { $name } выходит!
}

## Места

khanhoo-place-hand = рука
khanhoo-place-melds = открытые группы
khanhoo-place-cache = тайник
khanhoo-place-stock = колода
khanhoo-place-turned = перевёрнутый сброс
khanhoo-place-waste = сброс
khanhoo-place-out = вне игры

## Стол

khanhoo-hint-throw = Выберите карту для сброса.
khanhoo-hint-claim = Заявите карту или спасуйте.
khanhoo-hint-window = Кому нужна эта карта?
khanhoo-hint-second = Выберите вторую карту перехвата.
khanhoo-hint-challenge = Перехват на { $points }, игрок: { $name }. Принять или оспорить?
khanhoo-hint-orphan = Шесть карт или полная рука?
khanhoo-waste = Сброс
khanhoo-stock = Колода
khanhoo-under = под ней: { $count }
khanhoo-no-waste = Сброса ещё нет
khanhoo-list = Все сброшенные карты
khanhoo-worth = Сейчас ваша рука стоит { $points }
khanhoo-help = Считать мою руку
khanhoo-open = Открытые группы
khanhoo-cached = { $count ->
    [one] { $count } тайник
    [few] { $count } тайника
   *[other] { $count } тайников
}
khanhoo-is-orphan = сирота
khanhoo-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
khanhoo-throw = Сбросить
khanhoo-bluff = Ложный перехват

## Чем кончилась сдача

khanhoo-end-out = { $you ->
    [yes] Вы вышли.
   *[no] Вышел игрок { $winner }.
}
khanhoo-end-quartet = { $you ->
    [yes] У вас квартет.
   *[no] Квартет у игрока { $winner }.
}
khanhoo-end-void = Колода исчерпана: никто не вышел.
