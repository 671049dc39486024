//! What nodes tell each other. The bus is as much inside as the store is: lines stand here as they stand in the journal,
//! and what a viewer may see of them is decided where that viewer is connected.

use serde::{Deserialize, Serialize};
use solarium_core::{Seat, SeatSet};
use solarium_store::{ChatDeletion, ChatMessage};

/// Lines longer than this in all are not sent along: nodes read them in the journal.
const MOST_BYTES: usize = 256 * 1024;

/// News of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableNews {
    /// Lines were appended. None: there are some, in the journal.
    Lines {
        /// How many there were before.
        before: u64,
        /// The lines.
        lines: Vec<String>,
    },
    /// A node follows the table from now on: the others tell who is present.
    Follows,
    /// Who is connected to a node.
    Present(Elsewhere),
    /// Who holds a seat has changed, or what it is called.
    Seats,
    /// Something was said.
    Said(ChatMessage),
    /// What a seat had said is deleted.
    Unsaid(ChatDeletion),
    /// The same people play again at this table.
    Rematch(String),
    /// How far the review of the game is, in percent.
    Review(u8),
}

impl TableNews {
    /// Lines that were stored.
    pub(crate) fn lines(before: u64, lines: impl Iterator<Item = String>) -> TableNews {
        let mut lines: Vec<String> = lines.collect();
        if lines.iter().map(String::len).sum::<usize>() > MOST_BYTES {
            lines.clear();
        }
        TableNews::Lines { before, lines }
    }
}

/// Those of a table who are connected to another node.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Elsewhere {
    /// The seats of each open socket.
    devices: Vec<Vec<Seat>>,
    /// Open pages of clients without a seat.
    pub watchers: usize,
}

impl Elsewhere {
    pub(crate) fn new(devices: &[SeatSet], watchers: usize) -> Elsewhere {
        Elsewhere { devices: devices.iter().map(|seats| seats.iter().collect()).collect(), watchers }
    }

    /// Is no client connected there?
    pub(crate) fn is_empty(&self) -> bool {
        self.devices.is_empty() && self.watchers == 0
    }

    /// The seats of each open socket.
    pub(crate) fn devices(&self) -> impl Iterator<Item = SeatSet> + '_ {
        self.devices.iter().map(|seats| seats.iter().copied().collect())
    }
}

/// News of the nodes themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NodeNews {
    /// The sender lives.
    Here,
    /// The sender wants to know who lives.
    Who,
    /// A pack was added.
    Packs,
}

/// News with the node they come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct From<T> {
    pub node: String,
    pub news: T,
}
