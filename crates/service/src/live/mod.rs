//! One task for each live table: the only one that changes it, so that nothing has to be locked.
//!
//! A command is carried out in memory, its lines and those of the chance and automa steps that follow go to the store
//! in one append, and only when they are on disk the caller is answered and subscribers are informed. If that fails,
//! memory is ahead of the disk: the table is reloaded in place. It can be read all the while; automatic steps are
//! retried later. If not even that is possible, because the store is away, subscribers stay and everything is refused
//! until it is back.
//!
//! `follow`: the replicas of the table on other nodes.

mod follow;

use crate::app::Shared;
use crate::cluster::{From, Subscription, TableNews};
use crate::error::Fault;
use crate::history::audience_of;
use crate::host::TaskHandle;
use crate::room::{Awaited, Due, Played, Room};
use crate::seat::SeatChange;
use crate::stand_in::StandInPace;
use follow::Duty;
use solarium_core::{Cancel, Seat, Turn};
use solarium_store::{Append, NewLine, Pulse, SeatUpdate, StoreError};
use solarium_table::{Change, Mover, Refusal, Session, Table};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender};
use tokio::sync::{OwnedMutexGuard, oneshot};

/// Most steps without a person in one append: bounds how long those who wait for the first of them wait.
const MOST_IN_APPEND: usize = if cfg!(test) { 4 } else { 64 };

/// Longest pause between two attempts to read a table again that could not be read.
const READ_AGAIN: Duration = Duration::from_millis(500);

/// Looks at a room, or changes who watches it.
pub(crate) type Visit = Box<dyn FnOnce(&mut Room) + Send>;
/// Changes a table; the lines of the change go to the store.
pub(crate) type Command = Box<dyn FnOnce(&mut Room) -> Result<Vec<Change>, Fault> + Send>;

/// Decides, in the table's own task, how a seat changes; nothing changes if there is none.
pub(crate) type SeatPlan = Box<dyn FnOnce(&Room) -> Result<Option<SeatChange>, Fault> + Send>;

/// A request to a live table.
pub(crate) enum Order {
    /// Something that needs no disk.
    Visit(Visit),
    /// The same, but no caller waits for it, and it must not get lost.
    Notify(Visit),
    /// A change; answered with the version once it is on disk. The version that the caller has seen, perhaps at another
    /// node.
    Command(Command, Option<u64>, oneshot::Sender<Result<u64, Fault>>),
    /// Who holds a seat changes, or what it is called; answered once it is on disk.
    Seat(SeatPlan, oneshot::Sender<Result<(), Fault>>),
    /// A bot has thought. Boxed: every request would carry its size otherwise.
    BotMove(u64, Box<Result<Option<(Seat, String)>, Refusal>>),
    /// Chance or an automa is still to move; queued behind other requests.
    PlayAutomaticSteps,
    /// The timer for a seat that is asked in another's turn has run out.
    AnswerTimeout(Awaited),
    /// Steps that could not be stored are to be tried again.
    Retry,
    /// The table could not be read and is to be read again.
    ReadAgain,
    /// Another node tells something.
    News(Box<From<TableNews>>),
    /// The store was looked at.
    Pulse(Box<Pulse>),
    /// A caller has seen this version at another node; answered when it is reached, if it can be.
    CatchUp(u64, oneshot::Sender<()>),
    /// The store has decided whether this node does the automatic work.
    Duty(bool),
    /// Time to ask again for the duties of this table.
    AskForDuty,
    /// Time to give the duties of this table back, if there are none.
    RestFromDuty,
    /// Announces to the other nodes who is connected here, and asks who is connected there.
    Announce,
    /// A node is gone, with those who were connected to it.
    NodeGone(Arc<str>),
    /// Stops an idle table, or any table if `force`.
    Stop {
        /// Also if clients are connected.
        force: bool,
    },
}

/// The way to a live table.
#[derive(Clone, Debug)]
pub(crate) struct Stub {
    orders: UnboundedSender<Order>,
    used: Arc<AtomicU64>,
    born: u64,
}

impl Stub {
    /// Sends an order; gives it back if the table is no longer live.
    pub(crate) fn send(&self, order: Order, now: u64) -> Result<(), Order> {
        self.used.store(now, Relaxed);
        self.orders.send(order).map_err(|unsent| unsent.0)
    }

    /// Sends an order without counting as use.
    pub(crate) fn tell(&self, order: Order) {
        // A table that has ended reads everything again when it is brought back to life.
        let _ = self.orders.send(order);
    }

    /// The number of the room behind it.
    pub(crate) fn born(&self) -> u64 {
        self.born
    }

    /// Asks the table to end, without counting as use.
    pub(crate) fn stop(&self, force: bool) {
        // If it has ended already, so much the better.
        let _ = self.orders.send(Order::Stop { force });
    }

    /// When it was last used.
    pub(crate) fn used(&self) -> u64 {
        self.used.load(Relaxed)
    }

    /// Has it ended?
    pub(crate) fn is_closed(&self) -> bool {
        self.orders.is_closed()
    }
}

/// The task of a live table.
pub(crate) struct Actor {
    room: Room,
    orders: UnboundedReceiver<Order>,
    own: WeakUnboundedSender<Order>,
    shared: Arc<Shared>,
    /// The version a bot thinks about, and how to cancel it.
    bot: Option<(u64, Cancel)>,
    /// How fast bots play that stand in for people.
    stand_in_pace: StandInPace,
    /// The question that gets its usual answer, and the timer for it.
    answer_timer: Option<(Awaited, TaskHandle)>,
    /// Why automatic steps could not be stored, and the timer for the next attempt.
    failure: Option<(Fault, TaskHandle)>,
    /// Lines that are known to be in the journal; memory may be ahead of that.
    stored: u64,
    /// Why the table could not be read again, and what is to be done once it can be.
    lost: Option<(Fault, Vec<Visit>)>,
    /// Does this node do the automatic work?
    duty: Duty,
    /// The question whose time has run out, while another node has the duty to answer it.
    overdue: Option<Awaited>,
    /// The news of other nodes come in as long as this is held.
    _following: Option<Subscription>,
    /// Held until the last append is through: who opens the table again waits for it.
    _alive: OwnedMutexGuard<()>,
}

/// A live table: the way to it, and the task to spawn.
pub(crate) fn channel(
    room: Room,
    shared: Arc<Shared>,
    alive: OwnedMutexGuard<()>,
    now: u64,
    (sender, orders): (UnboundedSender<Order>, UnboundedReceiver<Order>),
    following: Option<Subscription>,
) -> (Stub, Actor) {
    let own = sender.downgrade();
    shared.metrics.live.fetch_add(1, Relaxed);
    let stub = Stub { orders: sender, used: Arc::new(AtomicU64::new(now)), born: room.born };
    let actor = Actor {
        orders,
        own,
        shared,
        bot: None,
        stand_in_pace: StandInPace::default(),
        answer_timer: None,
        failure: None,
        stored: room.table.version(),
        lost: None,
        duty: Duty::default(),
        overdue: None,
        _following: following,
        room,
        _alive: alive,
    };
    (stub, actor)
}

fn new_line(change: &Change) -> NewLine {
    NewLine { text: change.entry.to_string(), audience: audience_of(change) }
}

/// Is the next step one that is taken in the table's own task?
fn is_automatic(mover: Option<Mover>) -> bool {
    matches!(mover, Some(Mover::Chance | Mover::Automa(_) | Mover::Usual(_)))
}

impl Drop for Actor {
    fn drop(&mut self) {
        let due = self.is_something_due();
        self.cancel_bot();
        self.room.cancel_hints();
        self.cancel_answer_timer();
        self.cancel_retry();
        self.shared.metrics.live.fetch_sub(1, Relaxed);
        if let Some(cluster) = &self.shared.cluster {
            if self.duty == Duty::Here || self.duty == Duty::Asked {
                cluster.give_back(&self.room.facts.id, due);
            }
            if !self.room.here().is_empty() {
                cluster.publish(&self.room.facts.id, TableNews::Present(Default::default()));
            }
        }
    }
}

impl Actor {
    /// Runs until the table is not used any more, or it cannot be read.
    pub(crate) async fn run(mut self) {
        self.publish(|| TableNews::Follows);
        self.reset_answer_timer();
        // A table may have been left while an automa or a bot was to move; a new one begins with its draws.
        if is_automatic(self.room.table.mover()) && self.room.may_play_automatically() && self.has_duty() {
            if !self.play_automatic_steps().await {
                return;
            }
        } else {
            self.schedule_next();
        }
        while let Some(order) = self.orders.recv().await {
            let continues = match self.lost {
                Some(_) => self.carry_out_while_lost(order).await,
                None => self.carry_out(order).await,
            };
            if !continues {
                return;
            }
        }
    }

    /// Carries out an order. False if the task must end.
    async fn carry_out(&mut self, order: Order) -> bool {
        match order {
            Order::Visit(visit) | Order::Notify(visit) => self.visited(visit),
            Order::Command(command, seen, answer) => {
                // The caller has seen more at another node.
                let behind = seen.is_some_and(|seen| seen > self.room.table.version());
                if behind && self.shared.cluster.is_some() && !self.catch_up().await {
                    return false;
                }
                return self.run_command(command, answer).await;
            }
            Order::Seat(plan, answer) => {
                let _ = answer.send(self.change_seat(plan).await);
            }
            Order::BotMove(version, thought) => return self.on_bot_move(version, *thought).await,
            // While the store refuses, Retry does it.
            Order::PlayAutomaticSteps => {
                return self.failure.is_some() || !self.has_duty() || self.play_automatic_steps().await;
            }
            Order::AnswerTimeout(awaited) => return self.give_usual_answer(awaited).await,
            Order::Retry => return self.retry().await,
            Order::ReadAgain => {}
            Order::News(news) => return self.on_news(*news).await,
            Order::Pulse(pulse) => return self.on_pulse(*pulse).await,
            Order::CatchUp(version, done) => {
                let continues = version <= self.room.table.version() || self.catch_up().await;
                let _ = done.send(());
                return continues;
            }
            Order::Duty(here) => return self.on_duty(here).await,
            Order::AskForDuty => return self.ask_for_duty().await,
            Order::RestFromDuty => self.rest_from_duty(),
            Order::Announce => {
                self.announce();
                self.publish(|| TableNews::Follows);
            }
            Order::NodeGone(node) => {
                self.room.set_elsewhere(node.to_string(), Default::default());
                if self.reset_answer_timer() {
                    self.room.send_people(true);
                }
            }
            Order::Stop { force } => {
                if force
                    || (self.room.has_no_subscribers() && self.bot.is_none() && self.answer_timer.is_none())
                {
                    // What is in the queue is still carried out; nothing new comes in.
                    self.orders.close();
                }
            }
        }
        true
    }

    fn visited(&mut self, visit: Visit) {
        visit(&mut self.room);
        if std::mem::take(&mut self.room.presence_changed) && self.reset_answer_timer() {
            self.room.send_people(true);
        }
        if std::mem::take(&mut self.room.connections_changed) {
            self.announce();
        }
    }

    /// Memory is ahead of the journal, which cannot be read: nothing may be shown or changed until it can be. False if the
    /// task must end.
    async fn carry_out_while_lost(&mut self, order: Order) -> bool {
        let Some((fault, later)) = &mut self.lost else { return true };
        match order {
            Order::Notify(visit) => later.push(visit),
            Order::Command(_, _, answer) => drop(answer.send(Err(fault.clone()))),
            Order::Seat(_, answer) => drop(answer.send(Err(fault.clone()))),
            Order::ReadAgain => {
                let fault = fault.clone();
                return self.reload(fault).await;
            }
            Order::Stop { force } if force || self.room.has_no_subscribers() => self.orders.close(),
            // Those who wait for an answer find that there is none.
            _ => {}
        }
        true
    }

    /// Carries out a command. False if the task must end.
    async fn run_command(&mut self, command: Command, answer: oneshot::Sender<Result<u64, Fault>>) -> bool {
        // Steps that were due before come first; while they cannot be stored, this cannot either.
        if self.failure.is_some() {
            let continues = self.retry().await;
            if let Some((fault, _)) = &self.failure {
                let _ = answer.send(Err(fault.clone()));
                return continues;
            }
            if !continues {
                return false;
            }
        }
        let before = self.room.table.version();
        match command(&mut self.room) {
            Err(fault) => {
                let _ = answer.send(Err(fault.clone()));
                // A failed command must not have changed the table. If it did, memory is ahead of the journal: reload.
                self.room.table.version() == before || self.reload(fault).await
            }
            Ok(changes) if changes.is_empty() => {
                let _ = answer.send(Ok(before));
                true
            }
            Ok(changes) => match self.commit(changes).await {
                Ok(played) => {
                    // The caller may have gone; the command stands all the same.
                    let _ = answer.send(Ok(self.room.table.version()));
                    self.room.send_changes(&played);
                    self.schedule_next();
                    true
                }
                Err(fault) => {
                    // Only once the table is as it was: who asks next finds it so.
                    let continues = self.reload(fault.clone()).await;
                    let _ = answer.send(Err(fault));
                    continues
                }
            },
        }
    }

    /// Reloads the table from disk after something could not be stored, and shows subscribers the lines that are there
    /// all the same: those of other nodes, and perhaps its own, if the store was cut off before it could answer. If an
    /// automatic step is due, it is retried later. False if the table is gone, and the task must end.
    async fn reload(&mut self, fault: Fault) -> bool {
        self.cancel_bot();
        self.room.cancel_hints();
        self.cancel_answer_timer();
        let (table, lines) = match self.read_at(Some(self.stored)).await {
            Ok(read) => read,
            Err(fault) => return self.lose(fault),
        };
        self.put_table(table);
        let before = self.stored;
        if self.follow_lines(&lines).is_err() {
            match self.read_at(None).await {
                Ok((table, _)) => self.put_table(table),
                Err(fault) => return self.lose(fault),
            }
            self.room.send_changes(&Played::default());
        }
        let raced = matches!(fault, Fault::Store(StoreError::Stale { .. }));
        match &self.shared.cluster {
            Some(cluster) if raced => {
                cluster.counters.lost_races.fetch_add(1, Relaxed);
            }
            // It may be this node's own lines that were stored and not acknowledged.
            Some(_) if !lines.is_empty() => self.publish(|| TableNews::lines(before, lines.into_iter())),
            _ => {}
        }
        if self.reset_answer_timer() {
            self.room.send_people(true);
        }
        for visit in self.lost.take().into_iter().flat_map(|(_, later)| later) {
            self.visited(visit);
        }
        if raced {
            self.schedule_next();
        } else if self.room.table.mover().is_some() && self.room.may_play_automatically() {
            self.schedule_retry(fault);
        }
        true
    }

    /// The table cannot be read. While the store is away its subscribers stay; else the task must end.
    fn lose(&mut self, fault: Fault) -> bool {
        if !matches!(fault, Fault::Store(StoreError::Unreachable(_) | StoreError::Io(_))) {
            tracing::error!(table = %self.room.facts.id, ?fault, "the table cannot be read");
            return false;
        }
        let later = self.lost.take().map(|(_, later)| later).unwrap_or_default();
        self.lost = Some((fault, later));
        let (own, host) = (self.own.clone(), &self.shared.host);
        let timer = host.sleep_until(host.now() + self.shared.retry.min(READ_AGAIN));
        host.spawn(Box::pin(async move {
            timer.await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::ReadAgain);
            }
        }));
        true
    }

    /// The table as it was read takes the place of the one in memory.
    fn put_table(&mut self, table: Table) {
        self.room.replace_table(table);
        self.stored = self.room.table.version();
    }

    fn schedule_retry(&mut self, fault: Fault) {
        self.cancel_retry();
        let (own, host) = (self.own.clone(), &self.shared.host);
        let timer = host.sleep_until(host.now() + self.shared.retry);
        let task = host.spawn(Box::pin(async move {
            timer.await;
            // A table that has ended tries again when it is brought back to life.
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::Retry);
            }
        }));
        self.failure = Some((fault, task));
    }

    fn cancel_retry(&mut self) {
        if let Some((_, timer)) = self.failure.take() {
            timer.abort();
        }
    }

    /// Takes the steps again that could not be stored. False if the task must end.
    async fn retry(&mut self) -> bool {
        self.cancel_retry();
        if is_automatic(self.room.table.mover()) && self.has_duty() {
            return self.play_automatic_steps().await;
        }
        self.schedule_next();
        true
    }

    /// Adds the steps that follow without a person, and stores all of them.
    async fn commit(&mut self, mut changes: Vec<Change>) -> Result<Played, Fault> {
        let before = self.room.table.version() - changes.len() as u64;
        let pages = self.room.has_pages();
        let mut between: Vec<Option<Box<dyn Session>>> = Vec::new();
        if pages {
            between.resize_with(changes.len(), || None);
        }
        while changes.len() < MOST_IN_APPEND && is_automatic(self.room.table.mover()) {
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
        let (done, stored) = oneshot::channel();
        let append = Append {
            id: self.room.facts.id.clone(),
            expected: before,
            lines: changes.iter().map(new_line).collect(),
            at: self.shared.host.unix_millis(),
            over: self.room.table.session().turn() == Turn::Over,
            snapshot: self.room.is_snapshot_due(before).then(|| self.room.snapshot()),
        };
        let waker = self.shared.stored.clone();
        self.shared.store.append(
            append,
            Box::new(move |result| {
                // Without the receiver the host has ended, and no table waits any more.
                let _ = waker.send((done, result));
            }),
        );
        let stored = stored.await.map_err(|_| Fault::Interrupted)?;
        if let Err(error) = stored {
            // Where several nodes act, one of them is faster: no fault.
            if matches!(error, StoreError::Stale { .. }) && self.shared.cluster.is_some() {
                return Err(error.into());
            }
            self.shared.metrics.not_stored(&error, self.shared.host.now());
            tracing::error!(table = %self.room.facts.id, %error, "an append failed; the table is read again");
            return Err(error.into());
        }
        self.shared.metrics.stored(changes.len());
        self.publish_changes(before, &changes);
        Ok(self.on_stored(before, changes, between))
    }

    /// The table has moved on, and the lines are in the journal.
    fn on_stored(
        &mut self,
        before: u64,
        changes: Vec<Change>,
        between: Vec<Option<Box<dyn Session>>>,
    ) -> Played {
        self.stored = self.room.table.version();
        // Whatever a bot thinks about is the past.
        self.cancel_bot();
        self.room.cancel_hints();
        self.overdue = None;
        self.reset_answer_timer();
        self.room.played(before, changes, between)
    }

    /// Schedules the next automatic steps, or starts a bot. Automas decide in this task: their rules are
    /// short lists, a whole turn takes microseconds. So that a long run of them delays no request, each append's
    /// worth of steps queues behind the requests that have come.
    fn schedule_next(&mut self) {
        if !self.room.may_play_automatically() || self.failure.is_some() {
            return;
        }
        match self.room.table.mover() {
            Some(Mover::Chance | Mover::Automa(_) | Mover::Usual(_)) => {
                // If the table is about to rest, it goes on when it is brought back to life.
                if let Some(own) = self.own.upgrade() {
                    let _ = own.send(Order::PlayAutomaticSteps);
                }
            }
            Some(Mover::Bot(seat)) if self.has_duty() => self.start_bot(seat),
            Some(Mover::Bot(_)) | None => {}
        }
    }

    /// Plays the steps of chance and automas that are due, as many as go into one append. False if the task must end.
    async fn play_automatic_steps(&mut self) -> bool {
        match self.commit(Vec::new()).await {
            Ok(played) => {
                if played.count > 0 {
                    self.room.send_changes(&played);
                    self.schedule_next();
                }
                true
            }
            Err(fault) => {
                tracing::error!(table = %self.room.facts.id, ?fault, "the table cannot go on");
                self.reload(fault).await
            }
        }
    }

    fn cancel_bot(&mut self) {
        if let Some((_, cancel)) = self.bot.take() {
            cancel.cancel();
        }
    }

    /// Lets a bot think in the pool. As soon as the table changes or ends, it is cancelled. One that stands in for a
    /// person plays at a pace that people can follow and stop, if they watch.
    fn start_bot(&mut self, seat: Seat) {
        let version = self.room.table.version();
        if self.bot.as_ref().is_some_and(|(about, _)| *about == version) {
            return;
        }
        let cancel = Cancel::default();
        self.bot = Some((version, cancel.clone()));
        let (session, plan) = self.room.table.thinking_copy();
        let (own, shared) = (self.own.clone(), self.shared.clone());
        let paced = self.room.has_pages() && self.room.is_stand_in(seat);
        let pause = paced.then(|| self.stand_in_pace.pause(seat, self.room.steps_of_others_since(seat)));
        let pause = pause.map(|pause| shared.host.sleep_until(shared.host.now() + pause));
        let task = async move {
            if let Some(pause) = pause {
                pause.await;
            }
            let Ok(_permit) = shared.pool.acquire().await else { return };
            // The table may have moved on while this bot waited for its turn to think.
            if cancel.is_cancelled() {
                return;
            }
            let thought = shared.think_about_move(session, plan, cancel).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::BotMove(version, Box::new(thought)));
            }
        };
        self.shared.host.spawn(Box::pin(task));
    }

    async fn on_bot_move(&mut self, version: u64, thought: Result<Option<(Seat, String)>, Refusal>) -> bool {
        // What was thought about the past is of no use; about the present another thinks already.
        if version != self.room.table.version() {
            return true;
        }
        // Stopped because the table was read again at this very version: it thinks once more when there is room.
        if thought.as_ref().is_err_and(|refusal| refusal.code == "bot/stopped") {
            return true;
        }
        self.bot = None;
        let step = match thought {
            Ok(Some(step)) => step,
            Ok(None) => return true,
            Err(refusal) => {
                tracing::error!(table = %self.room.facts.id, %refusal, "a bot could not move");
                return true;
            }
        };
        let Ok(change) = self.room.table.act(step.0, &step.1) else { return true };
        self.commit_step(change).await
    }

    /// Starts or cancels the timer after which the question to a seat that is not in turn gets its usual answer, if
    /// others wait for it. True if that has changed.
    fn reset_answer_timer(&mut self) -> bool {
        let awaited = self.room.awaits();
        if awaited == self.answer_timer.as_ref().map(|(awaited, _)| *awaited) {
            return false;
        }
        self.cancel_answer_timer();
        if let Some(awaited) = awaited {
            let (own, host) = (self.own.clone(), &self.shared.host);
            let at = host.now() + self.room.facts.patience;
            self.room.due = Some(Due { seat: awaited.1, at });
            let timer = host.sleep_until(at);
            let task = host.spawn(Box::pin(async move {
                timer.await;
                // A table that has ended starts the timer again when it is loaded.
                if let Some(own) = own.upgrade() {
                    let _ = own.send(Order::AnswerTimeout(awaited));
                }
            }));
            self.answer_timer = Some((awaited, task));
        }
        true
    }

    fn cancel_answer_timer(&mut self) {
        self.room.due = None;
        if let Some((_, timer)) = self.answer_timer.take() {
            timer.abort();
        }
    }

    /// Gives the usual answer of a seat. False if the task must end.
    async fn give_usual_answer(&mut self, awaited: Awaited) -> bool {
        // It may have been answered while this order was in the queue.
        if self.room.awaits() != Some(awaited) {
            return true;
        }
        self.cancel_answer_timer();
        if !self.has_duty() {
            // If the node that has the duty does not do it, this one gets it.
            self.overdue = Some(awaited);
            return true;
        }
        let Ok(change) = self.room.table.answer_as_usual(awaited.1) else { return true };
        self.commit_step(change).await
    }

    /// Stores a step that no caller took, and informs subscribers. False if the task must end.
    async fn commit_step(&mut self, change: Change) -> bool {
        match self.commit(vec![change]).await {
            Ok(played) => {
                self.room.send_changes(&played);
                self.schedule_next();
                true
            }
            Err(fault) => self.reload(fault).await,
        }
    }

    /// Changes who holds a seat. What other nodes have changed is read before, and the store refuses if that is no longer
    /// true.
    async fn change_seat(&mut self, plan: SeatPlan) -> Result<(), Fault> {
        self.read_seats().await;
        let Some(change) = plan(&self.room)? else { return Ok(()) };
        self.room.check_name(&change)?;
        let waited = !self.room.waiting().is_empty();
        let SeatChange { seat, row, revokes, holders } = change;
        let update = SeatUpdate {
            before: self.room.seats.clone(),
            seat: seat.0,
            row: row.clone(),
            revokes,
            holders,
            at: self.shared.host.unix_millis(),
        };
        let (shared, id) = (self.shared.clone(), self.room.facts.id.clone());
        let work = move || {
            let stored = shared.store.update_seat(&id, update);
            // Also if it failed half-way.
            shared.grants.forget_all();
            stored
        };
        let stored = self.shared.host.blocking(work).await;
        if stored == Some(Err(StoreError::Taken)) {
            self.read_seats().await;
        }
        stored.ok_or(Fault::Interrupted)??;
        self.room.seats[seat.index()] = row;
        self.publish(|| TableNews::Seats);
        if revokes {
            self.room.drop_subscribers_of(seat);
        }
        self.room.send_people(true);
        self.begin_if_gathered(waited);
        Ok(())
    }

    /// The match begins if the last person has come whom the table waited for.
    fn begin_if_gathered(&mut self, waited: bool) {
        if waited && self.room.waiting().is_empty() {
            if !is_automatic(self.room.table.mover()) {
                // No step follows that would show people that they may act now.
                self.room.send_changes(&Played::default());
            }
            self.schedule_next();
        }
    }
}
