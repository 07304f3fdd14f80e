### Laying the own cards in groups

melds-propose = Propose again
melds-sort = Sort again
melds-left = Move left
melds-right = Move right
melds-own = Your group
# $kind (String): what it is. $name (String): its own name
melds-of = { $kind }: { $name }
key-move = Move the card to another place or group
key-propose = Let the table lay the hand again
key-count = Count or propose groups
key-index = Numbers and letters on the cards
card-index = Numbers and letters on money-suited cards
