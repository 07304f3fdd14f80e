### Table of games with French and money-suited cards: seats, hands, keys.

cards-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
key-pass = Pass
money-paid = Payments
