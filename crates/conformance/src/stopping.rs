//! A bot's thought can be ended.

use solarium_core::{Bot, Cancel, Game, Question, Random};

/// A [`Cancel`] that is not cancelled changes nothing; one that is leaves no answer. How often an answer was looked at
/// although it was cancelled: a bot may have looked at each once before it thinks further.
///
/// # Panics
///
/// If the bot does not keep to it.
pub fn heeds_stop<G: Game>(bot: &dyn Bot<G>, question: &Question<'_, G>) -> u32 {
    let cancel = Cancel::default();
    let chosen = bot.choose_until(question, &mut Random::new(1), &cancel);
    assert_eq!(chosen, Some(bot.choose(question, &mut Random::new(1))), "not cancelled");
    cancel.cancel();
    assert_eq!(bot.choose_until(question, &mut Random::new(1), &cancel), None, "cancelled");
    let mut opinions = Vec::new();
    bot.consider_until(question, &mut Random::new(1), &mut opinions, &cancel);
    opinions.iter().map(|opinion| opinion.visits).sum()
}
