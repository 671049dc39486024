//! What happened, for logs and animations. Names, not indices: an event is read without the pack.

use crate::Sort;
use crate::pack::Consequence;
use serde::Serialize;
use solarium_core::{Message, Rule, Seat};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Event {
    /// CI-2.3.
    FirstDrawn { seat: Seat },
    /// A side was drawn: `planet`, `leyrien`, `zcharo`, `jrayek`.
    SideDrawn { board: &'static str, side: char },
    /// A tile lies on top of a stack (1–3) of its sort.
    TileTurnedUp { sort: Sort, stack: u8, tile: String },
    /// A character was dealt, seen by its seat.
    CharacterDealt { seat: Seat, character: String },
    /// A character is on the table for all to see.
    CharacterTaken { seat: Seat, character: String },
    /// A seat answered a question to all; the answer is not shown yet.
    Answered { seat: Seat },
    /// The engine gave the only possible answer (CI-19.2).
    OnlyAnswer { seat: Seat, action: String },
    /// An Item was drawn, seen by its seat.
    ItemDrawn { seat: Seat, item: String },
    /// A seat drew an Item, as others see it.
    CardDrawn { seat: Seat },
    /// The discards became the pile (CI-2.13).
    ItemsReshuffled,
    /// The packets of the draft moved on.
    PacketsPassed,
    /// People who play with the box drafted their Items on the table.
    ItemsDrafted,
    /// Items were discarded face up.
    ItemsDiscarded { seat: Seat, items: Vec<String> },
    /// A round began.
    RoundBegan { round: u8, first: Seat },
    /// An Event was turned up.
    EventTurnedUp { id: String },
    /// A Cache was turned up.
    CacheTurnedUp { space: String, points: u8 },
    /// A die was rolled, seen by its seat.
    DieRolled { seat: Seat, value: u8 },
    /// A seat rolled a die, as others see it.
    Rolled { seat: Seat },
    /// Screens are gone: values by Garage and by Farm, 0 = none.
    PlanRevealed { seat: Seat, garages: Vec<u8>, farms: Vec<u8> },
    /// A phase or part of it began.
    PhaseBegan { phase: &'static str },
    /// A die was actioned.
    DieActioned { seat: Seat, space: String, value: u8 },
    /// A seat paid.
    Paid { seat: Seat, amount: String, rule: Rule },
    /// A seat gained.
    Gained { seat: Seat, amount: String, rule: Rule },
    /// Dice went to the Cantina.
    StoodDown { seat: Seat, dice: u8 },
    /// A die without a space went to the Cantina.
    Skipped { seat: Seat },
    /// An Item was laid face up.
    ItemTraded { seat: Seat, item: String },
    /// A Harvester moved.
    HarvesterMoved { seat: Seat, from: String, to: String },
    /// A token of the Planet was taken.
    TokenTaken { seat: Seat, space: String, amount: String },
    /// A market trade.
    Swapped { seat: Seat, gave: String, got: String },
    /// A tile was put on a base; `room` is the number of the Garage or Farm.
    TilePlaced { seat: Seat, sort: Sort, tile: String, room: u8 },
    /// A tile left the game.
    TileRemoved { seat: Seat, sort: Sort, tile: String, room: u8 },
    /// A die got a new value.
    DieSet { seat: Seat, place: String, value: u8 },
    /// An advancement token moved.
    Advanced { seat: Seat, value: u8, reward: Consequence },
    /// A setback token moved.
    SetBack { seat: Seat, condition: String, punishment: Consequence, turned: bool },
    /// A setback was ignored.
    SetbackIgnored { seat: Seat },
    /// A die went back to its owner's supply.
    DieLost { seat: Seat, place: String },
    /// A Farm was harvested by choice.
    Grew { seat: Seat, farm: u8, amount: String },
    /// Dice came back to the pool (AI: to its board).
    DiceReturned { seat: Seat, dice: u8 },
    /// Dice above the limit went to the supply.
    DiceCut { seat: Seat, dice: u8 },
    /// The AI turned up a scheme card.
    SchemeTurnedUp { scheme: String },
    /// The AI resolved its card; the lines tell how.
    SchemeResolved {
        scheme: String,
        /// What it considered; written as `lines` in the language of the reader by `EventText::event_json`.
        #[serde(skip)]
        lines: Vec<Message>,
        /// What came of it, part by part, for people: the lines are in the trace as well.
        #[serde(skip)]
        outcome: Vec<Message>,
    },
    /// The AI's discards became its pile.
    SchemesReshuffled,
    /// The game is over.
    GameEnded,
}
