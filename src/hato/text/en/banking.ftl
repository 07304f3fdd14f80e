### The table of a banking game: hands on which everybody bets against the dealer.
### $hand (Number): a table hand, from 1. $name (String): a player, in the nominative. $who (String): you or other.

## The screen

bank-hand = Hand { $hand }
bank-dealers = { $who ->
    [you] Your hand, the dealer’s
   *[other] Dealer’s hand: { $name }
}
bank-hand-of = { $who ->
    [you] Your hand
   *[other] Hand of { $name }
}
bank-dead = Your dead card
bank-total = total { $total }
bank-no-bets = no bets
# $amount (String): units
bank-chip = { $name }: { $amount }
# how a hand did against the dealer. $times (Number): how many times the bet is paid
bank-wins = { $times ->
    [1] wins
   *[other] wins ×{ $times }
}
bank-loses = loses
bank-push = tie
bank-took = third card taken
bank-stood = no third card

## Bets

bank-your-bets = Your bets
# $room (String): units that may still be bet
bank-room = The bank takes { $room } more.
bank-room-each = At most { $room } on each hand.
bank-amount = Bet on hand { $hand }
bank-less = Less on hand { $hand }
bank-more = More on hand { $hand }
bank-chip-size = Chip
bank-clear = Clear
# $sum (Number): units on all hands together
bank-place = { $sum ->
    [0] Bet nothing
   *[other] Bet { $sum }
}

## Questions of the phases, on the screen and in the terminal

ask-bet = How much do you bet on hand { $hand }?
ask-pick = Where do you take your first card from?
ask-third = Hand { $hand }: a third card?
ask-bank = You are the dealer: a third card?
ask-ask = One more card?
bank-must = This hand must take one.
bank-cannot = This hand may take none.

## Keys

bank-key-tab = Go to the next bet or button
bank-key-arrows = Change a bet by one
bank-key-enter = Press the button; skip an animation
bank-key-escape = Skip an animation or close a window

## Move log. $amount (String): units

log-bet = { $who ->
    [you] You bet { $amount } on hand { $hand }.
   *[other] { $name } bets { $amount } on hand { $hand }.
}
log-third = { $who ->
    [you] You take a third card.
   *[other] { $name } takes a third card.
}
log-stand = { $who ->
    [you] You take no third card.
   *[other] { $name } takes no third card.
}
# $line (String): what the hand is called. $points (String): with sign
log-account = { $name }. { $line }: { $points }.

## The terminal
tui-amount = Type an amount from { $low } to { $high }.
tui-wrong-amount = { $answer } cannot be bet now; the amount must be from { $low } to { $high }.
tui-zone-open = Open cards
tui-zone-open1 = Hand 1, open
tui-zone-open2 = Hand 2, open
tui-zone-open3 = Hand 3, open
tui-zone-open4 = Hand 4, open
tui-zone-down = Face-down card
tui-zone-down1 = Hand 1, face down
tui-zone-down2 = Hand 2, face down
tui-zone-down3 = Hand 3, face down
tui-zone-down4 = Hand 4, face down
tui-zone-dead = Dead card
# $bets (String): “You 10, Fox 5”. $sum (String): all bets together
tui-bets = Bets on hand { $hand }: { $bets }

## How to play

howto-bank = The count
howto-bank-text = Forty cards, the months one to ten. A card is worth its month, and a hand the last digit of its sum: 8 and 9 make 17, that is 7. Nine is best and is called kabu; nothing is buta.
howto-bank-round = A round
howto-bank-round-text = Four hands get an open card, and everybody but the dealer bets on them. Then each hand gets a card that only those see who bet on it. With three or less a third card must come, with seven or more it may not; between them the first bettor decides. The dealer plays last.
howto-bank-end = The showdown
howto-bank-end-text = The higher total wins the bet; the dealer wins ties. Three cards of one month are arashi and win twice the bet. But if the dealer’s first card is a four or a nine and his second a one, he wins against everybody.
