//! Circadians: First Light and its solo AI: rules, automa, data pack.
//!
//! [`Circadians`] is the rules in force at one table; [`State`] a position; [`View`] what one viewer knows of it.
//!
//! | folder | holds |
//! |---|---|
//! | `rules` | positions, answers and every rule, one module for a part of the turn; views and samples |
//! | `automa` | the AI's decisions (ch. 17) |
//! | `bots` | the `greedy` bot |
//! | `encoding` | numbers of actions and rows of what a seat knows, for programs that learn |
//! | `words` | labels, prompts, events, the board as text, read-outs, what to touch |
//! | `records` | notation, set-up objects, position records |
//! | `pack` | the data pack: printed values, read and checked |
//!
//! `game` and `tabletop` join them to the contracts of the core.
//!
//! A whole game, played by the greedy bot against the AI:
//!
//! ```
//! use solarium_core::{Bot, Game, Match, Opponents, Question, Random, Records, Seed, Shelf, Turn, Viewer};
//! use solarium_circadians::Circadians;
//! use std::sync::Arc;
//!
//! let shelf = Shelf::standard();
//! let setup = serde_json::json!({"seats": ["bot:greedy", "ai:1"]});
//! let game = Arc::new(Circadians::from_setup(&setup, &shelf).expect("a good set-up"));
//! let mut played = Match::new(game.clone(), Seed::from_number(7));
//! let bot = Circadians::bot("greedy").expect("a bot of this game");
//! let mut random = Random::new(7);
//! loop {
//!     let seats = match played.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => {
//!             played.draw().expect("a chance point is open");
//!             continue;
//!         }
//!         Turn::Decide(seats) => seats,
//!     };
//!     let seat = seats.iter().next().expect("at least one seat decides");
//!     let (view, legal) = (played.view(Viewer::Seat(seat)), game.actions(played.state(), seat));
//!     let question = Question { game: &*game, view: &view, seat, legal: &legal };
//!     // An automa has exactly one legal action.
//!     let action = if legal.len() == 1 { legal[0] } else { bot.choose(&question, &mut random) };
//!     played.submit(seat, action).expect("a legal action");
//! }
//! let scores = game.scores(played.state());
//! assert_eq!(scores.len(), 2);
//! assert!(scores.iter().any(|score| score.rank == Some(1)));
//! ```

pub mod automa;
mod bots;
mod encoding;
mod game;
pub mod pack;
mod records;
mod rules;
mod tabletop;
mod words;

pub use bots::{greedy, guide};
pub use records::setup::Setup;
pub use records::{notation, record, setup};
pub use rules::Circadians;
pub use rules::action::{Action, Chance, Place, Space};
pub use rules::crew_view::{CrewView, DiceView, OtherCrew};
pub use rules::dice::Origin;
pub use rules::die::Die;
pub use rules::event::Event;
pub use rules::flow::Question;
pub use rules::illegal::Illegal;
pub use rules::known::{CrewKnowledge, Known, KnownCrew};
pub use rules::planet;
pub use rules::score::Points;
pub use rules::state::{
    Crew, DieAction, MAX_AGENDA, MAX_CREWS, NONE, Part, Phase, Public, PublicCrew, Rival, Sort, Stacks,
    Stage, State, Tables, Task, Terms,
};
pub(crate) use rules::state::{dice_of, some_index};
pub use rules::view::View;
pub use words::card_texts::text_message;
pub use words::names::punishment_message;

/// The members of a set of small numbers, ascending.
#[inline]
pub(crate) fn bits(set: impl Into<u64>) -> impl Iterator<Item = u8> + Clone {
    Bits(set.into())
}

#[derive(Clone)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    // Loops of playouts, also where code is compiled for size.
    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}
