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
