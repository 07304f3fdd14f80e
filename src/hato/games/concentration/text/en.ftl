### Concentration (rules CON)

concentration-name = Concentration
concentration-about = All cards lie face down. Turn two over: equal ones are yours, others go back. The best memory wins.

## Presets

concentration-preset-source = The full table
    .about = All 54 cards, 27 pairs. Cards of equal rank make a pair, and whoever finds one goes on.

## Groups of options, by the rule that they belong to

concentration-group-CON-1 = Cards
concentration-group-CON-2 = Turn
concentration-group-CON-3 = Pairs
concentration-group-CON-4 = End

## Options. The value texts of an option follow it; yes and no are shared texts.

concentration-option-jokers = Jokers
    .about = How many jokers take part; counts only with all 54 cards, where without jokers 52 are left.
concentration-option-match = What makes a pair
    .about = Whether two cards of equal rank are a pair, or only two of equal rank and color.
concentration-value-match-rank = Equal rank
concentration-value-match-rank_color = Equal rank and color
concentration-option-extra_turn = A pair lets you go on
    .about = Whether a player who has found a pair turns two more cards.
concentration-option-layout = How the cards lie
    .about = Whether the cards lie in even rows or scattered. Either way they stay where they are.
concentration-value-layout-grid = In rows
concentration-value-layout-scatter = Scattered
concentration-option-show_ms = Time to look
    .about = How long two unequal cards stay open, in thousandths of a second.
concentration-option-size = Cards on the table
    .about = How many cards lie on the table. Of a small table the pairs are drawn by lot, and nobody knows which.
concentration-option-win_by = What counts
    .about = Whether every pair counts one, or the pair of jokers two.
concentration-value-win_by-pairs = Every pair counts one
concentration-value-win_by-joker_pair_2 = The jokers count two

## Lines, calls, actions and ends. $you (String): yes, no or none. $winner (String): who has most pairs

concentration-line-pairs = Pairs
concentration-line-jokers = The jokers count double
concentration-call-pair = A pair!
concentration-call-miss = No pair
concentration-action-pick = Turn over card { $one }
concentration-end-most_pairs = { $you ->
    [yes] You have the most pairs.
   *[other] { $winner } has the most pairs.
}
concentration-end-shared = The most pairs are shared.
concentration-end-alone = You have found all pairs.

## The table. $row, $column (Number): where a card lies. $at (String): the same in words

concentration-table = Cards on the table
concentration-at = Row { $row }, place { $column }
concentration-card-closed = { $at }, face down
concentration-card-open = { $at }: { $card }
concentration-card-empty = { $at }, empty
concentration-hint-first = Turn over a card.
concentration-hint-second = Turn over a second card.
concentration-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
concentration-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
concentration-place-closed = Face down
concentration-place-taken = Pairs
concentration-place-out = Left out
concentration-log-dealt-out = Some pairs are left out by lot. Nobody knows which.
# $who (String): you, other or none
concentration-turned = { $who ->
    [you] You turn over a card.
   *[other] { $name } turns over a card.
} { $at }: { $card }
concentration-ask = Which card? Row and place, such as 2 5
concentration-ask-wrong = { $answer } is no card that can be turned over. Type the row and the place, such as 2 5.

## Levels: how well the computer remembers

concentration-level-random = Easy memory
    .about = Forgets most cards after a few turns.
concentration-level-novice = Good memory
    .about = Remembers what was turned lately, but not always.
concentration-level-greedy = Strong memory
    .about = Forgets little and seldom misses a pair that it has seen.
concentration-level-sampler = Perfect memory
    .about = Never forgets a card, and avoids showing you a new one.
