### The table: what is seen, said and asked while a round is played.

## The screen

# $game (String). $round (Number)
table-title = { $game }, раунд { $round }
# $round (Number). $n (Number): rounds of the match
round-of = раунд { $round } из { $n }
# the same on a narrow screen
round-short = раунд { $round }/{ $n }
# $round (Number). $points (Number): the total that ends the match
round-target = раунд { $round }, до { $points } очков
round-number = раунд { $round }
leave = Выйти из-за стола
side = Комбинации и ход игры
your-hand = Ваша рука
# $owner (String): name of the player. $you (String): "yes" if the reader is the player
captured-of =
    { $you ->
        [yes] Ваши взятые карты
       *[other] Взятые карты: { $owner }
    }
# $owner (String). $count (Number)
hand-of = { $owner }: { $count ->
        [one] { $count } карта на руках
        [few] { $count } карты на руках
       *[other] { $count } карт на руках
    }
# $count (Number)
field-count = Стол, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
stock-count = Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
# $owner (String). $kind (String): plural. $count (Number)
pile = { $owner }: { $kind }, { $count }

## Seats

your-turn = ваш ход
thinking = думает…
waits = ждёт
dealer = сдаёт
dealer-sign = 親
# $count (Number): koi-koi calls of this round
calls-count = кои-кои{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
points-total = Очки матча

## Tables of more than two, and what a player has done in the round

# $name (String): of several players with the same name. $n (Number): which of them
seat-numbered = { $name } { $n }
bench = не играют:
bench-open = Остальные игроки
sits-out-you = Этот раунд вы пропускаете и смотрите.
said-stay = играет
said-drop = выходит
# $count (Number)
goes-count = го{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
shakes-count = хындыль{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
bombs-count = бомба{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
ppeoks-count = ппок{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
# turns in which only the stock card may be turned
credits-count = без карты{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
money = Деньги
dealer-sign-korean = 선
yaku-sign-korean = 약
# $round (Number). $minutes (Number): how long the match is
round-time = раунд { $round }, { $minutes } мин
# on the table: this round counts a multiple
carry-about = Множитель раунда
# $points (Number): goes to the winner of a round
pot = банк: { $points }

## Piles

# $owner (String). $kind (String): plural. $count (Number): cards. $worth (Number): what they count as
pile-worth = { $owner }: { $kind }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }, считаются за { $worth }
# $worth (Number): what junk cards count as
worth = за { $worth }
# $by (String): "you", "other" or "deal". $name (String): who made the pile
stack-tag = { $by ->
        [you] вы
        [deal] са-тта
       *[other] { $name }
    }
# $count (Number): cards of the month. $plant (String): the month's plant. $jokers (Number), $buried (String): jokers in it
stack = { $count ->
        [3] Стопка из трёх карт
       *[other] Стопка из четырёх карт
    }: { $plant }, { $by ->
        [you] ваша
        [deal] из раздачи
       *[other] владелец: { $name }
    }{ $jokers ->
        [0] { "" }
       *[other] , в ней { $buried }
    }
stock-turn = Открыть карту колоды

## Yaku sheet

sheet = Комбинации
yaku-sign = 役
sheet-whose = Чьи карты
sheet-total = Сейчас очков
# $points (Number)
sheet-open = Комбинации, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
sheet-made = собрано, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
# $have, $need (Number): cards
sheet-progress = { $have } из { $need }
sheet-lost = уже не собрать

## Hints and the decision

hint-play = Ваш ход: выберите карту.
hint-again = Нажмите на карту ещё раз, чтобы сыграть её.
hint-choose = Подходят две карты. Выберите, какую взять.
hint-pick = К открытой карте подходят две. Выберите одну.
# $name (String): the player whose turn it is
hint-wait = { $name } думает…
hint-pick-hand = К вашей карте подходят две. Выберите, какую взять.
hint-turn = Откройте карту колоды.
hint-sealed = Остальные смотрят свои карты…
offers = Можно также
# questions of the phases of a round
ask-announce = Играете этот раунд?
ask-hand_check = Хотите что-нибудь объявить?
ask-hand_check-none = Объявлять нечего.
ask-use = Считать карту:
# $name (String): who gets the card
ask-give = Какую мелочь отдать? Получает { $name }
decide = Решайте
# $points (Number): yaku without multipliers
prompt-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
prompt-on = играть дальше
# $points (Number): what a stop pays
prompt-take = забрать { $points }
# the same from each loser
prompt-take-each = по { $points } с каждого
# $name (String): who pays
prompt-take-from = { $name }: { $points }

## Move log. $who (String): "you", "other" or "none". $name (String). $card (String). $taken (String): a list.

log = Ход игры
# $card (String)
quoted = «{ $card }»
log-deal = Раунд { $round }. Карты сданы.
log-play = { $who ->
        [you] Вы кладёте на стол карту «{ $card }».
       *[other] { $name } кладёт на стол карту «{ $card }».
    }
log-play-take = { $who ->
        [you] Вы играете карту «{ $card }» и берёте { $taken }.
       *[other] { $name } играет карту «{ $card }» и берёт { $taken }.
    }
log-draw = { $who ->
        [you] Вы открываете карту «{ $card }».
       *[other] { $name } открывает карту «{ $card }».
    }
log-draw-take = { $who ->
        [you] Вы открываете карту «{ $card }» и берёте { $taken }.
       *[other] { $name } открывает карту «{ $card }» и берёт { $taken }.
    }
log-pick = { $who ->
        [you] Картой «{ $card }» вы берёте { $taken }.
       *[other] Картой «{ $card }» { $name } берёт { $taken }.
    }
# $call (String): what is called out
log-call = { $name }: «{ $call }»

## Result

# $round (Number)
round-finished = Раунд { $round }
match-finished = Матч окончен
# $winner (String): a name or a list of names. $you (String): "yes", "no" or "shared"
match-over = { $you ->
        [yes] Вы выиграли матч!
        [shared] Общая победа: { $winner }.
       *[no] Матч выигрывает { $winner }.
    }
last-round = Последний раунд
settlement = Расчёт
settlement-what = За что
points = Очки
total = Итого
round = Раунд
score-sheet = Запись игры
next-round = Следующий раунд
show-table = Посмотреть на стол
show-result = Вернуться к итогу
fair = Честно ли перемешаны карты?
fair-about = Первый код был закреплён до первой сдачи. Это SHA-256 второго кода, из которого получены все тасовки этого матча.
record = Сохранить запись матча
