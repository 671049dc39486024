# What `solarium play` says beside the game.

terminal-title = Solarium: board games of sunlight
terminal-which-game = Which game?
terminal-which-table = Which table?
terminal-choose = 1 to { $most }, or q to leave [1]>
terminal-none-of-them = { $typed } is none of them
terminal-taken-back = Taken back: { $step }
terminal-note = Note: { $notice }
terminal-commitment = Commitment to the draws: { $commitment }
terminal-type-help = Type `help` at any time.
terminal-no-text = this line is no text
terminal-why-what = Ask about an action, e.g. `why { $example }`
terminal-number = type a number from 1 to { $most }, or an action
terminal-allowed = `{ $action }` is allowed now.
terminal-help-number = do the action of that number
terminal-help-action = do it by its notation, as after the number
terminal-help-why = why an action is not allowed
terminal-help-hint = a hint; `hint 2`, `hint 3` and `hint 4` say more
terminal-hint-grade = hints have grades from { $least } to { $most }: type hint, or hint { $most }
terminal-help-undo = take your last action back, as long as nothing was revealed
terminal-help-board = the board again
terminal-help-list = the actions again
terminal-help-score = the score now
terminal-help-quit = leave; with --record the game so far is kept
terminal-over = The game is over.
terminal-seed = Seed of the draws: { $seed }
terminal-left = The game is left after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
terminal-record = Record: { $path } (try `solarium replay { $path }` and `solarium verify { $path }`)
terminal-answered = has answered
terminal-drawn = drawn:
terminal-yes = yes
terminal-no = no
terminal-kept = { $what }: { $after } of { $before } kept
terminal-rank = rank { $rank }
terminal-won = won
terminal-lost = lost
terminal-ties = ties: { $parts }
terminal-draw-next = a draw comes next
terminal-to-act = to act: { $seats }
terminal-go-on = The game is kept: `solarium play --resume { $path }` goes on with it.
terminal-menu-go-on = Go on with { $game }, left after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
terminal-list-hint = type `list`, `list WORD`, or an action
terminal-which-of = { $n } actions fit; which one?
terminal-sure = Do it all the same? (yes or no)
terminal-no-reasons = No automa has acted since your last action.
terminal-no-card = Name a card, tile or board of the pack, e.g. `card` and one word of its name.
terminal-read-outs = Read-outs: { $known }; e.g. `forecast NAME`
terminal-more = … and { $n } more; use another word
terminal-help-effects = what an action would change, without doing it
terminal-help-reset = take the whole turn back
terminal-help-goal = what is to be reached, and what ends the game
terminal-help-reasons = why the automas did what they did
terminal-help-forecast = read-outs: what is to be expected
terminal-help-rules = rules with these words, or by id
terminal-help-card = what is printed on a card, tile or board
terminal-help-card-type = with the box: enters a card as it is printed; alone, what can be typed
terminal-help-card-keep = with the box: writes the typed cards as a pack, to NAME.toml
terminal-card-lines = `card type FIELD=VALUE …` enters a card as it is printed, also as JSON; `card keep NAME` writes the typed cards as a pack.
terminal-card-none = No card can be typed now.
terminal-card-kept = Kept in { $file }; play with it by `--pack { $file }`.

# The full-screen game.

screen-target = { $reached } of { $target } points
screen-other-actions = Other
screen-taken-back = Taken back: { $n }
screen-log-title = What happened (Enter: reasons)
screen-rules-title = Rules, by id or words:
screen-rules-type = Type a word or the id of a rule. Esc closes.
screen-rules-none = No rule has "{ $typed }".
screen-no-read-outs = This game has no read-outs.
screen-read-out-needs = Point at what you want to know it of: { $what }. Tab goes to the board.
screen-thinks = Thinking …
screen-no-hint = There is no hint now.
screen-hint-more = F3: the next grade
screen-bot-thinks = The bot thinks …
screen-nothing-lit = Nothing on the board can be chosen now; choose from the list.
screen-curtain = { $seat }, it is your turn. The others look away.
screen-curtain-open = Enter: show my side
screen-caution = Enter: do it all the same    Esc: no
screen-not-kept = This game is kept nowhere and would be lost. Start with --record FILE to keep a game.
screen-too-small = This terminal has { $columns }×{ $rows } characters; a game needs { $width }×{ $height }. Make it larger, or play with --plain. Ctrl-C leaves.
screen-paused = Enter: next    Space: reasons    Esc: up to my turn
screen-actions = ({ $n ->
    [one] { $n } action
   *[other] { $n } actions
})
screen-reveals = Shows something that was hidden: it cannot be taken back.
screen-lasts = It cannot be taken back.
screen-key-enter = do it
screen-key-tab = to the board and back
screen-key-type = find actions; Enter on what is none tells why
screen-key-escape = close, clear
screen-key-help = help
screen-key-log = log
screen-key-hint = hint
screen-key-read-outs = read-outs
screen-key-score = score
screen-key-rules = rules
screen-key-undo = undo
screen-key-reset = whole turn
screen-key-leave = leave
terminal-hands = On your table, with the pieces:
