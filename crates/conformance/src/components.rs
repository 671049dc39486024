//! Laws about what lies where on the real table.

use crate::breach::{Held, equal, require};
use crate::laws::Table;
use solarium_core::{
    Counted, Language, Movement, Placed, Spot, Tabletop, Viewer, movement_message, movements_between,
};
use solarium_words::Lang;
use std::collections::{BTreeMap, BTreeSet};

const LAW: &str = "components";
const MOVEMENTS: &str = "movements";

/// How many lie at a spot, or the number that a marker stands at.
type Counts = BTreeMap<(&'static str, String, String), i32>;

impl<G: Tabletop> Table<'_, G> {
    /// Every heap lies on a board, is listed once, has names in every language, and all of a family are there.
    pub(crate) fn component_laws(&mut self) -> Held {
        let game = self.game.clone();
        let boards = game.table_boards();
        for viewer in Viewer::all(game.seats()) {
            let placed = game.components(&self.played.view(viewer));
            for pair in placed.windows(2) {
                require(pair[0].key() < pair[1].key(), LAW, || {
                    format!("heaps are not strictly ascending: {:?} before {:?}", pair[0], pair[1])
                })?;
            }
            for heap in &placed {
                require(boards.contains(&heap.board), LAW, || format!("{heap:?} lies on no board"))?;
                require(heap.kind == Counted::Marker || heap.count > 0, LAW, || {
                    format!("a heap of none is listed: {heap:?}")
                })?;
                self.names_law(heap)?;
            }
            self.family_law(&placed, viewer)?;
        }
        Ok(())
    }

    /// The heaps of a family add up to what the census counts of it.
    fn family_law(&self, placed: &[Placed], viewer: Viewer) -> Held {
        let game = &*self.game;
        let mut families: BTreeMap<String, i64> = BTreeMap::new();
        for line in game.census(self.played.state()) {
            if let Some(family) = game.family_of(&line.what) {
                *families.entry(family).or_default() += line.found;
            }
        }
        for (family, counted) in families {
            let heaps = placed.iter().filter(|heap| heap.family() == family);
            let lying: i64 = heaps.map(|heap| i64::from(heap.count)).sum();
            equal(&lying, &counted, LAW, || {
                format!("{viewer:?} sees another number of {family:?} than there are")
            })?;
        }
        Ok(())
    }

    /// Board, place and component can be said. Names repeat from position to position, so each is tried once.
    fn names_law(&mut self, heap: &Placed) -> Held {
        let game = self.game.clone();
        if self.named.insert(format!("{} {}", heap.board, heap.place)) {
            self.languages.speaks(&game.board_name(heap.board))?;
            self.languages.speaks(&game.place_name(heap.board, &heap.place))?;
        }
        let number = heap.count.clamp(0, 3);
        if self.named.insert(format!("{number} {}", heap.component)) {
            self.languages.speaks(&game.component_name(&heap.component, heap.count))?;
            let name = self.languages.words(Lang::En).say(&game.component_name(&heap.component, 2));
            let other = self.called.entry(name).or_insert_with(|| heap.component.clone());
            require(*other == heap.component, LAW, || {
                format!("{other:?} and {:?} have the same name", heap.component)
            })?;
        }
        Ok(())
    }

    /// The hand movements of the step just taken lead from one layout to the other, change nothing twice, and can be
    /// told apart in every language. Viewers take turns: the law looks at every step of a game.
    pub(crate) fn movement_laws(&mut self, before: &G::State) -> Held {
        let game = self.game.clone();
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let viewer = viewers[self.played.steps().len() % viewers.len()];
        let movements = movements_between(&*game, before, self.played.state(), viewer);
        let mut counts = counts(&game.components(&game.view(before, viewer)));
        let mut changed: BTreeMap<Spot, bool> = BTreeMap::new();
        for movement in &movements {
            carry_out(movement, &mut counts)?;
            let Movement::Pieces { from, to, .. } = movement else { continue };
            for (spot, gains) in [(from, false), (to, true)] {
                let Some(spot) = spot else { continue };
                let same = *changed.entry(spot.clone()).or_insert(gains) == gains;
                require(same, MOVEMENTS, || format!("{spot:?} is both cleared and filled: {movements:?}"))?;
            }
        }
        let after = self::counts(&game.components(&self.played.view(viewer)));
        equal(&counts, &after, MOVEMENTS, || {
            format!("{viewer:?} is told to move other pieces: {movements:?}")
        })?;
        // Movements repeat from step to step; those of a step that has none of its own have been read already.
        let mut told_before = true;
        for movement in &movements {
            told_before &= !self.named.insert(format!("{movement:?}"));
        }
        if told_before {
            return Ok(());
        }
        let mut said = BTreeSet::new();
        for movement in &movements {
            let message = movement_message(&*game, movement);
            self.languages.speaks(&message)?;
            for lang in Lang::ALL {
                let text = self.languages.words(lang).say(&message);
                numbers_law(movement, &text)?;
                let tells = said.insert((lang.code(), text));
                require(tells, MOVEMENTS, || format!("two movements read the same: {movements:?}"))?;
            }
        }
        Ok(())
    }
}

fn counts(placed: &[Placed]) -> Counts {
    let key = |heap: &Placed| (heap.board, heap.place.clone(), heap.component.clone());
    placed.iter().map(|heap| (key(heap), heap.count)).collect()
}

/// What a hand does with the pieces that lie there.
fn carry_out(movement: &Movement, counts: &mut Counts) -> Held {
    let key = |spot: &Spot| (spot.board, spot.place.clone(), spot.component.clone());
    match movement {
        Movement::Pieces { from, to, count } => {
            require(*count > 0 && from != to, MOVEMENTS, || format!("{movement:?} moves nothing"))?;
            if let Some(from) = from {
                let left = counts.get(&key(from)).copied().unwrap_or(0) - count;
                require(left >= 0, MOVEMENTS, || format!("{movement:?} takes what is not there"))?;
                if left == 0 {
                    counts.remove(&key(from));
                } else {
                    counts.insert(key(from), left);
                }
            }
            if let Some(to) = to {
                *counts.entry(key(to)).or_default() += count;
            }
        }
        Movement::Marker { at, from, to } => {
            require(from != to, MOVEMENTS, || format!("{movement:?} moves nothing"))?;
            equal(&counts.remove(&key(at)), from, MOVEMENTS, || format!("{movement:?} begins elsewhere"))?;
            counts.extend(to.map(|to| (key(at), to)));
        }
    }
    Ok(())
}

/// How many pieces, or where a marker goes, is said.
fn numbers_law(movement: &Movement, text: &str) -> Held {
    let (number, needed) = match movement {
        // One is said by the article.
        Movement::Pieces { count, .. } => (*count, *count > 1),
        Movement::Marker { to, .. } => (to.unwrap_or(0), to.is_some()),
    };
    require(!needed || text.contains(&number.to_string()), MOVEMENTS, || {
        format!("{text:?} does not say {number}")
    })
}
