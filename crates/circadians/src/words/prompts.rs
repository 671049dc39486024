//! What a person is asked, in words.

use crate::rules::flow::Draw;
use crate::rules::known::KnownCrew;
use crate::rules::opening::Opening;
use crate::rules::state::{NONE, Task, Terms};
use crate::{Circadians, Origin, Question, View};
use solarium_core::{Seat, Turn};

impl Circadians {
    /// The question a seat has to answer now, or whom the table waits for.
    pub(crate) fn question_words(&self, view: &View, seat: Seat) -> String {
        let Some(question) = self.question(view, seat) else { return self.waiting(view) };
        match question {
            Question::KeepCharacter => "Keep one of your two characters (CI-2.9)".into(),
            Question::PickCharacter => "Choose a character (CI-2.9)".into(),
            Question::Draft => "Keep one Item of the packet; the rest goes to the left (CI-2.10)".into(),
            Question::LoneDiscard => "Discard two of your five Items (CI-2.11)".into(),
            Question::Assign => self.assign_words(view, seat),
            Question::Act => self.act_prompt(view, seat),
            Question::Grow(farm) => format!("What does Farm {} grow? (CI-10.6)", farm + 1),
            Question::HarvestStep => "You may make one free step after harvesting (CI-14.7)".into(),
            Question::HandLimit => {
                let over = u32::from(view.crew(seat).hand_size())
                    .saturating_sub(u32::from(self.pack.base.item_limit));
                let left = over.saturating_sub(view.crew(seat).discarding().count_ones());
                format!("Hand limit {}: discard {left} more (CI-11.4)", self.pack.base.item_limit)
            }
            Question::Resolve => match view.ai.card {
                NONE => "The AI resolves its card (CI-17.7)".into(),
                card => format!("The AI resolves {} (CI-17.7)", self.scheme_words(card)),
            },
            Question::Chain(task) => self.chain_words(view, task),
        }
    }

    fn waiting(&self, view: &View) -> String {
        match self.whose_turn(view) {
            Turn::Over => "The game is over".into(),
            Turn::Chance => self.draw_words(view),
            Turn::Decide(seats) => {
                let names: Vec<String> = seats.iter().map(|s| s.letter().to_string()).collect();
                format!("Waiting for {}", names.join(", "))
            }
        }
    }

    /// What chance decides now (CI-19.9).
    fn draw_words(&self, view: &View) -> String {
        match self.due_draw(view) {
            Some(Draw::Opening(Opening::First)) => "The first player is drawn (CI-2.3)".into(),
            Some(Draw::Opening(Opening::PlanetSide | Opening::ClanSide(_))) => {
                "The side of a board is drawn (CI-2.1)".into()
            }
            Some(Draw::Opening(Opening::Character(seat))) => {
                format!("A character is dealt to {} (CI-2.9)", seat.letter())
            }
            Some(Draw::Opening(Opening::Item(seat)) | Draw::Item(seat)) => {
                format!("An Item is drawn for {}", seat.letter())
            }
            Some(Draw::Opening(Opening::Tile(..)) | Draw::Tile(..)) => "A tile is turned up".into(),
            Some(Draw::Event) => "The Event of the round is turned up (CI-4.1)".into(),
            Some(Draw::Cache(_)) => "A Cache is turned up".into(),
            Some(Draw::Die(seat)) => format!("{} rolls a die", seat.letter()),
            Some(Draw::Scheme) => "The AI turns up a scheme card (CI-17.7)".into(),
            None => "Chance decides".into(),
        }
    }

    fn assign_words(&self, view: &View, seat: Seat) -> String {
        let crew = view.crew(seat);
        let fees: u32 = (0..self.pack.base.garages())
            .filter(|g| crew.garages()[*g] > 0)
            .map(|g| u32::from(self.fee(view, seat, Origin::Garage(g as u8))))
            .sum();
        let algae = crew.res()[1];
        let mark = self.mark("base", "garage_fee");
        match crew.rolled_dice() {
            0 => format!("All dice are assigned: fees {fees}{mark} of {algae} Algae. Ready? (CI-4.9)"),
            left => {
                let dice = match left {
                    1 => "Put the last die into a Garage or on a Farm".to_string(),
                    _ => format!("Put {left} more dice into Garages or on Farms"),
                };
                format!("{dice}; fees so far {fees}{mark} of {algae} Algae (CI-4.6)")
            }
        }
    }

    fn act_prompt(&self, view: &View, seat: Seat) -> String {
        let Some((_, origin)) = self.due_die(view) else { return "Choose a space for a die".into() };
        let shown = self.shown(view, seat, origin);
        let values = self.values(view, seat, origin);
        let others: Vec<String> =
            (1..=6u8).filter(|v| values & (1 << v) != 0 && *v != shown).map(|v| v.to_string()).collect();
        let may = if others.is_empty() {
            String::new()
        } else {
            format!(", which may count as {}", others.join(" or "))
        };
        match origin {
            Origin::Headquarters(i) => {
                format!("Choose a space for the {shown} on Headquarters space {}{may} (CI-5.2)", i + 1)
            }
            Origin::Garage(g) => {
                let fee = self.fee(view, seat, origin);
                let fee = if fee == 0 { "no fee".into() } else { format!("fee {fee} Algae") };
                format!("Choose a space for the {shown} in Garage {}{may}; {fee} (CI-5.5)", g + 1)
            }
        }
    }

    fn chain_words(&self, view: &View, task: Task) -> String {
        match task {
            Task::Pay => "Which cost do you pay? (CI-8.2)".into(),
            Task::Trade => "Which Item do you trade for? (CI-7.2)".into(),
            Task::FreeStep => "You may make one free step (CI-7.5)".into(),
            Task::SecondReward => "Also take the reward of another row? (CI-14.2)".into(),
            Task::Take => "Do you take Items or Water? (CI-7.6)".into(),
            Task::Market(1) => "You may trade once more at the Market (CI-8.11)".into(),
            Task::Market(left) => format!("You may trade {left} more times at the Market (CI-8.11)"),
            Task::Academy => "How many dice do you buy? (CI-8.12)".into(),
            Task::Tile(sort, terms) => {
                let may = if terms == Terms::Paid { "Take" } else { "Take a free tile:" };
                format!("{may} which {} tile? (CI-8.8)", sort.word())
            }
            Task::Room(sort, stack) => {
                let tile = match view.stacks(sort).visible[usize::from(stack)] {
                    NONE => "the tile".to_string(),
                    kind => self.tile_words(sort, kind),
                };
                format!("Where does {tile} go? (CI-8.13)")
            }
            Task::Ability => "Use the clan's ability? (CI-6.5)".into(),
            Task::Advancement => {
                format!("First {} on the board: choose a reward (CI-6.8)", view.die_action.value)
            }
            Task::MustStep => "Where does the Harvester step? (CI-6.9)".into(),
            Task::Setback => "A setback: which condition? (CI-6.10)".into(),
            Task::Punishment(_) => "Which punishment? (CI-6.12)".into(),
            Task::LoseUpgrade => "Which Upgrade tile is lost? (CI-6.13)".into(),
            Task::LoseFarm => "Which Farm tile is lost? (CI-6.13)".into(),
            Task::LoseDie => "Which die is lost? (CI-6.13)".into(),
            Task::StepBack => "Which way towards the centre? (CI-6.13)".into(),
            Task::DiscardItems(left) => format!("Discard {left} more Items (CI-6.13)"),
            // Nothing is asked while these run.
            Task::Draw(..)
            | Task::Refill(..)
            | Task::Before
            | Task::Cost
            | Task::Main
            | Task::Gains
            | Task::RowReward(_)
            | Task::Finish => "The action goes on".into(),
        }
    }
}
