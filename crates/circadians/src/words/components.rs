//! What lies where on the real table, as far as a viewer knows.

use super::card_texts::card_text;
use crate::pack::{CACHES, Consequence, ROUNDS, Res};
use crate::records::notation::{self, CLAN_LETTERS};
use crate::rules::planet::Token;
use crate::{Circadians, Die, KnownCrew, NONE, Place, Public, Sort, View, bits, some_index};
use serde_json::Value;
use solarium_core::{
    Argument, Components, Layout, Message, Placed, Seat, face, family, seat_board, seat_of_board,
};

const NEGOTIATION: &str = "negotiation";
const DEPOSITORY: &str = "depository";
const LOCATIONS: &str = "locations";
const PLANET: &str = "planet";
const TABLE: &str = "table";

impl Components for Circadians {
    /// CI-2.1: hands, draft and plans of several people stay theirs.
    fn setup_with_box(setup: &mut Value) {
        let seats = setup.get("seats").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let people = seats.iter().filter(|seat| *seat == "human").count();
        let bots = seats.iter().any(|seat| seat.as_str().is_some_and(|kind| kind.starts_with("bot")));
        let several = people > 1 || setup.get("seats").is_none();
        if let Some(fields) = setup.as_object_mut().filter(|_| several && !bots) {
            fields.entry("hands").or_insert_with(|| "unknown".into());
        }
    }

    fn hands_stay_unknown(&self) -> bool {
        self.hands_unknown()
    }

    fn table_boards(&self) -> Vec<&'static str> {
        let shared = [NEGOTIATION, DEPOSITORY, LOCATIONS, PLANET, TABLE];
        let seats = self.seats_of_humans().chain(self.ai_seat());
        shared.into_iter().chain(seats.map(seat_board)).collect()
    }

    fn components(&self, view: &View) -> Vec<Placed> {
        let mut layout = Layout::default();
        self.list_dice(&mut layout, view);
        self.list_negotiation(&mut layout, view);
        self.list_planet(&mut layout, view);
        self.list_piles(&mut layout, view);
        for seat in self.seats_of_humans() {
            self.list_crew(&mut layout, view, seat);
        }
        self.list_ai(&mut layout, view);
        if view.first != NONE {
            layout.pieces(seat_board(Seat(view.first)), "first", "first", 1);
        }
        layout.finish()
    }

    fn family_of(&self, census_line: &str) -> Option<String> {
        Some(match census_line {
            "Items" => "item".into(),
            "farm tiles" => "farm".into(),
            "upgrade tiles" => "upgrade".into(),
            "schemes" => "scheme".into(),
            line => format!("die-{}", line.strip_prefix("dice of seat ")?),
        })
    }

    fn board_name(&self, board: &str) -> Message {
        match (seat_of_board(board), board) {
            (Some(seat), _) if Some(seat) == self.ai_seat() => Message::new("ci-box-ai").with("seat", seat),
            (Some(seat), _) => Message::new("ci-box-base").with("seat", seat),
            (_, NEGOTIATION) => Message::new("ci-negotiation"),
            (_, DEPOSITORY) => Message::new("ci-depository-and-hq"),
            (_, LOCATIONS) => Message::new("ci-locations"),
            (_, PLANET) => Message::new("ci-planet"),
            _ => Message::new("ci-box-table"),
        }
    }

    fn place_name(&self, board: &str, place: &str) -> Message {
        let seat = seat_of_board(board).unwrap_or(Seat(0));
        let of = |id: &'static str| Message::new(id).with("seat", seat);
        let sort = |which: &str| {
            if which.starts_with("farm") { "ci-box-farm-stack" } else { "ci-box-upgrade-stack" }
        };
        match place.split_once(':').unwrap_or((place, "")) {
            ("at", spot) => self.spot_name(spot, seat),
            ("space", space) => Message::new("ci-box-space").with("space", space),
            ("stack", stack) => Message::new(sort(stack)).with("n", number_after(stack)),
            ("reward", kind) => Message::new("ci-box-reward").with("kind", kind_name(kind)),
            ("punishment", kind) => Message::new("ci-box-punishment").with("kind", kind_name(kind)),
            ("clan", letter) => Message::new("ci-box-clan-place").with("clan", self.clan_of(letter)),
            ("planet", _) => Message::new("ci-box-planet-place"),
            ("left", _) => Message::new("ci-box-left"),
            ("item-pile", _) => Message::new("ci-box-item-pile"),
            ("item-discard", _) => Message::new("ci-box-item-discard"),
            ("event-pile", _) => Message::new("ci-box-event-pile"),
            ("event-discard", _) => Message::new("ci-box-event-discard"),
            ("event", _) => Message::new("ci-box-event-place"),
            ("scheme-pile", _) => Message::new("ci-box-scheme-pile"),
            ("scheme-discard", _) => Message::new("ci-box-scheme-discard"),
            ("scheme", _) => Message::new("ci-box-scheme-place"),
            ("locked", _) => Message::new("ci-box-locked"),
            ("unlocked", _) => Message::new("ci-box-unlocked"),
            ("supply", _) => of("ci-box-supply"),
            ("pool", _) => of("ci-box-pool"),
            ("cantina", _) => of("ci-box-cantina"),
            ("rolled", _) => of("ci-box-rolled"),
            ("screen", _) => of("ci-box-screen"),
            ("dice", _) => of("ci-box-ai-dice"),
            ("store", _) => of("ci-box-store"),
            ("hand", _) => of("ci-box-hand"),
            ("items", _) => of("ci-box-items-place"),
            ("packet", _) => of("ci-box-packet"),
            ("character", _) => of("ci-box-character-place"),
            ("dealt", _) => of("ci-box-dealt"),
            ("first", _) => of("ci-box-before"),
            _ => Message::new("ci-box-away"),
        }
    }

    fn component_name(&self, component: &str, count: i32) -> Message {
        let (kind, of) = family(component).split_once('-').unwrap_or((family(component), ""));
        let some = |id: &'static str| Message::new(id).with("n", count);
        let owned = |id: &'static str| some(id).with("seat", Seat(of.parse().unwrap_or(0)));
        match (kind, face(component)) {
            ("die", Some(value)) => owned("ci-box-die-showing").with("value", value),
            ("die", None) => owned("ci-box-die"),
            ("water", _) => some("ci-box-water"),
            ("algae", _) => some("ci-box-algae"),
            ("power", _) => some("ci-box-power"),
            ("gem", _) => some("ci-box-gem"),
            ("item", None) => some("ci-box-item"),
            ("item", Some(id)) => {
                let name = self.pack.item(id).map_or_else(|| id.to_string(), |item| self.item_name(item));
                some("ci-box-item-named").with("name", name)
            }
            ("farm", None) => some("ci-box-farm-tile"),
            ("farm", Some(id)) => some("ci-box-farm-named").with("name", self.tile_called(Sort::Farm, id)),
            ("upgrade", None) => some("ci-box-upgrade-tile"),
            ("upgrade", Some(id)) => {
                some("ci-box-upgrade-named").with("name", self.tile_called(Sort::Upgrade, id))
            }
            ("scheme", None) => some("ci-box-scheme"),
            ("scheme", Some(id)) => some("ci-box-scheme-named").with("name", id),
            ("event", None) => some("ci-box-event"),
            ("event", Some(id)) => {
                let event = self.pack.events.iter().find(|event| event.id == id);
                some("ci-box-event-named")
                    .with("name", event.map_or(id.into(), |event| card_text(&event.name)))
            }
            ("character", None) => some("ci-box-character"),
            ("character", Some(id)) => {
                let character = self.pack.character(id).map(|c| &self.pack.characters[usize::from(c)]);
                some("ci-box-character-named").with("name", character.map_or(id, |c| c.name.as_str()))
            }
            ("harvester", _) => owned("ci-box-harvester"),
            ("cache", None) => some("ci-box-cache"),
            ("cache", Some(points)) => some("ci-box-cache-showing").with("points", points),
            ("progress", _) => some("ci-box-progress"),
            ("advancement", _) => some("ci-box-advancement").with("value", of),
            ("setback", _) => some("ci-box-setback").with("condition", self.condition_message(of)),
            ("clan", side) => {
                some("ci-box-clan").with("clan", self.clan_of(of)).with("side", side.unwrap_or(""))
            }
            ("planet", side) => some("ci-box-planet").with("side", side.unwrap_or("")),
            _ => some("ci-box-first"),
        }
    }
}

/// The number at the end of an id: `farm-2`.
fn number_after(id: &str) -> i64 {
    id.rsplit('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn kind_name(word: &str) -> Message {
    Message::new(match Consequence::parse(word) {
        Some(Consequence::Items) | None => "ci-kind-items",
        Some(Consequence::Die) => "ci-kind-die",
        Some(Consequence::Gem) => "ci-kind-gem",
        Some(Consequence::Harvester) => "ci-kind-harvester",
        Some(Consequence::Upgrade) => "ci-kind-upgrade",
        Some(Consequence::Farm) => "ci-kind-farm",
    })
}

fn resource(res: Res) -> &'static str {
    match res {
        Res::W => "water",
        Res::A => "algae",
        Res::P => "power",
        Res::G => "gem",
    }
}

fn side(index: u8) -> &'static str {
    if index == 0 { "A" } else { "B" }
}

/// A die as a component, with the value it shows.
fn die(seat: Seat, value: u8) -> String {
    if value == 0 { format!("die-{}", seat.0) } else { format!("die-{}={value}", seat.0) }
}

impl Circadians {
    fn spot_name(&self, spot: &str, seat: Seat) -> Message {
        let n = number_after(spot);
        let at = |id: &'static str| Message::new(id).with("n", n);
        match spot.split('-').next().unwrap_or_default() {
            "neg" => {
                let (letter, row) = spot.trim_start_matches("neg-").split_at(1);
                Message::new("ci-box-negotiation")
                    .with("clan", self.clan_of(letter))
                    .with("row", row.parse::<i64>().unwrap_or(0))
            }
            "dep" => {
                let id = spot.split('-').nth(1).unwrap_or_default();
                let row = self.boards().depository.iter().position(|row| row.id.to_string() == id);
                at("ci-box-depository").with("row", row.map_or(0, |row| row + 1))
            }
            "hq" => at("ci-box-headquarters"),
            "mine" => at("ci-box-mine"),
            "lab" => at("ci-box-laboratory"),
            "foundry" => at("ci-box-foundry"),
            "control" => at("ci-box-control"),
            "market" => at("ci-box-market"),
            "academy" => at("ci-box-academy"),
            "garage" => at("ci-box-garage").with("seat", seat),
            _ => at("ci-box-farm").with("seat", seat),
        }
    }

    fn clan_of(&self, letter: &str) -> &str {
        let clan = CLAN_LETTERS.iter().position(|own| letter == own.to_string());
        clan.map_or("", |clan| self.clan_name(clan as u8))
    }

    fn tile_called(&self, sort: Sort, id: &str) -> Argument {
        let tile = self.pack.tiles(sort).iter().find(|tile| tile.id == id);
        tile.map_or_else(|| id.into(), |tile| card_text(&tile.name))
    }

    fn list_dice(&self, layout: &mut Layout, view: &Public) {
        let tables = &view.tables;
        let mut lay = |board: &'static str, place: String, held: Die| {
            if let Some(owner) = held.owner() {
                layout.pieces(board, format!("at:{place}"), die(owner, held.value()), 1);
            }
        };
        for (clan, below) in (0u8..).zip(&tables.negotiation) {
            for row in 0..self.boards().rows.len() as u8 {
                for held in &below[self.row_slots(row)] {
                    let space = crate::Space::Negotiation(clan, row);
                    lay(NEGOTIATION, notation::space(self, space), *held);
                }
            }
        }
        for (row, dice) in self.boards().depository.iter().zip(&tables.depository) {
            for held in dice {
                lay(DEPOSITORY, format!("dep-{}-{}", row.id, held.value()), *held);
            }
        }
        for (n, held) in (0u8..).zip(&tables.hq) {
            lay(DEPOSITORY, notation::place(self, Place::Headquarters(n)), *held);
        }
        let mut lay_row = |dice: &[Die], place: fn(u8) -> Place| {
            for (n, held) in (0u8..).zip(dice) {
                lay(LOCATIONS, notation::place(self, place(n)), *held);
            }
        };
        lay_row(&tables.mine, Place::Mine);
        lay_row(&tables.foundry, Place::Foundry);
        lay_row(&tables.control, Place::Control);
        lay_row(&tables.market, Place::Market);
        lay_row(&tables.academy, Place::Academy);
        for (n, pair) in (0u8..).zip(&tables.lab) {
            for held in pair {
                lay(LOCATIONS, notation::place(self, Place::Laboratory(n)), *held);
            }
        }
    }

    fn list_negotiation(&self, layout: &mut Layout, view: &Public) {
        for (clan, chosen) in view.clan_sides.iter().enumerate().filter(|(_, chosen)| **chosen != NONE) {
            let letter = CLAN_LETTERS[clan];
            layout.pieces(
                NEGOTIATION,
                format!("clan:{letter}"),
                format!("clan-{letter}={}", side(*chosen)),
                1,
            );
        }
        let word = |space: usize| self.pack.consequences[space].word();
        for (value, at) in self.pack.advancements.iter().zip(view.advancements) {
            let place = some_index(at).map_or("left".into(), |space| format!("reward:{}", word(space)));
            layout.pieces(NEGOTIATION, place, format!("advancement-{value}"), 1);
        }
        for (setback, at) in self.pack.setbacks.iter().zip(view.setbacks) {
            let place = some_index(at).map_or("left".into(), |space| format!("punishment:{}", word(space)));
            layout.pieces(NEGOTIATION, place, format!("setback-{}", setback.id), 1);
        }
    }

    fn list_planet(&self, layout: &mut Layout, view: &View) {
        if view.planet_side == NONE {
            return;
        }
        let planet = self.planet(view);
        let at = |space: u8| format!("space:{}", planet.name(space));
        layout.pieces(PLANET, "planet", format!("planet={}", side(view.planet_side)), 1);
        for cache in 0..CACHES {
            let piece = match view.caches[cache] {
                NONE => "cache".to_string(),
                points => format!("cache={points}"),
            };
            layout.pieces(PLANET, at(planet.caches[cache]), piece, 1);
        }
        for space in bits(view.tokens) {
            let token = planet.spaces[usize::from(space)].token.map(Token::amount);
            for res in Res::ALL {
                layout.pieces(PLANET, at(space), resource(res), token.map_or(0, |amount| amount.get(res)));
            }
        }
        for seat in self.seats_of_humans() {
            layout.pieces(PLANET, at(view.crew(seat).harvester), format!("harvester-{}", seat.0), 1);
        }
        if let Some(seat) = self.ai_seat() {
            layout.pieces(PLANET, at(view.ai.harvester), format!("harvester-{}", seat.0), 1);
        }
    }

    fn list_piles(&self, layout: &mut Layout, view: &View) {
        layout.pieces(TABLE, "item-pile", "item", view.item_pile);
        layout.pieces(TABLE, "item-pile", "item", view.item_bottom.len() as i32);
        for item in bits(view.item_discard) {
            layout.pieces(TABLE, "item-discard", format!("item={}", self.item_id(item)), 1);
        }
        // CI-2.6: one Event for each round; those that are over lie face up.
        let shown = some_index(view.event);
        let over = i32::from(view.round.saturating_sub(1));
        layout.pieces(TABLE, "event-discard", "event", over);
        layout.pieces(TABLE, "event-pile", "event", i32::from(ROUNDS) - over - i32::from(shown.is_some()));
        if let Some(event) = shown {
            layout.pieces(TABLE, "event", format!("event={}", self.pack.events[event].id), 1);
        }
        for sort in [Sort::Farm, Sort::Upgrade] {
            let stacks = view.stacks(sort);
            let kind = |kind: u8| format!("{}={}", sort.word(), self.tile_id(sort, kind));
            for (n, (top, size)) in (1..).zip(stacks.visible.iter().zip(stacks.sizes)) {
                let place = format!("stack:{}-{n}", sort.word());
                if *top != NONE {
                    layout.pieces(LOCATIONS, &place, kind(*top), 1);
                }
                layout.pieces(LOCATIONS, &place, sort.word(), i32::from(size) - i32::from(*top != NONE));
            }
            for n in 0..self.pack.tiles(sort).len() as u8 {
                layout.pieces(TABLE, "away", kind(n), stacks.removed[usize::from(n)]);
            }
        }
    }

    fn list_crew(&self, layout: &mut Layout, view: &View, seat: Seat) {
        let (crew, board) = (view.crew(seat), seat_board(seat));
        layout.pieces(board, "supply", die(seat, 0), crew.supply);
        layout.pieces(board, "pool", die(seat, 0), crew.pool);
        layout.pieces(board, "cantina", die(seat, 0), crew.cantina);
        layout.pieces(board, "screen", die(seat, 0), crew.hidden_dice());
        for value in crew.rolled_values() {
            layout.pieces(board, "rolled", die(seat, value), 1);
        }
        for (rooms, place) in [(&crew.garages()[..], "garage"), (&crew.farms()[..], "farm")] {
            for (n, value) in (1..).zip(rooms).filter(|(_, value)| **value > 0) {
                layout.pieces(board, format!("at:{place}-{n}"), die(seat, *value), 1);
            }
        }
        for (sort, place) in [(Sort::Farm, "farm"), (Sort::Upgrade, "garage")] {
            for (n, kind) in (self.first_room(sort) + 1..).zip(crew.tiles(sort)) {
                let tile = format!("{}={}", sort.word(), self.tile_id(sort, *kind));
                layout.pieces(board, format!("at:{place}-{n}"), tile, 1);
            }
        }
        // Where supplies are hidden they are none of this viewer's business (CI-2.1).
        if !crew.supplies_hidden() {
            for (res, count) in Res::ALL.into_iter().zip(crew.res()) {
                layout.pieces(board, "store", resource(res), i32::try_from(*count).unwrap_or(i32::MAX));
            }
        }
        let known = |set: u64| set.count_ones() as i32;
        for (place, set, size) in [
            ("hand", crew.hand(), crew.hand_size()),
            ("items", crew.items, known(crew.items) as u8),
            ("packet", crew.packet(), crew.packet_size()),
        ] {
            for item in bits(set) {
                layout.pieces(board, place, format!("item={}", self.item_id(item)), 1);
            }
            layout.pieces(board, place, "item", i32::from(size) - known(set));
        }
        if let Some(id) = self.character_id(crew.character()) {
            layout.pieces(board, "character", format!("character={id}"), 1);
        }
        layout.pieces(board, "dealt", "character", crew.dealt_size());
    }

    fn list_ai(&self, layout: &mut Layout, view: &Public) {
        let Some(seat) = self.ai_seat() else { return };
        let (ai, board) = (&view.ai, seat_board(seat));
        layout.pieces(board, "dice", die(seat, 0), ai.dice);
        layout.pieces(board, "supply", die(seat, 0), ai.supply);
        layout.pieces(board, "store", "gem", i32::try_from(ai.gems).unwrap_or(i32::MAX));
        layout.pieces(board, "unlocked", "progress", ai.progress);
        layout.pieces(
            board,
            "locked",
            "progress",
            self.pack.ai.progress.len() as i32 - i32::from(ai.progress),
        );
        layout.pieces(board, "scheme-pile", "scheme", ai.pile.count_ones() as i32);
        layout.pieces(board, "scheme-discard", "scheme", ai.discard.count_ones() as i32);
        for scheme in bits(ai.shown) {
            let id = &self.pack.ai.schemes[usize::from(scheme)].id;
            layout.pieces(board, "scheme", format!("scheme={id}"), 1);
        }
    }
}
