//! What a person needs who does not know the rules: the goal of the table, headings of answers, the usual next thing,
//! lessons.

use super::card_texts::card_text;
use crate::pack::{Effect, ROUNDS};
use crate::rules::known::KnownCrew;
use crate::rules::state::{Phase, Task};
use crate::{Action, Circadians, Question, Space, View};
use solarium_core::{Lesson, Message, Rule, Seat};

impl Circadians {
    /// What wins, how far the game is, what ends it, what the Event of the round changes.
    pub(crate) fn goals_of(&self, view: &View) -> Vec<Message> {
        let mut goals = vec![Message::new("ci-goal-win")];
        goals.push(match view.round {
            0 => Message::new("ci-goal-setting-up"),
            round => Message::new("ci-goal-round").with("round", round).with("last", ROUNDS).with(
                "phase",
                Message::new(match view.phase {
                    Phase::Characters | Phase::Items | Phase::Plan => "ci-goal-plan",
                    Phase::Execute => "ci-goal-execute",
                    Phase::Harvest => "ci-goal-harvest",
                    Phase::Rest | Phase::Over => "ci-goal-rest",
                }),
            ),
        });
        goals.push(Message::new("ci-goal-ends").with("last", ROUNDS));
        goals.extend(self.event(view).map(|event| {
            Message::new("ci-goal-event")
                .with("name", card_text(&event.name))
                .with("text", event.description())
        }));
        goals
    }

    /// The kind of an answer.
    pub(crate) fn heading_of(&self, view: &View, seat: Seat, action: Action) -> Message {
        Message::new(match action {
            Action::KeepCharacter(_) | Action::PickCharacter(_) => "ci-heading-character",
            Action::KeepItem(_) => "ci-heading-keep-item",
            Action::Discard(_) => "ci-heading-discard",
            Action::Trade(_) => "ci-heading-trade",
            Action::Garage(_) => "ci-heading-garages",
            Action::Farm(..) => "ci-heading-farms",
            Action::Ready => "ci-heading-ready",
            Action::Act(space, _) => space_heading(space),
            Action::StandDown | Action::Skip => "ci-heading-cantina",
            Action::Pay(_) => "ci-heading-pay",
            Action::Also(_) => "ci-heading-also",
            Action::Take(_) => "ci-heading-take",
            Action::Swap(..) | Action::Done => "ci-heading-swap",
            Action::Buy(_) => "ci-heading-buy",
            Action::Tile(..) => "ci-heading-tile",
            Action::Place | Action::Replace(_) => "ci-heading-room",
            Action::SetGarage(..) => "ci-heading-set-garage",
            Action::SetFarm(..) => "ci-heading-set-farm",
            Action::Use => "ci-heading-ability",
            Action::Reward(_) => "ci-heading-reward",
            Action::Setback(_) | Action::Ignore => "ci-heading-setback",
            Action::Suffer(_) => "ci-heading-punishment",
            Action::Turn(_) => "ci-heading-turn",
            Action::LoseTile(..) | Action::LoseDie(_) => "ci-heading-lose",
            Action::Step(_) | Action::Stay => "ci-heading-step",
            Action::Grow(..) => "ci-heading-grow",
            Action::No => match self.question(view, seat) {
                Some(Question::Chain(Task::Ability)) => "ci-heading-ability",
                Some(Question::Chain(Task::Tile(..))) => "ci-heading-tile",
                Some(Question::Chain(Task::SecondReward)) => "ci-heading-also",
                _ => "ci-heading-no",
            },
            Action::Resolve => "ci-heading-resolve",
        })
    }

    /// The next thing most people do: a plan without dice left is fixed, an empty room is used before a tile is given
    /// up, what costs nothing is taken, a setback that may be ignored is ignored.
    pub(crate) fn recommended_of(&self, view: &View, seat: Seat) -> Option<Action> {
        let usual = match self.question(view, seat)? {
            Question::Assign if view.crew(seat).rolled_dice() == 0 => Some(Action::Ready),
            Question::Chain(Task::Room(..)) => Some(Action::Place),
            Question::Chain(Task::Setback) => Some(Action::Ignore),
            Question::Chain(Task::Ability) if matches!(self.ability(view), Some(Effect::Receive(_))) => {
                Some(Action::Use)
            }
            _ => None,
        };
        usual.filter(|action| self.judge(view, seat, *action).is_ok())
    }

    /// The lesson of the question that the seat is asked.
    pub(crate) fn lessons_of(&self, view: &View, seat: Seat) -> Vec<Lesson> {
        let Some(question) = self.question(view, seat) else { return Vec::new() };
        let cards = "[data-touch^='item:'].can";
        let anything = "#scene .can";
        let answers = "#actions";
        let lesson = |kind, id: &'static str, points_at, rule: Rule| {
            vec![Lesson { kind, text: Message::new(id), points_at, rule }]
        };
        match question {
            Question::KeepCharacter | Question::PickCharacter => {
                lesson("character", "ci-lesson-character", "[data-touch^='character:'].can", "CI-2.9")
            }
            Question::Draft => lesson("draft", "ci-lesson-draft", cards, "CI-2.10"),
            Question::LoneDiscard => lesson("lone-discard", "ci-lesson-lone-discard", cards, "CI-2.11"),
            Question::Assign => lesson(
                "assign",
                "ci-lesson-assign",
                "[data-touch^='die:'].can, [data-touch^='at:'].could",
                "CI-4.6",
            ),
            Question::Act => lesson("act", "ci-lesson-act", anything, "CI-5.2"),
            Question::Grow(_) => lesson("grow", "ci-lesson-grow", anything, "CI-10.6"),
            Question::HarvestStep | Question::Chain(Task::FreeStep | Task::MustStep) => {
                lesson("step", "ci-lesson-step", "[data-touch^='space:'].can", "CI-9.5")
            }
            Question::HandLimit => lesson("hand-limit", "ci-lesson-hand-limit", cards, "CI-11.4"),
            Question::Chain(task) => match task {
                Task::Pay => lesson("pay", "ci-lesson-pay", answers, "CI-8.2"),
                Task::Trade => lesson("trade", "ci-lesson-trade", cards, "CI-7.2"),
                Task::SecondReward | Task::Take => lesson("take", "ci-lesson-take", answers, "CI-7.6"),
                Task::Market(_) => lesson("market", "ci-lesson-market", answers, "CI-8.11"),
                Task::Academy => lesson("academy", "ci-lesson-academy", answers, "CI-8.12"),
                Task::Tile(..) => lesson("tile", "ci-lesson-tile", "[data-touch^='stack:'].can", "CI-8.8"),
                Task::Room(..) => lesson("room", "ci-lesson-room", answers, "CI-8.13"),
                Task::Ability => lesson("ability", "ci-lesson-ability", ".ci-ability", "CI-6.5"),
                Task::Advancement => {
                    lesson("advancement", "ci-lesson-advancement", "[data-touch^='reward:'].can", "CI-6.8")
                }
                Task::Setback | Task::Punishment(_) => {
                    lesson("setback", "ci-lesson-setback", anything, "CI-6.10")
                }
                Task::LoseUpgrade
                | Task::LoseFarm
                | Task::LoseDie
                | Task::StepBack
                | Task::DiscardItems(_) => lesson("loss", "ci-lesson-loss", anything, "CI-6.13"),
                // Nothing is asked while these run.
                Task::Draw(..)
                | Task::Refill(..)
                | Task::Before
                | Task::Cost
                | Task::Main
                | Task::Gains
                | Task::RowReward(_)
                | Task::FreeStep
                | Task::MustStep
                | Task::Finish => Vec::new(),
            },
            Question::Resolve => Vec::new(),
        }
    }
}

fn space_heading(space: Space) -> &'static str {
    match space {
        Space::Negotiation(..) => "ci-heading-negotiation",
        Space::Depository(_) => "ci-heading-depository",
        Space::Headquarters => "ci-heading-headquarters",
        Space::Mine(_) => "ci-heading-mine",
        Space::Laboratory => "ci-heading-laboratory",
        Space::Foundry => "ci-heading-foundry",
        Space::Control => "ci-heading-control",
        Space::Market(_) => "ci-heading-market",
        Space::Academy(_) => "ci-heading-academy",
    }
}
