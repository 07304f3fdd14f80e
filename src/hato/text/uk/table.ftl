### The table: what is seen, said and asked while a round is played.

## The screen

# $game (String). $round (Number)
table-title = { $game }, раунд { $round }
# $round (Number). $n (Number): rounds of the match
round-of = раунд { $round } з { $n }
# the same on a narrow screen
round-short = раунд { $round }/{ $n }
# $round (Number). $points (Number): the total that ends the match
round-target = раунд { $round }, до { $points } очок
round-number = раунд { $round }
leave = Вийти з-за столу
side = Комбінації та перебіг гри
your-hand = Ваша рука
# $owner (String): name of the player. $you (String): "yes" if the reader is the player
captured-of =
    { $you ->
        [yes] Ваші взяті карти
       *[other] Взяті карти: { $owner }
    }
# $owner (String). $count (Number)
hand-of = { $owner }: { $count ->
        [one] { $count } карта на руках
        [few] { $count } карти на руках
       *[other] { $count } карт на руках
    }
# $count (Number)
field-count = Стіл, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
stock-count = Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
# $owner (String). $kind (String): plural. $count (Number)
pile = { $owner }: { $kind }, { $count }

## Seats

your-turn = ваш хід
thinking = думає…
waits = чекає
dealer = роздає
dealer-sign = 親
# $count (Number): koi-koi calls of this round
calls-count = кої-кої{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
points-total = Очки матчу

## Tables of more than two, and what a player has done in the round

# $name (String): of several players with the same name. $n (Number): which of them
seat-numbered = { $name } { $n }
bench = не грають:
bench-open = Решта гравців
sits-out-you = Цей раунд ви пропускаєте й дивитеся.
said-stay = грає
said-drop = виходить
# $count (Number)
goes-count = го{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
shakes-count = хиндиль{ $count ->
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
credits-count = без карти{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
money = Гроші
dealer-sign-korean = 선
yaku-sign-korean = 약
# $round (Number). $minutes (Number): how long the match is
round-time = раунд { $round }, { $minutes } хв
# on the table: this round counts a multiple
carry-about = Множник раунду
# $points (Number): goes to the winner of a round
pot = банк: { $points }

## Piles

# $owner (String). $kind (String): plural. $count (Number): cards. $worth (Number): what they count as
pile-worth = { $owner }: { $kind }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }, рахуються за { $worth }
# $worth (Number): what junk cards count as
worth = за { $worth }
# $by (String): "you", "other" or "deal". $name (String): who made the pile
stack-tag = { $by ->
        [you] ви
        [deal] са-тта
       *[other] { $name }
    }
# $count (Number): cards of the month. $plant (String): the month's plant. $jokers (Number), $buried (String): jokers in it
stack = { $count ->
        [3] Стос із трьох карт
       *[other] Стос із чотирьох карт
    }: { $plant }, { $by ->
        [you] ваш
        [deal] з роздачі
       *[other] власник: { $name }
    }{ $jokers ->
        [0] { "" }
       *[other] , у ньому { $buried }
    }
stock-turn = Відкрити карту колоди

## Yaku sheet

sheet = Комбінації
yaku-sign = 役
sheet-whose = Чиї карти
sheet-total = Зараз очок
# $points (Number)
sheet-open = Комбінації, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
sheet-made = зібрано, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
# $have, $need (Number): cards
sheet-progress = { $have } з { $need }
sheet-lost = уже не зібрати

## Hints and the decision

hint-play = Ваш хід: виберіть карту.
hint-again = Натисніть на карту ще раз, щоб зіграти її.
hint-choose = Пасують дві карти. Виберіть, яку взяти.
hint-pick = До відкритої карти пасують дві. Виберіть одну.
# $name (String): the player whose turn it is
hint-wait = { $name } думає…
hint-pick-hand = До вашої карти пасують дві. Виберіть, яку взяти.
hint-turn = Відкрийте карту колоди.
hint-sealed = Решта дивиться свої карти…
offers = Можна також
# questions of the phases of a round
ask-announce = Граєте цей раунд?
ask-hand_check = Хочете щось оголосити?
ask-hand_check-none = Оголошувати нічого.
ask-use = Рахувати карту:
# $name (String): who gets the card
ask-give = Яку дрібницю віддати? Отримує { $name }
decide = Вирішуйте
# $points (Number): yaku without multipliers
prompt-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
prompt-on = грати далі
# $points (Number): what a stop pays
prompt-take = забрати { $points }
# the same from each loser
prompt-take-each = по { $points } від кожного
# $name (String): who pays
prompt-take-from = { $name }: { $points }

## Move log. $who (String): "you", "other" or "none". $name (String). $card (String). $taken (String): a list.

log = Перебіг гри
# $card (String)
quoted = «{ $card }»
log-deal = Раунд { $round }. Карти роздано.
log-play = { $who ->
        [you] Ви кладете на стіл карту «{ $card }».
       *[other] { $name } кладе на стіл карту «{ $card }».
    }
log-play-take = { $who ->
        [you] Ви ходите картою «{ $card }» і берете { $taken }.
       *[other] { $name } ходить картою «{ $card }» і бере { $taken }.
    }
log-draw = { $who ->
        [you] Ви відкриваєте карту «{ $card }».
       *[other] { $name } відкриває карту «{ $card }».
    }
log-draw-take = { $who ->
        [you] Ви відкриваєте карту «{ $card }» і берете { $taken }.
       *[other] { $name } відкриває карту «{ $card }» і бере { $taken }.
    }
log-pick = { $who ->
        [you] Картою «{ $card }» ви берете { $taken }.
       *[other] Картою «{ $card }» { $name } бере { $taken }.
    }
# $call (String): what is called out
log-call = { $name }: «{ $call }»

## Result

# $round (Number)
round-finished = Раунд { $round }
match-finished = Матч закінчено
# $winner (String): a name or a list of names. $you (String): "yes", "no" or "shared"
match-over = { $you ->
        [yes] Ви виграли матч!
        [shared] Спільна перемога: { $winner }.
       *[no] Матч виграє { $winner }.
    }
last-round = Останній раунд
settlement = Розрахунок
settlement-what = За що
points = Очки
total = Разом
round = Раунд
score-sheet = Запис гри
next-round = Наступний раунд
show-table = Показати стіл
show-result = Назад до підсумку
fair = Чи чесно перетасовано карти?
fair-about = Перший код закріплено до першої роздачі. Це SHA-256 другого коду, з якого отримано всі тасування цього матчу.
record = Зберегти запис матчу
