### The mode of 1995: a career for money against one opponent, and the host who leads through it.


## The door and the menu

door-card1995 = 1995Card
    .about = A career for money, with a host, music and the look of those years.
career = 1995Card
career-title = 1995Card · Hato
career-lead = Two players, ten cards each, one purse each. Play until somebody has no money left.
career-new = New career
career-going = Career in progress
# $round (Number). $you, $other (String): money
career-going-about = Round { $round }. You have { $you }, your opponent { $other }.
career-replaces = A new career ends this one.
career-capital = Starting capital
career-stake = Money for a point
career-extra = Extra card
career-extra-yes = With
    .about = After a capture from the stock one more card is turned and left lying.
career-extra-no = Without
    .about = One card of the stock a turn; the table is empty in the end.
career-start = Begin
career-options = Music and host
career-to-hato = Back to Hato
career-menu = To the menu
career-form-lead = Your lead at the end of a round is paid in money, and so is your opponent’s.

## Settings

career-host-says = The host says
career-host = Host
career-host-on = The host comments
music = Music
music-off = Off
music-career = In 1995Card
music-always = At every table
music-volume = Music volume

## At the table

career-points = Points of the round
career-money = Money
career-steps = Steps of the turn
career-step-1 = Play a card
career-step-2 = Turn the stock
career-step-3 = One more
# $label (String): a card, its month and kind. $points (Number)
career-card = { $label }, { $points } points

## Keys

career-key-next = On the account: the next round
career-key-table = After a round: look at the table, and back
career-key-host = Let the host speak, or be silent
career-key-music = Music on or off
career-key-menu = To the menu; the career is saved

## The account of a round

# $money (String)
career-won = You win { $money }
career-lost = You lose { $money }
career-even = Nobody wins
career-account = Account of the round
career-sum = Score
career-lead-of = Lead
# $stake (String): money
career-rate = { $stake } for a point
# $money (String): what was due
career-all = { $money } were due, more than there was
career-now = Money now
career-saved = Saved: you may stop here and come back.

## The endings

career-broke = Broke
career-broke-about = Your purse is empty and the evening is over. The cards do not remember; tomorrow they lie differently.
career-bank = The bank is broken
career-bank-about = Everything that lay on this table is yours. It took nerve, and the right month at the right time.
career-history = The career
career-rounds = Rounds
# $won, $lost, $even (Number): rounds
career-record = Won { $won }, lost { $lost }, drawn { $even }
career-best = Best round
career-worst = Worst round
# $round (Number). $money (String): with its sign
career-in-round = { $money } in round { $round }
# $level (String). $capital (String)
career-terms = { $level } · capital { $capital }
