//! From a record to a position: shared boards, tokens, piles. Every reason for a refusal is collected.

use super::{pending, seats};
use crate::pack::{CACHES, Consequence, DICE, Pack, ROUNDS};
use crate::records::notation::CLAN_LETTERS;
use crate::records::setup::SideChoice;
use crate::rules::known::KnownCrew;
use crate::{Circadians, Die, NONE, Part, Phase, Setup, Sort, State, Task};
use serde_json::{Map, Value};
use solarium_core::{Game, Message, Reasons, Rule, Seat, Shelf};

/// A record being read.
pub(super) struct Sheet<'a> {
    pub game: &'a Circadians,
    pub reasons: Reasons,
    /// Items found so far: each is in one place only.
    pub items: u64,
}

type Object = Map<String, Value>;

impl Sheet<'_> {
    pub(super) fn pack(&self) -> &Pack {
        &self.game.pack
    }

    pub(super) fn add(&mut self, rule: Rule, message: impl Into<Message>) {
        self.reasons.add(rule, message);
    }

    /// Refuses fields that are not read.
    pub(super) fn only(&mut self, object: &Object, known: &[&str], what: &str) {
        for key in object.keys().filter(|k| !known.contains(&k.as_str())) {
            self.add("CI-19.8", format!("{what}: `{key}` is no field of a position record"));
        }
    }

    /// A whole number from 0; the default if the field is left out.
    pub(super) fn number(
        &mut self,
        object: &Object,
        key: &str,
        default: u32,
        most: u32,
        rule: Rule,
        what: &str,
    ) -> u32 {
        match object.get(key) {
            None => default,
            Some(value) => match value.as_u64() {
                Some(n) if n <= u64::from(most) => n as u32,
                _ => {
                    self.add(
                        rule,
                        format!("{what}: `{key}` is {value}; a whole number from 0 to {most} is needed"),
                    );
                    default
                }
            },
        }
    }

    /// A list; empty if the field is left out.
    pub(super) fn list<'v>(&mut self, object: &'v Object, key: &str, what: &str) -> &'v [Value] {
        match object.get(key) {
            None | Some(Value::Null) => &[],
            Some(Value::Array(list)) => list,
            Some(_) => {
                self.add("CI-19.8", format!("{what}: `{key}` is a list"));
                &[]
            }
        }
    }

    /// An object; nothing if the field is left out.
    fn object<'v>(&mut self, object: &'v Object, key: &str) -> Option<&'v Object> {
        match object.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::Object(inner)) => Some(inner),
            Some(_) => {
                self.add("CI-19.8", format!("`{key}` is an object"));
                None
            }
        }
    }

    /// An Item by id that lies nowhere else.
    pub(super) fn item(&mut self, value: &Value, what: &str) -> Option<u8> {
        let Some(item) = value.as_str().and_then(|id| self.pack().item(id)) else {
            self.add("CI-13.5", format!("{what}: {value} is no Item"));
            return None;
        };
        if self.items & (1 << item) != 0 {
            self.add("CI-1.3", format!("{what}: {value} lies in two places; there is one of each Item"));
            return None;
        }
        self.items |= 1 << item;
        Some(item)
    }

    /// A list of Items, each lying nowhere else.
    pub(super) fn items(&mut self, object: &Object, key: &str, what: &str) -> u64 {
        let list = self.list(object, key, what);
        let what = format!("{what}: {key}");
        let found: Vec<u8> = list.iter().filter_map(|v| self.item(v, &what)).collect();
        found.into_iter().fold(0, |set, i| set | 1 << i)
    }

    /// A die of `{"seat", "value"}`.
    fn die(&mut self, entry: &Object, value: Option<u64>, what: &str) -> Option<Die> {
        let seat = entry.get("seat").and_then(Value::as_u64).filter(|s| *s < self.game.seats() as u64);
        let value = value.filter(|v| (1..=6).contains(v));
        match (seat, value) {
            (Some(seat), Some(value)) => Some(Die::new(Seat(seat as u8), value as u8)),
            _ => {
                self.add(
                    "CI-1.2",
                    format!("{what}: a die needs a seat of the table and a value from 1 to 6"),
                );
                None
            }
        }
    }

    fn entry<'v>(&mut self, value: &'v Value, what: &str) -> Option<&'v Object> {
        let entry = value.as_object();
        if entry.is_none() {
            self.add("CI-19.8", format!("{what}: {value} is not an object"));
        }
        entry
    }
}

const FIELDS: [&str; 25] = [
    "options",
    "sides",
    "round",
    "phase",
    "part",
    "first",
    "turn",
    "event",
    "events_seen",
    "seats",
    "negotiation",
    "depository",
    "hq",
    "locations",
    "advancements",
    "setbacks",
    "visible",
    "stack_sizes",
    "removed",
    "tokens_taken",
    "caches_up",
    "caches",
    "item_discard",
    "item_bottom",
    "pending",
];

pub(super) fn record(record: &Value, shelf: &Shelf<Pack>) -> Result<(Circadians, State), Reasons> {
    let Some(object) = record.as_object() else {
        return Err(Reasons::one("CI-19.8", "a position record is a JSON object"));
    };
    let game = Circadians::new(setup(object, shelf)?);
    let mut state = game.start();
    let mut sheet = Sheet { game: &game, reasons: Reasons::new(), items: 0 };
    sheet.only(object, &FIELDS, "record");
    course(&mut sheet, object, &mut state);
    sides(&mut sheet, object, &mut state);
    seats::read(&mut sheet, object, &mut state);
    negotiation(&mut sheet, object, &mut state);
    depository(&mut sheet, object, &mut state);
    locations(&mut sheet, object, &mut state);
    tokens(&mut sheet, object, &mut state);
    caches(&mut sheet, object, &mut state);
    item_piles(&mut sheet, object, &mut state);
    pending::read(&mut sheet, object, &mut state);
    pending::opening(&mut sheet, &state);
    // What follows from the rest: piles, supplies.
    state.item_pile &= !sheet.items;
    tiles(&mut sheet, object, &mut state);
    dice(&mut sheet, &mut state);
    sheet.reasons.into_result()?;
    Ok((game, state))
}

/// The set-up of the record: options, and seats by kind.
fn setup(object: &Object, shelf: &Shelf<Pack>) -> Result<Setup, Reasons> {
    let seats = object.get("seats").and_then(Value::as_array);
    let Some(seats) = seats else {
        return Err(Reasons::one("CI-19.8", "`seats` is missing: the list of what every seat owns"));
    };
    let kinds: Vec<Value> = seats
        .iter()
        .map(|seat| match seat.get("kind").and_then(Value::as_str) {
            None | Some("player") => "human".into(),
            Some(kind) => kind.into(),
        })
        .collect();
    let ai = kinds.iter().any(|k| k.as_str().is_some_and(|k| k.starts_with("ai")));
    let mut options = match object.get("options") {
        None => Map::new(),
        Some(Value::Object(options)) => options.clone(),
        Some(_) => return Err(Reasons::one("CI-2.1", "`options` is an object")),
    };
    if !ai {
        options.remove("opponent");
    }
    if options.contains_key("seats") {
        return Err(Reasons::one(
            "CI-19.8",
            "`options.seats`: the seats stand in `seats`, each with its `kind`",
        ));
    }
    options.insert("seats".into(), kinds.into());
    Setup::parse(&Value::Object(options), shelf)
}

/// Round, phase, part, whose turn, Events.
fn course(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let phases = [
        Phase::Characters,
        Phase::Items,
        Phase::Plan,
        Phase::Execute,
        Phase::Harvest,
        Phase::Rest,
        Phase::Over,
    ];
    if let Some(value) = object.get("phase") {
        match phases.into_iter().find(|p| Some(p.word()) == value.as_str()) {
            Some(phase) => state.phase = phase,
            None => sheet.add(
                "CI-19.8",
                format!("`phase` is {value}; characters, items, plan, execute, harvest, rest or over"),
            ),
        }
    }
    let opening = matches!(state.phase, Phase::Characters | Phase::Items);
    let default = match state.phase {
        Phase::Characters | Phase::Items => 0,
        Phase::Over => u32::from(ROUNDS),
        _ => 1,
    };
    state.round = sheet.number(object, "round", default, u32::from(ROUNDS), "CI-3.1", "record") as u8;
    if (state.round == 0) != opening {
        sheet.add(
            "CI-3.1",
            format!(
                "round {} in phase {}; rounds 1 to {ROUNDS} follow the set-up",
                state.round,
                state.phase.word()
            ),
        );
    }
    if state.phase == Phase::Over && state.round != ROUNDS {
        sheet.add("CI-3.3", format!("the game ends after round {ROUNDS}, not after round {}", state.round));
    }
    match (object.get("part"), state.phase) {
        (None | Some(Value::Null), Phase::Execute) => state.part = Part::Hq,
        (None | Some(Value::Null), _) => {}
        (Some(value), _) => {
            match [Part::Hq, Part::Ai, Part::Base].into_iter().find(|p| Some(p.word()) == value.as_str()) {
                Some(part) => state.part = part,
                None => sheet.add("CI-19.8", format!("`part` is {value}; hq, ai or base")),
            }
        }
    }
    if state.phase != Phase::Execute {
        state.part = Part::Hq;
    }
    if state.part == Part::Ai && sheet.game.ai_seat().is_none() {
        sheet.add("CI-5.1", "part `ai` without an AI at the table");
    }
    let humans = sheet.game.humans() as u32;
    let seat = |sheet: &mut Sheet<'_>, key: &str, default: u8| match object.get(key) {
        None => default,
        Some(Value::Null) if opening => NONE,
        Some(_) => sheet.number(object, key, 0, humans - 1, "CI-3.2", "record") as u8,
    };
    state.first = seat(sheet, "first", if opening { NONE } else { 0 });
    state.turn = seat(sheet, "turn", if state.first == NONE { sheet.game.start().turn } else { state.first });
    events(sheet, object, state);
}

fn events(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let last = sheet.pack().last_event;
    let mut seen = 0u16;
    let list = sheet.list(object, "events_seen", "record");
    for value in list {
        match value.as_str().and_then(|id| sheet.pack().event(id)) {
            Some(event) if seen & (1 << event) != 0 => {
                sheet.add("CI-2.6", format!("the Event {value} was seen twice"));
            }
            Some(event) => seen |= 1 << event,
            None => sheet.add("CI-16.1", format!("`events_seen`: {value} is no Event")),
        }
    }
    state.event = match object.get("event") {
        None | Some(Value::Null) => NONE,
        Some(value) => match value.as_str().and_then(|id| sheet.pack().event(id)) {
            Some(event) => event,
            None => {
                sheet.add("CI-16.1", format!("`event`: {value} is no Event"));
                NONE
            }
        },
    };
    if state.event != NONE {
        let bit = 1 << state.event;
        if seen & bit != 0 {
            sheet.add("CI-2.6", "the Event of this round was already seen in an earlier one");
        }
        seen |= bit;
        if (state.event == last) != (state.round == ROUNDS) {
            let id = sheet.pack().events[usize::from(last)].id.clone();
            sheet.add("CI-2.6", format!("the Event {id} is the one of round {ROUNDS}, and of no other"));
        }
        if matches!(state.phase, Phase::Characters | Phase::Items) {
            sheet.add("CI-4.1", "an Event is turned up before the first round");
        }
    } else if seen & (1 << last) != 0 {
        sheet.add("CI-2.6", "the Event of the last round was seen in an earlier one");
    }
    let earlier = seen.count_ones() - u32::from(state.event != NONE);
    if earlier > u32::from(state.round.saturating_sub(1)) {
        sheet.add("CI-4.1", format!("{earlier} Events were seen before round {}", state.round));
    }
    let all = (1u32 << sheet.pack().events.len()) - 1;
    state.events_left = all as u16 & !seen;
}

/// Sides drawn where the option says `random`.
fn sides(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let game = sheet.game;
    let empty = Map::new();
    let drawn = sheet.object(object, "sides").unwrap_or(&empty);
    let names = ["planet", "leyrien", "zcharo", "jrayek"];
    sheet.only(drawn, &names, "sides");
    let choices = [game.setup.planet, game.setup.clans[0], game.setup.clans[1], game.setup.clans[2]];
    for (i, (name, choice)) in names.into_iter().zip(choices).enumerate() {
        let side = match (choice, drawn.get(name).map(Value::as_str)) {
            (SideChoice::Random, Some(Some("A"))) => Some(0),
            (SideChoice::Random, Some(Some("B"))) => Some(1),
            (SideChoice::Random, None) => {
                if state.phase != Phase::Characters {
                    sheet.add(
                        "CI-2.1",
                        format!("the side of {name} is random; `sides` must say which was drawn"),
                    );
                }
                None
            }
            (SideChoice::Random, _) => {
                sheet.add("CI-19.8", format!("`sides.{name}` is A or B"));
                None
            }
            (_, None) => continue,
            (_, Some(_)) => {
                sheet.add("CI-19.8", format!("`sides.{name}`: the side is fixed by the options"));
                continue;
            }
        };
        match (i, side) {
            (0, Some(side)) => game.lay_planet(state, side),
            (i, Some(side)) => state.clan_sides[i - 1] = side,
            _ => {}
        }
    }
}

fn negotiation(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let list = sheet.list(object, "negotiation", "record");
    for value in list {
        let Some(entry) = sheet.entry(value, "negotiation") else { continue };
        sheet.only(entry, &["space", "seat", "value", "place"], "negotiation");
        let name = entry.get("space").and_then(Value::as_str).unwrap_or_default();
        let name = name.strip_prefix("neg-").unwrap_or(name);
        let Some(die) =
            sheet.die(entry, entry.get("value").and_then(Value::as_u64), &format!("negotiation {name}"))
        else {
            continue;
        };
        let clan = CLAN_LETTERS.iter().position(|c| name.starts_with(*c));
        let row = name.get(1..).and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
        let rows = &sheet.game.boards().rows;
        let (Some(clan), Some(row)) = (clan, row.filter(|r| *r < rows.len())) else {
            sheet.add("CI-6.3", format!("negotiation: there is no space `{name}` on this side of the board"));
            continue;
        };
        let first: usize = rows[..row].iter().map(|r| usize::from(r.spaces)).sum();
        let places = &mut state.tables.negotiation[clan][first..first + usize::from(rows[row].spaces)];
        let place = match entry.get("place").and_then(Value::as_u64) {
            Some(place) => {
                (place as usize).checked_sub(1).filter(|p| *p < places.len() && places[*p].is_none())
            }
            None => places.iter().position(|d| d.is_none()),
        };
        match place {
            Some(place) => places[place] = die,
            None => sheet.add("CI-5.13", format!("negotiation: more dice on {name} than it has spaces")),
        }
    }
}

fn depository(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let game = sheet.game;
    let list = sheet.list(object, "depository", "record");
    for value in list {
        let Some(entry) = sheet.entry(value, "depository") else { continue };
        sheet.only(entry, &["column", "row", "seat"], "depository");
        let Some(die) = sheet.die(entry, entry.get("column").and_then(Value::as_u64), "depository") else {
            continue;
        };
        let row = entry.get("row").and_then(Value::as_str).unwrap_or_default();
        let Some(row) = game.boards().depository.iter().position(|r| row.chars().eq([r.id])) else {
            sheet.add("CI-7.5", format!("depository: there is no row `{row}`"));
            continue;
        };
        if game.boards().columns & (1 << die.value()) == 0 {
            sheet.add("CI-7.1", format!("depository: no column {} with this number of players", die.value()));
        }
        let place = &mut state.tables.depository[row][usize::from(die.value()) - 1];
        if place.is_some() {
            sheet.add("CI-5.13", format!("depository: two dice in column {} of one row", die.value()));
        }
        *place = die;
    }
}

fn locations(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let game = sheet.game;
    let boards = game.boards();
    let ai = game.ai_seat();
    let list = sheet.list(object, "hq", "record");
    for value in list {
        let Some(entry) = sheet.entry(value, "hq") else { continue };
        sheet.only(entry, &["space", "seat", "value"], "hq");
        let Some(die) = sheet.die(entry, entry.get("value").and_then(Value::as_u64), "hq") else { continue };
        let space = entry.get("space").and_then(Value::as_u64).and_then(|n| (n as usize).checked_sub(1));
        match space.filter(|s| *s < usize::from(boards.headquarters)) {
            Some(space) if state.tables.hq[space].is_some() => {
                sheet.add("CI-5.13", format!("hq: two dice on space {}", space + 1));
            }
            Some(space) => state.tables.hq[space] = die,
            None => sheet.add("CI-7.6", format!("hq: there are {} spaces", boards.headquarters)),
        }
        if die.owner() == ai {
            sheet.add("CI-17.1", "hq: the AI never uses the Headquarters");
        }
    }
    let list = sheet.list(object, "locations", "record");
    for value in list {
        let Some(entry) = sheet.entry(value, "locations") else { continue };
        sheet.only(entry, &["space", "seat", "value", "place"], "locations");
        let name = entry.get("space").and_then(Value::as_str).unwrap_or_default();
        let Some(die) =
            sheet.die(entry, entry.get("value").and_then(Value::as_u64), &format!("locations {name}"))
        else {
            continue;
        };
        let (board, number) = name.split_once('-').unwrap_or((name, ""));
        let index = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let t = &mut state.tables;
        let (dice, spaces): (&mut [Die], usize) = match board {
            "mine" => (&mut t.mine, boards.mines.len()),
            "foundry" => (&mut t.foundry, usize::from(boards.foundry)),
            "control" => (&mut t.control, usize::from(boards.control_room)),
            "market" => (&mut t.market, boards.market.len()),
            "academy" => (&mut t.academy, boards.academy.len()),
            "lab" => (&mut [], usize::from(boards.laboratory)),
            _ => (&mut [], 0),
        };
        let Some(index) = index.filter(|i| *i < spaces) else {
            sheet
                .add("CI-19.4", format!("locations: there is no space `{name}` with this number of players"));
            continue;
        };
        if board == "lab" {
            let place = entry.get("place").and_then(Value::as_u64);
            pair(sheet, &mut t.lab[index], die, place, name);
            continue;
        }
        if dice[index].is_some() {
            sheet.add("CI-5.13", format!("locations: two dice on {name}"));
        }
        dice[index] = die;
        if board == "academy" && boards.academy[index] & (1 << die.value()) == 0 {
            sheet.add("CI-8.12", format!("locations: {name} does not list the value {}", die.value()));
        }
        if board == "control" && die.owner() == ai {
            sheet.add("CI-17.1", "locations: the AI never uses the Control Room");
        }
    }
    let used = list.len();
    if used > 0 && matches!(state.phase, Phase::Characters | Phase::Items | Phase::Plan | Phase::Over) {
        sheet.add(
            "CI-11.1",
            format!("{used} dice on Location boards in phase {}; Rest returns them", state.phase.word()),
        );
    }
}

fn pair(sheet: &mut Sheet<'_>, pair: &mut [Die; 2], die: Die, place: Option<u64>, name: &str) {
    let free = match place {
        Some(2) => Some(1).filter(|_| pair[1].is_none()),
        _ => pair.iter().position(|d| d.is_none()),
    };
    let Some(free) = free else {
        return sheet.add("CI-8.6", format!("locations: {name} takes a pair of dice, not three"));
    };
    pair[free] = die;
    if pair.iter().all(|d| d.is_some()) {
        if pair[0] != pair[1] {
            sheet.add("CI-8.6", format!("locations: the pair on {name} is of one seat and one value"));
        } else if pair[0].owner() == sheet.game.ai_seat() {
            sheet.add("CI-17.8", format!("locations: the AI blocks {name} with one die"));
        }
    }
}

/// Negotiation tokens and tokens of the Planet.
fn tokens(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let pack = &sheet.game.pack;
    for (key, rule) in [("advancements", "CI-6.8"), ("setbacks", "CI-6.11")] {
        let Some(moved) = sheet.object(object, key) else { continue };
        let mut covered = Vec::new();
        for (token, kind) in moved {
            let index = match key {
                "advancements" => pack.advancements.iter().position(|v| v.to_string() == *token),
                _ => pack.setbacks.iter().position(|s| s.id == *token),
            };
            let kind = kind.as_str().and_then(Consequence::parse);
            let space = kind.and_then(|kind| pack.consequences.iter().position(|c| *c == kind));
            let (Some(index), Some(space)) = (index, space) else {
                sheet.add(rule, format!("`{key}`: there is no token `{token}`, or no such space for it"));
                continue;
            };
            if covered.contains(&space) {
                sheet.add(rule, format!("`{key}`: two tokens on {}", pack.consequences[space].word()));
            }
            covered.push(space);
            let tokens = if key == "advancements" { &mut state.advancements } else { &mut state.setbacks };
            tokens[index] = space as u8;
        }
    }
    let planet = sheet.game.planet(state);
    let mut taken = 0u64;
    let list = sheet.list(object, "tokens_taken", "record");
    for value in list {
        match value.as_str().and_then(|name| planet.find(name)) {
            Some(space) if planet.tokens & (1 << space) != 0 && taken & (1 << space) == 0 => {
                taken |= 1 << space
            }
            Some(_) => {
                sheet.add("CI-2.4", format!("`tokens_taken`: no token was on {value}, or it stands twice"))
            }
            None => sheet.add("CI-9.1", format!("`tokens_taken`: {value} is no space of the Planet")),
        }
    }
    state.tokens &= !taken;
}

fn caches(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let planet = sheet.game.planet(state);
    let up = match object.get("caches_up") {
        None => false,
        Some(Value::Bool(up)) => *up,
        Some(_) => {
            sheet.add("CI-19.8", "`caches_up` is true or false");
            false
        }
    };
    if let Some(points) = sheet.object(object, "caches") {
        for (name, value) in points {
            let cache = planet.find(name).and_then(|space| planet.cache_number(space));
            match (cache, value.as_u64().filter(|p| *p < u64::from(NONE))) {
                (Some(cache), Some(points)) => state.caches[cache] = points as u8,
                _ => sheet
                    .add("CI-9.1", format!("`caches`: {name} is no Cache, or {value} no number of points")),
            }
        }
    }
    let mut left = sheet.pack().cache_points.to_vec();
    for points in state.caches.iter().filter(|p| **p != NONE) {
        match left.iter().position(|p| p == points) {
            Some(i) => drop(left.remove(i)),
            None => sheet.add("CI-2.4", format!("`caches`: there are not so many Caches of {points} points")),
        }
    }
    let known = state.caches.iter().filter(|p| **p != NONE).count();
    if up && known < CACHES {
        sheet.add("CI-9.8", format!("all Caches are up, but `caches` names the points of {known} only"));
    }
}

fn item_piles(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    state.item_discard = sheet.items(object, "item_discard", "record");
    let humans = sheet.game.humans() as u64;
    let list = sheet.list(object, "item_bottom", "record");
    for value in list {
        let (item, seat) = match value {
            Value::Array(pair) if pair.len() == 2 => (&pair[0], &pair[1]),
            _ => (&value["item"], &value["seat"]),
        };
        let item = sheet.item(item, "item_bottom");
        match (item, seat.as_u64().filter(|s| *s < humans)) {
            (Some(item), Some(seat)) => {
                let fits = state.item_bottom.try_push((item, seat as u8)).is_ok();
                sheet.reasons.require(fits, "CI-2.10", || "`item_bottom`: at most one card from each human");
            }
            (Some(_), None) => {
                sheet.add("CI-2.10", "`item_bottom`: each card with the seat that put it there")
            }
            _ => {}
        }
    }
}

/// Stacks of tiles: the face-down ones follow from the rest.
fn tiles(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let game = sheet.game;
    let empty = Map::new();
    let visible = sheet.object(object, "visible").unwrap_or(&empty);
    let sizes = sheet.object(object, "stack_sizes").unwrap_or(&empty);
    sheet.only(visible, &["farm", "upgrade"], "visible");
    sheet.only(sizes, &["farm", "upgrade"], "stack_sizes");
    let removed = sheet.list(object, "removed", "record");
    for id in removed {
        let text = id.as_str().unwrap_or_default();
        match (game.pack.farm_tile(text), game.pack.upgrade_tile(text)) {
            (Some(kind), _) => state.farm_stacks.removed[usize::from(kind)] += 1,
            (_, Some(kind)) => state.upgrade_stacks.removed[usize::from(kind)] += 1,
            _ => sheet.add("CI-15.1", format!("`removed`: {id} is no tile")),
        }
    }
    let opening = matches!(state.phase, Phase::Characters | Phase::Items);
    for sort in [Sort::Upgrade, Sort::Farm] {
        let counts: Vec<u8> = match sort {
            Sort::Farm => game.pack.farm_tiles.iter().map(|t| t.count).collect(),
            Sort::Upgrade => game.pack.upgrade_tiles.iter().map(|t| t.count).collect(),
        };
        let on_bases: Vec<u8> = Seat::all(game.humans())
            .flat_map(|seat| {
                let crew = state.crew(seat);
                let rooms = if sort == Sort::Farm { crew.farm_tiles } else { crew.upgrades };
                rooms.into_iter().take_while(|t| *t != NONE).collect::<Vec<_>>()
            })
            .collect();
        let stacks = state.stacks_mut(sort);
        let out = on_bases.len() + stacks.removed.iter().map(|n| usize::from(*n)).sum::<usize>();
        let tops = sheet.list(visible, sort.word(), "visible");
        for (i, id) in tops.iter().enumerate() {
            let kind = id.as_str().and_then(|id| match sort {
                Sort::Farm => game.pack.farm_tile(id),
                Sort::Upgrade => game.pack.upgrade_tile(id),
            });
            match (stacks.visible.get_mut(i), kind, id.is_null()) {
                (Some(top), Some(kind), _) => *top = kind,
                (Some(top), None, true) => *top = NONE,
                _ => sheet.add(
                    "CI-2.7",
                    format!("`visible.{}`: {id} is no such tile, or there are more than 3", sort.word()),
                ),
            }
        }
        if sizes.contains_key(sort.word()) {
            let given = sheet.list(sizes, sort.word(), "stack_sizes");
            for (i, size) in given.iter().enumerate() {
                match (stacks.sizes.get_mut(i), size.as_u64().filter(|n| *n <= 18)) {
                    (Some(place), Some(n)) => *place = n as u8,
                    _ => {
                        sheet.add("CI-2.7", format!("`stack_sizes.{}`: three numbers of tiles", sort.word()))
                    }
                }
            }
        } else {
            // Left out: the tiles that are out came from the tallest stacks, the left-most of equals.
            for _ in 0..out {
                let tallest =
                    (0..stacks.sizes.len()).rev().max_by_key(|i| stacks.sizes[*i]).expect("three stacks");
                stacks.sizes[tallest] = stacks.sizes[tallest].saturating_sub(1);
            }
        }
        for i in 0..stacks.sizes.len() {
            if stacks.sizes[i] == 0 && stacks.visible[i] != NONE {
                sheet.add("CI-2.7", format!("`visible.{}`: stack {} is empty", sort.word(), i + 1));
            }
        }
        let mut total = 0;
        for (kind, count) in counts.iter().enumerate() {
            let kind_u8 = kind as u8;
            let seen = on_bases.iter().chain(&stacks.visible).filter(|t| **t == kind_u8).count()
                + usize::from(stacks.removed[kind]);
            match usize::from(*count).checked_sub(seen) {
                Some(unseen) => stacks.unseen[kind] = unseen as u8,
                None => sheet.add(
                    "CI-15.1",
                    format!("{seen} tiles {}; the box holds {count}", game.tile_id(sort, kind_u8)),
                ),
            }
            total += usize::from(*count);
        }
        let lying: usize = stacks.sizes.iter().map(|n| usize::from(*n)).sum();
        if lying + out != total {
            sheet.add(
                "CI-1.3",
                format!("{lying} {} tiles in the stacks and {out} elsewhere; there are {total}", sort.word()),
            );
        }
        // CI-2.7: a stack whose top is not named shows an unseen tile, turned up now.
        if !opening {
            let missing: Vec<u8> = (0..3u8)
                .filter(|i| stacks.visible[usize::from(*i)] == NONE && stacks.sizes[usize::from(*i)] > 0)
                .collect();
            for stack in missing.into_iter().rev() {
                let due = Task::Refill(sort, stack);
                if !state
                    .agenda
                    .iter()
                    .any(|t| matches!(t, Task::Room(s, n) | Task::Refill(s, n) if (*s, *n) == (sort, stack)))
                {
                    let _ = state.agenda.try_push(due);
                }
            }
        }
    }
}

/// CI-1.2: 13 dice of each colour; the supply follows.
fn dice(sheet: &mut Sheet<'_>, state: &mut State) {
    let game = sheet.game;
    for seat in Seat::all(game.seats()) {
        let t = &state.tables;
        let boards =
            t.negotiation.iter().flatten().chain(t.depository.iter().flatten()).chain(t.lab.iter().flatten());
        let boards = boards.chain(&t.hq).chain(&t.mine).chain(&t.foundry).chain(&t.control).chain(&t.market);
        let placed = boards.chain(&t.academy).filter(|d| d.belongs_to(seat)).count() as u32;
        let placed = placed
            + if Some(seat) == game.ai_seat() {
                u32::from(state.ai.dice)
            } else {
                let crew = state.crew(seat);
                u32::from(crew.pool)
                    + u32::from(crew.rolled_dice())
                    + u32::from(crew.garage_dice())
                    + u32::from(crew.farm_dice())
                    + u32::from(crew.cantina)
            };
        let Some(supply) = u32::from(DICE).checked_sub(placed) else {
            sheet.add("CI-1.2", format!("seat {seat} has {placed} dice in play; a colour has {DICE}"));
            continue;
        };
        if Some(seat) == game.ai_seat() {
            state.ai.supply = supply as u8;
        } else {
            state.crew_mut(seat).supply = supply as u8;
        }
    }
    // CI-4.3: no seat plans with more than the limit, Headquarters dice counted.
    if state.phase == Phase::Plan {
        for seat in Seat::all(game.humans()) {
            let crew = state.crew(seat);
            let hq = state.tables.hq.iter().filter(|d| d.belongs_to(seat)).count() as u8;
            let planned = crew.pool + crew.rolled_dice() + crew.garage_dice() + crew.farm_dice() + hq;
            if planned > game.pack.base.dice_limit {
                sheet.add(
                    "CI-4.3",
                    format!("seat {seat} plans with {planned} dice; at most {}", game.pack.base.dice_limit),
                );
            }
        }
    }
}
