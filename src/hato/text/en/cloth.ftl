### Table of games with French and money-suited cards: seats, hands, keys.

cards-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
key-pass = Pass
money-paid = Payments

value-length-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

value-length-target = { $points ->
    [one] To { $points } point
   *[other] To { $points } points
}
