### The frame of the browser application: home, forms, dialogs, connection, problems.

## The application

title = Hato
# $game (String): name of the game. $round (Number)
title-table = { $game }, round { $round } · Hato
logo-light = art/ui/logo-light.svg
home = Home
close = Close
menu = Menu
help = Help
on = on
off = off
you = You

## Home

home-title = Flower cards, properly dealt
home-lead = Forty-eight cards, twelve months. Take cards of the same month, build combinations, and decide: stop, or risk it for more?
new-match = New match
game = Game
preset = Rules
length = Length of the match
opponent = Opponent
opponents = Opponents
# number of people and computer players at the table
seats = Players at the table
# $seats, $players, $others (Number): at the table, in a round, without a seat in it
seats-about = { $players ->
        [2] Two
        [3] Three
       *[other] { $players }
    } play each round. Of { $seats } at the table { $others ->
        [one] { $others } drops out or sells its good cards
       *[other] { $others } drop out or sell their good cards
    }.
house-rules = House rules
differences = Changed:
reset-options = Back to the preset
# $preset (String): the nearest other preset. $count (Number): rules that differ
preset-like = { $count ->
        [one] Like “{ $preset }”, but for { $count } rule
       *[other] Like “{ $preset }”, but for { $count } rules
    }
# $seats (Number)
seats-implied = What { $seats } at the table change
search-options = Search the house rules
only-changed = Only what differs
# $count (Number): changed options under a heading
changed-count = { $count } changed
no-options = No house rule fits.
play = Play
again = Play again
unfinished = Unfinished match
# $game (String). $round (Number). $seats (Number). $you, $other (String): points; of more opponents a list
unfinished-about =
    { $round ->
        [0] { $game }, just begun
       *[other] { $game }, round { $round }. You { $you }, { $seats ->
            [2] opponent { $other }
           *[other] opponents { $other }
        }.
    }
continue = Continue
value-true = Yes
value-false = No
value-nothing = none
value-number = A number:
# $card (String): a card. $count (Number)
cards-count = { $count ->
        [1] “{ $card }”
       *[other] { $count } × “{ $card }”
    }
fewer = One less
more = One more
length-rounds = Rounds
length-target = Up to a score
length-time = Minutes
length-bankroll = Until somebody is broke

## Levels of the computer players

level-random = Beginner
    .about = Plays any card that comes to hand. Good for learning.
level-novice = Learner
    .about = Knows the game, but overlooks many a good card.
level-greedy = Club player
    .about = Takes the best card in sight and goes for yaku.
level-sampler = Master
    .about = Thinks through many possible deals before each move.

## Portraits: the names of the computer players

avatar-crane = Crane
avatar-tiger = Tiger
avatar-boar = Boar
avatar-fox = Fox
avatar-frog = Frog
avatar-grandmother = Grandmother
avatar-poet = Poet
avatar-host = Host

## Settings

settings = Settings
language = Language
language-en = English
language-ru = Русский
language-ko = 한국어
language-uk = Українська
language-ja = 日本語
palette = Cards
palette-default = Classic
palette-contrast = High contrast
palette-night = Night
back = Card backs
back-red = Red
back-ink = Ink
speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
labels = Month labels
sound = Sound
volume = Volume

## Rules

rules = Rules
# $game (String): name of the game
rules-of = Rules of { $game }
rules-text = The rules in words
house-rules-here = House rules of this table
# $points (Number): points of a complete yaku. $extra (Number): for each further card
points-worth =
    { $extra ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points ->
            [one] { $points } point, +{ $extra } for each further card
           *[other] { $points } points, +{ $extra } for each further card
        }
    }
# Why the rules of a table are what they are. $preset (String): name of the preset
rules-like = As in “{ $preset }”, except for:
# $heading (String): name of a preset, or the table. $like (String): rules-like
rules-heading = { $heading }. { $like }
# $count (String): number of options
rules-count = { $count } rules. Marked ones differ from the preset.

## How to play

howto = How to play
howto-cards = The cards
howto-cards-text = The deck has twelve suits of four cards. Each suit is a month with its plant; you can tell a month by the plant alone, and small labels help while you learn. These four are August, pampas grass:
howto-kinds-text = Within a month the cards differ in kind. The kind decides which combinations a card is good for:
howto-kind-b = Five great pictures with a disc or a coloured ground.
howto-kind-a = Nine cards with a creature or a thing, such as the sake cup.
howto-kind-r = Ten cards with a strip of paper: three with poems, three blue, four plain red.
howto-kind-j = The plant alone. Weak, but ten of them count.
howto-turn = Your turn
howto-turn-text = Play one card from your hand. If a card of the same month lies on the table, you take both. Then the top card of the stock is turned, and the same rule holds for it:
howto-match-text = With two cards of the month on the table you choose one; with three you take them all. Without a match your card stays on the table. You always play exactly one card, and you may keep a pair back on purpose.
howto-yaku = Combinations: yaku
howto-yaku-text = What you take lies open in front of you. Certain sets of taken cards are yaku and score points. The list beside the table shows them all and lights up what you already have. For example boar, deer and butterflies:
howto-koikoi = Koi-koi or stop
howto-koikoi-text = When you complete a yaku, or make one grow, you decide. “Stop” ends the round and you score. “Koi-koi” (come on!) plays on for more points. But if your opponent completes a yaku first and stops, you get nothing, and by many rules their points are doubled.
howto-go = Go or stop
howto-go-text = With enough points for a stop you decide. “Stop” ends the round, and everybody pays you. “Go” plays on: it adds to your points, and from the third go on it doubles them. But if somebody else stops first you get nothing, and by many rules you pay more for having said go.
howto-ppeok = Three of a month
howto-ppeok-text = If the card from the stock is of the same month as the pair you have just made, all three stay on the table as a stack: that is a ppeok. Whoever brings the fourth card takes the whole stack, and a piece of junk from everybody with it. Three cards of a month in your hand are strong: show them, and your win counts double, or play all three as a bomb when the fourth lies on the table.
howto-jokers = Jokers
howto-jokers-text = A joker is captured at once, in addition to your turn, and you draw a card for it. Most of them count as two or three junk:
howto-hands = Taps, clicks and keys
howto-hands-text = Tap a card to pick it up: the cards it matches light up. Tap it again to play it, or drag it onto the table. On a keyboard the digits 1 to 9, and 0 for the tenth card, pick and play the cards of your hand. A click on the table skips whatever is moving.
howto-months = The twelve months

## Keys

keys = Keyboard
keys-about = The whole game can be played from the keyboard.
key-digit = Pick up that card of your hand; the same digit again plays it
key-arrows = Move between the cards of your hand or of the table
key-tab = Go to the next part of the table
key-enter = Pick up or play the card; skip the animation
key-escape = Skip the animation, put the card back, or close a window
key-koikoi = Call koi-koi
key-stop = Stop
key-go = Call go
key-bomb = Play the first bomb on offer
key-shake = Show the first month on offer
key-continue = Declare nothing and go on
key-flip_only = Turn only the card of the stock
key-labels = Month labels on or off
key-sheet = List of yaku
key-log = Move log
key-help = This list

## The line to the server

line-lost = Connection lost. Reconnecting…

## Problems. A refused request changes nothing.

problem-unreachable = The server does not answer. Please try again in a moment.
problem-not_json = The server could not read the message. Nothing has changed.
problem-unknown_type = The server did not know the message. Nothing has changed.
problem-bad_message = The server could not read the message. Nothing has changed.
problem-too_large = The message was too long. Nothing has changed.
problem-version = The page is older than the server. Please reload it.
problem-no_table = That match is no longer there.
problem-not_seated = You do not have a seat at that table.
problem-other_table = The message was meant for another table. Nothing has changed.
problem-not_your_turn = It is not your turn yet.
problem-illegal = The rules do not allow that now.
problem-impossible = That touch cannot be counted. Nothing has changed.
problem-bad_options = These house rules do not go together. Please change one of them.
problem-server_busy = The server is very busy. Please try again in a moment.
