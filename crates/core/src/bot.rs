//! Bots get a view, never a state: one that peeks does not compile.

use crate::{Game, Random, Seat};

/// How much a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of iterations: reproducible.
    Iterations(u32),
    /// Wall time in milliseconds. The bot itself has no clock; whoever calls it supplies the deadline.
    Millis(u32),
}

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How good it seems, larger is better; the scale is the bot's own.
    pub value: f64,
}

/// What a bot sees when it is asked.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The rules in force.
    pub game: &'a G,
    /// What the seat knows.
    pub view: &'a G::View,
    /// Which seat is asked.
    pub seat: Seat,
    /// Its legal actions, ascending, at least one.
    pub legal: &'a [G::Action],
}

/// A computer player. Same question, same random numbers, same answer.
pub trait Bot<G: Game>: Send + Sync {
    /// Fills `opinions` with one entry for each legal action, in their order. The action with the highest value
    /// is played (the first of equals).
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    );

    /// The action to play.
    fn choose(&self, question: &Question<'_, G>, random: &mut Random) -> G::Action {
        let mut opinions = Vec::with_capacity(question.legal.len());
        self.consider(question, random, &mut opinions);
        best(&opinions).unwrap_or(question.legal[0])
    }
}

/// The action of highest value, the first of equals.
pub fn best<A: Copy>(opinions: &[Opinion<A>]) -> Option<A> {
    opinions.iter().reduce(|best, o| if o.value > best.value { o } else { best }).map(|o| o.action)
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Uniform;

impl<G: Game> Bot<G> for Uniform {
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    ) {
        let pick = random.below(question.legal.len() as u32) as usize;
        opinions.extend(question.legal.iter().enumerate().map(|(i, action)| Opinion {
            action: *action,
            visits: u32::from(i == pick),
            value: if i == pick { 1.0 } else { 0.0 },
        }));
    }

    fn choose(&self, question: &Question<'_, G>, random: &mut Random) -> G::Action {
        question.legal[random.below(question.legal.len() as u32) as usize]
    }
}
