### Kyogi karuta (rules KAR)

## Name

kyogi_karuta-name = Kyogi karuta
kyogi_karuta-about = A poem is read, its ending lies on the table, and the faster hand takes it. Who has no cards left wins.
# The language of the names in `.native`.
kyogi_karuta-native = ja

## Presets

kyogi_karuta-preset-source = Normal game
    .about = 25 cards a side, 50 absent poems, two minutes to memorize, a little faster than official.
kyogi_karuta-preset-official = Official times
    .about = Fifteen minutes to memorize, the official pace; own cards may be moved, and what is not sent in time stays.
kyogi_karuta-preset-quick = Quick game
    .about = 45 seconds to memorize, a fast reader, no lower half before the next poem.
kyogi_karuta-preset-beginner = First steps
    .about = Ten cards a side and four absent poems that everybody knows; the cards show all marks of the kana.

## Groups of options, by the rule that they belong to

kyogi_karuta-group-KAR-2 = Set-up
kyogi_karuta-group-KAR-3 = Reading
kyogi_karuta-group-KAR-4 = Taking
kyogi_karuta-group-KAR-5 = After the reading
kyogi_karuta-group-KAR-6 = Ties
kyogi_karuta-group-KAR-7 = Judge
kyogi_karuta-group-KAR-9 = Presentation and false starts

## Options. The value texts of an option follow it; yes and no are shared texts.

kyogi_karuta-option-cards_per_side = Cards a side
    .about = How many cards each player lays out.
kyogi_karuta-option-handicap = Handicap
    .about = So many cards fewer for the second player; below zero, for the first.
kyogi_karuta-option-ghosts = Absent poems
    .about = How many poems are read though their cards lie in neither camp.
kyogi_karuta-option-ghosts_shown = Absent poems known
    .about = Whether both players can see which poems are absent. Good for practice.
kyogi_karuta-option-memorize_s = Seconds to memorize
    .about = How long both look at the cards before the first reading; 900 is official. It ends early when both are ready.
kyogi_karuta-option-regroup = Moving cards later
    .about = Whether own cards may be moved between readings too.
kyogi_karuta-option-pace = Pace, in percent
    .about = How long a reading takes: 100 is the official time, 50 is half of it.
kyogi_karuta-option-lower_half = Lower half first
    .about = Whether the lower half of the poem before is read again before each new poem.
kyogi_karuta-option-presentation = Presentation
    .about = How the reading reaches the players, the same way for both.
kyogi_karuta-value-presentation-text = Text, sound by sound
kyogi_karuta-value-presentation-speech = Spoken
kyogi_karuta-value-presentation-both = Text and voice
kyogi_karuta-option-script = Writing on the cards
    .about = How the lower half is written. Real cards have kana without voicing marks.
kyogi_karuta-value-script-kana_unvoiced = Kana without marks
kyogi_karuta-value-script-kana = Kana with marks
kyogi_karuta-value-script-kanji = Kanji and kana
kyogi_karuta-value-script-romaji = Latin letters
kyogi_karuta-option-late_ms = Late time, in ms
    .about = How long after the last sound of the upper half a card can still be taken.
kyogi_karuta-option-tie_window_ms = Tie, in ms
    .about = Touches no farther apart than this are equally fast: the owner of the camp takes.
kyogi_karuta-option-early = False start
    .about = What a touch before the first sound is.
kyogi_karuta-value-early-ignored = Nothing
kyogi_karuta-value-early-foul = A foul
kyogi_karuta-option-proof = Proof
    .about = Whether touching is enough, or who takes must then name the ending or the poet within six seconds. Who cannot has made a foul, and the take does not count.
kyogi_karuta-value-proof-touch = Touching is enough
kyogi_karuta-value-proof-ending4 = Name the ending, of four
kyogi_karuta-value-proof-poet4 = Name the poet, of four
kyogi_karuta-option-send_timeout = Not sent in time
    .about = What happens when a card is not sent within eight seconds.
kyogi_karuta-value-send_timeout-auto = Any card is sent
kyogi_karuta-value-send_timeout-forfeit = It stays
kyogi_karuta-option-casual_dispute = The players agree first
    .about = Whether both first say who was faster. Only when they disagree does the judge show the times.

## Lines and ends. $you (String): yes, no or none. $winner (String)

kyogi_karuta-line-cards_left = Cards in the other camp
kyogi_karuta-end-empty = { $you ->
    [yes] Your camp is empty: you win.
   *[other] { $winner } has no cards left and wins.
}

## Calls, with what they mean

kyogi_karuta-call-touch = Touch
    .native = タッチ
    .about = A card was touched.
kyogi_karuta-call-early = False start
    .native = フライング
    .about = A touch before the first sound.
kyogi_karuta-call-judge = First by the times
    .native = 審判
    .about = The players did not agree, so the times decide.
kyogi_karuta-call-proved = Named right
    .native = 正解
    .about = Ending or poet was right: the take counts.
kyogi_karuta-call-unproved = Named wrong
    .native = 不正解
    .about = The take does not count, and it is a foul.
kyogi_karuta-call-kata_ote = Kata-ote
    .native = 片お手
    .about = The poem is absent, and one camp was touched: one foul.
kyogi_karuta-call-kara_daburu = Kara-daburu
    .native = 空ダブル
    .about = The poem is absent, and both camps were touched: two fouls.
kyogi_karuta-call-daburu = Daburu
    .native = ダブル
    .about = The own card went to the other side, and a foul besides: two cards come in.
kyogi_karuta-call-semi_daburu = Semi-daburu
    .native = セミダブル
    .about = The other side took its own card while this one made a foul: one card comes in.
kyogi_karuta-call-tomo_ote = Tomo-ote
    .native = 共お手
    .about = Both made a foul: nothing is sent.
kyogi_karuta-call-torison = Torison
    .native = 取り損
    .about = A card taken across and a foul cancel each other: nothing is sent.
kyogi_karuta-call-otetsuki = Otetsuki
    .native = お手付き
    .about = A card in the wrong camp was touched: one foul.

## Actions. $card (String): a card. $one (String): the row or a part of a time. $two (String): the place

kyogi_karuta-action-ready = Ready
kyogi_karuta-action-wait = Wait
kyogi_karuta-action-early = Touch too early
kyogi_karuta-action-mine = I was first
kyogi_karuta-action-yours = The other was first
kyogi_karuta-action-fail = I don’t know
kyogi_karuta-action-forfeit = Send no more
kyogi_karuta-action-touch = Take “{ $card }”
kyogi_karuta-action-at = After { $one } tenths of a second
kyogi_karuta-action-ms = and { $one } thousandths
kyogi_karuta-action-move = Move “{ $card }”
kyogi_karuta-action-to = { $one ->
    [gedan] To the near row
    [chudan] To the middle row
   *[jodan] To the far row
}, place { $two }
kyogi_karuta-action-send = Send “{ $card }”
kyogi_karuta-action-answer = It is { $card }

## Move log. $who (String): you, other or none. $name (String). $card, $cards (String): names of cards. $number (Number): cards

kyogi_karuta-log-chose-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
}
kyogi_karuta-log-chose-forfeit = { $who ->
    [you] You send no more cards.
   *[other] { $name } sends no more cards.
}
kyogi_karuta-log-chose-answer = { $who ->
    [you] You prove your take.
   *[other] { $name } proves the take.
}
kyogi_karuta-log-chose-fail = { $who ->
    [you] You cannot prove your take.
   *[other] { $name } cannot prove the take.
}
kyogi_karuta-log-chose-mine = { $who ->
    [you] You say that you were first.
   *[other] { $name } says: I was first.
}
kyogi_karuta-log-chose-yours = { $who ->
    [you] You say that the other was first.
   *[other] { $name } says: the other was first.
}
kyogi_karuta-log-revealed-reading = The poem was “{ $card }”.
kyogi_karuta-log-moved-camp-camp = { $who ->
    [you] You move “{ $card }”.
   *[other] { $name } moves “{ $card }”.
}
kyogi_karuta-log-moved-camp-read = { $who ->
    [you] You take “{ $card }”.
    [none] Nobody takes “{ $card }”; it leaves.
   *[other] { $name } takes “{ $card }”.
}
kyogi_karuta-log-moved-ghosts-read = “{ $card }” was an absent poem.
kyogi_karuta-log-moved-camp-sent = { $who ->
    [you] You send “{ $card }”.
   *[other] { $name } sends “{ $card }”.
}
kyogi_karuta-log-moved-sent-camp = { $who ->
    [you] You lay “{ $card }” in your camp.
   *[other] { $name } lays “{ $card }” in the own camp.
}

## Places

kyogi_karuta-place-stock = Cards not dealt
kyogi_karuta-place-camp = Camp
kyogi_karuta-place-sent = Card on its way
kyogi_karuta-place-ghosts = Absent poems
kyogi_karuta-place-rest = Out of play
kyogi_karuta-place-absent = Cards that lie nowhere
kyogi_karuta-place-read = Poems read
kyogi_karuta-place-reading = Reading

## The table: camps and rows. $you (String): yes or no. $name (String). $count (Number): cards

kyogi_karuta-camp = { $you ->
    [yes] Your camp
   *[no] Camp of { $name }
}
    .native = { $you ->
    [yes] 自陣
   *[no] 敵陣
}
kyogi_karuta-camp-count = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
kyogi_karuta-row-gedan = Near row
    .native = 下段
    .about = Gedan, the row next to the player.
kyogi_karuta-row-chudan = Middle row
    .native = 中段
    .about = Chudan, the row in the middle.
kyogi_karuta-row-jodan = Far row
    .native = 上段
    .about = Jodan, the row next to the other camp.
# $row (String): a row. $slot (Number): a place in it. $at (String): the same in words
kyogi_karuta-slot = { $row }, place { $slot }
kyogi_karuta-slot-card = { $at }: { $card }
kyogi_karuta-slot-empty = { $at }: empty

## Laying out and memorizing. $time (String): minutes and seconds. $count (Number)

kyogi_karuta-ready = Ready
kyogi_karuta-is-ready = ready
kyogi_karuta-layout = Lay out your cards
kyogi_karuta-layout-again = Lay out anew
    .about = Short beginnings nearest to you.
kyogi_karuta-layout-save = Remember this lay-out
kyogi_karuta-layout-saved = As I like it
kyogi_karuta-moves-left = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
kyogi_karuta-memorize = Memorize
kyogi_karuta-time-left = { $time } left
kyogi_karuta-hint-place = Lay your cards as you like, then press Ready.
kyogi_karuta-hint-to = Choose a place for “{ $card }”.
kyogi_karuta-hint-memorize = Learn where every card lies.
kyogi_karuta-hint-ready = You are ready. { $name } is still looking.
kyogi_karuta-hint-break = You may move cards before the next poem.

## Reading. $number (Number): of the reading. $all (Number): the most there can be. $ms (Number): thousandths of a second

kyogi_karuta-reading = Reading { $number } of { $all }
kyogi_karuta-hint-opening = The opening poem is read. Hands at rest.
kyogi_karuta-hint-lower = The lower half of the last poem. Soon the next begins.
kyogi_karuta-hint-calm = Silence. Wait for the first sound.
kyogi_karuta-hint-listen = Take the card as soon as you know it.
kyogi_karuta-hint-touched = Your touch counts. The other may still touch.
kyogi_karuta-hint-late = The upper half is over. Last chance.
kyogi_karuta-heard = Heard: { $heard }
kyogi_karuta-took = { $who ->
    [you] You took it after { $ms } ms.
    [none] Nobody took it.
   *[other] { $name } took it after { $ms } ms.
}
kyogi_karuta-touched = { $who ->
    [you] You touched “{ $card }” after { $ms } ms.
   *[other] { $name } touched “{ $card }” after { $ms } ms.
}
kyogi_karuta-tie = { $who ->
    [you] Equally fast: it lay in your camp, so it is yours.
   *[other] Equally fast: it lay in the camp of { $name }, who takes it.
}
kyogi_karuta-absent = Absent poem
    .native = 空札
    .about = Its card lies in neither camp: touch nothing.
kyogi_karuta-absent-left = { $count ->
    [one] { $count } absent poem unread
   *[other] { $count } absent poems unread
}
kyogi_karuta-foul = Foul
kyogi_karuta-fouls = { $count ->
    [one] { $count } foul
   *[other] { $count } fouls
}
kyogi_karuta-false-start = { $who ->
    [you] You were too early.
   *[other] { $name } was too early.
}
kyogi_karuta-clamped = Your time did not fit its arrival, so the arrival counted.
kyogi_karuta-line-ms = Line: { $ms } ms
kyogi_karuta-times = Times
kyogi_karuta-mean = On average { $ms } ms

## Sending. $count (Number): cards. $name (String)

kyogi_karuta-send = Send
kyogi_karuta-receive = Receive
kyogi_karuta-hint-send = { $count ->
    [one] Send { $count } card: choose one of yours.
   *[other] Send { $count } cards: choose one of yours.
}
kyogi_karuta-hint-send-other = { $name } chooses a card to send.
kyogi_karuta-hint-receive = Choose a place for the card “{ $card }” in your camp.
kyogi_karuta-hint-receive-other = { $name } finds a place for the card.
kyogi_karuta-sends = { $who ->
    [you] You send { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $name } sends { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
kyogi_karuta-sends-nothing = Nothing is sent.

## Who was first, and the proof

kyogi_karuta-hint-confirm = The card was touched. Who was first?
kyogi_karuta-hint-proof-ending = How does the poem end?
kyogi_karuta-hint-proof-poet = Who wrote the poem?
kyogi_karuta-hint-proof-other = { $name } has to prove the take.
kyogi_karuta-agreed = Agreed.
kyogi_karuta-disagreed = You do not agree: the judge shows the times.

## Levels of the computer players

kyogi_karuta-level-1 = Beginner
    .about = Knows a few poems, searches long and forgets a lot.
kyogi_karuta-level-2 = Learner
    .about = Waits for most of the upper half and still searches often.
kyogi_karuta-level-3 = Club player
    .about = Knows the kimari-ji and finds most cards.
kyogi_karuta-level-4 = Tournament player
    .about = Moves as soon as the poem is decided.
kyogi_karuta-level-5 = Expert
    .about = Remembers nearly every place and what has become decisive.
kyogi_karuta-level-6 = Challenger
    .about = Goes for the card within the deciding sound.
kyogi_karuta-level-7 = Meijin
    .about = Hears the sound before it is over, and hardly ever errs.
