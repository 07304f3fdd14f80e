### The customs of the table: the draw for the dealer, shuffling and cutting, house rules and their codes.
### $who, $to (String): "you" or "other". $name, $receiver (String): players, in the nominative.

doors = More to discover
door-trainer = Kimari-ji trainer
    .about = Which syllables decide each of the hundred poems

## Options that every game has, unless it has words of its own
option-seating = Seats
    .about = Who sits where, with three or more players. By the cards: the second card of the draw sits at the dealer’s right, the last one at the left.
value-seating-by_cards = By the cards
value-seating-as_joined = As they came
option-direction = Direction of play
    .about = Counter-clockwise the next player sits at the right. Clockwise the table is mirrored: the next one sits at the left. Nothing else changes.
value-direction-counterclockwise = Counter-clockwise
value-direction-clockwise = Clockwise

## The dealer draw
draw-title = Who deals first?
# $rule (String): earliest, latest, night, day, random
draw-rule = { $rule ->
        [nearest_9] The card nearest to nine deals; of equal ones the earlier month, then the dearer card.
        [latest] The latest month deals; of equal months the dearer card.
        [day] It is day: the latest month deals; of equal months the dearer card.
        [night] It is night: the earliest month deals; of equal months the dearer card.
        [random] The lot decides.
        [highest] The highest card deals.
        [lowest] The lowest card deals.
        [counted] The players are counted round to the number of the card; a card without one is drawn again.
       *[other] The earliest month deals; of equal months the dearer card.
    }
draw-skip = Skip
log-drawn = { $who ->
        [you] You draw “{ $card }”.
       *[other] { $name } draws “{ $card }”.
    }
log-draw-again = Equal cards: the tied players draw again.
log-first-dealer = { $who ->
        [you] You deal first.
       *[other] { $name } deals first.
    }
# $names (String): all players, the dealer first
log-seats = Order at the table: { $names }.
log-shuffle = { $who ->
        [you] You shuffle, { $receiver } cuts.
       *[other] { $to ->
            [you] { $name } shuffles, you cut.
           *[other] { $name } shuffles, { $receiver } cuts.
        }
    }

## Length by the clock
# $round (Number). $time (String): a time of day
round-until = round { $round }, until { $time }

## The sheet of house rules and scores
rules-sheet = House rules and scores
rules-sheet-open = Write down the rules
rules-sheet-print = Print
rules-sheet-game = Game
rules-sheet-rules = Rules
rules-sheet-players = Players
rules-sheet-length = Length
# $time (String): a time of day
rules-sheet-until = until { $time }
rules-sheet-stake = One point is worth
rules-sheet-first = First dealer
# $preset (String)
rules-sheet-differences = Agreed otherwise than in “{ $preset }”
rules-sheet-none = Nothing: everything is as in “{ $preset }”.
rules-sheet-scores = Scores
rules-sheet-how = How it came
rules-sheet-draw = no points
rules-sheet-empty = No round has been played yet.
rules-sheet-money = In money
rules-sheet-winner = Winner
# $points (String): a number with its sign. $total (String)
rules-sheet-total = { $points } → { $total }
rules-sheet-round = Round { $round }, { $month }, dealer { $name }

## Codes of house rules
house-code = Code of these rules
    .about = Read it out at another table: whoever types it in plays by exactly these rules.
house-code-link = Link to these rules
house-code-load = Load house rules
    .about = The code stands on the sheet of house rules of the other table.
house-code-field = Code
house-code-button = Load
# $game, $preset (String). $seats (Number)
house-code-loaded = Loaded: { $game }, “{ $preset }”, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
problem-code_empty = There is no code. It looks like A7KM-P2QX-… and stands on the sheet of house rules.
# $detail (String): a character
problem-code_letter = “{ $detail }” occurs in no code. Codes have digits and letters without 0, 1, I, L and O.
problem-code_damaged = The code is not right: a character is missing, wrong or in the wrong place. Please compare it once more.
problem-code_version = The code was made by a newer version of Hato. With that version it can be loaded.
problem-code_game = The code is of a game that is not here. A newer version of Hato may have it.
problem-code_preset = The code names a set of rules that this version of Hato does not have.
problem-code_option = The code names a house rule that this version of Hato does not have.
# $detail (String): name of an option
problem-code_value = The code gives the house rule “{ $detail }” a value that this version of Hato does not have.
# $detail (String): a number
problem-code_seats = By these rules { $detail } players cannot play.
# $detail (String): why, in English
problem-code_together = The house rules of this code do not fit each other here: { $detail }

## Command line
cli-command-sheet = writes down house rules with their code, or the scores of a recorded match
cli-option-code = the house rules of this code
cli-option-rules = play by the house rules of this code
cli-error-code-and = { $option } cannot be used together with a code: the code says it already
cli-error-sheet-record = { $option } cannot be used together with a record: the record says it already
cli-error-sheet-redacted = { $path } is one seat’s view of a match: its points cannot be counted again
tui-help-r = r: house rules and scores so far
