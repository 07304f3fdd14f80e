matching-name = Matching months
matching-about = A first game with the flower cards: capture by month, and the larger pile wins.
matching-preset-plain = Plain
    .about = Eight cards each, eight on the table, no sets and no calls.
matching-option-length = Length of the match
    .about = How many rounds are played, or how many points end the match.
matching-option-next_dealer = Next dealer
    .about = Who deals the next round.
matching-option-draws_count = Drawn rounds count
    .about = Whether a round without points uses up one of the agreed rounds.
matching-value-length-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
matching-value-length-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
matching-value-length-target = up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
matching-value-next_dealer-winner = the winner
matching-value-next_dealer-alternate = each in turn
matching-value-next_dealer-loser = the loser
matching-value-next_dealer-fixed = always the same
matching-line-cards = Captured cards
    .about = One point for each captured card.
matching-line-less = Less the other’s cards
    .about = The winner gets the difference.
matching-action-play = Play
matching-action-take = Take
matching-end-more_cards = { $you ->
    [yes] You have more cards
   *[no] { $winner } has more cards
}
matching-end-draw = Both have the same number of cards
matching-shuffled-table_quad = Four cards of one month lie on the table: the cards are dealt again
