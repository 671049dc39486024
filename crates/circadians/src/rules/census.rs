//! Counts of every component (CI-1.2, CI-1.3); they must come out right in every position.

use crate::pack::DICE;
use crate::{Circadians, KnownCrew, NONE, Sort, State, dice_of};
use solarium_core::{Census, Seat};

pub(crate) fn census(game: &Circadians, state: &State) -> Vec<Census> {
    let mut list = Vec::new();
    let mut count = |what: String, found: i64, expected: i64| list.push(Census { what, found, expected });

    for seat in game.seats_of_humans().chain(game.ai_seat()) {
        count(format!("dice of seat {seat}"), dice(game, state, seat), i64::from(DICE));
    }
    let humans = &state.crews[..game.humans()];
    let items = i64::from(state.item_pile.count_ones() + state.item_discard.count_ones())
        + state.item_bottom.len() as i64
        + humans
            .iter()
            .map(|c| i64::from(c.hand.count_ones() + c.items.count_ones() + c.packet.count_ones()))
            .sum::<i64>();
    count("Items".into(), items, game.pack.items.len() as i64);
    // Counting places is not enough: the same card must not lie in two of them.
    let everywhere =
        humans.iter().fold(state.item_pile | state.item_discard, |set, c| set | c.hand | c.items | c.packet)
            | state.item_bottom.iter().fold(0, |set, (i, _)| set | 1 << i);
    let twice = items - i64::from(everywhere.count_ones());
    count("Items in two places".into(), twice, 0);

    for sort in [Sort::Farm, Sort::Upgrade] {
        let stacks = state.stacks(sort);
        let owned: usize = game.seats_of_humans().map(|s| game.tile_count(state, s, sort)).sum();
        let unseen: u32 = stacks.unseen.iter().map(|n| u32::from(*n)).sum();
        let removed: u32 = stacks.removed.iter().map(|n| u32::from(*n)).sum();
        let visible = stacks.visible.iter().filter(|k| **k != NONE).count();
        let expected: i64 = game.pack.tiles(sort).iter().map(|tile| i64::from(tile.count)).sum();
        let found = i64::from(unseen + removed) + (owned + visible) as i64;
        count(format!("{} tiles", sort.word()), found, expected);
        let in_stacks: i64 = stacks.sizes.iter().map(|n| i64::from(*n)).sum();
        count(format!("{} tiles in stacks", sort.word()), in_stacks, i64::from(unseen) + visible as i64);
    }
    if game.ai_seat().is_some() {
        let ai = &state.ai;
        let schemes = ai.pile.count_ones() + ai.discard.count_ones() + ai.shown.count_ones();
        count("schemes".into(), i64::from(schemes), game.pack.ai.schemes.len() as i64);
    }
    // One Event a round leaves the unseen ones (CI-2.6).
    let seen = game.pack.events.len() as i64 - i64::from(state.events_left.count_ones());
    let round = i64::from(state.round);
    let turned = if state.event == NONE { (round - 1).max(0) } else { round };
    count("Events seen".into(), seen, turned);
    if state.planet_side != NONE {
        let tokens = game.planet(state).tokens;
        count("Planet tokens out of place".into(), i64::from((state.tokens & !tokens).count_ones()), 0);
    }
    for (what, tokens) in [("advancements", &state.advancements), ("setbacks", &state.setbacks)] {
        let moved = tokens.iter().filter(|t| **t != NONE).count();
        let covered = tokens.iter().filter(|t| **t != NONE).fold(0u8, |set, t| set | 1 << t).count_ones();
        count(format!("spaces covered by {what}"), i64::from(covered), moved as i64);
    }
    list
}

/// All dice of a colour, wherever they are.
fn dice(game: &Circadians, state: &State, seat: Seat) -> i64 {
    let on_boards = i64::from(dice_of(seat, state.tables.spaces()));
    if game.ai_seat() == Some(seat) {
        return on_boards + i64::from(state.ai.dice + state.ai.supply);
    }
    let crew = state.crew(seat);
    on_boards
        + i64::from(crew.supply + crew.pool + crew.rolled_dice() + crew.garage_dice() + crew.farm_dice())
        + i64::from(crew.cantina)
}
