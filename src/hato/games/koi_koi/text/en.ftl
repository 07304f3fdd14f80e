### Koi-Koi (rules KK)

koi_koi-name = Koi-Koi
koi_koi-about = A duel over flower cards: collect yaku, then stop and take the points, or call koi-koi and risk them for more.

## Presets

koi_koi-preset-nintendo = Nintendo
    .about = The table Nintendo prints today. Seven points or more are doubled, and doubled again if the opponent has called koi-koi.
koi_koi-preset-russian = Russian
    .about = The rules Russian players know: Nintendo's values, and only the doubling from seven points. No yaku are counted in the dealt hand.
koi_koi-preset-fuda_wiki = Fuda Wiki
    .about = The values of the Fuda Wiki: five brights are worth 15 and three brights 6. Doublings as with Nintendo.
koi_koi-preset-board_game_arena = Board Game Arena
    .about = As on Board Game Arena: six rounds from 50 points each, and what one player wins the other loses. All yaku add up, and every koi-koi of your own raises the multiplier.
koi_koi-preset-additive = Everything adds up
    .about = Nintendo's values in the older way of counting. All yaku add up; only the yaku of brights exclude each other.
koi_koi-preset-flash = Hanafuda Flash
    .about = The table of Hanafuda Flash: no viewings, no doublings, and the four cards of the month score. If the hands run out, the dealer gets points.
koi_koi-preset-ukrainian = Ukrainian
    .about = The rules of the Ukrainian text, played to 50 points, with the values of its brights put right. All yaku add up, and each koi-koi of the winner raises the multiplier.
koi_koi-preset-ukrainian_literal = Ukrainian, to the letter
    .about = The Ukrainian text taken at its word: three brights are worth 8, all five only 4. A hand yaku is worth 5.
koi_koi-preset-ukrainian_modern = Ukrainian, modern brights
    .about = The Ukrainian rules with the brights valued as in Japan today: 5, 7, 8 and 10.
koi_koi-preset-koikoi_japan = KoiKoi-Japan
    .about = The rules of the KoiKoi-Japan games: eight rounds from 30 points each, and what one player wins the other loses. Viewings are cheap, and your own calls add points before they multiply.

## Options. The value texts of an option follow it; yes and no are shared texts.

koi_koi-option-length = Length of the match
    .about = How long the match lasts: an agreed number of rounds, or until somebody reaches the target.
# $n (Number): rounds
koi_koi-value-length-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
# $points (Number): the total that ends the match
koi_koi-value-length-target = { $points ->
    [one] To { $points } point
   *[other] To { $points } points
}
# $minutes (Number): the round in progress at the agreed end is finished
koi_koi-value-length-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
koi_koi-value-length-bankroll = Until somebody is broke

koi_koi-option-start_points = Starting points
    .about = How many points each player starts with; if any, the match also ends as soon as a player has none left.

koi_koi-option-next_dealer = Next dealer
    .about = Who deals the next round and so plays first in it.
koi_koi-value-next_dealer-winner = The winner
koi_koi-value-next_dealer-alternate = In turn
koi_koi-value-next_dealer-loser = The loser
koi_koi-value-next_dealer-fixed = Always the same player

koi_koi-option-draws_count = Draws count as rounds
    .about = Whether a drawn round counts as one of the agreed rounds instead of being played again.

koi_koi-option-dealer_draw = First dealer
    .about = How the first dealer is found: by the month of a drawn card or by lot.
koi_koi-value-dealer_draw-earliest = Earliest month
koi_koi-value-dealer_draw-latest = Latest month
koi_koi-value-dealer_draw-night_day = By night or by day
koi_koi-value-dealer_draw-random = By lot

koi_koi-option-draw_time = Night or day
    .about = Whether the first dealer is drawn by night, with the earliest month, or by day, with the latest; used only by the rule “by night or by day”.
koi_koi-value-draw_time-night = Night
koi_koi-value-draw_time-day = Day

koi_koi-option-hand_size = Cards in a hand
    .about = How many cards each player is dealt.

koi_koi-option-teyaku = Hand yaku
    .about = Whether four cards of one month, or four pairs, in the dealt hand win the round at once.

koi_koi-option-teyaku_points = Points for a hand yaku
    .about = How many points a hand yaku is worth; they are never multiplied.

koi_koi-option-teyaku_both = Both have a hand yaku
    .about = What happens when both players are dealt a hand yaku.
koi_koi-value-teyaku_both-draw = The round is drawn
koi_koi-value-teyaku_both-dealer_first = The dealer wins
koi_koi-value-teyaku_both-redeal = Deal again

koi_koi-option-hand_quad = Four of a month in a hand
    .about = What happens when a dealt hand holds all four cards of a month and hand yaku are off.
koi_koi-value-hand_quad-play = Play on
koi_koi-value-hand_quad-redeal = Deal again

koi_koi-option-table_quad = Four of a month on the table
    .about = What happens when all four cards of a month are dealt to the table, where no card could ever take them.
koi_koi-value-table_quad-redeal = Deal again
koi_koi-value-table_quad-void = The round is void

koi_koi-option-table_four_pairs = Four pairs on the table
    .about = What happens when the cards dealt to the table are four pairs.
koi_koi-value-table_four_pairs-redeal = Deal again
koi_koi-value-table_four_pairs-play = Play on

koi_koi-option-table_triple = Three of a month on the table
    .about = What happens when three cards of a month are dealt to the table.
koi_koi-value-table_triple-stack = The fourth takes all
koi_koi-value-table_triple-redeal = Deal again

koi_koi-option-table = Values of the yaku
    .about = Whose table says how many points each yaku is worth.
koi_koi-value-table-nintendo = Nintendo
koi_koi-value-table-russian = Russian
koi_koi-value-table-fuda_wiki = Fuda Wiki
koi_koi-value-table-board_game_arena = Board Game Arena
koi_koi-value-table-additive = Everything adds up
koi_koi-value-table-flash = Hanafuda Flash
koi_koi-value-table-ukrainian = Ukrainian
koi_koi-value-table-ukrainian_literal = Ukrainian, to the letter
koi_koi-value-table-ukrainian_modern = Ukrainian, modern brights
koi_koi-value-table-koikoi_japan = KoiKoi-Japan

koi_koi-option-improve_test = What counts as a gain
    .about = What has to get better before a player is asked to stop or to play on.
koi_koi-value-improve_test-any_yaku = Any yaku new or grown
koi_koi-value-improve_test-total_higher = Total above the last decision
koi_koi-value-improve_test-captures_raise_total = Captures raised the total

koi_koi-option-koikoi_limit = Limit of koi-koi calls
    .about = How many times in a round koi-koi may be called, by both players together.
koi_koi-value-koikoi_limit-none = No limit
koi_koi-value-koikoi_limit-one_per_round = Once a round

koi_koi-option-min_points_to_continue = Points needed for koi-koi
    .about = How many points, before any multiplier, a player needs to be allowed to call koi-koi; with fewer the round ends at once.
koi_koi-value-min_points_to_continue-none = Any yaku will do

koi_koi-option-improve_by_growth = Growth is a gain
    .about = Whether one more card for a yaku that is already complete lets its owner decide again.

koi_koi-option-decision_time = Time of the decision
    .about = Whether a player decides only at the end of the turn or also after a capture with the hand card.
koi_koi-value-decision_time-end_of_turn = At the end of the turn
koi_koi-value-decision_time-after_each_capture = After each capture

koi_koi-option-grouping = How yaku combine
    .about = Whether all yaku add up, or only the best one counts among brights, among animals and among ribbons.
koi_koi-value-grouping-exclusive = Only the best of each kind
koi_koi-value-grouping-additive = All add up

koi_koi-option-cup_as_junk = Sake cup is also junk
    .about = Whether the Sake cup counts as an animal and as one junk card at the same time.

koi_koi-option-viewings = Viewing yaku
    .about = Whether blossom viewing and moon viewing score.
koi_koi-value-viewings-on = Yes
koi_koi-value-viewings-off = No
koi_koi-value-viewings-only_with_other_yaku = Only beside another yaku

koi_koi-option-viewing_value = Points for a viewing
    .about = How many points blossom viewing and moon viewing are worth each.

koi_koi-option-viewing_value_after_call = Viewing after an own koi-koi
    .about = How many points each viewing is worth once its owner has called koi-koi in the round.
koi_koi-value-viewing_value_after_call-none = The same

koi_koi-option-viewing_with_brights = Viewings beside brights
    .about = Whether viewings still score for a player who has a yaku of brights.

koi_koi-option-viewing_cancel = What spoils the viewings
    .about = Which cards of rain and paulownia take the viewings away.
koi_koi-value-viewing_cancel-none = Nothing
koi_koi-value-viewing_cancel-rain_man_both = Captured Rain man spoils both
koi_koi-value-viewing_cancel-captured_split = Captured Rain man spoils blossoms, captured paulownia the moon
koi_koi-value-viewing_cancel-field_split = Willow on the table spoils blossoms, paulownia the moon

koi_koi-option-scheme = How points multiply
    .about = How koi-koi calls and high totals raise the points of the winner.
koi_koi-value-scheme-doublings = Separate doublings
koi_koi-value-scheme-own_calls_plus_one = × (own calls + 1)
koi_koi-value-scheme-calls_plus_one = × (all calls + 1)
koi_koi-value-scheme-bga_soft = × (own calls + 1), doubled if the opponent called
koi_koi-value-scheme-ladder = Own calls add, from the fourth they multiply

koi_koi-option-double_at_7 = Double from seven points
    .about = Whether the points are doubled when the yaku alone make seven or more; used only with separate doublings.

koi_koi-option-double_after_opponent_call = Double after the opponent's koi-koi
    .about = Whether the winner's points are doubled when the opponent has called koi-koi in the round; used only with separate doublings.

koi_koi-option-double_after_own_call = Double after an own koi-koi
    .about = Whether the winner's points are doubled after a koi-koi of the winner's own in the round; used only with separate doublings.

koi_koi-option-field_brights = Brights on the table multiply
    .about = Whether the points are also multiplied by one more than the number of brights dealt to the table.

koi_koi-option-exhaustion = Nobody stops
    .about = Who scores when both hands run out and nobody has stopped.
koi_koi-value-exhaustion-no_points = Nobody
koi_koi-value-exhaustion-oya_ken = The dealer
koi_koi-value-exhaustion-last_improver = The last caller
koi_koi-value-exhaustion-higher_total = The higher total

koi_koi-option-oya_ken_points = Dealer's points
    .about = How many points the dealer gets when nobody stops; used only if the dealer scores then.

koi_koi-option-zero_sum = The loser pays
    .about = Whether the loser's score goes down by as much as the winner's goes up.

koi_koi-option-dropout = More than two at the table
    .about = Whether others may sit at the table and watch; the first two of the dealer draw play the whole match.
koi_koi-value-dropout-off = Only two sit down
koi_koi-value-dropout-first_cards = The dealer draw picks two

koi_koi-option-tsukifuda = Month cards
    .about = How many points all four cards of the round's own month are worth.
koi_koi-value-tsukifuda-off = Off

## Lines of the settlement: yaku. `.native` is Japanese, `.reading` how it is said.

koi_koi-line-goko = Five brights
    .native = 五光
    .reading = gokō
    .about = All five brights: Crane, Curtain, Full moon, Rain man and Phoenix.
koi_koi-line-shiko = Four brights
    .native = 四光
    .reading = shikō
    .about = The four brights without the Rain man: Crane, Curtain, Full moon and Phoenix.
koi_koi-line-ame_shiko = Rainy four brights
    .native = 雨四光
    .reading = ame-shikō
    .about = The Rain man and any three other brights.
koi_koi-line-sanko = Three brights
    .native = 三光
    .reading = sankō
    .about = Any three brights without the Rain man.
koi_koi-line-hanami = Blossom viewing
    .native = 花見で一杯
    .reading = hanami
    .about = Curtain and Sake cup.
koi_koi-line-tsukimi = Moon viewing
    .native = 月見で一杯
    .reading = tsukimi
    .about = Full moon and Sake cup.
koi_koi-line-hanami_tsukimi = Blossoms under the moon
    .native = 花見月見
    .reading = hanami tsukimi
    .about = Curtain, Full moon and Sake cup, counted on top of both viewings.
koi_koi-line-inoshikacho = Boar, deer, butterflies
    .native = 猪鹿蝶
    .reading = inoshikachō
    .about = Boar, Deer and Butterflies.
koi_koi-line-akatan = Poem ribbons
    .native = 赤短
    .reading = akatan
    .about = The three red ribbons with a poem: pine, plum and cherry.
koi_koi-line-aotan = Blue ribbons
    .native = 青短
    .reading = aotan
    .about = The three blue ribbons: peony, chrysanthemum and maple.
koi_koi-line-akatan_aotan = Poem and blue ribbons
    .native = 赤短青短
    .reading = akatan aotan
    .about = All six ribbons of both sets, counted as one yaku.
koi_koi-line-double_triad = Both ribbon sets
    .native = 赤短・青短の重複
    .reading = akatan aotan no chōfuku
    .about = All six ribbons of both sets, counted on top of the two sets.
koi_koi-line-tane = Animals
    .native = タネ
    .reading = tane
    .about = Any five animals, and one point more for each further one.
koi_koi-line-tan = Ribbons
    .native = タン
    .reading = tan
    .about = Any five ribbons, and one point more for each further one.
koi_koi-line-kasu = Junk
    .native = カス
    .reading = kasu
    .about = Any ten junk cards, and one point more for each further one.
koi_koi-line-tsukifuda = Month cards
    .native = 月札
    .reading = tsukifuda
    .about = All four cards of the month that the round carries.
koi_koi-line-teshi = Four of a month
    .native = 手四
    .reading = teshi
    .about = All four cards of one month in the dealt hand.
koi_koi-line-kuttsuki = Four pairs
    .native = くっつき
    .reading = kuttsuki
    .about = At least four pairs in the dealt hand; a pair is exactly two cards of a month.

## Lines of the settlement: multipliers, bonuses and rounds that nobody stopped

koi_koi-line-at_7 = Seven points or more
    .about = The yaku alone made seven points or more, so the points are doubled.
koi_koi-line-opponent_call = Opponent's koi-koi
    .about = The opponent had called koi-koi, so the points are doubled.
koi_koi-line-own_call = Own koi-koi
    .about = The winner had called koi-koi, so the points are doubled.
koi_koi-line-own_calls = Own koi-koi calls
    .about = The points are multiplied by the winner's own calls plus one.
koi_koi-line-all_calls = All koi-koi calls
    .about = The points are multiplied by the calls of both players plus one.
koi_koi-line-call_bonus = Bonus for own calls
    .about = One point is added for each of the winner's own calls.
koi_koi-line-call_ladder = Many own calls
    .about = From the fourth own call on, the points are multiplied by the own calls less two.
koi_koi-line-field_brights = Brights on the table
    .about = The points are multiplied by the brights dealt to the table plus one.
koi_koi-line-oya_ken = Dealer's points
    .about = The hands ran out and nobody had stopped, so the dealer scores.
koi_koi-line-last_improver = Last caller
    .about = The hands ran out and nobody had stopped, so the last player who called koi-koi scores, without multipliers.
koi_koi-line-higher_total = Higher total
    .about = The hands ran out and nobody had stopped, so the player with more points scores them without multipliers.

## Actions

koi_koi-action-play = Play
koi_koi-action-take = Take
koi_koi-action-koikoi = Koi-koi
    .about = Play on for more points.
koi_koi-action-stop = Stop
    .about = End the round and take the points.

## What a player calls out

koi_koi-call-koikoi = Koi-koi!
koi_koi-call-stop = Stop!
koi_koi-call-goko = Five brights!
koi_koi-call-shiko = Four brights!
koi_koi-call-ame_shiko = Four brights in the rain!
koi_koi-call-sanko = Three brights!
koi_koi-call-hanami = Blossom viewing!
koi_koi-call-tsukimi = Moon viewing!
koi_koi-call-hanami_tsukimi = Blossoms under the moon!
koi_koi-call-inoshikacho = Boar, deer, butterflies!
koi_koi-call-akatan = Poem ribbons!
koi_koi-call-aotan = Blue ribbons!
koi_koi-call-akatan_aotan = Poem and blue ribbons!
koi_koi-call-double_triad = Both ribbon sets!
koi_koi-call-tane = Animals!
koi_koi-call-tan = Ribbons!
koi_koi-call-kasu = Junk!
koi_koi-call-tsukifuda = Month cards!
koi_koi-call-teshi = Four of a month!
koi_koi-call-kuttsuki = Four pairs!

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is, "none" (exhausted only) nobody scores.

koi_koi-end-stop = { $you ->
    [yes] You stop and take the points.
   *[no] { $winner } stops and takes the points.
}
koi_koi-end-autostop = { $you ->
    [yes] There is no playing on: the points are yours.
   *[no] There is no playing on: { $winner } takes the points.
}
koi_koi-end-exhausted = { $you ->
    [yes] The hands are empty and nobody stopped: you get the points.
    [no] The hands are empty and nobody stopped: { $winner } gets the points.
   *[none] The hands are empty and nobody stopped: no points.
}
koi_koi-end-teyaku = { $you ->
    [yes] You win with the hand you were dealt.
   *[no] { $winner } wins with the hand as dealt.
}
koi_koi-end-draw = A draw: nobody scores.
koi_koi-end-void = The round is void: all four cards of a month lay on the table.

## Why the cards were dealt again

koi_koi-shuffled-table_quad = Dealt again: all four cards of a month lay on the table.
koi_koi-shuffled-table_four_pairs = Dealt again: four pairs lay on the table.
koi_koi-shuffled-table_triple = Dealt again: three cards of a month lay on the table.
koi_koi-shuffled-hand_quad = Dealt again: a hand held all four cards of a month.
koi_koi-shuffled-teyaku_both = Dealt again: both players had a hand yaku.
