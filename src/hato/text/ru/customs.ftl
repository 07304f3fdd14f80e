### The customs of the table: the draw for the dealer, shuffling and cutting, house rules and their codes.
### $who, $to (String): "you" or "other". $name, $receiver (String): players, in the nominative.

doors = Что ещё есть в Хато
door-trainer = Тренажёр кимаридзи
    .about = Какие слоги решают в каждом из ста стихотворений

## Options that every game has, unless it has words of its own
option-seating = Места за столом
    .about = Кто где сидит, если игроков трое или больше. По картам: вторая карта жеребьёвки садится справа от сдающего, последняя — слева.
value-seating-by_cards = По картам
value-seating-as_joined = Кто как пришёл
option-direction = Направление игры
    .about = Против часовой стрелки следующий игрок сидит справа. По часовой стол отражён, как в зеркале: следующий сидит слева. Больше ничего не меняется.
value-direction-counterclockwise = Против часовой стрелки
value-direction-clockwise = По часовой стрелке

## The dealer draw
draw-title = Кто сдаёт первым?
# $rule (String): earliest, latest, night, day, random
draw-rule = { $rule ->
        [nearest_9] Сдаёт карта, ближайшая к девяти; из равных — более ранний месяц, затем более дорогая карта.
        [latest] Сдаёт самый поздний месяц, при равных — более ценная карта.
        [day] Сейчас день: сдаёт самый поздний месяц, при равных — более ценная карта.
        [night] Сейчас ночь: сдаёт самый ранний месяц, при равных — более ценная карта.
        [random] Решает жребий.
        [highest] Сдаёт тот, у кого старшая карта.
        [lowest] Сдаёт тот, у кого младшая карта.
        [counted] Игроков отсчитывают по кругу до числа на карте; карту без числа тянут заново.
       *[other] Сдаёт самый ранний месяц, при равных — более ценная карта.
    }
draw-skip = Пропустить
log-drawn = { $who ->
        [you] Вы тянете карту «{ $card }».
       *[other] { $name } тянет карту «{ $card }».
    }
log-draw-again = Карты равны: эти игроки тянут ещё раз.
log-first-dealer = { $who ->
        [you] Первым сдаёте вы.
       *[other] Первым сдаёт { $name }.
    }
# $names (String): all players, the dealer first
log-seats = Порядок за столом: { $names }.
log-shuffle = { $who ->
        [you] Тасуете вы, снимает { $receiver }.
       *[other] { $to ->
            [you] Тасует { $name }, снимаете вы.
           *[other] Тасует { $name }, снимает { $receiver }.
        }
    }

## Length by the clock
# $round (Number). $time (String): a time of day
round-until = раунд { $round }, до { $time }

## The sheet of house rules and scores
rules-sheet = Домашние правила и счёт
rules-sheet-open = Записать правила
rules-sheet-print = Напечатать
rules-sheet-game = Игра
rules-sheet-rules = Правила
rules-sheet-players = Игроки
rules-sheet-length = Длина матча
# $time (String): a time of day
rules-sheet-until = до { $time }
rules-sheet-stake = Цена одного очка
rules-sheet-first = Кто сдаёт первым
# $preset (String)
rules-sheet-differences = Отличия от правил «{ $preset }»
rules-sheet-none = Отличий нет: всё как в правилах «{ $preset }».
rules-sheet-scores = Счёт
rules-sheet-how = Как получилось
rules-sheet-draw = без очков
rules-sheet-empty = Ещё не сыграно ни одного раунда.
rules-sheet-money = Деньгами
rules-sheet-winner = Победа
# $points (String): a number with its sign. $total (String)
rules-sheet-total = { $points } → { $total }
rules-sheet-round = Раунд { $round }, { $month }, сдаёт { $name }

## Codes of house rules
house-code = Код этих правил
    .about = Продиктуйте его за другим столом: кто его введёт, сыграет точно по этим правилам.
house-code-link = Ссылка на эти правила
house-code-load = Загрузить домашние правила
    .about = Код записан на листе домашних правил другого стола.
house-code-field = Код
house-code-button = Загрузить
# $game, $preset (String). $seats (Number)
house-code-loaded = Загружено: { $game }, «{ $preset }», { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }.
problem-code_empty = Кода нет. Он выглядит как A7KM-P2QX-… и записан на листе домашних правил.
# $detail (String): a character
problem-code_letter = Знака «{ $detail }» в кодах не бывает. В них цифры и латинские буквы, кроме 0, 1, I, L и O.
problem-code_damaged = Код неверен: какой-то знак пропущен, изменён или стоит не на месте. Сверьте его ещё раз.
problem-code_version = Код сделан более новой версией Хато. В ней его можно загрузить.
problem-code_game = Это код игры, которой здесь нет. Возможно, она есть в более новой версии Хато.
problem-code_preset = В коде назван набор правил, которого нет в этой версии Хато.
problem-code_option = В коде названо домашнее правило, которого нет в этой версии Хато.
# $detail (String): name of an option
problem-code_value = В коде у домашнего правила «{ $detail }» значение, которого нет в этой версии Хато.
# $detail (String): a number
problem-code_seats = По этим правилам нельзя играть с таким числом игроков: { $detail }.
# $detail (String): why, in English
problem-code_together = Домашние правила этого кода здесь не подходят друг к другу: { $detail }

## Command line
cli-command-sheet = записывает домашние правила с их кодом или счёт записанного матча
cli-option-code = домашние правила с этим кодом
cli-option-rules = играть по домашним правилам с этим кодом
cli-error-code-and = { $option } нельзя указать вместе с кодом: код уже говорит это
cli-error-sheet-record = { $option } нельзя указать вместе с записью: запись уже говорит это
cli-error-sheet-redacted = { $path } — это матч глазами одного места: пересчитать его очки нельзя
tui-help-r = r: домашние правила и счёт
