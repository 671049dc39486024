//! One task for each live table: the only one that changes it, so that nothing has to be locked.
//!
//! An order is carried out in memory, its lines and those of the chance and automa steps that follow go to the store
//! in one append, and only when they are on disk is anybody told. If that fails, memory is ahead of the disk: the task
//! ends, and the table is read anew.

use crate::app::Shared;
use crate::error::Fault;
use crate::look::{self, Class, Form};
use crate::metrics::counted;
use crate::sheet::Sheet;
use axum::extract::ws::Message;
use serde_json::{Value, json};
use solarium_core::{Seat, Stop, Turn, Viewer};
use solarium_store::{Append, SeatRow, Snapshot};
use solarium_table::{Change, Mover, Refusal, Session, StepTold, Table, TakeBack};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender, unbounded_channel};
use tokio::sync::{OwnedMutexGuard, broadcast, oneshot};

/// A snapshot is stored whenever the number of lines passes a multiple of this, counted for each table from another
/// line, so that tables which began together do not store theirs at the same time.
const SNAPSHOT_EVERY: u64 = 64;
/// Most steps without a person in one append: bounds how long those who wait for the first of them wait.
const MOST_IN_APPEND: usize = if cfg!(test) { 4 } else { 64 };
/// Lines kept in memory, to give a watcher that comes back just what it missed.
const KEPT_LINES: usize = 12;
/// Messages kept for a slow watcher before it gets a fresh look instead.
const KEPT_MESSAGES: usize = 8;

/// What never changes about a table.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Public id.
    pub id: String,
    /// The secret seed; empty if unknown.
    pub seed: String,
    /// SHA-256 of it.
    pub commitment: String,
    /// May anybody find it and take a free seat?
    pub open: bool,
    /// Does it only show a record?
    pub read_only: bool,
}

/// A line of the journal with what it caused.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its number.
    pub number: u64,
    /// The line.
    pub change: Change,
}

/// Lines that came in one go, if anybody is there to hear of them, with the positions between them where somebody
/// wants to see those.
struct Played {
    count: usize,
    lines: Vec<Arc<Told>>,
    between: Vec<Option<Box<dyn Session>>>,
}

/// Those who get the same messages.
#[derive(Debug)]
struct Listeners {
    class: Class,
    sender: broadcast::Sender<Message>,
    /// What their pages show, if they have pages.
    sheet: Option<Sheet>,
}

/// Numbers the rooms of this process.
static BORN: AtomicU64 = AtomicU64::new(0);

/// A live table and those around it.
#[derive(Debug)]
pub struct Room {
    /// Differs whenever the table is read anew: those who were counted as present are no longer.
    pub born: u64,
    /// What never changes.
    pub facts: Facts,
    /// The match.
    pub table: Table,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The table on which the same people play again.
    pub rematch: Option<String>,
    /// Open sockets by seat.
    pub present: Vec<u32>,
    /// The last lines that were told, up to the present.
    recent: VecDeque<Arc<Told>>,
    listeners: Vec<Listeners>,
}

impl Room {
    /// A room around a table.
    pub fn new(facts: Facts, mut table: Table, seats: Vec<SeatRow>, rematch: Option<String>) -> Room {
        // Until the first one watches.
        table.be_heard(false);
        let present = vec![0; seats.len()];
        let born = BORN.fetch_add(1, Relaxed);
        Room { born, facts, table, seats, rematch, present, recent: VecDeque::new(), listeners: Vec::new() }
    }

    /// The same people play again elsewhere.
    pub fn plays_again(&mut self, id: String) {
        if self.rematch.is_none() {
            let told = json!({ "type": "rematch", "id": id }).to_string();
            self.shout(&Message::Text(told.into()));
            self.rematch = Some(id);
        }
    }

    /// A seat has changed hands: those who look from it must show anew that it is theirs.
    fn unseat(&mut self, seat: Seat) {
        self.listeners.retain(|there| there.class.viewer != Viewer::Seat(seat));
    }

    /// Is everything open to everybody?
    pub fn is_open_book(&self) -> bool {
        self.facts.read_only || self.table.session().turn() == Turn::Over
    }

    /// Refuses whatever would change a table that does not change any more.
    pub fn may_change(&self) -> Result<(), Fault> {
        if self.facts.read_only {
            return Err(Fault::ReadOnly);
        }
        match self.table.session().turn() {
            // The seed is known from here on: nothing may be drawn again.
            Turn::Over => Err(Refusal::new("match/over", "the game is over").into()),
            _ => Ok(()),
        }
    }

    /// Messages for a class from now on.
    pub fn watch(&mut self, class: Class) -> Result<broadcast::Receiver<Message>, Fault> {
        self.listeners.retain(|there| there.sender.receiver_count() > 0);
        if let Some(there) = self.listeners.iter().find(|there| there.class == class) {
            return Ok(there.sender.subscribe());
        }
        let sheet = match class.form {
            Form::Page(lang) => Some(Sheet::new(self, class.viewer, lang)?),
            Form::Data | Form::Picture => None,
        };
        self.table.be_heard(true);
        let (sender, receiver) = broadcast::channel(KEPT_MESSAGES);
        self.listeners.push(Listeners { class, sender, sheet });
        Ok(receiver)
    }

    /// Watches from now on. The first message tells what was missed since `since` if that is still at hand, else
    /// everything.
    pub fn greet(
        &mut self,
        class: Class,
        since: Option<u64>,
    ) -> Result<(Message, broadcast::Receiver<Message>), Fault> {
        let receiver = self.watch(class)?;
        Ok((self.greeting(class, since)?, receiver))
    }

    fn greeting(&self, class: Class, since: Option<u64>) -> Result<Message, Fault> {
        if let Some(sheet) =
            self.listeners.iter().find(|there| there.class == class).and_then(|there| there.sheet.as_ref())
        {
            return sheet.fresh(self);
        }
        let version = self.table.version();
        let first = version - self.recent.len() as u64;
        match since {
            Some(since) if (first..version).contains(&since) => {
                let lines: Vec<Value> = self
                    .recent
                    .iter()
                    .filter(|told| told.number >= since)
                    .map(|told| self.line(told, class.viewer))
                    .collect();
                look::change(self, class, &lines)
            }
            _ => look::fresh(self, class),
        }
    }

    fn line(&self, told: &Told, viewer: Viewer) -> Value {
        look::line(told.number, &told.change.entry, told.change.told.as_ref(), viewer, self.is_open_book())
    }

    /// Tells everybody who listens the same.
    pub fn shout(&mut self, message: &Message) {
        self.listeners.retain(|there| there.sender.send(message.clone()).is_ok());
    }

    /// Somebody came or went.
    pub fn presence(&mut self, seats: &[Seat], came: bool) {
        for seat in seats {
            if let Some(sockets) = self.present.get_mut(seat.index()) {
                *sockets = if came { *sockets + 1 } else { sockets.saturating_sub(1) };
            }
        }
        if !seats.is_empty() {
            self.tell_people(false);
        }
    }

    /// Tells who sits where; `renamed`: somebody is called differently now, which pages show in many places.
    fn tell_people(&mut self, renamed: bool) {
        let told = look::people(self);
        self.tell_each(|room, there| match &mut there.sheet {
            Some(sheet) => sheet.people(room, renamed),
            None => Ok(told.clone()),
        });
    }

    /// Tells each class what changed.
    fn tell(&mut self, played: &Played) {
        self.tell_each(|room, there| match &mut there.sheet {
            Some(sheet) => sheet.change(room, &played.lines, &played.between),
            None => {
                let viewer = there.class.viewer;
                let seen: Vec<Value> = played.lines.iter().map(|told| room.line(told, viewer)).collect();
                look::change(room, there.class, &seen)
            }
        });
    }

    /// Makes a message for each class; nothing is made for those without listeners.
    fn tell_each(&mut self, mut message: impl FnMut(&Room, &mut Listeners) -> Result<Message, Fault>) {
        if self.listeners.is_empty() {
            return;
        }
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain_mut(|there| {
            if there.sender.receiver_count() == 0 {
                return false;
            }
            match message(self, there) {
                Ok(message) => there.sender.send(message).is_ok(),
                // Whoever is not told any more watches anew and gets everything.
                Err(fault) => {
                    tracing::error!(table = %self.facts.id, ?fault, "a look could not be made");
                    false
                }
            }
        });
        self.listeners = listeners;
    }

    fn is_quiet(&self) -> bool {
        self.listeners.iter().all(|there| there.sender.receiver_count() == 0)
    }

    /// Does somebody want to see every position between two decisions?
    fn has_pages(&self) -> bool {
        self.listeners.iter().any(|there| there.sheet.is_some() && there.sender.receiver_count() > 0)
    }

    /// Is a snapshot due after these lines, before which there were `before`?
    fn is_snapshot_due(&self, before: u64) -> bool {
        let shift: u64 = self.facts.id.bytes().map(u64::from).sum();
        let part = |lines: u64| (lines + shift) / SNAPSHOT_EVERY;
        part(before) != part(self.table.version())
    }

    fn snapshot(&self) -> Snapshot {
        let text = snapshot_text(self.table.session(), self.table.bots(), self.table.asked());
        Snapshot { version: self.table.version(), text }
    }
}

/// What `history::revive` reads: a position, what lies before it, the bots on the seats, the take-back that waits.
pub fn snapshot_text(session: &dyn Session, bots: &[Option<String>], asked: Option<TakeBack>) -> String {
    let before = session.so_far();
    let (steps, draws) = (before.steps, before.draws);
    let asked = asked.map(|asked| {
        let waiting: Vec<Seat> = asked.waiting.iter().collect();
        json!({"seat": asked.seat, "step": asked.step, "waiting": waiting})
    });
    json!({"state": session.record(), "steps": steps, "draws": draws, "bots": bots, "asked": asked})
        .to_string()
}

/// Looks at a room, or changes who watches it.
pub type Visit = Box<dyn FnOnce(&mut Room) + Send>;
/// Changes a table; the lines of the change go to the store.
pub type Deed = Box<dyn FnOnce(&mut Room) -> Result<Vec<Change>, Fault> + Send>;

/// What a live table is asked.
pub enum Order {
    /// Something that needs no disk.
    Visit(Visit),
    /// A change; answered with the version once it is on disk.
    Deed(Deed, oneshot::Sender<Result<u64, Fault>>),
    /// Somebody sits down.
    Sit(Seat, SeatRow, oneshot::Sender<Result<(), Fault>>),
    /// A bot has thought.
    Thought(u64, Result<Option<StepTold>, Refusal>),
    /// Chance or an automa is still to move: behind whatever others want meanwhile.
    GoOn,
    /// End if nobody is there, or (`true`) in any case.
    Rest(bool),
}

/// The way to a live table.
#[derive(Clone, Debug)]
pub struct Stub {
    orders: UnboundedSender<Order>,
    used: Arc<AtomicU64>,
}

impl Stub {
    /// Sends an order; gives it back if the table is no longer live.
    pub fn send(&self, order: Order, now: u64) -> Result<(), Order> {
        self.used.store(now, Relaxed);
        self.orders.send(order).map_err(|unsent| unsent.0)
    }

    /// Asks the table to end, without counting as use.
    pub fn rest(&self, in_any_case: bool) {
        // If it has ended already, so much the better.
        let _ = self.orders.send(Order::Rest(in_any_case));
    }

    /// When it was last used.
    pub fn used(&self) -> u64 {
        self.used.load(Relaxed)
    }

    /// Has it ended?
    pub fn is_closed(&self) -> bool {
        self.orders.is_closed()
    }
}

/// The task of a live table.
pub struct Actor {
    room: Room,
    orders: UnboundedReceiver<Order>,
    own: WeakUnboundedSender<Order>,
    shared: Arc<Shared>,
    /// The version a bot thinks about, and how to tell it that it need not any more.
    thinking: Option<(u64, Stop)>,
    /// Held until the last append is through: who opens the table again waits for it.
    _alive: OwnedMutexGuard<()>,
}

/// A live table: the way to it, and the task to spawn.
pub fn channel(room: Room, shared: Arc<Shared>, alive: OwnedMutexGuard<()>, now: u64) -> (Stub, Actor) {
    let (sender, orders) = unbounded_channel();
    let own = sender.downgrade();
    shared.metrics.live.fetch_add(1, Relaxed);
    let stub = Stub { orders: sender, used: Arc::new(AtomicU64::new(now)) };
    (stub, Actor { room, orders, own, shared, thinking: None, _alive: alive })
}

impl Drop for Actor {
    fn drop(&mut self) {
        self.stop_thinking();
        self.shared.metrics.live.fetch_sub(1, Relaxed);
    }
}

impl Actor {
    /// Lives until nobody needs the table, or an append fails.
    pub async fn run(mut self) {
        // A table may have been left while an automa or a bot was to move; a new one begins with its draws.
        if matches!(self.room.table.mover(), Some(Mover::Chance | Mover::Automa(_)))
            && !self.room.facts.read_only
        {
            if !self.move_on().await {
                return;
            }
        } else {
            self.go_on();
        }
        while let Some(order) = self.orders.recv().await {
            let goes_on = match order {
                Order::Visit(visit) => {
                    visit(&mut self.room);
                    true
                }
                Order::Deed(deed, answer) => self.do_deed(deed, answer).await,
                Order::Sit(seat, row, answer) => {
                    self.sit(seat, row, answer).await;
                    true
                }
                Order::Thought(version, thought) => self.hear(version, thought).await,
                Order::GoOn => self.move_on().await,
                Order::Rest(in_any_case) => {
                    if in_any_case || (self.room.is_quiet() && self.thinking.is_none()) {
                        // What is in the queue is still carried out; nothing new comes in.
                        self.orders.close();
                    }
                    true
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Carries out a deed. False if the task must end.
    async fn do_deed(&mut self, deed: Deed, answer: oneshot::Sender<Result<u64, Fault>>) -> bool {
        let before = self.room.table.version();
        match deed(&mut self.room) {
            Err(fault) => {
                let _ = answer.send(Err(fault));
                // A deed that failed half-way (it may not) would leave memory ahead of the disk.
                self.room.table.version() == before
            }
            Ok(changes) if changes.is_empty() => {
                let _ = answer.send(Ok(before));
                true
            }
            Ok(changes) => match self.settle(changes).await {
                Ok(told) => {
                    // Whoever asked may have gone; the deed stands all the same.
                    let _ = answer.send(Ok(self.room.table.version()));
                    self.room.tell(&told);
                    self.go_on();
                    true
                }
                Err(fault) => {
                    let _ = answer.send(Err(fault));
                    false
                }
            },
        }
    }

    /// Adds the steps that follow without a person, and stores all of them.
    async fn settle(&mut self, mut changes: Vec<Change>) -> Result<Played, Fault> {
        let before = self.room.table.version() - changes.len() as u64;
        let pages = self.room.has_pages();
        let mut between: Vec<Option<Box<dyn Session>>> = changes.iter().map(|_| None).collect();
        while changes.len() < MOST_IN_APPEND
            && matches!(self.room.table.mover(), Some(Mover::Chance | Mover::Automa(_)))
        {
            if pages && let Some(last) = between.last_mut() {
                *last = Some(self.room.table.session().fork());
            }
            match self.room.table.advance()? {
                Some(change) => changes.push(change),
                None => break,
            }
            between.push(None);
        }
        if changes.is_empty() {
            return Ok(Played { count: 0, lines: Vec::new(), between });
        }
        let (tell, told) = oneshot::channel();
        let append = Append {
            id: self.room.facts.id.clone(),
            expected: before,
            lines: changes.iter().map(|change| change.entry.to_string()).collect(),
            at: (self.shared.clock)(),
            over: self.room.table.session().turn() == Turn::Over,
            snapshot: self.room.is_snapshot_due(before).then(|| self.room.snapshot()),
        };
        self.shared.store.append(
            append,
            Box::new(move |result| {
                let _ = tell.send(result);
            }),
        );
        let stored = told.await.map_err(|_| Fault::Interrupted)?;
        if let Err(error) = stored {
            self.shared.metrics.failed_appends.fetch_add(1, Relaxed);
            tracing::error!(table = %self.room.facts.id, %error, "an append failed; the table is read anew");
            return Err(error.into());
        }
        self.shared.metrics.lines.fetch_add(changes.len() as u64, Relaxed);
        // Whatever a bot thinks about is the past.
        self.stop_thinking();
        let (count, mut lines) = (changes.len(), Vec::new());
        if self.room.table.is_heard() {
            lines =
                (before..).zip(changes).map(|(number, change)| Arc::new(Told { number, change })).collect();
            self.room.recent.extend(lines.iter().cloned());
            let surplus = self.room.recent.len().saturating_sub(KEPT_LINES);
            self.room.recent.drain(..surplus);
        }
        Ok(Played { count, lines, between })
    }

    /// Sees to it that automas and chance play on, or that a bot thinks. Automas decide in this task: their rules are
    /// short lists, a whole turn takes microseconds. So that a long run of them keeps nobody waiting, each append's
    /// worth of steps queues behind what others want.
    fn go_on(&mut self) {
        if self.room.facts.read_only {
            return;
        }
        match self.room.table.mover() {
            Some(Mover::Chance | Mover::Automa(_)) => {
                // If the table is about to rest, it goes on when it is brought back to life.
                if let Some(own) = self.own.upgrade() {
                    let _ = own.send(Order::GoOn);
                }
            }
            Some(Mover::Bot(_)) => self.think(),
            None => {}
        }
    }

    /// Plays the steps of chance and automas that are due, as many as go into one append. False if the task must end.
    async fn move_on(&mut self) -> bool {
        match self.settle(Vec::new()).await {
            Ok(told) => {
                if told.count > 0 {
                    self.room.tell(&told);
                    self.go_on();
                }
                true
            }
            Err(fault) => {
                tracing::error!(table = %self.room.facts.id, ?fault, "the table cannot go on");
                false
            }
        }
    }

    fn stop_thinking(&mut self) {
        if let Some((_, stop)) = self.thinking.take() {
            stop.set();
        }
    }

    /// Lets a bot think elsewhere. Others are served meanwhile; as soon as the table moves on or ends, it stops.
    fn think(&mut self) {
        let version = self.room.table.version();
        if self.thinking.as_ref().is_some_and(|(about, _)| *about == version) {
            return;
        }
        let stop = Stop::default();
        self.thinking = Some((version, stop.clone()));
        let (mut session, plan) = self.room.table.thinking_copy();
        let (own, shared) = (self.own.clone(), self.shared.clone());
        tokio::spawn(async move {
            let Ok(_permit) = shared.pool.acquire().await else { return };
            // The table may have moved on while this bot waited for its turn to think.
            if stop.is_set() {
                return;
            }
            let thought = {
                let _thinking = counted(&shared.metrics.thinking);
                tokio::task::spawn_blocking(move || session.advance_until(&plan, &stop)).await
            };
            let thought = thought.unwrap_or_else(|_| Err(Refusal::new("bot/failed", "the bot failed")));
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::Thought(version, thought));
            }
        });
    }

    async fn hear(&mut self, version: u64, thought: Result<Option<StepTold>, Refusal>) -> bool {
        // What was thought about the past is of no use; about the present another thinks already.
        if version != self.room.table.version() {
            return true;
        }
        self.thinking = None;
        let step = match thought {
            Ok(Some(StepTold { seat: Some(seat), text, .. })) => (seat, text),
            Ok(_) => return true,
            Err(refusal) => {
                tracing::error!(table = %self.room.facts.id, %refusal, "a bot could not move");
                return true;
            }
        };
        let Ok(change) = self.room.table.act(step.0, &step.1) else { return true };
        match self.settle(vec![change]).await {
            Ok(told) => {
                self.room.tell(&told);
                self.go_on();
                true
            }
            Err(_) => false,
        }
    }

    async fn sit(&mut self, seat: Seat, row: SeatRow, answer: oneshot::Sender<Result<(), Fault>>) {
        let Some(now) = self.room.seats.get(seat.index()) else {
            let _ = answer.send(Err(Fault::Taken(seat)));
            return;
        };
        // A new secret means: somebody takes a free seat. The old one means: its holder sits down or gets up.
        if now.secret != row.secret && now.taken {
            let _ = answer.send(Err(Fault::Taken(seat)));
            return;
        }
        let changes_hands = now.secret != row.secret || !row.taken;
        let (store, id, stored) = (self.shared.store.clone(), self.room.facts.id.clone(), row.clone());
        let result = tokio::task::spawn_blocking(move || store.seat(&id, seat.0, stored)).await;
        let result = result.map_err(|_| Fault::Interrupted).and_then(|result| result.map_err(Fault::from));
        if result.is_ok() {
            self.room.seats[seat.index()] = row;
            if changes_hands {
                self.room.unseat(seat);
            }
            self.room.tell_people(true);
        }
        let _ = answer.send(result);
    }
}
