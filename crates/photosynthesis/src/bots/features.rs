//! What of a position counts for a seat, as numbers: each has learned weights in `data/guide.toml`.
//!
//! What a player has counts by how far the seat is ahead of the mean of other players: then a position tells as much
//! about the one side as about the other, and half as many weights must be learned. Nothing here allocates: it is worked
//! out for every position that plan search tries.

use super::estimate::{Parts, SUNS, Sunlight};
use crate::{Rules, Size, State};
use solarium_core::{Seat, Shape};

/// The features and the rounds to go at which they have weights.
pub(super) const SHAPE: Shape = Shape { names: &NAMES, knots: &[0, 4, 10, 17] };

/// How many features there are.
pub(super) const COUNT: usize = NAMES.len();

#[rustfmt::skip]
const NAMES: [&str; 58] = [
    // 1 in every position; tables of three and four seats.
    "constant", "three_seats", "four_seats",
    // Does the seat begin the round? In its own turn: 1, and pieces that can still be used.
    "begins", "own_turn", "fresh_seeds", "fresh_small", "fresh_medium", "fresh_large",
    // Cynthias: how many, and their mean light and seeds by level, tokens, LP, pieces, supply, light until the end.
    "cynthias", "cynthia_level_light", "cynthia_level_seeds", "cynthia_tokens", "cynthia_lp", "cynthia_seeds",
    "cynthia_small", "cynthia_medium", "cynthia_large", "cynthia_supply", "cynthia_light_to_come",
    // How far the seat is ahead of other players, from here on. The estimate and what it is made of.
    "estimate", "tokens", "offers", "spare", "wasted",
    // LP, and those above eight.
    "lp", "lp_above_8",
    // Pieces by size and ring, from the centre.
    "seeds_0", "seeds_1", "seeds_2", "seeds_3",
    "small_0", "small_1", "small_2", "small_3",
    "medium_0", "medium_1", "medium_2", "medium_3",
    "large_0", "large_1", "large_2", "large_3",
    // Pieces at hand and in the shop.
    "seeds_at_hand", "small_at_hand", "medium_at_hand", "large_at_hand",
    "seeds_in_shop", "small_in_shop", "medium_in_shop", "large_in_shop",
    // Light of the next six rounds on the present board, and until the end.
    "light_1", "light_2", "light_3", "light_4", "light_5", "light_6", "light_to_come",
];

const BEGINS: usize = 3;
const OWN_TURN: usize = 4;
const CYNTHIAS: usize = 9;
const AHEAD: usize = 20;

// Places within what a player has.
const LP: usize = 5;
const PIECES: usize = 7;
const AT_HAND: usize = 23;
const IN_SHOP: usize = 27;
const LIGHT: usize = 31;
const OF_PLAYER: usize = COUNT - AHEAD;

/// Works out what does not hang on the estimates; `features` is all 0.
pub(super) fn of_table(
    rules: &Rules,
    state: &State,
    seat: Seat,
    sunlight: &Sunlight,
    features: &mut [f32; COUNT],
) {
    features[0] = 1.0;
    match rules.seats() {
        3 => features[1] = 1.0,
        4 => features[2] = 1.0,
        _ => {}
    }
    features[BEGINS] = f32::from(u8::from(state.first() == Some(seat)));
    if state.round() > 0 && rules.in_turn(state) == Some(seat) {
        features[OWN_TURN] = 1.0;
        let fresh = state.forest().of(seat) & !state.activated();
        for size in Size::ALL {
            features[OWN_TURN + 1 + size.index()] = (fresh & state.forest().sized(size)).len() as f32;
        }
    }
    if rules.has_cynthia() {
        cynthias(rules, state, sunlight, &mut features[CYNTHIAS..AHEAD]);
    }
}

/// The means of all Cynthias.
fn cynthias(rules: &Rules, state: &State, sunlight: &Sunlight, features: &mut [f32]) {
    let count = Seat::all(rules.seats()).filter(|seat| rules.is_cynthia(*seat)).count() as f32;
    features[0] = count;
    for seat in Seat::all(rules.seats()) {
        let Some(level) = rules.level(seat) else { continue };
        let supply = rules.supply(state, seat);
        let [seeds, small, medium, large] = state.forest().count(seat).map(f32::from);
        let values = [
            f32::from(level.light_change),
            f32::from(level.seed_change),
            rules.tokens(state, seat).map(f32::from).sum(),
            f32::from(state.lp(seat)),
            seeds,
            small,
            medium,
            large,
            f32::from(supply[1] + supply[2] + supply[3]),
            to_come(sunlight, seat),
        ];
        for (feature, value) in features[1..].iter_mut().zip(values) {
            *feature += value / count;
        }
    }
}

/// Adds what a player has, times a factor: 1 for the seat itself, less than 0 for others.
pub(super) fn add_player(
    state: &State,
    seat: Seat,
    parts: &Parts,
    sunlight: &Sunlight,
    factor: f32,
    features: &mut [f32; COUNT],
) {
    let mut has = [0.0f32; OF_PLAYER];
    has[0] = parts.value as f32;
    has[1] = parts.tokens as f32;
    has[2] = parts.offers as f32;
    has[3] = parts.spare as f32;
    has[4] = parts.wasted as f32;
    let lp = state.lp(seat);
    has[LP] = f32::from(lp);
    has[LP + 1] = f32::from(lp.saturating_sub(8));
    for (feature, count) in has[PIECES..].iter_mut().zip(parts.pieces.as_flattened()) {
        *feature = f32::from(*count);
    }
    let (available, shop) = (state.available(seat), state.shop(seat));
    for size in Size::ALL {
        let n = size.index();
        has[AT_HAND + n] = f32::from(available[n]);
        has[IN_SHOP + n] = f32::from(shop.left(size));
    }
    for (feature, light) in has[LIGHT..].iter_mut().zip(sunlight.of(seat)) {
        *feature = f32::from(*light);
    }
    has[LIGHT + SUNS] = to_come(sunlight, seat);
    for (feature, value) in features[AHEAD..].iter_mut().zip(has) {
        *feature += value * factor;
    }
}

/// The light of a seat until the end if the board stays as it is.
fn to_come(sunlight: &Sunlight, seat: Seat) -> f32 {
    let mut sum = 0u32;
    for (ahead, light) in sunlight.of(seat).iter().enumerate() {
        // The sun is at this place once in each revolution.
        let times = (u32::from(sunlight.rounds) + (SUNS - 1 - ahead) as u32) / SUNS as u32;
        sum += u32::from(*light) * times;
    }
    sum as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_begin_where_their_names_do() {
        for (place, name) in [
            (BEGINS, "begins"),
            (OWN_TURN, "own_turn"),
            (CYNTHIAS, "cynthias"),
            (AHEAD, "estimate"),
            (AHEAD + LP, "lp"),
            (AHEAD + PIECES, "seeds_0"),
            (AHEAD + AT_HAND, "seeds_at_hand"),
            (AHEAD + IN_SHOP, "seeds_in_shop"),
            (AHEAD + LIGHT, "light_1"),
            (AHEAD + LIGHT + SUNS, "light_to_come"),
        ] {
            assert_eq!(NAMES[place], name);
        }
    }
}
