### The table: what is seen, said and asked while a round is played.

## The screen

# $game (String). $round (Number)
table-title = { $game }, round { $round }
# $round (Number). $n (Number): rounds of the match
round-of = round { $round } of { $n }
# the same on a narrow screen
round-short = round { $round }/{ $n }
# $round (Number). $points (Number): the total that ends the match
round-target = round { $round }, to { $points } points
round-number = round { $round }
leave = Leave the table
side = Yaku and moves
your-hand = Your hand
# $owner (String): name of the player. $you (String): "yes" if the reader is the player
captured-of =
    { $you ->
        [yes] Your captured cards
       *[other] Captured cards: { $owner }
    }
# $owner (String). $count (Number)
hand-of = { $owner }: { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $count (Number)
field-count = Table, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
stock-count = Stock, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $owner (String). $kind (String): plural. $count (Number)
pile = { $owner }: { $kind }, { $count }

## Seats

your-turn = your turn
thinking = thinking…
waits = waiting
dealer = dealer
dealer-sign = 親
# $count (Number): koi-koi calls of this round
calls-count = koi-koi{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
points-total = Points of the match

## Tables of more than two, and what a player has done in the round

# $name (String): of several players with the same name. $n (Number): which of them
seat-numbered = { $name } { $n }
bench = sits out:
bench-open = The other players
sits-out-you = You sit this round out and watch.
said-stay = plays
said-drop = drops out
# $count (Number)
goes-count = go{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
shakes-count = shake{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
bombs-count = bomb{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
ppeoks-count = ppeok{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
# turns in which only the stock card may be turned
credits-count = flip{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
money = Money
dealer-sign-korean = 선
yaku-sign-korean = 약
# $round (Number). $minutes (Number): how long the match is
round-time = round { $round }, { $minutes } min
# on the table: this round counts a multiple
carry-about = This round counts
# $points (Number): goes to the winner of a round
pot = pot: { $points }

## Piles

# $owner (String). $kind (String): plural. $count (Number): cards. $worth (Number): what they count as
pile-worth = { $owner }: { $kind }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, worth { $worth }
# $worth (Number): what junk cards count as
worth = worth { $worth }
# $by (String): "you", "other" or "deal". $name (String): who made the pile
stack-tag = { $by ->
        [you] you
        [deal] sa-tta
       *[other] { $name }
    }
# $count (Number): cards of the month. $plant (String): the month's plant. $jokers (Number), $buried (String): jokers in it
stack = Stack of { $count ->
        [3] three
       *[other] four
    }, { $plant }, { $by ->
        [you] made by you
        [deal] from the deal
       *[other] made by { $name }
    }{ $jokers ->
        [0] { "" }
       *[other] , with { $buried }
    }
stock-turn = Turn the stock card

## Yaku sheet

sheet = Yaku
yaku-sign = 役
sheet-whose = Whose cards
sheet-total = Points now
# $points (Number)
sheet-open = Yaku, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-made = complete, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $have, $need (Number): cards
sheet-progress = { $have } of { $need }
sheet-lost = no longer possible

## Hints and the decision

hint-play = Your turn: choose a card.
hint-again = Press the card again to play it.
hint-choose = Two cards match. Choose the one to take.
hint-pick = The turned card matches two. Choose one.
# $name (String): the player whose turn it is
hint-wait = { $name } is thinking…
hint-pick-hand = Your card matches two. Choose the one to take.
hint-turn = Turn the stock card.
hint-sealed = The others are looking at their hands…
offers = Also possible
# questions of the phases of a round
ask-announce = Do you play this round?
ask-hand_check = Will you declare something?
ask-hand_check-none = Nothing to declare in your hand.
ask-use = This card counts:
# $name (String): who gets the card
ask-give = Choose the junk card for { $name }.
decide = Your decision
# $points (Number): yaku without multipliers
prompt-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
prompt-on = play on
# $points (Number): what a stop pays
prompt-take = take { $points }
# the same from each loser
prompt-take-each = take { $points } from each
# $name (String): who pays
prompt-take-from = { $points } from { $name }

## Move log. $who (String): "you", "other" or "none". $name (String). $card (String). $taken (String): a list.

log = Moves
# $card (String)
quoted = “{ $card }”
log-deal = Round { $round }. The cards are dealt.
log-play = { $who ->
        [you] You lay “{ $card }” on the table.
       *[other] { $name } lays “{ $card }” on the table.
    }
log-play-take = { $who ->
        [you] You play “{ $card }” and take { $taken }.
       *[other] { $name } plays “{ $card }” and takes { $taken }.
    }
log-draw = { $who ->
        [you] You turn “{ $card }”.
       *[other] { $name } turns “{ $card }”.
    }
log-draw-take = { $who ->
        [you] You turn “{ $card }” and take { $taken }.
       *[other] { $name } turns “{ $card }” and takes { $taken }.
    }
log-pick = { $who ->
        [you] You take { $taken } with “{ $card }”.
       *[other] { $name } takes { $taken } with “{ $card }”.
    }
# $call (String): what is called out
log-call = { $name }: “{ $call }”

## Result

# $round (Number)
round-finished = Round { $round }
match-finished = The match is over
# $winner (String): a name or a list of names. $you (String): "yes", "no" or "shared"
match-over = { $you ->
        [yes] You win the match!
        [shared] Shared victory: { $winner }.
       *[no] { $winner } wins the match.
    }
last-round = Last round
settlement = Settlement
settlement-what = What
points = Points
total = Total
round = Round
score-sheet = Score sheet
next-round = Next round
show-table = Look at the table
show-result = Back to the result
fair = Was the shuffle fair?
fair-about = The first code was fixed before the first deal; it is the SHA-256 of the second, from which every shuffle of this match was made.
record = Save the record of the match
