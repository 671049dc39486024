//! What comes of an action by the end of the seat's own turn, beside what comes of the others: what hints are made of.
//!
//! A plan is played out only as far as it depends on the seat alone, to the first step of chance or of another seat, or
//! to the end of the stage. So what is compared holds no luck, and what the seat cannot know comes from
//! [`Game::sample`] alone.

use crate::plan::{PlanSearch, Thought};
use solarium_core::{
    Answer, Bot, Game, Guide, Limits, Mute, Opponents, Question, Random, Seat, Step, Turn, Viewer,
};

/// What one action leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect<G: Game> {
    /// The action.
    pub action: G::Action,
    /// How good it seems, on the scale of the bot.
    pub value: f64,
    /// What the seat knows at the end of its turn, if it plays the best plan found that begins with the action.
    pub view: G::View,
}

/// An answer with what the other actions lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<G: Game> {
    /// The answer of the bot.
    pub answer: Answer<G>,
    /// The position that the lines were played out from. It fits the view of the question.
    pub world: G::State,
    /// What the chosen action leads to.
    pub best: Prospect<G>,
    /// What all other legal actions lead to, the best first.
    pub others: Vec<Prospect<G>>,
}

/// Asks a bot, and plays out what it prefers and what it does not; all of it from one search. `None` if it was cancelled
/// or there is no such bot.
pub fn compare<G: Opponents>(
    name: &str,
    question: &Question<'_, G>,
    limits: &Limits<'_>,
    random: &mut Random,
) -> Option<Comparison<G>> {
    match crate::plan_search::<G>(name) {
        Some(search) => search.compare(question, limits, random),
        None => {
            let bot = G::bot(name).or_else(|| crate::bot(name))?;
            compare_single_actions(&*bot, question, limits, random)
        }
    }
}

impl<G: Game> PlanSearch<'_, G> {
    /// Like [`Bot::answer`], with what the other actions lead to.
    pub fn compare(
        &self,
        question: &Question<'_, G>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Comparison<G>> {
        if question.legal.len() == 1 {
            return compare_single_actions(self, question, limits, random);
        }
        if limits.cancel.is_cancelled() {
            return None;
        }
        let Thought { answer, world, found } = self.think(question, limits, random)?;
        let player = Player { question, guide: Some(self.guide) };
        let best = answer.line.plan.iter().map(|planned| planned.action).collect();
        Some(player.comparison(answer, world.state, best, &found.plans))
    }
}

/// For bots that do not plan: each action is looked at alone.
fn compare_single_actions<G: Game>(
    bot: &dyn Bot<G>,
    question: &Question<'_, G>,
    limits: &Limits<'_>,
    random: &mut Random,
) -> Option<Comparison<G>> {
    let world = question.game.sample(question.view, random);
    let answer = bot.answer(question, None, limits, random)?;
    let best = vec![answer.action];
    Some(Player { question, guide: None }.comparison(answer, world, best, &[]))
}

/// Plays plans out.
struct Player<'a, G: Game> {
    question: &'a Question<'a, G>,
    guide: Option<&'a dyn Guide<G>>,
}

impl<G: Game> Player<'_, G> {
    fn comparison(
        &self,
        answer: Answer<G>,
        world: G::State,
        best: Vec<G::Action>,
        plans: &[Vec<G::Action>],
    ) -> Comparison<G> {
        let value = |action: G::Action| {
            answer.opinions.iter().find(|opinion| opinion.action == action).map_or(0.0, |found| found.value)
        };
        let prospect = |action: G::Action, plan: &[G::Action]| Prospect {
            action,
            value: value(action),
            view: self.view_after(&world, plan),
        };
        let places = (0..).zip(self.question.legal).filter(|(_, action)| **action != answer.action);
        let mut others: Vec<Prospect<G>> = places
            .map(|(place, action)| match plans.get::<usize>(place) {
                Some(plan) if !plan.is_empty() => prospect(*action, plan),
                // No plan was kept: the action comes first, then the best plan as far as it is still possible.
                _ => prospect(
                    *action,
                    &std::iter::once(*action).chain(best.iter().copied()).collect::<Vec<_>>(),
                ),
            })
            .collect();
        // Stable: of equals the first legal one comes first.
        others.sort_by(|a, b| b.value.total_cmp(&a.value));
        let best = prospect(answer.action, &best);
        Comparison { best, others, world, answer }
    }

    /// What the seat knows after the own actions of a plan, as far as no other step is due and the stage lasts. Actions
    /// that are not legal are left out.
    fn view_after(&self, world: &G::State, plan: &[G::Action]) -> G::View {
        let Question { game, seat, .. } = *self.question;
        let mut state = world.clone();
        let begin = self.stage(0, &state, seat);
        for action in plan {
            if game.check(&state, seat, *action).is_err() {
                continue;
            }
            game.advance(&mut state, Step::Act(seat, *action), &mut Mute);
            let stays = match game.turn(&state) {
                Turn::Decide(seats) => seats.contains(seat) && self.stage(begin, &state, seat) == begin,
                Turn::Chance | Turn::Over => false,
            };
            if !stays {
                break;
            }
        }
        game.view(&state, Viewer::Seat(seat))
    }

    fn stage(&self, before: u32, state: &G::State, seat: Seat) -> u32 {
        self.guide.map_or(0, |guide| guide.next_stage(self.question.game, before, state, seat))
    }
}
