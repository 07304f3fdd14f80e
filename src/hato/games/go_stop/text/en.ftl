### Go-Stop, Godori and Matgo (rules GS)

go_stop-name = Go-Stop
go_stop-about = Korea's flower-card game for two or three: reach the agreed points, then stop and be paid, or say go and risk them for more.

## Presets

go_stop-preset-matgo = Matgo
    .about = The modern game for two. You may stop from 7 points, lucky events take junk from the opponent, and the match goes on until somebody is broke.
go_stop-preset-gostop = Go-Stop
    .about = The modern game for three. You may stop from 3 points, and a loser who has said go pays for both.
go_stop-preset-godori_1 = Godori, first column
    .about = The game of the Russian article with the first column of its table: godori is worth 3, four brights with the Rain man 3. If nobody stops, the higher score wins.
go_stop-preset-godori_2 = Godori, second column
    .about = The same game with the second column of the table: godori is worth 5, four brights 4 or 5, and from seven animals on the points for animals are doubled.
go_stop-preset-godori_3 = Godori, third column
    .about = The same game with the third column of the table: the values of the second one, but no doubling for animals.
go_stop-preset-godori_literal = Godori, to the letter
    .about = The article taken at its word. Any three ribbons of one colour score, the Bridge may count as a double junk, and a loser without brights or with little junk always pays more.
go_stop-preset-matgo_hangame = Matgo, Hangame
    .about = Matgo as on Hangame, as far as its rules are known at second hand. Every joker takes junk, a small bomb takes junk too, and four of a month on the table win for the dealer.
go_stop-preset-matgo_pmang = Matgo, Pmang
    .about = Matgo as on Pmang, as far as its rules are known at second hand. Four of a month in the hand win 7, a small bomb doubles, and a stack still brings junk on the last turn.
go_stop-preset-matgo_netmarble = Matgo, Netmarble
    .about = Matgo as on Netmarble in 2008, as far as its rules are known at second hand. Ttadak, jjok and bomb in the first turn are paid as well, and every joker takes junk.
go_stop-preset-gostop_hangame = Go-Stop, Hangame
    .about = Go-Stop for three as on Hangame, as far as its rules are known at second hand. Every joker takes junk, and four of a month on the table win for the dealer.

## Groups of options, by the rule that they belong to

go_stop-group-D-2 = Calendar
go_stop-group-G-1 = First dealer
go_stop-group-G-4 = Match and money
go_stop-group-G-5 = Players who drop out
go_stop-group-G-8 = Next dealer
go_stop-group-GS-1 = Players and deal
go_stop-group-GS-2 = Check of the table
go_stop-group-GS-3 = Check of the hands
go_stop-group-GS-4 = The turn
go_stop-group-GS-5 = Bombs
go_stop-group-GS-6 = Jokers
go_stop-group-GS-7 = Junk that changes hands
go_stop-group-GS-8 = Values of the combinations
go_stop-group-GS-9 = Go or stop
go_stop-group-GS-10 = Reward for go
go_stop-group-GS-11 = Penalties of the losers
go_stop-group-GS-12 = Drawn rounds
go_stop-group-GS-13 = Modern extras
go_stop-group-GS-14 = Cards with two uses
go_stop-group-GS-15 = Four to six at the table

## Options. The value texts of an option follow it; yes and no are shared texts.

go_stop-option-length = Length of the match
    .about = How long the match lasts: an agreed number of rounds, a time, until somebody reaches the target, or until somebody has no money left.
# $n (Number): rounds
go_stop-value-length-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
# $points (Number): the total that ends the match
go_stop-value-length-target = { $points ->
    [one] To { $points } point
   *[other] To { $points } points
}
# $minutes (Number): the round in progress at the agreed end is finished
go_stop-value-length-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
go_stop-value-length-bankroll = Until somebody is broke

go_stop-option-next_dealer = Next dealer
    .about = Who deals the next round and so plays first in it.
go_stop-value-next_dealer-winner = The winner
go_stop-value-next_dealer-alternate = In turn
go_stop-value-next_dealer-loser = The loser
go_stop-value-next_dealer-fixed = Always the same player

go_stop-option-draws_count = Draws count as rounds
    .about = Whether a drawn round counts as one of the agreed rounds instead of being played again.

go_stop-option-stake = Worth of a point
    .about = How much money one point is worth; totals are kept in points.

go_stop-option-capital = Starting capital
    .about = How many points everybody starts with; used only in a match that lasts until somebody is broke.

go_stop-option-dealer_draw = First dealer
    .about = How the first dealer is found: by the month of a drawn card or by lot; sources disagree which month it is.
go_stop-value-dealer_draw-earliest = Earliest month
go_stop-value-dealer_draw-latest = Latest month
go_stop-value-dealer_draw-night_day = By night or by day
go_stop-value-dealer_draw-random = By lot

go_stop-option-draw_time = Night or day
    .about = Whether the first dealer is drawn by night, with the earliest month, or by day, with the latest; used only by the rule “by night or by day”.
go_stop-value-draw_time-night = Night
go_stop-value-draw_time-day = Day

go_stop-option-month_order = Calendar
    .about = Whether paulownia is November and willow December, as in Korea, or the other way round, as in Japan.
go_stop-value-month_order-korean = Korean
go_stop-value-month_order-japanese = Japanese

go_stop-option-players = Players in a round
    .about = How many players play a round against each other; more can sit at the table only by the rule for extra players.
go_stop-value-players-2 = Two
go_stop-value-players-3 = Three

go_stop-option-deal = Deal
    .about = How many cards each hand and the table are dealt.
go_stop-value-deal-10-8 = 10 in hand, 8 on the table
go_stop-value-deal-8-10 = 8 in hand, 10 on the table
go_stop-value-deal-7-6 = 7 in hand, 6 on the table

go_stop-option-jokers = Jokers
    .about = Which jokers are shuffled into the deck; most players use two, “+2 junk” and “+3 junk”.
go_stop-value-jokers-X1 = +1 junk
go_stop-value-jokers-X2 = +2 junk
go_stop-value-jokers-X3 = +3 junk
go_stop-value-jokers-XL = Light for the loser
go_stop-value-jokers-XD = Double if you win
go_stop-value-jokers-XS = Junk from everyone

go_stop-option-spare_rain = Spare rain card
    .about = Whether the deck's spare rain card takes the place of the Lightning card; it counts the same, so only the picture changes.
go_stop-value-spare_rain-off = Not used
go_stop-value-spare_rain-replaces_11j1 = Instead of Lightning

go_stop-option-stop_minimum = Points needed to stop
    .about = From how many points on a player may stop or say go.
go_stop-value-stop_minimum-by_players = 7 for two, 3 for three

go_stop-option-table_quad = Four of a month on the table
    .about = What happens when all four cards of a month are dealt to the table; sources disagree.
go_stop-value-table_quad-draw_carry = A draw, the next round counts double
go_stop-value-table_quad-redeal = Deal again
go_stop-value-table_quad-dealer_takes = The dealer takes them
go_stop-value-table_quad-dealer_wins = The dealer wins

go_stop-option-hand_quad = Four of a month in a hand
    .about = What the holder of four dealt cards of one month, the “president”, may do; sources disagree.
go_stop-value-hand_quad-win_or_continue = Win, or play on in secret
go_stop-value-hand_quad-win = Wins at once
go_stop-value-hand_quad-win_or_shake = Win, show them, or play on
go_stop-value-hand_quad-shake_only = Show them or play on
go_stop-value-hand_quad-none = Nothing

go_stop-option-hand_quad_points = Points for four in a hand
    .about = How many points each opponent pays for a win with four dealt cards of one month; for three players the value is not verified.
go_stop-value-hand_quad_points-stop_minimum = As many as are needed to stop

go_stop-option-both_quads = Several hands with four
    .about = What happens when two or more players declare a win with four dealt cards of one month; the oldest sources do not say.
go_stop-value-both_quads-draw_carry = A draw, the next round counts double
go_stop-value-both_quads-draw = A draw
go_stop-value-both_quads-dealer_wins = The dealer, or the next one in play
go_stop-value-both_quads-higher_month = The later month

go_stop-option-shake = Shaking
    .about = Whether a player may “shake”: show three or four cards of a month in hand, and be paid double for a win.
go_stop-value-shake-on = Yes
go_stop-value-shake-off = No

go_stop-option-shake_timing = Time to shake
    .about = Whether cards are shown once, before the first play, or in any own turn while no card of that month lies on the table; sources disagree.
go_stop-value-shake_timing-before_own_play = In an own turn
go_stop-value-shake_timing-start_of_round = Before the first play

go_stop-option-shake_blocks_bomb = A shown month cannot be bombed
    .about = Whether cards that were shown by a shake may no longer be played as a bomb.

go_stop-option-fixed_wins_carry = Draws raise fixed wins
    .about = Whether drawn rounds before also multiply wins of a fixed value, such as four of a month in the hand.

go_stop-option-pick_timing = Time to choose a card
    .about = Whether a player whose hand card matches two table cards chooses before or after the stock card is turned.
go_stop-value-pick_timing-before_flip = Before the stock card
go_stop-value-pick_timing-after_flip = After the stock card

go_stop-option-ppeok_on_last_turn = Ppeok on the last turn
    .about = Whether a player's last turn can still end in a ppeok; otherwise all three cards are captured.

go_stop-option-bomb_four = Bomb of four
    .about = Whether four cards of a month in hand may be played at once as a bomb.

go_stop-option-small_bomb = Small bomb
    .about = Whether two hand cards may be played at once on two table cards of their month, and what that brings.
go_stop-value-small_bomb-off = Not allowed
go_stop-value-small_bomb-capture_only = Captures the four cards
go_stop-value-small_bomb-junk = Also brings junk
go_stop-value-small_bomb-junk_and_double = Brings junk and doubles

go_stop-option-after_bomb = Turns after a bomb
    .about = How the hand cards that a bomb has used up are made good: by turns that only turn a stock card, or by more stock cards in the same turn.
go_stop-value-after_bomb-credits = Later turns without a hand card
go_stop-value-after_bomb-draw_extra = More stock cards at once

go_stop-option-joker_flip = Joker from the stock
    .about = Whether a turned joker ends the turn or joins the trick while another card is turned; the sources list both.
go_stop-value-joker_flip-attach_and_redraw = Another card is turned
go_stop-value-joker_flip-keep_no_redraw = The turn is over

go_stop-option-joker_steals_junk = Every joker takes junk
    .about = Whether capturing any joker also takes a junk card from each opponent.

go_stop-option-own_stack_junk = Junk for an own stack
    .about = How much junk each opponent gives to a player who captures a stack of the player's own making.
go_stop-value-own_stack_junk-1 = One
go_stop-value-own_stack_junk-2 = Two

go_stop-option-jjok_junk = Junk for a jjok
    .about = How much junk each opponent gives for a jjok, a stock card that takes the hand card just laid.
go_stop-value-jjok_junk-0 = None
go_stop-value-jjok_junk-1 = One

go_stop-option-sweep_junk = Junk for a sweep
    .about = How much junk each opponent gives to a player who empties the table.
go_stop-value-sweep_junk-0 = None
go_stop-value-sweep_junk-1 = One

go_stop-option-last_turn_junk = Junk on the last turn
    .about = Whether the events of a player's last turn still bring junk; a bomb and a joker always do.

go_stop-option-last_turn_pak = Stack on the last turn
    .about = Whether capturing a stack on the last turn brings one junk card, although other events then bring none.

go_stop-option-president_trigger = Who is president
    .about = Whether four cards of a month bring junk only when one event captures them, or also when they have been collected one after the other.
go_stop-value-president_trigger-at_once = Four by one event
go_stop-value-president_trigger-accumulated = Four however collected

go_stop-option-junk_debt = Owed junk
    .about = Whether an opponent who has no junk to give owes it and pays as soon as there is some.

go_stop-option-junk_choice = Which junk is given
    .about = Whether the cheapest junk is given by itself or the giver chooses the card.
go_stop-value-junk_choice-lowest_auto = The cheapest
go_stop-value-junk_choice-giver_chooses = The giver chooses

go_stop-option-steal_unit = How junk is counted out
    .about = Whether two junk due are two cards, or a value of two that one double junk pays alone; sources disagree.
go_stop-value-steal_unit-value = By value
go_stop-value-steal_unit-cards = By cards

go_stop-option-cup_stealable = Sake cup can be taken
    .about = Whether a Sake cup that its owner counts as junk may have to be given away; sources disagree.
go_stop-value-cup_stealable-not_alone = Unless it is the only junk
go_stop-value-cup_stealable-never = Never

go_stop-option-table = Values of the combinations
    .about = Which table says how many points brights and godori are worth; the article with three columns does not say where each comes from.
go_stop-value-table-modern = Modern
go_stop-value-table-column_1 = First column
go_stop-value-table-column_2 = Second column
go_stop-value-table-column_3 = Third column

go_stop-option-ribbon_sets = Sets of ribbons
    .about = Which three ribbons make a set; the article says only “three of one colour”.
go_stop-value-ribbon_sets-three = Poem, blue and plain red
go_stop-value-ribbon_sets-two = Poem and blue
go_stop-value-ribbon_sets-any_color = Any three red, or the three blue

go_stop-option-boar_deer_butterfly = Boar, deer, butterflies
    .about = How many points Boar, Deer and Butterflies are worth together; where they are counted it is usually 5, and 0 leaves them out.

go_stop-option-seven_animals = Seven animals
    .about = What is doubled from seven animals on; sources disagree.
go_stop-value-seven_animals-double_final = The whole result
go_stop-value-seven_animals-double_animal_points = The points for animals
go_stop-value-seven_animals-none = Nothing

go_stop-option-seven_includes_godori = Seven animals double godori
    .about = Whether godori is doubled too when seven animals double the points for animals.

go_stop-option-cup_decision = Use of the Sake cup
    .about = How it is decided whether the Sake cup is an animal or two junk.
go_stop-value-cup_decision-best = Whatever is best for the owner
go_stop-value-cup_decision-ask_on_capture = The owner says when taking it
go_stop-value-cup_decision-fixed_animal = Always an animal
go_stop-value-cup_decision-both = Both at once

go_stop-option-cup_saves_loser = Sake cup saves the loser
    .about = Whether a loser's Sake cup counts as junk in the end if that spares the loser the penalty for little junk.

go_stop-option-bridge_role = Bridge
    .about = Whether the Bridge can count as a double junk; sources disagree.
go_stop-value-bridge_role-animal = An animal
go_stop-value-bridge_role-animal_or_double_junk = Animal or double junk
go_stop-value-bridge_role-replaces_cup = It can, and the Sake cup cannot

go_stop-option-improve_test = What counts as a gain
    .about = What has to get better after a go before its caller is asked again.
go_stop-value-improve_test-points = More points than at the go
go_stop-value-improve_test-any_yaku = Any combination new or better

go_stop-option-go_bonus = Reward for go
    .about = How go calls raise the points of the winner; sources disagree.
go_stop-value-go_bonus-modern = +1 each, from the third also ×2 each
go_stop-value-go_bonus-source = +1, then × the number of calls
go_stop-value-go_bonus-modern_mult_only = Only ×2 each from the third on

go_stop-option-gwangbak = Loser without brights
    .about = What a loser without any bright pays more (gwangbak); the sources list both.
go_stop-value-gwangbak-double = Double
go_stop-value-gwangbak-plus2 = 2 points
go_stop-value-gwangbak-off = Nothing

go_stop-option-gwangbak_needs_winner_brights = Only against scored brights
    .about = Whether a loser without brights pays more only if the winner has scored brights; the article names no condition.

go_stop-option-plus2_stage = When two points are added
    .about = At what point the two points of a loser without brights are added.
go_stop-value-plus2_stage-last = After all multiplications

go_stop-option-pibak = Loser with little junk
    .about = Whether a loser with too little junk pays double (pibak).
go_stop-value-pibak-double = Double
go_stop-value-pibak-off = Nothing

go_stop-option-pibak_limit = How much is little junk
    .about = Up to how much junk, counted by value, is too little for a loser.
go_stop-value-pibak_limit-by_players = 7 for two, 5 for three

go_stop-option-pibak_needs_winner_junk = Only against scored junk
    .about = Whether a loser with little junk pays double only if the winner has scored junk; the article names no condition.

go_stop-option-pibak_zero_exempt = No junk at all is spared
    .about = Whether a loser without any junk does not pay the penalty for little junk.

go_stop-option-purse_limit = No debts
    .about = Whether nobody has to pay more than is left of their money; used only in a match that lasts until somebody is broke.

go_stop-option-exhaustion = Nobody stops
    .about = What happens when all cards are played and nobody has stopped; sources disagree.
go_stop-value-exhaustion-draw_next_double = A draw, the next round counts double
go_stop-value-exhaustion-draw = A draw
go_stop-value-exhaustion-highest_score = The highest score wins

go_stop-option-carry_cap = Highest factor of drawn rounds
    .about = By how much drawn rounds can multiply the next won round at most.

go_stop-option-carry_stack = Drawn rounds in a row
    .about = Whether every further drawn round doubles the factor again; otherwise it stays 2.

go_stop-option-gobak = A loser who said go pays more
    .about = Whether a loser who has said go is punished (gobak): of two players by paying double, of three by paying for both losers.

go_stop-option-gobak_who = Which caller pays
    .about = Which of two losers pays for both when both have said go; sources disagree.
go_stop-value-gobak_who-last = Who said go last
go_stop-value-gobak_who-first = Who said go first

go_stop-option-gobak_own_share_doubled = Own share doubled
    .about = Whether a loser of three who pays for both because of a go also pays the own share double.

go_stop-option-first_ppeok = Reward for a first ppeok
    .about = What each opponent pays at once for a ppeok in a player's first turn, and for the second and third in a row; for three players sources disagree.
go_stop-value-first_ppeok-off = Nothing
go_stop-value-first_ppeok-7-14-21 = 7, 14, 21
go_stop-value-first_ppeok-3-6-9 = 3, 6, 9
go_stop-value-first_ppeok-3-6-12 = 3, 6, 12

go_stop-option-first_turn_rewards = Rewarded first turns
    .about = Which events in a player's first turn each opponent pays for at once.
go_stop-value-first_turn_rewards-ppeok = Ppeok
go_stop-value-first_turn_rewards-ttadak = Ttadak
go_stop-value-first_turn_rewards-jjok = Jjok
go_stop-value-first_turn_rewards-bomb = Bomb

go_stop-option-three_ppeok_points = Points for three ppeok
    .about = How many points each opponent pays when somebody wins the round with a third ppeok.
go_stop-value-three_ppeok_points-stop_minimum = As many as are needed to stop
go_stop-value-three_ppeok_points-off = No win

go_stop-option-heodang = Win with nothing (heodang)
    .about = Whether a player who has captured nothing in five turns wins the round; only some sources know this.
go_stop-value-heodang-off = No
go_stop-value-heodang-on = Yes

go_stop-option-no_animal_penalty = Loser without animals
    .about = Whether a loser without animals pays double when the winner has scored animals.
go_stop-value-no_animal_penalty-off = Nothing
go_stop-value-no_animal_penalty-on = Double

go_stop-option-score_cap = Limit of a payment
    .about = How many points a loser pays at most at the end of a round; wins of a fixed value and payments during the round have no limit.
go_stop-value-score_cap-none = No limit

go_stop-option-shodang = Offer of a draw (shodang)
    .about = Whether a draw may be offered; no source gives a complete rule, so it cannot be played yet.
go_stop-value-shodang-off = No

go_stop-option-reverse_go = Reverse go
    .about = Whether a go against another player's go counts more; no source gives a complete rule, so it cannot be played yet.
go_stop-value-reverse_go-off = No

go_stop-option-extra_seats = More players than can play
    .about = How it is decided who plays when more sit at the table than play a round.
go_stop-value-extra_seats-none = Nobody else sits at the table
go_stop-value-extra_seats-first_cards = The first dealer draw decides for the match
go_stop-value-extra_seats-dropout = Who drops out pays a penalty
go_stop-value-extra_seats-sell_brights = The last one left over sells good cards

go_stop-option-dropout_penalty = Penalty for dropping out
    .about = How many points a player who drops out pays; usually 12.

go_stop-option-penalty_to = Who gets the penalty
    .about = Whether penalties for dropping out go to the winner of the round or in equal parts to those who play; the article does not say.
go_stop-value-penalty_to-round_winner = The winner of the round
go_stop-value-penalty_to-each_active_equal = All who play, in equal parts

go_stop-option-penalty_for_forced_out = Penalty without a choice
    .about = Whether a player who is left over, without having been asked, pays the penalty too.

go_stop-option-folded_cards = Hands of those who drop out
    .about = Where the hands of those who do not play go; on top of the stock their former owners know what is turned next.
go_stop-value-folded_cards-shuffled_into_stock = Shuffled into the stock
go_stop-value-folded_cards-top_of_stock = On top of the stock

go_stop-option-sale_unit = Price of a card sold
    .about = How many points each buyer pays for each good card of the player who sells.

go_stop-option-sale_cards = Cards that are sold
    .about = Which cards of the player who sells are paid for.
go_stop-value-sale_cards-fw = Brights, jokers and double junk
go_stop-value-sale_cards-brights_only = Only brights

go_stop-option-sale_paid_by = Who buys
    .about = Whether the dealer pays for the cards sold like the other two, or only those two do.
go_stop-value-sale_paid_by-non_dealers = The two who are not dealer
go_stop-value-sale_paid_by-all_three = All three

go_stop-option-no_double_drop = No dropping twice
    .about = Whether a player who dropped out of the last round by choice has to play the next one; used only where cards are sold.

## Lines of the settlement: combinations. `.native` is Korean, `.reading` how it is said.

go_stop-line-five_brights = Five brights
    .native = 오광
    .reading = ogwang
    .about = All five brights: Crane, Curtain, Full moon, Rain man and Phoenix.
go_stop-line-four_brights_dry = Four brights, dry
    .native = 사광
    .reading = sagwang
    .about = The four brights without the Rain man: Crane, Curtain, Full moon and Phoenix.
go_stop-line-four_brights_rain = Four brights, wet
    .native = 비사광
    .reading = bisagwang
    .about = The Rain man and any three other brights.
go_stop-line-three_brights_dry = Three brights, dry
    .native = 삼광
    .reading = samgwang
    .about = Any three brights without the Rain man.
go_stop-line-three_brights_rain = Three brights, wet
    .native = 비삼광
    .reading = bisamgwang
    .about = The Rain man and any two other brights.
go_stop-line-animals = Animals
    .native = 열끗
    .reading = yeolkkeut
    .about = Any five animals, and one point more for each further one.
go_stop-line-godori = Godori
    .native = 고도리
    .reading = godori
    .about = Bush warbler, Cuckoo and Geese: five birds on three cards.
go_stop-line-boar_deer_butterfly = Boar, deer, butterflies
    .native = 멧돼지·사슴·나비
    .reading = metdwaeji, saseum, nabi
    .about = Boar, Deer and Butterflies.
go_stop-line-ribbons = Ribbons
    .native = 띠
    .reading = tti
    .about = Any five ribbons, and one point more for each further one.
go_stop-line-hongdan = Poem ribbons
    .native = 홍단
    .reading = hongdan
    .about = The three red ribbons with a poem: pine, plum and cherry.
go_stop-line-cheongdan = Blue ribbons
    .native = 청단
    .reading = cheongdan
    .about = The three blue ribbons: peony, chrysanthemum and maple.
go_stop-line-chodan = Plain red ribbons
    .native = 초단
    .reading = chodan
    .about = Three plain red ribbons: wisteria, iris and bush clover; the one of the willow does not belong to them.
go_stop-line-junk = Junk
    .native = 피
    .reading = pi
    .about = Junk worth ten, and one point more for each further one; double junk and jokers count by their value.

## Lines of the settlement: wins of a fixed value

go_stop-line-president = President
    .about = All four cards of a month in the dealt hand win the round.
go_stop-line-three_ppeok = Three ppeok
    .about = The third ppeok of one player wins the round.
go_stop-line-heodang = Heodang
    .about = Nothing captured in five turns wins the round.
go_stop-line-table_quad = Four on the table
    .about = All four cards of a month were dealt to the table, so the dealer wins.

## Lines of the settlement: what raises the points of the winner

go_stop-line-go_points = Points for go
    .about = Points are added for the winner's go calls.
go_stop-line-go_times = Factor for go
    .about = The points are multiplied for the winner's go calls.
go_stop-line-shake = Shake
    .about = The winner had shown three or four cards of a month, so the points are doubled.
go_stop-line-bomb = Bomb
    .about = The winner had played a bomb, so the points are doubled.
go_stop-line-joker_double = Joker “Double if you win”
    .about = The winner has captured this joker, so the points are doubled.
go_stop-line-seven_animals = Seven animals
    .about = The winner has seven animals or more, so the points are doubled.
go_stop-line-carry = Drawn rounds before
    .about = The rounds before were drawn, so the points are multiplied.

## Lines of the settlement: what one loser pays

go_stop-line-share = Owed to the winner
    .about = What every loser owes before penalties.
go_stop-line-gwangbak = No bright (gwangbak)
    .about = The loser has no bright and pays double.
go_stop-line-gwangbak_plus = No bright: two more
    .about = The loser has no bright and pays two points more.
go_stop-line-pibak = Little junk (pibak)
    .about = The loser has too little junk and pays double.
go_stop-line-no_animal = No animal
    .about = The loser has no animal against the winner's animals and pays double.
go_stop-line-gobak = Said go (gobak)
    .about = The loser had said go and pays double.
go_stop-line-gobak_share = For the other loser (gobak)
    .about = The loser had said go and also pays what the other loser owes.
go_stop-line-gobak_relief = Paid by the other loser
    .about = The other loser had said go and pays this share.
go_stop-line-score_cap = Limit of a payment
    .about = Nobody pays more than the agreed limit.
go_stop-line-purse = No money left
    .about = The loser has no more money, so the rest is not paid.

## Actions. $plant (String): the suit. $use (String): "animal", "junk", or "none" where both are meant.

go_stop-action-play = Play
go_stop-action-take = Take
go_stop-action-joker = Use the joker
    .about = The joker goes to your captured cards, and you draw a card for it; this is not a turn.
go_stop-action-bomb = Bomb: { $plant }
    .about = Play all your cards of this month at once.
go_stop-action-shake = Shake: { $plant }
    .about = Show your cards of this month to all; if you win, the points are doubled.
go_stop-action-flip_only = Only turn a card
    .about = Play no hand card and turn a card from the stock.
go_stop-action-go = Go
    .about = Play on for more points.
go_stop-action-stop = Stop
    .about = End the round and be paid.
go_stop-action-continue = Play on
    .about = Declare nothing; nobody learns what you hold.
go_stop-action-declare_quad_win = President
    .about = Declare the four cards of a month in your hand and win the round.
go_stop-action-use = { $use ->
    [animal] As an animal
    [junk] As junk
   *[none] Animal or junk
}
    .about = Say what this card counts as.
go_stop-action-give = Give
    .about = Give this junk card away.
go_stop-action-stay = Stay
    .about = Play this round.
go_stop-action-drop = Drop out
    .about = Sit this round out.

## What a player calls out

# $count (Number): how many times the player has said go in this round
go_stop-call-go = { $count ->
    [2] Two go!
    [3] Three go!
    [4] Four go!
    [5] Five go!
    [6] Six go!
    [7] Seven go!
    [8] Eight go!
    [9] Nine go!
   *[other] Go!
}
go_stop-call-stop = Stop!
go_stop-call-shake = Shake!
go_stop-call-bomb = Bomb!
go_stop-call-small_bomb = Small bomb!
go_stop-call-ppeok = Ppeok!
go_stop-call-pak = Pak!
go_stop-call-own_pak = My own stack!
go_stop-call-ttadak = Ttadak!
go_stop-call-jjok = Jjok!
go_stop-call-sweep = Clean sweep!
go_stop-call-sa_tta = Sa-tta!
go_stop-call-month_taken = Month complete!
go_stop-call-president = President!
go_stop-call-three_ppeok = Three ppeok!
go_stop-call-heodang = Heodang!
go_stop-call-table_quad = Four on the table!
go_stop-call-as_animal = An animal!
go_stop-call-as_junk = Two junk!
go_stop-call-stay = I play!
go_stop-call-drop = I drop out!
go_stop-call-sale = For sale!
go_stop-call-five_brights = Five brights!
go_stop-call-four_brights_dry = Four brights!
go_stop-call-four_brights_rain = Four brights in the rain!
go_stop-call-three_brights_dry = Three brights!
go_stop-call-three_brights_rain = Three brights in the rain!
go_stop-call-animals = Animals!
go_stop-call-godori = Godori!
go_stop-call-boar_deer_butterfly = Boar, deer, butterflies!
go_stop-call-ribbons = Ribbons!
go_stop-call-hongdan = Hongdan!
go_stop-call-cheongdan = Cheongdan!
go_stop-call-chodan = Chodan!
go_stop-call-junk = Junk!

## Payments within a round, in the middle of it or beside its result

go_stop-paid-dropout = Penalty for dropping out
go_stop-paid-sale = Cards sold
go_stop-paid-pot = Pot
go_stop-paid-first_ppeok = Ppeok in the first turn
go_stop-paid-first_ttadak = Ttadak in the first turn
go_stop-paid-first_jjok = Jjok in the first turn
go_stop-paid-first_bomb = Bomb in the first turn

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

go_stop-end-stop = { $you ->
    [yes] You stop and take the points.
   *[no] { $winner } stops and takes the points.
}
go_stop-end-autostop = { $you ->
    [yes] There is no playing on: the points are yours.
   *[no] There is no playing on: { $winner } takes the points.
}
go_stop-end-highest_score = { $you ->
    [yes] All cards are played and nobody stopped: you have the highest score.
   *[no] All cards are played and nobody stopped: { $winner } has the highest score.
}
go_stop-end-president = { $you ->
    [yes] President! You win with four of a month in the hand.
   *[no] President! { $winner } wins with four of a month in the hand.
}
go_stop-end-three_ppeok = { $you ->
    [yes] The third ppeok: you win the round.
   *[no] The third ppeok: { $winner } wins the round.
}
go_stop-end-heodang = { $you ->
    [yes] Five turns and not a single card: you win the round.
   *[no] Five turns and not a single card: { $winner } wins the round.
}
go_stop-end-table_quad_win = { $you ->
    [yes] Four of a month on the table: you deal, and you win.
   *[no] Four of a month on the table: { $winner } deals, and wins.
}
go_stop-end-exhausted = A draw: all cards are played and nobody stopped.
go_stop-end-table_quad = A draw: all four cards of a month lay on the table.
go_stop-end-both_quads = A draw: several hands held four of a month.

## Why the cards were dealt again

go_stop-shuffled-table_quad = Dealt again: all four cards of a month lay on the table.
