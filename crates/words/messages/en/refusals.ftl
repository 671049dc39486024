# Refusals of records, tables, the engine protocol and the server.


# Records as text.

record-text-format = it has record format { $format }; this program reads format 1: replay it with the version that wrote it
record-text-magic = not a Solarium record: the first line must be `solarium-record 1`
record-text-json = not JSON: { $error }
record-text-pair = a key and a value expected
record-text-version = the rules version must be a number
record-text-key = unknown key { $key }
record-text-head = the head must name game, rules, setup and commitment
record-text-after-end = text after the closing line
record-text-bad-end = bad closing line
record-text-count = the record says { $said } steps, but has { $found }
record-text-seal = the seal does not fit: the record was edited or damaged
record-text-step = a step is `<seat or *> <text>`
record-text-no-end = the closing line is missing: the record was cut off
record-object = a record is an object, or a text that begins with `{ $magic }`
record-object-field = a record has no field { $key }; known are: { $known }
record-object-text = `{ $key }` must be a text
record-object-missing = the record has no `{ $key }`
record-object-step = step { $step }: a step is a text `<seat or *> <text>`
record-last-position = the last position is not the one the steps lead to
seed-length = a seed is a whole number, or 2 to 64 hexadecimal digits, two for each byte; this has { $count }
seed-digit = { $digit } is no hexadecimal digit

# What a table refuses.

table-not-together = only one action at a time, or what is offered in one go
table-no-query = this game has no read-out { $name }; `games` lists them
table-no-bot = no bot { $name } plays this game; known are: { $known }
table-dead-end = seat { $number } is to act and cannot: the position this match began from is not sound
table-bot-cancelled = the bot was cancelled
table-rewind-too-far = step { $step } cannot be gone back to from here
table-no-journal-line = { $line } is no line of a journal
table-spectator = a spectator decides nothing; name the seat that does
table-no-automa = seat { $number } is no automa
table-automa-waits = the automa on seat { $number } is not to move now
table-too-many-changes = too much was taken back, asked and handed over at this table; play on before you change more
table-undo-over = the game is over; open a what-if table from an earlier step
table-nothing-to-take-back = this seat has no action to take back
table-chance-unknown = "chance" is "dice" or "table", not { $value }
table-chance-secrets = with the box on the table, a game with hands of cards is for people, with or without an automa: the hand of a bot would not stay secret
table-chance-unknown-hands = `hands: unknown` is for tables with the box (`"chance": "table"`)
table-hands-unknown = the program does not know the hands at this table: no bot, hint or review can answer for them
table-chance-not-named = the cards and dice are on the table: name the outcome
table-not-asked = nobody asks this seat for a take-back
table-seat-fixed = seat { $number } cannot be handed over
table-reply-never = at this table nobody is asked while another is in turn
table-reply-no-person = no person answers for seat { $number }
table-reply-unknown = usual answers are given `soon`, `at-once` or not (`wait`)
table-reply-not-asked = seat { $number } is asked nothing that has a usual answer
guide-none = this game has no levels, so that they cannot have numbers of their own
guide-levels = the file of levels cannot be used: { $error }
guide-weights = the file of weights cannot be used: { $error }
sim-person = seat { $number } is a person; a simulation needs a bot or an automa on every seat, e.g. bot:{ $bot }
sim-endless = a game did not end within { $steps } steps
dense-none = actions of { $game } have no numbers
dense-never = `{ $action }` can never be done at this table, so that it has no number
dense-number = there is no action { $number }; numbers go from 0 to { $last }
dense-outcome = there is no outcome { $number } now; numbers go from 0 to { $last }
dense-other-table = the position belongs to a table with another set-up
dense-not-chance = nothing is drawn now
review-no-guide = this game cannot be reviewed: it has no bot that plans
review-level = there is no level { $level }; known are: { $known }
review-budget = a review needs a budget of one position or more for each decision
review-empty = there is nothing to review: no decision was made and nothing was drawn
review-cancelled = the review was stopped
review-not-over = a game is reviewed once it is over
review-none = there is no review of this game yet
review-no-line = the review has no better line { $number }
lab-bots = a ladder needs two bots or more, each once
lab-seat = seat { $number } would be { $kind }, not whom it was given to
lab-file = { $path }: { $error }
lab-not-empty = { $path } is neither empty nor the folder of a run
lab-busy = another process plays in { $path }
lab-damaged = { $path } is damaged at line { $line }
lab-foreign = { $path } belongs to another run: its { $key } is { $theirs }, not { $ours }
lab-bounds = the bounds cannot be tested: the lower rating must be below the upper, and the chances of error between 0 and 0.5
lab-duel-seats = one or two seats are for the bots that are compared, not more and not none
lab-no-number = there is no number { $name } in the file
lab-no-numbers = nothing is to be tuned: name at least one number
lab-step = { $name } must be named once, with a step above 0
lab-no-part = { $path } is no part of a run: it was not played with --shard
lab-other-part = { $path } is a part of another run than the first folder
lab-part-number = { $path } does not fit: give every part of a run once, and nothing else
lab-part-open = { $path } is not complete: its command must be run to its end first
lab-not-alone = a target can be sought in hindsight where one seat plays alone or against automas
lab-alike = only { $distinct } of { $games } games were different ones, which tells too little
lab-no-learning = { $game } has no evaluation that can be learned
lab-learn-other-run = the folder holds another run: other game, rules, seed, tables or number of games
lab-learn-damaged = { $file } is damaged or belongs to another version of the program

# The engine protocol.

protocol-malformed = a request is one JSON object on one line: { $error }
protocol-too-long = a line has at most { $most } bytes
protocol-unknown-command = there is no command { $command }; known are: { $known }
protocol-no-match = there is no match { $number }
protocol-no-automa = no automa is to move now
protocol-fault = a fault of this program, please report it
protocol-fault-closed = a fault of this program, please report it; the match was closed
argument-not = `{ $name }` must be { $wanted }
argument-not-this = `{ $name }` must be { $wanted }, not { $value }
argument-unreadable = `{ $name }` must be { $wanted } ({ $error })
argument-missing = `{ $name }` is missing: { $wanted }
argument-no-seat = `{ $name }` names seat { $value }; seats are 0 to { $most }
wanted-object = an object
wanted-text = a text
wanted-flag = true or false
wanted-seat = a seat number from 0
wanted-viewer = a seat number from 0 or "spectator"
wanted-seed = a whole number from 0 or a text of 2 to 64 hexadecimal digits
wanted-steps = a number of steps
wanted-match = the number of a match
wanted-until = "human" or "over"
wanted-budget = {"{"}"iterations": n{"}"} or {"{"}"ms": n{"}"}
wanted-bots = an object, a list or a text
wanted-bot-plan = an object such as {"{"}"0": "greedy"{"}"}, a list by seat such as ["greedy", null], or one name for every player
wanted-depth = at most { $most }
wanted-grade = a grade from { $least } to { $most }
wanted-bot = the name of a bot
wanted-state = a position record
wanted-log = a record
wanted-language = a language
seed-no-randomness = the operating system gives no random numbers: { $error }

# What the server refuses. The ids are the codes of the answers.

table-stale = the table has moved on to version { $version }; look again
seat-not-yours = you do not hold seat { $number }
seat-unknown-link = this link opens no seat of the table
seat-link-used = this link was used to sit down already; ask the person on the seat for a link of your own, or the maker of the table if the seat is free
seat-name-taken = seat { $number } is called { $name } already; choose another name
table-waiting = the game begins when every seat is taken; still free: { $seats }
seat-taken = seat { $number } is taken
seat-not-open = this table is joined by a seat's own link; ask the person who made it
table-read-only = this table only shows a record; open a what-if table from one of its steps
table-other-version = this was played under rules version { $found }, this program plays { $plays }; its record can be downloaded (of a running game with secrets, what your seat has seen), and a whole one uploaded with `"replay": true` to be looked at as far as it fits
step-unknown = the match has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
record-hidden = the record holds what you may not know yet; it is free once the game is over
route-unknown = there is nothing here; GET /api lists the routes
route-method = this address takes another method; GET /api lists them
request-too-large = at most { $most } bytes are taken here
request-too-slow = the request did not arrive in time; send it in one go
pack-problem = line { $line }: { $reason }
pack-problems = line { $line }: { $reason } (and { $more } more)
limit-tables = too many new tables from this address; wait a little
limit-packs = too many new packs from this address; wait a little
limit-sockets = too many open sockets from this address; wait a little
limit-requests = too many requests from this address; wait a little
limit-past = too many requests for the past of tables from this address; wait a little
limit-socket-messages = too many messages on this socket; wait a little
limit-chat = too many messages from this seat; wait a little
limit-connections = too many open connections from this address; wait a little
limit-stored-packs = too many packs on this server; wait a little
limit-reviews = too many games wait for their review; try again in a little while
limit-said-enough = a table holds at most { $most } messages, and this one has them; go on at a new table
server-crowded = the server has as many connections as it can take; try again in a moment
server-clock = the clock of the server is not set; its date must lie after 1970
request-other-origin = this request comes from a page of another address; a server that is found under a name of its own is started with --public-url
table-interrupted = the table is being reloaded; ask again, and look before you act
server-closing = the server is about to stop
server-unreachable = the server does not answer; nothing is lost
request-not-websocket = this address speaks WebSocket only
request-body = the body is not as it should be: { $error }
request-body-breaks-off = the body breaks off
request-form = the form is not as it should be: { $error }
request-unreadable = { $error }
request-args = `args` is not JSON: { $error }
request-seed = `seed` is a number or hexadecimal digits
request-secret-or-seat = `secret` or `seat` must be given
request-socket-text = messages are JSON texts
request-socket-message = not a message: { $error }
text-name-empty = a name must say something
text-name-long = a name has at most { $most } letters
text-qr-long = a text for a code has at most { $most } letters
text-name-plain = a name is one line of plain text
text-message-empty = a message must say something
text-message-long = a message has at most { $most } letters
text-message-plain = a message is one line of plain text
pack-built-in = { $id } is the built-in pack and stays as it is; give yours another id
pack-id = a pack's id has at most { $most } letters, digits, `-`, `_` or `.`
seat-bot = a bot moves this seat; take it back first
match-over-there = the game is over there; go back a step
seed-open-table = the seed of an open table cannot be chosen
match-running = play this game to its end first
seed-secret = the seed is secret until the game is over; ask again then
bot-failed = the bot failed
explain-no-step = no automa took this step
journal-snapshot = { $error }
journal-differs = line "{ $line }" came out differently
notice-with-box = cards and dice are drawn from the box on your table; enter what came
notice-no-seed = the record does not hold its seed, so draws from here on are those of the seed 0 and do not fit the record's commitment: play on to look at it, but the continuation cannot be verified
notice-seed-chosen = the seed of this table was chosen by its maker, who can know every draw in advance

# The store.

store-no-table = there is no such table
store-exists = there is a table of this name already
store-stale = the table has moved on to version { $version }
store-taken = the seat is taken or does not exist
store-other-pack = there is a pack of this id already, with other values; tables are played with it, so give yours another id
store-full = the disk is full; nothing acknowledged is lost, free some space
store-read-only = the data folder cannot be written; check its permissions
move-shared = others sit at this table: it can be moved only by the one who holds the seats of all people
move-unreadable = this is no table that was handed out by Solarium: { $error }
move-other-course = there is a table of this id already, with another course; nothing was changed
move-played-on = the table was played on meanwhile, so it is still here; move it once more
store-refused = the browser lets this page keep nothing, as in some private windows; nothing was changed, open it in an ordinary window
store-newer = the data was written by a newer Solarium; nothing was changed, please update
store-damaged = the data file is damaged ({ $what }); nothing was changed, restore a backup
store-io = the data cannot be used: { $what }
store-unreachable = the database does not answer at the moment; nothing acknowledged is lost, try again soon
store-other = { $what }

# Putting the position right at a table with the box.

# Putting the position right at a table with the box.

correction-made = put the position right
correction-typed = entered a card as it is printed
correction-without-box = the position is put right only at a table with the box (`"chance": "table"` in its set-up)
correction-no-person = seat { $number } is not moved by a person, and only people put the position right
correction-other-setup = this is a position of another set-up; take the record of this table and change what lies on it
review-corrected = a game whose position was put right by hand cannot be reviewed: what luck and decisions changed is not known across that
correction-changed = { $place }: { $component }, { $before } → { $after }
correction-more = { $n ->
    [one] and one more thing
   *[other] and { $n } more things
  }
correction-unknown = { $what } is nothing that can be put right at this table; `audit` lists what can
correction-not-typed = no such card can be typed here as it is printed; enter what came by its name or number
correction-nothing-typed = no card was typed at this table that could be kept
request-correction = either `state`, a whole position, or `set`, a list of counts, is needed, not both
correction-count = { $count } is no count: between 0 and { $most } can be set
