//! What was tried at each decision: flat lists of bounded length, without a pointer.
//!
//! A node is a decision, found by its key; its edges, one for each action that was legal there, lie side by side in
//! ascending order. When a list is full nothing is added any more: the search goes on in the tree that it has, and
//! plays to the end from where that tree ends.

use std::ops::Range;

/// Edges that there is room for, for each node.
const EDGES_PER_NODE: usize = 4;

/// An action at a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How often it was tried.
    pub(super) visits: u32,
    /// How often it could have been: worlds and luck differ in what they allow.
    pub(super) available: u32,
    /// The sum of what came of it for the seat that decides.
    pub(super) total: f64,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    key: u64,
    /// Place of the first edge.
    first: u32,
    /// Number of edges; 0 until the node is met for the second time.
    count: u32,
}

/// The nodes of one tree.
#[derive(Debug)]
pub(super) struct Nodes<A> {
    nodes: Vec<Node>,
    /// By key: the number of the node, from 1; 0 where there is none. As long as a power of two.
    slots: Vec<u32>,
    edges: Vec<Edge<A>>,
    most_nodes: usize,
}

/// What became of looking for a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// It is there.
    Known(usize),
    /// It was not, and is now.
    New,
    /// It is not, and there is no room.
    Full,
}

impl<A: Copy + Ord> Nodes<A> {
    pub(super) fn new(most_nodes: usize) -> Self {
        // Numbers of nodes and places of edges have 32 bits.
        let most_nodes = most_nodes.min(u32::MAX as usize / EDGES_PER_NODE);
        Nodes { nodes: Vec::new(), slots: vec![0; 64], edges: Vec::new(), most_nodes }
    }

    /// The node of a key, if it is there.
    pub(super) fn find(&self, key: u64) -> Option<usize> {
        let number = self.slots[self.slot(key)];
        (number != 0).then(|| number as usize - 1)
    }

    /// The node of a key; if it is not there it is added.
    pub(super) fn find_or_add(&mut self, key: u64) -> Place {
        if let Some(node) = self.find(key) {
            return Place::Known(node);
        }
        if self.nodes.len() >= self.most_nodes {
            return Place::Full;
        }
        self.nodes.push(Node { key, first: 0, count: 0 });
        if self.nodes.len() * 2 > self.slots.len() {
            self.slots = vec![0; self.slots.len() * 2];
            for number in 1..=self.nodes.len() {
                let slot = self.slot(self.nodes[number - 1].key);
                self.slots[slot] = number as u32;
            }
        } else {
            let slot = self.slot(key);
            self.slots[slot] = self.nodes.len() as u32;
        }
        Place::New
    }

    /// Where the node of a key is, or where it would be.
    fn slot(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = key as usize & last;
        while self.slots[slot] != 0 && self.nodes[self.slots[slot] as usize - 1].key != key {
            slot = (slot + 1) & last;
        }
        slot
    }

    /// The edges of a node, as places of [`Nodes::edge`].
    pub(super) fn edges_of(&self, node: usize) -> Range<usize> {
        let Node { first, count, .. } = self.nodes[node];
        first as usize..first as usize + count as usize
    }

    /// The edges of a node, with one for each of these actions, which ascend, as far as there is room; and whether these
    /// are all of them.
    pub(super) fn edges_with(&mut self, node: usize, legal: &[A]) -> (Range<usize>, bool) {
        let old = self.edges_of(node);
        let known = &self.edges[old.clone()];
        // Usually nothing is new.
        if known.iter().map(|edge| edge.action).eq(legal.iter().copied()) {
            return (old, true);
        }
        let is_known = |action: &A| known.binary_search_by(|edge| edge.action.cmp(action)).is_ok();
        let missing = legal.iter().filter(|action| !is_known(action)).count();
        if missing == 0 || self.edges.len() + old.len() + missing > EDGES_PER_NODE * self.most_nodes {
            return (old, false);
        }
        // The new list stands at the end; the room of the old one is given up.
        let first = self.edges.len();
        let mut from = old;
        for action in legal {
            while from.start < from.end && self.edges[from.start].action < *action {
                self.edges.push(self.edges[from.start]);
                from.start += 1;
            }
            if from.start < from.end && self.edges[from.start].action == *action {
                self.edges.push(self.edges[from.start]);
                from.start += 1;
            } else {
                self.edges.push(Edge { action: *action, visits: 0, available: 0, total: 0.0 });
            }
        }
        self.edges.extend_from_within(from);
        self.nodes[node].first = first as u32;
        self.nodes[node].count = (self.edges.len() - first) as u32;
        let edges = self.edges_of(node);
        let all = edges.len() == legal.len();
        (edges, all)
    }

    pub(super) fn edge(&self, place: usize) -> &Edge<A> {
        &self.edges[place]
    }

    pub(super) fn edge_mut(&mut self, place: usize) -> &mut Edge<A> {
        &mut self.edges[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(nodes: &Nodes<u8>, places: Range<usize>) -> Vec<u8> {
        places.map(|place| nodes.edge(place).action).collect()
    }

    #[test]
    fn nodes_are_found_again_among_many() {
        let mut nodes: Nodes<u8> = Nodes::new(10_000);
        // Keys that share their lowest bits lie in one heap.
        let key = |n: u64| (n % 7) << 40 | n << 8;
        for n in 0..3_000 {
            assert_eq!(nodes.find_or_add(key(n)), Place::New);
        }
        for n in 0..3_000 {
            assert_eq!(nodes.find_or_add(key(n)), Place::Known(n as usize));
        }
        assert_eq!(nodes.find(key(3_000)), None);
    }

    #[test]
    fn edges_are_the_union_of_what_was_legal() {
        let mut nodes: Nodes<u8> = Nodes::new(100);
        nodes.find_or_add(1);
        let (places, all) = nodes.edges_with(0, &[3, 5]);
        assert!(all);
        assert_eq!(actions(&nodes, places.clone()), [3, 5]);
        nodes.edge_mut(places.start + 1).visits = 9;
        assert_eq!(nodes.edges_with(0, &[5]), (places, false), "nothing is new");
        let (places, all) = nodes.edges_with(0, &[1, 5, 8]);
        assert!(!all);
        assert_eq!(actions(&nodes, places.clone()), [1, 3, 5, 8]);
        assert_eq!(nodes.edge(places.start + 2).visits, 9, "what was tried is kept");
    }

    #[test]
    fn a_full_tree_does_not_grow() {
        let mut nodes: Nodes<u8> = Nodes::new(2);
        assert_eq!(
            [1, 2, 3, 1].map(|key| nodes.find_or_add(key)),
            [Place::New, Place::New, Place::Full, Place::Known(0)]
        );
        assert_eq!(nodes.edges_with(0, &[1, 2, 3, 4, 5]).0.len(), 5);
        assert_eq!(nodes.edges_with(1, &[1, 2, 3, 4]).0.len(), 0, "eight edges are the most");
        assert_eq!(nodes.edges_with(1, &[1, 2, 3]).0.len(), 3);
    }
}
