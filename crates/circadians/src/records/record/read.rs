//! From a record to a position: the course of the game and the shared boards. Every reason for a refusal is collected.

use super::{pending, typed};
use crate::pack::{Pack, ROUNDS};
use crate::records::notation::CLAN_LETTERS;
use crate::records::setup::{CLANS, SideChoice};
use crate::{Circadians, Die, NONE, Part, Phase, Setup, State};
use serde_json::{Map, Value};
use solarium_core::{Field, Fields, Game, Message, Reading, Reasons, Rule, Seat, Shelf};

/// A position while it is read.
pub(super) struct Loading<'g> {
    pub game: &'g Circadians,
    pub state: State,
    /// Items found so far: each is in one place only.
    pub items: u64,
}

pub(super) fn record(record: &Value, shelf: &Shelf<Pack>) -> Result<(Circadians, State), Reasons> {
    let reading = Reading::new();
    let root = reading.root(record, "CI-19.8").mandatory().object_or_empty();
    let Some(setup) = setup(&root, shelf) else {
        return Err(reading.finish(()).expect_err("a set-up that cannot be read is refused"));
    };
    let game = typed::read(Circadians::new(setup), &root);
    let mut loading = Loading { game: &game, state: game.start(), items: 0 };
    loading.course(&root);
    loading.events(&root);
    loading.sides(&root);
    loading.seats(&root);
    loading.negotiation(&root);
    loading.depository(&root);
    loading.headquarters(&root);
    loading.locations(&root);
    loading.tokens(&root);
    loading.caches(&root);
    loading.item_piles(&root);
    loading.pending(&root);
    pending::opening(&loading, &reading);
    // What follows from the rest: piles, supplies.
    loading.state.item_pile &= !loading.items;
    loading.tiles(&root);
    loading.dice(&reading);
    root.close();
    let state = loading.state;
    reading.finish((game, state))
}

/// The set-up of the record: options, and seats by kind.
fn setup(root: &Fields<'_, '_>, shelf: &Shelf<Pack>) -> Option<Setup> {
    let kind = |seat: &Field<'_, '_>| match seat.value()?.get("kind")?.as_str()? {
        "player" => None,
        kind => Some(kind.to_string()),
    };
    let seats = root.get("seats").required(Message::new("ci-record-seats")).list();
    let kinds: Vec<String> = seats.iter().map(|s| kind(s).unwrap_or_else(|| "human".into())).collect();
    let field = root.get_or_null("options").rule("CI-2.1");
    let mut options = match field.value() {
        Some(Value::Object(options)) => options.clone(),
        Some(_) => {
            field.refuse_unless(Message::new("read-object"));
            Map::new()
        }
        None => Map::new(),
    };
    if options.contains_key("seats") {
        root.reading().refuse("CI-19.8", Message::new("ci-record-options-seats"));
    }
    if root.reading().refusals() > 0 {
        return None;
    }
    if !kinds.iter().any(|kind| kind.starts_with("ai")) {
        options.remove("opponent");
    }
    options.insert("seats".into(), kinds.into());
    Setup::parse(&Value::Object(options), shelf).map_err(|reasons| root.reading().refuse_all(reasons)).ok()
}

impl Loading<'_> {
    pub(super) fn pack(&self) -> &Pack {
        &self.game.pack
    }

    /// An Item that lies nowhere else.
    pub(super) fn item(&mut self, field: Field<'_, '_>) -> Option<u8> {
        let field = field.rule("CI-13.5").mandatory();
        let item = field.known(Message::new("ci-record-item"), |id| self.pack().item(id))?;
        if self.items & (1 << item) != 0 {
            field.rule("CI-1.3").refuse_twice();
            return None;
        }
        self.items |= 1 << item;
        Some(item)
    }

    /// A list of Items, each lying nowhere else.
    pub(super) fn item_list(&mut self, field: &Field<'_, '_>) -> u64 {
        field.list().into_iter().filter_map(|member| self.item(member)).fold(0, |set, i| set | 1 << i)
    }

    /// Items of unknown hands that may still be named, as a set.
    pub(super) fn unseen(&self) -> u64 {
        let named = self.state.crews.iter().fold(self.items, |set, crew| set | crew.discarding);
        self.game.start_items() & !named
    }

    /// Whose die an entry names, and its value.
    fn die(&self, entry: &Fields<'_, '_>, value: &'static str) -> Option<Die> {
        let seat = entry.get("seat").rule("CI-1.2").mandatory().number(0..=self.game.seats() as u8 - 1);
        let value = entry.get(value).rule("CI-1.2").mandatory().number(1..=6);
        Some(Die::new(Seat(seat?), value?))
    }

    /// Round, phase, part, whose turn.
    fn course(&mut self, root: &Fields<'_, '_>) {
        let (reading, state) = (root.reading(), &mut self.state);
        const PHASES: [Phase; 7] = [
            Phase::Characters,
            Phase::Items,
            Phase::Plan,
            Phase::Execute,
            Phase::Harvest,
            Phase::Rest,
            Phase::Over,
        ];
        state.phase = root.get_or_null("phase").word(&PHASES, Phase::word).unwrap_or(state.phase);
        let opening = matches!(state.phase, Phase::Characters | Phase::Items);
        let default = match state.phase {
            Phase::Characters | Phase::Items => 0,
            Phase::Over => ROUNDS,
            _ => 1,
        };
        state.round = root.get_or_null("round").rule("CI-3.1").number(0..=ROUNDS).unwrap_or(default);
        let in_round = |id| Message::new(id).with("round", state.round).with("last", ROUNDS);
        reading.require((state.round == 0) == opening, "CI-3.1", || {
            in_round("ci-record-round").with("phase", state.phase.word())
        });
        let ends = state.phase != Phase::Over || state.round == ROUNDS;
        reading.require(ends, "CI-3.3", || in_round("ci-record-last-round"));
        let part = root.get("part").word(&[Part::Hq, Part::Ai, Part::Base], Part::word);
        state.part = part.filter(|_| state.phase == Phase::Execute).unwrap_or(Part::Hq);
        let played = state.part != Part::Ai || self.game.ai_seat().is_some();
        reading.require(played, "CI-5.1", || Message::new("ci-record-no-ai"));
        let seat = |key, default| {
            let field = root.get_or_null(key).rule("CI-3.2");
            match field.value() {
                None => default,
                Some(Value::Null) if opening => NONE,
                Some(_) => field.number(0..=self.game.humans() as u8 - 1).unwrap_or(0),
            }
        };
        state.first = seat("first", if opening { NONE } else { 0 });
        state.turn = seat("turn", if state.first == NONE { self.game.start().turn } else { state.first });
    }

    fn events(&mut self, root: &Fields<'_, '_>) {
        let (reading, pack) = (root.reading(), &self.game.pack);
        let state = &mut self.state;
        let last = pack.last_event;
        let event = |field: &Field<'_, '_>| field.known(Message::new("ci-record-event"), |id| pack.event(id));
        let mut seen = 0u16;
        for member in root.get("events_seen").list() {
            let member = member.rule("CI-16.1").mandatory();
            match event(&member) {
                Some(event) if seen & (1 << event) != 0 => member.rule("CI-2.6").refuse_twice(),
                Some(event) => seen |= 1 << event,
                None => {}
            }
        }
        state.event = event(&root.get("event").rule("CI-16.1")).unwrap_or(NONE);
        let turned_up = state.event != NONE;
        if turned_up {
            let earlier = seen & (1 << state.event) != 0;
            reading.require(!earlier, "CI-2.6", || Message::new("ci-record-event-again"));
            seen |= 1 << state.event;
            reading.require((state.event == last) == (state.round == ROUNDS), "CI-2.6", || {
                let id = pack.events[usize::from(last)].id.as_str();
                Message::new("ci-record-event-of-round").with("event", id).with("round", ROUNDS)
            });
            let opening = matches!(state.phase, Phase::Characters | Phase::Items);
            reading.require(!opening, "CI-4.1", || Message::new("ci-record-event-too-soon"));
        } else {
            let last_seen = seen & (1 << last) != 0;
            reading.require(!last_seen, "CI-2.6", || Message::new("ci-record-last-event-seen"));
        }
        let earlier = seen.count_ones() - u32::from(turned_up);
        reading.require(earlier <= u32::from(state.round.saturating_sub(1)), "CI-4.1", || {
            Message::new("ci-record-events").with("events", earlier).with("round", state.round)
        });
        let all = (1u32 << pack.events.len()) - 1;
        state.events_left = all as u16 & !seen;
    }

    /// Sides drawn where the option says `random`.
    fn sides(&mut self, root: &Fields<'_, '_>) {
        let (game, reading) = (self.game, root.reading());
        let drawn = root.get("sides").object_or_empty();
        let [leyrien, zcharo, jrayek] = CLANS;
        let names = ["planet", leyrien, zcharo, jrayek];
        let choices = [game.setup.planet, game.setup.clans[0], game.setup.clans[1], game.setup.clans[2]];
        for (i, (name, choice)) in names.into_iter().zip(choices).enumerate() {
            let field = drawn.get_or_null(name);
            if choice != SideChoice::Random {
                if field.value().is_some() {
                    field.refuse(Message::new("ci-record-side-fixed").with("path", field.path()));
                }
                continue;
            }
            reading.require(
                field.value().is_some() || self.state.phase == Phase::Characters,
                "CI-2.1",
                || Message::new("ci-record-side-missing").with("board", name),
            );
            let side = field.word(&[SideChoice::A, SideChoice::B], SideChoice::word);
            match (i, side.and_then(SideChoice::fixed)) {
                (0, Some(side)) => game.lay_planet(&mut self.state, side),
                (i, Some(side)) => self.state.clan_sides[i - 1] = side,
                _ => {}
            }
        }
        drawn.close();
    }

    fn negotiation(&mut self, root: &Fields<'_, '_>) {
        let rows = &self.game.boards().rows;
        for member in root.get("negotiation").list() {
            let Some(entry) = member.mandatory().object() else { continue };
            let (space, place) = (entry.get("space").rule("CI-6.3"), entry.get("place"));
            let die = self.die(&entry, "value");
            entry.close();
            let Some(die) = die else { continue };
            let name = space.value().and_then(Value::as_str).unwrap_or_default();
            let name = name.strip_prefix("neg-").unwrap_or(name);
            let clan = CLAN_LETTERS.iter().position(|c| name.starts_with(*c));
            let row = name.get(1..).and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
            let (Some(clan), Some(row)) = (clan, row.filter(|r| *r < rows.len())) else {
                space.refuse_unless(Message::new("ci-record-space"));
                continue;
            };
            let first: usize = rows[..row].iter().map(|r| usize::from(r.spaces)).sum();
            let end = first + usize::from(rows[row].spaces);
            let places = &mut self.state.tables.negotiation[clan][first..end];
            let free = match place.value().and_then(Value::as_u64) {
                Some(place) => {
                    (place as usize).checked_sub(1).filter(|p| *p < places.len() && places[*p].is_none())
                }
                None => places.iter().position(|d| d.is_none()),
            };
            match free {
                Some(free) => places[free] = die,
                None => taken(&space, "CI-5.13"),
            }
        }
    }

    fn depository(&mut self, root: &Fields<'_, '_>) {
        let boards = self.game.boards();
        for member in root.get("depository").list() {
            let Some(entry) = member.mandatory().object() else { continue };
            let (row, column) = (entry.get("row").rule("CI-7.5"), entry.get("column").rule("CI-7.1"));
            let die = self.die(&entry, "column");
            entry.close();
            let Some(die) = die else { continue };
            let known = |text: &str| boards.depository.iter().position(|r| text.chars().eq([r.id]));
            let Some(row) = row.mandatory().known(Message::new("ci-record-row"), known) else { continue };
            if boards.columns & (1 << die.value()) == 0 {
                column.refuse_unless(Message::new("ci-record-column"));
            }
            let place = &mut self.state.tables.depository[row][usize::from(die.value()) - 1];
            if place.is_some() {
                taken(&column, "CI-5.13");
            }
            *place = die;
        }
    }

    fn headquarters(&mut self, root: &Fields<'_, '_>) {
        let ai = self.game.ai_seat();
        for member in root.get("hq").list() {
            let Some(entry) = member.mandatory().object() else { continue };
            let space = entry.get("space").rule("CI-7.6").mandatory();
            let die = self.die(&entry, "value");
            entry.close();
            let Some(die) = die else { continue };
            match space.number(1..=self.game.boards().headquarters) {
                Some(n) if self.state.tables.hq[usize::from(n) - 1].is_some() => taken(&space, "CI-5.13"),
                Some(n) => self.state.tables.hq[usize::from(n) - 1] = die,
                None => {}
            }
            root.reading().require(die.owner() != ai, "CI-17.1", || Message::new("ci-record-ai-hq"));
        }
    }

    fn locations(&mut self, root: &Fields<'_, '_>) {
        let (boards, reading) = (self.game.boards(), root.reading());
        let ai = self.game.ai_seat();
        let list = root.get("locations").list();
        for member in &list {
            let Some(entry) = member.clone().mandatory().object() else { continue };
            let (space, place) = (entry.get("space").rule("CI-19.4"), entry.get("place"));
            let die = self.die(&entry, "value");
            entry.close();
            let Some(die) = die else { continue };
            let name = space.value().and_then(Value::as_str).unwrap_or_default();
            let (board, number) = name.split_once('-').unwrap_or((name, ""));
            let index = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            let t = &mut self.state.tables;
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
                space.refuse_unless(Message::new("ci-record-space"));
                continue;
            };
            if board == "lab" {
                pair(&mut t.lab[index], die, place.value().and_then(Value::as_u64), &space, ai);
                continue;
            }
            if dice[index].is_some() {
                taken(&space, "CI-5.13");
            }
            dice[index] = die;
            let fits = board != "academy" || boards.academy[index] & (1 << die.value()) != 0;
            reading.require(fits, "CI-8.12", || {
                Message::new("ci-record-academy-value").with("space", name).with("value", die.value())
            });
            let fits = board != "control" || die.owner() != ai;
            reading.require(fits, "CI-17.1", || Message::new("ci-record-ai-control"));
        }
        let phase = self.state.phase;
        let cleared = matches!(phase, Phase::Characters | Phase::Items | Phase::Plan | Phase::Over);
        reading.require(list.is_empty() || !cleared, "CI-11.1", || {
            Message::new("ci-record-location-dice").with("dice", list.len()).with("phase", phase.word())
        });
    }
}

/// The space that a field names holds its dice already.
fn taken(space: &Field<'_, '_>, rule: Rule) {
    space.clone().rule(rule).refuse(Message::new("ci-record-space-taken").with("path", space.path()));
}

/// A pair space of the Laboratory takes one more die.
fn pair(pair: &mut [Die; 2], die: Die, place: Option<u64>, space: &Field<'_, '_>, ai: Option<Seat>) {
    let free = match place {
        Some(2) => Some(1).filter(|_| pair[1].is_none()),
        _ => pair.iter().position(|d| d.is_none()),
    };
    let Some(free) = free else { return taken(space, "CI-8.6") };
    pair[free] = die;
    if pair.iter().all(|d| d.is_some()) {
        let refuse = |rule, id| space.clone().rule(rule).refuse(Message::new(id).with("path", space.path()));
        if pair[0] != pair[1] {
            refuse("CI-8.6", "ci-record-unequal-pair");
        } else if pair[0].owner() == ai {
            refuse("CI-17.8", "ci-record-ai-pair");
        }
    }
}
