### Words that all tables share: who deals and who begins, hidden cards, how one plays at each kind of table.

## The beginning of a round
# $number (Number): of the round. $who (String): a name
round-deals = { $you ->
    [yes] Round { $number }. You deal.
   *[no] Round { $number }. { $who } deals.
}
round-both = { $you ->
    [yes] Round { $number }. You deal and play first.
   *[no] Round { $number }. { $who } deals and plays first.
}
round-begins = { $you ->
    [yes] Round { $number }. You begin.
   *[no] Round { $number }. { $who } begins.
}
round-first = { $you ->
    [yes] You play first.
   *[no] { $who } plays first.
}

## The draw of games in which nobody deals
draw-title-first = Who begins?
# $rule (String)
draw-rule-first =
    { $rule ->
        [random] The lot decides.
        [lowest] The lowest card begins.
       *[other] The highest card begins.
    }
# $who (String): "you" or "other". $name (String)
log-first-player =
    { $who ->
        [you] You begin the first round.
       *[other] { $name } begins the first round.
    }
begins = begins
rules-sheet-round-first = Round { $round }, { $name } begins

## Draws that nobody else sees
# $count (Number): cards
draws-hidden = { $you ->
    [yes] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[no] { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
}

## Settlement
# $count (Number): how often a line is there
line-times = × { $count }
standing-place = Place
standing-name = Player

## How one plays at a table
howto-at-rows = Each of the four rows has a place for every card. Press a card of your hand that fits, and press it again to lay it; or press its place in the row. For a joker, press the joker first and then the gap. With the keyboard, arrows choose, Enter lays, and P passes.
howto-at-grid = Press one card, then another: both turn over. If they match, you keep the pair and turn again. If not, they close, and the next player is asked. Arrows go from card to card, and Enter turns one over. Nothing here helps your memory.
howto-at-pile = Press the cards that you want to play together: they stand up. The button plays them, and so does D. A card that you press again lies down; Esc takes back the last one. To beat the pile you need as many cards as lie on top, but higher ones. P passes.
howto-at-uta = Press the card that you want as yakufuda, and press it again. Then the reader begins a poem. If you hold its card, find it in your hand and press it; one press is an answer. If you answer for somebody else, choose one of the endings, or press the key with its number. D declines, and V shows the poem before. Gifts are pressed one after another; a button or D ends them.
howto-at-tricks = Press a card, and press it again to play it. Groups of three have buttons of their own. If you cannot win the trick, or do not want to, throw off as many cards as were led: press them one after another.
howto-at-river = Buttons draw a card or take the last discard. The new card lies apart at the end of your hand. Then press a card, and press it again to throw it. When your hand is complete, a button declares it.
howto-at-melds = On your turn, press a card, and press it again to throw it. When somebody throws a card that makes a group with yours, buttons show the groups for a short time: claim one, or pass. Groups in your hand stand apart. W hides them, comma and full stop move a card, and G puts your hand in order again.
