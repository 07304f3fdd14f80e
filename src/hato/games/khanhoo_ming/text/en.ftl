### Khanhoo, the Ming form (rules KHM)

## Name

khanhoo_ming-name = Khanhoo: Ming form
khanhoo_ming-about = A trick game of the Ming time with money-suited cards: win tricks of one card or of three, and the special groups with their points.
# The language of the names in `.native`.
khanhoo_ming-native = zh-Hant

## Presets

khanhoo_ming-preset-source = As recorded
    .about = The rules as Pan Zhiheng wrote them down in 1613, as far as they can be read.

## Groups of options, by the rule that they belong to

khanhoo_ming-group-KHM-3 = Tricks
khanhoo_ming-group-KHM-6 = Leopards
khanhoo_ming-group-KHM-9 = Match

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_ming-option-must_beat = Beat if you can
    .about = Whether cards may be thrown off only by a player who can beat nothing.
khanhoo_ming-option-discard_face = Cards thrown off
    .about = Whether cards that are thrown off lie face down, as usual with these cards, or face up.
khanhoo_ming-value-discard_face-down = Face down
khanhoo_ming-value-discard_face-up = Face up
khanhoo_ming-option-specials_beat_leopards = What beats a leopard
    .about = Whether only Hero beats every leopard, or Riches too.
khanhoo_ming-value-specials_beat_leopards-hero_only = Only Hero
khanhoo_ming-value-specials_beat_leopards-all_higher = Riches and Hero
khanhoo_ming-option-deals = Deals
    .about = How many deals a match has; usually two for each player. The highest total wins.
khanhoo_ming-option-settle = Pay the differences
    .about = Whether at the end everybody pays everybody the difference of their points.

## Lines of the settlement: the cards of won tricks, and the plays that earn more. `.native` is Chinese.

khanhoo_ming-line-cards = Cards of won tricks
    .about = Every card of a won trick counts one, whoever played it.
khanhoo_ming-line-five_myriads = 5 myriads alone
    .native = 五萬
    .about = A trick won with the single 5 myriads.
khanhoo_ming-line-eight_myriads = 8 myriads alone
    .native = 八萬
    .about = A trick won with the single 8 myriads.
khanhoo_ming-line-half_leopard = Half-leopard
    .native = 半豹
    .about = 1 cash, half cash and zero cash: beats all gibbons of cash and strings.
khanhoo_ming-line-thousand_gibbon = Thousand gibbon
    .native = 千萬猿
    .about = 8, 9 and thousand myriads: the highest gibbon.
khanhoo_ming-line-pangolin = Pangolin
    .native = 穿山甲
    .about = 7 cash, 3 strings, 3 myriads.
khanhoo_ming-line-poverty = Poverty
    .native = 貧
    .about = 8 cash, 2 strings, 2 myriads.
khanhoo_ming-line-tiger = Tiger
    .native = 虎
    .about = 9 cash, 1 string, 1 myriad.
khanhoo_ming-line-chariot = Chariot
    .native = 車
    .about = Zero cash, 9 strings, thousand myriads.
khanhoo_ming-line-leopard_9 = Leopard of nines
    .native = 九豹
    .about = All three nines: at the same time the highest leopard.
khanhoo_ming-line-riches = Riches
    .native = 富
    .about = Zero cash, 9 strings, 9 myriads.
khanhoo_ming-line-hero = Hero
    .native = 英雄
    .about = 1 string, 1 myriad, thousand myriads: beats all other specials and all leopards.

## Actions

khanhoo_ming-action-play = Play
khanhoo_ming-action-discard = Throw off
khanhoo_ming-action-back = Take back

## Kinds of plays, as the table names them

khanhoo_ming-kind-single = Single card
khanhoo_ming-kind-gibbon = Gibbon
    .native = 猿
khanhoo_ming-kind-leopard = Leopard
    .native = 豹
khanhoo_ming-kind-special = Special
    .native = 特

## What a player says

khanhoo_ming-call-half_leopard = Half-leopard!
khanhoo_ming-call-thousand_gibbon = Eight, nine, thousand!
khanhoo_ming-call-pangolin = Pangolin!
khanhoo_ming-call-poverty = Poverty!
khanhoo_ming-call-tiger = Tiger!
khanhoo_ming-call-chariot = Chariot!
khanhoo_ming-call-leopard_9 = All three nines!
khanhoo_ming-call-riches = Riches!
khanhoo_ming-call-hero = Hero!

## The log. $who (String): you or other. $name (String). $cards (String): names of cards. $number (Number): how many

khanhoo_ming-log-moved-hand-trick = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
khanhoo_ming-log-moved-hand-thrown = { $who ->
    [you] You throw off { $number ->
        [one] one card
       *[other] { $number } cards
    }.
   *[other] { $name } throws off { $number ->
        [one] one card
       *[other] { $number } cards
    }.
}
khanhoo_ming-log-moved-trick-won = { $who ->
    [you] You take { $cards }.
   *[other] { $name } takes { $cards }.
}
khanhoo_ming-log-moved-thrown-won = { $who ->
    [you] You take { $cards }.
   *[other] { $name } takes { $cards }.
}

## Places, as the line client names them

khanhoo_ming-place-trick = the trick
khanhoo_ming-place-thrown = cards thrown off
khanhoo_ming-place-gone = thrown off before
khanhoo_ming-place-won = won tricks

## What the table asks and shows

khanhoo_ming-hint-lead = You lead: choose a card or a group.
khanhoo_ming-hint-follow = Beat it, or choose a card to throw off.
khanhoo_ming-hint-beat = You must beat it.
# $chosen, $size (Number): cards
khanhoo_ming-hint-thrown = Throw off: { $chosen } of { $size } chosen.
khanhoo_ming-groups = Groups in your hand
khanhoo_ming-trick = Trick
khanhoo_ming-best = best so far
khanhoo_ming-thrown = thrown off
# $tricks, $points (Number)
khanhoo_ming-won = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $points (Number)
khanhoo_ming-won-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_ming-end-highest = { $you ->
    [yes] You have the most points of this deal.
   *[no] { $winner } has the most points of this deal.
}
khanhoo_ming-end-shared = The most points of this deal are shared.
