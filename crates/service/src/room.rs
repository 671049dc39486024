//! A live table and its clients: what never changes, who sits where, who is subscribed, and what is sent to them.

use crate::cluster::Elsewhere;
use crate::error::Fault;
use crate::host::{Host, HostTime};
use crate::message::Message;
use crate::page_feed::PageFeed;
use crate::page_messages::{PageMessage, SayingJson};
use crate::plain_text;
use crate::seat::SeatChange;
use crate::table_view::{self, Class, Form};
use serde_json::{Value, json};
use solarium_core::{Cancel, MatchProgress, Seat, SeatKind, SeatSet, Turn, Viewer};
use solarium_page::around::MANY_WATCHERS;
use solarium_store::{ChatDeletion, ChatMessage, SeatRow, Snapshot, SnapshotMark};
use solarium_table::{Change, Entry, Refusal, Reply, Session, Table};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::broadcast;

/// Lines kept in memory, to give a watcher that comes back just what it missed.
const KEPT_LINES: usize = 12;
/// Chat messages that are remembered as sent.
const KEPT_SAYINGS: usize = 64;
/// Messages kept for a slow watcher before it gets a fresh look instead.
const KEPT_MESSAGES: usize = 8;

/// What never changes about a table.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// Public id.
    pub id: String,
    /// The secret seed; empty if unknown.
    pub seed: String,
    /// SHA-256 of seed and salt.
    pub commitment: String,
    /// What is hashed together with the seed, as secret as the seed; empty if there is none.
    pub salt: String,
    /// Did a person choose the seed?
    pub seed_chosen: bool,
    /// Did the table's maker switch hints off?
    pub without_hints: bool,
    /// Hash of the secret or session of the table's maker.
    pub maker: Option<String>,
    /// Does it begin only when every seat for a person is taken? Open tables of games with secrets do: else anybody
    /// could sit down, look at what was dealt, and take another seat.
    pub gathers: bool,
    /// Is it listed, so that any client may take a free seat?
    pub open: bool,
    /// Does it only show a record?
    pub read_only: bool,
    /// How long a seat that is asked in another's turn may think.
    pub patience: Duration,
    /// Are long messages deflated? Not where they do not leave the device.
    pub deflates: bool,
    /// See [`crate::Settings::snapshot_every`].
    pub snapshot_every: u64,
}

/// The usual answer of a seat that is asked in another's turn is given at this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    /// Whose.
    pub seat: Seat,
    /// When.
    pub at: HostTime,
}

impl Due {
    /// Seconds until then, rounded up.
    pub(crate) fn seconds(&self, now: HostTime) -> u64 {
        let left = self.at.since(now);
        left.as_secs() + u64::from(left.subsec_nanos() > 0)
    }
}

/// A question that others wait for: after how many steps, and whose.
pub(crate) type Awaited = (usize, Seat);

/// A line of the journal with what it caused.
#[derive(Clone, Debug)]
pub(crate) struct JournalLine {
    /// Its number.
    pub number: u64,
    /// The line.
    pub change: Change,
}

/// Lines of one append, if there are subscribers, with the positions between them if there are pages among those.
#[derive(Default)]
pub(crate) struct Played {
    /// How many.
    pub count: usize,
    lines: Vec<Arc<JournalLine>>,
    between: Vec<Option<Box<dyn Session>>>,
}

/// The subscribers that get the same messages.
#[derive(Debug)]
struct SubscriberGroup {
    class: Class,
    sender: broadcast::Sender<Message>,
    /// What their pages show, if they have pages.
    page_feed: Option<PageFeed>,
}

/// Numbers the rooms of this process.
static BORN: AtomicU64 = AtomicU64::new(0);

/// The number of the next room: those that were made so far have smaller ones.
pub(crate) fn rooms_so_far() -> u64 {
    BORN.load(Relaxed)
}

/// A live table and its clients.
#[derive(Debug)]
pub(crate) struct Room {
    /// Differs each time the table is loaded: clients that were counted as present are no longer.
    pub born: u64,
    /// Clocks and random numbers.
    pub host: Arc<dyn Host>,
    /// What never changes.
    pub facts: Facts,
    /// The match.
    pub table: Table,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The table on which the same people play again.
    pub rematch: Option<String>,
    /// How the match went, once it is over and a client has asked: read from the whole journal, so kept.
    pub progress: Option<Arc<MatchProgress>>,
    /// Open sockets by seat.
    present: Vec<u32>,
    /// The seats of each open socket: several of one device are one person's.
    devices: Vec<SeatSet>,
    /// Has a client come or gone since this was last checked?
    pub presence_changed: bool,
    /// Have those who are connected here changed since other nodes were told?
    pub connections_changed: bool,
    /// Those who are connected to other nodes.
    elsewhere: BTreeMap<String, Elsewhere>,
    /// The numbers of the last chat messages that subscribers got, so that none comes twice.
    said: VecDeque<u64>,
    /// What subscribers were told to be deleted of the chat: by seat, up to which number.
    unsaid: BTreeMap<u8, u64>,
    /// Hints that are being thought about, by seat: each ends as soon as the table changes.
    hints: Vec<(Seat, Cancel)>,
    /// The usual answer that is due, and when.
    pub due: Option<Due>,
    /// The last lines that were sent, up to the present.
    recent: VecDeque<Arc<JournalLine>>,
    groups: Vec<SubscriberGroup>,
    /// Open pages of clients without a seat.
    watchers: usize,
}

impl Room {
    /// A room around a table.
    pub(crate) fn new(
        host: Arc<dyn Host>,
        facts: Facts,
        mut table: Table,
        seats: Vec<SeatRow>,
        rematch: Option<String>,
    ) -> Room {
        // Until the first one watches.
        table.set_watched(false);
        let present = vec![0; seats.len()];
        let born = BORN.fetch_add(1, Relaxed);
        Room {
            born,
            host,
            facts,
            table,
            seats,
            rematch,
            progress: None,
            present,
            devices: Vec::new(),
            presence_changed: false,
            connections_changed: false,
            elsewhere: BTreeMap::new(),
            said: VecDeque::new(),
            unsaid: BTreeMap::new(),
            hints: Vec::new(),
            due: None,
            recent: VecDeque::new(),
            groups: Vec::new(),
            watchers: 0,
        }
    }

    /// Begins to think about a hint for a seat that is to act: a copy of the match to think about. A seat has one hint at
    /// a time; an earlier one that is still being thought about is cancelled.
    pub(crate) fn begin_hint(&mut self, seat: Seat, cancel: &Cancel) -> Result<Box<dyn Session>, Fault> {
        self.may_change()?;
        if self.facts.without_hints {
            return Err(Refusal::new("hint/off", solarium_core::Message::new("hint-off")).into());
        }
        self.table.session().seen_by(seat)?.may_have_hint()?;
        self.cancel_hint_of(seat);
        self.hints.push((seat, cancel.clone()));
        Ok(self.table.session().fork())
    }

    fn cancel_hint_of(&mut self, seat: Seat) {
        self.hints.retain(|(other, cancel)| {
            if *other == seat {
                cancel.cancel();
            }
            *other != seat
        });
    }

    /// Whatever was thought about is the past.
    pub(crate) fn cancel_hints(&mut self) {
        for (_, cancel) in self.hints.drain(..) {
            cancel.cancel();
        }
    }

    /// The same people play again elsewhere.
    pub(crate) fn set_rematch(&mut self, id: String) {
        if self.rematch.is_none() {
            let message = PageMessage::Rematch { id: &id };
            self.send_to_all(&Message::text(message.to_json()));
            self.rematch = Some(id);
        }
    }

    /// A seat has changed hands: its subscribers must show again that it is theirs.
    pub(crate) fn drop_subscribers_of(&mut self, seat: Seat) {
        self.groups.retain(|group| group.class.viewer != Viewer::Seat(seat));
    }

    /// Seconds until the usual answer is given, if it is.
    pub(crate) fn seconds_left(&self) -> Option<u64> {
        self.due.map(|due| due.seconds(self.host.now()))
    }

    /// Is everything open to every viewer?
    pub(crate) fn is_open_book(&self) -> bool {
        self.facts.read_only || self.table.session().turn() == Turn::Over
    }

    /// The seats that must be taken before the match begins. It follows from what is stored: a table that gathers its
    /// people has begun if its journal has a line, or if no person is missing.
    pub(crate) fn waiting(&self) -> SeatSet {
        if !self.facts.gathers || self.table.version() > 0 {
            return SeatSet::default();
        }
        let session = self.table.session();
        let free = |seat: &Seat| self.seats.get(seat.index()).is_none_or(|row| !row.taken);
        Seat::all(session.seats())
            .filter(|seat| session.kind(*seat) == SeatKind::Human)
            .filter(free)
            .collect()
    }

    /// May chance, automas and bots move?
    pub(crate) fn may_play_automatically(&self) -> bool {
        !self.facts.read_only && self.waiting().is_empty()
    }

    /// Refuses a new name that another seat has already.
    pub(crate) fn check_name(&self, change: &SeatChange) -> Result<(), Fault> {
        let Some(name) = change.row.name.as_deref() else { return Ok(()) };
        let before = self.seats.get(change.seat.index()).and_then(|row| row.name.as_deref());
        if before == Some(name) {
            return Ok(());
        }
        let others = (0u8..).map(Seat).zip(&self.seats).filter(|(seat, _)| *seat != change.seat);
        let names = others.filter_map(|(seat, row)| Some((seat, row.name.as_deref()?)));
        match names.into_iter().find(|(_, other)| plain_text::are_alike(other, name)) {
            Some((seat, _)) => Err(Fault::NameTaken { name: name.to_string(), seat }),
            None => Ok(()),
        }
    }

    /// The seed and its salt, where every viewer may know them.
    pub(crate) fn published_seed(&self) -> Option<(&str, Option<&str>)> {
        let over = self.table.session().turn() == Turn::Over;
        let salt = Some(self.facts.salt.as_str()).filter(|salt| !salt.is_empty());
        (over && !self.facts.seed.is_empty()).then_some((self.facts.seed.as_str(), salt))
    }

    /// What people must know about this table.
    pub(crate) fn notices(&self) -> Vec<solarium_core::Message> {
        let mut notices = self.table.session().notices();
        if self.facts.seed_chosen {
            notices.push(solarium_core::Message::new("notice-seed-chosen"));
        }
        notices
    }

    /// Refuses whatever would change a table that does not change any more.
    pub(crate) fn may_change(&self) -> Result<(), Fault> {
        if self.facts.read_only {
            return Err(Fault::ReadOnly);
        }
        let waiting = self.waiting();
        if !waiting.is_empty() {
            return Err(Fault::Waiting(waiting));
        }
        match self.table.session().turn() {
            // The seed is known from here on: nothing may be drawn again.
            Turn::Over => Err(Refusal::new("match/over", solarium_core::Message::new("match-over")).into()),
            _ => Ok(()),
        }
    }

    /// The messages for a class from now on.
    pub(crate) fn receiver(&mut self, class: Class) -> Result<broadcast::Receiver<Message>, Fault> {
        self.groups.retain(|group| group.sender.receiver_count() > 0);
        if let Some(group) = self.groups.iter().find(|group| group.class == class) {
            return Ok(group.sender.subscribe());
        }
        let page_feed = match class.form {
            Form::Page(lang) => Some(PageFeed::new(self, class.viewer, lang)?),
            Form::Data(_) | Form::Picture(_) => None,
        };
        self.table.set_watched(true);
        let (sender, receiver) = broadcast::channel(KEPT_MESSAGES);
        self.groups.push(SubscriberGroup { class, sender, page_feed });
        Ok(receiver)
    }

    /// Subscribes from now on. The first message holds what was missed since `since` if that is still in memory, else
    /// everything.
    pub(crate) fn subscribe(
        &mut self,
        class: Class,
        since: Option<u64>,
    ) -> Result<(Message, broadcast::Receiver<Message>), Fault> {
        let receiver = self.receiver(class)?;
        Ok((self.first_message(class, since)?, receiver))
    }

    fn first_message(&self, class: Class, since: Option<u64>) -> Result<Message, Fault> {
        if let Some(page_feed) =
            self.groups.iter().find(|group| group.class == class).and_then(|group| group.page_feed.as_ref())
        {
            return page_feed.fresh(self);
        }
        let version = self.table.version();
        let first = version - self.recent.len() as u64;
        match since {
            Some(since) if (first..version).contains(&since) => {
                let lines: Vec<Value> = self
                    .recent
                    .iter()
                    .filter(|line| line.number >= since)
                    .map(|line| self.line(line, class))
                    .collect();
                table_view::change_message(self, class, &lines)
            }
            _ => table_view::full_message(self, class),
        }
    }

    fn line(&self, line: &JournalLine, class: Class) -> Value {
        table_view::line_json(
            line.number,
            &line.change.entry,
            line.change.report.as_ref(),
            class.viewer,
            self.is_open_book(),
            solarium_table::words(class.form.lang()),
        )
    }

    /// Sends the same message to all subscribers.
    pub(crate) fn send_to_all(&mut self, message: &Message) {
        self.groups.retain(|group| group.sender.send(message.clone()).is_ok());
    }

    /// A client came or went.
    pub(crate) fn presence(&mut self, seats: &[Seat], came: bool) {
        for seat in seats {
            if let Some(sockets) = self.present.get_mut(seat.index()) {
                *sockets = if came { *sockets + 1 } else { sockets.saturating_sub(1) };
            }
        }
        if !seats.is_empty() {
            let seats: SeatSet = seats.iter().copied().collect();
            match self.devices.iter().position(|device| *device == seats) {
                _ if came => self.devices.push(seats),
                Some(gone) => {
                    self.devices.swap_remove(gone);
                }
                None => {}
            }
            (self.presence_changed, self.connections_changed) = (true, true);
            self.send_people(false);
        }
    }

    /// A page of a client without a seat came or went. Pages are told if they would show another number than before.
    pub(crate) fn watcher(&mut self, came: bool) {
        let before = self.watchers().min(MANY_WATCHERS);
        self.watchers = if came { self.watchers + 1 } else { self.watchers.saturating_sub(1) };
        self.connections_changed = true;
        if self.watchers().min(MANY_WATCHERS) != before {
            self.send_people(false);
        }
    }

    /// Is a client of this seat connected, to any node?
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        let here = self.present.get(seat.index()).is_some_and(|sockets| *sockets > 0);
        here || self.devices_elsewhere().any(|seats| seats.contains(seat))
    }

    /// Open pages of clients without a seat, at all nodes.
    pub(crate) fn watchers(&self) -> usize {
        self.watchers + self.elsewhere.values().map(|there| there.watchers).sum::<usize>()
    }

    fn devices_elsewhere(&self) -> impl Iterator<Item = SeatSet> + '_ {
        self.elsewhere.values().flat_map(Elsewhere::devices)
    }

    /// Those who are connected here, as other nodes are told.
    pub(crate) fn here(&self) -> Elsewhere {
        Elsewhere::new(&self.devices, self.watchers)
    }

    /// Those who are connected to another node have changed.
    pub(crate) fn set_elsewhere(&mut self, node: String, there: Elsewhere) {
        let before = if there.is_empty() {
            self.elsewhere.remove(&node)
        } else {
            self.elsewhere.insert(node, there.clone())
        };
        if before.unwrap_or_default() != there {
            self.send_people(false);
        }
    }

    /// Sends a chat message to all subscribers, once, unless it was deleted before it came here.
    pub(crate) fn send_saying(&mut self, message: ChatMessage) {
        let unsaid = message.seat.and_then(|seat| self.unsaid.get(&seat));
        let is_deleted = unsaid.is_some_and(|last| message.number <= *last);
        if is_deleted || self.said.contains(&message.number) {
            return;
        }
        self.said.push_back(message.number);
        let surplus = self.said.len().saturating_sub(KEPT_SAYINGS);
        self.said.drain(..surplus);
        let message = PageMessage::Said { saying: SayingJson::new(message) };
        self.send_to_all(&Message::text(message.to_json()));
    }

    /// The number of the last chat message that subscribers got, if there are newer ones up to this number. The first
    /// number that is asked for counts as known: pages read what was said before.
    pub(crate) fn said_before(&mut self, last: u64) -> Option<u64> {
        match self.said.iter().max() {
            Some(known) => Some(*known).filter(|known| *known < last),
            None => {
                self.said.push_back(last);
                None
            }
        }
    }

    /// Tells all subscribers that what a seat had said is deleted.
    pub(crate) fn send_unsaid(&mut self, deletion: ChatDeletion) {
        let ChatDeletion { seat, last } = deletion;
        let known = self.unsaid.entry(seat).or_default();
        *known = last.max(*known);
        self.send_to_all(&Message::text(PageMessage::Unsaid { seat, last }.to_json()));
    }

    /// Have subscribers not been told of this yet?
    pub(crate) fn is_unsaid_news(&self, deletion: ChatDeletion) -> bool {
        self.unsaid.get(&deletion.seat).is_none_or(|known| *known < deletion.last)
    }

    /// Tells all subscribers how far the review of the game is, in percent.
    pub(crate) fn send_review(&mut self, percent: u8) {
        self.send_to_all(&Message::text(PageMessage::Review { percent }.to_json()));
    }

    /// The question of a seat that others wait for while it is not in turn, and that gets its usual answer after a
    /// while. A seat whose holder plays the seat in turn, too, or the only person, keeps no other waiting.
    pub(crate) fn awaits(&self) -> Option<Awaited> {
        let usual = self.table.usual().filter(|usual| usual.reply == Reply::Soon)?;
        let waiting = !self.table.people().without(usual.seat).is_empty();
        let mut devices = self.devices.iter().copied().chain(self.devices_elsewhere());
        let one_device = devices.any(|seats| seats.contains(usual.seat) && seats.contains(usual.waits));
        let waits = waiting && !one_device && !self.facts.read_only;
        waits.then(|| (self.table.session().steps(), usual.seat))
    }

    /// Sends who sits where; `renamed`: a name has changed, which pages show in many places.
    pub(crate) fn send_people(&mut self, renamed: bool) {
        let people = table_view::people_message(self);
        self.send_to_groups(|room, group| match &mut group.page_feed {
            Some(page_feed) => page_feed.people(room, renamed),
            None => Ok(people.clone()),
        });
    }

    /// Sends each class what changed.
    pub(crate) fn send_changes(&mut self, played: &Played) {
        self.send_to_groups(|room, group| match &mut group.page_feed {
            Some(page_feed) => page_feed.change(room, &played.lines, &played.between),
            None => {
                let class = group.class;
                let seen: Vec<Value> = played.lines.iter().map(|line| room.line(line, class)).collect();
                table_view::change_message(room, group.class, &seen)
            }
        });
    }

    /// Makes a message for each class that has subscribers.
    fn send_to_groups(
        &mut self,
        mut message: impl FnMut(&Room, &mut SubscriberGroup) -> Result<Message, Fault>,
    ) {
        if self.groups.is_empty() {
            return;
        }
        let mut groups = std::mem::take(&mut self.groups);
        groups.retain_mut(|group| {
            if group.sender.receiver_count() == 0 {
                return false;
            }
            match message(self, group) {
                Ok(message) => group.sender.send(message).is_ok(),
                // A subscriber whose channel closes subscribes again and gets everything.
                Err(fault) => {
                    tracing::error!(table = %self.facts.id, ?fault, "a look could not be made");
                    false
                }
            }
        });
        self.groups = groups;
    }

    /// Is no client subscribed?
    pub(crate) fn has_no_subscribers(&self) -> bool {
        self.groups.iter().all(|group| group.sender.receiver_count() == 0)
    }

    /// Does a page want to see every position between two decisions?
    pub(crate) fn has_pages(&self) -> bool {
        self.groups.iter().any(|group| group.page_feed.is_some() && group.sender.receiver_count() > 0)
    }

    /// Does a bot play a person's seat?
    pub(crate) fn is_stand_in(&self, seat: Seat) -> bool {
        self.table.session().kind(seat) == SeatKind::Human
    }

    /// Steps of other seats since the last one of a seat, as far as they are kept.
    pub(crate) fn steps_of_others_since(&self, seat: Seat) -> usize {
        let acted = |line: &Arc<JournalLine>| match line.change.entry {
            Entry::Step { seat, .. } => seat,
            _ => None,
        };
        self.recent.iter().rev().filter_map(acted).take_while(|other| *other != seat).count()
    }

    /// Keeps lines that were just stored, as far as subscribers may want them.
    pub(crate) fn played(
        &mut self,
        before: u64,
        changes: Vec<Change>,
        between: Vec<Option<Box<dyn Session>>>,
    ) -> Played {
        let (count, mut lines) = (changes.len(), Vec::new());
        if self.table.is_watched() {
            lines = (before..)
                .zip(changes)
                .map(|(number, change)| Arc::new(JournalLine { number, change }))
                .collect();
            self.recent.extend(lines.iter().cloned());
            let surplus = self.recent.len().saturating_sub(KEPT_LINES);
            self.recent.drain(..surplus);
        }
        Played { count, lines, between }
    }

    /// Is a snapshot due after these lines, before which there were `before`? One is stored whenever the number of
    /// lines passes a multiple, counted for each table from another line, so that tables which began together do not
    /// store theirs at the same time.
    pub(crate) fn is_snapshot_due(&self, before: u64) -> bool {
        let shift: u64 = self.facts.id.bytes().map(u64::from).sum();
        let part = |lines: u64| (lines + shift) / self.facts.snapshot_every.max(1);
        part(before) != part(self.table.version())
    }

    /// The table as read again from disk takes the place of the one that is ahead of it. Those who listen stay.
    pub(crate) fn replace_table(&mut self, mut table: Table) {
        table.set_watched(self.table.is_watched());
        self.table = table;
        self.recent.clear();
    }

    /// The table as it is now; what is taken back from here on is up to the next snapshot to say.
    pub(crate) fn snapshot(&mut self) -> Snapshot {
        snapshot_of(&mut self.table)
    }
}

/// A table as it is now; what is taken back from here on is up to the next snapshot to say.
pub(crate) fn snapshot_of(table: &mut Table) -> Snapshot {
    let (steps, untouched) = (table.session().steps() as u64, table.untouched() as u64);
    let snapshot = Snapshot {
        mark: SnapshotMark { version: table.version(), steps, untouched },
        text: snapshot_text(table),
    };
    table.count_touched();
    snapshot
}

/// What `history::revive` reads: a position, what lies before it, the bots on the seats, the take-back that waits, when
/// usual answers are given.
pub(crate) fn snapshot_text(table: &Table) -> String {
    let session = table.session();
    let before = session.so_far();
    let asked = table.asked().map(|asked| {
        let waiting: Vec<Seat> = asked.waiting.iter().collect();
        json!({"seat": asked.seat, "step": asked.step, "waiting": waiting})
    });
    json!({
        "state": session.record(),
        "steps": before.steps,
        "draws": before.draws,
        "bots": table.bots(),
        "asked": asked,
        "replies": table.replies(),
        "second_thoughts": table.has_second_thoughts(),
    })
    .to_string()
}
