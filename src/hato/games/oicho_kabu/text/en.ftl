### Oicho-Kabu (rules OK)

oicho_kabu-name = Oicho-Kabu
oicho_kabu-about = Everybody against the bank: bet on hands of two or three cards whose last digit should come near nine.

## Presets

oicho_kabu-preset-standard = Four table hands
    .about = The Japanese banking game: four hands lie on the table, everybody bets on them, and the dealer holds the bank.
oicho_kabu-preset-simple = A hand each
    .about = Two cards each and one more if you like, one unit against the dealer; nine and one beats everything.

## Options. The value texts of an option follow it; yes and no are shared texts.

oicho_kabu-option-length = Length of the match
    .about = How long the match lasts: rounds, a time, a target, or until somebody has no money left.
oicho_kabu-value-length-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
oicho_kabu-value-length-target = { $points ->
    [one] up to { $points } point
   *[other] up to { $points } points
}
oicho_kabu-value-length-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
oicho_kabu-value-length-bankroll = Until somebody is broke
oicho_kabu-option-draws_count = Rounds without bets count
    .about = Whether a round in which nobody gains anything counts as one of the agreed rounds.
oicho_kabu-option-stake = Worth of a point
    .about = How much money one unit is worth; totals are kept in units.
oicho_kabu-option-capital = Starting capital
    .about = How many units everybody starts with; used only until somebody is broke.
oicho_kabu-option-players = Players
    .about = How many play, the dealer among them.
oicho_kabu-option-hands = Hands
    .about = Whether four hands lie on the table for everybody’s bets, or each player has a hand of his own.
oicho_kabu-value-hands-four_table_hands = Four on the table
oicho_kabu-value-hands-one_per_player = One for each player
oicho_kabu-option-dealer_draw = First dealer
    .about = Which drawn card deals first: the earliest month or the one nearest to nine.
oicho_kabu-value-dealer_draw-earliest = Earliest month
oicho_kabu-value-dealer_draw-nearest_9 = Nearest to nine
oicho_kabu-option-dealer_rotation = Next dealer
    .about = Whether the deal passes to the next seat after every round or stays.
oicho_kabu-value-dealer_rotation-each_round = Each in turn
oicho_kabu-value-dealer_rotation-fixed = Always the same
oicho_kabu-option-dealer_policy = The bank’s third card
    .about = Whether the dealer decides about his third card, or the bank draws by itself on five or less.
oicho_kabu-value-dealer_policy-free = The dealer decides
oicho_kabu-value-dealer_policy-threshold_5 = Automatic: five or less
oicho_kabu-option-dead_cards = Dead cards
    .about = Whether everybody first looks at one card that stays out of play.
oicho_kabu-option-bank_limit = Limit of the bank
    .about = How much may be bet in a round altogether; without a limit at most 100 an amount.
oicho_kabu-value-bank_limit-none = No limit
oicho_kabu-option-dealer_pick = The dealer’s first card
    .about = Where the dealer’s first card comes from: the top, or the top, bottom or fourth card as he likes.
oicho_kabu-value-dealer_pick-top = The top card
oicho_kabu-value-dealer_pick-top_bottom_fourth = Top, bottom or fourth
oicho_kabu-option-pair_may_draw = Pairs may draw
    .about = Whether a pair worth seven or more may still take a third card and hope for three of a kind.
oicho_kabu-value-pair_may_draw-none = No
oicho_kabu-value-pair_may_draw-any_pair = Any pair
oicho_kabu-value-pair_may_draw-pair_of_9 = Only two nines
oicho_kabu-option-ties = Equal totals
    .about = Who wins when both have the same.
oicho_kabu-value-ties-dealer_wins = The dealer wins
oicho_kabu-value-ties-push = The bet comes back
oicho_kabu-option-shippin_for = Four and one (shippin)
    .about = Whose special hand a four followed by a one is; a table hand wins twice the bet with it.
oicho_kabu-value-shippin_for-dealer = The dealer’s
oicho_kabu-value-shippin_for-player_double = A table hand’s, double
oicho_kabu-value-shippin_for-both = Both; the dealer’s is stronger
oicho_kabu-option-arashi_win = Three of a kind (arashi)
    .about = How many times the bet three cards of one month win; none means they are an ordinary total.
oicho_kabu-value-arashi_win-none = none

## Hands: totals from nothing to nine, and the special ones. `.native` is the Japanese name.

oicho_kabu-line-buta = Buta (0)
    .native = ぶた
oicho_kabu-line-pin = Pin (1)
    .native = ピン
oicho_kabu-line-nizo = Nizo (2)
    .native = ニゾウ
oicho_kabu-line-santa = Santa (3)
    .native = サンタ
oicho_kabu-line-yotsuya = Yotsuya (4)
    .native = ヨツヤ
oicho_kabu-line-goke = Goke (5)
    .native = ゴケ
oicho_kabu-line-roppo = Roppo (6)
    .native = ロッポウ
oicho_kabu-line-shichiken = Shichiken (7)
    .native = シチケン
oicho_kabu-line-oicho = Oicho (8)
    .native = オイチョ
oicho_kabu-line-kabu = Kabu (9)
    .native = カブ
oicho_kabu-line-kuppin = Kuppin (9 and 1)
    .native = 九一
oicho_kabu-line-shippin = Shippin (4 and 1)
    .native = 四一
oicho_kabu-line-arashi = Arashi (three of a kind)
    .native = 嵐
oicho_kabu-line-twice = Paid twice
oicho_kabu-line-thrice = Paid three times
oicho_kabu-line-pays = The bank pays out

## Actions. $amount (String): units

oicho_kabu-action-bet = Bet { $amount }
oicho_kabu-action-stand = No third card
oicho_kabu-action-third = Third card
oicho_kabu-action-pick = Take the { $place ->
    [top] top
    [bottom] bottom
   *[fourth] fourth
} card

## Ends. $you (String): yes, no or none. $winner (String): who gains most

oicho_kabu-end-showdown = { $you ->
    [yes] You come out best.
    [no] { $winner } comes out best.
   *[none] The hands are settled.
}
oicho_kabu-end-no_bets = Nobody has bet anything.
