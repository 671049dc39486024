//! A position with some counts set otherwise: what people put right that play with the box.

use super::typed;
use crate::pack::{CACHES, Res};
use crate::records::notation::CLAN_LETTERS;
use crate::{Circadians, NONE, Sort, State, View};
use serde_json::{Value, json};
use solarium_core::{
    Components, Corrections, Message, Placed, Reasons, Records, Seat, Slots, TypedForm, face, family,
    seat_board, seat_of_board,
};

const NEGOTIATION: &str = "negotiation";
const DEPOSITORY: &str = "depository";
const LOCATIONS: &str = "locations";
const PLANET: &str = "planet";
const TABLE: &str = "table";

/// Resources of a crew, with their field in a record.
const STORE: [(&str, &str); 4] =
    [("water", "water"), ("algae", "algae"), ("power", "power"), ("gem", "gems")];

impl Corrections for Circadians {
    fn correctable(&self, view: &View) -> Vec<Placed> {
        // Supplies and piles hold what is nowhere else; sides of boards belong to the set-up, and what lies hidden in
        // the midst of a draft is dealt again, not put right.
        let can_be_set = |placed: &Placed| {
            let follows = matches!(
                &*placed.place,
                "supply"
                    | "item-pile"
                    | "event-pile"
                    | "event-discard"
                    | "scheme-pile"
                    | "scheme-discard"
                    | "locked"
                    | "packet"
                    | "dealt"
                    | "screen"
                    | "planet"
            );
            let in_hand = self.hands_unknown() && placed.place == "hand";
            let unknown = placed.component == "item" && !in_hand
                || placed.component == "cache"
                // With one crew the first player never changes.
                || (placed.component == "first" && self.humans() == 1);
            !follows && !unknown && family(&placed.component).split('-').next() != Some("clan")
        };
        let mut slots = Slots::new(self.components(view), can_be_set);
        self.offer_dice(&mut slots);
        self.offer_planet(&mut slots, view);
        for kind in &self.pack.consequences {
            for value in &self.pack.advancements {
                slots.may_lie(NEGOTIATION, format!("reward:{}", kind.word()), format!("advancement-{value}"));
            }
            for setback in &self.pack.setbacks {
                slots.may_lie(
                    NEGOTIATION,
                    format!("punishment:{}", kind.word()),
                    format!("setback-{}", setback.id),
                );
            }
        }
        for value in &self.pack.advancements {
            slots.may_lie(NEGOTIATION, "left", format!("advancement-{value}"));
        }
        for setback in &self.pack.setbacks {
            slots.may_lie(NEGOTIATION, "left", format!("setback-{}", setback.id));
        }
        for event in self.pack.events.iter().filter(|_| view.event != NONE) {
            slots.may_lie(TABLE, "event", format!("event={}", event.id));
        }
        for item in &self.pack.items {
            slots.may_lie(TABLE, "item-discard", format!("item={}", item.id));
        }
        for sort in [Sort::Farm, Sort::Upgrade] {
            for tile in self.pack.tiles(sort) {
                slots.may_lie(TABLE, "away", format!("{}={}", sort.word(), tile.id));
                for n in 1..=3 {
                    slots.may_lie(
                        LOCATIONS,
                        format!("stack:{}-{n}", sort.word()),
                        format!("{}={}", sort.word(), tile.id),
                    );
                }
            }
            for n in 1..=3 {
                slots.may_lie(LOCATIONS, format!("stack:{}-{n}", sort.word()), sort.word());
            }
        }
        for seat in self.seats_of_humans() {
            self.offer_crew(&mut slots, seat);
        }
        if let Some(seat) = self.ai_seat() {
            let board = seat_board(seat);
            slots.may_lie(board, "dice", format!("die-{}", seat.0));
            slots.may_lie(board, "store", "gem");
            slots.may_lie(board, "unlocked", "progress");
            for scheme in &self.pack.ai.schemes {
                slots.may_lie(board, "scheme", format!("scheme={}", scheme.id));
                slots.may_lie(board, "scheme-discard", format!("scheme={}", scheme.id));
            }
        }
        let mut slots = slots.finish();
        for slot in slots.iter_mut().filter(|slot| slot.place == "scheme-discard") {
            let scheme = face(&slot.component).and_then(|id| self.pack.scheme(id));
            slot.count = i32::from(scheme.is_some_and(|scheme| view.ai.discard & (1 << scheme) != 0));
        }
        slots
    }

    fn corrected(&self, state: &State, set: &[Placed]) -> Value {
        let mut record = self.record(state);
        // What is removed goes first, so that something else can take its place.
        let mut set: Vec<&Placed> = set.iter().collect();
        set.sort_by_key(|placed| placed.count);
        for placed in &set {
            match seat_of_board(placed.board) {
                Some(seat) => self.set_of_seat(&mut record, state, seat, placed),
                None => self.set_on_table(&mut record, state, placed),
            }
        }
        for sort in [Sort::Farm, Sort::Upgrade] {
            self.make_up_stacks(&mut record, state, sort, &set);
        }
        record
    }

    fn typed_forms(&self, view: &View, asked: bool) -> Vec<TypedForm> {
        typed::forms(self, view, asked)
    }

    fn typed_card(
        &self,
        state: &State,
        seat: Seat,
        card: &Value,
        asked: bool,
    ) -> Result<Option<Value>, Reasons> {
        typed::card(self, state, seat, card, asked)
    }

    fn typed_words(&self, earlier: &Circadians) -> Vec<Message> {
        typed::words(self, earlier)
    }

    fn typed_cards(&self) -> usize {
        self.pack.typed.count()
    }

    fn typed_pack(&self, id: &str) -> Option<String> {
        self.pack.typed_text(id)
    }
}

fn die(seat: Seat, value: u8) -> String {
    format!("die-{}={value}", seat.0)
}

/// Owner and value of a die.
fn shown(component: &str) -> Option<(u64, u64)> {
    let owner = family(component).strip_prefix("die-")?.parse().ok()?;
    Some((owner, face(component)?.parse().ok()?))
}

/// So many entries of a list that are like this one. Those that lie in gaps move up.
fn set_entries(list: &mut Value, entry: &Value, count: i32) {
    let Some(list) = list.as_array_mut() else { return };
    let is_same = |other: &Value| {
        entry.as_object().is_some_and(|fields| fields.iter().all(|(key, value)| other[key] == *value))
    };
    let mut left = count;
    list.retain(|other| {
        let same = is_same(other);
        left -= i32::from(same);
        !same || left >= 0
    });
    list.extend((0..left).map(|_| entry.clone()));
    for entry in list.iter_mut().filter_map(Value::as_object_mut) {
        entry.remove("place");
    }
}

/// An id is in a list, or not.
fn set_member(list: &mut Value, id: &str, is_there: bool) {
    if !list.is_array() {
        *list = json!([]);
    }
    if let Some(list) = list.as_array_mut() {
        list.retain(|member| member != id);
        if is_there {
            list.push(json!(id));
        }
    }
}

impl Circadians {
    fn offer_dice(&self, slots: &mut Slots) {
        let boards = self.boards();
        let mut places: Vec<(&'static str, String)> = Vec::new();
        for letter in CLAN_LETTERS {
            places.extend((1..=boards.rows.len()).map(|row| (NEGOTIATION, format!("at:neg-{letter}{row}"))));
        }
        places.extend((1..=boards.headquarters).map(|n| (DEPOSITORY, format!("at:hq-{n}"))));
        let rooms = [
            ("mine", boards.mines.len()),
            ("foundry", usize::from(boards.foundry)),
            ("control", usize::from(boards.control_room)),
            ("market", boards.market.len()),
            ("academy", boards.academy.len()),
            ("lab", usize::from(boards.laboratory)),
        ];
        for (room, spaces) in rooms {
            places.extend((1..=spaces).map(|n| (LOCATIONS, format!("at:{room}-{n}"))));
        }
        for seat in Seat::all(self.setup.seats.len()) {
            for (board, place) in &places {
                for value in 1..=6 {
                    slots.may_lie(board, place, die(seat, value));
                }
            }
            for row in &boards.depository {
                for column in boards.column_values() {
                    slots.may_lie(DEPOSITORY, format!("at:dep-{}-{column}", row.id), die(seat, column));
                }
            }
        }
    }

    fn offer_planet(&self, slots: &mut Slots, view: &View) {
        if view.planet_side == NONE {
            return;
        }
        let planet = self.planet(view);
        for space in &planet.spaces {
            let place = format!("space:{}", space.name);
            for seat in Seat::all(self.setup.seats.len()) {
                slots.may_lie(PLANET, &place, format!("harvester-{}", seat.0));
            }
            if let Some(amount) = space.token.map(crate::rules::planet::Token::amount) {
                let kinds = Res::ALL.into_iter().zip(STORE).filter(|(res, _)| amount.get(*res) > 0);
                for (_, (name, _)) in kinds {
                    slots.may_lie(PLANET, &place, name);
                }
            }
        }
        for cache in planet.caches.iter().take(CACHES).filter(|_| view.caches_up()) {
            for points in &self.pack.cache_points {
                slots.may_lie(PLANET, format!("space:{}", planet.name(*cache)), format!("cache={points}"));
            }
        }
    }

    fn offer_crew(&self, slots: &mut Slots, seat: Seat) {
        let (board, base) = (seat_board(seat), &self.pack.base);
        if self.humans() > 1 {
            slots.may_lie(board, "first", "first");
        }
        for place in ["pool", "cantina"] {
            slots.may_lie(board, place, format!("die-{}", seat.0));
        }
        for value in 1..=6 {
            slots.may_lie(board, "rolled", die(seat, value));
            for n in 1..=base.garages() {
                slots.may_lie(board, format!("at:garage-{n}"), die(seat, value));
            }
            for n in 1..=base.farms() {
                slots.may_lie(board, format!("at:farm-{n}"), die(seat, value));
            }
        }
        for (sort, place, rooms) in
            [(Sort::Farm, "farm", base.farm_rooms), (Sort::Upgrade, "garage", base.upgrade_rooms)]
        {
            for n in 0..rooms as usize {
                for tile in self.pack.tiles(sort) {
                    let room = self.first_room(sort) + 1 + n;
                    slots.may_lie(
                        board,
                        format!("at:{place}-{room}"),
                        format!("{}={}", sort.word(), tile.id),
                    );
                }
            }
        }
        for (name, _) in STORE {
            slots.may_lie(board, "store", name);
        }
        if self.hands_unknown() {
            slots.may_lie(board, "hand", "item");
        }
        for item in &self.pack.items {
            for place in ["hand", "items"].into_iter().skip(usize::from(self.hands_unknown())) {
                slots.may_lie(board, place, format!("item={}", item.id));
            }
        }
        for character in &self.pack.characters {
            slots.may_lie(board, "character", format!("character={}", character.id));
        }
    }

    fn set_on_table(&self, record: &mut Value, state: &State, placed: &Placed) {
        let (kind, name) = placed.place.split_once(':').unwrap_or((&placed.place, ""));
        let (some, id) = (placed.count > 0, face(&placed.component).unwrap_or_default());
        match kind {
            "at" => self.set_die(record, name, placed),
            "reward" | "punishment" | "left" => {
                let (kind_of, token) = placed.component.split_once('-').unwrap_or((&placed.component, ""));
                let list = &mut record[if kind_of == "advancement" { "advancements" } else { "setbacks" }];
                let Some(list) = list.as_object_mut() else { return };
                match (some, kind) {
                    (true, "left") => drop(list.remove(token)),
                    (true, _) => drop(list.insert(token.to_string(), json!(name))),
                    (false, "left") => {}
                    (false, _) if list.get(token).is_some_and(|at| at == name) => drop(list.remove(token)),
                    (false, _) => {}
                }
            }
            "space" => self.set_on_planet(record, state, name, placed),
            "event" if some => record["event"] = json!(id),
            "item-discard" => self.set_item(record, placed, |record| &mut record["item_discard"]),
            "stack" => self.set_stack(record, name, placed),
            "away" => {
                let Some(list) = record["removed"].as_array_mut() else { return };
                list.retain(|tile| tile != id);
                list.extend((0..placed.count).map(|_| json!(id)));
            }
            _ => {}
        }
    }

    fn set_die(&self, record: &mut Value, spot: &str, placed: &Placed) {
        let Some((seat, value)) = shown(&placed.component) else { return };
        let (list, entry) = match spot.split_once('-') {
            Some(("neg", space)) => ("negotiation", json!({"space": space, "seat": seat, "value": value})),
            Some(("dep", place)) => {
                let (row, column) = place.split_once('-').unwrap_or((place, ""));
                let column = column.parse::<u64>().unwrap_or(value);
                ("depository", json!({"column": column, "row": row, "seat": seat}))
            }
            Some(("hq", space)) => {
                let space = space.parse::<u64>().unwrap_or(0);
                ("hq", json!({"space": space, "seat": seat, "value": value}))
            }
            _ => ("locations", json!({"space": spot, "seat": seat, "value": value})),
        };
        set_entries(&mut record[list], &entry, placed.count);
    }

    fn set_on_planet(&self, record: &mut Value, state: &State, name: &str, placed: &Placed) {
        let some = placed.count > 0;
        let planet = self.planet(state);
        let token = planet.spaces.iter().find(|space| space.name == name).and_then(|space| space.token);
        let worth =
            token.map_or(0, |token| Res::ALL.map(|res| i32::from(token.amount().get(res))).iter().sum());
        if let Some(seat) =
            placed.component.strip_prefix("harvester-").and_then(|seat| seat.parse::<usize>().ok())
        {
            if some {
                record["seats"][seat]["harvester"] = json!(name);
            }
        } else if let Some(points) = face(&placed.component) {
            let Some(caches) = record["caches"].as_object_mut() else { return };
            match (some, points.parse::<u64>()) {
                (true, Ok(points)) => {
                    // Each number of points is there once: two Caches change places.
                    let before = caches.insert(name.to_string(), json!(points));
                    let other = caches.iter_mut().find(|(other, at)| *other != name && **at == json!(points));
                    if let (Some(before), Some((_, other))) = (before, other) {
                        *other = before;
                    }
                }
                (false, Ok(points)) if caches.get(name) == Some(&json!(points)) => drop(caches.remove(name)),
                _ => {}
            }
        } else if placed.component != "cache" {
            // A token is there or not, whatever it is worth: one less than before takes it away.
            let taken =
                record["tokens_taken"].as_array().is_some_and(|list| list.iter().any(|at| at == name));
            let there = if taken { some } else { placed.count >= worth };
            set_member(&mut record["tokens_taken"], name, !there);
        }
    }

    /// An Item lies in one place; the pile has what lies nowhere else.
    fn set_item(&self, record: &mut Value, placed: &Placed, list: impl Fn(&mut Value) -> &mut Value) {
        let Some(id) = face(&placed.component) else { return };
        if placed.count > 0 {
            set_member(&mut record["item_discard"], id, false);
            for seat in record["seats"].as_array_mut().into_iter().flatten() {
                for key in ["hand", "items"] {
                    if seat[key].is_array() {
                        set_member(&mut seat[key], id, false);
                    }
                }
            }
        }
        set_member(list(record), id, placed.count > 0);
    }

    /// A stack with so many tiles face down, or with another one face up.
    fn set_stack(&self, record: &mut Value, name: &str, placed: &Placed) {
        let Some((sort, n)) = name.split_once('-') else { return };
        let Some(n) = n.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) else { return };
        let id = face(&placed.component);
        let top = record["visible"][sort][n].clone();
        match id {
            Some(id) if placed.count > 0 => {
                if top.is_null() {
                    let size = record["stack_sizes"][sort][n].as_i64().unwrap_or(0);
                    record["stack_sizes"][sort][n] = json!(size + 1);
                }
                record["visible"][sort][n] = json!(id);
            }
            // The next tile is turned up: which one is asked.
            Some(id) if top == id => record["visible"][sort][n] = Value::Null,
            Some(_) => {}
            None => {
                let size = i64::from(placed.count) + i64::from(!top.is_null());
                record["stack_sizes"][sort][n] = json!(size);
            }
        }
    }

    fn set_of_seat(&self, record: &mut Value, state: &State, seat: Seat, placed: &Placed) {
        let i = seat.index();
        let (some, id) = (placed.count > 0, face(&placed.component).unwrap_or_default());
        let own = &mut record["seats"][i];
        match placed.place.split_once(':').unwrap_or((&placed.place, "")) {
            ("pool" | "cantina" | "dice", _) => own[&placed.place] = json!(placed.count),
            ("unlocked", _) => own["progress"] = json!(placed.count),
            ("store", _) => {
                let field = STORE.iter().find(|(name, _)| *name == placed.component);
                if let Some((_, field)) = field {
                    own[*field] = json!(placed.count);
                }
            }
            ("rolled", _) => {
                let Some((_, value)) = shown(&placed.component) else { return };
                let Some(list) = own["rolled"].as_array_mut() else { return };
                list.retain(|rolled| rolled.as_u64() != Some(value));
                list.extend((0..placed.count).map(|_| json!(value)));
            }
            ("at", spot) => self.set_on_base(record, i, spot, placed),
            ("hand", _) if self.hands_unknown() => own["unknown"] = json!(placed.count),
            ("hand", _) => self.set_item(record, placed, |record| &mut record["seats"][i]["hand"]),
            ("items", _) => self.set_item(record, placed, |record| &mut record["seats"][i]["items"]),
            ("character", _) if some => own["character"] = json!(id),
            ("character", _) if own["character"] == id => own["character"] = Value::Null,
            ("scheme", _) => {
                set_member(&mut own["schemes_shown"], id, some);
                if some {
                    set_member(&mut own["schemes_discarded"], id, false);
                }
            }
            ("scheme-discard", _) => {
                set_member(&mut own["schemes_discarded"], id, some);
                if some {
                    set_member(&mut own["schemes_shown"], id, false);
                }
            }
            ("first", _) if some && state.first != NONE => record["first"] = json!(seat),
            _ => {}
        }
    }

    /// Dice and tiles on the base of a crew.
    fn set_on_base(&self, record: &mut Value, seat: usize, spot: &str, placed: &Placed) {
        let Some((room, n)) = spot.split_once('-') else { return };
        let Some(n) = n.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) else { return };
        let own = &mut record["seats"][seat];
        if let Some((_, value)) = shown(&placed.component) {
            let place = &mut own[if room == "garage" { "garages" } else { "farms" }][n];
            if placed.count > 0 {
                *place = json!(value);
            } else if place.as_u64() == Some(value) {
                *place = Value::Null;
            }
            return;
        }
        let (sort, key) =
            if room == "farm" { (Sort::Farm, "farm_tiles") } else { (Sort::Upgrade, "upgrades") };
        let Some(n) = n.checked_sub(self.first_room(sort)) else { return };
        let (Some(id), Some(tiles)) = (face(&placed.component), own[key].as_array_mut()) else { return };
        let before = tiles.get(n).cloned();
        if placed.count > 0 {
            match tiles.get_mut(n) {
                Some(tile) => *tile = json!(id),
                None => tiles.push(json!(id)),
            }
        } else if before.as_ref().is_some_and(|tile| tile == id) {
            tiles.remove(n);
        } else {
            return;
        }
        self.make_up_for_tile(record, sort, before.filter(|tile| tile != id || placed.count <= 0), placed);
    }

    /// A tile that came onto a base was taken from the game's box or from the top of a stack; one that went is out.
    fn make_up_for_tile(&self, record: &mut Value, sort: Sort, gone: Option<Value>, placed: &Placed) {
        let Some(removed) = record["removed"].as_array_mut() else { return };
        removed.extend(gone);
        let Some(came) = face(&placed.component).filter(|_| placed.count > 0) else { return };
        if let Some(at) = removed.iter().position(|tile| tile == came) {
            removed.remove(at);
            return;
        }
        let tops = &mut record["visible"][sort.word()];
        if let Some(top) = (0..3usize).find(|n| tops[*n] == came) {
            tops[top] = Value::Null;
            let size = record["stack_sizes"][sort.word()][top].as_i64().unwrap_or(0);
            record["stack_sizes"][sort.word()][top] = json!(size - 1);
        }
    }

    /// CI-1.3: every tile is somewhere; the largest stacks whose size was not corrected make up for what came or went.
    fn make_up_stacks(&self, record: &mut Value, state: &State, sort: Sort, set: &[&Placed]) {
        let word = sort.word();
        let is_corrected = |n: usize| {
            let place = format!("stack:{word}-{}", n + 1);
            set.iter().any(|placed| placed.place == place && face(&placed.component).is_none())
        };
        let of_sort = |id: &Value| self.pack.tiles(sort).iter().any(|tile| id == &json!(tile.id));
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let count = |record: &Value| {
            let sizes = list(&record["stack_sizes"][word]).iter().filter_map(Value::as_i64).sum::<i64>();
            let out = list(&record["removed"]).iter().filter(|id| of_sort(id)).count() as i64;
            let key = if sort == Sort::Farm { "farm_tiles" } else { "upgrades" };
            let built = list(&record["seats"]).iter().map(|seat| list(&seat[key]).len() as i64).sum::<i64>();
            sizes + out + built
        };
        let mut more = count(record) - count(&self.record(state));
        while more != 0 {
            let sizes = &record["stack_sizes"][word];
            let size = |n: usize| sizes[n].as_i64().unwrap_or(0);
            let Some(at) = (0..3usize).filter(|n| !is_corrected(*n)).max_by_key(|n| size(*n)) else { return };
            let left = size(at) - more.signum();
            if left < 0 {
                return;
            }
            record["stack_sizes"][word][at] = json!(left);
            if left == 0 {
                record["visible"][word][at] = Value::Null;
            }
            more -= more.signum();
        }
    }
}
