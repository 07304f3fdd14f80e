### The customs of the table: the draw for the dealer, shuffling and cutting, house rules and their codes.
### $who, $to (String): "you" or "other". $name, $receiver (String): players, in the nominative.

doors = Що ще є в Хато
door-trainer = Тренажер кімарідзі
    .about = Які склади вирішують у кожному зі ста віршів

## Options that every game has, unless it has words of its own
option-seating = Місця за столом
    .about = Хто де сидить, якщо гравців троє або більше. За картами: друга карта жеребкування сідає праворуч від того, хто роздає, остання — ліворуч.
value-seating-by_cards = За картами
value-seating-as_joined = Хто як прийшов
option-direction = Напрям гри
    .about = Проти годинникової стрілки наступний гравець сидить праворуч. За стрілкою стіл віддзеркалено: наступний сидить ліворуч. Більше нічого не змінюється.
value-direction-counterclockwise = Проти годинникової стрілки
value-direction-clockwise = За годинниковою стрілкою

## The dealer draw
draw-title = Хто роздає першим?
# $rule (String): earliest, latest, night, day, random
draw-rule = { $rule ->
        [nearest_9] Роздає карта, найближча до девʼяти; з рівних — раніший місяць, потім дорожча карта.
        [latest] Роздає найпізніший місяць, за рівних — цінніша карта.
        [day] Зараз день: роздає найпізніший місяць, за рівних — цінніша карта.
        [night] Зараз ніч: роздає найраніший місяць, за рівних — цінніша карта.
        [random] Вирішує жереб.
        [highest] Здає той, у кого найстарша карта.
        [lowest] Здає той, у кого наймолодша карта.
        [counted] Гравців відлічують по колу до числа на карті; карту без числа тягнуть знову.
       *[other] Роздає найраніший місяць, за рівних — цінніша карта.
    }
draw-skip = Пропустити
log-drawn = { $who ->
        [you] Ви тягнете карту «{ $card }».
       *[other] { $name } тягне карту «{ $card }».
    }
log-draw-again = Карти рівні: ці гравці тягнуть ще раз.
log-first-dealer = { $who ->
        [you] Спершу роздаєте ви.
       *[other] Роздачу починає { $name }.
    }
# $names (String): all players, the dealer first
log-seats = Порядок за столом: { $names }.
log-shuffle = { $who ->
        [you] Тасуєте ви, знімає { $receiver }.
       *[other] { $to ->
            [you] Тасує { $name }, знімаєте ви.
           *[other] Тасує { $name }, знімає { $receiver }.
        }
    }

## Length by the clock
# $round (Number). $time (String): a time of day
round-until = раунд { $round }, до { $time }

## The sheet of house rules and scores
rules-sheet = Домашні правила й рахунок
rules-sheet-open = Записати правила
rules-sheet-print = Надрукувати
rules-sheet-game = Гра
rules-sheet-rules = Правила
rules-sheet-players = Гравці
rules-sheet-length = Тривалість матчу
# $time (String): a time of day
rules-sheet-until = до { $time }
rules-sheet-stake = Ціна одного очка
rules-sheet-first = Хто роздає першим
# $preset (String)
rules-sheet-differences = Відмінності від правил «{ $preset }»
rules-sheet-none = Відмінностей немає: усе як у правилах «{ $preset }».
rules-sheet-scores = Рахунок
rules-sheet-how = Як вийшло
rules-sheet-draw = без очок
rules-sheet-empty = Ще не зіграно жодного раунду.
rules-sheet-money = Грішми
rules-sheet-winner = Перемога
# $points (String): a number with its sign. $total (String)
rules-sheet-total = { $points } → { $total }
rules-sheet-round = Раунд { $round }, { $month }, роздає { $name }

## Codes of house rules
house-code = Код цих правил
    .about = Продиктуйте його за іншим столом: хто його введе, зіграє точно за цими правилами.
house-code-link = Посилання на ці правила
house-code-load = Завантажити домашні правила
    .about = Код записано на аркуші домашніх правил іншого столу.
house-code-field = Код
house-code-button = Завантажити
# $game, $preset (String). $seats (Number)
house-code-loaded = Завантажено: { $game }, «{ $preset }», { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[other] { $seats } гравців
    }.
problem-code_empty = Коду немає. Він має вигляд A7KM-P2QX-… і записаний на аркуші домашніх правил.
# $detail (String): a character
problem-code_letter = Знака «{ $detail }» в кодах не буває. У них цифри й латинські літери, крім 0, 1, I, L та O.
problem-code_damaged = Код хибний: якийсь знак пропущено, змінено або він стоїть не на місці. Звірте його ще раз.
problem-code_version = Код створено новішою версією Хато. У ній його можна завантажити.
problem-code_game = Це код гри, якої тут немає. Можливо, вона є в новішій версії Хато.
problem-code_preset = Код називає набір правил, якого немає в цій версії Хато.
problem-code_option = Код називає домашнє правило, якого немає в цій версії Хато.
# $detail (String): name of an option
problem-code_value = У коді домашнє правило «{ $detail }» має значення, якого немає в цій версії Хато.
# $detail (String): a number
problem-code_seats = За цими правилами не можна грати з такою кількістю гравців: { $detail }.
# $detail (String): why, in English
problem-code_together = Домашні правила цього коду тут не поєднуються: { $detail }

## Command line
cli-command-sheet = записує домашні правила з їхнім кодом або рахунок записаного матчу
cli-option-code = домашні правила з цим кодом
cli-option-rules = грати за домашніми правилами з цим кодом
cli-error-code-and = { $option } не можна вказати разом із кодом: код уже каже це
cli-error-sheet-record = { $option } не можна вказати разом із записом: запис уже каже це
cli-error-sheet-redacted = { $path } — це матч очима одного місця: перерахувати його очки не можна
tui-help-r = r: домашні правила й рахунок
