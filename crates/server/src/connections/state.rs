//! What one connection is doing, as seen by those who decide whether it may stay: its own timer, the limits on
//! connections, and the end of the server.
//!
//! The state is one number that is changed without locks, because every request changes it a few times.

use super::Timeouts;
use futures_util::task::AtomicWaker;
use hyper::body::Incoming;
use std::sync::atomic::{
    AtomicBool, AtomicU8, AtomicU64, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed,
    Ordering::Release,
};
use std::sync::{Mutex, PoisonError};
use std::task::Waker;
use std::time::{Duration, Instant};

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The header of a request is due, since this time: the connection is new, or a part of the header has arrived.
    Header(u64),
    /// Nothing has arrived since the last answer, which was given at this time.
    Idle(u64),
    /// A request has begun at this time, and its body is not complete.
    Body(u64),
    /// The body did not arrive in time; the request is being refused.
    BodyLate,
    /// A complete request is being answered.
    Serving,
    /// The connection has become a WebSocket, which watches over itself.
    Upgraded,
    /// Given up by the server. A request that is complete only now is not carried out.
    GivenUp,
}

const TAG_BITS: u32 = 3;

impl Phase {
    fn pack(self) -> u64 {
        let (tag, time) = match self {
            Phase::Header(since) => (0, since),
            Phase::Idle(since) => (1, since),
            Phase::Body(since) => (2, since),
            Phase::BodyLate => (3, 0),
            Phase::Serving => (4, 0),
            Phase::Upgraded => (5, 0),
            Phase::GivenUp => (6, 0),
        };
        (time << TAG_BITS) | tag
    }

    fn unpack(number: u64) -> Phase {
        let time = number >> TAG_BITS;
        match number & ((1 << TAG_BITS) - 1) {
            0 => Phase::Header(time),
            1 => Phase::Idle(time),
            2 => Phase::Body(time),
            3 => Phase::BodyLate,
            4 => Phase::Serving,
            5 => Phase::Upgraded,
            _ => Phase::GivenUp,
        }
    }

    /// Since when a complete request is being waited for.
    fn waiting_since(self) -> Option<u64> {
        match self {
            Phase::Header(since) | Phase::Idle(since) | Phase::Body(since) => Some(since),
            Phase::BodyLate | Phase::Serving | Phase::Upgraded | Phase::GivenUp => None,
        }
    }
}

/// What the server wants of a connection, in the order in which one overrules the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(super) enum Order {
    /// Go on.
    Serve = 0,
    /// Answer what is being asked, then close.
    Finish = 1,
    /// Close at once.
    Cut = 2,
}

/// What the timer of a connection found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Checked {
    /// Look again after this time.
    Again(Duration),
    /// The client has had its time.
    Expired,
}

/// The state of one connection, shared by its task, its stream and the limits.
#[derive(Debug)]
pub(super) struct Connection {
    /// When the server began: times are milliseconds since then.
    begun: Instant,
    phase: AtomicU64,
    /// Has the client sent something since its last request began?
    sent_since: AtomicBool,
    /// The client does not take what was sent.
    stalled: AtomicBool,
    /// The connection ends before everything that the client sends has been read.
    lingers: AtomicBool,
    order: AtomicU8,
    task: AtomicWaker,
    has_unread: AtomicBool,
    /// The body of a request that was answered without reading it to the end.
    unread: Mutex<Option<Incoming>>,
}

impl Connection {
    /// A new one. Times count from `begun`.
    pub(super) fn new(begun: Instant) -> Connection {
        let connection = Connection {
            begun,
            phase: AtomicU64::new(0),
            sent_since: AtomicBool::new(false),
            stalled: AtomicBool::new(false),
            lingers: AtomicBool::new(false),
            order: AtomicU8::new(Order::Serve as u8),
            task: AtomicWaker::new(),
            has_unread: AtomicBool::new(false),
            unread: Mutex::new(None),
        };
        connection.set(Phase::Header(connection.now()));
        connection
    }

    fn now(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    pub(super) fn phase(&self) -> Phase {
        Phase::unpack(self.phase.load(Acquire))
    }

    fn set(&self, phase: Phase) {
        self.phase.store(phase.pack(), Release);
    }

    /// From one phase to another, unless it has changed in between.
    fn step(&self, from: Phase, to: Phase) -> bool {
        self.phase.compare_exchange(from.pack(), to.pack(), AcqRel, Acquire).is_ok()
    }

    /// Was the request that begins now sent together with the one before it?
    pub(super) fn is_pipelined(&self) -> bool {
        !self.sent_since.swap(false, Relaxed)
    }

    /// Some bytes have arrived.
    pub(super) fn received(&self) {
        self.sent_since.store(true, Relaxed);
        let phase = self.phase();
        if let Phase::Idle(_) = phase {
            // If this fails the connection was given up just now.
            self.step(phase, Phase::Header(self.now()));
        }
    }

    /// The header of a request is complete. False if the connection was given up before.
    pub(super) fn request_begins(&self, has_body: bool) -> bool {
        let phase = self.phase();
        let next = if has_body { Phase::Body(self.now()) } else { Phase::Serving };
        phase != Phase::GivenUp && self.step(phase, next)
    }

    /// The body is complete, or not wanted. False if the connection was given up before.
    pub(super) fn body_ends(&self) -> bool {
        match self.phase() {
            phase @ (Phase::Body(_) | Phase::BodyLate) => self.step(phase, Phase::Serving),
            phase => phase != Phase::GivenUp,
        }
    }

    /// The protocol changes with this answer.
    pub(super) fn upgrades(&self) {
        self.set(Phase::Upgraded);
    }

    /// An answer is complete.
    pub(super) fn answered(&self) {
        if self.phase() == Phase::Serving {
            self.set(Phase::Idle(self.now()));
        }
    }

    /// The client does not take what is sent to it, or takes it again.
    pub(super) fn set_stalled(&self, stalled: bool) {
        self.stalled.store(stalled, Release);
    }

    /// What the client still sends is to be read and thrown away before the connection is closed.
    pub(super) fn linger(&self) {
        self.lingers.store(true, Release);
    }

    pub(super) fn lingers(&self) -> bool {
        self.lingers.load(Acquire)
    }

    /// Keeps what is left of a body.
    pub(super) fn keep_unread(&self, body: Incoming) {
        *self.unread.lock().unwrap_or_else(PoisonError::into_inner) = Some(body);
        self.has_unread.store(true, Release);
    }

    /// What is left of the body of the request that has just been answered.
    pub(super) fn take_unread(&self) -> Option<Incoming> {
        if !self.has_unread.swap(false, AcqRel) {
            return None;
        }
        self.unread.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Since when it waits for a complete request, if it does.
    pub(super) fn waiting_since(&self) -> Option<u64> {
        // Who has an answer to read is busy reading it.
        self.phase().waiting_since().filter(|_| !self.stalled.load(Acquire))
    }

    /// Gives the connection up if it still waits since this time.
    pub(super) fn give_up(&self, since: u64) -> bool {
        let phase = self.phase();
        if phase.waiting_since() != Some(since) || !self.step(phase, Phase::GivenUp) {
            return false;
        }
        self.order(Order::Cut);
        true
    }

    /// Tells the task of the connection what is wanted of it.
    pub(super) fn order(&self, order: Order) {
        self.order.fetch_max(order as u8, AcqRel);
        self.task.wake();
    }

    /// What is wanted of the task, which is woken when that changes.
    pub(super) fn ordered(&self, task: &Waker) -> Order {
        self.task.register(task);
        match self.order.load(Acquire) {
            0 => Order::Serve,
            1 => Order::Finish,
            _ => Order::Cut,
        }
    }

    /// Has the client had its time? Asked now and then instead of setting a timer for each request: whatever begins
    /// after a look lasts at least as long as the shortest time-out, which is when the next look comes at the latest.
    pub(super) fn check(&self, timeouts: &Timeouts) -> Checked {
        let shortest = timeouts.header.min(timeouts.keep_alive).min(timeouts.body);
        let phase = self.phase();
        let (since, most) = match phase {
            Phase::Header(since) => (since, timeouts.header),
            Phase::Idle(since) => (since, timeouts.keep_alive),
            Phase::Body(since) => (since, timeouts.body),
            Phase::BodyLate | Phase::Serving | Phase::Upgraded => return Checked::Again(shortest),
            Phase::GivenUp => return Checked::Expired,
        };
        let passed = Duration::from_millis(self.now().saturating_sub(since));
        if passed < most {
            // A millisecond more than is left, for times are cut to milliseconds.
            return Checked::Again((most - passed + Duration::from_millis(1)).min(shortest));
        }
        match phase {
            // The handler that waits for the body refuses the request, so that the client learns why.
            Phase::Body(_) => {
                self.step(phase, Phase::BodyLate);
                Checked::Again(shortest)
            }
            _ if self.step(phase, Phase::GivenUp) => Checked::Expired,
            // Something arrived in this moment.
            _ => Checked::Again(shortest),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMEOUTS: Timeouts = Timeouts {
        header: Duration::from_millis(100),
        keep_alive: Duration::from_millis(300),
        body: Duration::from_millis(200),
        write: Duration::from_millis(200),
    };

    /// A connection that began so long ago.
    fn old(millis: u64) -> Connection {
        let connection = Connection::new(Instant::now());
        Connection { begun: Instant::now() - Duration::from_millis(millis), ..connection }
    }

    #[test]
    fn a_request_is_pipelined_if_nothing_was_sent_since_the_one_before() {
        let connection = Connection::new(Instant::now());
        connection.received();
        assert!(!connection.is_pipelined(), "its own bytes brought the first request");
        assert!(connection.is_pipelined(), "the second came with the first");
        connection.received();
        assert!(!connection.is_pipelined());
    }

    #[test]
    fn phases_survive_being_packed() {
        for phase in [
            Phase::Header(0),
            Phase::Idle(77),
            Phase::Body(u64::MAX >> TAG_BITS),
            Phase::BodyLate,
            Phase::Serving,
            Phase::Upgraded,
            Phase::GivenUp,
        ] {
            assert_eq!(Phase::unpack(phase.pack()), phase);
        }
    }

    #[test]
    fn each_phase_has_its_time() {
        let silent = old(150);
        assert_eq!(silent.check(&TIMEOUTS), Checked::Expired);
        assert!(!silent.request_begins(false), "too late");

        let idle = old(150);
        idle.set(Phase::Idle(0));
        assert_eq!(idle.check(&TIMEOUTS), Checked::Again(TIMEOUTS.header));
        idle.received();
        assert!(matches!(idle.phase(), Phase::Header(since) if since >= 150));

        let body = old(250);
        body.set(Phase::Body(0));
        assert_eq!((body.check(&TIMEOUTS), body.phase()), (Checked::Again(TIMEOUTS.header), Phase::BodyLate));
        assert!(body.body_ends());

        let serving = old(10_000);
        assert!(serving.request_begins(false));
        assert_eq!(serving.check(&TIMEOUTS), Checked::Again(TIMEOUTS.header));
    }

    #[test]
    fn only_who_waits_is_given_up() {
        let connection = old(5);
        let since = connection.waiting_since().expect("it waits");
        assert!(connection.request_begins(true));
        assert!(!connection.give_up(since + 1_000_000), "another request has begun");
        assert!(connection.body_ends());
        assert_eq!(connection.waiting_since(), None);
        connection.answered();
        connection.set_stalled(true);
        assert_eq!(connection.waiting_since(), None, "the answer has not been read");
        connection.set_stalled(false);
        let since = connection.waiting_since().expect("it waits again");
        assert!(connection.give_up(since) && !connection.give_up(since));
        assert!(!connection.request_begins(false), "what comes now is not carried out");
    }
}
