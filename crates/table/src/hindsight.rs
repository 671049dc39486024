//! Whether a target is within reach at all: matches played with all luck known.

use crate::seated::Picture;
use crate::{BotSpec, Refusal, Seated, Session};
use solarium_core::{BadGuide, Cancel, Guide, Match, Message, Seed, Tabletop, Turn};
use solarium_search::hindsight::{lone_seat, play_on};
use std::sync::Arc;

/// A match that was played with all luck known.
pub struct HindsightMatch {
    /// The match, over; its record replays and verifies.
    pub session: Box<dyn Session>,
    /// Was the target reached, or the automa beaten?
    pub reached: bool,
    /// Points of the seat.
    pub score: i32,
}

impl std::fmt::Debug for HindsightMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HindsightMatch({} points, reached: {})", self.score, self.reached)
    }
}

/// Plays the match of a seed with each width in turn until the target is reached: the best of them, or `None` if it was
/// cancelled.
pub(crate) fn hindsight<G: Tabletop>(
    game: G,
    picture: Picture<G>,
    bot: &BotSpec,
    seed: &Seed,
    widths: &[u32],
    cancel: &Cancel,
) -> Result<Option<HindsightMatch>, Refusal> {
    let refused = |bad: BadGuide| Refusal::new("bot/numbers", bad.message());
    let files = bot.files(G::guide_files()).ok_or_else(|| refused(BadGuide::None))?;
    let guide: Box<dyn Guide<G>> = G::guide_from(files).map_err(refused)?;
    let level = guide.levels().get(&bot.name).copied().ok_or_else(|| Refusal::unknown_bot::<G>(&bot.name))?;
    let seat = lone_seat(&game);
    let seat = seat.ok_or_else(|| Refusal::new("lab/not-alone", Message::new("lab-not-alone")))?;
    let game = Arc::new(game);
    let mut best: Option<(Match<G>, bool, i32)> = None;
    for width in widths {
        let mut level = guide.fitted(&game, level);
        (level.width, level.positions) = (*width, u64::MAX);
        let mut played = Match::new(game.clone(), seed.clone());
        if !play_on(&mut played, &*guide, level, seat, cancel) {
            return Ok(None);
        }
        debug_assert_eq!(played.turn(), Turn::Over);
        let reached = game.utility(played.state(), seat) >= 1.0;
        let score = game.points(played.state(), seat);
        if best.as_ref().is_none_or(|(_, won, points)| (reached, score) > (*won, *points)) {
            best = Some((played, reached, score));
        }
        if reached {
            break;
        }
    }
    Ok(best.map(|(played, reached, score)| {
        let session: Box<dyn Session> = Box::new(Seated::new(played, picture));
        HindsightMatch { session, reached, score }
    }))
}
