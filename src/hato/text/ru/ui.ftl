### The frame of the browser application: home, forms, dialogs, connection, problems.

## The application

title = Хато
# $game (String): name of the game. $round (Number)
title-table = { $game }, раунд { $round } · Хато
logo-light = art/ui/logo-cyrillic-light.svg
home = На главную
close = Закрыть
menu = Меню
help = Справка
on = вкл
off = выкл
you = Вы

## Home

home-title = Цветочные карты по всем правилам
home-lead = Сорок восемь карт, двенадцать месяцев. Берите карты одного месяца, собирайте комбинации и решайте: остановиться или рискнуть ради большего?
new-match = Новый матч
game = Игра
preset = Правила
length = Длина матча
opponent = Соперник
opponents = Соперники
# number of people and computer players at the table
seats = Игроков за столом
# $seats, $players, $others (Number): at the table, in a round, without a seat in it
seats-about = В каждом раунде играют { $players ->
        [2] двое
        [3] трое
       *[other] { $players }
    }. Из { $seats } за столом { $others ->
        [one] { $others } выходит из раунда или продаёт хорошие карты
       *[other] { $others } выходят из раунда или продают хорошие карты
    }.
house-rules = Домашние правила
differences = Изменено:
reset-options = Вернуть как было
# $preset (String): the nearest other preset. $count (Number): rules that differ
preset-like = { $count ->
        [one] Как «{ $preset }», отличается { $count } правило
        [few] Как «{ $preset }», отличаются { $count } правила
       *[other] Как «{ $preset }», отличаются { $count } правил
    }
# $seats (Number)
seats-implied = Что меняется за столом на { $seats }
search-options = Найти правило
only-changed = Только отличия
# $count (Number): changed options under a heading
changed-count = изменено: { $count }
no-options = Таких правил нет.
play = Играть
again = Сыграть ещё
unfinished = Неоконченный матч
# $game (String). $round (Number). $seats (Number). $you, $other (String): points; of more opponents a list
unfinished-about =
    { $round ->
        [0] { $game }, только начат
       *[other] { $game }, раунд { $round }. У вас { $you }, { $seats ->
            [2] у соперника { $other }
           *[other] у соперников { $other }
        }.
    }
continue = Продолжить
value-true = Да
value-false = Нет
value-nothing = нет
value-number = Число:
# $card (String): a card. $count (Number)
cards-count = { $count ->
        [1] «{ $card }»
       *[other] { $count } × «{ $card }»
    }
fewer = На одну меньше
more = На одну больше
length-rounds = Раундов
length-target = До суммы очков
length-time = Минут
length-bankroll = Пока у кого-то не кончатся деньги

## Levels of the computer players

level-random = Новичок
    .about = Кладёт первую попавшуюся карту. Подходит, чтобы научиться.
level-novice = Ученик
    .about = Знает игру, но часто не замечает хорошую карту.
level-greedy = Любитель
    .about = Берёт лучшее из того, что видит, и собирает комбинации.
level-sampler = Мастер
    .about = Перед каждым ходом обдумывает множество возможных раскладов.

## Portraits: the names of the computer players

avatar-crane = Журавль
avatar-tiger = Тигр
avatar-boar = Кабан
avatar-fox = Лиса
avatar-frog = Лягушка
avatar-grandmother = Бабушка
avatar-poet = Поэт
avatar-host = Ведущая

## Settings

settings = Настройки
language = Язык
language-en = English
language-ru = Русский
language-ko = 한국어
language-uk = Українська
language-ja = 日本語
palette = Карты
palette-default = Обычные
palette-contrast = Контрастные
palette-night = Ночные
back = Рубашка
back-red = Красная
back-ink = Чёрная
speed = Анимация
speed-off = Нет
speed-fast = Быстро
speed-normal = Обычно
labels = Подписи месяцев
sound = Звук
volume = Громкость

## Rules

rules = Правила
# $game (String): name of the game
rules-of = Правила: { $game }
rules-text = Правила словами
house-rules-here = Домашние правила этого стола
# $points (Number): points of a complete yaku. $extra (Number): for each further card
points-worth =
    { $extra ->
        [0] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[other] { $points ->
            [one] { $points } очко, +{ $extra } за каждую лишнюю карту
            [few] { $points } очка, +{ $extra } за каждую лишнюю карту
           *[other] { $points } очков, +{ $extra } за каждую лишнюю карту
        }
    }
# Why the rules of a table are what they are. $preset (String): name of the preset
rules-like = Как в наборе «{ $preset }», но изменено:
# $heading (String): name of a preset, or the table. $like (String): rules-like
rules-heading = { $heading }. { $like }
# $count (String): number of options
rules-count = Всего правил: { $count }. Отмечены те, что отличаются от выбранного набора.

## How to play

howto = Как играть
howto-cards = Карты
howto-cards-text = В колоде двенадцать мастей по четыре карты. Масть — это месяц со своим растением; узнать месяц можно по одному растению, а пока вы учитесь, помогут маленькие подписи. Вот август, мискант:
howto-kinds-text = Внутри месяца карты бывают четырёх видов. От вида зависит, в какие комбинации карта годится:
howto-kind-b = Пять больших картин с диском или на цветном фоне.
howto-kind-a = Девять карт с животным или предметом, например с кубком сакэ.
howto-kind-r = Десять карт с полоской бумаги: три со стихами, три синие, четыре просто красные.
howto-kind-j = Одно растение. Карты слабые, но десять таких уже считаются.
howto-turn = Ваш ход
howto-turn-text = Сыграйте одну карту с руки. Если на столе лежит карта того же месяца, вы забираете обе. Затем открывается верхняя карта колоды, и для неё действует то же правило:
howto-match-text = Если на столе две карты этого месяца, выберите одну; если три — вы берёте все. Если пары нет, ваша карта остаётся на столе. Играть надо ровно одну карту, а придержать пару на потом не запрещено.
howto-yaku = Комбинации: яку
howto-yaku-text = Взятые карты лежат перед вами открыто. Некоторые их наборы — яку — приносят очки. Список рядом со столом показывает все яку и подсвечивает то, что у вас уже есть. Например, кабан, олень и бабочки:
howto-koikoi = Кои-кои или стоп
howto-koikoi-text = Когда вы собрали яку или пополнили его, решать вам. «Стоп» кончает раунд и приносит очки. «Кои-кои» («давай ещё!») продолжает игру ради новых очков. Но если соперник раньше вас соберёт яку и скажет «стоп», вы не получите ничего, а его очки по многим правилам удваиваются.
howto-go = Го или стоп
howto-go-text = Когда очков хватает, чтобы остановиться, решать вам. «Стоп» кончает раунд, и все вам платят. «Го» продолжает игру: он добавляет очки, а начиная с третьего удваивает их. Но если раньше вас остановится другой, вы не получите ничего, а по многим правилам ещё и заплатите больше за своё «го».
howto-ppeok = Три карты одного месяца
howto-ppeok-text = Если карта из колоды того же месяца, что и только что сложенная вами пара, все три остаются на столе стопкой — это ппок. Кто принесёт четвёртую, забирает всю стопку, а с ней по карте мелочи с каждого. Три карты одного месяца в руке — сила: покажите их, и ваш выигрыш удвоится, или сыграйте все три бомбой, когда четвёртая лежит на столе.
howto-jokers = Джокеры
howto-jokers-text = Джокер сразу идёт к вашим взятым картам, сверх хода, а взамен вы добираете карту из колоды. Чаще всего он считается за две или три карты мелочи:
howto-hands = Касания, мышь и клавиши
howto-hands-text = Коснитесь карты, чтобы её поднять: подходящие карты стола подсветятся. Коснитесь ещё раз, чтобы сыграть её, или перетащите её на стол. На клавиатуре цифры от 1 до 9 и 0 для десятой карты выбирают и играют карты вашей руки. Щелчок по столу пропускает движение карт.
howto-months = Двенадцать месяцев

## Keys

keys = Клавиатура
keys-about = Всю игру можно провести с клавиатуры.
key-digit = Поднять эту карту с руки; та же цифра ещё раз — сыграть её
key-arrows = Перейти к соседней карте руки или стола
key-tab = Перейти к следующей части стола
key-enter = Поднять или сыграть карту; пропустить анимацию
key-escape = Пропустить анимацию, положить карту обратно или закрыть окно
key-koikoi = Сказать «кои-кои»
key-stop = Сказать «стоп»
key-go = Сказать «го»
key-bomb = Сыграть первую из предложенных бомб
key-shake = Показать первый из предложенных месяцев
key-continue = Ничего не объявлять и играть дальше
key-flip_only = Открыть только карту колоды
key-labels = Включить или выключить подписи месяцев
key-sheet = Список комбинаций
key-log = Ход игры
key-help = Этот список

## The line to the server

line-lost = Связь прервалась. Восстанавливаем…

## Problems. A refused request changes nothing.

problem-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
problem-not_json = Сервер не смог прочитать сообщение. Ничего не изменилось.
problem-unknown_type = Сервер не знает такого сообщения. Ничего не изменилось.
problem-bad_message = Сервер не смог прочитать сообщение. Ничего не изменилось.
problem-too_large = Сообщение слишком длинное. Ничего не изменилось.
problem-version = Страница старее сервера. Перезагрузите её.
problem-no_table = Этого матча больше нет.
problem-not_seated = У вас нет места за этим столом.
problem-other_table = Сообщение предназначалось другому столу. Ничего не изменилось.
problem-not_your_turn = Сейчас не ваш ход.
problem-illegal = Правила этого сейчас не разрешают.
problem-impossible = Это касание засчитать нельзя. Ничего не изменилось.
problem-bad_options = Такие домашние правила не сочетаются. Измените одно из них.
problem-server_busy = Сервер перегружен. Попробуйте ещё раз чуть позже.
