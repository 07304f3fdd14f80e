### What leads to the pages about the cards, and the folk names of the months (rules D-7).

door-cards = The cards
    .about = What every card shows and stands for, in Korea and in Japan.
about-card = About this card
about-cards = About the cards
key-about = About the card in focus or under the pointer (a right click or a long press on any card does the same)

month-names = Names of the months
month-names-usual = Usual
month-names-koryo_saram = Sakhalin folk names

## Folk names of the Koreans of Sakhalin and Central Asia; months without one keep the usual name

folk-01 = Songo-yagi
folk-02 = Myadya-yagi
folk-03 = Sakura-yagi
folk-04 = Weeping willow
folk-05 = Choi-yagi
folk-08 = Minvori-yagi
folk-09 = Kuktya-yagi
folk-10 = Pun-yagi
folk-11 = Pi-yagi
folk-12 = Tontoi-yagi
folk-card-04a = Lark over a weeping willow

## A card with the folk name of its month. $plant (String): folk-NN. $number (String): 1 to 3

folk-poem = { $plant } poem ribbon
folk-blue = { $plant } blue ribbon
folk-red = { $plant } red ribbon
folk-junk = { $plant } junk { $number }

## Command line

cli-command-cards = Says what the cards show and stand for; with a code it shows the page of one card, with “history” the history.
cli-error-card = There is no card { $what }; a code is the month from 01 to 12 and the kind, such as { $names }. hato cards lists them all.
