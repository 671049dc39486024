//! Cynthia: what her card demands, and why (chapters 8 to 12).
//!
//! [`decide`] is a pure function of the rules in force and the view all seats share. With a `Trace` every check and
//! tie-break is recorded as it is made; with `Silent` the same code records nothing and does not allocate.
//!
//! Cynthia has exactly one legal action, and the reasons lead to it:
//!
//! ```
//! use serde_json::json;
//! use solarium_core::{Game, Opponents, Random, Records, Seat, Shelf, Viewer, random_step};
//! use solarium_photosynthesis::Photosynthesis;
//!
//! let shelf = Shelf::standard();
//! let game = Photosynthesis::from_setup(&json!({"seats": ["cynthia", "human"], "first_seat": 0}), &shelf).unwrap();
//! let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
//! while !game.turn(&state).includes(Seat(0)) {
//!     random_step(&game, &mut state, &mut random, &mut list);
//! }
//! let explained = game.explain(&game.view(&state, Viewer::Spectator), Seat(0)).expect("it is to move");
//! assert_eq!(game.actions(&state, Seat(0)), [explained.action]);
//! assert!(explained.trace.0.iter().all(|step| step.rule.starts_with("PH-")));
//! ```

mod collect;
mod future;
mod grow;
mod place;
mod plant;
mod selection;
mod why_not;

pub use why_not::why_not;

use crate::{
    Action, Cell, CellSet, Forest, Half, Pack, Photosynthesis, Readings, Rules, Size, State, View, bots,
};
use solarium_core::{
    BadGuide, Bot, Explained, Funnel, Guide, GuideFiles, Learnable, Message, Opponents, Seat, Trace, Tracer,
};

/// What Cynthia on this seat does now: her one legal action (PH-8.8, PH-9.15).
///
/// The seat must be a Cynthia in turn, with a card drawn unless PH-9.1 stops her.
pub fn decide<T: Tracer>(game: &Photosynthesis, view: &View, seat: Seat, tracer: &mut T) -> Action {
    solarium_core::exercise!("PH-8.8", "PH-9.15", "PH-9.1");
    decide_at(game, &view.position, seat, tracer)
}

impl Opponents for Photosynthesis {
    /// PH-14.5: the answer with its reasons; `None` unless the seat is a Cynthia that decides now.
    fn explain(&self, view: &View, seat: Seat) -> Option<Explained<Action>> {
        solarium_core::exercise!("PH-14.5");
        let deciding = self.turn_of(&view.position).includes(seat) && self.is_cynthia(seat);
        deciding.then(|| {
            let mut trace = Trace::default();
            let action = decide(self, view, seat, &mut trace);
            Explained { action, trace }
        })
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        bots::bot(name)
    }

    fn guide() -> Option<&'static dyn Guide<Self>> {
        Some(bots::guide::guide())
    }

    fn learnable() -> Option<&'static dyn Learnable<Self>> {
        Some(bots::guide::guide())
    }

    fn guide_files() -> Option<GuideFiles<'static>> {
        Some(bots::guide::FILES)
    }

    fn guide_from(files: GuideFiles<'_>) -> Result<Box<dyn Guide<Self>>, BadGuide> {
        Ok(Box::new(bots::guide::PhotosynthesisGuide::parse(files)?))
    }
}

/// As [`decide`], for the rules themselves: nothing in a position is hidden (PH-9.16).
pub(crate) fn decide_at<T: Tracer>(rules: &Rules, state: &State, seat: Seat, tracer: &mut T) -> Action {
    solarium_core::exercise!("PH-9.16");
    // PH-9.1 stops her before a card is looked at.
    solarium_core::exercise!("PH-9.1", "PH-9.7");
    solarium_core::exercise!(state.round() == rules.last_round() => "PH-11.3");
    let Some(half) = rules.half(state) else {
        trace_stop(state, seat, tracer);
        return Action::End;
    };
    let context = DecisionContext::new(rules, state, seat, half);
    if state.round() == 0 {
        return Action::Place(context.place(tracer));
    }
    context.turn(tracer)
}

fn trace_stop<T: Tracer>(state: &State, seat: Seat, tracer: &mut T) {
    let lp = state.lp(seat);
    if tracer.check("PH-9.1", lp == 0, || Message::new("ph-reason-no-light").with("lp", lp)) {
        return;
    }
    let own = state.forest().of(seat);
    let idle = own & !state.activated();
    tracer.check("PH-9.1", idle.is_empty(), || {
        Message::new("ph-reason-all-activated").with("count", own.len())
    });
}

/// The parts of rules and position that a decision for one card reads.
struct DecisionContext<'a> {
    seat: Seat,
    seats: usize,
    forest: &'a Forest,
    /// Her pieces.
    own: CellSet,
    /// PH-9.7: spaces activated this turn.
    activated: CellSet,
    /// PH-7.5: pieces in shadow that may not grow or be planted from.
    locked: CellSet,
    /// PH-7.5: large trees in the dark that may not be collected.
    locked_collect: CellSet,
    lp: i32,
    tokens: i32,
    /// Her pieces that are not on the board, all of them ready (PH-8.2).
    supply: [u8; 4],
    /// PH-9.11: the revolution number in all her tests.
    rho: i32,
    /// PH-11.1, PH-11.3: one position further clockwise, also in the last round.
    next_sun: u8,
    /// PH-9.3: the half in force of the card just drawn.
    half: &'a Half,
    /// PH-13.1: the card's seed number with the change of her level.
    seed: i32,
    corner: u8,
    readings: Readings,
    pack: &'a Pack,
}

impl<'a> DecisionContext<'a> {
    fn new(rules: &'a Rules, state: &'a State, seat: Seat, half: &'a Half) -> DecisionContext<'a> {
        let forest = state.forest();
        let rho = i32::from(state.revolution().min(3));
        // PH-13.1: the seed change is for R1–2 halves only.
        solarium_core::exercise!("PH-13.1");
        let change = rules.level(seat).filter(|_| rho < 3).map_or(0, |level| i32::from(level.seed_change));
        DecisionContext {
            seat,
            seats: rules.seats(),
            forest,
            own: forest.of(seat),
            activated: state.activated(),
            locked: rules.locked(state),
            locked_collect: rules.collect_locked(state),
            lp: i32::from(state.lp(seat)),
            tokens: i32::from(state.taken().count(seat)),
            supply: rules.supply(state, seat),
            rho,
            next_sun: (state.sun() + 1) % 6,
            half,
            seed: i32::from(half.seed) + change,
            corner: state.ds_corner().unwrap_or(0),
            readings: rules.options.readings,
            pack: &rules.pack,
        }
    }

    /// PH-7.5: those that the shade lock does not hold.
    fn unlocked<'t, T: Tracer>(&self, funnel: Funnel<'t, Cell, T>, locked: CellSet) -> Funnel<'t, Cell, T> {
        if locked.is_empty() {
            return funnel;
        }
        solarium_core::exercise!("PH-7.5");
        let what = || Message::new("ph-reason-not-locked");
        funnel.keep_if("PH-7.5", what, |cell| !locked.contains(*cell))
    }

    /// PH-9.4: collect, then grow, then plant; the first possible one is carried out, at most one a card (PH-9.5).
    fn turn<T: Tracer>(&self, tracer: &mut T) -> Action {
        if let Some(cell) = self.collect(tracer) {
            solarium_core::exercise!("PH-9.4", "PH-9.5");
            tracer.check("PH-9.4", true, || Message::new("ph-reason-can-collect").with("cell", cell));
            return Action::Collect(cell);
        }
        tracer.check("PH-9.4", false, "ph-reason-collect-possible");
        if let Some(cell) = self.grow(tracer) {
            tracer.check("PH-9.4", true, || Message::new("ph-reason-can-grow").with("cell", cell));
            return Action::Grow(cell);
        }
        tracer.check("PH-9.4", false, "ph-reason-grow-possible");
        if let Some((from, to)) = self.plant(tracer) {
            tracer.check("PH-9.4", true, || {
                Message::new("ph-reason-can-plant").with("from", from).with("to", to)
            });
            return Action::Plant { from, to };
        }
        tracer.check("PH-9.4", false, "ph-reason-plant-possible");
        // PH-9.6: none of the three, so the turn ends at once.
        solarium_core::exercise!("PH-9.6");
        tracer.check("PH-9.6", true, "ph-reason-turn-ends");
        Action::End
    }

    /// Her pieces of a size.
    fn mine(&self, size: Size) -> CellSet {
        self.own & self.forest.sized(size)
    }

    /// PH-10.16, PH-8.5: empty adjacent spaces; activated ones count as empty.
    fn empty_neighbours(&self, cell: Cell) -> i64 {
        solarium_core::exercise!("PH-10.16", "PH-8.5");
        (cell.neighbours() & self.forest.empty()).len() as i64
    }
}
