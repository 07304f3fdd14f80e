### Hato, Min-hwatu and the game of 1995 (rules MH, C)

hato-name = Hato
hato-about = The plain game of the flower cards for two to seven: every card and every yaku has its points, nobody stops early, and the most points win.

## Presets

hato-preset-sakhalin = Sakhalin Hato
    .about = As the Koreans of Sakhalin play it. Five brights score 50, three plain red ribbons nothing. The deck holds 240 points.
hato-preset-minhwatu = Min-hwatu
    .about = The usual game of Korea. All three sets of ribbons score, five brights do not. The deck holds 240 points.
hato-preset-sakhalin_250 = Sakhalin Hato, 250
    .about = After an old list of the values: the Colored paulownia is worth 10, so the deck holds 250 points.
hato-preset-sakhalin_260 = Sakhalin Hato, 260
    .about = The Sakhalin table at its word: other values for the Sake cup, the rain and the paulownia, and the whole paulownia scores instead of the rain. The deck holds 260 points.
hato-preset-card1995 = 1995Card
    .about = The computer game of 1995 for two. After a capture from the stock one more card is laid down, the lead is paid in money, and the game lasts until somebody is broke.
hato-preset-card1995_fair = 1995Card, no extra card
    .about = The computer game of 1995 without its extra card, so that the table is empty at the end of a round.

## Groups of options, by the rule that they belong to

hato-group-D-2 = Calendar
hato-group-G-1 = First dealer
hato-group-G-2 = Seats
hato-group-G-3 = Direction
hato-group-G-4 = Match and money
hato-group-G-5 = Players who drop out
hato-group-G-8 = Next dealer
hato-group-MH-1 = Players and deal
hato-group-MH-4 = Yaku
hato-group-MH-5 = Settlement
hato-group-MH-6 = Values of the cards
hato-group-C-2 = The extra card
hato-group-C-5 = Money of the 1995 game

## Options. The value texts of an option follow it; yes and no are shared texts.

hato-option-length = Length of the match
    .about = How long the match lasts: an agreed number of rounds, a time, until somebody reaches the target, or until somebody has no money left.
# $n (Number): rounds
hato-value-length-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
# $points (Number): the total that ends the match
hato-value-length-target = { $points ->
    [one] To { $points } point
   *[other] To { $points } points
}
# $minutes (Number): the round in progress at the agreed end is finished
hato-value-length-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
hato-value-length-bankroll = Until somebody is broke

hato-option-next_dealer = Next dealer
    .about = Who deals the next round and so plays first in it.
hato-value-next_dealer-winner = The highest score
hato-value-next_dealer-alternate = In turn
hato-value-next_dealer-loser = The lowest result
hato-value-next_dealer-fixed = Always the same player

hato-option-draws_count = Draws count as rounds
    .about = Whether a drawn round counts as one of the agreed rounds instead of being played again.

hato-option-stake = Worth of a point
    .about = How much money one point is worth; totals are kept in points.

hato-option-capital = Starting capital
    .about = How much everybody starts with; used only in a match that lasts until somebody is broke.

hato-option-capital_in = Unit of the capital
    .about = Whether the starting capital is so many points or so much money; used only in a match that lasts until somebody is broke.
hato-value-capital_in-stakes = Points
hato-value-capital_in-money = Money

hato-option-dealer_draw = First dealer
    .about = How the first dealer is found: by the month of a drawn card, by lot, or without a draw.
hato-value-dealer_draw-earliest = Earliest month
hato-value-dealer_draw-latest = Latest month
hato-value-dealer_draw-night_day = By night or by day
hato-value-dealer_draw-random = By lot
hato-value-dealer_draw-first_seat = The first seat

hato-option-draw_time = Night or day
    .about = Whether the first dealer is drawn by night, with the earliest month, or by day, with the latest; used only by the rule “by night or by day”.
hato-value-draw_time-night = Night
hato-value-draw_time-day = Day

hato-option-month_order = Calendar
    .about = Whether paulownia is November and willow December, as in Korea, or the other way round, as in Japan.
hato-value-month_order-korean = Korean
hato-value-month_order-japanese = Japanese

hato-option-players = Players in a round
    .about = How many players, two to seven, play a round; more can sit at the table only by the rule for extra players.

hato-option-table_quad = Four of a month on the table
    .about = What happens when all four cards of a month are dealt to the table, where no card could ever take them.
hato-value-table_quad-redeal = Deal again

hato-option-hand_quad = Four of a month in a hand
    .about = What happens when a dealt hand holds all four cards of a month.
hato-value-hand_quad-nothing = Play on
hato-value-hand_quad-redeal = Deal again

hato-option-card_values = Values of the cards
    .about = Which list says how many points each card is worth; the Sakhalin pages give two lists that differ from the standard.
hato-value-card_values-standard = Standard, 240 points
hato-value-card_values-colored_paulownia = Colored paulownia 10, 250 points
hato-value-card_values-sakhalin_table = Sakhalin table, 260 points

hato-option-dan = Sets of ribbons
    .about = Which sets of three ribbons score 30 points each.
hato-value-dan-hongdan = Poem ribbons
hato-value-dan-cheongdan = Blue ribbons
hato-value-dan-chodan = Plain red ribbons

hato-option-month_sets = Whole months
    .about = For which months all four cards score, and how much.
hato-value-month_sets-core3 = Iris, maple and willow 20 each
hato-value-month_sets-all12 = Every month 20

hato-option-five_brights = Five brights
    .about = How many points all five brights are worth; 0 leaves them out.

hato-option-godori = Godori
    .about = How many points Bush warbler, Cuckoo and Geese are worth together; 0 leaves them out.

hato-option-bonus_mode = Who pays for a yaku
    .about = Whether the points of a yaku are taken from the scores of all opponents or only added to the score of its owner.
hato-value-bonus_mode-from_each_opponent = Every opponent
hato-value-bonus_mode-added_only = Nobody, they are added

hato-option-settlement = Settlement
    .about = How the round scores become the result of the round.
hato-value-settlement-vs_par = Against the equal share
hato-value-settlement-difference = Difference from each opponent
hato-value-settlement-totals = The round score itself

hato-option-extra_draw = Extra card
    .about = Whether one more stock card follows when the turned card has captured, and whether it captures too.
hato-value-extra_draw-none = None
hato-value-extra_draw-unmatched = It is only laid down
hato-value-extra_draw-matched = It captures too

hato-option-leftover = Cards left on the table
    .about = Whose the cards are that lie on the table when all hands are empty.
hato-value-leftover-nobody = Nobody's

hato-option-dropout = More players than can play
    .about = How it is decided who plays when more sit at the table than play a round; the question to stay or drop out is for three and more.
hato-value-dropout-off = Nobody else sits at the table
hato-value-dropout-first_cards = The first dealer draw decides for the match
hato-value-dropout-announce = Each says stay or drop out

hato-option-dropout_penalty = Penalty for dropping out
    .about = How many points a player who drops out pays; usually 12.

hato-option-penalty_to = Who gets the penalty
    .about = Whether penalties for dropping out go to the winner of the round or in equal parts to those who play.
hato-value-penalty_to-round_winner = The winner of the round
hato-value-penalty_to-each_active_equal = All who play, in equal parts

hato-option-penalty_for_forced_out = Penalty without a choice
    .about = Whether a player who is left over, without having been asked, pays the penalty too.

hato-option-folded_cards = Hands of those who drop out
    .about = Where the hands of those who do not play go; on top of the stock their former owners know what is turned next.
hato-value-folded_cards-shuffled_into_stock = Shuffled into the stock
hato-value-folded_cards-top_of_stock = On top of the stock

hato-option-dealer_may_drop = The dealer may drop out
    .about = Whether the dealer is asked as well; otherwise the dealer always plays.

## Lines of the settlement: yaku. `.native` is Korean, `.reading` how it is said.

hato-line-hongdan = Poem ribbons
    .native = 홍단
    .reading = hongdan
    .about = The three red ribbons with a poem: pine, plum and cherry.
hato-line-cheongdan = Blue ribbons
    .native = 청단
    .reading = cheongdan
    .about = The three blue ribbons: peony, chrysanthemum and maple.
hato-line-chodan = Plain red ribbons
    .native = 초단
    .reading = chodan
    .about = Three plain red ribbons: wisteria, iris and bush clover; the one of the willow does not belong to them.
hato-line-choyak = All irises
    .native = 초약
    .reading = choyak
    .about = All four cards of the iris.
hato-line-pungyak = All maples
    .native = 풍약
    .reading = pungyak
    .about = All four cards of the maple.
hato-line-biyak = All the rain
    .native = 비약
    .reading = biyak
    .about = All four cards of the willow: Rain man, Swallow, red ribbon and Lightning.
hato-line-ttongyak = All paulownias
    .native = 똥약
    .reading = ttongyak
    .about = All four cards of the paulownia.
hato-line-month_01 = All pines
    .native = 송학 네 장
    .reading = songhak ne jang
    .about = All four cards of the pine.
hato-line-month_02 = All plums
    .native = 매조 네 장
    .reading = maejo ne jang
    .about = All four cards of the plum.
hato-line-month_03 = All cherries
    .native = 벚꽃 네 장
    .reading = beotkkot ne jang
    .about = All four cards of the cherry.
hato-line-month_04 = All wisterias
    .native = 흑싸리 네 장
    .reading = heukssari ne jang
    .about = All four cards of the wisteria.
hato-line-month_06 = All peonies
    .native = 모란 네 장
    .reading = moran ne jang
    .about = All four cards of the peony.
hato-line-month_07 = All bush clover
    .native = 홍싸리 네 장
    .reading = hongssari ne jang
    .about = All four cards of the bush clover.
hato-line-month_08 = All pampas grass
    .native = 공산 네 장
    .reading = gongsan ne jang
    .about = All four cards of the pampas grass.
hato-line-month_09 = All chrysanthemums
    .native = 국화 네 장
    .reading = gukhwa ne jang
    .about = All four cards of the chrysanthemum.
hato-line-ogwang = Five brights
    .native = 오광
    .reading = ogwang
    .about = All five brights: Crane, Curtain, Full moon, Rain man and Phoenix.
hato-line-godori = Godori
    .native = 고도리
    .reading = godori
    .about = Bush warbler, Cuckoo and Geese: five birds on three cards.

## Lines of the settlement: from the cards to the result

hato-line-card_points = Card points
    .about = The values of the captured cards.
hato-line-others_yaku = Yaku of the others
    .about = What the yaku of the opponents take from this score.
hato-line-round_score = Round score
    .about = What the cards and the yaku come to.
hato-line-par = Equal share
    .about = All round scores together, divided by the number of players.
hato-line-each_opponent = Against each opponent
    .about = The round score counts once for every opponent.
hato-line-their_scores = Scores of the opponents
    .about = The round scores of all opponents are taken off.

## Actions

hato-action-play = Play
hato-action-take = Take
hato-action-stay = Stay
    .about = Play this round.
hato-action-drop = Drop out
    .about = Sit this round out.

## What a player calls out

hato-call-stay = I play!
hato-call-drop = I drop out!
hato-call-hongdan = Hongdan!
hato-call-cheongdan = Cheongdan!
hato-call-chodan = Chodan!
hato-call-choyak = All irises!
hato-call-pungyak = All maples!
hato-call-biyak = All the rain!
hato-call-ttongyak = All paulownias!
hato-call-month_01 = All pines!
hato-call-month_02 = All plums!
hato-call-month_03 = All cherries!
hato-call-month_04 = All wisterias!
hato-call-month_06 = All peonies!
hato-call-month_07 = All bush clover!
hato-call-month_08 = All pampas grass!
hato-call-month_09 = All chrysanthemums!
hato-call-ogwang = Five brights!
hato-call-godori = Godori!

## Payments within a round, in the middle of it or beside its result

hato-paid-dropout = Penalty for dropping out
hato-paid-pot = Pot

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

hato-end-highest = { $you ->
    [yes] All cards are played: you have the highest score.
   *[no] All cards are played: { $winner } has the highest score.
}
hato-end-shared = A draw: the highest score is shared.

## Why the cards were dealt again

hato-shuffled-table_quad = Dealt again: all four cards of a month lay on the table.
hato-shuffled-hand_quad = Dealt again: a hand held all four cards of a month.
