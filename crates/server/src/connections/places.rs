//! How many connections there may be, in all and from one address.
//!
//! When there are as many as may be, the one that has waited longest for a complete request makes room for the new
//! one: it costs its client nothing but connecting again, and connections that only lie there cannot keep others out.

use super::state::{Connection, Order};
use solarium_service::{Limits, TrustedProxies, counted_address};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;

/// Descriptors that are left for files: the data, its log, and what else the program opens.
const RESERVE: usize = 64;
/// Connections that are being turned away at the same time; they need descriptors, too.
pub(super) const MOST_TURNED_AWAY: usize = 32;
/// However few descriptors there are, so many connections are tried.
const FEWEST: usize = 8;

/// Why there is no room for a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoRoom {
    /// All connections of this address are in use.
    Address,
    /// All connections of the server are in use.
    Server,
}

#[derive(Debug)]
struct Taken {
    connection: Arc<Connection>,
    /// The address it is counted under; none for trusted proxies, behind which there are many clients.
    address: Option<IpAddr>,
}

#[derive(Debug, Default)]
struct Inner {
    next: u64,
    all: HashMap<u64, Taken>,
    by_address: HashMap<IpAddr, Vec<u64>>,
}

impl Inner {
    fn remove(&mut self, number: u64) {
        let Some(taken) = self.all.remove(&number) else { return };
        let Some(address) = taken.address else { return };
        if let Some(numbers) = self.by_address.get_mut(&address) {
            numbers.retain(|other| *other != number);
            if numbers.is_empty() {
                self.by_address.remove(&address);
            }
        }
    }

    /// Gives up the connection that has waited longest, of an address or of all. False if none waits.
    fn make_room(&mut self, address: Option<IpAddr>) -> bool {
        let waiting = |(number, taken): (u64, &Taken)| {
            let since = taken.connection.waiting_since()?;
            Some((since, number))
        };
        loop {
            let longest = match address {
                Some(address) => {
                    let numbers = self.by_address.get(&address).into_iter().flatten();
                    let taken = numbers.filter_map(|number| Some((*number, self.all.get(number)?)));
                    taken.filter_map(waiting).min()
                }
                None => self.all.iter().map(|(number, taken)| (*number, taken)).filter_map(waiting).min(),
            };
            let Some((since, number)) = longest else { return false };
            // If a request came in this very moment, another connection is looked for.
            if self.all.get(&number).is_some_and(|taken| taken.connection.give_up(since)) {
                self.remove(number);
                return true;
            }
        }
    }
}

/// All connections of a server.
#[derive(Debug)]
pub(super) struct Places {
    begun: Instant,
    for_address: usize,
    in_all: usize,
    trusted: TrustedProxies,
    inner: Mutex<Inner>,
    /// Notified whenever the last one has gone.
    empty: Notify,
}

impl Places {
    /// As many as the limits and the system's limit on open files allow.
    pub(super) fn new(limits: &Limits, trusted: TrustedProxies, descriptors: Option<u64>) -> Places {
        let possible = descriptors.map_or(usize::MAX, |most| {
            usize::try_from(most).unwrap_or(usize::MAX).saturating_sub(RESERVE + MOST_TURNED_AWAY).max(FEWEST)
        });
        let in_all = limits.connections_in_all.clamp(1, possible);
        Places {
            begun: Instant::now(),
            // One address alone never takes all of them.
            for_address: limits.connections.clamp(1, (in_all / 2).max(1)),
            in_all,
            trusted,
            inner: Mutex::default(),
            empty: Notify::new(),
        }
    }

    /// Most connections of one address, and in all.
    pub(super) fn most(&self) -> (usize, usize) {
        (self.for_address, self.in_all)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection from this address.
    pub(super) fn admit(self: &Arc<Places>, peer: IpAddr) -> Result<Place, NoRoom> {
        let address = (!self.trusted.contains(peer)).then(|| counted_address(peer));
        let mut inner = self.inner();
        let of_address = address.and_then(|address| inner.by_address.get(&address)).map_or(0, Vec::len);
        if of_address >= self.for_address && !inner.make_room(address) {
            return Err(NoRoom::Address);
        }
        if inner.all.len() >= self.in_all && !inner.make_room(None) {
            return Err(NoRoom::Server);
        }
        let connection = Arc::new(Connection::new(self.begun));
        let number = inner.next;
        inner.next += 1;
        inner.all.insert(number, Taken { connection: connection.clone(), address });
        if let Some(address) = address {
            inner.by_address.entry(address).or_default().push(number);
        }
        drop(inner);
        Ok(Place { places: self.clone(), number, connection })
    }

    /// Makes room when the system has no descriptors left, whatever the limits say.
    pub(super) fn shrink(&self) {
        self.inner().make_room(None);
    }

    /// Tells every connection what is wanted of it.
    pub(super) fn order(&self, order: Order) {
        #[expect(
            clippy::iter_over_hash_type,
            reason = "every connection gets the same order, in any sequence"
        )]
        for taken in self.inner().all.values() {
            taken.connection.order(order);
        }
    }

    /// Returns once there is no connection.
    pub(super) async fn emptied(&self) {
        loop {
            let empty = self.empty.notified();
            if self.inner().all.is_empty() {
                return;
            }
            empty.await;
        }
    }

    /// Number of connections.
    pub(super) fn len(&self) -> usize {
        self.inner().all.len()
    }
}

/// The place of one connection, free again when this is dropped.
#[derive(Debug)]
pub(super) struct Place {
    places: Arc<Places>,
    number: u64,
    connection: Arc<Connection>,
}

impl Place {
    pub(super) fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inner = self.places.inner();
        inner.remove(self.number);
        if inner.all.is_empty() {
            self.places.empty.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connections::state::Phase;

    fn places(connections: usize, connections_in_all: usize, trusted: &str) -> Arc<Places> {
        let limits = Limits { connections, connections_in_all, ..Limits::none() };
        Arc::new(Places::new(&limits, TrustedProxies::new(vec![trusted.parse().unwrap()]), None))
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn who_waits_longest_makes_room() {
        let places = places(2, 10, "10.0.0.1");
        let (first, second) = (places.admit(ip("1.1.1.1")).unwrap(), places.admit(ip("1.1.1.1")).unwrap());
        assert!(first.connection().request_begins(false), "it is busy");
        let other = places.admit(ip("2.2.2.2")).unwrap();
        let third = places.admit(ip("1.1.1.1")).unwrap();
        assert_eq!(second.connection().phase(), Phase::GivenUp);
        assert!(other.connection().waiting_since().is_some(), "others are left alone");
        assert!(third.connection().request_begins(false));
        assert_eq!(places.admit(ip("1.1.1.1")).unwrap_err(), NoRoom::Address);
        assert_eq!(places.admit(ip("::ffff:1.1.1.1")).unwrap_err(), NoRoom::Address);
        drop(second);
        assert_eq!(places.admit(ip("1.1.1.1")).unwrap_err(), NoRoom::Address, "its place was given away");
        drop(first);
        assert!(places.admit(ip("1.1.1.1")).is_ok());
    }

    #[test]
    fn proxies_are_counted_in_all_only() {
        let places = places(1, 4, "10.0.0.1");
        let all: Vec<_> = (0..4).map(|_| places.admit(ip("10.0.0.1")).unwrap()).collect();
        assert!(all.iter().all(|place| place.connection().request_begins(false)));
        assert_eq!(places.admit(ip("10.0.0.1")).unwrap_err(), NoRoom::Server);
        assert_eq!(places.admit(ip("3.3.3.3")).unwrap_err(), NoRoom::Server);
        all[2].connection().answered();
        assert!(places.admit(ip("3.3.3.3")).is_ok());
        assert_eq!(all[2].connection().phase(), Phase::GivenUp);
    }

    #[test]
    fn the_limit_of_the_system_counts() {
        let most =
            |limits: &Limits, descriptors| Places::new(limits, TrustedProxies::default(), descriptors).most();
        assert_eq!(most(&Limits::default(), None), (256, 4096));
        assert_eq!(most(&Limits::default(), Some(1024)), (256, 928));
        assert_eq!(most(&Limits::default(), Some(256)), (80, 160));
        assert_eq!(most(&Limits::none(), Some(20)), (4, 8));
    }
}
