//! How a position is hashed: by words of 64 bits, because search hashes every position it keeps.

use super::{Counts, Crawlers, SeatState, State, TurnState};
use std::hash::{Hash, Hasher};

/// Up to eight bytes as one word.
fn word<const N: usize>(bytes: [u8; N]) -> u64 {
    const { assert!(N <= 8, "a word holds eight bytes") };
    bytes.into_iter().fold(0, |word, byte| word << 8 | u64::from(byte))
}

/// A value that may be absent, as a byte.
fn or_zero<T>(value: Option<T>, number: impl FnOnce(T) -> u8) -> u8 {
    value.map_or(0, |value| number(value) + 1)
}

/// The patterns name every field: one that is added later does not compile until it is hashed too.
impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let State {
            divers,
            marks,
            types,
            owners,
            gates,
            energy_on,
            seats,
            turn,
            quiet,
            crawlers,
            deck,
            discards,
            effects,
            suits,
            first,
            active,
            marker,
        } = self;
        divers.0.iter().for_each(|counts| counts.hash(hasher));
        seats.0.iter().for_each(|seat| seat.hash(hasher));
        [*marks, owners.0, gates.0].iter().for_each(|counts| counts.hash(hasher));
        types.iter().for_each(|mask| hasher.write_u64(*mask));
        hasher.write_u64(*energy_on);
        turn.hash(hasher);
        crawlers.hash(hasher);
        let [a, b, c, d, e, f, g, h, last] = *deck;
        hasher.write_u64(word([a, b, c, d, e, f, g, h]));
        hasher.write_u64(word(*discards));
        hasher.write_u64(word(effects.map(|effect| or_zero(effect, |effect| effect as u8))));
        let [quiet_high, quiet_low] = quiet.to_be_bytes();
        hasher.write_u64(word([last, *suits, first.0, active.0, *marker, quiet_high, quiet_low]));
    }
}

impl Hash for Crawlers {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Crawlers { list, len } = self;
        hasher.write_u8(*len);
        list[..usize::from(*len)].iter().for_each(|space| hasher.write_u8(space.0));
    }
}

impl Hash for Counts {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.iter().for_each(|plane| hasher.write_u64(*plane));
    }
}

impl Hash for SeatState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let SeatState {
            drawn,
            momentum,
            energy,
            hold,
            reserve,
            gates,
            stations,
            lost,
            guests,
            vaporised,
            destroyed,
            eye,
            held,
        } = *self;
        let [towers, hurls, flares, effects] = momentum.map(u64::from);
        hasher.write_u64(towers | hurls << 16 | flares << 32 | effects << 48);
        let ([nodes, foundries, others], [high, low]) = (stations, energy.to_be_bytes());
        hasher.write_u64(word([hold, reserve, gates, nodes, foundries, others, high, low]));
        hasher.write_u64(
            u64::from(drawn) << 32 | word([lost, vaporised, eye, or_zero(held, |suit| suit as u8)]),
        );
        hasher.write_u64(word(guests) << 24 | word(destroyed));
    }
}

impl Hash for TurnState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let TurnState {
            used,
            imploded,
            revealed,
            outer_used,
            phase,
            back,
            mp,
            owed,
            reveal,
            hurls,
            tolls,
            played,
            shown,
            mark_next,
            effect,
            uses,
            done,
            station,
            cleared,
            space,
            asked,
            pillar,
            card,
            orbited,
            stage,
            crawler,
        } = *self;
        hasher.write_u64(used);
        imploded.iter().for_each(|counts| hasher.write_u32(*counts));
        hasher.write_u64(u64::from(revealed) << 16 | u64::from(outer_used));
        hasher.write_u64(word([phase as u8, back as u8, mp, owed, reveal, uses, done, stage]));
        let happened = [hurls, played, shown, mark_next, cleared, orbited];
        let happened = happened.into_iter().fold(0, |bits, happened| bits << 1 | u8::from(happened));
        let pillar = or_zero(pillar, |suit| suit as u8);
        let card = or_zero(card, |card| card.index() as u8);
        let effect = or_zero(effect, |effect| effect as u8);
        let station = or_zero(station, |station| station.index() as u8);
        hasher.write_u64(word([
            happened,
            crawler,
            effect,
            station,
            or_zero(space, |space| space.0),
            asked.0,
            pillar,
            card,
        ]));
        tolls.hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Effect, Sol, State, Suit};
    use serde_json::json;
    use solarium_core::{Game, Records, Shelf};
    use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

    fn hash(state: &State) -> u64 {
        BuildHasherDefault::<DefaultHasher>::default().hash_one(state)
    }

    #[test]
    fn positions_that_differ_in_one_field_hash_differently() {
        let game = Sol::from_setup(&json!({"seats": ["human", "human"]}), &Shelf::standard()).unwrap();
        let start = game.start();
        let changes: [fn(&mut State); 12] = [
            |state| state.effects[2] = Some(Effect::Accelerate),
            |state| state.quiet += 256,
            |state| state.discards[7] += 1,
            |state| state.deck[8] += 1,
            |state| state.first.0 += 1,
            |state| state.marks.0[2] = 1,
            |state| state.turn.asked.0 += 1,
            |state| state.turn.stage += 1,
            |state| state.turn.imploded[4] += 1,
            |state| state.turn.pillar = Some(Suit::Flare),
            |state| state.seats.0[1].guests[0] += 1,
            |state| state.seats.0[4].destroyed[2] += 1,
        ];
        let mut hashes = vec![hash(&start)];
        for change in changes {
            let mut changed = start;
            change(&mut changed);
            assert_ne!(changed, start);
            hashes.push(hash(&changed));
        }
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), changes.len() + 1);
    }
}
