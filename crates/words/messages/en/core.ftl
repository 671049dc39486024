# What a match and a record say when they refuse.

match-over = the game is over
match-no-such-seat = there is no seat { $seat } at this table
match-not-your-turn = seat { $seat } is not to act now
match-not-chance = no chance outcome is due now
match-not-an-outcome = this outcome is not possible now
undo-nothing = this seat has no action to undo
undo-turn-passed = the turn was already passed on; ask the table for a take-back
undo-revealed = step { $step } revealed something that was hidden; ask the table for a take-back
undo-others-acted = another seat has acted on it since; ask the table for a take-back
record-malformed = line { $line }: { $reason }
record-partial = this record shows an unfinished match as seen by { $who }: steps that were hidden are missing, so it can be read but not replayed
record-other-game = this is a record of { $game }
record-other-version = the record was made under rules version { $version }, which this program does not play
record-setup = the set-up is refused: { $reasons }
record-step = step { $step } `{ $text }` does not fit: { $reason }
record-step-rule = step { $step } `{ $text }` does not fit: { $reason } ({ $rule })
record-checksum = the position after step { $step } is not the one recorded: the record was edited or damaged
record-commitment = the seed does not fit the commitment
record-draw = step { $step }: the record says `{ $recorded }`, the seed decides `{ $due }`
record-too-short = the record has only { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }

# What reading a set-up or a position record refuses. `$wanted` is one of the entries below or a message of the game.

read-not = `{ $path }` is { $value }; it must be { $wanted }
read-not-root = { $value } was given; it must be { $wanted }
read-missing = `{ $path }` is missing; it must be { $wanted }
read-twice = `{ $path }`: { $value } stands twice
read-unknown = `{ $path }` is unknown; known here: { $known }
read-word = one of { $words }
read-flag = true or false
read-number = a whole number from { $least } to { $most }
read-number-only = { $number }
read-number-or-random = "random" or a whole number from { $least } to { $most }
read-numbers = { $count } whole numbers from 0 to { $most }
read-list = a list
read-object = an object
reason-with-rule = { $reason } ({ $rule })
reason-of-seat = seat { $seat }: { $reason }
reasons = { $reasons }
pack-syntax = { $error }
game-unknown = there is no game { $game }; known are: { $known }
pack-no-game = there is no game { $game }
pack-other-game = this is a pack of { $game }, not of { $wanted }
prompt-choose = choose what to do
prompt-wait = another seat decides
prompt-chance = chance decides
pack-none = this game has no packs but its built-in one
notation = { $text }

# What lies where on the real table, of a game that has no names of its own for it.

box-board = { $name }
box-place = { $name }
    .from = from { $name }
    .to = to { $name }
box-component = { $name }
    .some = { $n } × { $name }

# Hand movements with the pieces of the box. Places bring "from" and "to", pieces "some".

box-move = Move { $what-some } { $from-from } { $to-to }.
box-move-turned = Move { $what-some } { $from-from } { $to-to }: { $new }.
box-turn = Turn { $what-some }, { $place }: { $new }.
box-return = Return { $what-some } { $from-from } to the general supply.
box-take = From the general supply, put { $what-some } { $to-to }.
box-marker-forward = Move { $what-some } { $n } forward, from { $old } to { $new }.
box-marker-back = Move { $what-some } { $n } back, from { $old } to { $new }.
box-marker-set = Set { $what-some } to { $new }.
box-marker-away = Take { $what-some } { $place-from }.
box-lay = { $to }: { $what-some }
