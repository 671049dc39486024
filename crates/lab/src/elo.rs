//! Ratings by maximum likelihood.
//!
//! The model is that of Bradley and Terry: a bot rated 400 above another wins ten games for each that it loses. Where one
//! bot plays against several of another, each of them wins in proportion to its strength. Ratings are those under which
//! the results are likeliest. Standard errors come from the curvature of the likelihood and take all games to be
//! independent, which the games of one block are not quite.

/// The rating of the bot that all others are measured by.
const ANCHOR_RATING: f64 = 1000.0;
/// Rating points that make the odds 10 to 1.
const TENFOLD: f64 = 400.0;
/// Steps of the fit, which converges in a few.
const FIT_STEPS: u32 = 100;

/// What is known of two bots.
pub(crate) struct Duel {
    pub(crate) first: usize,
    pub(crate) second: usize,
    /// How many of the second play against the one first.
    pub(crate) against: f64,
    pub(crate) games: f64,
    /// Of the first.
    pub(crate) wins: f64,
}

/// Ratings and their standard errors, by Newton's method on the logarithm of the likelihood, which has one maximum.
pub(crate) fn fit(bots: usize, anchor: usize, duels: &[Duel]) -> Vec<(f64, f64)> {
    // In natural units: odds of e to 1.
    let mut strengths = vec![0.0; bots];
    for _ in 0..FIT_STEPS {
        let (gradient, information) = slope(&strengths, anchor, duels);
        let step = solve(&information, &gradient);
        for (strength, step) in strengths.iter_mut().zip(&step) {
            // A long step could overshoot where a bot won nearly everything.
            *strength += step.clamp(-1.0, 1.0);
        }
    }
    let (_, information) = slope(&strengths, anchor, duels);
    let scale = TENFOLD / std::f64::consts::LN_10;
    (0..bots)
        .map(|bot| {
            let mut unit = vec![0.0; bots];
            unit[bot] = 1.0;
            let variance = if bot == anchor { 0.0 } else { solve(&information, &unit)[bot] };
            let rating = ANCHOR_RATING + scale * (strengths[bot] - strengths[anchor]);
            (rating, scale * variance.max(0.0).sqrt())
        })
        .collect()
}

/// The slope of the likelihood at these strengths, and its curvature. The row of the anchor, which does not move, is
/// that of the unit matrix.
fn slope(strengths: &[f64], anchor: usize, duels: &[Duel]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let bots = strengths.len();
    let (mut gradient, mut information) = (vec![0.0; bots], vec![vec![0.0; bots]; bots]);
    for duel in duels {
        let (a, b) = (duel.first, duel.second);
        let expected = 1.0 / (1.0 + duel.against * (strengths[b] - strengths[a]).exp());
        let surprise = duel.wins - duel.games * expected;
        let weight = duel.games * expected * (1.0 - expected);
        gradient[a] += surprise;
        gradient[b] -= surprise;
        information[a][a] += weight;
        information[b][b] += weight;
        information[a][b] -= weight;
        information[b][a] -= weight;
    }
    gradient[anchor] = 0.0;
    information[anchor].fill(0.0);
    information.iter_mut().for_each(|row| row[anchor] = 0.0);
    information[anchor][anchor] = 1.0;
    (gradient, information)
}

/// Solves a system of equations whose matrix is symmetric and positive, by elimination.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let size = right.len();
    let (mut rows, mut right) = (matrix.to_vec(), right.to_vec());
    for pivot in 0..size {
        let (above, below) = rows.split_at_mut(pivot + 1);
        let above = &above[pivot];
        for (row, later) in below.iter_mut().enumerate() {
            let factor = later[pivot] / above[pivot];
            for (cell, from) in later.iter_mut().zip(above) {
                *cell -= factor * from;
            }
            right[pivot + 1 + row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| rows[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / rows[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three quarters of the games are odds of 3 to 1: 190.8 rating points.
    #[test]
    fn two_bots_are_rated_by_their_odds() {
        let duel = Duel { first: 0, second: 1, against: 1.0, games: 400.0, wins: 300.0 };
        let [(first, none), (second, error)] = fit(2, 0, &[duel])[..] else { panic!("two bots") };
        assert_eq!((first, none), (1000.0, 0.0));
        assert!((second - (1000.0 - 190.848_5)).abs() < 1e-3, "{second}");
        // 1 / √(n p q) in natural units, times 400 / ln 10.
        assert!((error - 173.717_8 / (400.0f64 * 0.75 * 0.25).sqrt()).abs() < 1e-3, "{error}");
    }

    /// Ratings that explain all results exactly are found, whichever bot is the anchor.
    #[test]
    fn consistent_results_are_explained() {
        let true_ratings = [1000.0, 1300.0, 850.0, 1700.0];
        let mut duels = Vec::new();
        for first in 0..4 {
            for second in first + 1..4 {
                let odds = 10f64.powf((true_ratings[second] - true_ratings[first]) / 400.0);
                duels.push(Duel { first, second, against: 1.0, games: 1000.0, wins: 1000.0 / (1.0 + odds) });
            }
        }
        for anchor in 0..4 {
            for (bot, (rating, _)) in fit(4, anchor, &duels).into_iter().enumerate() {
                let expected = 1000.0 + true_ratings[bot] - true_ratings[anchor];
                assert!((rating - expected).abs() < 1e-6, "{rating}, not {expected}");
            }
        }
    }

    #[test]
    fn a_bot_that_wins_everything_has_a_rating() {
        let fitted = fit(2, 1, &[Duel { first: 0, second: 1, against: 1.0, games: 61.0, wins: 60.5 }]);
        assert!(fitted[0].0 > 1700.0 && fitted[0].0 < 2000.0 && fitted[0].1.is_finite(), "{fitted:?}");
    }

    /// One against three equals wins a quarter of the games.
    #[test]
    fn a_fair_share_among_several_is_no_difference() {
        let duel = Duel { first: 0, second: 1, against: 3.0, games: 400.0, wins: 100.0 };
        let fitted = fit(2, 0, &[duel]);
        assert!((fitted[1].0 - 1000.0).abs() < 1e-6, "{fitted:?}");
    }
}
