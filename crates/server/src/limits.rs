//! How much one address or socket may ask. Every limit answers clearly, none of them blocks.

use crate::error::Fault;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Longest body, except of records.
pub const MOST_BODY: usize = 64 << 10;
/// Longest record.
pub const MOST_RECORD: usize = 1 << 20;
/// Longest pack.
pub const MOST_PACK: usize = 64 << 10;
/// Longest message on a socket.
pub const MOST_MESSAGE: usize = 64 << 10;
/// Most letters of a saying.
pub const MOST_SAID: usize = 500;
/// Most letters of a name.
pub const MOST_NAME: usize = 40;
/// Addresses remembered before those that are at rest are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// What one address may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second, and how many at once.
    pub requests: (f64, f64),
    /// Messages per second on one socket, and how many at once.
    pub messages: (f64, f64),
    /// New tables per second, and how many at once.
    pub tables: (f64, f64),
    /// New packs per second, and how many at once.
    pub packs: (f64, f64),
    /// Sockets open at the same time.
    pub sockets: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: (200.0, 1000.0),
            messages: (20.0, 60.0),
            tables: (0.5, 30.0),
            packs: (1.0 / 60.0, 10.0),
            sockets: 64,
        }
    }
}

impl Limits {
    /// Practically none: for measuring.
    pub fn none() -> Limits {
        let free = (1e12, 1e12);
        Limits { requests: free, messages: free, tables: free, packs: free, sockets: u32::MAX }
    }
}

/// A bucket that fills with time and is emptied by asking.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: f64,
    most: f64,
    level: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new((rate, most): (f64, f64), now: Instant) -> Bucket {
        Bucket { rate, most, level: most, at: now }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * self.rate).min(self.most);
        self.at = now;
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
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
pub struct Counting {
    limits: Limits,
    accounts: Mutex<HashMap<IpAddr, Account>>,
}

impl Counting {
    /// Nobody has asked yet.
    pub fn new(limits: Limits) -> Counting {
        Counting { limits, accounts: Mutex::default() }
    }

    /// A full bucket for the messages of one socket.
    pub fn messages(&self) -> Bucket {
        Bucket::new(self.limits.messages, Instant::now())
    }

    fn account<T>(&self, address: IpAddr, f: impl FnOnce(&mut Account, Instant) -> T) -> T {
        let now = Instant::now();
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
    pub fn ask(&self, address: IpAddr) -> Result<(), Fault> {
        match self.account(address, |account, now| account.requests.take(now)) {
            true => Ok(()),
            false => Err(Fault::TooMany("requests from this address")),
        }
    }

    /// One new table.
    pub fn table(&self, address: IpAddr) -> Result<(), Fault> {
        match self.account(address, |account, now| account.tables.take(now)) {
            true => Ok(()),
            false => Err(Fault::TooMany("new tables from this address")),
        }
    }

    /// One new pack.
    pub fn pack(&self, address: IpAddr) -> Result<(), Fault> {
        match self.account(address, |account, now| account.packs.take(now)) {
            true => Ok(()),
            false => Err(Fault::TooMany("new packs from this address")),
        }
    }

    /// One more socket; [`Counting::socket_closed`] must follow.
    pub fn socket_opened(&self, address: IpAddr) -> Result<(), Fault> {
        let most = self.limits.sockets;
        let allowed = self.account(address, |account, _| {
            let allowed = account.sockets < most;
            account.sockets += u32::from(allowed);
            allowed
        });
        if allowed { Ok(()) } else { Err(Fault::TooMany("open sockets from this address")) }
    }

    /// One socket less.
    pub fn socket_closed(&self, address: IpAddr) {
        self.account(address, |account, _| account.sockets = account.sockets.saturating_sub(1));
    }
}

/// A name as it may be stored: something to read, not too long, one line.
pub fn name(text: &str) -> Result<String, Fault> {
    words(text, MOST_NAME, "a name")
}

/// A saying as it may be stored.
pub fn saying(text: &str) -> Result<String, Fault> {
    words(text, MOST_SAID, "a message")
}

fn words(text: &str, most: usize, what: &str) -> Result<String, Fault> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Fault::BadText(format!("{what} must say something")));
    }
    if text.chars().count() > most {
        return Err(Fault::BadText(format!("{what} has at most {most} letters")));
    }
    if text.chars().any(char::is_control) {
        return Err(Fault::BadText(format!("{what} is one line of plain text")));
    }
    Ok(text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_fills_with_time() {
        let begin = Instant::now();
        let mut bucket = Bucket::new((2.0, 3.0), begin);
        assert!((0..3).all(|_| bucket.take(begin)));
        assert!(!bucket.take(begin));
        assert!(bucket.take(begin + Duration::from_millis(600)));
        assert!(!bucket.take(begin + Duration::from_millis(700)));
        assert!(bucket.is_full(begin + Duration::from_secs(10)));
    }

    #[test]
    fn sockets_are_counted_by_address() {
        let counting = Counting::new(Limits { sockets: 2, ..Limits::default() });
        let (one, two) = ("1.1.1.1".parse().unwrap(), "2.2.2.2".parse().unwrap());
        assert!(counting.socket_opened(one).is_ok() && counting.socket_opened(one).is_ok());
        assert!(counting.socket_opened(one).is_err() && counting.socket_opened(two).is_ok());
        counting.socket_closed(one);
        assert!(counting.socket_opened(one).is_ok());
    }

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(name(" Ada ").unwrap(), "Ada");
        assert!(name(&"ä".repeat(40)).is_ok() && name(&"ä".repeat(41)).is_err());
        assert!(name("").is_err() && name("a\nb").is_err());
    }
}
