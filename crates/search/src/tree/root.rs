//! The decision that is asked about: which of its actions to try next, and what came of them.

use crate::luck::natural_logarithm;
use solarium_core::{Opinion, Random};

/// With fewer iterations for each action the candidates are halved again and again; with more, those that do well are
/// tried more often.
const HALVING_BELOW: u64 = 64;
/// The largest variance of a number between 0 and 1: what is taken for that of an action before it was tried.
const LARGEST_VARIANCE: f64 = 0.25;
/// An action counts for its mean less so many standard errors.
const SURE: f64 = 2.0;
/// The value of an action that was never tried: less than any other.
const UNTRIED: f64 = -2.0;

/// What came of trying an action.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Tried {
    pub(super) visits: u32,
    total: f64,
    squares: f64,
}

impl Tried {
    fn add(&mut self, reward: f64) {
        self.join(Tried { visits: 1, total: reward, squares: reward * reward });
    }

    pub(super) fn join(&mut self, other: Tried) {
        self.visits += other.visits;
        self.total += other.total;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        if self.visits == 0 { UNTRIED } else { self.total / f64::from(self.visits) }
    }

    /// The standard error of the mean, as if one more of the largest variance had been tried.
    fn error(&self) -> f64 {
        let visits = f64::from(self.visits);
        let squares = (self.squares - self.total * self.total / visits).max(0.0);
        ((squares + LARGEST_VARIANCE) / visits / visits).sqrt()
    }

    /// An action counts for what it is worth at least, as far as one can tell: a few lucky playouts do not make it the
    /// best.
    pub(super) fn opinion<A>(&self, action: A) -> Opinion<A> {
        if self.visits == 0 {
            return Opinion::new(action, 0, UNTRIED);
        }
        let error = self.error();
        Opinion { action, visits: self.visits, value: self.mean() - SURE * error, error: Some(error) }
    }
}

/// How far the upper bound of an action is looked for this time: anything up to twice the exploration. Bounds that are
/// not drawn let seats that answer at the same time fall into step, and one of them would profit from an answer that it
/// cannot see. (Vaswani et al., *Old Dog Learns New Tricks: Randomized UCB for Bandit Problems*, 2020.)
pub(super) fn width(exploration: f64, random: &mut Random) -> f64 {
    const UNIT: f64 = 1.0 / (1u64 << 53) as f64;
    2.0 * exploration * ((random.next_u64() >> 11) as f64 * UNIT)
}

/// The root of one tree.
#[derive(Debug)]
pub(super) struct Root {
    /// By legal action.
    pub(super) tried: Vec<Tried>,
    /// Places of the actions in the order in which they are tried first.
    candidates: Vec<u32>,
    halving: Option<Halving>,
    iterations: u32,
    exploration: f64,
}

/// Sequential halving: all candidates are tried equally often, then the better half goes on.
#[derive(Clone, Copy, Debug)]
struct Halving {
    /// Iterations of each round.
    in_round: u64,
    /// Of the present one, so many are left.
    left: u64,
    /// The candidate that is next.
    next: usize,
}

impl Root {
    /// The root of a tree that is given so many iterations, if that is known.
    pub(super) fn new(
        actions: usize,
        iterations: Option<u64>,
        exploration: f64,
        random: &mut Random,
    ) -> Root {
        let mut candidates: Vec<u32> = (0..actions as u32).collect();
        random.shuffle(&mut candidates);
        let rounds = u64::from(actions.next_power_of_two().trailing_zeros()).max(1);
        let halving = iterations.filter(|given| *given < HALVING_BELOW * actions as u64).map(|given| {
            let in_round = (given / rounds).max(1);
            Halving { in_round, left: in_round, next: 0 }
        });
        Root { tried: vec![Tried::default(); actions], candidates, halving, iterations: 0, exploration }
    }

    /// The place of the action to try now.
    pub(super) fn choose(&mut self, random: &mut Random) -> usize {
        let Root { tried, candidates, .. } = self;
        if let Some(halving) = &mut self.halving {
            if halving.left == 0 && candidates.len() > 1 {
                // Of equals the one that was tried earlier goes on.
                candidates.sort_by(|a, b| tried[*b as usize].mean().total_cmp(&tried[*a as usize].mean()));
                candidates.truncate(candidates.len().div_ceil(2));
                *halving = Halving { left: halving.in_round, next: 0, ..*halving };
            }
            halving.left = halving.left.saturating_sub(1);
            let place = candidates[halving.next % candidates.len()];
            halving.next += 1;
            return place as usize;
        }
        if let Some(place) = candidates.get(self.iterations as usize) {
            return *place as usize;
        }
        let logarithm = natural_logarithm(f64::from(self.iterations));
        let bound = |tried: &Tried| {
            let visits = f64::from(tried.visits);
            tried.total / visits + width(self.exploration, random) * (logarithm / visits).sqrt()
        };
        let bounds = tried.iter().map(bound).enumerate();
        bounds.reduce(|best, other| if other.1 > best.1 { other } else { best }).map_or(0, |(place, _)| place)
    }

    /// What came of the action at a place.
    pub(super) fn add(&mut self, place: usize, reward: f64) {
        self.tried[place].add(reward);
        self.iterations += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries actions whose rewards are their places; visits by action.
    fn visits(actions: usize, iterations: u64, known: bool) -> Vec<u32> {
        let mut random = Random::new(1);
        let mut root = Root::new(actions, known.then_some(iterations), 0.7, &mut random);
        for _ in 0..iterations {
            let place = root.choose(&mut random);
            root.add(place, place as f64 / actions as f64);
        }
        root.tried.iter().map(|tried| tried.visits).collect()
    }

    #[test]
    fn halving_spends_what_there_is_on_the_better_half() {
        // Three rounds of eight.
        assert_eq!(visits(8, 24, true), [1, 1, 1, 1, 3, 3, 7, 7]);
        assert_eq!(visits(5, 2, true).iter().sum::<u32>(), 2);
        assert_eq!(visits(1, 3, true), [3]);
    }

    #[test]
    fn without_a_known_end_the_best_is_tried_most() {
        let visits = visits(6, 2_000, false);
        assert!(visits.is_sorted() && visits[0] > 0 && visits[5] > 1_000, "{visits:?}");
    }

    #[test]
    fn an_action_is_worth_what_is_sure() {
        let (mut lucky, mut steady) = (Tried::default(), Tried::default());
        lucky.add(1.0);
        (0..100).for_each(|n| steady.add(f64::from(n % 10) / 10.0));
        assert!(steady.opinion(()).value > lucky.opinion(()).value);
        assert!(lucky.opinion(()).value > Tried::default().opinion(()).value);
        let error = steady.opinion(()).error.expect("it was tried");
        assert!((error - (8.25f64 + 0.25).sqrt() / 100.0).abs() < 1e-12, "{error}");
    }
}
