### The frame of the browser application: home, forms, dialogs, connection, problems.

## The application

title = Хато
# $game (String): name of the game. $round (Number)
title-table = { $game }, раунд { $round } · Хато
logo-light = art/ui/logo-cyrillic-light.svg
home = На головну
close = Закрити
menu = Меню
help = Довідка
on = увімк.
off = вимк.
you = Ви

## Home

home-title = Квіткові карти за всіма правилами
home-lead = Сорок вісім карт, дванадцять місяців. Беріть карти одного місяця, збирайте комбінації й вирішуйте: зупинитися чи ризикнути заради більшого?
new-match = Новий матч
game = Гра
preset = Правила
length = Тривалість матчу
opponent = Суперник
opponents = Суперники
# number of people and computer players at the table
seats = Гравців за столом
# $seats, $players, $others (Number): at the table, in a round, without a seat in it
seats-about = У кожному раунді грають { $players ->
        [2] двоє
        [3] троє
       *[other] { $players }
    }. Із { $seats } за столом { $others ->
        [one] { $others } виходить із раунду або продає добрі карти
       *[other] { $others } виходять із раунду або продають добрі карти
    }.
house-rules = Домашні правила
differences = Змінено:
reset-options = Повернути як було
# $preset (String): the nearest other preset. $count (Number): rules that differ
preset-like = { $count ->
        [one] Як «{ $preset }», відрізняється { $count } правило
        [few] Як «{ $preset }», відрізняються { $count } правила
       *[other] Як «{ $preset }», відрізняються { $count } правил
    }
# $seats (Number)
seats-implied = Що змінюється за столом на { $seats }
search-options = Знайти правило
only-changed = Лише відмінності
# $count (Number): changed options under a heading
changed-count = змінено: { $count }
no-options = Таких правил немає.
play = Грати
again = Зіграти ще
unfinished = Незакінчений матч
# $game (String). $round (Number). $seats (Number). $you, $other (String): points; of more opponents a list
unfinished-about =
    { $round ->
        [0] { $game }, щойно розпочато
       *[other] { $game }, раунд { $round }. У вас { $you }, { $seats ->
            [2] у суперника { $other }
           *[other] у суперників { $other }
        }.
    }
continue = Продовжити
value-true = Так
value-false = Ні
value-nothing = немає
value-number = Число:
# $card (String): a card. $count (Number)
cards-count = { $count ->
        [1] «{ $card }»
       *[other] { $count } × «{ $card }»
    }
fewer = На одну менше
more = На одну більше
length-rounds = Раундів
length-target = До суми очок
length-time = Хвилин
length-bankroll = Доки в когось не скінчаться гроші

## Levels of the computer players

level-random = Новачок
    .about = Кладе першу-ліпшу карту. Підійде, щоб навчитися.
level-novice = Учень
    .about = Знає гру, але часто не помічає доброї карти.
level-greedy = Аматор
    .about = Бере найкраще з того, що бачить, і збирає комбінації.
level-sampler = Майстер
    .about = Перед кожним ходом обмірковує безліч можливих розкладів.

## Portraits: the names of the computer players

avatar-crane = Журавель
avatar-tiger = Тигр
avatar-boar = Кабан
avatar-fox = Лисиця
avatar-frog = Жаба
avatar-grandmother = Бабуся
avatar-poet = Поет
avatar-host = Ведуча

## Settings

settings = Налаштування
language = Мова
language-en = English
language-ru = Русский
language-ko = 한국어
language-uk = Українська
language-ja = 日本語
palette = Карти
palette-default = Звичайні
palette-contrast = Контрастні
palette-night = Нічні
back = Сорочка
back-red = Червона
back-ink = Чорна
speed = Анімація
speed-off = Немає
speed-fast = Швидко
speed-normal = Звичайно
labels = Підписи місяців
sound = Звук
volume = Гучність

## Rules

rules = Правила
# $game (String): name of the game
rules-of = Правила: { $game }
rules-text = Правила словами
house-rules-here = Домашні правила цього столу
# $points (Number): points of a complete yaku. $extra (Number): for each further card
points-worth =
    { $extra ->
        [0] { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[other] { $points } очок
        }
       *[other] { $points ->
            [one] { $points } очко, +{ $extra } за кожну зайву карту
            [few] { $points } очки, +{ $extra } за кожну зайву карту
           *[other] { $points } очок, +{ $extra } за кожну зайву карту
        }
    }
# Why the rules of a table are what they are. $preset (String): name of the preset
rules-like = Як у наборі «{ $preset }», але змінено:
# $heading (String): name of a preset, or the table. $like (String): rules-like
rules-heading = { $heading }. { $like }
# $count (String): number of options
rules-count = Усього правил: { $count }. Позначено ті, що відрізняються від вибраного набору.

## How to play

howto = Як грати
howto-cards = Карти
howto-cards-text = У колоді дванадцять мастей по чотири карти. Масть — це місяць зі своєю рослиною; місяць можна впізнати за самою рослиною, а поки ви вчитеся, допоможуть маленькі підписи. Ось серпень, міскант:
howto-kinds-text = У межах місяця карти бувають чотирьох видів. Від виду залежить, до яких комбінацій карта годиться:
howto-kind-b = Пʼять великих картин із диском або на кольоровому тлі.
howto-kind-a = Девʼять карт із твариною чи річчю, наприклад із чашею саке.
howto-kind-r = Десять карт зі смужкою паперу: три з віршами, три сині, чотири просто червоні.
howto-kind-j = Сама рослина. Карти слабкі, але десять таких уже рахуються.
howto-turn = Ваш хід
howto-turn-text = Зіграйте одну карту з руки. Якщо на столі лежить карта того самого місяця, ви забираєте обидві. Потім відкривається верхня карта колоди, і для неї діє те саме правило:
howto-match-text = Якщо на столі дві карти цього місяця, виберіть одну; якщо три — берете всі. Якщо пари немає, ваша карта лишається на столі. Зіграти треба рівно одну карту, а притримати пару на потім дозволено.
howto-yaku = Комбінації: яку
howto-yaku-text = Узяті карти лежать перед вами відкрито. Деякі їхні набори — яку — дають очки. Список поруч зі столом показує всі яку й підсвічує те, що у вас уже є. Наприклад, кабан, олень і метелики:
howto-koikoi = Кої-кої чи стоп
howto-koikoi-text = Коли ви зібрали яку або доповнили його, вирішувати вам. «Стоп» завершує раунд і дає очки. «Кої-кої» («нумо ще!») продовжує гру заради нових очок. Та якщо суперник раніше за вас збере яку і скаже «стоп», ви не отримаєте нічого, а його очки за багатьма правилами подвоюються.
howto-go = Го чи стоп
howto-go-text = Коли очок досить, щоб зупинитися, вирішувати вам. «Стоп» завершує раунд, і всі вам платять. «Го» продовжує гру: воно додає очки, а починаючи з третього подвоює їх. Та якщо раніше за вас зупиниться хтось інший, ви не отримаєте нічого, а за багатьма правилами ще й заплатите більше за своє «го».
howto-ppeok = Три карти одного місяця
howto-ppeok-text = Якщо карта з колоди того самого місяця, що й пара, яку ви щойно склали, усі три лишаються на столі стосом — це ппок. Хто принесе четверту, забирає весь стос, а з ним по дрібниці від кожного. Три карти одного місяця на руках — сила: покажіть їх, і ваш виграш подвоїться, або зіграйте всі три бомбою, коли четверта лежить на столі.
howto-jokers = Джокери
howto-jokers-text = Джокер одразу йде до ваших узятих карт, понад хід, а замість нього ви добираєте карту з колоди. Найчастіше він рахується за дві або три дрібниці:
howto-hands = Дотики, миша й клавіші
howto-hands-text = Торкніться карти, щоб підняти її: відповідні карти на столі підсвітяться. Торкніться ще раз, щоб зіграти її, або перетягніть її на стіл. На клавіатурі цифри від 1 до 9 і 0 для десятої карти вибирають і грають карти вашої руки. Клацніть по столу, щоб пропустити рух карт.
howto-months = Дванадцять місяців

## Keys

keys = Клавіатура
keys-about = Усю гру можна провести з клавіатури.
key-digit = Підняти цю карту з руки; та сама цифра ще раз — зіграти її
key-arrows = Перейти до сусідньої карти руки чи столу
key-tab = Перейти до наступної частини столу
key-enter = Підняти чи зіграти карту; пропустити анімацію
key-escape = Пропустити анімацію, покласти карту назад або закрити вікно
key-koikoi = Сказати «кої-кої»
key-stop = Сказати «стоп»
key-go = Сказати «го»
key-bomb = Зіграти першу із запропонованих бомб
key-shake = Показати перший із запропонованих місяців
key-continue = Нічого не оголошувати й грати далі
key-flip_only = Відкрити лише карту колоди
key-labels = Увімкнути чи вимкнути підписи місяців
key-sheet = Список комбінацій
key-log = Перебіг гри
key-help = Цей список

## The line to the server

line-lost = Звʼязок перервався. Відновлюємо…

## Problems. A refused request changes nothing.

problem-unreachable = Сервер не відповідає. Спробуйте ще раз трохи згодом.
problem-not_json = Сервер не зміг прочитати повідомлення. Нічого не змінилося.
problem-unknown_type = Сервер не знає такого повідомлення. Нічого не змінилося.
problem-bad_message = Сервер не зміг прочитати повідомлення. Нічого не змінилося.
problem-too_large = Повідомлення задовге. Нічого не змінилося.
problem-version = Сторінка старіша за сервер. Перезавантажте її.
problem-no_table = Цього матчу вже немає.
problem-not_seated = У вас немає місця за цим столом.
problem-other_table = Повідомлення призначалося іншому столу. Нічого не змінилося.
problem-not_your_turn = Зараз не ваш хід.
problem-illegal = Правила цього зараз не дозволяють.
problem-impossible = Цей дотик зарахувати не можна. Нічого не змінилося.
problem-bad_options = Такі домашні правила не поєднуються. Змініть одне з них.
problem-server_busy = Сервер перевантажений. Спробуйте ще раз трохи згодом.
