### The hundred poems in plain lines, for the terminal.

## Letters and cards. $on (String): yes or no. $card, $poem, $poet, $row, $kana, $heard (String). $number, $slot (String): digits

recital-kana = { $on ->
    [yes] Kana is shown.
   *[no] Kana is no longer shown.
}
recital-romaji = { $on ->
    [yes] Latin letters are shown.
   *[no] Latin letters are no longer shown.
}
recital-kimariji = { $on ->
    [yes] Kimari-ji are shown with the cards.
   *[no] Kimari-ji are no longer shown.
}
recital-poem = { $on ->
    [yes] The poem follows each reading.
   *[no] The poem no longer follows each reading.
}
recital-card = { $card } ({ $number })
recital-poem-by = Poem { $number }, { $poet }:
recital-meaning = In our words: { $poem }
recital-row = Row { $number }. { $row }
recital-lies = { $slot } { $card }
# $reading (String): its number. $counts (String): cards left
recital-reading = { $reading }. Cards left: { $counts }.
# $camp (String): whose. $left (String): cards left
recital-camp = { $camp }, { $left }:
recital-decisive = kimari-ji { $kana }
recital-empty = empty
# $what, $value (String)
recital-part = { $what }: { $value }
# a beginning that is read, before the cursor
recital-mora = { $heard }:

## What is asked. $place (String): a place in a row

recital-order = The rows: place, card, and the number of the card in brackets. Type h for help.
recital-next = Enter starts the reading:
recital-ask-place = Card, row and place to move a card, or Enter when ready:
recital-ask-break = Card, row and place to move a card, or Enter to go on:
recital-ask-memorize = Enter when ready:
recital-ask-send = Which card do you send?
recital-ask-forfeit = Which card do you send? Or forfeit to send no more:
recital-ask-receive = Row and place, or Enter for { $place }:
# one player alone has touched the card that was read
recital-confirm = Who took the card?
recital-ask-proof = Number or beginning, or fail:
recital-ask-yaku = Which card is your yakufuda?
recital-ask-answer = Number or beginning, or decline:
recital-ask-penalty = Which cards do you give?
recital-ask-done = One or more cards, or Enter when done:

## What cannot be done. $answer (String): what was typed. $card (String). $row, $slot, $most (String): digits

recital-not-yet = The reader has not begun. Enter starts the reading.
recital-wrong-card = “{ $answer }” names no card here. Type its number, the beginning of its lower half, or row and place such as 4 3.
recital-wrong-ending = “{ $answer }” is not among the answers. Type a number or the beginning of a lower half.
recital-wrong-absent = “{ $card }” lies in neither camp.
recital-wrong-own = “{ $card }” does not lie in your camp.
recital-wrong-camp = “{ $card }” lies in a camp where you have already touched a card.
recital-wrong-empty = No card lies in row { $row } at place { $slot }.
recital-wrong-place = “{ $answer }” is no place in your camp. Type a row, 1 to 3, and a place, 1 to { $most }, such as 3 1 or jodan 1.
recital-wrong-taken = “{ $card }” lies there already.
recital-wrong-move = “{ $answer }” is no move. Type card, row and place, such as move k012 to jodan 3.
recital-wrong-moves = You have no moves left. Enter goes on.
recital-wrong-enter = “{ $answer }” is no answer here. Enter goes on.
recital-wrong-send = Name the card that you send.
recital-wrong-twice = Only one touch counts in each camp. Name one card, or one of each camp.
recital-wrong-proof = “{ $answer }” is not among the answers. Type a number, a beginning, or fail.
recital-wrong-choice = “{ $answer }” is no answer here. Type a number from 1 to { $most }.
recital-wrong-answer = Type a number, the beginning of a lower half, or decline.
recital-wrong-nothing = Name at least one card.
recital-wrong-same = You have named a card twice.
# $count (Number): cards
recital-wrong-most = { $count ->
    [one] You can name { $count } card at most.
   *[other] You can name { $count } cards at most.
}

## What happened. $you (String): yes, no or none. $who (String) beside it: a name; else you, other or none. $name, $receiver, $card, $cards (String)

# $call (String): the name of what happened. $about (String): what it means
recital-called = { $you ->
    [yes] You: { $call }. { $about }
    [none] { $call }. { $about }
   *[no] { $who }: { $call }. { $about }
}
# $said (String): a sentence. $place (String)
recital-laid = { $said } { $place }.
recital-touched = { $who ->
    [you] You touched “{ $card }”.
   *[other] { $name } touched “{ $card }”.
}
recital-said = { $what }.
# $right (String): yes or no
recital-answers = { $who ->
    [you] { $right ->
        [yes] You answer “{ $card }”: right.
       *[no] You answer “{ $card }”: wrong.
    }
   *[other] { $right ->
        [yes] { $name } answers “{ $card }”: right.
       *[no] { $name } answers “{ $card }”: wrong.
    }
}
# $to (String): you or other
recital-gives = { $who ->
    [you] You give to { $receiver }: { $cards }.
   *[other] { $to ->
        [you] { $name } gives you: { $cards }.
       *[other] { $name } gives to { $receiver }: { $cards }.
    }
}
recital-drops = { $who ->
    [you] You drop: { $cards }.
   *[other] { $name } drops: { $cards }.
}

## Help

recital-help-reader = The reader reads sound by sound and waits for you after each one. Enter lets the reader go on. The race against the clock is in the browser.
recital-help-touch = To touch a card, type its number, the beginning of its lower half, or row and place. Two cards, one of each camp, are parted by a comma. The time to your Enter counts, but no more than the sound lasts.
recital-help-rows = Rows 1 to 3 are yours, from near to far; rows 4 to 6 are the other camp, from far to near. Places are counted from their owner’s left.
recital-help-move = move k012 to jodan 3, or 12 3 3: moves a card of yours; rows are gedan, chudan, jodan, or 1 to 3
recital-help-send = A card that you send is named like a card that you touch; for a card that you get, type row and place.
recital-help-board = t, board or field: both camps, what was read, and the score
recital-help-table = t, board or field: the hands, the yakufuda, what was read, and the score
recital-help-y = y: the same with the kimari-ji
recital-help-poem-answer = Answer with the number in the list or the beginning of the lower half; decline passes.
recital-help-give = Several cards to give or drop go in one line, such as 3 5 8.
recital-help-kana = kana: shows or hides kana
recital-help-romaji = romaji: shows or hides Latin letters
recital-help-kimariji = kimariji: shows or hides the kimari-ji of the cards
recital-help-poem = poem: shows or hides poem, poet and translation after a reading
recital-help-l = l: what happened in this reading
