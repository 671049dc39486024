//! Whether a target is within reach: matches of some seeds, played with all luck known.
//!
//! What comes out is a lower bound: in so many decks there is a plan that reaches the target, and here is one. A deck in
//! which the beam found none may have one.

use crate::workers::{End, in_order};
use serde::Serialize;
use serde_json::Value;
use solarium_core::{Cancel, Seed};
use solarium_table::{BotSpec, HindsightMatch, Refusal, Spread, Sums, Title, wilson};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// What is sought.
#[derive(Clone, Debug)]
pub struct ReachPlan {
    /// The level whose guide judges positions.
    pub bot: BotSpec,
    /// How many decks: seeds that follow from [`ReachPlan::seed`].
    pub decks: u64,
    /// The widths of the beam that are tried in turn, until the target is reached.
    pub widths: Vec<u32>,
    /// The seed of the run.
    pub seed: Seed,
}

/// What was found.
#[derive(Debug, Serialize)]
pub struct ReachReport {
    /// Id of the game.
    pub game: &'static str,
    /// The seed of the run.
    pub seed: String,
    /// Decks that were tried.
    pub decks: u64,
    /// Decks in which the target was reached.
    pub reached: u64,
    /// The 95 % Wilson interval of their share.
    pub interval: [f64; 2],
    /// Points, over all decks.
    pub score: Spread,
    /// The points of the best game.
    pub best: Option<i32>,
    /// The record of the best game, as text.
    pub record: Option<String>,
    /// Was everything tried that was asked for?
    pub complete: bool,
}

/// Seeks in every deck.
///
/// # Errors
///
/// If the game has no such level, or not exactly one seat of the set-up is no automa.
pub fn reach(
    title: &dyn Title,
    setup: &Value,
    plan: &ReachPlan,
    threads: usize,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<ReachReport, Refusal> {
    let never = Cancel::default();
    let work = |deck| {
        let seed = plan.seed.derive(deck);
        let found = title.hindsight(setup, &plan.bot, &seed, &plan.widths, &never)?;
        Ok(found.map(|found| {
            let HindsightMatch { session, reached, score } = found;
            Found { reached, score, record: session.log(true).to_text() }
        }))
    };
    let (mut decks, mut reached, mut scores) = (0, 0, Sums::default());
    let mut best: Option<Found> = None;
    let end = in_order(plan.decks, threads, stop, &work, &mut |_, found| {
        let Some(found) = found else { return Ok(ControlFlow::Break(())) };
        decks += 1;
        reached += u64::from(found.reached);
        scores.add(i64::from(found.score));
        // The first of equals, so that the same seed gives the same record.
        if best.as_ref().is_none_or(|best| (found.reached, found.score) > (best.reached, best.score)) {
            best = Some(found);
        }
        progress(decks, reached);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(ReachReport {
        game: title.id(),
        seed: plan.seed.to_hex(),
        decks,
        reached,
        interval: wilson(reached as f64, decks),
        score: scores.spread(),
        best: best.as_ref().map(|found| found.score),
        record: best.map(|found| found.record),
        complete: end == End::Complete,
    })
}

/// The best game of a deck.
struct Found {
    reached: bool,
    score: i32,
    record: String,
}
