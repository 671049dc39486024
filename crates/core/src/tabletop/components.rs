//! What lies where on the real table, for people who play with the box.

use crate::{Game, Message, Seat};
use serde_json::Value;

/// What lies where on the real table. By default a game says nothing about it.
///
/// A component is named by an id of its *family*, the pieces that cannot be told apart from behind, and after `=` the
/// face that is seen: `die-0=4` is a die of seat 0 that shows 4, `die-0` one that shows nothing known.
pub trait Components: Game {
    /// The boards, in the order in which a table is laid out.
    fn table_boards(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Every heap of equal components with the place where it lies, and every marker on a track, as far as the viewer
    /// knows: pieces by place, piles, supplies, hands by their size. Made by a [`Layout`]: strictly ascending by board,
    /// place and component, and never a heap of none.
    fn components(&self, _view: &Self::View) -> Vec<Placed> {
        Vec::new()
    }

    /// The family of components that a line of [`Game::census`] counts; `None` if the line counts something else. The
    /// law holds that the heaps of a family add up to its lines.
    fn family_of(&self, _census_line: &str) -> Option<String> {
        None
    }

    /// Completes the set-up of a table with the box. A game with secrets asks here for rules under which the program need
    /// not know the secrets of several people ([`Components::hands_stay_unknown`]).
    fn setup_with_box(_setup: &mut Value) {}

    /// Does the program hold no secret, because what is hidden on the real table is entered when it is shown there? Then
    /// all viewers know the same, and neither a bot nor a hint can answer for a seat: what the seat holds is not known here.
    fn hands_stay_unknown(&self) -> bool {
        false
    }

    /// The name of a board.
    fn board_name(&self, board: &str) -> Message {
        Message::new("box-board").with("name", board)
    }

    /// The name of a place on a board, with the attributes `from` (`from c5`) and `to` (`to c5`).
    fn place_name(&self, _board: &str, place: &str) -> Message {
        Message::new("box-place").with("name", place)
    }

    /// The name of so many of a component, without their number, with the attribute `some`: the same with its number,
    /// as the object of a sentence (`a medium tree of B`, `2 medium trees of B`).
    fn component_name(&self, component: &str, count: i32) -> Message {
        Message::new("box-component").with("name", component).with("n", count)
    }
}

/// A heap of equal components at a place, or a marker on a track.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placed {
    /// One of [`Components::table_boards`].
    pub board: &'static str,
    /// A place on it: the id to touch on the picture, where the picture has one (`cell:c5`, `space:o3`).
    pub place: String,
    /// Which component.
    pub component: String,
    /// How many, or the number that the marker stands at.
    pub count: i32,
    /// What the count says.
    pub kind: Counted,
}

/// What the count of a [`Placed`] says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counted {
    /// The number of pieces in the heap; a heap of none is not listed.
    Pieces,
    /// The number at which a marker stands on its track.
    Marker,
}

impl Placed {
    /// Where it lies and which component it is: what distinguishes one entry of a list from all others.
    pub fn key(&self) -> (&str, &str, &str) {
        (self.board, &self.place, &self.component)
    }

    /// The family of the component.
    pub fn family(&self) -> &str {
        family(&self.component)
    }
}

/// The family of a component: its id without the face.
///
/// ```
/// assert_eq!(solarium_core::family("die-0=4"), "die-0");
/// assert_eq!(solarium_core::family("gem"), "gem");
/// ```
pub fn family(component: &str) -> &str {
    component.split('=').next().unwrap_or(component)
}

/// The face of a component that is seen, if one is.
///
/// ```
/// assert_eq!(solarium_core::face("die-0=4"), Some("4"));
/// ```
pub fn face(component: &str) -> Option<&str> {
    component.split_once('=').map(|(_, face)| face)
}

/// The id of the board that lies before a seat.
///
/// ```
/// use solarium_core::{Seat, seat_board, seat_of_board};
///
/// assert_eq!(seat_board(Seat(1)), "seat-1");
/// assert_eq!(seat_of_board("seat-1"), Some(Seat(1)));
/// ```
pub fn seat_board(seat: Seat) -> &'static str {
    const BOARDS: [&str; 6] = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
    BOARDS[seat.index().min(BOARDS.len() - 1)]
}

/// The seat that a board lies before; `None` for a board of the whole table.
pub fn seat_of_board(board: &str) -> Option<Seat> {
    board.strip_prefix("seat-").and_then(|number| number.parse().ok()).map(Seat)
}

/// Gathers what lies on a table.
///
/// ```
/// use solarium_core::Layout;
///
/// let mut layout = Layout::default();
/// layout.pieces("board", "b2", "stone", 1);
/// layout.pieces("board", "b1", "stone", 2);
/// layout.pieces("board", "b1", "stone", 1);
/// layout.pieces("board", "b3", "stone", 0);
/// let placed = layout.finish();
/// assert_eq!(placed.iter().map(|heap| (heap.place.as_str(), heap.count)).collect::<Vec<_>>(), [("b1", 3), ("b2", 1)]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Layout(Vec<Placed>);

impl Layout {
    /// So many equal pieces at a place, in addition to those that lie there already.
    pub fn pieces(
        &mut self,
        board: &'static str,
        place: impl Into<String>,
        component: impl Into<String>,
        count: impl Into<i32>,
    ) {
        self.add(board, place.into(), component.into(), count.into(), Counted::Pieces);
    }

    /// A marker that stands at a number.
    pub fn marker(
        &mut self,
        board: &'static str,
        place: impl Into<String>,
        component: impl Into<String>,
        at: impl Into<i32>,
    ) {
        self.add(board, place.into(), component.into(), at.into(), Counted::Marker);
    }

    fn add(&mut self, board: &'static str, place: String, component: String, count: i32, kind: Counted) {
        self.0.push(Placed { board, place, component, count, kind });
    }

    /// Everything in order, equal heaps put together.
    pub fn finish(self) -> Vec<Placed> {
        let mut all = self.0;
        all.retain(|placed| placed.kind == Counted::Marker || placed.count != 0);
        all.sort();
        all.dedup_by(|next, kept| {
            let same = next.kind == Counted::Pieces && next.key() == kept.key();
            if same {
                kept.count += next.count;
            }
            same
        });
        all
    }
}
