//! What several servers on one store need beside [`Store`]: who is there, who does what, and what has changed.

use crate::{ChatDeletion, SeatRow, Store, StoreError};
use std::time::Duration;

/// What can change about a table beside its lines, read without them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// Which table.
    pub id: String,
    /// Lines there are.
    pub version: u64,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The table on which the same people play again.
    pub rematch: Option<String>,
    /// The number of the last chat message.
    pub said: u64,
    /// What was deleted of the chat, by seat.
    pub chat_deletions: Vec<ChatDeletion>,
}

/// A sign of life of a node.
#[derive(Clone, Debug)]
pub struct Beat<'a> {
    /// Which node.
    pub node: &'a str,
    /// Does it hear the others?
    pub on_bus: bool,
    /// For how long it counts as alive, and its leases as held.
    pub lasts: Duration,
    /// Most leases to take over from nodes that are gone.
    pub most: usize,
    /// Tables that this node cannot run.
    pub except: &'a [String],
}

/// The leases of a node after a sign of life.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leases {
    /// All tables whose duties it does now.
    pub held: Vec<String>,
    /// Those among them that it took over just now: what is due there has been left undone.
    pub taken_over: Vec<String>,
}

/// A store that several nodes share. The clock of the store decides when a lease ends.
pub trait SharedStore: Store {
    /// The name of the data, the same for all nodes and for as long as the data exists.
    fn cluster(&self) -> Result<String, StoreError>;
    /// Nodes that are alive and say that they hear the others.
    fn nodes_on_bus(&self) -> Result<Vec<String>, StoreError>;
    /// What has changed about some tables; those that are not there are left out.
    fn pulses(&self, ids: &[String]) -> Result<Vec<Pulse>, StoreError>;
    /// Takes the leases of tables that no living node holds: those that the node holds now.
    fn take_leases(&self, node: &str, ids: &[String], lasts: Duration) -> Result<Vec<String>, StoreError>;
    /// Gives leases back. `due`: something is left to do, for any node.
    fn give_back(&self, node: &str, ids: &[String], due: bool) -> Result<(), StoreError>;
    /// A node is alive: its leases last longer, and some of those that ended are its own from now on.
    fn beat(&self, beat: Beat<'_>) -> Result<Leases, StoreError>;
    /// A node ends: what it held is for any other.
    fn leave(&self, node: &str) -> Result<(), StoreError>;
}
