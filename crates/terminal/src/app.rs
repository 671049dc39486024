//! One game at one terminal: what is on the screen, and what a person's answers do to it.

use crate::choices::Choices;
use crate::jobs::{Job, JobDone};
use crate::layout::Layout;
use crate::log::{LogEntry, seat_name};
use crate::markup::{Part, parts, together};
use crate::printed::Printed;
use crate::sheets::Sheet;
use crate::typed::{CardLine, card_line};
use solarium_core::{Goal, Language, Seat, SeatSet, Turn, Viewer};
use solarium_table::{Change, HINT_GRADES, Hint, Mover, Preview, Refusal, Session, Table, Title, Words};
use std::collections::BTreeSet;

/// Keeps a game, so that it outlasts the program.
pub trait Keeper {
    /// Keeps the match as it stands now.
    ///
    /// # Errors
    ///
    /// If it cannot be kept, in words.
    fn keep(&mut self, session: &dyn Session) -> Result<(), String>;
    /// Is the game kept at all?
    fn keeps(&self) -> bool;
    /// Writes a pack to a file of its own, which must not be there yet: where it is.
    ///
    /// # Errors
    ///
    /// If it cannot be written, in words.
    fn keep_pack(&mut self, name: &str, text: &str) -> Result<String, String>;
}

/// What must be answered before anything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// An action loses something.
    Caution { action: String, loss: String },
    /// The game is not kept, and the person wants to leave.
    Leave,
    /// The next seat has secrets: the one before must look away.
    Curtain(Seat),
}

/// Where the arrow keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    List,
    Board,
}

/// One game at one terminal.
pub(crate) struct App<'a> {
    pub(crate) table: Table,
    pub(crate) title: &'a dyn Title,
    pub(crate) words: &'static Words,
    pub(crate) keeper: &'a mut dyn Keeper,
    /// The version of the table that was kept last.
    kept: Option<u64>,
    /// The seat for which the screen is drawn; `None` if no person sits here.
    pub(crate) seat: Option<Seat>,
    /// Is that seat to act?
    pub(crate) acts: bool,
    /// A person has just been asked to look away; this seat may look now.
    uncovered: Option<Seat>,

    /// The position as it is drawn.
    pub(crate) board: Part,
    /// The rows of it that are the board itself.
    pub(crate) board_rows: u16,
    /// The most lines that the list has had in this decision.
    pub(crate) list_rows: u16,
    /// The columns and rows for which it was made.
    pub(crate) room: (u16, u16),
    pub(crate) goal: String,
    pub(crate) prompt: String,
    pub(crate) choices: Choices,
    pub(crate) focus: Focus,
    /// The thing on the board that the arrow keys are on.
    pub(crate) cursor: Option<String>,
    /// What the selected action would do, and which action that is.
    pub(crate) preview: Option<(String, Preview)>,
    /// What is printed on cards and boards.
    printed: Printed,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) unfolded: BTreeSet<usize>,
    pub(crate) sheet: Option<Sheet>,
    pub(crate) scroll: u16,
    pub(crate) board_scroll: u16,
    /// The thing to which the board was last scrolled; a person may scroll on from there.
    pub(crate) followed: Option<String>,
    pub(crate) notice: Option<String>,
    pub(crate) question: Option<Question>,
    /// An automa or bot has acted and waits to be looked at.
    pub(crate) paused: bool,
    /// Steps of others are not waited for until the person's next turn.
    skipping: bool,
    pub(crate) job: Option<Job>,
    pub(crate) hint: Option<(usize, Hint, u8)>,
    pub(crate) layout: Layout,
    pub(crate) leaves: bool,
}

impl<'a> App<'a> {
    pub(crate) fn new(
        table: Table,
        title: &'a dyn Title,
        words: &'static Words,
        keeper: &'a mut dyn Keeper,
    ) -> App<'a> {
        let printed = Printed::of(title, table.session(), words);
        App {
            printed,
            table,
            title,
            words,
            keeper,
            kept: None,
            seat: None,
            acts: false,
            uncovered: None,
            board: Part::default(),
            board_rows: 0,
            list_rows: 0,
            room: (0, 0),
            goal: String::new(),
            prompt: String::new(),
            choices: Choices::default(),
            focus: Focus::List,
            cursor: None,
            preview: None,
            log: Vec::new(),
            unfolded: BTreeSet::new(),
            sheet: None,
            scroll: 0,
            board_scroll: 0,
            followed: None,
            notice: None,
            question: None,
            paused: false,
            skipping: false,
            job: None,
            hint: None,
            layout: Layout::default(),
            leaves: false,
        }
    }

    /// What the screen shows is what this viewer may know.
    pub(crate) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.session().turn() == Turn::Over
    }

    /// Do people at this keyboard have secrets from each other?
    fn has_secrets(&self) -> bool {
        self.people().len() > 1 && self.table.session().has_secrets()
    }

    fn people(&self) -> SeatSet {
        self.table.people()
    }

    /// Chance, automas and bots play on, until there is something to look at or to answer.
    pub(crate) fn go_on(&mut self) {
        if self.question.is_some() || self.paused || self.job.as_ref().is_some_and(Job::is_bot) {
            return;
        }
        loop {
            match self.table.mover() {
                None => break,
                Some(Mover::Bot(_)) => {
                    // A hint for a position that is left behind helps no one.
                    self.job = Some(Job::bot(&self.table));
                    break;
                }
                Some(mover) => match self.table.advance() {
                    Ok(Some(change)) => {
                        self.note(&change);
                        if mover != Mover::Chance && !self.skipping {
                            self.paused = true;
                            break;
                        }
                    }
                    Ok(None) => break,
                    Err(refusal) => {
                        self.notice = Some(refusal.text(self.words));
                        break;
                    }
                },
            }
        }
        self.refresh();
    }

    /// Puts what happened into the log.
    fn note(&mut self, change: &Change) {
        let Some(report) = &change.report else { return };
        // People who share a screen see the steps of all as a spectator does; one person alone sees the own ones, also
        // before the first decision.
        let alone = self.people().iter().next().map_or(Viewer::Spectator, Viewer::Seat);
        let viewer = match self.has_secrets() {
            true => Viewer::Spectator,
            false => self.seat.map_or(alone, Viewer::Seat),
        };
        if let Some(entry) = LogEntry::of(report, self.table.session(), viewer, self.words, &self.printed) {
            self.log.push(entry);
        }
    }

    /// Everything on the screen as the position is now.
    pub(crate) fn refresh(&mut self) {
        let people = self.people();
        let deciding = self.table.to_act().iter().find(|seat| people.contains(*seat));
        let before = self.seat;
        self.acts = deciding.is_some() && !self.paused && self.job.as_ref().is_none_or(|job| !job.is_bot());
        if self.acts {
            self.seat = deciding;
            self.skipping = false;
        }
        self.seat = self.seat.or_else(|| people.iter().next());
        if self.has_secrets() && self.acts && self.seat != self.uncovered {
            if let Some(seat) = self.seat {
                self.question = Some(Question::Curtain(seat));
            }
        } else if self.acts {
            self.uncovered = self.seat;
        }
        if before != self.seat {
            self.hint = None;
        }
        self.make_board();
        if let Err(refusal) = self.make_choices() {
            self.notice = Some(refusal.text(self.words));
        }
        self.look_ahead();
        if self.is_over() && self.sheet.is_none() && !self.leaves {
            self.sheet = Some(Sheet::Score);
        }
    }

    /// The position for the room it has.
    pub(crate) fn make_board(&mut self) {
        let (width, height) = self.room;
        if let Ok(seen) = self.table.session().seen(self.viewer()) {
            let parts = parts(&seen.screen_text(self.words, usize::from(width)));
            self.board = together(&parts, width, height);
            self.board_rows = parts.first().map_or(0, |board| board.height);
        }
    }

    fn make_choices(&mut self) -> Result<(), Refusal> {
        let session = self.table.session();
        let seen = session.seen(self.viewer())?;
        let mut goals: Vec<String> = seen.goal_line().iter().map(|goal| self.words.say(goal)).collect();
        if let Some(Goal { target, reached, .. }) = seen.goal() {
            // Most games name it in their goal line.
            if !goals.iter().any(|goal| goal.contains(&target.to_string())) {
                goals.insert(
                    0,
                    self.words.fill("screen-target", &[("target", &target), ("reached", &reached)]),
                );
            }
        }
        self.goal = goals.join(" · ");
        let offers = if self.acts { seen.offered(self.words)? } else { Vec::new() };
        self.prompt = match self.seat {
            _ if session.turn() == Turn::Over => self.words.get("terminal-over").to_string(),
            Some(seat) if self.acts => {
                let asked = self.words.say(&session.seen_by(seat)?.prompt()?);
                match session.turn() {
                    Turn::Chance => format!("{asked}. {}", self.words.get("prompt-enter-outcome")),
                    _ => asked,
                }
            }
            _ => String::new(),
        };
        self.choices = Choices::new(offers, self.words.get("screen-other-actions"));
        self.list_rows = 0;
        self.cursor = None;
        self.followed = None;
        self.focus = Focus::List;
        Ok(())
    }

    /// What the selected action would do.
    pub(crate) fn look_ahead(&mut self) {
        let selected = self.choices.selected_action().map(|i| self.choices.offers[i].legal.action.clone());
        let (Some(action), Some(seat)) = (selected, self.seat) else {
            self.preview = None;
            return;
        };
        if self.preview.as_ref().is_some_and(|(known, _)| *known == action) {
            return;
        }
        let preview = self.table.session().seen_by(seat).and_then(|seen| seen.foresee(&action, self.words));
        self.preview = preview.ok().map(|preview| (action, preview));
    }

    /// Does an action, or asks first if something is lost by it.
    pub(crate) fn choose(&mut self, place: usize) {
        let offer = &self.choices.offers[place];
        let action = offer.legal.action.clone();
        match &offer.caution {
            Some(loss) => self.question = Some(Question::Caution { action, loss: loss.clone() }),
            None => self.act(&action),
        }
    }

    /// The seat acts.
    pub(crate) fn act(&mut self, action: &str) {
        let Some(seat) = self.seat.filter(|_| self.acts) else { return };
        self.notice = None;
        self.preview = None;
        match self.table.act_together(seat, action) {
            Ok(changes) => {
                changes.iter().for_each(|change| self.note(change));
                self.sheet = self.sheet.take().filter(Sheet::stays);
                self.go_on();
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Says no, with the rule behind it.
    pub(crate) fn refuse(&mut self, refusal: &Refusal) {
        self.notice = Some(refusal.text(self.words));
    }

    /// What was typed is no action on offer: why not?
    pub(crate) fn why(&mut self, typed: &str) {
        let Some(seat) = self.seat.filter(|_| self.acts) else { return };
        if let Some(done) = card_line(&mut self.table, self.title, self.keeper, self.words, (seat, typed)) {
            return self.card(done);
        }
        let checked = self.table.session().seen_by(seat).and_then(|seen| seen.check(typed));
        match checked {
            Ok(()) => self.act(typed),
            Err(refusal) => {
                self.refuse(&refusal);
                if let Some(rule) = &refusal.rule {
                    self.open(Sheet::Rules { query: rule.to_string() });
                }
            }
        }
    }

    /// What became of a card that was typed, or of the pack of all of them.
    fn card(&mut self, done: Result<CardLine, String>) {
        match done {
            // The help has what can be typed.
            Ok(CardLine::Forms(_)) => self.open(Sheet::Help),
            Ok(CardLine::Typed(change)) => {
                self.note(&change);
                self.preview = None;
                self.go_on();
            }
            Ok(CardLine::Kept(file)) => {
                self.choices.clear();
                self.notice = Some(self.words.fill("terminal-card-kept", &[("file", &file)]));
            }
            Err(refusal) => self.notice = Some(refusal),
        }
    }

    /// Takes the last action back, or all of the turn.
    pub(crate) fn take_back(&mut self, whole_turn: bool) {
        let Some(seat) = self.seat else { return };
        self.stop_job();
        let taken = match whole_turn {
            true => self.table.reset_turn(seat).map(|changes| changes.len()),
            false => take_back(&mut self.table, seat).map(|()| 1),
        };
        match taken {
            Ok(n) => {
                self.paused = false;
                self.preview = None;
                self.sheet = self.sheet.take().filter(Sheet::stays);
                let head = self.words.fill("screen-taken-back", &[("n", &n)]);
                self.notice = Some(head.clone());
                self.log.push(LogEntry { head, events: Vec::new(), reasons: Vec::new(), drawn: false });
                self.go_on();
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// A hint, or the next grade of the one that is there.
    pub(crate) fn hint(&mut self) {
        let Some(seat) = self.seat.filter(|_| self.acts) else { return };
        let steps = self.table.session().steps();
        if let Some((of, _, grade)) = &mut self.hint
            && *of == steps
        {
            *grade = (*grade + 1).min(*HINT_GRADES.end());
            self.open(Sheet::Hint);
            // What is new stands at the end.
            self.scroll = u16::MAX;
            return;
        }
        self.hint = None;
        if self.job.is_none() {
            self.job = Some(Job::hint(self.table.session(), seat));
            self.open(Sheet::Hint);
        }
    }

    /// Takes what a job has found, if it is done; true if something changed.
    pub(crate) fn poll_job(&mut self) -> bool {
        let Some(done) = self.job.as_mut().and_then(Job::poll) else { return false };
        self.job = None;
        match done {
            JobDone::Hint(Ok(hint)) => {
                let steps = self.table.session().steps();
                self.hint = Some((steps, hint, *HINT_GRADES.start()));
            }
            JobDone::Hint(Err(refusal)) => self.refuse(&refusal),
            JobDone::Bot(Ok(Some((seat, action)))) => match self.table.act(seat, &action) {
                Ok(change) => {
                    self.note(&change);
                    self.paused = !self.skipping;
                    self.go_on();
                    self.refresh();
                }
                Err(refusal) => self.refuse(&refusal),
            },
            JobDone::Bot(Ok(None)) => self.go_on(),
            JobDone::Bot(Err(refusal)) => self.refuse(&refusal),
        }
        true
    }

    pub(crate) fn stop_job(&mut self) {
        if let Some(job) = self.job.take() {
            job.cancel();
        }
    }

    /// The next step of the others, or all up to the person's turn.
    pub(crate) fn resume(&mut self, all: bool) {
        self.paused = false;
        self.skipping = all;
        self.go_on();
    }

    pub(crate) fn open(&mut self, sheet: Sheet) {
        self.scroll = 0;
        self.sheet = Some(sheet);
    }

    /// Answers the question that is open.
    pub(crate) fn answer(&mut self, yes: bool) {
        match self.question.take() {
            Some(Question::Caution { action, .. }) if yes => self.act(&action),
            Some(Question::Leave) if yes => self.leaves = true,
            Some(Question::Curtain(seat)) if yes => {
                self.uncovered = Some(seat);
                self.refresh();
            }
            // Behind a curtain nothing is shown before it is opened.
            Some(curtain @ Question::Curtain(_)) => self.question = Some(curtain),
            _ => {}
        }
    }

    /// Leaves, or asks first if the game would be lost.
    pub(crate) fn leave(&mut self) {
        if self.keeper.keeps() || self.is_over() || self.question == Some(Question::Leave) {
            self.leaves = true;
        } else {
            self.question = Some(Question::Leave);
        }
    }

    /// Every seat with its name, as `A (human)`, and its points.
    pub(crate) fn standings(&self) -> Vec<(Seat, String, i32)> {
        let session = self.table.session();
        session.scores().iter().map(|s| (s.seat, seat_name(session, s.seat), s.total)).collect()
    }

    /// Keeps the game; what goes wrong is shown.
    pub(crate) fn keep(&mut self) {
        let version = self.table.version();
        if self.kept == Some(version) {
            return;
        }
        match self.keeper.keep(self.table.session()) {
            Ok(()) => self.kept = Some(version),
            Err(error) => self.notice = Some(error),
        }
    }
}

/// Takes the last action of a seat back. Where no other person plays, even if the turn was passed on.
///
/// # Errors
///
/// If there is none, or the others would have to agree.
pub fn take_back(table: &mut Table, seat: Seat) -> Result<(), Refusal> {
    let refusal = match table.undo(seat) {
        Ok(_) => return Ok(()),
        Err(refusal) => refusal,
    };
    match table.people().without(seat).is_empty() {
        true => table.ask_take_back(seat).map(drop),
        false => Err(refusal),
    }
}
