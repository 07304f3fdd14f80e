### Ханху, англійська форма (правила KHE)

## Назва

khanhoo-name = Ханху: англійська форма
khanhoo-about = Беріть і скидайте карти, перехоплюйте чужі скиди й складайте групи: китайська гра, яку Вілкінсон видав у Лондоні 1891 року.
# Мова назв у `.native`.
khanhoo-native = zh-Hant

## Набори правил

khanhoo-preset-source = Як у книжці
    .about = Правила брошури 1891 року.

## Групи правил

khanhoo-group-KHE-1 = Карти
khanhoo-group-KHE-5 = Послідовності
khanhoo-group-KHE-6 = Хід
khanhoo-group-KHE-7 = Заявки
khanhoo-group-KHE-8 = Відкриті групи
khanhoo-group-KHE-9 = Вихід
khanhoo-group-KHE-10 = Скид
khanhoo-group-KHE-11 = Партія
khanhoo-group-KHE-12 = Сирота
khanhoo-group-KHE-13 = Тріо
khanhoo-group-KHE-14 = Таблиця потрійної колоди
khanhoo-group-KHE-15 = Чесність і штрафи

## Правила

khanhoo-option-target = До скількох очок
    .about = Хто набере стільки очок після роздачі, виграє партію.
khanhoo-value-target-25 = 25
khanhoo-value-target-50 = 50
khanhoo-value-target-100 = 100
khanhoo-option-max_turns_of_waste = Скільки разів перевертають скид
    .about = Скільки разів скид стає новою колодою. Якщо карт знову немає, у цій роздачі ніхто не виходить.
khanhoo-option-must_go_out = Вихід обовʼязковий
    .about = Чи мусить вийти той, хто може.
khanhoo-option-pack = Колода
    .about = Скількома наборами по тридцять карт грають. Два або три набори — для двох і трьох гравців.
khanhoo-value-pack-by_players = За кількістю гравців
khanhoo-value-pack-double = Два набори, 61 карта
khanhoo-value-pack-triple = Три набори, 91 або 92 карти
khanhoo-value-pack-quadruple = Чотири набори, 121–125 карт
khanhoo-option-take_discard = Як беруть скинуту карту
    .about = Чи беруть скинуту карту лише до групи, яку одразу викладають, чи наступний гравець може взяти її й до руки.
khanhoo-value-take_discard-meld_required = Лише до групи
khanhoo-value-take_discard-free = І до руки
khanhoo-option-bump_priority = Чия заявка сильніша
    .about = Перемагає найдорожча група, або наступний гравець завжди перший.
khanhoo-value-bump_priority-points = Дорожча група
khanhoo-value-bump_priority-turn_first = Наступний гравець
khanhoo-option-exposed = Відкриті групи
    .about = Що можна робити з відкритими групами: доповнювати до старших, нічого або користуватися картами, як рукою.
khanhoo-value-exposed-extend_only = Можна доповнювати
khanhoo-value-exposed-locked = Не змінюються
khanhoo-value-exposed-free = Як карти руки
khanhoo-option-sequence_split = Довгі послідовності
    .about = Чи рахуються дві послідовності однієї масті, що стоять впритул, за одну чи за дві.
khanhoo-value-sequence_split-merge_adjacent = За одну
khanhoo-value-sequence_split-allow = За дві
khanhoo-option-waste = Коли колода скінчилася
    .about = Скид перевертають як є або тасують. Тасувати чесніше: порядок скиду всі бачили.
khanhoo-value-waste-turn = Перевернути скид
khanhoo-value-waste-shuffle = Перетасувати скид
khanhoo-option-losers_score = Рахують усі
    .about = Чи рахують свої групи всі гравці, чи лише той, хто вийшов.
khanhoo-option-orphan = Сирота
    .about = Чи може вчотирьох і ввісьмох гравець із найстаршою знятою картою грати шістьма картами.
khanhoo-value-orphan-off = Ні
khanhoo-value-orphan-offer = За бажанням
khanhoo-option-trio = Тріо й квартети
    .about = Чи дають очки три й чотири однакові карти. Потрібні три або чотири набори.
khanhoo-option-cache = Схованки
    .about = Чи можна покласти тріо сорочкою догори й чекати на четверту карту, яка закінчує роздачу. Потрібні тріо й чотири набори.
khanhoo-option-triple_table = Таблиця потрійної колоди
    .about = Чи рахуються групи великих колод.
khanhoo-option-honor_claims = Заявки на чесність
    .about = Чи може перехоплення бути хибним, а суперники — його оскаржити.
khanhoo-option-penalty = Штраф
    .about = Чого коштує хибне перехоплення: гравець втрачає пʼять очок, або кожен суперник отримує пʼять.
khanhoo-value-penalty-deduct = Мінус 5 винному
khanhoo-value-penalty-award = Плюс 5 суперникам

## Рядки підрахунку: групи

khanhoo-line-run = Послідовність
    .native = 順
khanhoo-line-aces = Тузи
    .native = 幺
khanhoo-line-triplet = Триплет
    .native = 同
khanhoo-line-courts = Фігури
    .native = 人頭
khanhoo-line-royal = Королівська група
    .native = 王
khanhoo-line-khanhoo = Ханху
    .native = 看湖
khanhoo-line-double_triplet = Подвійний триплет
    .native = 雙同
khanhoo-line-double_courts = Подвійні фігури
    .native = 雙人頭
khanhoo-line-double_khanhoo = Подвійне ханху
    .native = 雙看湖
khanhoo-line-trio = Тріо
    .native = 坎
khanhoo-line-quartet = Квартет
    .native = 四張
khanhoo-line-triple_aces = Девʼять тузів
    .native = 九幺
khanhoo-line-triple_triplet = Потрійний триплет
    .native = 三重同
khanhoo-line-triple_courts = Потрійні фігури
    .native = 三重人頭
khanhoo-line-reverse = Обернена група
    .native = 反王
khanhoo-line-triple_royal = Потрійна королівська
    .native = 三重王
khanhoo-line-triple_khanhoo = Потрійне ханху
    .native = 三重看湖
khanhoo-line-joined = Послідовності впритул
    .native = 連順
khanhoo-line-full_hand = Повна рука
    .native = 和
khanhoo-paid-false_bump = Хибне перехоплення

## Дії

khanhoo-action-discard = Скинути: { $card }
khanhoo-action-go_out = Вийти, скинувши: { $card }
khanhoo-action-cache = Схованка: { $card }
khanhoo-action-quartet = Квартет: { $card }
khanhoo-action-pass = Пас
khanhoo-action-take = Взяти
khanhoo-action-claim = Заявити: { $one ->
    [run] послідовність { $cards }
    [aces] тузи
    [triplet] триплет
    [courts] фігури
    [royal] королівська група
    [khanhoo] ханху
    [double_triplet] подвійний триплет
    [double_courts] подвійні фігури
    [double_khanhoo] подвійне ханху
    [trio] тріо
    [quartet] квартет
    [triple_aces] девʼять тузів
    [triple_triplet] потрійний триплет
    [triple_courts] потрійні фігури
    [reverse] обернена група
    [triple_royal] потрійна королівська
   *[other] потрійне ханху
}
khanhoo-action-bluff = Перехопити з картою: { $card }
khanhoo-action-accept = Прийняти
khanhoo-action-challenge = Оскаржити
khanhoo-action-orphan = Стати сиротою
khanhoo-action-stay = Грати повною рукою

## Що кажуть гравці

khanhoo-call-bump = Перехоплення!
khanhoo-call-false_bump = Це не група!
khanhoo-call-quartet = Квартет!

## Журнал

khanhoo-log-drawn-hand = { $who ->
    [you] Ви берете: { $card }.
   *[other] { $name } бере карту.
}
khanhoo-log-revealed-claim = { $who ->
    [you] Ваша заявка.
   *[other] Заявка: { $name }.
}
khanhoo-log-moved-hand-waste = { $who ->
    [you] Ви скидаєте: { $card }.
   *[other] { $name } скидає: { $card }.
}
khanhoo-log-moved-melds-waste = { $who ->
    [you] Ви скидаєте зі столу: { $card }.
   *[other] { $name } скидає зі столу: { $card }.
}
khanhoo-log-moved-waste-melds = { $who ->
    [you] Ви забираєте: { $card }.
   *[other] { $name } забирає: { $card }.
}
khanhoo-log-moved-hand-melds = { $who ->
    [you] Ви кладете до неї: { $cards }.
   *[other] { $name } кладе до неї: { $cards }.
}
khanhoo-log-moved-waste-hand = { $who ->
    [you] Ви берете до руки: { $card }.
   *[other] { $name } бере до руки: { $card }.
}
khanhoo-log-moved-hand-cache = { $who ->
    [you] Ви кладете три карти сорочкою догори.
   *[other] { $name } кладе три карти сорочкою догори.
}
khanhoo-log-moved-waste-turned = Скид перевернуто.
khanhoo-log-moved-waste-stock = Скид перетасовано.
khanhoo-log-chose-orphan = { $who ->
    [you] Ви — сирота.
   *[other] { $name } — сирота.
}
khanhoo-log-chose-stay = { $who ->
    [you] Ви граєте повною рукою.
   *[other] { $name } грає повною рукою.
}
khanhoo-log-chose-accept = { $who ->
    [you] Ви приймаєте перехоплення.
   *[other] { $name } приймає перехоплення.
}
khanhoo-log-chose-challenge = { $who ->
    [you] Ви оскаржуєте перехоплення.
   *[other] { $name } оскаржує перехоплення.
}
khanhoo-log-chose-go_out = { $who ->
    [you] Ви виходите!
   *[other] { $name } виходить!
}

## Місця

khanhoo-place-hand = рука
khanhoo-place-melds = відкриті групи
khanhoo-place-cache = схованка
khanhoo-place-stock = колода
khanhoo-place-turned = перевернутий скид
khanhoo-place-waste = скид
khanhoo-place-out = поза грою

## Стіл

khanhoo-hint-throw = Виберіть карту для скиду.
khanhoo-hint-claim = Заявіть карту або спасуйте.
khanhoo-hint-window = Кому потрібна ця карта?
khanhoo-hint-second = Виберіть другу карту перехоплення.
khanhoo-hint-challenge = Перехоплення на { $points }, гравець: { $name }. Прийняти чи оскаржити?
khanhoo-hint-orphan = Шість карт чи повна рука?
khanhoo-waste = Скид
khanhoo-stock = Колода
khanhoo-under = під нею: { $count }
khanhoo-no-waste = Скиду ще немає
khanhoo-list = Усі скинуті карти
khanhoo-worth = Зараз ваша рука варта { $points }
khanhoo-help = Рахувати мою руку
khanhoo-open = Відкриті групи
khanhoo-cached = { $count ->
    [one] { $count } схованка
    [few] { $count } схованки
   *[other] { $count } схованок
}
khanhoo-is-orphan = сирота
khanhoo-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
khanhoo-throw = Скинути
khanhoo-bluff = Хибне перехоплення

## Чим скінчилася роздача

khanhoo-end-out = { $you ->
    [yes] Ви вийшли.
   *[no] Вийшов гравець { $winner }.
}
khanhoo-end-quartet = { $you ->
    [yes] У вас квартет.
   *[no] Квартет у гравця { $winner }.
}
khanhoo-end-void = Колоду вичерпано: ніхто не вийшов.
