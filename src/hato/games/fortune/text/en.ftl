### Fortune telling: the frame, the advice, the meanings and the parts of the combined reading.

fortune-name = Fortune telling
fortune-about = Ask one question, pick three cards with your eyes closed, and read what their months say together.
fortune-preset-source = As handed down
    .about = Three cards for one question; a card with the sign of light strengthens its neighbour.
fortune-option-bright_target = What a light strengthens
    .about = The five bright cards carry the sign of light. Each makes the meaning of a neighbour stronger.
fortune-value-bright_target-prev_else_next = the card before it, for the first card the next one
fortune-value-bright_target-next_else_prev = the card after it, for the last card the one before
fortune-value-bright_target-both = both neighbours
fortune-value-bright_target-reader_choice = the neighbour that you choose
fortune-action-pick = Pick
fortune-action-strengthen = Strengthen
fortune-end-read = The reading is complete

## The way to a reading

fortune-pastime = This is a pastime. Cards know nothing of the future; what you do is up to you.
fortune-prepare = Before you ask
fortune-advice-mood = Come in a good mood. A heavy heart hears only heavy things.
fortune-advice-room = Make the room comfortable and quiet, and let nobody hurry you.
fortune-advice-deck = These cards are for fortune telling only and are never played with. That is why they have a back of their own.
fortune-advice-focus = Gather your thoughts and think of one thing only.
fortune-advice-trust = Trust the cards, feel at one with them, and ask them for help.
fortune-ready = I am ready
fortune-ask = Your question
fortune-ask-hint = One question has one answer. If you ask the same thing again, you will see the first answer once more.
fortune-ask-label = What do you want to know?
fortune-empty = Write your question first.
# $most (Number): characters
fortune-long = { $most ->
    [one] A question may have { $most } character at most.
   *[other] A question may have { $most } characters at most.
}
fortune-spread = Spread the cards
fortune-mix = Mix the cards
fortune-mix-hint = Stir them with the mouse, a finger or the arrow keys for as long as you like. Think of your question.
fortune-stir = Stir
# $count (Number): how often the cards were stirred with keys or the button
fortune-stirred = Stirred: { $count }
fortune-eyes = Close my eyes
fortune-pick = Pick three cards
fortune-pick-hint = Your eyes are closed, the faces stay down. Think of your question and take three cards.
# $count (Number): all cards
fortune-deck = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
# $number, $count (Number)
fortune-place = Card { $number } of { $count }, face down
# $order (Number): 1 to 3
fortune-place-picked = Card { $number } of { $count }, face down, picked as number { $order }
# $count (Number): picked so far
fortune-picked = Picked: { $count } of 3
fortune-side = The middle card carries the sign of light. Which card shall it strengthen?
fortune-side-previous = The first card
fortune-side-next = The last card
fortune-read = Your reading
# $question (String)
fortune-asked = “{ $question }”
fortune-nth-1 = First card
fortune-nth-2 = Second card
fortune-nth-3 = Third card
# $count (Number): lights that fall on the card
fortune-strength = { $count ->
    [one] strengthened by a light
   *[other] strengthened by { $count } lights
}
# $date (String)
fortune-again = You have asked this before. The cards answer a question only once, so nothing is drawn: this is the reading of { $date }.
fortune-again-open = You have asked this before and have not picked your cards yet. They still lie here.
fortune-close = Close the reading
fortune-closed = The reading is closed. Thank the cards and put them away.
fortune-earlier = Earlier readings
fortune-earlier-about = Your questions are kept in this browser only.
# $question, $date (String)
fortune-open = { $question } ({ $date })
fortune-clear = Clear the list
fortune-cleared = The list is empty.
fortune-wait = Just a moment …

## In the terminal

fortune-line-ask = Your question:
fortune-line-mix = 48 cards lie face down. Press Enter when you have mixed them in your mind.
# $order (Number): 1 to 3
fortune-line-pick = Card { $order } of 3, a number from 1 to 48:
# $answer (String)
fortune-line-wrong = “{ $answer }” is no card that lies here. Type a number from 1 to 48 that you have not picked yet.
fortune-line-side = Type 1 for the first card or 2 for the last one:
fortune-line-side-wrong = “{ $answer }” is no answer. Type 1 or 2.
# $nth (String): as “First card”. $card, $meaning (String)
fortune-line-card = { $nth }: { $card }. { $meaning }
# $strength (String)
fortune-line-card-strong = { $nth }: { $card }. { $meaning } ({ $strength })
fortune-line-left = The cards are put away. Ask the same question to go on.
# $option (String)
fortune-line-only = { $option } has no meaning for fortune telling; what can be set is bright_target.
fortune-line-question = Ask a question: hato fortune "Will I travel?"

## The seasons and the meanings of the months

fortune-season-winter = winter
fortune-season-spring = spring
fortune-season-summer = summer
fortune-season-autumn = autumn
fortune-meaning-01 = pride and wisdom
fortune-meaning-02 = blossoming, rebirth
fortune-meaning-03 = perfect beauty, solemnity
fortune-meaning-04 = the beginning of a new period
fortune-meaning-05 = courage and bravery
fortune-meaning-06 = femininity, beauty, material well-being
fortune-meaning-07 = awakening
fortune-meaning-08 = loneliness, heavy thoughts
fortune-meaning-09 = firmness and patience
fortune-meaning-10 = happiness and long life
fortune-meaning-11 = changes
fortune-meaning-12 = romance, being in love

## The parts of the combined reading. They are joined in order to one text: opening or link, then a month.

# $before, $after (String): the text so far, and its next part
fortune-join = { $before } { $after }
fortune-opening-winter = In the quiet of winter, where your answer begins,
fortune-opening-spring = In the first green of spring, where your answer begins,
fortune-opening-summer = In the long light of summer, where your answer begins,
fortune-opening-autumn = In the clear air of autumn, where your answer begins,
fortune-link-2-season = Still in the same season,
fortune-link-2-onward = Then, as the year goes on,
fortune-link-2-across = Then, on the other side of the year,
fortune-link-2-backward = Then, one step back in the year,
fortune-link-2-darker = But after this, in a darker hour,
fortune-link-2-brighter = But soon, as it grows lighter,
fortune-link-3-season = And at the end, in that same season,
fortune-link-3-onward = At the end of the road, one season later,
fortune-link-3-across = At the end of the road, half a year away,
fortune-link-3-backward = At the end of the road, one season back,
fortune-link-3-darker = But at the end of the road, in the silence of the night,
fortune-link-3-brighter = But at the end of the road, when the night is over,
fortune-plain-01 = the crane stands upright in the pine, and in you too there are pride and wisdom that need no loud words.
fortune-plain-02 = the plum blossoms in the cold, and what you thought was over is born again.
fortune-plain-03 = the cherry stands in perfect beauty, and a solemn moment comes that wants a calm heart.
fortune-plain-04 = the lark rises over the weeping willow, and a new period begins, still small, but already yours.
fortune-plain-05 = the iris stands straight as a blade and asks for courage and bravery: take the step that you have put off.
fortune-plain-06 = the peony opens with all that is feminine and beautiful, and your home is well provided for.
fortune-plain-07 = the clover stirs in the morning wind, and something in you awakens that has slept for long.
fortune-plain-08 = the moon stands over the mountain, and a time of loneliness and heavy thoughts asks you to be gentle with yourself.
fortune-plain-09 = the chrysanthemum holds out against the frost, and your firmness and patience will get you there.
fortune-plain-10 = the deer walks among red maples, and happiness comes with it, and a long life.
fortune-plain-11 = rain washes the road clean, and changes come that leave little as it was.
fortune-plain-12 = the paulownia blossoms for two, and there is romance in the air: whoever is in love finds every road short.
fortune-strong-01 = a light falls on the crane in the pine: your pride is at its full height and your wisdom sees far, so trust your own judgement first of all.
fortune-strong-02 = a light falls on the plum, and every branch is in blossom: this is a great rebirth, stronger than all that the cold has taken.
fortune-strong-03 = a light falls on the cherry, and its beauty is perfect: a great and solemn day is coming, which you will long remember.
fortune-strong-04 = a light falls on the lark over the willow: the new period begins so clearly that you can lay the old one down without regret.
fortune-strong-05 = a light falls on the iris: there is great courage in you, and bravery will carry you further now than caution.
fortune-strong-06 = a light falls on the peony: femininity and beauty rule here, and your well-being grows fuller than you would have asked.
fortune-strong-07 = a light falls on the clover: the awakening is sudden and complete, and you see everything with open eyes.
fortune-strong-08 = a light falls on the moon over the mountain, and loneliness and heavy thoughts weigh more: do not carry them by yourself, speak to somebody.
fortune-strong-09 = a light falls on the chrysanthemum: your firmness does not bend, and your patience outlasts all that stands in the way.
fortune-strong-10 = a light falls on the deer among the maples: great happiness is near, and a long life to enjoy it.
fortune-strong-11 = a light falls through the rain: the changes are great, and they take you along whether you hurry or not.
fortune-strong-12 = a light falls on the paulownia: a great romance is coming, and love will speak louder than any other voice.
# $meaning (String): the short meaning of the month
fortune-repeat-2-same = The second card shows the same month again, so “{ $meaning }” is said twice and counts double.
fortune-repeat-3-same = And the last card shows the same month again, so “{ $meaning }” is said twice and counts double.
fortune-repeat-3-back = And at the end the month of the beginning comes back, so “{ $meaning }” stands around it all and counts double.
fortune-repeat-3-thrice = And the last card shows it for the third time, so “{ $meaning }” is all that your answer speaks of.
fortune-lit-again = A light falls on it as well and makes it stronger still.
fortune-lit-twice = The light comes from both sides here, so take this to heart above all.
fortune-ending-month = All three cards are of one month: a rare spread, and an answer without any doubt.
fortune-ending-three-winter = All three cards belong to winter: gather your strength and let things ripen under the snow.
fortune-ending-three-spring = All three cards belong to spring: everything is only beginning here, so begin as well.
fortune-ending-three-summer = All three cards belong to summer: the time is ripe, and what you do now has weight.
fortune-ending-three-autumn = All three cards belong to autumn: it is time to bring in what you have sown.
fortune-ending-twice-winter = One month came twice, and with it winter: do not hurry, and keep to what was said twice.
fortune-ending-twice-spring = One month came twice, and with it spring: keep to what was said twice, and let it grow.
fortune-ending-twice-summer = One month came twice, and with it summer: think of what was said twice while the days are long.
fortune-ending-twice-autumn = One month came twice, and with it autumn: keep to what was said twice, and it will bear fruit.
fortune-ending-two-winter = Winter speaks twice here: keep calm, and let things ripen before you act.
fortune-ending-two-spring = Spring speaks twice here: be the one who begins.
fortune-ending-two-summer = Summer speaks twice here: act while the days are long.
fortune-ending-two-autumn = Autumn speaks twice here: finish one thing before you start another.
fortune-ending-without-winter = Three seasons have spoken, and only winter is silent: you need not wait any longer.
fortune-ending-without-spring = Three seasons have spoken, and only spring is silent: look for nothing new, you have what you need.
fortune-ending-without-summer = Three seasons have spoken, and only summer is silent: the fullest time is still to come.
fortune-ending-without-autumn = Three seasons have spoken, and only autumn is silent: the harvest still lies ahead.
