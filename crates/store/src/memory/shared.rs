//! The store in memory shared by several nodes of one process: for tests.

use super::MemoryStore;
use crate::{Beat, Leases, Pulse, SharedStore, StoreError};
use std::collections::BTreeMap;
use std::sync::{MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Who is alive and who does what, each until a time.
#[derive(Debug, Default)]
pub(super) struct Book {
    /// The node that does the duties of each table.
    leases: BTreeMap<String, (String, Instant)>,
    /// Whether each node hears the others.
    nodes: BTreeMap<String, (bool, Instant)>,
}

impl MemoryStore {
    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SharedStore for MemoryStore {
    fn cluster(&self) -> Result<String, StoreError> {
        Ok("memory".into())
    }

    fn nodes_on_bus(&self) -> Result<Vec<String>, StoreError> {
        let now = Instant::now();
        let book = self.book();
        let there = book.nodes.iter().filter(|(_, (on_bus, until))| *on_bus && *until > now);
        Ok(there.map(|(node, _)| node.clone()).collect())
    }

    fn pulses(&self, ids: &[String]) -> Result<Vec<Pulse>, StoreError> {
        self.check_accepting()?;
        let data = self.lock();
        let tables = ids.iter().filter_map(|id| data.table(id).ok());
        Ok(tables
            .map(|table| Pulse {
                id: table.table.id.clone(),
                version: table.version(),
                seats: table.table.seats.clone(),
                rematch: table.rematch.clone(),
                said: table.messages.last().map_or(0, |last| last.number),
                chat_deletions: table.chat_deletions.clone(),
            })
            .collect())
    }

    fn take_leases(&self, node: &str, ids: &[String], lasts: Duration) -> Result<Vec<String>, StoreError> {
        let now = Instant::now();
        let mut book = self.book();
        let mut held = Vec::new();
        for id in ids {
            let free = book.leases.get(id).is_none_or(|(holder, until)| holder == node || *until <= now);
            if free {
                book.leases.insert(id.clone(), (node.to_string(), now + lasts));
                held.push(id.clone());
            }
        }
        Ok(held)
    }

    fn give_back(&self, node: &str, ids: &[String], due: bool) -> Result<(), StoreError> {
        let now = Instant::now();
        let mut book = self.book();
        for id in ids {
            match book.leases.get_mut(id) {
                Some((holder, until)) if holder == node && due => *until = now,
                Some((holder, _)) if holder == node => drop(book.leases.remove(id)),
                _ => {}
            }
        }
        Ok(())
    }

    fn beat(&self, beat: Beat<'_>) -> Result<Leases, StoreError> {
        self.check_accepting()?;
        let now = Instant::now();
        let until = now + beat.lasts;
        let mut book = self.book();
        book.nodes.insert(beat.node.to_string(), (beat.on_bus, until));
        let mut leases = Leases::default();
        for (id, (holder, ends)) in &mut book.leases {
            if holder == beat.node {
                *ends = until;
            } else if *ends <= now && leases.taken_over.len() < beat.most && !beat.except.contains(id) {
                (*holder, *ends) = (beat.node.to_string(), until);
                leases.taken_over.push(id.clone());
            } else {
                continue;
            }
            leases.held.push(id.clone());
        }
        Ok(leases)
    }

    fn leave(&self, node: &str) -> Result<(), StoreError> {
        let now = Instant::now();
        let mut book = self.book();
        book.nodes.remove(node);
        for (_, ends) in book.leases.values_mut().filter(|(holder, _)| holder == node) {
            *ends = now;
        }
        Ok(())
    }
}
