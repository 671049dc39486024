//! A bounded list of the best positions, each once.

use crate::luck::Mixer;
use solarium_core::Game;
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// Chance steps on the way to a position of the plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Drawn {
    /// In the present stage.
    pub(crate) in_stage: u32,
    /// Since the question.
    pub(crate) in_all: u32,
}

/// A position of the plan.
#[derive(Clone, Debug)]
pub(crate) struct Node<G: Game> {
    pub(crate) state: G::State,
    /// What the guide thinks of it.
    pub(crate) value: f32,
    /// What a level's taste adds to everything that follows from one way to play the present stage.
    pub(crate) taste: f32,
    /// The link of the plan before the last action.
    pub(crate) link: u32,
    /// The last action; `None` in the position of the question, and once it is a link itself.
    pub(crate) action: Option<G::Action>,
    /// The first action of the plan, by its place among the legal ones.
    pub(crate) first: u32,
    /// The way to play the present turn that it follows from, by its number; none while the turn lasts.
    pub(crate) turn: u32,
    /// Chance steps on the way to it.
    pub(crate) drawn: Drawn,
    /// The seat's action just before, unless another step came in between.
    pub(crate) previous: Option<G::Action>,
}

impl<G: Game> Node<G> {
    pub(crate) fn rank(&self) -> f32 {
        self.value + self.taste
    }
}

/// The rank of a node in a total order, so that what is kept does not hang on the order in which nodes came.
#[derive(Clone, Copy, Debug)]
struct Key {
    rank: f32,
    hash: u64,
    place: u32,
}

impl Key {
    fn order(&self, other: &Key) -> Ordering {
        other.rank.total_cmp(&self.rank).then(self.hash.cmp(&other.hash)).then(self.place.cmp(&other.place))
    }
}

/// Keeps the best nodes that were added, each position once. Never holds more than a few times its width.
#[derive(Debug)]
pub(crate) struct Best<G: Game> {
    nodes: Vec<Node<G>>,
    keys: Vec<Key>,
    /// What a node must at least have to be among the best.
    least: f32,
}

impl<G: Game> Default for Best<G> {
    fn default() -> Self {
        Best { nodes: Vec::new(), keys: Vec::new(), least: f32::NEG_INFINITY }
    }
}

impl<G: Game> Best<G> {
    /// Room for this many times the width, before the list is cut back.
    const ROOM: usize = 4;

    pub(crate) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Could a node of this rank be kept?
    pub(crate) fn wants(&self, rank: f32) -> bool {
        rank >= self.least
    }

    pub(crate) fn add(&mut self, node: Node<G>, width: usize) {
        let mut hasher = Mixer(0);
        node.state.hash(&mut hasher);
        self.keys.push(Key { rank: node.rank(), hash: hasher.finish(), place: self.nodes.len() as u32 });
        self.nodes.push(node);
        if self.nodes.len() >= Self::ROOM * width + 64 {
            self.cut(width);
        }
    }

    /// The best nodes, the best first; the list is empty then and can be used again.
    pub(crate) fn take(&mut self, width: usize) -> Vec<Node<G>> {
        self.cut(width);
        self.keys.clear();
        self.least = f32::NEG_INFINITY;
        std::mem::take(&mut self.nodes)
    }

    /// Keeps the best `width` nodes, the best first.
    fn cut(&mut self, width: usize) {
        // Twins, which are dropped below, may take places, so that a few more than the width are put in order.
        let ordered = (2 * width + 32).min(self.keys.len());
        if ordered < self.keys.len() {
            self.keys.select_nth_unstable_by(ordered, Key::order);
        }
        let mut kept: Vec<Node<G>> = Vec::with_capacity(width.min(self.keys.len()));
        let mut keys: Vec<Key> = Vec::with_capacity(kept.capacity());
        if !self.keep(0..ordered, width, &mut kept, &mut keys) {
            self.keep(ordered..self.keys.len(), width, &mut kept, &mut keys);
        }
        if kept.len() == width {
            self.least = kept.last().map_or(f32::NEG_INFINITY, Node::rank);
        }
        self.nodes = kept;
        self.keys = keys;
    }

    /// Moves the best of a range of keys over; true if the width is reached.
    fn keep(
        &mut self,
        range: std::ops::Range<usize>,
        width: usize,
        kept: &mut Vec<Node<G>>,
        keys: &mut Vec<Key>,
    ) -> bool {
        self.keys[range.clone()].sort_unstable_by(Key::order);
        for key in &self.keys[range] {
            let node = &self.nodes[key.place as usize];
            if let (Some(last), Some(twin)) = (keys.last(), kept.last_mut())
                && last.rank == key.rank
                && last.hash == key.hash
                && twin.state == node.state
            {
                // What is redundant after one of the two actions may not be after the other.
                if twin.previous != node.previous {
                    twin.previous = None;
                }
                continue;
            }
            if kept.len() == width {
                return true;
            }
            keys.push(Key { place: kept.len() as u32, ..*key });
            kept.push(node.clone());
        }
        kept.len() == width
    }
}
