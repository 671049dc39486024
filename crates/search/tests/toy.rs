//! The laws of plan search in a game with hidden hands, simultaneous bids, dice and an automa.

use solarium_conformance::toy::{Action, Phase, Position, Toy};
use solarium_core::{Game, Guide, LEVELS, Level, Levels, Seat};
use solarium_search::laws::{ends_lost_by_canonical_order, plans_hold};

/// Rounds are stages; points and half the embers are what a position is worth.
#[derive(Debug)]
struct ToyGuide;

impl Guide<Toy> for ToyGuide {
    fn levels(&self) -> &Levels {
        unreachable!("the tests have their own levels")
    }

    fn stage(&self, _: &Toy, state: &Position, _: Seat) -> u32 {
        u32::from(state.round())
    }

    fn evaluate(&self, game: &Toy, state: &Position, seat: Seat) -> f32 {
        let worth = |seat| game.points(state, seat) as f32 + 0.5 * f32::from(state.embers(seat));
        let others = Seat::all(game.seats()).filter(|other| *other != seat).map(worth);
        worth(seat) - others.fold(f32::NEG_INFINITY, f32::max)
    }
}

fn level(worlds: u32) -> Level {
    Level { width: 5, stages: 2, worlds, noise: 0.3, slip: 1.0, positions: 5_000, rivals: 0 }
}

#[test]
fn plans_hold_where_something_is_hidden() {
    for seats in [&["human", "human"][..], &["human", "clock", "human"], &["human", "human", "human"]] {
        let game = Toy::new(seats);
        for seed in 0..30 {
            let level = level(1 + seed as u32 % 3);
            plans_hold(&game, &ToyGuide, level, seed, 1);
            plans_hold(&game, &ToyGuide, Level { rivals: 3, ..level }, seed, 2);
        }
    }
}

/// A law that cannot fail proves nothing: ending before lighting loses points.
#[test]
fn an_order_that_loses_something_is_noticed() {
    struct Hasty;
    impl Guide<Toy> for Hasty {
        fn levels(&self) -> &Levels {
            unreachable!("no level is asked for")
        }
        fn stage(&self, _: &Toy, state: &Position, _: Seat) -> u32 {
            u32::from(state.round())
        }
        fn evaluate(&self, game: &Toy, state: &Position, seat: Seat) -> f32 {
            game.points(state, seat) as f32
        }
        fn redundant(&self, _: &Toy, _: &Position, _: Seat, previous: Action, next: Action) -> bool {
            (previous, next) == (Action::Light, Action::Light)
        }
    }
    let game = Toy::new(&["human", "human"]);
    let mut lost = 0;
    for seed in 0..50 {
        let (mut state, mut random, mut list) = (game.start(), solarium_core::Random::new(seed), Vec::new());
        while solarium_core::random_step(&game, &mut state, &mut random, &mut list) {
            if let Phase::Act(seat) = state.phase() {
                let ends = ends_lost_by_canonical_order(&game, &Hasty, &state, seat, 1_000);
                lost += ends.expect("a turn is short").len();
            }
        }
    }
    assert!(lost > 0);
}

#[test]
fn the_file_of_levels_is_read_whole() {
    let level = |name: &str| {
        format!("[{name}]\nwidth = 1\nstages = 1\nworlds = 1\nnoise = 0.5\nslip = 2.0\npositions = 9\n")
    };
    let text = LEVELS.map(level).concat();
    let levels = Levels::parse(&text).expect("all four");
    assert!(LEVELS.iter().all(|name| levels.get(name).is_some_and(|level| level.slip == 2.0)));
    let with_rivals =
        Levels::parse(&format!("{text}rivals = 7\n")).expect("the last level has one number more");
    let rivals = LEVELS.map(|name| with_rivals.get(name).map(|level| level.rivals));
    assert_eq!(rivals, [Some(0), Some(0), Some(0), Some(7)]);
    for bad in [text.replace("width", "breadth"), text.replacen("stages = 1\n", "", 1), level("hard")] {
        assert!(Levels::parse(&bad).is_err(), "{bad}");
    }
}
