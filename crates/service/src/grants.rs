//! Which seats the holders of secrets have, remembered between requests: sessions of browsers and keys of programs,
//! both named by the hash of their secret.

use solarium_store::Grant;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, PoisonError, RwLock, RwLockWriteGuard};

/// Holders whose seats are remembered.
const MOST_HOLDERS: usize = 10_000;

/// What is remembered of a holder.
#[derive(Clone, Debug)]
pub(crate) struct KnownGrants {
    /// Its seats.
    pub grants: Arc<[Grant]>,
    /// How many rooms there had been when that was read.
    pub rooms: u64,
    /// The table of which it is the link of a seat: then nothing is granted to it, and the table knows it.
    pub link_of: Option<Arc<str>>,
}

/// A cache of what the store has granted.
#[derive(Debug, Default)]
pub(crate) struct GrantCache {
    /// Read with every action, written when a secret is used for the first time or seats change hands.
    known: RwLock<HashMap<String, KnownGrants>>,
    /// Counts changes of who holds what: what was read before the last of them is not remembered.
    changes: AtomicU64,
}

impl GrantCache {
    fn lock(&self) -> RwLockWriteGuard<'_, HashMap<String, KnownGrants>> {
        self.known.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seats of a holder, if they are remembered.
    pub(crate) fn known(&self, holder: &str) -> Option<KnownGrants> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).get(holder).cloned()
    }

    /// To be asked before the store is read, and given to [`GrantCache::remember`] with what was read.
    pub(crate) fn changes(&self) -> u64 {
        self.changes.load(SeqCst)
    }

    /// Remembers what was read, unless the holders of any seat have changed since.
    pub(crate) fn remember(&self, holder: &str, grants: KnownGrants, changes: u64) {
        let mut known = self.lock();
        if known.len() >= MOST_HOLDERS {
            known.clear();
        }
        if self.changes() == changes {
            known.insert(holder.to_string(), grants);
        }
    }

    /// One holder has other seats now.
    pub(crate) fn forget_one(&self, holder: &str) {
        let mut known = self.lock();
        self.changes.fetch_add(1, SeqCst);
        known.remove(holder);
    }

    /// Any holder may have other seats now.
    pub(crate) fn forget_all(&self) {
        let mut known = self.lock();
        self.changes.fetch_add(1, SeqCst);
        known.clear();
    }
}
