//! The gate: new weights are taken only if games show that they are better.
//!
//! A block is one table with one seed: the new weights play on each seat in turn against the old ones, or, where one seat
//! plays alone or all play together, both play the same table. Its score is ½ if both are equally good. The test is a
//! sequential probability ratio test on the scores of blocks, with their variance estimated from them.

/// Scores of a block: no difference, and a difference that matters.
const EQUAL: f64 = 0.5;
const BETTER: f64 = 0.55;
/// The logarithm of the odds at which the test is decided: 19 to 1, so that one verdict in twenty is wrong.
const DECIDED: f64 = 2.944_438_979_166_440_5;
/// Fewer blocks decide nothing: the variance is not known yet.
const LEAST_BLOCKS: usize = 8;
/// After so many blocks a difference that is not shown is taken for none.
pub(super) const MOST_BLOCKS: u64 = 400;

/// How the test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Blocks played.
    pub blocks: usize,
    /// The mean score of the new weights, ½ if they are as good as the old ones.
    pub score: f64,
    /// The logarithm of the likelihood ratio.
    pub ratio: f64,
    /// Are the new weights better? `None` while it is open.
    pub verdict: Option<bool>,
}

/// The state of the test after some blocks.
pub(super) fn standing(scores: &[f64]) -> Standing {
    let blocks = scores.len();
    let n = blocks as f64;
    let score = if blocks == 0 { EQUAL } else { scores.iter().sum::<f64>() / n };
    // One victory and one defeat on top, so that a series of equal results has a variance.
    let squares: f64 = scores.iter().map(|each| (each - score) * (each - score)).sum();
    let variance = (squares + 0.5) / (n + 2.0);
    let ratio = n * (BETTER - EQUAL) * (2.0 * score - EQUAL - BETTER) / (2.0 * variance);
    let verdict = if blocks < LEAST_BLOCKS {
        None
    } else if ratio >= DECIDED {
        Some(true)
    } else if ratio <= -DECIDED || blocks as u64 >= MOST_BLOCKS {
        Some(false)
    } else {
        None
    };
    Standing { blocks, score, ratio, verdict }
}

/// The score of a block from what the games were worth to the new weights, each on another of the seats.
pub(super) fn score_of_versus(worth: &[f64]) -> f64 {
    let seats = worth.len().max(1) as f64;
    EQUAL + worth.iter().sum::<f64>() / seats - 1.0 / seats
}

/// The score of a block from what the same table was worth to the new weights and to the old.
pub(super) fn score_of_target(new: f64, old: f64) -> f64 {
    EQUAL + (new - old) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_results_decide_soon_and_equal_ones_never_for_the_new() {
        assert_eq!(standing(&[1.0; 7]).verdict, None);
        assert_eq!(standing(&[1.0; 8]).verdict, Some(true));
        assert_eq!(standing(&[0.0; 8]).verdict, Some(false));
        let even: Vec<f64> = (0..MOST_BLOCKS).map(|n| if n % 2 == 0 { 1.0 } else { 0.0 }).collect();
        assert_eq!(standing(&even[..20]).verdict, None);
        assert_eq!(standing(&even).verdict, Some(false));
    }

    #[test]
    fn a_fair_share_scores_one_half() {
        assert_eq!(score_of_versus(&[1.0, 0.0]), 0.5);
        assert!((score_of_versus(&[1.0, 0.0, 0.0, 0.0]) - 0.5).abs() < 1e-12);
        assert_eq!(score_of_target(1.0, 1.0), 0.5);
        assert_eq!(score_of_target(1.0, 0.0), 1.0);
    }
}
