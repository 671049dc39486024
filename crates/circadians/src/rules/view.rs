//! What one viewer may know (CI-19.6). Nothing else is in a [`View`]: no position can be read from it.

use crate::{Circadians, CrewView, Known, MAX_CREWS, OtherCrew, Public, Question, State};
use arrayvec::ArrayVec;
use solarium_core::{GameView, Seat, Viewer};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// What one viewer knows of a position.
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, GameView, Records, Seat, Shelf, Viewer};
/// use solarium_circadians::{Circadians, View};
///
/// let shelf = Shelf::standard();
/// let game = Circadians::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// assert!(View::HAS_SECRETS);
/// let seen = |viewer| serde_json::to_value(game.view(&game.start(), viewer)).unwrap();
/// // A seat knows its own hand; of others it knows only how many cards they hold.
/// let mine = seen(Viewer::Seat(Seat(0)));
/// assert!(mine["seats"][0]["hand"].is_array() && mine["seats"][1]["hand"].is_null());
/// assert!(mine["seats"][1]["hand_size"].is_number());
/// assert!(seen(Viewer::Spectator)["seats"][0]["hand"].is_null());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The rules in force.
    pub game: Circadians,
    /// Who looks.
    pub viewer: Viewer,
    /// What every viewer knows.
    pub public: Public,
    /// Humans, by seat.
    pub crews: [CrewView; MAX_CREWS],
    /// Number of cards in the shuffled part of the Item pile; their order and content are unknown.
    pub item_pile: u8,
    /// Draft cards under the pile, upper first: the Item if the viewer put it there, and the seat that did.
    pub item_bottom: ArrayVec<(Option<u8>, u8), MAX_CREWS>,
    /// Events not yet seen, as a set: the others have been face up.
    pub events_left: u16,
}

impl View {
    pub(crate) fn of(game: &Circadians, state: &State, viewer: Viewer) -> View {
        // Every field is named: a new one does not compile until it is decided here who sees it.
        let State { public, crews, item_pile, item_bottom, events_left } = state;
        // What the program knows of people who play with the box lies open on their table.
        let own = |seat: u8| game.hands_unknown() || viewer == Viewer::Seat(Seat(seat));
        View {
            game: game.clone(),
            viewer,
            public: public.clone(),
            crews: std::array::from_fn(|seat| {
                if own(seat as u8) {
                    CrewView::Own(crews[seat])
                } else {
                    CrewView::Other(OtherCrew::of(game, public.phase, &crews[seat]))
                }
            }),
            item_pile: item_pile.count_ones() as u8 - game.unknown_items(state),
            item_bottom: item_bottom.iter().map(|(item, by)| (own(*by).then_some(*item), *by)).collect(),
            events_left: *events_left,
        }
    }

    /// Feeds what the view of a seat holds to a hasher, without making the view.
    pub(crate) fn hash_of(game: &Circadians, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        // Every field is named: a new one does not compile until it is decided here who sees it.
        let State { public, crews, item_pile, item_bottom, events_left } = state;
        public.hash(hasher);
        for (other, crew) in crews.iter().enumerate() {
            if other == seat.index() || game.hands_unknown() {
                crew.hash(hasher);
            } else {
                OtherCrew::of(game, public.phase, crew).hash(hasher);
            }
        }
        item_pile.count_ones().hash(hasher);
        for (item, by) in item_bottom {
            ((*by == seat.0).then_some(*item), *by).hash(hasher);
        }
        events_left.hash(hasher);
    }

    /// Does the viewer sit on this seat?
    pub fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// What the viewer is asked now.
    pub fn question(&self) -> Option<Question> {
        match self.viewer {
            Viewer::Seat(seat) => self.game.question(self, seat),
            Viewer::Spectator => None,
        }
    }

    /// What the viewer knows of a human seat.
    pub fn crew(&self, seat: Seat) -> &CrewView {
        &self.crews[seat.index()]
    }
}

impl GameView for View {
    const HAS_SECRETS: bool = true;
}

impl Deref for View {
    type Target = Public;

    #[inline]
    fn deref(&self) -> &Public {
        &self.public
    }
}

impl Known for View {
    type Crew = CrewView;

    #[inline]
    fn crews(&self) -> &[CrewView; MAX_CREWS] {
        &self.crews
    }
}
