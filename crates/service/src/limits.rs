//! How much one address or socket may ask. Every limit answers clearly, none of them blocks.

use crate::error::Fault;
use crate::host::{Host, HostTime};
use crate::plain_text;
use solarium_core::Message;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::{Mutex, PoisonError};

/// Longest body, except of records.
pub const MOST_BODY: usize = 64 << 10;
/// Longest record.
pub(crate) const MOST_RECORD: usize = 1 << 20;
/// Longest pack.
pub(crate) const MOST_PACK: usize = 64 << 10;
/// Longest message on a socket.
pub const MOST_MESSAGE: usize = 64 << 10;
/// Most letters of a saying.
pub(crate) const MOST_SAID: usize = 500;
/// Most letters of a name.
pub(crate) const MOST_NAME: usize = 40;
/// Addresses remembered before those that are at rest are forgotten.
const MOST_ADDRESSES: usize = 10_000;
/// Seats whose sayings are counted before those that are at rest are forgotten.
const MOST_SPEAKERS: usize = 10_000;

/// How often something may happen: so often a second in the long run, and so often at once.
pub(crate) type Rate = (f64, f64);

/// What one address, socket, seat or table may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// New tables of one address.
    pub tables: Rate,
    /// New packs of one address.
    pub packs: Rate,
    /// Sayings of one seat at one table.
    pub chat: Rate,
    /// Sayings at one table, for ever.
    pub chat_in_all: u64,
    /// Sockets of one address that are open at the same time.
    pub sockets: u32,
    /// Connections of one address that are open at the same time; never more than half of all.
    pub connections: usize,
    /// Connections that are open at the same time; never more than the system allows.
    pub connections_in_all: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: (200.0, 1000.0),
            messages: (20.0, 60.0),
            tables: (0.5, 30.0),
            packs: (1.0 / 60.0, 10.0),
            chat: (1.0, 10.0),
            chat_in_all: 2000,
            sockets: 64,
            connections: 256,
            connections_in_all: 4096,
        }
    }
}

impl Limits {
    /// Practically none: for measuring.
    pub fn none() -> Limits {
        let free = (1e12, 1e12);
        Limits {
            requests: free,
            messages: free,
            tables: free,
            packs: free,
            chat: free,
            chat_in_all: u64::MAX,
            sockets: u32::MAX,
            connections: usize::MAX,
            connections_in_all: usize::MAX,
        }
    }

    /// Changes a limit as it is written on the command line: `requests=50/200`, `sockets=10`.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        const NAMES: &str = "requests, messages, tables, packs and chat take RATE or RATE/BURST; sockets, \
                             connections, connections-in-all and chat-in-all take a number";
        let (name, value) =
            text.split_once('=').ok_or_else(|| format!("`{text}` is not NAME=VALUE; {NAMES}"))?;
        let rate = || {
            rate(value).ok_or_else(|| {
                format!(
                    "`{value}` is no rate for `{name}`: how many a second, and after a `/` how many at once, as in \
                     {name}=0.5/30"
                )
            })
        };
        let count = || {
            value
                .parse::<u64>()
                .map_err(|_| format!("`{value}` is no number for `{name}`: write it as in {name}=100"))
        };
        let size = |least: u64| {
            let most = usize::MAX as u64;
            count().and_then(|count| match count {
                count if count < least => Err(format!("`{name}` must be at least {least}")),
                count => Ok(count.min(most) as usize),
            })
        };
        match name {
            "requests" => self.requests = rate()?,
            "messages" => self.messages = rate()?,
            "tables" => self.tables = rate()?,
            "packs" => self.packs = rate()?,
            "chat" => self.chat = rate()?,
            "chat-in-all" => self.chat_in_all = count()?,
            "sockets" => self.sockets = count()?.min(u64::from(u32::MAX)) as u32,
            "connections" => self.connections = size(1)?,
            "connections-in-all" => self.connections_in_all = size(2)?,
            _ => return Err(format!("there is no limit `{name}`; {NAMES}")),
        }
        Ok(())
    }
}

/// `RATE` or `RATE/BURST`. A burst that is left out is what comes in five seconds, and one at least.
fn rate(text: &str) -> Option<Rate> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite() && *number >= 0.0);
    match text.split_once('/') {
        Some((rate, burst)) => Some((number(rate)?, number(burst)?)),
        None => number(text).map(|rate| (rate, (5.0 * rate).max(1.0))),
    }
}

/// A bucket that fills with time and is emptied by asking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: f64,
    most: f64,
    level: f64,
    at: HostTime,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new((rate, most): (f64, f64), now: HostTime) -> Bucket {
        Bucket { rate, most, level: most, at: now }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, now: HostTime) -> bool {
        let passed = now.since(self.at).as_secs_f64();
        self.level = (self.level + passed * self.rate).min(self.most);
        self.at = now;
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }

    fn is_full(&self, now: HostTime) -> bool {
        let passed = now.since(self.at).as_secs_f64();
        self.level + passed * self.rate >= self.most
    }
}

#[derive(Debug)]
struct Account {
    requests: Bucket,
    tables: Bucket,
    packs: Bucket,
    sockets: u32,
}

/// The accounts of all addresses.
#[derive(Debug)]
pub(crate) struct Counting {
    limits: Limits,
    host: Arc<dyn Host>,
    accounts: Mutex<HashMap<IpAddr, Account>>,
    /// By table and seat.
    speakers: Mutex<HashMap<(String, u8), Bucket>>,
}

impl Counting {
    /// No requests yet.
    pub(crate) fn new(limits: Limits, host: Arc<dyn Host>) -> Counting {
        Counting { limits, host, accounts: Mutex::default(), speakers: Mutex::default() }
    }

    /// A full bucket for the messages of one socket.
    pub(crate) fn messages(&self) -> Bucket {
        Bucket::new(self.limits.messages, self.host.now())
    }

    fn account<T>(&self, address: IpAddr, f: impl FnOnce(&mut Account, HostTime) -> T) -> T {
        let now = self.host.now();
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        if accounts.len() >= MOST_ADDRESSES && !accounts.contains_key(&address) {
            accounts.retain(|_, account| account.sockets > 0 || !account.requests.is_full(now));
        }
        let account = accounts.entry(address).or_insert_with(|| Account {
            requests: Bucket::new(self.limits.requests, now),
            tables: Bucket::new(self.limits.tables, now),
            packs: Bucket::new(self.limits.packs, now),
            sockets: 0,
        });
        f(account, now)
    }

    /// One request.
    pub(crate) fn ask(&self, address: IpAddr) -> Result<(), Fault> {
        match self.account(address, |account, now| account.requests.take(now)) {
            true => Ok(()),
            false => Err(Fault::TooMany("limit-requests")),
        }
    }

    /// One new table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Fault> {
        match self.account(address, |account, now| account.tables.take(now)) {
            true => Ok(()),
            false => Err(Fault::TooMany("limit-tables")),
        }
    }

    /// One new pack.
    pub(crate) fn pack(&self, address: IpAddr) -> Result<(), Fault> {
        match self.account(address, |account, now| account.packs.take(now)) {
            true => Ok(()),
            false => Err(Fault::TooMany("limit-packs")),
        }
    }

    /// One saying of a seat at a table.
    pub(crate) fn say(&self, table: &str, seat: u8) -> Result<(), Fault> {
        let now = self.host.now();
        let mut speakers = self.speakers.lock().unwrap_or_else(PoisonError::into_inner);
        if speakers.len() >= MOST_SPEAKERS {
            speakers.retain(|_, bucket| !bucket.is_full(now));
        }
        let bucket = speakers.entry((table.to_string(), seat));
        match bucket.or_insert_with(|| Bucket::new(self.limits.chat, now)).take(now) {
            true => Ok(()),
            false => Err(Fault::TooMany("limit-chat")),
        }
    }

    /// One more socket; [`Counting::socket_closed`] must follow.
    pub(crate) fn socket_opened(&self, address: IpAddr) -> Result<(), Fault> {
        let most = self.limits.sockets;
        let allowed = self.account(address, |account, _| {
            let allowed = account.sockets < most;
            account.sockets += u32::from(allowed);
            allowed
        });
        if allowed { Ok(()) } else { Err(Fault::TooMany("limit-sockets")) }
    }

    /// One socket less.
    pub(crate) fn socket_closed(&self, address: IpAddr) {
        self.account(address, |account, _| account.sockets = account.sockets.saturating_sub(1));
    }
}

/// A name as it may be stored: something to read, not too long, one line.
pub(crate) fn name(text: &str) -> Result<String, Fault> {
    plain_line(text, MOST_NAME, ["text-name-empty", "text-name-long", "text-name-plain"])
}

/// A saying as it may be stored.
pub(crate) fn saying(text: &str) -> Result<String, Fault> {
    plain_line(text, MOST_SAID, ["text-message-empty", "text-message-long", "text-message-plain"])
}

/// The messages say that it is empty, too long, or not one line of plain text.
fn plain_line(text: &str, most: usize, messages: [&'static str; 3]) -> Result<String, Fault> {
    let [empty, long, not_plain] = messages;
    let text = plain_text::clean(text);
    let text = text.trim();
    if text.is_empty() {
        return Err(Fault::BadText(Message::new(empty)));
    }
    if text.chars().count() > most {
        return Err(Fault::BadText(Message::new(long).with("most", most)));
    }
    if text.chars().any(char::is_control) {
        return Err(Fault::BadText(Message::new(not_plain)));
    }
    Ok(text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_host::TestHost;
    use std::time::Duration;

    fn counting(limits: Limits) -> Counting {
        Counting::new(limits, Arc::new(TestHost::default()))
    }

    #[test]
    fn a_bucket_fills_with_time() {
        let begin = HostTime::default();
        let mut bucket = Bucket::new((2.0, 3.0), begin);
        assert!((0..3).all(|_| bucket.take(begin)));
        assert!(!bucket.take(begin));
        assert!(bucket.take(begin + Duration::from_millis(600)));
        assert!(!bucket.take(begin + Duration::from_millis(700)));
        assert!(bucket.is_full(begin + Duration::from_secs(10)));
    }

    #[test]
    fn sockets_are_counted_by_address() {
        let counting = counting(Limits { sockets: 2, ..Limits::default() });
        let (one, two) = ("1.1.1.1".parse().unwrap(), "2.2.2.2".parse().unwrap());
        assert!(counting.socket_opened(one).is_ok() && counting.socket_opened(one).is_ok());
        assert!(counting.socket_opened(one).is_err() && counting.socket_opened(two).is_ok());
        counting.socket_closed(one);
        assert!(counting.socket_opened(one).is_ok());
    }

    #[test]
    fn sayings_are_counted_by_table_and_seat() {
        let counting = counting(Limits { chat: (0.0, 2.0), ..Limits::default() });
        assert!(counting.say("a", 0).is_ok() && counting.say("a", 0).is_ok());
        assert!(counting.say("a", 0).is_err());
        assert!(counting.say("a", 1).is_ok() && counting.say("b", 0).is_ok());
    }

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = Limits::default();
        for text in [
            "requests=50/200",
            "messages=5",
            "tables=0.01",
            "packs=0/0",
            "chat=2/20",
            "chat-in-all=0",
            "sockets=4294967296",
            "connections=8",
            "connections-in-all=16",
        ] {
            limits.set(text).unwrap_or_else(|refused| panic!("{text}: {refused}"));
        }
        let expected = Limits {
            requests: (50.0, 200.0),
            messages: (5.0, 25.0),
            tables: (0.01, 1.0),
            packs: (0.0, 0.0),
            chat: (2.0, 20.0),
            chat_in_all: 0,
            sockets: u32::MAX,
            connections: 8,
            connections_in_all: 16,
        };
        assert_eq!(limits, expected);
        for (text, reason) in [
            ("", "is not NAME=VALUE; requests, messages"),
            ("requests", "is not NAME=VALUE"),
            ("speed=1", "there is no limit `speed`; requests, messages"),
            ("requests=", "no rate"),
            ("requests=fast", "requests=0.5/30"),
            ("requests=-1", "no rate"),
            ("requests=1/", "no rate"),
            ("requests=nan", "no rate"),
            ("requests=inf/1", "no rate"),
            ("requests=1/2/3", "no rate"),
            ("sockets=1.5", "sockets=100"),
            ("sockets=-1", "no number"),
            ("connections=0", "at least 1"),
            ("connections-in-all=1", "at least 2"),
        ] {
            let refused = limits.set(text).unwrap_err();
            assert!(refused.contains(reason), "{text}: {refused}");
        }
        assert_eq!(limits, expected, "what is refused changes nothing");
    }

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(name(" Ada ").unwrap(), "Ada");
        assert!(name(&"ä".repeat(40)).is_ok() && name(&"ä".repeat(41)).is_err());
        assert!(name("").is_err() && name("a\nb").is_err());
        assert!(name("\u{200b}").is_err() && name(" \u{feff}\u{202e} ").is_err());
        assert_eq!(name("\u{202e}Ada\u{200f}").unwrap(), "Ada");
        assert_eq!(saying("read \u{202e}this").unwrap(), "read this");
    }
}
