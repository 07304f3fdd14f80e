### Cards, suits, months and kinds of the flower deck (rules D-2, D-6, D-7, D-8).

## The 48 cards. A name is unique and short enough for a label.

card-01b = Crane
card-01r = Pine poem ribbon
card-01j1 = Pine junk 1
card-01j2 = Pine junk 2
card-02a = Bush warbler
card-02r = Plum poem ribbon
card-02j1 = Plum junk 1
card-02j2 = Plum junk 2
card-03b = Curtain
card-03r = Cherry poem ribbon
card-03j1 = Cherry junk 1
card-03j2 = Cherry junk 2
card-04a = Cuckoo
card-04r = Wisteria red ribbon
card-04j1 = Wisteria junk 1
card-04j2 = Wisteria junk 2
card-05a = Eight-plank bridge
card-05r = Iris red ribbon
card-05j1 = Iris junk 1
card-05j2 = Iris junk 2
card-06a = Butterflies
card-06r = Peony blue ribbon
card-06j1 = Peony junk 1
card-06j2 = Peony junk 2
card-07a = Boar
card-07r = Bush clover red ribbon
card-07j1 = Bush clover junk 1
card-07j2 = Bush clover junk 2
card-08b = Full moon
card-08a = Geese
card-08j1 = Pampas grass junk 1
card-08j2 = Pampas grass junk 2
card-09a = Sake cup
card-09r = Chrysanthemum blue ribbon
card-09j1 = Chrysanthemum junk 1
card-09j2 = Chrysanthemum junk 2
card-10a = Deer
card-10r = Maple blue ribbon
card-10j1 = Maple junk 1
card-10j2 = Maple junk 2
card-11b = Rain man
card-11a = Swallow
card-11r = Willow red ribbon
card-11j1 = Lightning
card-12b = Phoenix
card-12j1 = Colored paulownia
card-12j2 = Paulownia junk 2
card-12j3 = Paulownia junk 3

## Jokers. `.about` says what one does.

card-X1 = +1 junk
    .about = Counts as one junk card.
card-X2 = +2 junk
    .about = Counts as two junk cards.
card-X3 = +3 junk
    .about = Counts as three junk cards.
card-XL = Light for the loser
    .about = Protects a loser who has it from the penalty for having no bright.
card-XD = Double if you win
    .about = Doubles the points of a winner who has it.
card-XS = Junk from everyone
    .about = Whoever captures it gets a junk card from every opponent who has one.

## Cards whose face is not known

card-back = Face-down card
card-unknown = Unknown card

## Suits: the plant of each month of the Japanese calendar

suit-01 = Pine
suit-02 = Plum
suit-03 = Cherry
suit-04 = Wisteria
suit-05 = Iris
suit-06 = Peony
suit-07 = Bush clover
suit-08 = Pampas grass
suit-09 = Chrysanthemum
suit-10 = Maple
suit-11 = Willow
suit-12 = Paulownia

## Months. `.title` stands alone or at the start of a line.

month-1 = January
    .title = January
month-2 = February
    .title = February
month-3 = March
    .title = March
month-4 = April
    .title = April
month-5 = May
    .title = May
month-6 = June
    .title = June
month-7 = July
    .title = July
month-8 = August
    .title = August
month-9 = September
    .title = September
month-10 = October
    .title = October
month-11 = November
    .title = November
month-12 = December
    .title = December

## Kinds. `.many` is the heading of a group of captured cards.

kind-b = bright
    .many = Brights
kind-a = animal
    .many = Animals
kind-r = ribbon
    .many = Ribbons
kind-j = junk
    .many = Junk

# The full name that a screen reader speaks: "Full moon, August, bright".
# $name (String): card-CODE. $month (String): month-N. $kind (String): kind-LETTER.
card-label = { $name }, { $month }, { $kind }
