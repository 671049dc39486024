//! Everything that knows the traits of a game: random documents of real games, and the laws of loaded positions.

use serde_json::Value;
use solarium_circadians::Circadians;
use solarium_core::{
    Game, Match, Random, Record, Records, Seed, Shelf, Tabletop, Turn, Viewer, random_outcome, random_step,
};
use solarium_photosynthesis::Photosynthesis;
use solarium_sol::Sol;
use std::sync::{Arc, LazyLock};

/// Ids of the games.
pub const IDS: [&str; 3] = [Photosynthesis::ID, Sol::ID, Circadians::ID];

/// The most steps of a record that is made up.
const MOST_STEPS: u32 = 120;

/// How many steps are played from a loaded position.
const STEPS_ON: u32 = 12;

/// A shelf with the standard pack of a game.
trait Standard: Tabletop {
    fn shelf() -> &'static Shelf<Self::Pack>;
}

macro_rules! standard {
    ($($game:ty),+) => {
        $(impl Standard for $game {
            fn shelf() -> &'static Shelf<Self::Pack> {
                static SHELF: LazyLock<Shelf<<$game as Records>::Pack>> = LazyLock::new(Shelf::standard);
                &SHELF
            }
        })+
    };
}

standard!(Photosynthesis, Sol, Circadians);

/// Loads a position record as the game that it names, or as every game if it names none.
pub fn load(record: &Value) {
    let named = |id: &str| record["game"].as_str().is_none_or(|game| game == id);
    if named(Photosynthesis::ID) {
        load_as::<Photosynthesis>(record);
    }
    if named(Sol::ID) {
        load_as::<Sol>(record);
    }
    if named(Circadians::ID) {
        load_as::<Circadians>(record);
    }
}

fn load_as<G: Standard>(record: &Value) {
    let (game, state) = match G::load(record, G::shelf()) {
        Ok(loaded) => loaded,
        Err(reasons) => {
            assert!(!reasons.is_empty(), "a position was refused without a reason");
            return;
        }
    };
    let written = game.record(&state);
    match G::load(&written, G::shelf()) {
        Ok((game_again, state_again)) => {
            assert_eq!(state_again, state, "the record of a position loads to another one");
            assert_eq!(game_again, game, "the record of a position loads with other rules");
        }
        Err(reasons) => panic!("the record of a position is refused: {reasons}\n{written}"),
    }
    for census in game.census(&state) {
        // SO-1.12: a record may leave components in the box, but never bring some along.
        assert!(census.found <= census.expected, "{census:?}\n{written}");
    }
    match game.turn(&state) {
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                for action in game.actions(&state, seat) {
                    let text = game.action_text(action);
                    assert_eq!(game.parse_action(&text), Ok(action), "{text}");
                    assert!(game.check(&state, seat, action).is_ok(), "{text} is offered and refused");
                }
            }
        }
        Turn::Chance => assert!(!game.outcomes(&state).is_empty(), "a chance point without outcomes"),
        Turn::Over => {}
    }
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(&state, viewer);
        serde_json::to_value(&view).expect("a view is JSON");
    }
    game.scores(&state);
    play_on(&game, state);
}

/// Plays from a loaded position.
fn play_on<G: Game>(game: &G, mut state: G::State) {
    let (mut random, mut list) = (Random::new(1), Vec::new());
    for _ in 0..STEPS_ON {
        if let Turn::Decide(seats) = game.turn(&state)
            && seats.iter().any(|seat| game.actions(&state, seat).is_empty())
        {
            // An unsound position that was accepted: `match/dead-end` of the protocol.
            return;
        }
        if !random_step(game, &mut state, &mut random, &mut list) {
            return;
        }
    }
    game.census(&state);
}

/// The position record of some game after some steps.
pub fn any_position(random: &mut Random) -> Option<String> {
    match random.below(3) {
        0 => position_of::<Photosynthesis>(random),
        1 => position_of::<Sol>(random),
        _ => position_of::<Circadians>(random),
    }
}

fn any_game<G: Standard>(random: &mut Random) -> Option<G> {
    let mut presets = G::info().presets;
    let preset = presets.swap_remove(random.below(presets.len() as u32) as usize);
    G::from_setup(&preset.setup, G::shelf()).ok()
}

fn position_of<G: Standard>(random: &mut Random) -> Option<String> {
    let game = any_game::<G>(random)?;
    let mut state = game.start();
    let mut list = Vec::new();
    for _ in 0..random.below(300) {
        // A step too far would end the game: most positions of interest are not over.
        if !random_step(&game, &mut state, random, &mut list) {
            break;
        }
    }
    Some(game.record(&state).to_string())
}

/// The record of the first steps of some game.
pub fn any_record(random: &mut Random) -> Option<String> {
    match random.below(3) {
        0 => record_of::<Photosynthesis>(random),
        1 => record_of::<Sol>(random),
        _ => record_of::<Circadians>(random),
    }
}

fn record_of<G: Standard>(random: &mut Random) -> Option<String> {
    let game = Arc::new(any_game::<G>(random)?);
    let mut played = Match::new(game.clone(), Seed::from_number(random.next_u64()));
    for _ in 0..random.below(MOST_STEPS) {
        let taken = match played.turn() {
            Turn::Over => break,
            Turn::Chance if random.below(8) == 0 => {
                played.chance(random_outcome(&*game, played.state(), random))
            }
            Turn::Chance => played.draw(),
            Turn::Decide(seats) => {
                let seat = seats.iter().nth(random.below(seats.len() as u32) as usize)?;
                let actions = game.actions(played.state(), seat);
                played.submit(seat, actions[random.below(actions.len() as u32) as usize])
            }
        };
        taken.expect("a step that was offered");
    }
    Some(Record::of(&played, random.below(2) == 0).to_text())
}

/// The standard pack of some game.
pub fn any_pack(random: &mut Random) -> Option<String> {
    let pack = match random.below(3) {
        0 => include_str!("../../crates/photosynthesis/data/photosynthesis.toml"),
        1 => include_str!("../../crates/sol/data/sol.toml"),
        _ => include_str!("../../crates/circadians/data/circadians.toml"),
    };
    Some(pack.to_string())
}
