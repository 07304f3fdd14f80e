### The trainer for the decisive syllables of the hundred poems.

## $right, $all, $count, $n, $days, $seconds (Number). $card, $kana (String): a card, a beginning.

karuta-trainer = Kimari-ji trainer
karuta-trainer-lead = You see a beginning, you find the ending. What you miss comes back soon, what you know comes back later.
karuta-trainer-start = Practise
karuta-trainer-continue = Go on practising
karuta-trainer-stop = Stop
karuta-trainer-way = What is asked
karuta-trainer-way-ending = From the beginning to the card
karuta-trainer-way-beginning = From the card to the beginning
karuta-trainer-set = Which poems
karuta-trainer-set-due = Those that are due
karuta-trainer-set-weak = Those you often miss
karuta-trainer-set-all = All hundred
karuta-trainer-set-length = { $count ->
    [one] With { $count } decisive syllable
   *[other] With { $count } decisive syllables
}
karuta-trainer-set-kana = Beginning with { $kana }
karuta-trainer-ask-ending = Which card is it?
karuta-trainer-ask-beginning = How does the poem begin?
karuta-trainer-show = Show the answer
karuta-trainer-next = Next
karuta-trainer-right = Right
karuta-trainer-wrong = Wrong: it is “{ $card }”
karuta-trainer-right-after = Right, after { $seconds } s
karuta-trainer-alike = Poems that begin alike
karuta-trainer-summary = { $right } of { $all } right, { $seconds } s on average
karuta-trainer-due = { $count ->
    [0] Nothing is due now.
    [one] { $count } poem is due.
   *[other] { $count } poems are due.
}
karuta-trainer-boxes = Boxes
    .about = A poem that you know moves one box up and comes back later. One that you miss goes back to the first box.
karuta-trainer-box = Box { $n }
karuta-trainer-box-new = New
karuta-trainer-box-count = { $count ->
    [one] { $count } poem
   *[other] { $count } poems
}
karuta-trainer-back-now = now
karuta-trainer-back = { $days ->
    [one] in { $days } day
   *[other] in { $days } days
}
karuta-trainer-statistics = Your poems
karuta-trainer-seen = Asked
karuta-trainer-hits = Right
karuta-trainer-misses = Wrong
karuta-trainer-share = Share right
karuta-trainer-median = Usual time
karuta-trainer-best = Best time
karuta-trainer-last = Last time
karuta-trainer-again = Comes back
karuta-trainer-confused = Often taken for “{ $card }”
karuta-trainer-never = never asked
karuta-trainer-reset = Forget my statistics
    .about = All boxes and times of the trainer are cleared.
karuta-trainer-keys = Keys 1 to { $count } choose, Enter goes on, Escape stops.
karuta-trainer-keys-write = Enter checks and goes on, Escape stops.
karuta-trainer-sets-length = By the length of the kimari-ji
karuta-trainer-sets-kana = By the first kana
karuta-trainer-fresh = { $count ->
    [0] No new ones today.
    [one] { $count } new one follows.
   *[other] { $count } new ones follow.
}
karuta-trainer-nothing = Nothing is left to ask here for now. Choose other poems.
karuta-trainer-count = Cards to choose from
karuta-trainer-answer = How you answer
karuta-trainer-answer-choose = Choose
karuta-trainer-answer-write = Write
karuta-trainer-more = More choices
karuta-trainer-dynamic = What has become decisive
    .about = Some poems count as read. The fewer are left, the sooner a beginning decides.
karuta-trainer-poem = The whole poem after each answer
karuta-trainer-names = Names under the cards, Latin letters under the kana
karuta-trainer-bound = Fast enough
    .about = A right answer that takes longer does not move the poem up. Writing has twice the time.
karuta-trainer-goal = Answers a day
karuta-trainer-today = Today
karuta-trainer-today-of = { $count } of { $all }
karuta-trainer-goal-met = The goal of the day is reached.
karuta-trainer-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
karuta-trainer-left = { $count ->
    [one] { $count } question left
   *[other] { $count } questions left
}
karuta-trainer-write = Its kimari-ji
    .about = In kana or in Latin letters
karuta-trainer-kana = Kana
karuta-trainer-kana-mark = Voicing mark
karuta-trainer-kana-delete = Delete
karuta-trainer-check = Check
karuta-trainer-slow = Right, but slow: { $seconds } s
karuta-trainer-short = “{ $kana }” does not decide yet: it is “{ $card }”
karuta-trainer-yours = Your answer: “{ $card }”
karuta-trainer-back-soon = soon
karuta-trainer-column-poem = Poem
karuta-trainer-column-box = Box
karuta-trainer-save = Save as a file
karuta-trainer-load = Load a file
karuta-trainer-loaded = The file is taken in: of each poem the latest answers count.
karuta-trainer-file-damaged = This file cannot be read. It may be cut short. Nothing was changed.
karuta-trainer-file-foreign = This is no file of the trainer. Nothing was changed.
karuta-trainer-file-newer = This file is of a newer Hato. Update Hato and try again. Nothing was changed.
karuta-trainer-file-partly = Some of this file makes no sense. Nothing was changed.
karuta-trainer-trouble-damaged = Your statistics in this browser could not be read, so the trainer begins anew.
karuta-trainer-trouble-foreign = Something else was stored where your statistics belong, so the trainer begins anew.
karuta-trainer-trouble-newer = Your statistics are of a newer Hato, so the trainer begins anew.
karuta-trainer-trouble-partly = Some of your statistics made no sense. The trainer goes on with the rest.
karuta-trainer-aside = What was stored before is kept beside, as it was.
karuta-trainer-aside-save = Save it as a file
karuta-trainer-aside-drop = Remove it
karuta-trainer-unsaved = This browser stores nothing for us, so all is forgotten when you leave. Save it as a file.
karuta-trainer-reset-sure = Really clear everything?
karuta-trainer-reset-yes = Clear
karuta-trainer-reset-no = Keep
karuta-trainer-reset-done = The statistics are cleared.
