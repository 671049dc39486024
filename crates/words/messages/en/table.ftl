# What stands around every board
stand-in-value = Stand-in: our reconstruction, not the printed value
stand-in-spoken = stand-in value
table-seat = Seat { $letter }
table-bot = Bot { $name }
bot-name-a = Alba
bot-name-b = Borea
bot-name-c = Cirrus
bot-name-d = Dusk
bot-name-e = Ember
table-seat-name = { $letter } ({ $name })
table-prompt = What is asked
table-aim = The goal
table-lesson = This decision explained
table-people = Around the table
table-controls = Seat, replay and links
table-undo-bar = Taking back
table-notices = Please note
table-end = The end
table-text = The board as text
table-side = What to do, log and chat
prompt-over = The game is over.
prompt-enter-outcome = What came on your table?
table-chance = Chance decides …
table-waits-for = { $who } to act
table-moved-by = bot { $bot } plays
table-free = free seat
table-you = you
table-present = here
table-watchers = { $n ->
    [one] One person watches
   *[other] { $n } people watch
  }
table-watchers-many = { $n } people or more watch
table-away = away
table-to-act = to act
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
table-points-now = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
  }
table-sit = Sit here
table-asks-back = { $who } asks to go back to before step { $step }.
table-agree = Agree
table-refuse = Refuse
table-waits-answer = Waiting for { $who }
table-bot-plays = Bot { $bot } plays this seat for you.
table-play-again = Play myself again
table-undo = Undo
table-reset = Reset turn
table-take-back = Ask for a take-back
table-take-back-alone = Go back further
usual-is = Usual answer: { $what }.
usual-given = It is given by itself
usual-answer = usual answer
usual-in = in { $n } s
usual-mark = usual
reply-title = If I am asked in another’s turn
reply-soon = usual answer after { $n } s
reply-at-once = usual answer at once
reply-wait = wait for me
table-more = More
table-to-bot = Let a bot play for me
table-leave = Leave the seat
table-replay = Replay
table-download = Download the record
table-no-script = This page needs JavaScript to play; without it you can look at the board.
lesson-title = Your decision in twenty seconds
lesson-read = Got it
lessons-off = No more cards
lessons-on = Explain each new kind of decision once
marks-on = Mark stand-ins: our values where the printed ones are unknown
signs-title = What the signs mean
actions-title = What you can do
actions-count = Actions: { $n }
actions-choose = Touch the board, or choose here
actions-back = Back
actions-filter = Filter actions
actions-none = No action fits.
draws-in-a-row = { $all } draws: enter them one after the other, they are sent together.
draws-so-far = { $n } of { $all }: { $list }
draws-back = Without the last
actions-more = { $n } more
player-title = The automa’s move
player-next = Next
player-skip = Skip to the end
player-pace = Automas and bots
pace-step = step by step
pace-auto = by themselves
pace-instant = at once
pace-speed = Speed
sound-on = Sounds
trace-yes = yes
trace-no = no
trace-narrowed = keeps { $kept } of { $of }
trace-kept = stays
trace-dropped = drops out
log-title = What happened
log-why = Why?
log-older = Earlier
log-chance = Chance
log-hidden = { $who } decides in secret
log-hidden-chance = something is drawn in secret
log-undone = { $who } takes step { $step } back
log-rewound = all agreed: { $who } goes back to before step { $step }
log-to-bot = { $who } lets bot { $bot } play
log-to-person = { $who } plays again
log-usual = the usual answer, given by itself
log-reply-soon = { $who } lets usual answers be given after a while
log-reply-at-once = { $who } lets usual answers be given at once
log-reply-wait = { $who } gives every answer
log-asked = { $who } asks to go back to before step { $step }
log-agreed = { $who } agrees
log-refused = { $who } refuses
chat-title = Chat
chat-say = Say something
chat-send = Send
notify-ask = Tell me when it is my turn
curtain-title = Hand over the device
curtain-show = Show my view
curtain-who = { $who } is to act. Nobody else should look.
# Hints, from a principle to the whole line. `$best` is the number with the best plan, `$other` with another choice.
hint-principle-only = There is only one thing you can do.
hint-principle-later = An investment: you have { $best } instead of { $other } for now ({ $quantity }), and it pays later.
hint-principle-open = Nothing you can count after this turn tells the choices apart: think of what your next turns need.
hint-region = Look here: { $region }.
hint-region-for = Look here: { $region }. What counts: { $quantity }.
hint-region-choices = the marked choice
hint-action = { $label }
hint-action-for = { $label } ({ $quantity }: { $best } instead of { $other })
hint-line = { $action }. The line: { $steps }
hint-step = { $n }. { $label }
hint-step-later = { $n }. on a later turn: { $label }
hint-line-title = The line that is meant:
hint-line-later = on a later turn:
hint-ask = Hint
hint-title = Hint
hint-more = More
hint-thinking = Thinking about a hint …
hint-grade = Hint { $n } of 4
hint-off = hints are switched off at this table
keys-title = Keyboard
keys-tab = from area to area
keys-arrows = from space to space on a board
keys-enter = touch the space or press the button
keys-escape = one touch back, or close
keys-undo = undo
keys-hint = hint, and more of it
keys-actions = to the list of actions
keys-board = to the board
keys-next = next step of an automa
keys-help = this list
dialog-close = Close
dialog-sure = Do it all the same?
dialog-yes = Yes
dialog-no = No, back
dialog-leave = Leave this seat? You get a link with which somebody else can take it; at an open table anybody can.
dialog-bot = Which bot?
dialog-name = Your name (optional)
dialog-forget = Delete your name at this table and everything you wrote in its chat?
dialog-forget-stays = The game stays as it was played, the seat stays yours, and so does what others wrote. This cannot be undone.
name-ask = What shall the others call you?
name-keep = That is me
name-later = Not now
client-lost = The connection is lost. Nothing is lost at the table; trying again …
client-retry = Try now
client-back = Connected again.
client-old-browser = This browser lacks something this page needs. Please update it.
client-your-turn = Your turn
client-since = Since you last looked
client-copied = Link copied.
client-bad-link = This link opens no seat of this table. You can watch.
client-moved-on = The table has moved on; look again.
client-failed = This device could not carry that out. Nothing is lost; please try again.
client-rematch = The others play again: come along
end-rematch = Play again
end-share = Copy the link to the replay
end-nobody = Nobody has won.
end-winner = { $n ->
    [one] { $who } wins.
   *[other] { $who } win together.
  }
end-scores = Every point
end-won = won
end-total = Total
end-tie = Between equals decides: { $what }
end-rank = Place
end-margin = { $n ->
    [0] Equal points: the tie-break decided.
    [one] Ahead by one point.
   *[other] Ahead by { $n } points.
  }
end-result-missed = The goal was not reached this time.
end-result-behind = { $n ->
    [0] { $who } wins with as many points as you.
    [one] { $who } wins; you are one point behind.
   *[other] { $who } wins; you are { $n } points behind.
  }
progress-points = Points
progress-start = Start
progress-round = Round { $n }
progress-step = Step { $n }
progress-graph = { $what } of every seat over the game; the numbers stand in the table below
progress-table = As a table
progress-turning = What decided it
progress-lead = { $who } takes the lead for good
progress-goal = the goal is reached
progress-gain = { $who } gains { $n } in one step, more than in any other
progress-there = See it
progress-counted = Everything counted
review-title = Review
review-start = Review this game
review-why = A bot goes through the whole game again: what was luck, what was skill, and which decisions could have been better.
review-running = The review is being made:
review-failed = The review could not be made.
review-how = Values are what a { $level } bot expects, in its own points (ahead of the best other seat, or its own; a victory may count extra). They are estimates: ± is the standard error over { $worlds } imagined courses of the game.
review-unfinished = The game is not over: the last value is an estimate too.
review-level-easy = easy
review-level-normal = normal
review-level-hard = hard
review-level-expert = expert
review-values = What each seat could expect
review-graph = What each seat could expect over the game, with errors; the numbers stand in the table below
review-parts = Luck and skill
review-luck = Luck
review-luck-meaning = draws, against the mean of all that could have come
review-luck-good = Luck gave { $n } points.
review-luck-bad = Luck took { $n } points.
review-luck-even = Luck evened out, as far as can be told.
review-skill = Decisions
review-skill-meaning = what was done, against what the bot would have done
review-skill-good = The decisions were { $n } points better than the bot’s.
review-skill-bad = The decisions cost { $n } points against the bot’s.
review-skill-even = The decisions were as good as the bot’s, as far as can be told.
review-others = Others
review-others-meaning = what other seats did, beside what was expected of them
review-unforeseen = Unforeseen
review-unforeseen-meaning = hidden things that were shown, and corrections of the estimate
review-sum = What adds up to the result
review-part-start = At the start
review-part-result = Result
review-part-now = Now
review-costly = The decisions that cost most
review-costly-none = No decision was clearly worse than what the bot would have done.
review-decision = { $who }, step { $step }: { $cost } points
review-played = Done:
review-better = Better:
review-show = Show on the board
review-step = Step
review-cause = Cause
review-before = Before
review-after = After
review-sampled = (against some of the possible draws)
review-line-title = A better line
review-line-instead = Instead of: { $played }
review-back = Back to the review
review-board-played = The board after what was done
review-board-better = The better line, action { $step } of { $of }
fair-title = Was it fair?
fair-text = Nobody could steer the luck. Before the first step the table fixed a secret seed and showed its fingerprint. Every draw of the game follows from that seed. Now the seed is open, and everybody can check two things: that it has the fingerprint shown at the start, and that every draw came out as it says.
fair-commitment = Fingerprint shown at the start (SHA-256)
fair-seed = The seed, secret until now
fair-verify = Check every draw again
fair-verified = Checked: the seed has the fingerprint shown at the start, and every step and every draw fit it.
fair-not-verified = The check failed:
replay-title = Replay
replay-step = Step { $step } of { $of }
replay-first = First step
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = Last step
replay-slider = Position in the game
replay-what-if = What if? Play on from here
replay-what-if-text = Opens a table of your own with this position. What you cannot know there is drawn anew.
replay-link = Copy the link to this step
replay-live = To the table
replay-own = The game is still running: you see what your seat could know.
replay-seat = Seen from
replay-spectator = a spectator
preview-reveals = It shows somebody something hidden: after it there is no way back.
preview-reveals-alone = It shows you something hidden; you can still take it back.
preview-lasts = It cannot be taken back.
preview-nothing = Nothing changes at once.
preview-odds-alike = { $n } outcomes, all equally likely
preview-odds-many = { $n } different outcomes
preview-odds = { $what }: { $n } in { $of } ({ $percent } %)
preview-loses = Would be lost: { $what }
why-nothing = Nothing can be done there now.
why-not-you = It is not your turn.
table-rename = Change my name
table-forget = Delete my name and messages here
end-target = { $n } of { $target } momentum needed
end-target-group = Together you count as the lowest seat: { $n } of { $target } momentum needed
end-story = How the game went
why-possible = This can be done, touched in its order:
chooser-title = Which one do you mean?
fair-now = Fair draws: the fingerprint
fair-now-text = Every draw of this game follows from a secret seed, fixed before the first step. This is its fingerprint (SHA-256). Keep it if you like: at the end the seed is shown, and everybody can check that it fits.
table-watch-link = Copy the link for watching
replay-other = Played under version { $found } of the rules, shown under today’s: { $n } of { $of } steps fit.
log-there = See it on the board as it was
fair-chosen = Whoever set up this table chose the seed, so the same draws can be had again; they could have known them beforehand. Everything still follows from it: everybody can check that the seed has the fingerprint shown at the start, and that every draw came out as it says.
table-gathering = Waiting for players
table-missing = { $n ->
    [one] One seat is still free: { $who }.
   *[other] { $n } seats are still free: { $who }.
  }
table-gathering-why = The game deals hidden cards, so it begins only when everybody has sat down.
table-invite = Copy the link to send
table-fresh-link = Fresh link
table-own-link = Link for another device
dialog-own-link = With this link you sit on your seat from another device, too. It works once; whoever has it has your seat, so keep it to yourself.
dialog-fresh-link = A fresh link for this seat. It works once, and links you sent for it before no longer do.
dialog-left-link = You have left the seat. With this link somebody else can take it; it is shown only now.
client-used-link = This link was used to sit down already. Ask the person on the seat for a link of your own, or the maker of the table if the seat is free. You can watch.
client-name-taken = Another seat has your name already; give yourself another one.
client-forgotten = Your name and your messages at this table are deleted.
fair-salt = Salt, hashed together with the seed
fair-now-chosen = The maker of this table chose the seed and can know every draw in advance.

# Lists
list-and = and
list-or = or
end-result-won = You win.
end-result-shared = You share the win.

# Comparing the real table with the program's.

audit-open = Compare tables
audit-title = Does your table look like this?
audit-text = Compare board by board. Where something differs, touch the place on the picture or choose it from the list, and say what lies there. What you add or remove comes from or goes to the supply of its owner.
audit-boards = Boards
audit-save = Put right
audit-back = Back to the table
audit-other = Another place
audit-less = one less
audit-more = one more
audit-move = Move
audit-moving = Now touch the place where it lies.
audit-add = Something else lies here:
audit-stale = The table has moved on meanwhile. Load this page again.

# A card typed as it is printed.

typed-open = Type the card
typed-title = A card as it is printed
typed-text = Type what is printed on the card; of a card with two halves, the one that is in force. You see what was understood before it is entered.
typed-look = Show it
typed-understood = This was understood. Does the picture show your card?
typed-enter = Enter this card
typed-keep-open = Keep the typed cards
typed-keep-title = Your own pack
typed-keep-text = { $n ->
    [one] One card was typed at this table. Kept as a pack, it takes the place of a stand-in at every table you set up with it.
   *[other] { $n } cards were typed at this table. Kept as a pack, they take the place of stand-ins at every table you set up with it.
  } A pack stays as it is; keep again after the next cards.
typed-keep-name = Name of the pack
typed-keep = Keep
typed-kept = Kept as { $id }. Choose this pack for your next table.
typed-kept-new = New table with it
