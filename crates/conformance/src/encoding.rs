//! The contract of [`Encoding`], checked in random games.

use serde_json::Value;
use solarium_core::{
    Encoder, Encoding, Look, Mute, Notation, Random, Records, Seat, Shelf, Step, Turn, Viewer, random_outcome,
};

/// What was looked at, so that a test can tell that it was enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EncodingCounts {
    /// Games played to their end.
    pub games: u64,
    /// Decisions met in them.
    pub decisions: u64,
    /// Legal actions of those decisions.
    pub actions: u64,
    /// Rows that were compared after what the seat does not know was drawn again.
    pub resampled: u64,
}

/// Plays random games of every set-up and checks at every decision that
/// * each legal action has a number, which leads back to it, and numbers rise;
/// * the row of the seat that decides is the same written and brought up to date from the last decision;
/// * the row of each seat keeps to the ranges that are described, and (every so many decisions) does not
///   change when what the seat does not know is drawn again.
///
/// Every action that has a number is written and read back as well. `SOLARIUM_ENCODING_GAMES` plays another number of
/// games of each set-up.
///
/// # Panics
///
/// If something of it does not hold.
pub fn encoding_holds<G: Encoding + Notation + Records>(setups: &[Value], games: u64) -> EncodingCounts {
    let wanted = std::env::var("SOLARIUM_ENCODING_GAMES").ok().and_then(|text| text.parse().ok());
    let games = wanted.unwrap_or(games);
    let mut counts = EncodingCounts::default();
    for setup in setups {
        let game = G::from_setup(setup, &Shelf::standard()).expect("a good set-up");
        let table = Checked { encoder: Encoder::new(&game), game };
        table.numbers_read_back();
        for seed in 0..games {
            table.play(seed, &mut counts);
        }
    }
    counts
}

/// So many decisions lie between two at which what a seat does not know is drawn again.
const SAMPLED_EVERY: u64 = 29;

/// A row that is brought up to date, and what it was last written for.
struct Kept<G: Encoding> {
    row: Vec<i8>,
    last: (G::State, Seat),
}

struct Checked<G: Encoding> {
    game: G,
    encoder: Encoder<G>,
}

impl<G: Encoding + Notation> Checked<G> {
    /// Numbers lead to actions and back, rise, and stand for actions with a notation of their own.
    fn numbers_read_back(&self) {
        let actions = self.encoder.actions();
        for (number, action) in actions.iter().enumerate() {
            assert_eq!(self.encoder.number(&self.game, *action), Some(number as u32), "{action:?}");
            let text = self.game.action_text(*action);
            assert_eq!(self.game.parse_action(&text), Ok(*action), "{text}");
        }
        assert!(actions.is_sorted_by(|one, next| one < next), "numbers rise as actions do");
        for beyond in [actions.len(), actions.len() + 1, u32::MAX as usize, usize::MAX] {
            assert_eq!(self.encoder.action(beyond), None);
        }
    }

    fn play(&self, seed: u64, counts: &mut EncodingCounts) {
        let game = &self.game;
        let mut random = Random::new(seed);
        let mut state = game.start();
        let mut kept = Kept { row: vec![0; self.encoder.entries()], last: (state.clone(), Seat(0)) };
        self.encoder.observe(game, &state, Seat(0), &mut kept.row);
        let (mut list, mut listed) = (Vec::new(), Vec::new());
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(random_outcome(game, &state, &mut random)),
                Turn::Decide(seats) => {
                    counts.decisions += 1;
                    if counts.decisions.is_multiple_of(SAMPLED_EVERY) {
                        self.rows_hold(&state, &mut random, counts);
                    }
                    let deciding: Vec<Seat> = seats.iter().collect();
                    let seat = deciding[random.below(deciding.len() as u32) as usize];
                    self.kept_row_holds(&mut kept, &state, seat);
                    let legal = game.actions(&state, seat);
                    let numbers: Vec<Option<u32>> =
                        legal.iter().map(|action| self.encoder.number(game, *action)).collect();
                    for (action, number) in legal.iter().zip(&numbers) {
                        let number = number.unwrap_or_else(|| panic!("{action:?} has no number"));
                        assert_eq!(self.encoder.action(number as usize), Some(*action));
                    }
                    let count = self.encoder.list_numbers(game, &state, seat, &mut list, &mut listed);
                    let listed = listed[..count].iter().map(|number| Some(u32::from(*number)));
                    assert!(listed.eq(numbers), "the list of numbers is that of the actions");
                    counts.actions += legal.len() as u64;
                    Step::Act(seat, legal[random.below(legal.len() as u32) as usize])
                }
            };
            game.advance(&mut state, step, &mut Mute);
        }
        self.rows_hold(&state, &mut random, counts);
        counts.games += 1;
    }

    /// Brings a row up to date and compares it with one that is written as a whole.
    fn kept_row_holds(&self, kept: &mut Kept<G>, state: &G::State, seat: Seat) {
        let (game, encoder) = (&self.game, &self.encoder);
        let look = |state, seat| Look::new(state, seat, game.seats());
        encoder.update(game, look(&kept.last.0, kept.last.1), look(state, seat), &mut kept.row);
        let mut whole = vec![1; encoder.entries()];
        encoder.observe(game, state, seat, &mut whole);
        let stale = encoder.features().iter().find(|feature| {
            let of_feature = feature.first..feature.first + feature.len;
            kept.row[of_feature.clone()] != whole[of_feature]
        });
        assert_eq!(stale, None, "not brought up to date\n{:?}\n{state:?}", kept.last);
        kept.last = (state.clone(), seat);
    }

    fn rows_hold(&self, state: &G::State, random: &mut Random, counts: &mut EncodingCounts) {
        let (game, encoder) = (&self.game, &self.encoder);
        let (mut row, mut again) = (vec![0; encoder.entries()], vec![1; encoder.entries()]);
        for seat in Seat::all(game.seats()) {
            encoder.observe(game, state, seat, &mut row);
            for feature in encoder.features() {
                let entries = &row[feature.first..][..feature.len];
                let kept = entries.iter().all(|entry| (0..=feature.high).contains(entry));
                assert!(kept, "{} is 0 to {}: {entries:?}", feature.name, feature.high);
            }
            let imagined = game.sample(&game.view(state, Viewer::Seat(seat)), random);
            encoder.observe(game, &imagined, seat, &mut again);
            let leak = encoder.features().iter().find(|feature| {
                let of_feature = feature.first..feature.first + feature.len;
                row[of_feature.clone()] != again[of_feature]
            });
            assert_eq!(leak, None, "seat {seat} knows more than its view\n{state:?}\n{imagined:?}");
            counts.resampled += 1;
        }
    }
}
