//! From one position to the next in hand movements: what a person does with the pieces of the box.

use super::components::{Components, Counted, Placed, face, family, seat_of_board};
use crate::{Message, Viewer};

/// Where a component lies.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// One of [`Components::table_boards`].
    pub board: &'static str,
    /// A place on it.
    pub place: String,
    /// Which component, with the face that is seen.
    pub component: String,
}

/// One hand movement.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Movement {
    /// Pieces go from a place to another one, or are turned where they lie. Those of an unlimited supply come from
    /// nowhere or go there.
    Pieces {
        /// Where they lay; `None`: in the general supply.
        from: Option<Spot>,
        /// Where they lie then; `None`: in the general supply.
        to: Option<Spot>,
        /// How many.
        count: i32,
    },
    /// A marker moves on its track.
    Marker {
        /// Where the track is, and which marker.
        at: Spot,
        /// Where it stood; `None` if it was not on the track.
        from: Option<i32>,
        /// Where it stands then; `None` if it leaves the track.
        to: Option<i32>,
    },
}

impl Movement {
    /// Where to look: where something is taken from, then where it goes to.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        let (first, second) = match self {
            Movement::Pieces { from, to, .. } => (from.as_ref(), to.as_ref()),
            Movement::Marker { at, .. } => (Some(at), None),
        };
        first.into_iter().chain(second)
    }
}

/// What a person does with the pieces to come from one layout to the other: what leaves a place and arrives at another
/// one is one movement. Places are cleared before they are filled again; markers come last.
///
/// ```
/// use solarium_core::{Layout, Movement, movements};
///
/// let layout = |tree: &str, light: i32| {
///     let mut layout = Layout::default();
///     for piece in ["medium", "large"] {
///         let (board, place) = if piece == tree { ("board", "c5") } else { ("seat-0", "supply") };
///         layout.pieces(board, place, piece, 1);
///     }
///     layout.marker("board", "light", "light", light);
///     layout.finish()
/// };
/// let all = movements(&layout("medium", 9), &layout("large", 3));
/// let words: Vec<String> = all
///     .iter()
///     .map(|one| match one {
///         Movement::Pieces { from: Some(from), to: Some(to), .. } => format!("{} {} {}", to.component, from.place, to.place),
///         Movement::Marker { from: Some(from), to: Some(to), .. } => format!("{from} {to}"),
///         _ => unreachable!("nothing comes from nowhere"),
///     })
///     .collect();
/// assert_eq!(words, ["medium c5 supply", "large supply c5", "9 3"]);
/// ```
pub fn movements(before: &[Placed], after: &[Placed]) -> Vec<Movement> {
    let (mut taken, mut put) = (Vec::new(), Vec::new());
    let mut markers = Vec::new();
    for (place, old, new) in side_by_side(before, after) {
        let spot =
            Spot { board: place.board, place: place.place.clone(), component: place.component.clone() };
        match place.kind {
            Counted::Marker if old != new => markers.push(Movement::Marker { at: spot, from: old, to: new }),
            Counted::Marker => {}
            Counted::Pieces => match new.unwrap_or(0) - old.unwrap_or(0) {
                0 => {}
                gain @ 1.. => put.push((spot, gain)),
                loss => taken.push((spot, -loss)),
            },
        }
    }
    let mut all = Vec::new();
    // The very same component first; then one that shows another face when it arrives.
    pair_up(&mut taken, &mut put, &mut all, |from, to| from == to);
    pair_up(&mut taken, &mut put, &mut all, |from, to| family(from) == family(to));
    all.extend(left_over(taken).map(|(spot, count)| Movement::Pieces { from: Some(spot), to: None, count }));
    all.extend(left_over(put).map(|(spot, count)| Movement::Pieces { from: None, to: Some(spot), count }));
    in_order_of_hands(&mut all);
    all.extend(markers);
    all
}

/// Every heap and marker of either list, with its count in both. Both lists are ascending.
fn side_by_side<'p>(
    before: &'p [Placed],
    after: &'p [Placed],
) -> impl Iterator<Item = (&'p Placed, Option<i32>, Option<i32>)> {
    let (mut old, mut new) = (before.iter().peekable(), after.iter().peekable());
    std::iter::from_fn(move || {
        let order = match (old.peek(), new.peek()) {
            (Some(old), Some(new)) => old.key().cmp(&new.key()),
            (Some(_), None) => std::cmp::Ordering::Less,
            (None, Some(_)) => std::cmp::Ordering::Greater,
            (None, None) => return None,
        };
        let before = if order.is_le() { old.next() } else { None };
        let after = if order.is_ge() { new.next() } else { None };
        let place = before.or(after)?;
        Some((place, before.map(|placed| placed.count), after.map(|placed| placed.count)))
    })
}

/// Pieces at a spot, and how many of them are still to be moved.
type Heap = (Spot, i32);

fn pair_up(taken: &mut [Heap], put: &mut [Heap], all: &mut Vec<Movement>, fits: impl Fn(&str, &str) -> bool) {
    for (to, wanted) in put {
        for (from, there) in taken.iter_mut().filter(|(from, _)| fits(&from.component, &to.component)) {
            let count = (*wanted).min(*there);
            if count > 0 {
                all.push(Movement::Pieces { from: Some(from.clone()), to: Some(to.clone()), count });
                *wanted -= count;
                *there -= count;
            }
        }
    }
}

fn left_over(heaps: Vec<Heap>) -> impl Iterator<Item = Heap> {
    heaps.into_iter().filter(|(_, count)| *count > 0)
}

/// What must be taken away from a shared board before something else is put in its place comes first. What lies before a
/// seat is a supply: nothing there has to make room.
fn in_order_of_hands(all: &mut [Movement]) {
    let at = |spot: &Spot| (spot.board, spot.place.clone());
    let filled: Vec<(&str, String)> = all
        .iter()
        .filter_map(|movement| match movement {
            Movement::Pieces { to: Some(to), .. } => Some(at(to)),
            _ => None,
        })
        .collect();
    all.sort_by_key(|movement| match movement {
        Movement::Pieces { from: Some(from), to, .. } => {
            let turned = to.as_ref().is_some_and(|to| at(to) == at(from));
            turned || seat_of_board(from.board).is_some() || !filled.contains(&at(from))
        }
        _ => true,
    });
}

/// What a viewer sees a person do with the pieces when the one position becomes the other.
pub fn movements_between<G: Components>(
    game: &G,
    before: &G::State,
    after: &G::State,
    viewer: Viewer,
) -> Vec<Movement> {
    let lies = |state: &G::State| game.components(&game.view(state, viewer));
    movements(&lies(before), &lies(after))
}

/// A hand movement in words.
pub fn movement_message<G: Components>(game: &G, movement: &Movement) -> Message {
    let place = |spot: &Spot| game.place_name(spot.board, &spot.place);
    let what = |spot: &Spot, count: i32| game.component_name(&spot.component, count);
    match movement {
        Movement::Pieces { from: Some(from), to: Some(to), count } => {
            let same_place = (from.board, &from.place) == (to.board, &to.place);
            if same_place {
                return Message::new("box-turn")
                    .with("what", what(from, *count))
                    .with("place", place(from))
                    .with("new", what(to, *count));
            }
            let moved = |id: &'static str| {
                Message::new(id)
                    .with("what", what(from, *count))
                    .with("from", place(from))
                    .with("to", place(to))
            };
            // What shows nothing when it lies there needs no more words.
            if from.component == to.component || face(&to.component).is_none() {
                moved("box-move")
            } else {
                moved("box-move-turned").with("new", what(to, *count))
            }
        }
        Movement::Pieces { from: Some(from), to: None, count } => {
            Message::new("box-return").with("what", what(from, *count)).with("from", place(from))
        }
        Movement::Pieces { from: None, to, count } => {
            let to = to.as_ref();
            Message::new("box-take")
                .with("what", to.map_or_else(|| Message::notation("?"), |to| what(to, *count)))
                .with("to", to.map_or_else(|| Message::notation("?"), place))
        }
        Movement::Marker { at, from, to } => {
            let marked =
                |id: &'static str| Message::new(id).with("what", what(at, 1)).with("place", place(at));
            match (from, to) {
                (Some(old), Some(new)) if new > old => {
                    marked("box-marker-forward").with("old", *old).with("new", *new).with("n", new - old)
                }
                (Some(old), Some(new)) => {
                    marked("box-marker-back").with("old", *old).with("new", *new).with("n", old - new)
                }
                (None, Some(new)) => marked("box-marker-set").with("new", *new),
                (_, None) => marked("box-marker-away"),
            }
        }
    }
}
