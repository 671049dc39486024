//! Hints in four grades: a principle in words, the region, the action, the action with the line it begins.
//!
//! All grades come from one search with the seat's view. The principle is about the quantity in which the end of the
//! best plan's turn gains most over the end of an ordinary one, so that it is true of the position.

use crate::Refusal;
use crate::seated::Seated;
use crate::seen::SeenBy;
use schemars::JsonSchema;
use serde::Serialize;
use solarium_core::{
    Argument, Joint, Language, Limits, Line, Message, Mute, QuantityGain, Question, Random, Seat, Step,
    Tabletop, Viewer,
};
use solarium_search::{Comparison, compare};

/// The grades, from a principle to the whole line.
pub const HINT_GRADES: std::ops::RangeInclusive<u8> = 1..=4;
/// The bot that gives hints where the game has levels: strong, and without noise.
const ADVISER: &str = "hard";
/// The most own actions shown of an expected line.
const LONGEST_LINE: usize = 8;

/// Advice for a seat that is to act, all four grades of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// First grade: what counts here.
    pub principle: Message,
    /// What the principle speaks of, with both numbers; nothing if no quantity tells the choices apart.
    pub quantity: Option<QuantityGain>,
    /// Second grade: where to look.
    pub region: HintRegion,
    /// Third and fourth grade: what to do, and what is meant to follow. Never empty; the first is the action.
    pub steps: Vec<HintStep>,
}

/// The part of the table where the best action is taken.
#[derive(Clone, PartialEq, Debug)]
pub struct HintRegion {
    /// What it is called.
    pub name: Message,
    /// Everything that can be touched there for an action, each once: ids of elements in the picture.
    pub touches: Vec<String>,
}

/// One own action of the expected line.
#[derive(Clone, PartialEq, Debug)]
pub struct HintStep {
    /// Its notation.
    pub action: String,
    /// In words.
    pub label: Message,
    /// The things to touch, in order.
    pub touches: Vec<String>,
    /// How many turns of others lie between now and this step.
    pub turns_ahead: u32,
}

/// A hint up to a grade, in a language: what the protocol answers.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HintJson {
    /// 1 to 4.
    pub grade: u8,
    /// The sentence of this grade.
    pub text: String,
    /// What counts here.
    pub principle: String,
    /// What the principle speaks of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quantity: Option<HintQuantityJson>,
    /// From the second grade on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<HintRegionJson>,
    /// From the third grade on: the notation of the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// From the third grade on: the action in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// From the third grade on: the things to touch, in order, to choose the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub touches: Option<Vec<String>>,
    /// Fourth grade: the seat's own steps that are meant to follow, the action first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<HintStepJson>>,
}

/// A [`QuantityGain`] as it goes over the wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HintQuantityJson {
    /// What it is called.
    pub name: String,
    /// How much there is at the end of the turn with the best plan.
    pub best: i32,
    /// How much there is at the end of the turn with another plan.
    pub other: i32,
}

/// A [`HintRegion`] as it goes over the wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HintRegionJson {
    /// What it is called.
    pub name: String,
    /// Everything that can be touched there.
    pub touches: Vec<String>,
}

/// A [`HintStep`] as it goes over the wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HintStepJson {
    /// Its notation.
    pub action: String,
    /// In words.
    pub label: String,
    /// The things to touch, in order.
    pub touches: Vec<String>,
    /// How many turns of others lie between now and this step.
    pub turns_ahead: u32,
}

impl Hint {
    /// The sentence of a grade.
    pub fn sentence(&self, grade: u8) -> Message {
        match grade {
            ..=1 => self.principle.clone(),
            2 => self.region_sentence(),
            3 => self.action_sentence(),
            _ => {
                let numbered = (1u32..).zip(&self.steps).map(|(n, step)| {
                    let id = if step.turns_ahead == 0 { "hint-step" } else { "hint-step-later" };
                    Message::new(id).with("n", n).with("label", step.label.clone())
                });
                let steps = Argument::list(Joint::Semicolon, numbered);
                Message::new("hint-line").with("action", self.action_sentence()).with("steps", steps)
            }
        }
    }

    fn region_sentence(&self) -> Message {
        let name = self.region.name.clone();
        match &self.quantity {
            Some(gain) => {
                Message::new("hint-region-for").with("region", name).with("quantity", gain.name.clone())
            }
            None => Message::new("hint-region").with("region", name),
        }
    }

    fn action_sentence(&self) -> Message {
        let label = self.steps[0].label.clone();
        match &self.quantity {
            Some(gain) => Message::new("hint-action-for")
                .with("label", label)
                .with("quantity", gain.name.clone())
                .with("best", gain.best)
                .with("other", gain.other),
            None => Message::new("hint-action").with("label", label),
        }
    }

    /// The hint up to a grade, for programs.
    pub fn to_json(&self, grade: u8, language: &dyn Language) -> HintJson {
        let from = |least: u8| grade >= least;
        let first = &self.steps[0];
        HintJson {
            grade,
            text: language.say(&self.sentence(grade)),
            principle: language.say(&self.principle),
            quantity: self.quantity.as_ref().map(|gain| HintQuantityJson {
                name: language.say(&gain.name),
                best: gain.best,
                other: gain.other,
            }),
            region: from(2).then(|| HintRegionJson {
                name: language.say(&self.region.name),
                touches: self.region.touches.clone(),
            }),
            action: from(3).then(|| first.action.clone()),
            label: from(3).then(|| language.say(&first.label)),
            touches: from(3).then(|| first.touches.clone()),
            line: from(4).then(|| {
                let json = |step: &HintStep| HintStepJson {
                    action: step.action.clone(),
                    label: language.say(&step.label),
                    touches: step.touches.clone(),
                    turns_ahead: step.turns_ahead,
                };
                self.steps.iter().map(json).collect()
            }),
        }
    }
}

impl<G: Tabletop> SeenBy<'_, G> {
    /// Thinks about the viewer's decision. `bot` is the one that thinks; without one, the game's usual adviser.
    pub(crate) fn hint_from(&self, bot: Option<&str>, limits: &Limits<'_>) -> Result<Hint, Refusal> {
        let bot = match bot {
            Some(bot) => bot,
            None if G::guide().is_some() => ADVISER,
            None => G::info().bots.last().copied().unwrap_or("random"),
        };
        Seated::<G>::bot(bot)?;
        let seat = self.seat_to_advise()?;
        let legal = self.seated.choices(seat)?;
        let question = Question { game: self.rules(), view: &self.view, seat, legal: &legal };
        // Advice must tell nothing about the secret seed, so its numbers follow from the step alone.
        let played = &self.seated.game_match;
        let mut random = Random::new((played.before().steps + played.steps().len()) as u64);
        let compared = compare(bot, &question, limits, &mut random)
            .ok_or_else(|| Refusal::new("bot/stopped", Message::new("table-bot-cancelled")))?;
        let (principle, quantity) = self.principle(seat, &compared);
        Ok(Hint {
            principle,
            quantity,
            region: self.region_of(seat, &legal, compared.answer.action),
            steps: self.steps(seat, &compared.world, &compared.answer.line, compared.answer.action),
        })
    }

    /// What tells the best plan from an ordinary one: the median of the other actions, or the next one that differs.
    fn principle(&self, seat: Seat, compared: &Comparison<G>) -> (Message, Option<QuantityGain>) {
        if compared.others.is_empty() {
            return (Message::new("hint-principle-only"), None);
        }
        let best = self.rules().quantities(&compared.best.view, seat);
        let (better, worse) = compared.others.split_at(compared.others.len() / 2);
        let mut given_up: Option<QuantityGain> = None;
        for other in worse.iter().chain(better.iter().rev()) {
            let counted = self.rules().quantities(&other.view, seat);
            if let Some(gain) = QuantityGain::greatest(&best, &counted) {
                return (gain.principle.clone(), Some(gain));
            }
            given_up = given_up.or_else(|| QuantityGain::greatest_loss(&best, &counted));
        }
        match given_up {
            Some(gain) => {
                let principle = Message::new("hint-principle-later")
                    .with("quantity", gain.name.clone())
                    .with("best", gain.best)
                    .with("other", gain.other);
                (principle, Some(gain))
            }
            None => (Message::new("hint-principle-open"), None),
        }
    }

    /// Everything that can be touched for an action of the same region.
    fn region_of(&self, seat: Seat, legal: &[G::Action], action: G::Action) -> HintRegion {
        let region = |action: G::Action| self.rules().region(&self.view, seat, action);
        let name = region(action);
        let mut touches: Vec<String> = Vec::new();
        // An action without a region stands alone.
        let same =
            legal.iter().filter(|other| **other == action || (name.is_some() && region(**other) == name));
        for touch in same.flat_map(|other| self.rules().touches(&self.view, *other)) {
            if !touches.contains(&touch) {
                touches.push(touch);
            }
        }
        HintRegion { name: name.unwrap_or_else(|| Message::new("hint-region-choices")), touches }
    }

    /// The own steps of an expected line, as far as no luck comes in between. What others do meanwhile is a guess that
    /// is not shown.
    fn steps(&self, seat: Seat, world: &G::State, line: &Line<G>, action: G::Action) -> Vec<HintStep> {
        let game = self.rules();
        let mut state = world.clone();
        let (mut steps, mut turns_ahead, mut waited) = (Vec::new(), 0, false);
        let alone = [Step::Act(seat, action)];
        let expected = if line.expected.is_empty() { &alone[..] } else { &line.expected };
        for step in expected {
            match *step {
                Step::Chance(_) => break,
                Step::Act(by, action) if by == seat => {
                    turns_ahead += u32::from(std::mem::take(&mut waited));
                    let view = game.view(&state, Viewer::Seat(seat));
                    steps.push(HintStep {
                        action: game.action_text(action),
                        label: game.label(&view, seat, action),
                        touches: game.touches(&view, action),
                        turns_ahead,
                    });
                }
                Step::Act(..) => waited = true,
            }
            if steps.len() == LONGEST_LINE {
                break;
            }
            game.advance(&mut state, *step, &mut Mute);
        }
        steps
    }
}
