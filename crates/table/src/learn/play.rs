//! Games of practice and of the gate.

use crate::playing::{Openings, RANDOM_DECISIONS};
use solarium_core::{
    Bot, Cancel, Game, Limits, Line, Mute, Question, Random, Seat, SeatKind, Seed, Step, StepOf, Turn,
    Viewer, random_outcome,
};

/// A finished game.
pub(super) struct Played<G: Game> {
    pub(super) steps: Vec<StepOf<G>>,
    pub(super) end: G::State,
}

/// How a game is played.
pub(super) struct Manner<'a> {
    pub(super) openings: Openings,
    /// One in so many decisions is drawn; 0 for none.
    pub(super) stray: u32,
    pub(super) cancel: &'a Cancel,
}

/// The seats that bots play.
pub(super) fn bot_seats<G: Game>(game: &G) -> Vec<Seat> {
    Seat::all(game.seats()).filter(|seat| !matches!(game.kind(*seat), SeatKind::Automa(_))).collect()
}

/// Numbers that follow from a seed.
fn stream(seed: &Seed, number: u64) -> Random {
    let derived = seed.derive(number).to_hex();
    Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"))
}

/// Plays one game, in which `bot` tells who plays a seat. Dice, openings and each seat have random numbers of their own.
/// `None` if it was cancelled or does not end.
pub(super) fn play<'b, G: Game>(
    game: &G,
    seed: &Seed,
    manner: &Manner<'_>,
    bot: impl Fn(Seat) -> &'b dyn Bot<G>,
) -> Option<Played<G>> {
    let (mut dice, mut openings) = (stream(seed, 0), stream(seed, 1));
    let mut of_seat: Vec<Random> = (0..game.seats()).map(|seat| stream(seed, 2 + seat as u64)).collect();
    let mut lines: Vec<Option<Line<G>>> = vec![None; game.seats()];
    let mut decisions = vec![0; game.seats()];
    let (mut legal, mut steps) = (Vec::new(), Vec::new());
    let mut state = game.start();
    while steps.len() < crate::MOST_STEPS {
        let step = match game.turn(&state) {
            Turn::Over => return Some(Played { steps, end: state }),
            Turn::Chance => Step::Chance(random_outcome(game, &state, &mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let count = game.list_actions(&state, seat, &mut legal);
                let legal = &legal[..count];
                let action = if let [only] = *legal {
                    only
                } else {
                    decisions[seat.index()] += 1;
                    let drawn = manner.openings == Openings::Random
                        && decisions[seat.index()] <= RANDOM_DECISIONS
                        || manner.stray > 0 && openings.below(manner.stray) == 0;
                    if drawn {
                        legal[openings.below(legal.len() as u32) as usize]
                    } else {
                        let view = game.view(&state, Viewer::Seat(seat));
                        let question = Question { game, view: &view, seat, legal };
                        let limits = Limits::usual(manner.cancel);
                        let random = &mut of_seat[seat.index()];
                        let answer =
                            bot(seat).answer(&question, lines[seat.index()].as_ref(), &limits, random)?;
                        lines[seat.index()] = Some(answer.line);
                        answer.action
                    }
                };
                Step::Act(seat, action)
            }
        };
        game.advance(&mut state, step, &mut Mute);
        steps.push(step);
    }
    None
}

/// Calls `look` with every position of a game that plan search evaluates, for the seat it is evaluated for: after each
/// action of a bot's seat, and where such a seat decides after another step. The end is not among them.
pub(super) fn positions<G: Game>(
    game: &G,
    steps: &[StepOf<G>],
    mut look: impl FnMut(&G::State, Seat),
) -> G::State {
    let seats = bot_seats(game);
    let mut state = game.start();
    let mut last = None;
    for step in steps {
        if let Step::Act(seat, _) = step
            && seats.contains(seat)
            && last != Some(*seat)
        {
            look(&state, *seat);
        }
        game.advance(&mut state, *step, &mut Mute);
        last = match step {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        };
        if let Some(seat) = last.filter(|seat| seats.contains(seat) && game.turn(&state) != Turn::Over) {
            look(&state, seat);
        }
    }
    state
}
