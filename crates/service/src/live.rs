//! One task for each live table: the only one that changes it, so that nothing has to be locked.
//!
//! An order is carried out in memory, its lines and those of the chance and automa steps that follow go to the store
//! in one append, and only when they are on disk is anybody told. If that fails, memory is ahead of the disk: the table
//! is read again in place. It can be looked at all the while; steps that need no person are tried again later.

use crate::app::Shared;
use crate::error::Fault;
use crate::history::{self, audience_of};
use crate::host::TaskHandle;
use crate::metrics::counted;
use crate::room::{Awaited, Due, Played, Room};
use crate::seat::SeatChange;
use solarium_core::{Stop, Turn};
use solarium_store::{Append, Grant, NewLine, Store};
use solarium_table::{Change, Mover, Narration, Refusal, Session, StepTold};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender, unbounded_channel};
use tokio::sync::{OwnedMutexGuard, oneshot};

/// Most steps without a person in one append: bounds how long those who wait for the first of them wait.
const MOST_IN_APPEND: usize = if cfg!(test) { 4 } else { 64 };

/// Looks at a room, or changes who watches it.
pub type Visit = Box<dyn FnOnce(&mut Room) + Send>;
/// Changes a table; the lines of the change go to the store.
pub type Deed = Box<dyn FnOnce(&mut Room) -> Result<Vec<Change>, Fault> + Send>;

/// Decides, in the table's own task, how a seat changes; nothing changes if there is none.
pub type SeatPlan = Box<dyn FnOnce(&Room) -> Result<Option<SeatChange>, Fault> + Send>;

/// What a live table is asked.
pub enum Order {
    /// Something that needs no disk.
    Visit(Visit),
    /// A change; answered with the version once it is on disk.
    Deed(Deed, oneshot::Sender<Result<u64, Fault>>),
    /// Who holds a seat changes, or what it is called; answered once it is on disk.
    Seat(SeatPlan, oneshot::Sender<Result<(), Fault>>),
    /// A bot has thought.
    Thought(u64, Result<Option<StepTold>, Refusal>),
    /// Chance or an automa is still to move: behind whatever others want meanwhile.
    GoOn,
    /// A seat that is asked in another's turn has had its time.
    Usual(Awaited),
    /// Steps that could not be stored are to be tried again.
    Retry,
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
    /// The question that is answered by itself, and the clock that tells when.
    waiting: Option<(Awaited, TaskHandle)>,
    /// Why steps that need no person could not be stored, and the clock that tells when to try again.
    stuck: Option<(Fault, TaskHandle)>,
    /// Held until the last append is through: who opens the table again waits for it.
    _alive: OwnedMutexGuard<()>,
}

/// A live table: the way to it, and the task to spawn.
pub fn channel(room: Room, shared: Arc<Shared>, alive: OwnedMutexGuard<()>, now: u64) -> (Stub, Actor) {
    let (sender, orders) = unbounded_channel();
    let own = sender.downgrade();
    shared.metrics.live.fetch_add(1, Relaxed);
    let stub = Stub { orders: sender, used: Arc::new(AtomicU64::new(now)) };
    (stub, Actor { room, orders, own, shared, thinking: None, waiting: None, stuck: None, _alive: alive })
}

fn new_line(change: &Change) -> NewLine {
    NewLine { text: change.entry.to_string(), audience: audience_of(change) }
}

/// Is the next step one that is taken in the table's own task?
fn moves_by_itself(mover: Option<Mover>) -> bool {
    matches!(mover, Some(Mover::Chance | Mover::Automa(_) | Mover::Usual(_)))
}

impl Drop for Actor {
    fn drop(&mut self) {
        self.stop_thinking();
        self.stop_waiting();
        self.stop_retrying();
        self.shared.metrics.live.fetch_sub(1, Relaxed);
    }
}

impl Actor {
    /// Runs until the table is not used any more, or it cannot be read.
    pub async fn run(mut self) {
        self.attend();
        // A table may have been left while an automa or a bot was to move; a new one begins with its draws.
        if moves_by_itself(self.room.table.mover()) && self.room.may_move_by_itself() {
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
                    if std::mem::take(&mut self.room.stirred) && self.attend() {
                        self.room.tell_people(true);
                    }
                    true
                }
                Order::Deed(deed, answer) => self.do_deed(deed, answer).await,
                Order::Seat(plan, answer) => {
                    let _ = answer.send(self.change_seat(plan).await);
                    true
                }
                Order::Thought(version, thought) => self.hear(version, thought).await,
                // While the store refuses, Retry does it.
                Order::GoOn => self.stuck.is_some() || self.move_on().await,
                Order::Usual(awaited) => self.answer_as_usual(awaited).await,
                Order::Retry => self.try_again().await,
                Order::Rest(in_any_case) => {
                    if in_any_case
                        || (self.room.is_quiet() && self.thinking.is_none() && self.waiting.is_none())
                    {
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
        // What was due before this deed comes first; while it cannot be stored, this cannot either.
        if self.stuck.is_some() {
            let goes_on = self.try_again().await;
            if let Some((fault, _)) = &self.stuck {
                let _ = answer.send(Err(fault.clone()));
                return goes_on;
            }
            if !goes_on {
                return false;
            }
        }
        let before = self.room.table.version();
        match deed(&mut self.room) {
            Err(fault) => {
                let _ = answer.send(Err(fault.clone()));
                // A deed that failed half-way (it may not) leaves memory ahead of the disk.
                self.room.table.version() == before || self.read_again(fault).await
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
                    // Only once the table is as it was: who asks next finds it so.
                    let goes_on = self.read_again(fault.clone()).await;
                    let _ = answer.send(Err(fault));
                    goes_on
                }
            },
        }
    }

    /// Reads the table as it is on disk, where something could not be stored. If a step is due that needs no person, it
    /// is tried again later. False if the table cannot be read, and the task must end.
    async fn read_again(&mut self, fault: Fault) -> bool {
        self.stop_thinking();
        self.stop_waiting();
        let (shared, id) = (self.shared.clone(), self.room.facts.id.clone());
        let read = move || {
            let stored = shared.store.open(&id)?;
            history::revive(&*shared.store, &shared.library(), &stored)
        };
        match self.shared.host.blocking(read).await.unwrap_or(Err(Fault::Interrupted)) {
            Ok(table) => self.room.replace_table(table),
            Err(fault) => {
                tracing::error!(table = %self.room.facts.id, ?fault, "the table cannot be read");
                return false;
            }
        }
        if self.attend() {
            self.room.tell_people(true);
        }
        if self.room.table.mover().is_some() && self.room.may_move_by_itself() {
            self.retry_later(fault);
        }
        true
    }

    fn retry_later(&mut self, fault: Fault) {
        self.stop_retrying();
        let (own, host) = (self.own.clone(), &self.shared.host);
        let timer = host.sleep_until(host.now() + self.shared.retry);
        let task = host.spawn(Box::pin(async move {
            timer.await;
            // A table that has ended tries again when it is brought back to life.
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::Retry);
            }
        }));
        self.stuck = Some((fault, task));
    }

    fn stop_retrying(&mut self) {
        if let Some((_, timer)) = self.stuck.take() {
            timer.abort();
        }
    }

    /// Takes the steps again that could not be stored. False if the task must end.
    async fn try_again(&mut self) -> bool {
        self.stop_retrying();
        if moves_by_itself(self.room.table.mover()) {
            return self.move_on().await;
        }
        self.go_on();
        true
    }

    /// Adds the steps that follow without a person, and stores all of them.
    async fn settle(&mut self, mut changes: Vec<Change>) -> Result<Played, Fault> {
        let before = self.room.table.version() - changes.len() as u64;
        let pages = self.room.has_pages();
        let mut between: Vec<Option<Box<dyn Session>>> = Vec::new();
        if pages {
            between.resize_with(changes.len(), || None);
        }
        while changes.len() < MOST_IN_APPEND && moves_by_itself(self.room.table.mover()) {
            if pages && let Some(last) = between.last_mut() {
                *last = Some(self.room.table.session().fork());
            }
            match self.room.table.advance()? {
                Some(change) => changes.push(change),
                None => break,
            }
            if pages {
                between.push(None);
            }
        }
        if changes.is_empty() {
            return Ok(Played::default());
        }
        let (tell, told) = oneshot::channel();
        let append = Append {
            id: self.room.facts.id.clone(),
            expected: before,
            lines: changes.iter().map(new_line).collect(),
            at: self.shared.host.unix_millis(),
            over: self.room.table.session().turn() == Turn::Over,
            snapshot: self.room.is_snapshot_due(before).then(|| self.room.snapshot()),
        };
        let stored = self.shared.stored.clone();
        self.shared.store.append(
            append,
            Box::new(move |result| {
                // Nobody wakes tables any more once the runtime ends, and then none of them waits.
                let _ = stored.send((tell, result));
            }),
        );
        let stored = told.await.map_err(|_| Fault::Interrupted)?;
        if let Err(error) = stored {
            self.shared.metrics.not_stored(&error, self.shared.host.now());
            tracing::error!(table = %self.room.facts.id, %error, "an append failed; the table is read again");
            return Err(error.into());
        }
        self.shared.metrics.stored(changes.len());
        // Whatever a bot thinks about is the past.
        self.stop_thinking();
        self.attend();
        Ok(self.room.played(before, changes, between))
    }

    /// Sees to it that automas and chance play on, or that a bot thinks. Automas decide in this task: their rules are
    /// short lists, a whole turn takes microseconds. So that a long run of them keeps nobody waiting, each append's
    /// worth of steps queues behind what others want.
    fn go_on(&mut self) {
        if !self.room.may_move_by_itself() || self.stuck.is_some() {
            return;
        }
        match self.room.table.mover() {
            Some(Mover::Chance | Mover::Automa(_) | Mover::Usual(_)) => {
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
                self.read_again(fault).await
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
        let task = async move {
            let Ok(_permit) = shared.pool.acquire().await else { return };
            // The table may have moved on while this bot waited for its turn to think.
            if stop.is_set() {
                return;
            }
            let thought = {
                let _thinking = counted(&shared.metrics.thinking);
                shared.host.blocking(move || session.advance(&plan, &stop, Narration::Silent)).await
            };
            let thought = thought.unwrap_or_else(|| Err(Refusal::new("bot/failed", "the bot failed")));
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::Thought(version, thought));
            }
        };
        self.shared.host.spawn(Box::pin(task));
    }

    async fn hear(&mut self, version: u64, thought: Result<Option<StepTold>, Refusal>) -> bool {
        // What was thought about the past is of no use; about the present another thinks already.
        if version != self.room.table.version() {
            return true;
        }
        // Stopped because the table was read again at this very version: it thinks once more when there is room.
        if thought.as_ref().is_err_and(|refusal| refusal.code == "bot/stopped") {
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
        self.take(change).await
    }

    /// Sees to it that the question of a seat that is not in turn is answered by itself after a while, if others wait
    /// for it. True if that has changed.
    fn attend(&mut self) -> bool {
        let awaited = self.room.awaits();
        if awaited == self.waiting.as_ref().map(|(awaited, _)| *awaited) {
            return false;
        }
        self.stop_waiting();
        if let Some(awaited) = awaited {
            let (own, host) = (self.own.clone(), &self.shared.host);
            let at = host.now() + self.room.facts.patience;
            self.room.due = Some(Due { seat: awaited.1, at });
            let timer = host.sleep_until(at);
            let task = host.spawn(Box::pin(async move {
                timer.await;
                // A table that has ended begins the question anew when it is brought back to life.
                if let Some(own) = own.upgrade() {
                    let _ = own.send(Order::Usual(awaited));
                }
            }));
            self.waiting = Some((awaited, task));
        }
        true
    }

    fn stop_waiting(&mut self) {
        self.room.due = None;
        if let Some((_, timer)) = self.waiting.take() {
            timer.abort();
        }
    }

    /// Gives the usual answer of a seat. False if the task must end.
    async fn answer_as_usual(&mut self, awaited: Awaited) -> bool {
        // It may have been answered while this order was in the queue.
        if self.waiting.as_ref().is_none_or(|(now, _)| *now != awaited) {
            return true;
        }
        self.stop_waiting();
        let Ok(change) = self.room.table.answer_as_usual(awaited.1) else { return true };
        self.take(change).await
    }

    /// Stores a step that somebody else than a caller took, and tells of it. False if the task must end.
    async fn take(&mut self, change: Change) -> bool {
        match self.settle(vec![change]).await {
            Ok(told) => {
                self.room.tell(&told);
                self.go_on();
                true
            }
            Err(fault) => self.read_again(fault).await,
        }
    }

    /// Changes who holds a seat. Stored in an order in which an interruption leaves no seat out of reach:
    /// holders come before the seat counts as taken, and go after it counts as free.
    async fn change_seat(&mut self, plan: SeatPlan) -> Result<(), Fault> {
        let Some(change) = plan(&self.room)? else { return Ok(()) };
        self.room.check_name(&change)?;
        let waited = !self.room.waiting().is_empty();
        let (shared, id, stored) = (self.shared.clone(), self.room.facts.id.clone(), change.clone());
        let work = move || {
            let stored = store_seat(&*shared.store, &id, stored, shared.host.unix_millis());
            // Also if it failed half-way.
            shared.grants.forget_all();
            stored
        };
        self.shared.host.blocking(work).await.unwrap_or(Err(Fault::Interrupted))?;
        let SeatChange { seat, row, revokes, .. } = change;
        self.room.seats[seat.index()] = row;
        if revokes {
            self.room.unseat(seat);
        }
        self.room.tell_people(true);
        if waited && self.room.waiting().is_empty() {
            if !moves_by_itself(self.room.table.mover()) {
                // No step follows that would tell people that they may act now.
                self.room.tell(&Played::default());
            }
            self.go_on();
        }
        Ok(())
    }
}

fn store_seat(store: &dyn Store, id: &str, change: SeatChange, at: i64) -> Result<(), Fault> {
    let SeatChange { seat, row, revokes, holders } = change;
    if !row.taken {
        store.set_seat(id, seat.0, row.clone())?;
    }
    if revokes {
        store.revoke(id, seat.0, None)?;
    }
    for holder in holders {
        store.grant(&holder, Grant { id: id.to_string(), seat: seat.0, at })?;
    }
    if row.taken {
        store.set_seat(id, seat.0, row)?;
    }
    Ok(())
}
