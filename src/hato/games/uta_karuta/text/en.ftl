### Uta-karuta for four (rules UTA)

## Name

uta_karuta-name = Uta-karuta
uta_karuta-about = Four players know the endings of a hundred poems. Who answers right gets rid of cards; who has none left wins.
# The language of the names in `.native`.
uta_karuta-native = ja

## Presets

uta_karuta-preset-source = Full pearls
    .about = The pearl poems let you give away 20, 15 and 15 cards.
uta_karuta-preset-short = Half pearls
    .about = The pearl poems let you give away 10, 8 and 8 cards, so that a pearl alone does not decide.

## Groups of options, by the rule that they belong to

uta_karuta-group-UTA-2 = Answering
uta_karuta-group-UTA-3 = Penalty
uta_karuta-group-UTA-4 = Pearls
uta_karuta-group-UTA-5 = Yakufuda
uta_karuta-group-UTA-7 = End

## Options. The value texts of an option follow it; yes and no are shared texts.

uta_karuta-option-rounds = Rounds
    .about = How many rounds a match has.
uta_karuta-option-penalty_cards = Penalty
    .about = How many cards you give to the player for whom you have answered.
uta_karuta-option-penalty_to = Who gets the penalty
    .about = Only the owner of the card, or everybody who failed before you.
uta_karuta-value-penalty_to-owner = The owner
uta_karuta-value-penalty_to-all_who_failed = All who failed
uta_karuta-option-pearl_values = Pearls
    .about = How many cards the pearl poems 12, 22 and 97 let you give to your left neighbor.
uta_karuta-value-pearl_values-source = 20, 15 and 15
uta_karuta-value-pearl_values-half = 10, 8 and 8
uta_karuta-value-pearl_values-off = No pearls
uta_karuta-option-pearl_right = Whose pearl it is
    .about = Whether whoever answers may use a pearl, or only the owner of its card.
uta_karuta-value-pearl_right-answerer = Who answers
uta_karuta-value-pearl_right-owner_only = Only the owner
uta_karuta-option-yaku_discard = Yakufuda
    .about = How many cards the owner may drop when the own yakufuda is answered.
uta_karuta-option-yaku_target = Where they go
    .about = Whether cards dropped with a yakufuda leave the game or go to the left neighbor.
uta_karuta-value-yaku_target-out = Out of the game
uta_karuta-value-yaku_target-left = To the left neighbor
uta_karuta-option-yaku_right = Whose yakufuda it is
    .about = Whether another player who answers a yakufuda may drop own cards too.
uta_karuta-value-yaku_right-owner_only = Only the owner
uta_karuta-value-yaku_right-any = Who answers
uta_karuta-option-yaku_blocks_win = Yakufuda must go too
    .about = Whether you can win only when your yakufuda has left as well.
uta_karuta-option-answer_s = Seconds to answer
    .about = How long each player may think.
uta_karuta-option-choices = Endings to choose from
    .about = Among which endings a player answers who does not hold the card.
uta_karuta-value-choices-4 = Four
uta_karuta-value-choices-6 = Six
uta_karuta-value-choices-hand_of_owner = All cards of the owner
uta_karuta-option-stakes = Stakes
    .about = Whether the winner gets a point for each card left in the other hands.

## Lines, calls and ends. $you (String): yes, no or none. $winner (String)

uta_karuta-line-cards_left = Cards left in a hand
uta_karuta-line-won = Round won
uta_karuta-call-wrong = Wrong
uta_karuta-call-returns = Nobody knew it: the poem comes back
uta_karuta-call-lost = Nobody knew it again: the card leaves
uta_karuta-end-empty = { $you ->
    [yes] Your hand is empty: you win.
   *[other] { $winner } has no cards left and wins.
}
uta_karuta-end-exhausted = { $you ->
    [yes] All poems are read, and you have the fewest cards.
    [no] All poems are read. { $winner } has the fewest cards.
   *[none] All poems are read. Several have the fewest cards.
}

## Actions. $card (String): a card

uta_karuta-action-decline = Decline
uta_karuta-action-done = Done
uta_karuta-action-yaku = Make “{ $card }” your yakufuda
uta_karuta-action-answer = Answer { $card }
uta_karuta-action-penalty = Give “{ $card }”
uta_karuta-action-discard = Drop “{ $card }”
uta_karuta-action-pearl = Give “{ $card }” to the left

## Move log. $who, $to (String): you, other or none. $name, $receiver (String). $card, $cards (String): names of cards. $number (Number): cards

uta_karuta-log-drawn-reading = The next poem is read.
uta_karuta-log-revealed-hand = { $number ->
    [0] { $to ->
        [you] You hold its card.
       *[other] { $receiver } holds its card.
    }
   *[other] { $to ->
        [you] You show { $cards }.
       *[other] { $receiver } shows { $cards }.
    }
}
uta_karuta-log-revealed-yaku = The yakufuda are turned up.
uta_karuta-log-moved-hand-yaku = { $who ->
    [you] Your yakufuda is “{ $card }”.
   *[other] The yakufuda of { $name } is “{ $card }”.
}
uta_karuta-log-chose-answer = { $who ->
    [you] You answer.
   *[other] { $name } answers.
}
uta_karuta-log-chose-decline = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
uta_karuta-log-chose-done = { $who ->
    [you] You are done.
   *[other] { $name } is done.
}
uta_karuta-log-called-wrong = { $who ->
    [you] Your answer is wrong.
   *[other] { $name } is wrong.
}
uta_karuta-log-called-returns = Nobody knew it: the poem comes back.
uta_karuta-log-called-lost = Nobody knew it again: its card leaves the game.
uta_karuta-log-moved-hand-gone = { $who ->
    [you] Your card “{ $card }” leaves the game.
   *[other] The card “{ $card }” of { $name } leaves the game.
}
uta_karuta-log-moved-yaku-gone = { $who ->
    [you] Your yakufuda “{ $card }” leaves the game.
   *[other] The yakufuda “{ $card }” of { $name } leaves the game.
}
uta_karuta-log-moved-hand-hand = { $who ->
    [you] You give “{ $card }” to { $receiver }.
   *[other] { $to ->
        [you] { $name } gives you “{ $card }”.
       *[other] { $name } gives { $number ->
            [one] a card
           *[other] { $number } cards
        } to { $receiver }.
    }
}
uta_karuta-log-moved-hand-dropped = { $who ->
    [you] You drop “{ $card }”.
   *[other] { $name } drops { $number ->
        [one] a card
       *[other] { $number } cards
    }.
}

## Places

uta_karuta-place-stock = Cards not dealt
uta_karuta-place-hand = Hand
uta_karuta-place-yaku = Yakufuda
uta_karuta-place-dropped = Dropped
uta_karuta-place-gone = Out of the game
uta_karuta-place-reading = Reading

## What the table asks and shows. $name (String). $count (Number): cards

uta_karuta-hint-yaku = Choose your yakufuda. It lies open from then on.
uta_karuta-hint-yaku-other = The others are choosing their yakufuda.
uta_karuta-hint-own = You hold the card of this poem. Find it.
uta_karuta-hint-answer = How does the poem end? Answer or decline.
uta_karuta-hint-answer-hand = { $name } did not find it. Which of these cards is it?
uta_karuta-hint-answer-other = { $name } is thinking…
uta_karuta-hint-penalty = { $count ->
    [one] Give { $name } { $count } card that you find hard.
   *[other] Give { $name } { $count } cards that you find hard.
}
uta_karuta-hint-discard = { $count ->
    [one] You may drop { $count } more card.
   *[other] You may drop up to { $count } more cards.
}
uta_karuta-hint-pearl = { $count ->
    [one] You may give { $name } { $count } more card.
   *[other] You may give { $name } up to { $count } more cards.
}
uta_karuta-owner = holds the card
uta_karuta-answers = answers
uta_karuta-failed = did not know
uta_karuta-right = knew it
uta_karuta-answer = Answer
uta_karuta-decline = Decline
uta_karuta-choose-yaku = Choose your yakufuda
uta_karuta-give = Give
uta_karuta-drop = Drop
uta_karuta-done = Done
uta_karuta-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
uta_karuta-left = Time left
uta_karuta-order = Who answers, in this order
uta_karuta-last = The poem before
uta_karuta-hand-of = Cards of { $name }
uta_karuta-hint-yaku-again = Press the card again, and it becomes your yakufuda.
uta_karuta-key-ending = Answer with the ending of that number
uta_karuta-key-leave = Decline, or be done
uta_karuta-key-last = The poem before
uta_karuta-yaku = Yakufuda
    .native = 役札
    .about = The card on the special place. When its owner answers it, more cards may go with it.
uta_karuta-yaku-of = { $you ->
    [yes] Your yakufuda
   *[no] Yakufuda of { $name }
}
uta_karuta-yaku-gone = Yakufuda gone
uta_karuta-pearl = Pearl
    .native = 玉
    .about = Poems 12, 22 and 97: who answers may give cards to the left neighbor.
uta_karuta-pearl-worth = { $count ->
    [one] Pearl, { $count } card
   *[other] Pearl, { $count } cards
}
uta_karuta-again = This poem was read before
uta_karuta-gone = { $count ->
    [one] { $count } card out of the game
   *[other] { $count } cards out of the game
}

## Levels of the computer players

uta_karuta-level-random = Guesser
    .about = Answers by luck. Good for learning the poems.
uta_karuta-level-novice = Learner
    .about = Knows the well-known poems and confuses the others.
uta_karuta-level-greedy = Club player
    .about = Knows most poems and gives you the hard cards.
uta_karuta-level-sampler = Master
    .about = Knows all hundred poems and thinks of what the others hold.
