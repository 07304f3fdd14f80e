### Daifugo (rules DAI)

daifugo-name = Daifugo
daifugo-about = Be the first without cards: beat what lies on the table, or pass. Who wins is rich in the next round, and the last one has to give him his best cards.

## Presets

daifugo-preset-standard = Common rules
    .about = As most people play it: runs, revolution, the cutting eight, the suit lock, and a fall for the rich man who does not win again.
daifugo-preset-source = Rich man
    .about = The plain game: the leader leads all cards of his lowest rank, and the others beat them or pass.

## Groups of options, by the rule that they belong to

daifugo-group-DAI-1 = Cards
daifugo-group-DAI-2 = Deal
daifugo-group-DAI-3 = Leading
daifugo-group-DAI-4 = Passing
daifugo-group-DAI-5 = Jokers
daifugo-group-DAI-6 = Finishing
daifugo-group-DAI-7 = Exchange
daifugo-group-DAI-8 = Reversed order
daifugo-group-DAI-9 = Eights
daifugo-group-DAI-10 = Locks
daifugo-group-DAI-11 = Runs
daifugo-group-DAI-12 = Three of spades
daifugo-group-DAI-13 = Fall of the tycoon
daifugo-group-DAI-14 = Further effects
daifugo-group-DAI-15 = Match and score

## Options. The value texts of an option follow it; yes and no are shared texts.

daifugo-option-jokers = Jokers
    .about = How many jokers are in the pack.
daifugo-option-lead = Leading
    .about = What the leader of a trick may play.
daifugo-value-lead-lowest_all = All cards of his lowest rank
daifugo-value-lead-free = Any combination
daifugo-option-first_lead = Very first lead
    .about = Who leads in the first round; a named card has to be in that lead if leading is free.
daifugo-value-first_lead-lot = A lot decides
daifugo-value-first_lead-3D = Who holds the three of diamonds
daifugo-value-first_lead-3C = Who holds the three of clubs
daifugo-value-first_lead-3S = Who holds the three of spades
daifugo-option-later_lead = Later first leads
    .about = Who leads first in every further round.
daifugo-value-later_lead-rich = The tycoon
daifugo-value-later_lead-poor = The beggar
daifugo-option-pass_lock = Passing is final
    .about = Whether somebody who has passed is out of the trick; else he may come in again.
daifugo-option-joker_wild = Wild jokers
    .about = Whether a joker may stand for another card beside at least one natural card.
daifugo-option-exchange = Exchange
    .about = Which cards change hands before a new round: the best cards go up, as many come back.
daifugo-value-exchange-none = No exchange
daifugo-value-exchange-one_each = One card, last and first
daifugo-value-exchange-two_one = Two and one: last and first, second-last and second
daifugo-option-return_choice = Cards given back
    .about = What the richer player gives back.
daifugo-value-return_choice-lowest = His lowest cards
daifugo-value-return_choice-free = Any he likes
daifugo-option-revolution = Revolution
    .about = Four or more cards of a rank turn the order round: from then on the lower card wins.
daifugo-option-revolution_by_run = Revolution by a run
    .about = Whether a long run turns the order round too.
daifugo-value-revolution_by_run-off = No
daifugo-value-revolution_by_run-4 = Four cards or more
daifugo-value-revolution_by_run-5 = Five cards or more
daifugo-option-eight_cut = Cutting eights
    .about = A set of eights ends the trick at once, and its player leads.
daifugo-option-eight_cut_in_runs = Eights cut in runs too
    .about = Whether a run with an eight ends the trick too; only together with cutting eights.
daifugo-option-eleven_back = Jack back
    .about = Jacks turn the order round until the trick is over.
daifugo-option-suit_lock = Suit lock
    .about = Two plays in a row of the same suits bind the trick to these suits.
daifugo-value-suit_lock-off = No
daifugo-value-suit_lock-partial = The suits that both have
daifugo-value-suit_lock-full = Only if all suits are the same
daifugo-option-number_lock = Step lock
    .about = After two steps of one rank in a row every play has to be one step higher.
daifugo-option-sequences = Runs
    .about = Whether three or more cards of one suit in a row may be played.
daifugo-option-run_compare = When a run is higher
    .about = What decides between two runs.
daifugo-value-run_compare-low_card = Its lowest card is higher
daifugo-value-run_compare-beyond = It begins above the other’s end
daifugo-option-spade3 = Three of spades beats the joker
    .about = The three of spades answers a single joker and ends the trick.
daifugo-option-miyako_ochi = Fall of the tycoon
    .about = As soon as somebody else finishes first, the old tycoon is last.
daifugo-option-forbidden_finish = Forbidden last cards
    .about = Who finishes with such a card takes the lowest place that is free.
daifugo-value-forbidden_finish-top = The highest rank: two, or three in reversed order
daifugo-value-forbidden_finish-joker = A joker
daifugo-value-forbidden_finish-8 = An eight that cuts
daifugo-value-forbidden_finish-3S_return = The three of spades on a joker
daifugo-option-five_skip = Fives skip
    .about = As many players as there are fives have to sit out until the next play.
daifugo-option-seven_pass = Sevens give
    .about = As many cards as there are sevens may be given to the next player.
daifugo-option-ten_discard = Tens discard
    .about = As many cards as there are tens may be discarded.
daifugo-option-equal_hands = Equal hands
    .about = Whether surplus cards are set aside, so that all hands are equal.
daifugo-option-points = Score
    .about = What the places count.
daifugo-value-points-places = A point for each player behind you
daifugo-value-points-table = 50, 30, 20, 10 with four; ten a place with others
daifugo-option-rounds = Rounds
    .about = How many rounds the match has.

## Titles, which are the lines of the settlement too

daifugo-line-daifugo = Tycoon
    .native = 大富豪
daifugo-line-fugo = Rich man
    .native = 富豪
daifugo-line-heimin = Commoner
    .native = 平民
daifugo-line-hinmin = Poor man
    .native = 貧民
daifugo-line-daihinmin = Beggar
    .native = 大貧民

## Actions. $card (String): the card. $one (String): the rank from which a run goes

daifugo-action-pass = Pass
daifugo-action-play = Play
daifugo-action-run = Play the run from { $one }
daifugo-action-done = That’s all
daifugo-action-pick = Choose { $card }
daifugo-action-back = Take { $card } back
daifugo-action-return = Give { $card } back
daifugo-action-give = Give { $card }
daifugo-action-discard = Discard { $card }

## What a player calls out

daifugo-call-lot = The lot says: I lead.
daifugo-call-named = I have the card that leads.
daifugo-call-revolution = Revolution!
daifugo-call-counter = Counter-revolution!
daifugo-call-eleven_back = Jack back!
daifugo-call-lock = Locked!
daifugo-call-number_lock = Step by step!
daifugo-call-eight_cut = Eight cuts!
daifugo-call-spade3 = Three of spades!
daifugo-call-skipped = I’m skipped.
daifugo-call-foul = Forbidden last card!
daifugo-call-fallen = I have fallen!
daifugo-call-daifugo = Tycoon!
daifugo-call-fugo = Rich man!
daifugo-call-heimin = Commoner!
daifugo-call-hinmin = Poor man!
daifugo-call-daihinmin = Beggar…

## Places

daifugo-place-pile = Pile
daifugo-place-gone = Cards that are gone
daifugo-place-waste = Discarded
daifugo-place-aside = Set aside
daifugo-place-stock = Pack
daifugo-place-lot = The lot

## Move log. $who, $to (String): "you" or "other". $name, $receiver (String). $cards (String): a list. $number (Number): cards

daifugo-log-chose-pass = { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
daifugo-log-moved-hand-pile = { $who ->
        [you] You play { $cards }.
       *[other] { $name } plays { $cards }.
    }
daifugo-log-moved-hand-hand = { $who ->
        [you] You give { $cards } to { $receiver }.
       *[other] { $to ->
            [you] { $name } gives you { $cards }.
           *[other] { $name } gives { $number ->
                [one] a card
               *[other] { $number } cards
            } to { $receiver }.
        }
    }
daifugo-log-moved-hand-waste = { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $number ->
            [one] a card
           *[other] { $number } cards
        }.
    }
daifugo-log-moved-pile-gone = The pile is cleared.
daifugo-log-revealed-hand = { $number ->
        [0] { $to ->
            [you] You have to give up your best cards.
           *[other] { $receiver } has to give up the best cards.
        }
       *[other] { $to ->
            [you] You show { $cards }.
           *[other] { $receiver } shows { $cards }.
        }
    }
daifugo-log-drawn-lot = A lot decides who leads.

## Ends. $you (String): yes, no or none. $winner (String): who won

daifugo-end-finished = { $you ->
        [yes] You are the tycoon.
        [no] { $winner } is the tycoon.
       *[none] The round is over.
    }
daifugo-end-fallen = { $you ->
        [yes] You have brought the tycoon down: now it is you.
        [no] The tycoon has fallen. The new one: { $winner }.
       *[none] The tycoon has fallen.
    }
