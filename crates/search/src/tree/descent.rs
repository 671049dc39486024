//! One iteration: down the tree in a world that fits the view, then to the end of the game, and what came of it back.

use super::nodes::{Nodes, Place};
use super::root::width;
use super::{Leaves, TellApart, TreeSearch};
use crate::luck::{Mixer, natural_logarithm};
use solarium_core::{Game, MAX_SEATS, Mute, Random, Seat, SeatSet, Step, StepOf, Turn, Viewer, playout};
use std::hash::{Hash, Hasher};
use std::ops::{ControlFlow, Range};

/// The most steps inside the tree: positions that repeat must not keep an iteration from ending.
const DEEPEST: u32 = 1024;
/// The most steps of a playout; a game that is not over then counts as it stands.
const LONGEST_PLAYOUT: u32 = 1 << 16;
/// An expected line ends where a step was tried less often.
const LEAST_EXPECTED: u32 = 8;

/// A tree that grows.
pub(super) struct Tree<'a, G: Game> {
    search: &'a TreeSearch<G>,
    game: &'a G,
    seat: Seat,
    nodes: Nodes<G::Action>,
    /// The edges of this iteration, and who chose them.
    path: Vec<(usize, Seat)>,
    /// By seat: a hash of the actions that it saw since the question.
    seen: [u64; MAX_SEATS],
    /// Legal actions; used again and again.
    legal: Vec<G::Action>,
    /// The last number whose logarithm was needed, and that.
    logarithm: (u32, f64),
}

impl<'a, G: Game> Tree<'a, G> {
    pub(super) fn new(search: &'a TreeSearch<G>, game: &'a G, seat: Seat) -> Self {
        Tree {
            search,
            game,
            seat,
            nodes: Nodes::new(search.most_nodes),
            path: Vec::new(),
            seen: [0; MAX_SEATS],
            legal: Vec::new(),
            logarithm: (1, 0.0),
        }
    }

    /// Tries an action in a world; what came of it for the seat.
    pub(super) fn iterate(&mut self, mut world: G::State, action: G::Action, random: &mut Random) -> f64 {
        self.path.clear();
        self.seen = [0; MAX_SEATS];
        self.step(&mut world, Step::Act(self.seat, action));
        self.descend(&mut world, random);
        let deciding = self.path.iter().fold(SeatSet::one(self.seat), |seats, (_, seat)| seats.with(*seat));
        let rewards = self.rewards(&mut world, deciding, random);
        for (place, seat) in &self.path {
            let edge = self.nodes.edge_mut(*place);
            edge.visits += 1;
            edge.total += rewards[seat.index()];
        }
        rewards[self.seat.index()]
    }

    /// Follows the tree until a decision that was not met before, which is added.
    fn descend(&mut self, world: &mut G::State, random: &mut Random) {
        for _ in 0..DEEPEST {
            let step = match self.game.turn(world) {
                Turn::Over => return,
                Turn::Chance => Step::Chance(self.game.random_outcome(world, random)),
                Turn::Decide(seats) => {
                    // Where several decide at once, none of them sees what another has answered.
                    let seat = seats.iter().next().expect("a seat decides");
                    let count = self.game.list_actions(world, seat, &mut self.legal);
                    if count == 1 {
                        Step::Act(seat, self.legal[0])
                    } else {
                        let Place::Known(node) = self.nodes.find_or_add(self.key(world, seat)) else {
                            return;
                        };
                        let (edges, all) = self.nodes.edges_with(node, &self.legal[..count]);
                        // Where every edge is legal there is nothing to compare.
                        let legal = (!all).then_some(count);
                        let at_once = seats.len() > 1;
                        let Some(place) = self.select(edges, legal, at_once, random) else { return };
                        self.path.push((place, seat));
                        Step::Act(seat, self.nodes.edge(place).action)
                    }
                }
            };
            self.step(world, step);
        }
    }

    /// What a decision is found by again.
    fn key(&self, world: &G::State, seat: Seat) -> u64 {
        let mut hasher = Mixer::of(seat);
        match self.search.tell_apart {
            TellApart::ByKnowledge => self.game.hash_knowledge(world, seat, &mut hasher),
            TellApart::ByActions => self.seen[seat.index()].hash(&mut hasher),
        }
        hasher.finish()
    }

    fn step(&mut self, world: &mut G::State, step: StepOf<G>) {
        if let (TellApart::ByActions, Step::Act(seat, action)) = (self.search.tell_apart, &step) {
            let audience = self.game.audience(world, &step);
            for (viewer, seen) in self.seen.iter_mut().enumerate() {
                let mut hasher = Mixer::of((*seen, *seat));
                if audience.includes(Viewer::Seat(Seat(viewer as u8))) {
                    action.hash(&mut hasher);
                }
                *seen = hasher.finish();
            }
        }
        self.game.advance(world, step, &mut Mute);
    }

    /// The edge to follow: one that was not tried yet, any of them, or that of the highest upper bound; with bounds that
    /// are drawn where several decide at once. Of the legal actions so many are compared; none if all edges are legal.
    fn select(
        &mut self,
        edges: Range<usize>,
        legal: Option<usize>,
        at_once: bool,
        random: &mut Random,
    ) -> Option<usize> {
        let exploration = self.search.exploration;
        let (mut untried, mut chosen, mut highest) = (0, None, f64::NEG_INFINITY);
        for place in edges {
            let edge = self.nodes.edge_mut(place);
            if legal.is_some_and(|count| self.legal[..count].binary_search(&edge.action).is_err()) {
                continue;
            }
            edge.available += 1;
            if edge.visits == 0 {
                untried += 1;
                if random.below(untried) == 0 {
                    chosen = Some(place);
                }
            } else if untried == 0 {
                if self.logarithm.0 != edge.available {
                    self.logarithm = (edge.available, natural_logarithm(f64::from(edge.available)));
                }
                let share = 1.0 / f64::from(edge.visits);
                let width = if at_once { width(exploration, random) } else { exploration };
                let bound = edge.total * share + width * (self.logarithm.1 * share).sqrt();
                if bound > highest {
                    (highest, chosen) = (bound, Some(place));
                }
            }
        }
        chosen
    }

    /// What the position is worth to some seats, after a playout if the leaves are judged by one.
    fn rewards(&mut self, world: &mut G::State, seats: SeatSet, random: &mut Random) -> [f64; MAX_SEATS] {
        let TreeSearch { leaves, objective, .. } = self.search;
        let mut rewards = [0.0; MAX_SEATS];
        let guide = match leaves {
            Leaves::Guide(guide) if self.game.turn(world) != Turn::Over => Some(guide),
            Leaves::Guide(_) => None,
            Leaves::Playouts => {
                playout(self.game, world, random, &mut self.legal, LONGEST_PLAYOUT);
                None
            }
        };
        let mut points = [0; MAX_SEATS];
        if guide.is_none() && objective.victory < 1.0 {
            Seat::all(self.game.seats())
                .for_each(|seat| points[seat.index()] = self.game.points(world, seat));
        }
        for seat in seats.iter() {
            rewards[seat.index()] = match guide {
                Some(guide) => objective.lead(f64::from(guide.evaluate(self.game, world, seat))),
                None => objective.reward(self.game, world, seat, &points[..self.game.seats()]),
            };
        }
        rewards
    }

    /// What is expected after an action: the steps that were tried most, as long as chance has no say.
    pub(super) fn expected(&mut self, mut world: G::State, action: G::Action) -> Vec<StepOf<G>> {
        let mut steps = vec![Step::Act(self.seat, action)];
        self.seen = [0; MAX_SEATS];
        self.step(&mut world, steps[0]);
        while let Some(next) = self.expected_step(&world).filter(|_| steps.len() < DEEPEST as usize) {
            steps.push(next);
            self.step(&mut world, next);
        }
        steps
    }

    fn expected_step(&mut self, world: &G::State) -> Option<StepOf<G>> {
        match self.game.turn(world) {
            Turn::Over => None,
            Turn::Chance => {
                let (mut only, mut count) = (None, 0);
                let _ = self.game.for_each_outcome(world, |outcome, _| {
                    (only, count) = (Some(Step::Chance(outcome)), count + 1);
                    if count > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                only.filter(|_| count == 1)
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next()?;
                let count = self.game.list_actions(world, seat, &mut self.legal);
                let legal = &self.legal[..count];
                if let [only] = legal {
                    return Some(Step::Act(seat, *only));
                }
                let edges = self.nodes.edges_of(self.nodes.find(self.key(world, seat))?);
                let edges = edges.map(|place| self.nodes.edge(place));
                let edges = edges.filter(|edge| legal.binary_search(&edge.action).is_ok());
                let most = edges.reduce(|most, edge| if edge.visits > most.visits { edge } else { most })?;
                (most.visits >= LEAST_EXPECTED).then_some(Step::Act(seat, most.action))
            }
        }
    }
}
