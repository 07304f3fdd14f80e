### Khanhoo, the Qing form (rules KHQ)

## Name

khanhoo_qing-name = Khanhoo: Qing form
khanhoo_qing-about = Draw a card or take the last discard, throw one, and be the first to have all fifteen cards in groups: a relative of the ancestors of mahjong.
# The language of the names in `.native`.
khanhoo_qing-native = zh-Hant

## Presets

khanhoo_qing-preset-source = As recorded
    .about = The rules as Chinese and Western writers of the nineteenth century give them.

## Groups of options, by the rule that they belong to

khanhoo_qing-group-KHQ-2 = Deal
khanhoo_qing-group-KHQ-3 = Groups
khanhoo_qing-group-KHQ-4 = Turn
khanhoo_qing-group-KHQ-6 = Match

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_qing-option-eyes = Disputed eyes
    .about = Which of the two disputed groups counts as eyes: red flower with 9 strings and 9 myriads, or 8 cash with 3 strings and 2 myriads.
khanhoo_qing-value-eyes-wilkinson = Red flower, 9 strings, 9 myriads (Wilkinson)
khanhoo_qing-value-eyes-culin = 8 cash, 3 strings, 2 myriads (Culin)
khanhoo_qing-value-eyes-both = Both
khanhoo_qing-option-wild_mode = Flowers and old thousand
    .about = Whether flowers and the old thousand are only added to groups, or may also stand for any card in a group that has a card of its own.
khanhoo_qing-value-wild_mode-attach = Only added
khanhoo_qing-value-wild_mode-substitute = Also stand for others
khanhoo_qing-option-triplet_kind = Three of a rank
    .about = Whether three cards of a rank may be of the same suit, or must be of three suits.
khanhoo_qing-value-triplet_kind-any = Any suits
khanhoo_qing-value-triplet_kind-different_suits = Three suits
khanhoo_qing-option-direction = Next player
    .about = Whether the next player sits at the left or at the right.
khanhoo_qing-value-direction-left = At the left
khanhoo_qing-value-direction-right = At the right
khanhoo_qing-option-hand = Cards in hand
    .about = Whether everybody holds fourteen cards and wins with the fifteenth, or holds fifteen and throws one of sixteen when winning.
khanhoo_qing-value-hand-14-1 = 14 and one
khanhoo_qing-value-hand-15-0 = 15, one of 16 is thrown
khanhoo_qing-option-claim_when_waiting = Declare waiting
    .about = Whether a player who is one card short may say so with a discard, and then win with anybody’s discard.
khanhoo_qing-option-deals = Deals
    .about = How many deals a match has; usually two for each player. Void deals count. The highest balance wins.

## Lines of the settlement. `.native` is Chinese.

khanhoo_qing-line-pool = Pool
    .about = All that was put in.
khanhoo_qing-paid-ante = Ante
khanhoo_qing-paid-returned = Pool paid back

## Groups, as the table names them. `.native` is Chinese.

khanhoo_qing-group-eyes = Eyes
    .native = 眼
khanhoo_qing-group-run = Run
    .native = 順
khanhoo_qing-group-triplet = Three of a rank
    .native = 同
khanhoo_qing-group-added = Added cards
    .native = 花
khanhoo_qing-eyes-cash = One, two, three cash
    .native = 一二三文
khanhoo_qing-eyes-chariot = Chariot
    .native = 車
khanhoo_qing-eyes-white = White flower
    .native = 白花
khanhoo_qing-eyes-tiger = Tiger
    .native = 虎
khanhoo_qing-eyes-poverty = Poverty
    .native = 貧
khanhoo_qing-eyes-pangolin = Pangolin
    .native = 穿山甲
khanhoo_qing-eyes-culin = Culin’s eyes
    .native = 八三二
khanhoo_qing-eyes-riches = Riches
    .native = 富

## Actions

khanhoo_qing-action-discard = Throw
khanhoo_qing-action-declare = Throw and declare
khanhoo_qing-action-win = Win
khanhoo_qing-action-take = Take the discard
khanhoo_qing-action-draw = Draw
khanhoo_qing-action-pass = Pass
khanhoo_qing-action-claim = Win with it

## What a player says

khanhoo_qing-call-waiting = One card more!
khanhoo_qing-call-win = All in groups!

## The log. $who (String): you or other. $name (String). $card (String): the name of a card

khanhoo_qing-log-moved-hand-discard = { $who ->
    [you] You throw { $card }.
   *[other] { $name } throws { $card }.
}
khanhoo_qing-log-moved-held-discard = { $who ->
    [you] You throw { $card }.
   *[other] { $name } throws { $card }.
}
khanhoo_qing-log-moved-discard-held = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}

## Places, as the line client names them

khanhoo_qing-place-held = known cards in hand
khanhoo_qing-place-discard = discards

## What the table asks and shows

khanhoo_qing-hint-turn = Choose a card to throw.
khanhoo_qing-hint-offer = Take the discard, or draw.
khanhoo_qing-hint-claim = You are waiting: win with this card, or pass.
khanhoo_qing-river = Discards
khanhoo_qing-held = taken cards in hand
khanhoo_qing-waiting = waits for one card
khanhoo_qing-groups = The winning hand
khanhoo_qing-help = Show groups
# $count (Number): cards
khanhoo_qing-left = { $count ->
    [0] All cards are in groups
    [one] { $count } card in no group
   *[other] { $count } cards in no group
}
# $points (Number)
khanhoo_qing-pool = Pool: { $points }

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_qing-end-win = { $you ->
    [yes] You have all cards in groups and take the pool.
   *[no] { $winner } has all cards in groups and takes the pool.
}
khanhoo_qing-end-claim = { $you ->
    [yes] You win with a discard and take the pool.
   *[no] { $winner } wins with a discard and takes the pool.
}
khanhoo_qing-end-void = The stock is empty: nobody wins this deal.
