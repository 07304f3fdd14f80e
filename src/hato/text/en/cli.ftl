### The command line and the match in plain lines.
### Values in plain lines stand as { $what }; a pattern with a selector says what its values are.

## Help

cli-about = Hato is a home for the flower-card games. Usage: hato COMMAND [options]
cli-help-commands = Commands:
cli-help-options = Options:
cli-help-more = hato COMMAND --help says more about a command.

cli-command-play = Opens the table in the browser; with --line it is a match in the terminal, in plain lines.
cli-command-serve = Runs the server without opening a browser.
cli-command-games = Lists the games; with a game it shows its presets and house rules.
cli-command-check = Holds vector files and recorded rounds against the rules and says what differs.
cli-command-replay = Verifies a record and tells the match in sentences.
cli-command-count = Counts out every course of a game with a small deck, or checks a counts file.
cli-command-bench = Measures how fast the engine is.

cli-option-lang = the language: en, ja, ko, ru or uk
cli-option-help = show this help
cli-option-version = show the version
cli-option-line = play in the terminal, in plain lines
cli-option-preset = the rules to play by; hato games GAME lists them
cli-option-set = change a house rule; may be given several times
cli-option-seats = how many play, you included; the others are the computer
cli-option-rounds = how many rounds the match has
cli-option-level = how well the computer plays: random, novice, greedy or sampler
cli-option-seed = the seed of the shuffle, up to 64 hexadecimal digits
cli-option-record = write the finished match to a new file
cli-option-port = the port of the server; 0 takes any free one
cli-option-allow_host = a name under which the server answers; may be given several times; without it, any
cli-option-host = the address to listen on; without it only this machine can connect
cli-option-data = the folder for the data
cli-option-no_browser = do not open the browser
cli-option-step = wait for Enter before each choice
cli-option-seat = tell only what this seat knew
cli-option-quiet = only verify
cli-option-suits = the deck: all cards of these suits
cli-option-cards = the deck: these cards
cli-option-hand = cards in each hand; 1 if not given
cli-option-field = cards on the field; 1 if not given
cli-option-dealer = the seat that deals; 0 if not given
cli-option-divide = show the figures for each first step
cli-option-plain = walk along every path, also to positions that are known; slower, with the same figures
cli-option-slow = in a counts file, also the blocks that take long
cli-option-limit = give up after so many leaves
cli-option-game = the game to measure
cli-option-seconds = CPU time of each measurement

## Results

cli-serving = Hato is at { $address } (Ctrl-C ends it)
cli-passed-failed = { $passed } passed, { $failed } failed
cli-check-difference = { $id }: { $field }: expected { $expected }, came { $came }
cli-check-reason = { $id }: { $reason }
cli-check-progress = { $path }: { $done } done
cli-recorded = The match is recorded in { $path }.
cli-not-recorded = The match was not finished, so it was not recorded.

cli-games-state = Playable; players: { $seats }; version of the rules: { $rules }
cli-games-presets = Presets: { $names }
cli-games-more = hato games GAME shows presets and house rules; hato play GAME --line starts a match in the terminal.
cli-games-presets-of = Presets (--preset NAME):
cli-games-options-of = House rules (--set NAME=VALUE):
cli-games-default = default
cli-games-default-is = Default: { $value }
cli-games-differs = Differs in: { $options }
cli-games-like = Like { $preset }, but: { $options }
cli-games-yes-no = yes or no
cli-games-length-rounds = rounds:N, so many rounds
cli-games-length-target = target:N, until somebody has so many points
cli-games-length-time = time:N, so many minutes; the round in play is finished
cli-games-length-bankroll = bankroll, until somebody has no money
cli-games-table = one of these words, or numbers from { $low } to { $high } for some of { $keys }, as 05:20,10:20
cli-games-set = any of these with commas between them, or none
cli-games-cards = any of these with commas between them, each as often as it says here, or none
cli-games-card = { $code }, at most { $most }: { $name }
cli-games-numbers = a number from { $low } to { $high }

cli-replay-title = { $game }, { $preset }: { $names }
cli-replay-progress = { $lines } lines verified
cli-replay-step = Enter goes on, q ends:
cli-replay-whole = Verified to the end of the match, { $lines } lines; { $shuffle }.
cli-replay-part = Verified as far as it goes, { $lines } lines; the match is not finished, { $shuffle }.
cli-replay-shuffle-checked = the shuffle is as it was sealed
cli-replay-shuffle-closed = the shuffle is not opened
cli-replay-shuffle-none = no shuffle was sealed
cli-replay-redacted = This record is one seat's view: it can be told, but not verified.

cli-count-progress = { $leaves } leaves visited, { $share } of the tree
cli-count-good = { $id }: agrees
cli-count-slow = Left out because they take long (--slow counts them): { $number }

cli-bench-head = { $game }, { $engine }, { $python }; the best of ten, per second of CPU time and per million steps of “bits”
cli-bench-plain = plain Python
cli-bench-compiled = compiled
cli-bench-progress = { $done } of { $of } measurements done

## What is wrong: one sentence each

cli-error-command = There is no command { $what }; the commands are { $names }.
cli-error-command-near = There is no command { $what }; did you mean { $near }?
cli-error-rounds = The length of a match of { $game } is not a number of rounds, so --rounds does not go with it; --set changes its house rules.
cli-error-option = There is no option { $what } here; the options are { $names }.
cli-error-option-near = There is no option { $what } here; did you mean { $near }?
cli-error-needs-value = The option { $option } needs a value.
cli-error-no-value = The option { $option } takes no value.
cli-error-extra = { $argument } is one argument too many.
cli-error-arguments = The arguments do not fit: { $reason }.
cli-error-language = There is no language { $what }; the languages are { $names }.
cli-error-number = { $option } is { $value }; it must be a whole number from { $low } to { $high }.
cli-error-seconds = { $option } is { $value }; it must be a number above 0, at most 3600.
cli-error-seed = The seed { $value } is not 1 to 64 hexadecimal digits.
cli-error-game = There is no game { $what }; the games are { $names }.
cli-error-game-near = There is no game { $what }; did you mean { $near }?
cli-error-preset-game = --preset needs --game: presets belong to a game.
cli-error-no-games = There are no games here.
cli-error-which-game = Say which game to play: { $names }.
cli-error-preset = There is no preset { $what }; the presets are { $names }.
cli-error-preset-near = There is no preset { $what }; did you mean { $near }?
cli-error-setting = { $setting } does not look like NAME=VALUE.
cli-error-rule = There is no house rule { $what }; the house rules are { $names }.
cli-error-rule-near = There is no house rule { $what }; did you mean { $near }?
cli-error-rule-value = The house rule { $what } cannot be { $value }; it takes { $allowed }.
cli-error-rule-list = The house rule { $what } cannot be { $value }; it takes none, or with commas some of { $allowed }, each at most as often as it stands here.
cli-error-rules-together = These house rules do not go together: { $reason }.
cli-error-seats = By these rules { $game } is played by { $numbers }, not by { $seats }.
cli-error-host = { $value } is no name of a machine; give it without http:// and without a port.
cli-error-level = There is no level { $what }; the levels are { $names }.
cli-error-level-near = There is no level { $what }; did you mean { $near }?
cli-error-only-line = { $option } goes with --line.
cli-error-only-browser = { $option } does not go with --line.
cli-error-only-with-game = { $option } goes with a game, not with a counts file.
cli-error-only-with-file = { $option } goes with a counts file, not with a game.
cli-error-quiet = { $option } does not go with --quiet.
cli-error-no-file = hato { $command } needs a file.
cli-error-file-missing = There is no file { $path }.
cli-error-file-folder = { $path } is a folder, not a file.
cli-error-file-exists = { $path } is there already; name a new file.
cli-error-file-unreadable = { $path } cannot be read: { $reason }.
cli-error-file-text = { $path } is not UTF-8 text.
cli-error-folder-missing = There is no folder { $path }.
cli-error-folder-closed = Nothing can be written to the folder { $path }.
cli-error-folder-made = The folder { $path } cannot be made: { $reason }.
cli-error-not-folder = { $path } is not a folder.
cli-error-record = The record { $path } cannot be written: { $reason }.
cli-error-check = The check stops here: { $reason }.
cli-error-line = { $path }, line { $line }: { $reason }.
cli-error-port-used = Port { $port } is in use; choose another one, or 0 for any.
cli-error-port-denied = Port { $port } is not allowed for you; choose one above 1023.
cli-error-serve = The server cannot start: { $reason }.
cli-error-count-what = Name a game or a counts file to count.
cli-error-count-deck = Give the deck either as --suits or as --cards.
cli-error-count-suits = The deck does not have all of the suits { $suits }.
cli-error-count-limit = There are more than { $limit } leaves; take a smaller deck, or raise --limit.
cli-error-count-endless = This deal can repeat itself without end; choose house rules that never deal again.
cli-error-count-cards = The deck is too small: the stock runs out before the round ends.
cli-error-count-sizes = The hands and the field need more cards than the deck has.
cli-error-program = Something went wrong in the program ({ $reason }); HATO_DEBUG=1 shows where.

## The match in plain lines. $you (String): "yes" the reader, "no" somebody else called $who, "none" nobody.

tui-you = you
tui-player = Player
tui-computer = Computer
tui-computer-number = Computer { $number }

tui-zone-field = Table
tui-zone-hand = Hand
tui-zone-stock = Stock
tui-zone-captured = Captured
tui-zone-drawn = Drawn
# $place (String), $count (Number): cards
tui-zone-hidden = { $count ->
    [one] { $place }: { $count } card
   *[other] { $place }: { $count } cards
}
tui-zone-empty = { $place }: empty

tui-welcome = { $game }. Type h for help and q to leave.
tui-dealt = Dealt:
tui-dealt-counts = Dealt: { $counts }.
tui-draws = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
tui-first-dealer = { $you ->
    [yes] You deal first.
   *[no] { $who } deals first.
}
tui-plays = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
tui-gives = { $you ->
    [yes] You give { $cards } to { $to }.
   *[no] { $who } gives { $cards } to { $to }.
}
tui-turns = { $you ->
    [yes] You turn up { $cards }.
   *[no] { $who } turns up { $cards }.
}
tui-takes = { $you ->
    [yes] You take { $cards }.
   *[no] { $who } takes { $cards }.
}
tui-moves = { $you ->
    [yes] You move { $cards } to { $place }.
    [no] { $who } moves { $cards } to { $place }.
   *[none] { $cards }: to { $place }.
}
tui-shows = { $place } is shown: { $cards }.
tui-says = { $you ->
    [yes] You say: { $what }
   *[no] { $who } says: { $what }
}
tui-base = Yaku together: { $points }
tui-times = { $what }: × { $factor } = { $points }
tui-plus = { $what }: { $more } = { $points }
tui-total = Total: { $points }
# what a loser pays, with the steps below it
tui-pays = { $you ->
    [yes] You pay:
   *[no] { $who } pays:
}
# the same without steps. $points (String)
tui-pays-all = { $you ->
    [yes] You pay { $points }.
   *[no] { $who } pays { $points }.
}
tui-lines-of = { $you ->
    [yes] You:
   *[no] { $who }:
}
tui-money = Money: { $money }.
tui-points = This round: { $gained }. Score: { $totals }.
tui-totals = Score: { $totals }.
tui-match-won = { $you ->
    [yes] The match is over. You win.
   *[no] The match is over. { $who } wins.
}
tui-match-drawn = The match is over. It is a draw.

tui-your-hand = Your hand:
tui-hand-match = { $card }, matches { $matches }
tui-made = { $you ->
    [yes] You have: { $yaku }.
   *[no] { $who } has: { $yaku }.
}
# $what (String): calls, shown months and free turns, each with its number
tui-done = { $you ->
    [yes] In this round you: { $what }.
   *[no] In this round { $who }: { $what }.
}
tui-shown = { $you ->
    [yes] You have shown { $cards }.
   *[no] { $who } has shown { $cards }.
}
tui-carry = This round counts × { $factor }.
tui-pot = In the pot: { $points }.
tui-out = Not in this round: { $names }.
# $kind (String): a heading such as Junk. $value (String): what they count as
tui-kind = { $kind }: { $cards }
tui-kind-worth = { $kind }, worth { $value }: { $cards }
tui-near = One card short of { $yaku }: { $cards }.
tui-near-any = One card short of { $yaku }.
tui-sheet = Yaku and how many of their cards you have:
tui-sheet-entry = { $yaku }: { $points } ({ $have } of { $need })
tui-sheet-gone = { $yaku }: { $points } (no longer possible)

tui-ask-card = Card?
tui-ask-which = What does { $card } take?
tui-ask-take = Which card do you take?
tui-ask-choice = Your choice?
tui-ask-next = Enter for the next round:
# $points (String): what one more go adds. $times (String): what all go calls then multiply by
tui-next-go-points = One more go adds { $points }.
tui-next-go-times = After one more go everything counts × { $times }.
tui-next-go-both = One more go adds { $points }, and then everything counts × { $times }.
# $points (String): the change of each player's points
tui-stake-all = { $action }: { $points }
# $action (String): what to say. $points (Number): what it brings now
tui-stake = { $points ->
    [one] { $action }: takes { $points } point
   *[other] { $action }: takes { $points } points
}

tui-help-answer = Answer with the number of a card, its code such as 08b, or the start of its name.
tui-help-y = y: the yaku sheet
tui-help-t = t: the whole table and the score
tui-help-l = l: what happened in this round
tui-help-s = s: the seal of the shuffle
tui-help-q = q: leave at once
tui-help-h = h or ?: this help

tui-wrong-number = There is no { $number } here; the numbers go from 1 to { $most }.
tui-wrong-answer = { $answer } is no answer here; type a number or a code, or h for help.
tui-wrong-many = { $answer } could be several of the answers; type more of it, or a number.
tui-wrong-place = { $card } is not among the answers.
tui-wrong-card = { $card } cannot be chosen now.
tui-wrong-more = { $answer } says more than is asked.

tui-seal = The shuffle was sealed before the deal with SHA-256 { $commitment }.
tui-opened = Seed of the shuffle: { $seed }
tui-left = You have left the table.
tui-ended = The input has ended, and with it the game.
