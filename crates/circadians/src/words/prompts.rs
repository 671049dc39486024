//! What a person is asked, in words.

use super::names::either;
use crate::rules::flow::Draw;
use crate::rules::opening::Opening;
use crate::{Circadians, KnownCrew, NONE, Origin, Question, Sort, Task, Terms, View};
use solarium_core::{Argument, Joint, Message, Seat, Turn};

impl Circadians {
    /// The question a seat has to answer now, or whom the table waits for.
    pub(crate) fn question_message(&self, view: &View, seat: Seat) -> Message {
        let Some(question) = self.question(view, seat) else { return self.waiting(view) };
        match question {
            Question::KeepCharacter => Message::new("ci-prompt-keep-character"),
            Question::PickCharacter => Message::new("ci-prompt-pick-character"),
            Question::Draft => Message::new("ci-prompt-draft"),
            Question::LoneDiscard => Message::new("ci-prompt-lone-discard"),
            Question::Assign => self.assign_message(view, seat),
            Question::Act => self.act_prompt(view, seat),
            Question::Grow(farm) => Message::new("ci-prompt-grow").with("farm", farm + 1),
            Question::HarvestStep => Message::new("ci-prompt-harvest-step"),
            Question::HandLimit => {
                let over = u32::from(view.crew(seat).hand_size())
                    .saturating_sub(u32::from(self.pack.base.item_limit));
                let left = over.saturating_sub(view.crew(seat).discarding().count_ones());
                let id = if self.hands_unknown() { "ci-prompt-box-limit" } else { "ci-prompt-hand-limit" };
                Message::new(id).with("limit", self.pack.base.item_limit).with("left", left)
            }
            Question::Resolve => match view.ai.card {
                NONE => Message::new("ci-prompt-resolve"),
                card => Message::new("ci-prompt-resolve-card").with("card", self.scheme_message(card)),
            },
            Question::Chain(task) => self.chain_message(view, task),
        }
    }

    fn waiting(&self, view: &View) -> Message {
        match self.whose_turn(view) {
            Turn::Over => Message::new("ci-prompt-over"),
            Turn::Chance => self.draw_message(view),
            Turn::Decide(seats) => {
                Message::new("ci-prompt-waiting").with("seats", Argument::list(Joint::Comma, seats.iter()))
            }
        }
    }

    /// What chance decides now (CI-19.9).
    fn draw_message(&self, view: &View) -> Message {
        // With the box, secrets are entered once they are shown on the table.
        let open = self.hands_unknown();
        match self.due_draw(view) {
            Some(Draw::Opening(Opening::First)) => Message::new("ci-prompt-chance-first"),
            Some(Draw::Opening(Opening::PlanetSide | Opening::ClanSide(_))) => {
                Message::new("ci-prompt-chance-side")
            }
            Some(Draw::Opening(Opening::Character(seat))) => {
                let id = if open { "ci-prompt-box-character" } else { "ci-prompt-chance-character" };
                Message::new(id).with("seat", seat)
            }
            Some(Draw::Opening(Opening::Item(seat)) | Draw::Item(seat)) => {
                Message::new("ci-prompt-chance-item").with("seat", seat)
            }
            Some(Draw::Opening(Opening::Tile(..)) | Draw::Tile(..)) => Message::new("ci-prompt-chance-tile"),
            Some(Draw::Event) => Message::new("ci-prompt-chance-event"),
            Some(Draw::Cache(_)) => Message::new("ci-prompt-chance-cache"),
            Some(Draw::Die(seat)) => {
                let id = if open { "ci-prompt-box-die" } else { "ci-prompt-chance-die" };
                Message::new(id).with("seat", seat)
            }
            Some(Draw::Scheme) => Message::new("ci-prompt-chance-scheme"),
            None => Message::new("ci-prompt-chance"),
        }
    }

    fn assign_message(&self, view: &View, seat: Seat) -> Message {
        let crew = view.crew(seat);
        let fees: u32 = (0..self.pack.base.garages())
            .filter(|g| crew.garages()[*g] > 0)
            .map(|g| u32::from(self.fee(view, seat, Origin::Garage(g as u8))))
            .sum();
        match crew.rolled_dice() {
            0 => Message::new("ci-prompt-assigned"),
            left => Message::new("ci-prompt-assign").with("left", left),
        }
        .with("fees", fees)
        .with("mark", self.mark("base", "garage_fee"))
        .with("algae", crew.res()[1])
    }

    fn act_prompt(&self, view: &View, seat: Seat) -> Message {
        let Some((_, origin)) = self.due_die(view) else { return Message::new("ci-prompt-act-any") };
        let shown = self.shown(view, seat, origin);
        let values = self.values(view, seat, origin);
        let others: Vec<u8> = (1..=6u8).filter(|v| values & (1 << v) != 0 && *v != shown).collect();
        let alone = others.is_empty();
        let prompt = match origin {
            Origin::Headquarters(i) => {
                let id = if alone { "ci-prompt-act-hq" } else { "ci-prompt-act-hq-altered" };
                Message::new(id).with("n", i + 1)
            }
            Origin::Garage(g) => {
                let id = if alone { "ci-prompt-act-garage" } else { "ci-prompt-act-garage-altered" };
                Message::new(id).with("n", g + 1).with("fee", self.fee(view, seat, origin))
            }
        };
        let prompt = prompt.with("value", shown);
        if alone { prompt } else { prompt.with("others", either(others.into_iter())) }
    }

    fn chain_message(&self, view: &View, task: Task) -> Message {
        match task {
            Task::Pay => Message::new("ci-prompt-pay"),
            Task::Trade => Message::new("ci-prompt-trade"),
            Task::FreeStep => Message::new("ci-prompt-free-step"),
            Task::SecondReward => Message::new("ci-prompt-second-reward"),
            Task::Take => Message::new("ci-prompt-take"),
            Task::Market(left) => Message::new("ci-prompt-market").with("left", left),
            Task::Academy => Message::new("ci-prompt-academy"),
            Task::Tile(sort, terms) => Message::new(match (sort, terms == Terms::Paid) {
                (Sort::Farm, true) => "ci-prompt-farm-tile",
                (Sort::Upgrade, true) => "ci-prompt-upgrade-tile",
                (Sort::Farm, false) => "ci-prompt-free-farm-tile",
                (Sort::Upgrade, false) => "ci-prompt-free-upgrade-tile",
            }),
            Task::Room(sort, stack) => match view.stacks(sort).visible[usize::from(stack)] {
                NONE => Message::new("ci-prompt-room-of-tile"),
                kind => Message::new("ci-prompt-room").with("tile", self.tile_message(sort, kind)),
            },
            Task::Ability => Message::new("ci-prompt-ability"),
            Task::Advancement => Message::new("ci-prompt-advancement").with("value", view.die_action.value),
            Task::MustStep => Message::new("ci-prompt-must-step"),
            Task::Setback => Message::new("ci-prompt-setback"),
            Task::Punishment(_) => Message::new("ci-prompt-punishment"),
            Task::LoseUpgrade => Message::new("ci-prompt-lose-upgrade"),
            Task::LoseFarm => Message::new("ci-prompt-lose-farm"),
            Task::LoseDie => Message::new("ci-prompt-lose-die"),
            Task::StepBack => Message::new("ci-prompt-step-back"),
            Task::DiscardItems(left) => Message::new("ci-prompt-discard-items").with("left", left),
            // Nothing is asked while these run.
            Task::Draw(..)
            | Task::Refill(..)
            | Task::Before
            | Task::Cost
            | Task::Main
            | Task::Gains
            | Task::RowReward(_)
            | Task::Finish => Message::new("ci-prompt-goes-on"),
        }
    }
}
