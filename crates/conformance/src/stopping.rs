//! A bot's thought can be ended.

use solarium_core::{Bot, Game, Question, Random, Stop};

/// A stop that is not set changes nothing; one that is set leaves no answer. How often an answer was looked at
/// although the stop was set: a bot may have looked at each once before it thinks further.
///
/// # Panics
///
/// If the bot does not keep to it.
pub fn heeds_stop<G: Game>(bot: &dyn Bot<G>, question: &Question<'_, G>) -> u32 {
    let stop = Stop::default();
    let chosen = bot.choose_until(question, &mut Random::new(1), &stop);
    assert_eq!(chosen, Some(bot.choose(question, &mut Random::new(1))), "a stop that is not set");
    stop.set();
    assert_eq!(bot.choose_until(question, &mut Random::new(1), &stop), None, "a stop that is set");
    let mut opinions = Vec::new();
    bot.consider_until(question, &mut Random::new(1), &mut opinions, &stop);
    opinions.iter().map(|opinion| opinion.visits).sum()
}
