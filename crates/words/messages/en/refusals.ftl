# Refusals of records, tables, the engine protocol and the server.


# Records as text.

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
table-not-asked = nobody asks this seat for a take-back
table-seat-fixed = seat { $number } cannot be handed over
table-reply-never = at this table nobody is asked while another is in turn
table-reply-no-person = no person answers for seat { $number }
table-reply-unknown = usual answers are given `soon`, `at-once` or not (`wait`)
table-reply-not-asked = seat { $number } is asked nothing that has a usual answer
sim-person = seat { $number } is a person; a simulation needs a bot or an automa on every seat, e.g. bot:{ $bot }
sim-endless = a game did not end within { $steps } steps
lab-bots = a ladder needs two bots or more, each once
lab-alike = only { $distinct } of { $games } games were different ones, which tells too little

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
limit-said-enough = a table holds at most { $most } messages, and this one has them; go on at a new table
server-crowded = the server has as many connections as it can take; try again in a moment
server-clock = the clock of the server is not set; its date must lie after 1970
request-other-origin = this request comes from a page of another address; a server that is found under a name of its own is started with --public-url
table-interrupted = the table is being reloaded; ask again, and look before you act
server-closing = the server is about to stop
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
notice-seed-chosen = the seed of this table was chosen by its maker, who can know every draw in advance

# The store.

store-no-table = there is no such table
store-exists = there is a table of this name already
store-stale = the table has moved on to version { $version }
store-taken = the seat is taken or does not exist
store-other-pack = there is a pack of this id already, with other values; tables are played with it, so give yours another id
store-full = the disk is full; nothing acknowledged is lost, free some space
store-read-only = the data folder cannot be written; check its permissions
store-damaged = the data file is damaged ({ $what }); nothing was changed, restore a backup
store-io = the data file cannot be used: { $what }
store-other = { $what }
