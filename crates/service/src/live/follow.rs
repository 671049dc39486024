//! A live table among its replicas on other nodes: what it tells them, what it hears of them, and how it catches up.

use super::{Actor, Order};
use crate::cluster::{From, TableNews};
use crate::error::Fault;
use crate::history;
use crate::room::Played;
use solarium_core::Seat;
use solarium_store::{Pulse, SeatRow, StoreError};
use solarium_table::{Change, Session, Table};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// Lines that are read at once to catch up; a table that is further behind is reloaded.
const MOST_BEHIND: usize = 1_000;
/// How long to wait before a duty is asked for again that another node does.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// Which node does the automatic work of this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Duty {
    /// Not asked yet.
    #[default]
    Unknown,
    /// Asked.
    Asked,
    /// This node.
    Here,
    /// Another node, when it was last asked.
    Elsewhere,
}

impl Actor {
    /// Tells the other nodes that have this table live.
    pub(super) fn publish(&self, news: impl FnOnce() -> TableNews) {
        if let Some(cluster) = &self.shared.cluster {
            cluster.publish(&self.room.facts.id, news());
        }
    }

    /// Tells the other nodes of lines that are stored now.
    pub(super) fn publish_changes(&self, before: u64, changes: &[Change]) {
        self.publish(|| TableNews::lines(before, changes.iter().map(|change| change.entry.to_string())));
    }

    /// Tells the other nodes who is connected here.
    pub(super) fn announce(&self) {
        self.publish(|| TableNews::Present(self.room.here()));
    }

    /// Does this node do the automatic work? If that is not known, it asks; the answer comes as an order.
    pub(super) fn has_duty(&mut self) -> bool {
        let Some(cluster) = &self.shared.cluster else { return true };
        if self.duty == Duty::Unknown {
            self.duty = Duty::Asked;
            cluster.want_duty(&self.room.facts.id, self.own.clone());
        }
        self.duty == Duty::Here
    }

    /// The store has decided who does the duties of this table.
    pub(super) async fn on_duty(&mut self, here: bool) -> bool {
        self.duty = if here { Duty::Here } else { Duty::Elsewhere };
        if here {
            return self.do_duties().await;
        }
        let (own, host) = (self.own.clone(), &self.shared.host);
        let timer = host.sleep_until(host.now() + ASK_AGAIN);
        host.spawn(Box::pin(async move {
            timer.await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::AskForDuty);
            }
        }));
        true
    }

    /// Asks again for duties that another node had, if there is anything to do.
    pub(super) async fn ask_for_duty(&mut self) -> bool {
        if self.duty == Duty::Elsewhere {
            self.duty = Duty::Unknown;
            return self.do_duties().await;
        }
        true
    }

    /// Gives the lease back while there is nothing to do, so that tables of people cost nothing while they think. Where
    /// bots play it stays: should this node die, another must go on after the next act, also if no client is connected.
    pub(super) fn rest_from_duty(&mut self) {
        let Some(cluster) = &self.shared.cluster else { return };
        let has_bots = self.room.table.bots().iter().any(Option::is_some);
        if self.duty == Duty::Here && !has_bots && !self.is_something_due() {
            self.duty = Duty::Unknown;
            cluster.give_back(&self.room.facts.id, false);
        }
    }

    /// Does what is due at this table, or asks to be the one who does it.
    async fn do_duties(&mut self) -> bool {
        self.schedule_next();
        match self.overdue.take() {
            Some(awaited) => self.give_usual_answer(awaited).await,
            None => true,
        }
    }

    /// Is there automatic work to do?
    pub(super) fn is_something_due(&self) -> bool {
        let moves = self.room.table.mover().is_some() && self.room.may_play_automatically();
        moves || self.answer_timer.is_some() || self.overdue.is_some()
    }

    /// Another node tells something. False if the task must end.
    pub(super) async fn on_news(&mut self, From { node, news }: From<TableNews>) -> bool {
        match news {
            TableNews::Lines { before, lines } => return self.on_lines(before, &lines).await,
            TableNews::Follows => {
                if !self.room.here().is_empty() {
                    self.announce();
                }
            }
            TableNews::Present(there) => {
                self.room.set_elsewhere(node, there);
                if self.reset_answer_timer() {
                    self.room.send_people(true);
                }
            }
            TableNews::Seats => self.read_seats().await,
            TableNews::Said(message) => self.room.send_saying(message),
            TableNews::Unsaid(deletion) => self.room.send_unsaid(deletion),
            TableNews::Rematch(id) => self.room.set_rematch(id),
            TableNews::Review(percent) => self.room.send_review(percent),
        }
        true
    }

    async fn on_lines(&mut self, before: u64, lines: &[String]) -> bool {
        let version = self.room.table.version();
        if before == version && !lines.is_empty() {
            if self.follow_lines(lines).is_ok() {
                return true;
            }
            return self.read_anew().await;
        }
        // What is known already says nothing; after a gap the journal is read.
        if before + lines.len() as u64 > version || lines.is_empty() { self.catch_up().await } else { true }
    }

    /// The store was looked at. False if the task must end.
    pub(super) async fn on_pulse(&mut self, pulse: Pulse) -> bool {
        let behind = pulse.version.saturating_sub(self.room.table.version());
        if let Some(cluster) = &self.shared.cluster {
            cluster.counters.lag.fetch_add(behind, Relaxed);
        }
        if pulse.seats != self.room.seats {
            self.put_seats(pulse.seats);
        }
        if let Some(id) = pulse.rematch {
            self.room.set_rematch(id);
        }
        for deletion in pulse.chat_deletions {
            if self.room.is_unsaid_news(deletion) {
                self.room.send_unsaid(deletion);
            }
        }
        if let Some(after) = self.room.said_before(pulse.said) {
            let (shared, id) = (self.shared.clone(), self.room.facts.id.clone());
            let read = move || shared.store.chat_messages(&id, after, MOST_BEHIND);
            if let Some(Ok(messages)) = self.shared.host.blocking(read).await {
                for message in messages {
                    self.room.send_saying(message);
                }
            }
        }
        if behind > 0 { self.catch_up().await } else { true }
    }

    /// Reads who sits where, which another node has changed.
    pub(super) async fn read_seats(&mut self) {
        let Some(cluster) = self.shared.cluster.clone() else { return };
        let id = self.room.facts.id.clone();
        let read = self.shared.host.blocking(move || cluster.read_pulse(&id)).await;
        // If it cannot be read, the next look at the store shows it.
        if let Some(Ok(Some(pulse))) = read
            && pulse.seats != self.room.seats
        {
            self.put_seats(pulse.seats);
        }
    }

    /// Who sits where has changed elsewhere.
    fn put_seats(&mut self, rows: Vec<SeatRow>) {
        self.shared.grants.forget_all();
        let waited = !self.room.waiting().is_empty();
        let before = std::mem::replace(&mut self.room.seats, rows);
        let pairs = before.iter().zip(&self.room.seats);
        let changed =
            |(before, now): (&SeatRow, &SeatRow)| (&before.secret, before.taken) != (&now.secret, now.taken);
        let hands: Vec<Seat> =
            (0u8..).map(Seat).zip(pairs).filter(|(_, pair)| changed(*pair)).map(|(seat, _)| seat).collect();
        for seat in hands {
            // Those who still hold it subscribe again.
            self.room.drop_subscribers_of(seat);
        }
        self.room.send_people(true);
        self.begin_if_gathered(waited);
    }

    /// Reads the lines that other nodes have stored. False if the task must end.
    pub(super) async fn catch_up(&mut self) -> bool {
        if let Some(cluster) = &self.shared.cluster {
            cluster.counters.catch_ups.fetch_add(1, Relaxed);
        }
        let (shared, id, from) = (self.shared.clone(), self.room.facts.id.clone(), self.room.table.version());
        let read = move || shared.store.lines(&id, from, MOST_BEHIND + 1);
        let lines = match self.shared.host.blocking(read).await {
            Some(Ok(lines)) => lines,
            Some(Err(StoreError::NoTable)) => return false,
            // The next look at the store tries again.
            Some(Err(_)) | None => return true,
        };
        let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        if lines.len() <= MOST_BEHIND && self.follow_lines(&lines).is_ok() {
            return true;
        }
        self.read_anew().await
    }

    /// Carries out lines that are in the journal, and informs subscribers. If one does not fit, the table is somewhere
    /// between, and must be reloaded.
    pub(super) fn follow_lines(&mut self, lines: &[String]) -> Result<(), Fault> {
        if lines.is_empty() {
            return Ok(());
        }
        let before = self.room.table.version();
        let pages = self.room.has_pages();
        let mut changes: Vec<Change> = Vec::with_capacity(lines.len());
        let mut between: Vec<Option<Box<dyn Session>>> = Vec::new();
        for line in lines {
            if pages && let Some(last) = between.last_mut() {
                *last = Some(self.room.table.session().fork());
            }
            changes.push(history::follow_line(&mut self.room.table, line)?);
            if pages {
                between.push(None);
            }
        }
        if let Some(cluster) = &self.shared.cluster {
            cluster.counters.followed.fetch_add(changes.len() as u64, Relaxed);
        }
        let played = self.on_stored(before, changes, between);
        self.room.send_changes(&played);
        self.schedule_next();
        Ok(())
    }

    /// Reads the table as it is now, and shows it to subscribers as a whole. False if the task must end.
    async fn read_anew(&mut self) -> bool {
        match self.read_at(None).await {
            Ok((table, _)) => {
                self.put_table(table);
                self.room.send_changes(&Played::default());
                self.schedule_next();
                true
            }
            Err(fault) => self.lose(fault),
        }
    }

    /// Reads the table as it was at a version (or is now), with the lines after that.
    pub(super) async fn read_at(&mut self, version: Option<u64>) -> Result<(Table, Vec<String>), Fault> {
        let (shared, id) = (self.shared.clone(), self.room.facts.id.clone());
        let read = move || {
            let mut stored = shared.store.open(&id)?;
            let mut later = Vec::new();
            if let Some(version) = version.filter(|version| *version < stored.version) {
                let lines = shared.store.lines(&id, version, (stored.version - version) as usize)?;
                later = lines.into_iter().map(|line| line.text).collect();
                let first = stored.version - stored.lines.len() as u64;
                // A snapshot may be newer than that; then an older one is looked for.
                stored.lines.truncate(version.saturating_sub(first) as usize);
                stored.snapshot = stored.snapshot.filter(|snapshot| snapshot.mark.version <= version);
                stored.version = version;
            }
            Ok((shared.revive(&stored)?, later))
        };
        self.shared.host.blocking(read).await.unwrap_or(Err(Fault::Interrupted))
    }
}
