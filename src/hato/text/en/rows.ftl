### The table of a game in which cards are laid in rows.

# $suit (String): a suit, in the nominative. $count (Number): cards that lie in its row
rows-row = { $suit }: { $count ->
        [0] nothing laid
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
# $used (Number): passes of a player in this round
rows-passes = passes: { $used }
# $limit (Number): how many passes everybody has
rows-passes-of = passes: { $used } of { $limit }
# $place (Number): 1 is best
rows-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
rows-out = out of the round
rows-hint-seven = You begin: lay a seven.
rows-hint-pass = Your turn: choose a card, or pass.
rows-hint-must = Nothing fits: you have to pass.
rows-hint-out = Nothing fits, and you have no passes left.
rows-hint-gap = Now press the gap that the joker bridges.
