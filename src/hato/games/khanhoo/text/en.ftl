### Khanhoo, the English form (rules KHE)

## Name

khanhoo-name = Khanhoo: English form
khanhoo-about = Draw and throw cards, claim what others throw, and lay groups: the Chinese game that Wilkinson had printed in London in 1891.
# The language of the names in `.native`.
khanhoo-native = zh-Hant

## Presets

khanhoo-preset-source = As printed
    .about = The rules of the booklet of 1891.

## Groups of options, by the rule that they belong to

khanhoo-group-KHE-1 = Cards
khanhoo-group-KHE-5 = Sequences
khanhoo-group-KHE-6 = Turn
khanhoo-group-KHE-7 = Claims
khanhoo-group-KHE-8 = Open groups
khanhoo-group-KHE-9 = Going out
khanhoo-group-KHE-10 = Waste
khanhoo-group-KHE-11 = Match
khanhoo-group-KHE-12 = Orphan
khanhoo-group-KHE-13 = Trios
khanhoo-group-KHE-14 = Table of the triple pack
khanhoo-group-KHE-15 = Honour and penalties

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo-option-target = Points to reach
    .about = Who has so many points after a deal wins the match.
khanhoo-value-target-25 = 25
khanhoo-value-target-50 = 50
khanhoo-value-target-100 = 100
khanhoo-option-max_turns_of_waste = Waste turned over
    .about = How often the waste may become the new stock. When a card is due after that, nobody goes out in this deal.
khanhoo-option-must_go_out = Going out is compulsory
    .about = Whether a player who can go out must do so.
khanhoo-option-pack = Pack
    .about = How many sets of thirty cards are played with. Two or three sets are for two and three players.
khanhoo-value-pack-by_players = By the number of players
khanhoo-value-pack-double = Two sets, 61 cards
khanhoo-value-pack-triple = Three sets, 91 or 92 cards
khanhoo-value-pack-quadruple = Four sets, 121 to 125 cards
khanhoo-option-take_discard = Taking the discard
    .about = Whether a discard is taken only for a group that is laid at once, or the next player may also take it into the hand.
khanhoo-value-take_discard-meld_required = Only for a group
khanhoo-value-take_discard-free = Also into the hand
khanhoo-option-bump_priority = Which claim wins
    .about = Whether the group with the most points wins, or the next player always comes first.
khanhoo-value-bump_priority-points = Most points
khanhoo-value-bump_priority-turn_first = Next player first
khanhoo-option-exposed = Open groups
    .about = What may be done with groups that lie open: complete them to higher ones, nothing, or use their cards like those of the hand.
khanhoo-value-exposed-extend_only = May be completed
khanhoo-value-exposed-locked = Stay as laid
khanhoo-value-exposed-free = Like hand cards
khanhoo-option-sequence_split = Long sequences
    .about = Whether two sequences of a suit whose ends touch count as one or as two.
khanhoo-value-sequence_split-merge_adjacent = Count as one
khanhoo-value-sequence_split-allow = Count as two
khanhoo-option-waste = Empty stock
    .about = Whether the waste is turned over in its order or shuffled. Shuffled is fairer, because its order is known.
khanhoo-value-waste-turn = Turn the waste over
khanhoo-value-waste-shuffle = Shuffle the waste
khanhoo-option-losers_score = Everybody scores
    .about = Whether all players count their groups, or only the one who goes out.
khanhoo-option-orphan = Orphan
    .about = Whether with four or eight players the one who cut the highest card may play with six cards.
khanhoo-value-orphan-off = None
khanhoo-value-orphan-offer = May be chosen
khanhoo-option-trio = Trios and quartets
    .about = Whether three or four identical cards score. It needs three or four sets.
khanhoo-option-cache = Caches
    .about = Whether a trio may be laid face down to wait for its fourth card, which ends the deal. It needs trios and four sets.
khanhoo-option-triple_table = Table of the triple pack
    .about = Whether the groups of the large packs count too.
khanhoo-option-honor_claims = Claims on honour
    .about = Whether a bump may be false, and the others may challenge it.
khanhoo-option-penalty = Penalty
    .about = What a false bump costs: the bumper loses five points, or each opponent gets five.
khanhoo-value-penalty-deduct = He loses 5
khanhoo-value-penalty-award = The others get 5

## Lines of the count: the groups

khanhoo-line-run = Sequence
    .native = 順
khanhoo-line-aces = Aces
    .native = 幺
khanhoo-line-triplet = Triplet
    .native = 同
khanhoo-line-courts = Courts
    .native = 人頭
khanhoo-line-royal = Royal group
    .native = 王
khanhoo-line-khanhoo = Khanhoo
    .native = 看湖
khanhoo-line-double_triplet = Double triplet
    .native = 雙同
khanhoo-line-double_courts = Double courts
    .native = 雙人頭
khanhoo-line-double_khanhoo = Double khanhoo
    .native = 雙看湖
khanhoo-line-trio = Trio
    .native = 坎
khanhoo-line-quartet = Quartet
    .native = 四張
khanhoo-line-triple_aces = Nine aces
    .native = 九幺
khanhoo-line-triple_triplet = Triple triplet
    .native = 三重同
khanhoo-line-triple_courts = Triple courts
    .native = 三重人頭
khanhoo-line-reverse = Reverse group
    .native = 反王
khanhoo-line-triple_royal = Triple royal group
    .native = 三重王
khanhoo-line-triple_khanhoo = Triple khanhoo
    .native = 三重看湖
khanhoo-line-joined = Sequences that touch
    .native = 連順
khanhoo-line-full_hand = Full hand
    .native = 和
khanhoo-paid-false_bump = False bump

## Actions. $card (String): a card. $one (String): the kind of group. $cards (String): its first and last card

khanhoo-action-discard = Throw { $card }
khanhoo-action-go_out = Go out, throwing { $card }
khanhoo-action-cache = Lay a cache of { $card }
khanhoo-action-quartet = Quartet of { $card }
khanhoo-action-pass = Pass
khanhoo-action-take = Take it
khanhoo-action-claim = Claim it: { $one ->
    [run] sequence { $cards }
    [aces] aces
    [triplet] triplet
    [courts] courts
    [royal] royal group
    [khanhoo] khanhoo
    [double_triplet] double triplet
    [double_courts] double courts
    [double_khanhoo] double khanhoo
    [trio] trio
    [quartet] quartet
    [triple_aces] nine aces
    [triple_triplet] triple triplet
    [triple_courts] triple courts
    [reverse] reverse group
    [triple_royal] triple royal group
   *[other] triple khanhoo
}
khanhoo-action-bluff = Bump with { $card }
khanhoo-action-accept = Accept
khanhoo-action-challenge = Challenge
khanhoo-action-orphan = Be the orphan
khanhoo-action-stay = Play a whole hand

## What a player says

khanhoo-call-bump = Bump!
khanhoo-call-false_bump = No group!
khanhoo-call-quartet = Quartet!

## The log. $who (String): you or other. $name (String). $card, $cards (String): names of cards

khanhoo-log-drawn-hand = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
}
khanhoo-log-revealed-claim = { $who ->
    [you] You claim the discard.
   *[other] { $name } claims the discard.
}
khanhoo-log-moved-hand-waste = { $who ->
    [you] You throw { $card }.
   *[other] { $name } throws { $card }.
}
khanhoo-log-moved-melds-waste = { $who ->
    [you] You throw { $card } from the table.
   *[other] { $name } throws { $card } from the table.
}
khanhoo-log-moved-waste-melds = { $who ->
    [you] You take { $card } for a group.
   *[other] { $name } takes { $card } for a group.
}
khanhoo-log-moved-hand-melds = { $who ->
    [you] You lay { $cards } beside it.
   *[other] { $name } lays { $cards } beside it.
}
khanhoo-log-moved-waste-hand = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
khanhoo-log-moved-hand-cache = { $who ->
    [you] You lay three cards face down.
   *[other] { $name } lays three cards face down.
}
khanhoo-log-moved-waste-turned = The waste is turned over.
khanhoo-log-moved-waste-stock = The waste is shuffled.
khanhoo-log-chose-orphan = { $who ->
    [you] You are the orphan.
   *[other] { $name } is the orphan.
}
khanhoo-log-chose-stay = { $who ->
    [you] You play a whole hand.
   *[other] { $name } plays a whole hand.
}
khanhoo-log-chose-accept = { $who ->
    [you] You accept the bump.
   *[other] { $name } accepts the bump.
}
khanhoo-log-chose-challenge = { $who ->
    [you] You challenge the bump.
   *[other] { $name } challenges the bump.
}
khanhoo-log-chose-go_out = { $who ->
    [you] You go out!
   *[other] { $name } goes out!
}

## Places

khanhoo-place-hand = hand
khanhoo-place-melds = open groups
khanhoo-place-cache = cache
khanhoo-place-stock = stock
khanhoo-place-turned = turned waste
khanhoo-place-waste = waste
khanhoo-place-out = out of play

## What the table asks and shows. $points, $count (Number). $name (String)

khanhoo-hint-throw = Choose a card to throw.
khanhoo-hint-claim = Claim the card, or pass.
khanhoo-hint-window = Can anybody claim it?
khanhoo-hint-second = Choose the second card of the bump.
khanhoo-hint-challenge = { $name } bumps for { $points }. Accept or challenge?
khanhoo-hint-orphan = Six cards or a whole hand?
khanhoo-waste = Waste
khanhoo-stock = Stock
khanhoo-under = { $count } under it
khanhoo-no-waste = No card thrown yet
khanhoo-list = All thrown cards
khanhoo-worth = Your hand is worth { $points } now
khanhoo-help = Count my hand
khanhoo-open = Open groups
khanhoo-cached = { $count ->
    [one] { $count } cache
   *[other] { $count } caches
}
khanhoo-is-orphan = orphan
khanhoo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
khanhoo-throw = Throw
khanhoo-bluff = False bump

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo-end-out = { $you ->
    [yes] You go out.
   *[no] { $winner } goes out.
}
khanhoo-end-quartet = { $you ->
    [yes] You have a quartet.
   *[no] { $winner } has a quartet.
}
khanhoo-end-void = The stock is used up: nobody goes out.
