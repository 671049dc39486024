//! What each seat owns.

use super::read::Loading;
use crate::{KnownCrew, NONE, Phase, Sort};
use serde_json::Value;
use solarium_core::{Field, Fields, Message, Reading, Reason, Rule, Seat};

/// Resources have no upper limit (CI-1.1); this only keeps sums far from overflow.
const PLENTY: u32 = 1_000_000;

impl Loading<'_> {
    pub(super) fn seats(&mut self, root: &Fields<'_, '_>) {
        for (i, seat) in root.get("seats").list().into_iter().enumerate() {
            let Some(fields) = seat.mandatory().object() else { continue };
            // The set-up has read `kind`; the supply follows from the other dice.
            let _ = (fields.get("kind"), fields.get("supply"));
            if i < self.game.humans() {
                self.crew(&fields, Seat(i as u8));
            } else {
                self.ai(&fields);
            }
            fields.close();
        }
        self.characters(root.reading());
    }

    fn crew(&mut self, fields: &Fields<'_, '_>, seat: Seat) {
        let (base, reading) = (&self.game.pack.base, fields.reading());
        let mut crew = *self.state.crew(seat);
        let character = |key| {
            let known = |id: &str| self.game.pack.character(id);
            let field = fields.get(key).rule("CI-2.9");
            field.known(Message::new("ci-record-character"), known).unwrap_or(NONE)
        };
        (crew.character, crew.refused) = (character("character"), character("refused"));
        for (amount, name) in crew.res.iter_mut().zip(["water", "algae", "power", "gems"]) {
            *amount = fields.get_or_null(name).rule("CI-1.1").number(0..=PLENTY).unwrap_or(*amount);
        }
        let rolled = fields.get("rolled").list();
        crew.rolled = [0; 6];
        for value in &rolled {
            if let Some(value) = value.clone().rule("CI-4.4").mandatory().number(1..=6u8) {
                let count = &mut crew.rolled[usize::from(value) - 1];
                *count = count.saturating_add(1);
            }
        }
        reading.require(rolled.is_empty() || self.state.phase == Phase::Plan, "CI-4.6", || {
            Reason::of_seat(seat.index(), Message::new("ci-record-rolled-outside-plan"))
        });
        // Left out, the pool holds the dice of the set-up, unless dice of the base are named.
        let base_dice = ["rolled", "garages", "farms", "cantina"].map(|key| fields.get_or_null(key));
        let named = base_dice.iter().any(|field| field.value().is_some());
        let default = if named { 0 } else { base.start_dice };
        let dice = |key| fields.get_or_null(key).rule("CI-1.2").number(0..=13);
        crew.pool = dice("pool").unwrap_or(default);
        crew.cantina = dice("cantina").unwrap_or(0);
        let ready = fields.get_or_null("ready").rule("CI-4.9");
        crew.ready = ready.flag().unwrap_or(ready.value().is_none() && self.state.phase == Phase::Execute);
        places(&fields.get("garages"), &mut crew.garages[..base.garages()]);
        places(&fields.get("farms"), &mut crew.farms[..base.farms()]);
        let rooms = &mut crew.upgrades[..usize::from(base.upgrade_rooms)];
        self.rooms(&fields.get("upgrades"), Sort::Upgrade, rooms);
        let rooms = &mut crew.farm_tiles[..usize::from(base.farm_rooms)];
        self.rooms(&fields.get("farm_tiles"), Sort::Farm, rooms);
        if self.game.hands_unknown() {
            let cards = self.game.pack.items.len() as u8;
            crew.unknown = fields.get_or_null("unknown").rule("CI-13.1").number(0..=cards).unwrap_or(0);
        } else {
            crew.hand = self.item_list(&fields.get("hand"));
        }
        crew.items = self.item_list(&fields.get("items"));
        crew.harvester = self.harvester(fields).unwrap_or(crew.harvester);
        self.passed(&fields.get("passed"), &mut crew.passed);
        *self.state.crew_mut(seat) = crew;
        self.check(reading, seat);
    }

    fn check(&self, reading: &Reading, seat: Seat) {
        let (game, state, crew) = (self.game, &self.state, self.state.crew(seat));
        let require = |holds: bool, rule: Rule, id: &'static str| {
            reading.require(holds, rule, || Reason::of_seat(seat.index(), Message::new(id)));
        };
        if state.phase == Phase::Plan {
            let filled = crew.garages.iter().rposition(|v| *v > 0).map_or(0, |last| last + 1);
            require(!crew.garages[..filled].contains(&0), "CI-4.6", "ci-record-garage-gaps");
            require(!crew.ready || crew.rolled_dice() == 0, "CI-4.6", "ci-record-ready-with-dice");
            require(crew.cantina == 0, "CI-4.6", "ci-record-cantina-in-plan");
        } else if matches!(state.phase, Phase::Characters | Phase::Items | Phase::Over) {
            let dice = crew.garage_dice() + crew.farm_dice() + crew.cantina;
            require(dice == 0, "CI-11.1", "ci-record-dice-outside-round");
        }
        let acted = matches!(state.phase, Phase::Harvest | Phase::Rest);
        require(!acted || crew.garage_dice() == 0, "CI-5.14", "ci-record-garage-after-execute");
        for farm in (0..game.pack.base.farms()).filter(|f| crew.farms[*f] > 0) {
            reading.require(game.has_die_space(state, seat, farm), "CI-4.7", || {
                let message = Message::new("ci-record-no-die-space").with("farm", farm + 1);
                Reason::of_seat(seat.index(), message)
            });
        }
        // Outside the set-up every human has a character; a record that leaves it out plays without one (CI-14.9).
        let drafted = state.phase != Phase::Characters || (crew.hand | crew.items) == 0 && crew.unknown == 0;
        require(drafted, "CI-2.10", "ci-record-items-before-draft");
    }

    /// CI-2.9: one of each character.
    fn characters(&self, reading: &Reading) {
        let mut seen = Vec::new();
        for seat in Seat::all(self.game.humans()) {
            let crew = self.state.crew(seat);
            for character in [crew.character, crew.refused].into_iter().filter(|c| *c != NONE) {
                reading.require(!seen.contains(&character), "CI-2.9", || {
                    let id = self.pack().characters[usize::from(character)].id.as_str();
                    Message::new("ci-record-character-twice").with("character", id)
                });
                seen.push(character);
            }
        }
    }

    /// Tiles lie in their rooms without gaps.
    fn rooms(&self, field: &Field<'_, '_>, sort: Sort, rooms: &mut [u8]) {
        rooms.fill(NONE);
        let list = field.list();
        if list.len() > rooms.len() {
            too_many(field, "CI-8.13", list.len(), rooms.len());
        }
        let rule = if sort == Sort::Farm { "CI-15.1" } else { "CI-15.2" };
        let tile = |member: Field<'_, '_>| {
            let known = |id: &str| self.game.pack.tile_of(sort, id);
            member.rule(rule).mandatory().known(Message::new("ci-record-tile"), known)
        };
        let tiles: Vec<u8> = list.into_iter().take(rooms.len()).filter_map(tile).collect();
        rooms[..tiles.len()].copy_from_slice(&tiles);
    }

    fn harvester(&self, fields: &Fields<'_, '_>) -> Option<u8> {
        let planet = self.game.planet(&self.state);
        let field = fields.get_or_null("harvester").rule("CI-9.1");
        let space = field.known(Message::new("ci-record-planet-space"), |name| planet.find(name));
        // As long as the side of the board is open, Harvesters stand nowhere, and what is written there says nothing.
        space.filter(|_| self.state.planet_side != NONE)
    }

    /// The cards a seat passed on in the draft: they lie elsewhere, so they are only looked up.
    fn passed(&self, field: &Field<'_, '_>, passed: &mut [u64; 2]) {
        for (turn, cards) in field.list().iter().enumerate() {
            let cards = cards.value().and_then(Value::as_array).map_or(Vec::new(), |_| cards.list());
            for card in cards {
                let card = card.rule("CI-2.10").mandatory();
                let item = card.known(Message::new("ci-record-item"), |id| self.pack().item(id));
                match (item, passed.get_mut(turn)) {
                    (Some(item), Some(set)) => *set |= 1 << item,
                    (Some(_), None) => too_many(field, "CI-2.10", turn + 1, 2),
                    (None, _) => {}
                }
            }
        }
    }

    fn ai(&mut self, fields: &Fields<'_, '_>) {
        let (tables, reading) = (&self.game.pack.ai, fields.reading());
        let dice = fields.get_or_null("dice").rule("CI-17.3").number(0..=tables.die_spaces);
        self.state.ai.dice = dice.unwrap_or(tables.start_dice);
        self.state.ai.gems = fields.get_or_null("gems").rule("CI-1.1").number(0..=PLENTY).unwrap_or(0);
        let progress =
            fields.get_or_null("progress").rule("CI-17.19").number(0..=tables.progress.len() as u8);
        self.state.ai.progress = progress.unwrap_or(0);
        self.state.ai.harvester = self.harvester(fields).unwrap_or(self.state.ai.harvester);
        let cache = self.game.planet(&self.state).cache_number(self.state.ai.harvester);
        reading.require(self.state.planet_side == NONE || cache.is_none(), "CI-17.6", || {
            Message::new("ci-record-ai-cache")
        });
        let mut seen = 0u32;
        let mut schemes = |key| {
            let mut set = 0u32;
            for member in fields.get(key).list() {
                let member = member.rule("CI-17.3").mandatory();
                match member.known(Message::new("ci-record-scheme"), |id| self.game.pack.scheme(id)) {
                    Some(scheme) if seen & (1 << scheme) != 0 => member.rule("CI-17.2").refuse_twice(),
                    Some(scheme) => set |= 1 << scheme,
                    None => {}
                }
                seen |= set;
            }
            set
        };
        let (discard, shown) = (schemes("schemes_discarded"), schemes("schemes_shown"));
        (self.state.ai.discard, self.state.ai.shown) = (discard, shown);
        self.state.ai.pile &= !seen;
    }
}

/// Dice on the base, each place with a die or null.
fn places(field: &Field<'_, '_>, places: &mut [u8]) {
    places.fill(0);
    let list = field.list();
    if list.len() > places.len() {
        too_many(field, "CI-1.2", list.len(), places.len());
    }
    for (place, value) in places.iter_mut().zip(list) {
        *place = value.rule("CI-1.2").number(1..=6).unwrap_or(0);
    }
}

fn too_many(field: &Field<'_, '_>, rule: Rule, given: usize, most: usize) {
    let message = Message::new("ci-record-too-many").with("path", field.path());
    field.clone().rule(rule).refuse(message.with("given", given).with("most", most));
}
