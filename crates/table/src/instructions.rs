//! What people at a real table do with the pieces of the box: the hand movements of the last steps, and the whole table
//! laid out.

use crate::seen::SeenBy;
use schemars::JsonSchema;
use serde::Serialize;
use solarium_core::{
    Counted, Language, Message, Placed, Seat, SeatKind, Spot, Step, Tabletop, Trace, Viewer,
    movement_message, movements_between,
};

/// One step in hand movements.
#[derive(Clone, PartialEq, Debug)]
pub struct Instructions {
    /// The step, from 1.
    pub step: usize,
    /// Who took it; `None` for chance.
    pub seat: Option<Seat>,
    /// The reasons, if an automa took it and the viewer may see the step.
    pub trace: Option<Trace>,
    /// The hand movements in their order, at least one.
    pub lines: Vec<HandMovement>,
}

/// One hand movement.
#[derive(Clone, PartialEq, Debug)]
pub struct HandMovement {
    /// In words.
    pub message: Message,
    /// Where to look, the place that something is taken from first.
    pub places: Vec<PlaceOnBoard>,
}

/// A place on a board of the real table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlaceOnBoard {
    /// Id of the board: `board`, `seat-0`.
    pub board: &'static str,
    /// Id of the place, where the picture has one the thing to touch: `cell:c5`.
    pub place: String,
}

impl From<&Spot> for PlaceOnBoard {
    fn from(spot: &Spot) -> PlaceOnBoard {
        PlaceOnBoard { board: spot.board, place: spot.place.clone() }
    }
}

/// A board with everything that lies on it.
#[derive(Clone, PartialEq, Debug)]
pub struct LaidBoard {
    /// Its name.
    pub name: Message,
    /// What to put where.
    pub lines: Vec<HandMovement>,
}

/// [`Instructions`] as they go over every wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct InstructionsJson {
    /// The step, from 1.
    pub step: usize,
    /// Who took it; null for chance.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// The hand movements in their order.
    pub lines: Vec<HandMovementJson>,
}

/// A [`HandMovement`] as it goes over every wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HandMovementJson {
    /// In words.
    pub text: String,
    /// Where to look.
    pub places: Vec<PlaceOnBoard>,
}

impl Instructions {
    /// As they go over the wire, in a language.
    pub fn to_json(&self, language: &dyn Language) -> InstructionsJson {
        let line = |line: &HandMovement| HandMovementJson {
            text: language.say(&line.message),
            places: line.places.clone(),
        };
        InstructionsJson { step: self.step, seat: self.seat, lines: self.lines.iter().map(line).collect() }
    }
}

impl<G: Tabletop> SeenBy<'_, G> {
    /// The hand movements of the last so many steps, or since a person last did something. Steps without any are left
    /// out.
    pub(crate) fn hand_movements(&self, last: Option<usize>) -> Vec<Instructions> {
        let steps = self.seated.game_match.steps().len();
        let from = last.map_or_else(|| self.since_person(), |last| steps.saturating_sub(last));
        (from..steps).filter_map(|number| self.movements_of(number)).collect()
    }

    fn movements_of(&self, number: usize) -> Option<Instructions> {
        let (game, played) = (self.rules(), &self.seated.game_match);
        let step = played.steps()[number];
        let (before, after) = (played.position_before(number), played.position_before(number + 1));
        let movements = movements_between(game, &before, &after, self.viewer);
        if movements.is_empty() {
            return None;
        }
        let seat = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        let visible = game.audience(&before, &step).includes(self.viewer);
        let explained = seat
            .filter(|seat| visible && matches!(game.kind(*seat), SeatKind::Automa(_)))
            .and_then(|seat| game.explain(&game.view(&before, Viewer::Seat(seat)), seat));
        let lines = movements.iter().map(|movement| HandMovement {
            message: movement_message(game, movement),
            places: movement.spots().map(PlaceOnBoard::from).collect(),
        });
        Some(Instructions {
            step: played.before().steps + number + 1,
            seat,
            trace: explained.map(|explained| explained.trace),
            lines: lines.collect(),
        })
    }

    /// The first step that the people at the table have not carried out while they entered it. What they draw or roll,
    /// and what ends their turn, has consequences that only the program knows; so these are told with what follows.
    fn since_person(&self) -> usize {
        let (game, played) = (self.rules(), &self.seated.game_match);
        let mut from = played.steps().len();
        for (number, step) in played.steps().iter().enumerate().rev() {
            match step {
                Step::Chance(_) if self.seated.entered.contains(&(played.before().steps + number)) => {
                    return number;
                }
                Step::Act(seat, action) if game.kind(*seat) == SeatKind::Human => {
                    let (before, after) =
                        (played.position_before(number), played.position_before(number + 1));
                    let ends = game.passes_turn(&before, *seat, *action, &after);
                    return if ends { number } else { from };
                }
                _ => from = number,
            }
        }
        from
    }

    /// The whole table, board by board.
    pub(crate) fn laid_out(&self) -> Vec<LaidBoard> {
        let game = self.rules();
        let placed = game.components(&self.view);
        let lay = |heap: &Placed| {
            let what = |count: i32| game.component_name(&heap.component, count);
            let to = game.place_name(heap.board, &heap.place);
            HandMovement {
                message: match heap.kind {
                    Counted::Pieces => Message::new("box-lay").with("what", what(heap.count)).with("to", to),
                    Counted::Marker => Message::new("box-marker-set")
                        .with("what", what(1))
                        .with("place", to)
                        .with("new", heap.count),
                },
                places: vec![PlaceOnBoard { board: heap.board, place: heap.place.clone() }],
            }
        };
        let boards = game.table_boards().into_iter().map(|board| LaidBoard {
            name: game.board_name(board),
            lines: placed.iter().filter(|heap| heap.board == board).map(lay).collect(),
        });
        boards.filter(|board| !board.lines.is_empty()).collect()
    }
}
