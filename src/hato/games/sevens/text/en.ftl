### Sevens (rules SEV)

sevens-name = Sevens
sevens-about = Four rows grow from the sevens. Lay your cards next to those on the table, hold back what the others wait for, and be the first without cards.

## Presets

sevens-preset-club = Club rules
    .about = The usual Japanese game: all sevens lie on the table, the ace is low, and everybody may pass three times, also to block.
sevens-preset-source = With the ace high
    .about = Rows from two to ace. A lot decides who lays the first seven, and you pass only when nothing fits.

## Groups of options, by the rule that they belong to

sevens-group-SEV-1 = Cards
sevens-group-SEV-2 = Rows
sevens-group-SEV-3 = Beginning
sevens-group-SEV-5 = Passing
sevens-group-SEV-6 = Match and score
sevens-group-SEV-7 = Complete sides
sevens-group-SEV-8 = Jokers

## Options. The value texts of an option follow it; yes and no are shared texts.

sevens-option-ace = The ace
    .about = At which end of its row the ace lies.
sevens-value-ace-low = Low, before the two
sevens-value-ace-high = High, after the king
sevens-option-sevens_start = The sevens
    .about = Whether all sevens lie on the table before the first turn, or are played like other cards.
sevens-value-sevens_start-all_laid = All are laid first; the seven of diamonds begins
sevens-value-sevens_start-from_hand = Played from the hand; a lot decides who begins
sevens-option-voluntary_pass = Passing at will
    .about = Whether you may pass although a card fits.
sevens-option-pass_limit = Passes
    .about = How often everybody may pass in a round. Who must pass once more is out.
sevens-value-pass_limit-none = no limit
sevens-option-eliminate = One pass too many
    .about = What happens to a player who can neither play nor pass; only where passes are limited.
sevens-value-eliminate-lay_hand = His cards are laid, the others play on
sevens-value-eliminate-lose_all = The round is over, he is last
sevens-option-wrap = When a side is complete
    .about = Whether the other side of a suit then grows from its far end.
sevens-value-wrap-none = Nothing changes
sevens-value-wrap-tunnel = Tunnel: only from the far end
sevens-value-wrap-link = Link: from both ends
sevens-option-jokers = Jokers
    .about = How many jokers are dealt. A joker bridges a card that somebody else holds.
sevens-option-joker_mode = Use of the joker
    .about = What a joker does: you lay it with the card after the next; who holds the next one lays it and takes the joker.
sevens-value-joker_mode-swap = It is exchanged
sevens-option-joker_last = Joker as the last card
    .about = Whether you may go out with a joker.
sevens-value-joker_last-forbidden = Not allowed
sevens-value-joker_last-allowed = Allowed
sevens-value-joker_last-loses = You lose by it
sevens-option-match_rounds = Rounds
    .about = How many rounds the match has.
sevens-option-score = Scoring
    .about = Whether places count, or the cards that are left when the first player is out.
sevens-value-score-places = Places: a point for everybody behind you
sevens-value-score-cards_left = Cards left: a point off for each

## Lines of the settlement

sevens-line-place = Points for the place
sevens-line-cards = Cards left
sevens-line-joker_last = Joker as the last card

## Actions. $card (String): the card. $cards (String): all cards of the action

sevens-action-play = Lay { $card }
sevens-action-joker = Joker and { $cards }
sevens-action-pass = Pass

## What a player calls out

sevens-call-begins = I begin!
sevens-call-done = I’m out of cards!
sevens-call-eliminated = I’m out of the round!
sevens-call-joker_last = A joker was my last card!

## Places

sevens-place-layout = Table
sevens-place-gone = Out of the game
sevens-place-lot = The lot

## Move log. $who (String): "you" or "other". $name (String). $cards (String): a list. $to (String): "you" or "other". $receiver (String)

sevens-log-chose-pass = { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
sevens-log-moved-hand-layout = { $who ->
        [you] You lay { $cards }.
       *[other] { $name } lays { $cards }.
    }
sevens-log-moved-hand-hand = { $to ->
        [you] You get { $cards }.
       *[other] { $receiver } gets { $cards }.
    }
sevens-log-moved-hand-gone = { $cards } leaves the game.
sevens-log-revealed-hand = { $to ->
        [you] You have to show { $cards }.
       *[other] { $receiver } has to show { $cards }.
    }
sevens-log-drawn-lot = A lot decides who begins.

## Ends. $you (String): yes, no or none. $winner (String): who won

sevens-end-last = { $you ->
        [yes] You take the first place.
        [no] { $winner } takes the first place.
       *[none] The round is over.
    }
sevens-end-out = { $you ->
        [yes] You are the first without cards.
        [no] { $winner } is the first without cards.
       *[none] The round is over.
    }
sevens-end-eliminated = { $you ->
        [yes] Somebody had one pass too many; the first place is yours.
        [no] Somebody had one pass too many; the first place goes to { $winner }.
       *[none] Somebody had one pass too many: the round is over.
    }
sevens-end-jokers = { $you ->
        [yes] Only jokers are left; the first place is yours.
        [no] Only jokers are left; the first place goes to { $winner }.
       *[none] Only jokers are left: the round is over.
    }
