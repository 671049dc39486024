//! A table: a match with people around it who undo, ask for take-backs and hand seats to bots.
//!
//! Pure: a table neither stores nor sends. Whatever changes it yields the journal lines to store first; the
//! server answers clients only once those are on disk.

use crate::journal::Entry;
use crate::session::{COMPOUND_SEPARATOR, LegalAction, Mover, Narration, StepReport};
use crate::{AutoPlan, ChanceSource, Refusal, Reply, Session, UsualAnswer};
use serde_json::Value;
use solarium_core::{Audience, Cancel, Message, Replacement, Seat, SeatKind, SeatSet, Turn};
use solarium_words::Words;

/// How many lines of a journal may stand for nothing: those that are not steps (undo, ask, answer, rewind, bot, human,
/// reply) and steps that were taken back. So many, and [`FREE_LINES_PER_STEP`] more for each step that stands; beyond
/// that nothing but steps is taken. A journal is therefore never much longer than this and three times its game.
pub const FREE_LINES: u64 = 400;
/// See [`FREE_LINES`].
pub const FREE_LINES_PER_STEP: u64 = 2;
/// [`FREE_LINES`] of a table where people enter what came from the box: they take back whatever was entered wrongly, so
/// that the limit is only there for those who do nothing else.
pub const FREE_LINES_WITH_BOX: u64 = 10_000;

/// How many times the position of a table may be replaced, with those that were taken back: each is a whole position in
/// the journal.
const MOST_REPLACEMENTS: u64 = 1_000;

/// One change of a table: the line to store, and what to tell those around it.
#[derive(Clone, Debug)]
pub struct Change {
    /// For the journal.
    pub entry: Entry,
    /// What happened, if it was a step of the match and the table is watched.
    pub report: Option<StepReport>,
    /// Who may see the line while the game runs.
    pub audience: Audience,
}

/// Code of a refused undo: a viewer has learned something since.
const REVEALED: &str = "undo/revealed";

/// A request to go back beyond what undo allows, waiting for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// Who asks.
    pub seat: Seat,
    /// To before this step (from 0).
    pub step: usize,
    /// Who still has to agree.
    pub waiting: SeatSet,
}

/// A match and what stands around it.
pub struct Table {
    session: Box<dyn Session>,
    plan: AutoPlan,
    chance: ChanceSource,
    version: u64,
    asked: Option<TakeBack>,
    /// When the usual answer of each seat is given without asking it.
    replies: Vec<Reply>,
    /// Was the last thing that happened in the match that something was taken back? Then nothing is answered at once:
    /// the seat wants to answer something else.
    second_thoughts: bool,
    /// Does a client watch, so that steps must be put into words?
    watched: bool,
    /// Lines of the journal that replaced the position.
    replacements: u64,
    /// The least number of standing steps that no line touched since [`Table::count_touched`].
    untouched: usize,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("game", &self.session.game())
            .field("version", &self.version)
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

fn nothing_to_take_back() -> Refusal {
    Refusal::new("undo/nothing", Message::new("table-nothing-to-take-back"))
}

impl Table {
    /// A table around a match, `version` lines into its journal. `bots` says who moves each seat now; seats the
    /// set-up gives to a bot are filled in.
    pub fn new(session: Box<dyn Session>, mut bots: Vec<Option<String>>, version: u64) -> Table {
        bots.resize(session.seats(), None);
        for seat in Seat::all(session.seats()) {
            if let SeatKind::Bot(name) = session.kind(seat) {
                bots[seat.index()].get_or_insert(name);
            }
        }
        let replies = vec![Reply::default(); session.seats()];
        let (plan, second_thoughts) = (AutoPlan { bots }, false);
        let (untouched, chance) = (session.steps(), session.chance_source());
        Table {
            session,
            plan,
            chance,
            version,
            asked: None,
            replies,
            second_thoughts,
            watched: true,
            replacements: 0,
            untouched,
        }
    }

    /// The match.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// The match, without what stands around it.
    pub fn into_session(self) -> Box<dyn Session> {
        self.session
    }

    /// Number of lines in the journal.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The bot on each seat, if one moves it.
    pub fn bots(&self) -> &[Option<String>] {
        &self.plan.bots
    }

    /// The take-back that waits for answers.
    pub fn asked(&self) -> Option<TakeBack> {
        self.asked
    }

    /// The same table with a take-back that waits for answers, as a snapshot tells of it.
    #[must_use]
    pub fn with_asked(mut self, asked: Option<TakeBack>) -> Table {
        self.asked = asked;
        self
    }

    /// The same table with exactly these bots on its seats, as a snapshot tells of it: a seat that the set-up gives to
    /// a bot may have been handed to a person since.
    #[must_use]
    pub fn with_bots(mut self, bots: &[Option<String>]) -> Table {
        for (now, then) in self.plan.bots.iter_mut().zip(bots) {
            now.clone_from(then);
        }
        self
    }

    /// When the usual answer of each seat is given without asking it.
    pub fn replies(&self) -> &[Reply] {
        &self.replies
    }

    /// Was something taken back since the last step? Then no usual answer is given at once.
    pub fn has_second_thoughts(&self) -> bool {
        self.second_thoughts
    }

    /// The same table with usual answers given like this, as a snapshot tells of it.
    #[must_use]
    pub fn with_replies(mut self, replies: &[Reply], second_thoughts: bool) -> Table {
        for (now, then) in self.replies.iter_mut().zip(replies) {
            *now = *then;
        }
        self.second_thoughts = second_thoughts;
        self
    }

    /// Whether a client watches; if not, changes hold only what was done, not what it caused.
    pub fn set_watched(&mut self, watched: bool) {
        self.watched = watched;
    }

    /// See [`Table::set_watched`].
    pub fn is_watched(&self) -> bool {
        self.watched
    }

    /// Of the steps that stood when [`Table::count_touched`] was last called (or the table was made), this many were
    /// not touched by any line since: nothing before them was taken back.
    pub fn untouched(&self) -> usize {
        self.untouched
    }

    /// Begins to count [`Table::untouched`] from here.
    pub fn count_touched(&mut self) {
        self.untouched = self.session.steps();
    }

    /// Refuses what is no step once too much of the journal stands for nothing. Lines that are carried out again are
    /// not asked: a journal may be older than this limit.
    fn may_add_free_line(&self) -> Result<(), Refusal> {
        let steps = self.session.steps() as u64;
        let free = match self.chance {
            ChanceSource::Program => FREE_LINES,
            ChanceSource::Table => FREE_LINES_WITH_BOX,
        };
        if self.version.saturating_sub(steps) < free + FREE_LINES_PER_STEP * steps {
            return Ok(());
        }
        Err(Refusal::new("table/too-many-changes", Message::new("table-too-many-changes")))
    }

    /// Seats that people move: neither automa nor bot.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.session.seats())
            .filter(|seat| {
                !matches!(self.session.kind(*seat), SeatKind::Automa(_))
                    && self.plan.bots[seat.index()].is_none()
            })
            .collect()
    }

    /// The seats that have something to do now: those that decide, and where people draw from the box on their table,
    /// each of them while it is to be entered what came.
    pub fn to_act(&self) -> SeatSet {
        match self.session.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance if self.enters_outcome() => self.people(),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Does the seed decide what is drawn, so that it can be checked afterwards?
    pub fn draws_from_seed(&self) -> bool {
        self.chance == ChanceSource::Program
    }

    /// What a seat may send to [`Table::act`] now: its legal actions, or what may have come on the real table.
    pub fn legal(&self, seat: Seat, words: &Words) -> Result<Vec<LegalAction>, Refusal> {
        let seen = self.session.seen_by(seat)?;
        if !self.enters_outcome() || !self.people().contains(seat) {
            return seen.legal(words);
        }
        Ok(seen.offered(words)?.into_iter().map(|offer| offer.legal).collect())
    }

    fn enters_outcome(&self) -> bool {
        self.chance == ChanceSource::Table
            && self.session.turn() == Turn::Chance
            && self.session.mover(&self.plan).is_none()
    }

    /// A line that every viewer may see.
    fn changed(&mut self, entry: Entry) -> Change {
        self.carried_out(entry, None, Audience::All)
    }

    fn carried_out(&mut self, entry: Entry, report: Option<StepReport>, audience: Audience) -> Change {
        self.version += 1;
        self.replacements += u64::from(matches!(entry, Entry::Replaced { .. }));
        match &entry {
            Entry::Step { .. } | Entry::Replaced { .. } | Entry::Replies { .. } => {
                self.second_thoughts = false;
            }
            Entry::Undone { step, .. } | Entry::Rewound { step, .. } => {
                self.second_thoughts = true;
                self.untouched = self.untouched.min(*step);
            }
            _ => {}
        }
        // A question outlasts what chance, automas and bots do meanwhile, and usual answers. A seat that plays
        // on, takes something back or hands a seat over has let it go.
        let waits = match &entry {
            Entry::Asked { .. } | Entry::Answered { .. } | Entry::Replies { .. } => true,
            Entry::Step { seat: None, .. } | Entry::Step { usual: true, .. } => true,
            Entry::Step { seat: Some(seat), .. } => !self.people().contains(*seat),
            Entry::Replaced { .. }
            | Entry::Undone { .. }
            | Entry::Rewound { .. }
            | Entry::ToBot { .. }
            | Entry::ToPerson { .. }
            | Entry::NewLink { .. } => false,
        };
        if !waits {
            self.asked = None;
        }
        Change { entry, report, audience }
    }

    /// A seat acts, or enters what chance decided on the real table.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Change, Refusal> {
        let enters = self.enters_outcome() && self.people().contains(seat);
        self.step(Some(seat).filter(|_| !enters), action, false)
    }

    /// A seat does several things in one go, as [`crate::Seen::together`] offers them; anything else is refused. Each is a
    /// step of its own, and is taken back alone.
    pub fn act_together(&mut self, seat: Seat, actions: &str) -> Result<Vec<Change>, Refusal> {
        if !actions.contains(COMPOUND_SEPARATOR) {
            return self.act(seat, actions).map(|change| vec![change]);
        }
        if self.enters_outcome() {
            return self.enter_outcomes(seat, actions);
        }
        // Only what is offered: whether a later action is refused could tell what an earlier one reveals.
        let singles = self.session.seen_by(seat)?.single_actions(actions)?;
        singles.iter().map(|action| self.act(seat, action)).collect()
    }

    /// Several outcomes at once, such as all dice of a roll. All of them, or none.
    fn enter_outcomes(&mut self, seat: Seat, outcomes: &str) -> Result<Vec<Change>, Refusal> {
        let outcomes: Vec<&str> = outcomes.split(COMPOUND_SEPARATOR).collect();
        self.session.outcomes_fit(&outcomes)?;
        outcomes.into_iter().map(|outcome| self.act(seat, outcome)).collect()
    }

    /// A person replaces the position by another one of the same table, read from its record.
    ///
    /// # Errors
    ///
    /// At a table without the box, from a seat that no person moves, and with every reason why the position is
    /// impossible. Nothing has changed then.
    pub fn replace(&mut self, seat: Seat, reason: Replacement, position: &Value) -> Result<Change, Refusal> {
        if self.replacements >= MOST_REPLACEMENTS {
            return Err(Refusal::new("table/too-many-changes", Message::new("table-too-many-changes")));
        }
        if !self.people().contains(seat) {
            return Err(Refusal::new(
                "correction/no-person",
                Message::new("correction-no-person").with("number", seat.0),
            ));
        }
        let report = self.session.replace(seat, reason, position, self.narration())?;
        Ok(self.reported(report, false))
    }

    /// What to store and to tell of a step that was taken.
    fn reported(&mut self, report: StepReport, usual: bool) -> Change {
        let entry = match Entry::step(report.seat, report.text.clone()) {
            Entry::Step { seat, text, .. } => Entry::Step { seat, text, usual },
            entry => entry,
        };
        let audience = report.audience;
        let report = self.watched.then_some(report);
        self.carried_out(entry, report, audience)
    }

    fn step(&mut self, seat: Option<Seat>, text: &str, usual: bool) -> Result<Change, Refusal> {
        let report = self.session.take(seat, text, self.narration())?;
        let audience = report.audience;
        let report = self.watched.then_some(report);
        Ok(self.carried_out(Entry::Step { seat, text: text.to_string(), usual }, report, audience))
    }

    /// Number (from 0) of the step that [`Table::undo`] would take back. Where no other person plays, what was shown
    /// does not matter: an automa does not learn, and the person who acted harms no one by knowing it.
    pub fn undoable(&self, seat: Seat) -> Result<usize, Refusal> {
        if self.chance == ChanceSource::Table {
            return self.last_entered().ok_or_else(nothing_to_take_back);
        }
        let undoable = self.session.undoable(seat);
        let shown = undoable.as_ref().is_err_and(|refusal| refusal.code == REVEALED);
        match self
            .session
            .last_step_of(Some(seat))
            .filter(|_| shown && self.people().without(seat).is_empty())
        {
            Some(step) => Ok(step),
            None => undoable,
        }
    }

    /// The last step that was entered by hand. People with the box on their table see all that is open, so they take
    /// anything back that was entered wrongly, whatever it has revealed.
    fn last_entered(&self) -> Option<usize> {
        let people = self.people();
        let acts = people.iter().map(Some).chain([None]);
        let replaced = self.session.last_replacement();
        acts.filter_map(|seat| self.session.last_step_of(seat)).chain(replaced).max()
    }

    /// A seat takes its last action back, up to where another person learned something.
    pub fn undo(&mut self, seat: Seat) -> Result<Change, Refusal> {
        let step = self.undoable(seat)?;
        self.may_add_free_line()?;
        if self.chance == ChanceSource::Table {
            return self.rewind(seat, step);
        }
        match self.session.undoable(seat) {
            Ok(_) => self.undo_step(seat, step),
            Err(_) => self.rewind(seat, step),
        }
    }

    fn undo_step(&mut self, seat: Seat, step: usize) -> Result<Change, Refusal> {
        self.session.undo(seat)?;
        Ok(self.changed(Entry::Undone { seat, step }))
    }

    /// A seat takes everything back that undo allows. At least one action, else the refusal of the first.
    pub fn reset_turn(&mut self, seat: Seat) -> Result<Vec<Change>, Refusal> {
        let mut changes = vec![self.undo(seat)?];
        // A turn is not taken back by halves.
        while let Ok(step) = self.session.undoable(seat) {
            changes.push(self.undo_step(seat, step)?);
        }
        Ok(changes)
    }

    /// A seat asks the others to let it take its last action back. If there is no other person to ask, it happens at once.
    pub fn ask_take_back(&mut self, seat: Seat) -> Result<Vec<Change>, Refusal> {
        if self.session.turn() == Turn::Over {
            return Err(Refusal::new("undo/over", Message::new("table-undo-over")));
        }
        let step = self.session.last_step_of(Some(seat)).ok_or_else(nothing_to_take_back)?;
        self.may_add_free_line()?;
        if self.people().without(seat).is_empty() {
            return Ok(vec![self.rewind(seat, step)?]);
        }
        Ok(vec![self.ask(seat, step)])
    }

    fn ask(&mut self, seat: Seat, step: usize) -> Change {
        let waiting = self.people().without(seat);
        self.asked = Some(TakeBack { seat, step, waiting });
        self.changed(Entry::Asked { seat, step })
    }

    fn rewind(&mut self, seat: Seat, step: usize) -> Result<Change, Refusal> {
        self.session.rewind(step)?;
        Ok(self.changed(Entry::Rewound { seat, step }))
    }

    /// A seat answers a take-back. A single no ends it.
    pub fn answer_take_back(&mut self, seat: Seat, agrees: bool) -> Result<Vec<Change>, Refusal> {
        let asked = self.asked_of(seat)?;
        self.may_add_free_line()?;
        if agrees && asked.waiting.without(seat).is_empty() {
            // The match first: if it cannot go back so far, nothing has happened.
            self.session.rewind(asked.step)?;
            let answer = self.answer(asked, seat, true);
            let rewound = Entry::Rewound { seat: asked.seat, step: asked.step };
            return Ok(vec![answer, self.changed(rewound)]);
        }
        Ok(vec![self.answer(asked, seat, agrees)])
    }

    fn asked_of(&self, seat: Seat) -> Result<TakeBack, Refusal> {
        self.asked
            .filter(|asked| asked.waiting.contains(seat))
            .ok_or_else(|| Refusal::new("undo/not-asked", Message::new("table-not-asked")))
    }

    fn answer(&mut self, asked: TakeBack, seat: Seat, agrees: bool) -> Change {
        self.asked = agrees.then(|| TakeBack { waiting: asked.waiting.without(seat), ..asked });
        self.changed(Entry::Answered { seat, agrees })
    }

    /// Hands a seat to a bot, or (`None`) back to a person.
    pub fn hand_over(&mut self, seat: Seat, bot: Option<&str>) -> Result<Change, Refusal> {
        self.may_add_free_line()?;
        self.move_with(seat, bot)
    }

    fn move_with(&mut self, seat: Seat, bot: Option<&str>) -> Result<Change, Refusal> {
        if seat.index() >= self.session.seats() || matches!(self.session.kind(seat), SeatKind::Automa(_)) {
            return Err(Refusal::new("seat/fixed", Message::new("table-seat-fixed").with("number", seat.0)));
        }
        let mut plan = self.plan.clone();
        plan.bots[seat.index()] = bot.map(str::to_string);
        self.session.check_plan(&plan)?;
        self.plan = plan;
        let entry = match bot {
            Some(bot) => Entry::ToBot { seat, bot: bot.to_string() },
            None => Entry::ToPerson { seat },
        };
        Ok(self.changed(entry))
    }

    /// The maker of the table gives a seat another link: noted, so that no seat changes hands in silence.
    pub fn note_new_link(&mut self, seat: Seat) -> Result<Change, Refusal> {
        self.may_add_free_line()?;
        Ok(self.changed(Entry::NewLink { seat }))
    }

    /// A person says when the usual answer of a seat is given without asking it.
    pub fn reply(&mut self, seat: Seat, reply: Reply) -> Result<Change, Refusal> {
        self.may_add_free_line()?;
        self.set_reply(seat, reply)
    }

    fn set_reply(&mut self, seat: Seat, reply: Reply) -> Result<Change, Refusal> {
        if !self.session.has_usual() {
            return Err(Refusal::new("reply/never", Message::new("table-reply-never")));
        }
        if seat.index() >= self.session.seats() || matches!(self.session.kind(seat), SeatKind::Automa(_)) {
            return Err(Refusal::new(
                "seat/fixed",
                Message::new("table-reply-no-person").with("number", seat.0),
            ));
        }
        self.replies[seat.index()] = reply;
        Ok(self.changed(Entry::Replies { seat, reply }))
    }

    /// The person who is asked now while another seat is in turn, with the usual answer, if there is one.
    pub fn usual(&self) -> Option<UsualAnswer> {
        if !self.session.has_usual() {
            return None;
        }
        let Turn::Decide(seats) = self.session.turn() else { return None };
        let people = self.people();
        seats.iter().filter(|seat| people.contains(*seat)).find_map(|seat| {
            let (action, waits) = self.session.seen_by(seat).ok()?.usual()?;
            let reply = match self.replies[seat.index()] {
                // Who took it back is given the time to think.
                Reply::AtOnce if self.second_thoughts => Reply::Soon,
                reply => reply,
            };
            Some(UsualAnswer { seat, waits, action, reply })
        })
    }

    /// The seat that is asked while another is in turn gives its usual answer without being asked.
    pub fn answer_as_usual(&mut self, seat: Seat) -> Result<Change, Refusal> {
        let usual = self.usual().filter(|usual| usual.seat == seat);
        let usual = usual.ok_or_else(|| {
            Refusal::new("reply/not-asked", Message::new("table-reply-not-asked").with("number", seat.0))
        })?;
        self.step(Some(seat), &usual.action, true)
    }

    /// The seat whose usual answer is given at once, if one is asked.
    fn at_once(&self) -> Option<Seat> {
        if !self.replies.contains(&Reply::AtOnce) {
            return None;
        }
        self.usual().filter(|usual| usual.reply == Reply::AtOnce).map(|usual| usual.seat)
    }

    /// What moves on without a person, if anything.
    pub fn mover(&self) -> Option<Mover> {
        self.session.mover(&self.plan).or_else(|| self.at_once().map(Mover::Usual))
    }

    /// Takes one step that needs no person.
    pub fn advance(&mut self) -> Result<Option<Change>, Refusal> {
        if self.replies.contains(&Reply::AtOnce)
            && let Some(Mover::Usual(seat)) = self.mover()
        {
            return self.answer_as_usual(seat).map(Some);
        }
        let advanced = self.session.advance(&self.plan, &Cancel::default(), self.narration())?;
        let Some(report) = advanced else { return Ok(None) };
        let (entry, audience) = (Entry::step(report.seat, report.text.clone()), report.audience);
        let report = self.watched.then_some(report);
        Ok(Some(self.carried_out(entry, report, audience)))
    }

    fn narration(&self) -> Narration {
        if self.watched { Narration::Full } else { Narration::Silent }
    }

    /// A copy of the match and who moves it, for a bot to think about elsewhere.
    pub fn thinking_copy(&self) -> (Box<dyn Session>, AutoPlan) {
        (self.session.fork(), self.plan.clone())
    }

    /// Carries out a line of the journal again.
    pub fn replay(&mut self, entry: &Entry) -> Result<Change, Refusal> {
        match entry {
            Entry::Step { seat, text, usual } => self.step(*seat, text, *usual),
            Entry::Replaced { seat, reason, position } => {
                let text = format!("{} {position}", reason.word());
                let narration = self.narration();
                let report = self.session.take_written(Some(*seat), &text, narration)?;
                Ok(self.reported(report, false))
            }
            Entry::Undone { seat, .. } => {
                let step = self.session.undoable(*seat)?;
                self.undo_step(*seat, step)
            }
            Entry::Asked { seat, step } => Ok(self.ask(*seat, *step)),
            Entry::Answered { seat, agrees } => {
                let asked = self.asked_of(*seat)?;
                Ok(self.answer(asked, *seat, *agrees))
            }
            Entry::Rewound { seat, step } => self.rewind(*seat, *step),
            Entry::ToBot { seat, bot } => self.move_with(*seat, Some(bot)),
            Entry::ToPerson { seat } => self.move_with(*seat, None),
            Entry::Replies { seat, reply } => self.set_reply(*seat, *reply),
            Entry::NewLink { .. } => Ok(self.changed(entry.clone())),
        }
    }
}
