//! Reading a set-up object: every option against its values, every combination against the rules.

use crate::pack::{Pack, Scenario};
use crate::records::setup::{DEFAULT_EFFECTS, Setup};
use crate::rules::board::Side;
use crate::rules::terms::{Colour, Edition, Effect, Happening, KeepTiming, Mode, Opening, Station, Suit};
use serde_json::{Map, Value};
use solarium_core::{Reasons, Rule, Seat, SeatKind, Shelf};
use std::sync::Arc;

/// Keys of a set-up object; `ban` belongs to position records (SO-16.7).
const KEYS: [&str; 20] = [
    "seats",
    "edition",
    "mode",
    "opening",
    "suits",
    "effects",
    "colours",
    "allow_red",
    "event",
    "triggers",
    "scenario",
    "target",
    "difficulty",
    "survival",
    "start_eye",
    "first_seat",
    "keep_timing",
    "stall_limit",
    "ban",
    "pack",
];

/// Reads a set-up object with the pack it names.
pub(crate) fn read(map: &Map<String, Value>, shelf: &Shelf<Pack>) -> Result<(Setup, Arc<Pack>), Reasons> {
    let mut reader = Reader { map, reasons: Reasons::new() };
    match reader.setup(shelf) {
        Some(setup) if reader.reasons.is_empty() => Ok(setup),
        _ => Err(reader.reasons),
    }
}

struct Reader<'a> {
    map: &'a Map<String, Value>,
    reasons: Reasons,
}

impl Reader<'_> {
    fn get(&self, key: &str) -> Option<&Value> {
        self.map.get(key).filter(|v| !v.is_null())
    }

    /// An option with a fixed list of words.
    fn word<T: Copy>(
        &mut self,
        key: &str,
        rule: Rule,
        default: T,
        all: &[T],
        id: fn(T) -> &'static str,
    ) -> T {
        let Some(value) = self.get(key) else { return default };
        if let Some(found) = all.iter().find(|t| value.as_str() == Some(id(**t))) {
            return *found;
        }
        let words: Vec<&str> = all.iter().map(|t| id(*t)).collect();
        let message = format!("{key} = {value}: one of {}", words.join(", "));
        self.reasons.add(rule, message);
        default
    }

    /// A whole number in a range.
    fn number(&mut self, key: &str, rule: Rule, default: u16, range: std::ops::RangeInclusive<u16>) -> u16 {
        let Some(value) = self.get(key) else { return default };
        match value.as_u64().and_then(|n| u16::try_from(n).ok()).filter(|n| range.contains(n)) {
            Some(n) => n,
            None => {
                let message = match range.start() == range.end() {
                    true => format!("only {} is possible here ({key})", range.start()),
                    false => format!("{key} = {value}: a number from {} to {}", range.start(), range.end()),
                };
                self.reasons.add(rule, message);
                default
            }
        }
    }

    /// A number below a limit, or `random`.
    fn number_or_random(&mut self, key: &str, rule: Rule, default: Option<u8>, limit: u8) -> Option<u8> {
        let Some(value) = self.get(key) else { return default };
        if value == "random" {
            return None;
        }
        match value.as_u64().filter(|n| *n < u64::from(limit)) {
            Some(n) => Some(n as u8),
            None => {
                let message = format!("{key} = {value}: random, or a number from 0 to {}", limit - 1);
                self.reasons.add(rule, message);
                default
            }
        }
    }

    fn setup(&mut self, shelf: &Shelf<Pack>) -> Option<(Setup, Arc<Pack>)> {
        for key in self.map.keys() {
            self.reasons.require(KEYS.contains(&key.as_str()), "SO-2.1", || {
                format!("there is no option {key:?}; known are {}", KEYS.join(", "))
            });
        }
        let pack = self.pack(shelf)?;
        let edition = self.word("edition", "SO-2.1", Edition::First, Edition::ALL, Edition::id);
        let mode = self.word("mode", "SO-2.1", Mode::Versus, Mode::ALL, Mode::id);
        let seats = self.seats(mode)?;
        let players = seats.len();
        let opening = self.word("opening", "SO-2.1", Opening::Quick, Opening::ALL, Opening::id);
        let scenario = self.scenario(mode, edition, &pack);
        self.reasons.require(
            opening == Opening::Quick || mode != Mode::Solo,
            "SO-10.1",
            || "a solo game has no longer form: its scenario tells the deck",
        );
        self.reasons.require(
            opening == Opening::Quick || mode != Mode::Coop || scenario.is_none(),
            "SO-12.3",
            || "a scenario tells itself whether there is an opening round",
        );
        let suit_count = match (mode, &scenario) {
            (Mode::Solo, Some(scenario)) => scenario.suits,
            // SO-13.2: regardless of the opening.
            (Mode::Coop, _) => pack.deck(players).coop,
            _ if opening == Opening::Long => pack.deck(players).long,
            _ => pack.deck(players).quick,
        };
        let suits = self.suits(suit_count);
        let allow_red = self.flag("allow_red", false);
        let colours = self.colours(allow_red);
        let event = self.event(edition, scenario.as_ref(), &pack);
        let triggers = self.triggers(edition, scenario.as_ref(), &pack);
        let difficulty = self.number("difficulty", "SO-13.4", 0, 0..=1000);
        self.reasons.require(
            difficulty == 0 || (mode == Mode::Coop && scenario.is_none()),
            "SO-13.4",
            || "difficulty counts only in a cooperative game without a scenario",
        );
        let target = self.target(mode, scenario.as_ref(), difficulty);
        let survival =
            self.word("survival", "SO-14.1", false, &[false, true], |on| if on { "on" } else { "off" });
        let eyes = pack.board(Side::for_seats(players)).eyes();
        let start_eye = self.number_or_random("start_eye", "SO-2.4", Some(0), eyes);
        let first_seat = self.number_or_random("first_seat", "SO-2.3", None, players as u8).map(Seat);
        let keep_timing =
            self.word("keep_timing", "SO-7.12", KeepTiming::Immediate, KeepTiming::ALL, KeepTiming::id);
        let stall_limit = self.number("stall_limit", "SO-9.5", 100, 1..=10_000);
        let ban = self.ban(scenario.as_ref());
        let mut setup = Setup {
            seats,
            edition,
            mode,
            opening,
            suit_count,
            suits,
            effect_count: 0,
            effects: None,
            colours,
            allow_red,
            event,
            triggers,
            scenario,
            target,
            difficulty,
            survival,
            start_eye,
            first_seat,
            keep_timing,
            stall_limit,
            ban,
        };
        self.effects(&mut setup, &pack);
        Some((setup, pack))
    }

    fn pack(&mut self, shelf: &Shelf<Pack>) -> Option<Arc<Pack>> {
        let id = match self.get("pack") {
            None => shelf.ids().next()?.to_string(),
            Some(Value::String(id)) => id.clone(),
            Some(other) => {
                let message = format!("pack = {other}: the id of a pack");
                self.reasons.add("SO-1.16", message);
                return None;
            }
        };
        let pack = shelf.get(&id).cloned();
        self.reasons.require(pack.is_some(), "SO-1.16", || {
            format!("there is no pack {id:?}; at hand are {}", shelf.ids().collect::<Vec<_>>().join(", "))
        });
        pack
    }

    fn seats(&mut self, mode: Mode) -> Option<Vec<SeatKind>> {
        let default = if mode == Mode::Solo { vec![SeatKind::Human] } else { vec![SeatKind::Human; 2] };
        let kinds = match self.get("seats") {
            None => default,
            Some(Value::Array(list)) => {
                let mut kinds = Vec::new();
                let mut wrong = Vec::new();
                for (i, seat) in list.iter().enumerate() {
                    match seat.as_str() {
                        Some("human") => kinds.push(SeatKind::Human),
                        Some(text) if text.strip_prefix("bot:").is_some_and(|name| !name.is_empty()) => {
                            kinds.push(SeatKind::Bot(text["bot:".len()..].to_string()));
                        }
                        _ => wrong.push(format!("seat {i} = {seat}: human or bot:<name>")),
                    }
                }
                for message in wrong {
                    self.reasons.add("SO-2.1", message);
                    kinds.push(SeatKind::Human);
                }
                kinds
            }
            Some(other) => {
                let message = format!("seats = {other}: a list such as [\"human\", \"bot:greedy\"]");
                self.reasons.add("SO-2.1", message);
                default
            }
        };
        let range = if mode == Mode::Solo { 1..=1 } else { 2..=5 };
        if range.contains(&kinds.len()) {
            return Some(kinds);
        }
        let wanted = match mode {
            Mode::Versus => "a game of rivals has 2 to 5 seats",
            Mode::Solo => "a solo game has a single seat",
            Mode::Coop => "a cooperative game has 2 to 5 seats",
        };
        self.reasons.add("SO-2.1", wanted);
        None
    }

    fn flag(&mut self, key: &str, default: bool) -> bool {
        match self.get(key) {
            None => default,
            Some(Value::Bool(flag)) => *flag,
            Some(other) => {
                let message = format!("{key} = {other}: true or false");
                self.reasons.add("SO-2.1", message);
                default
            }
        }
    }

    /// A list of words, each known to `parse`.
    fn list<T: PartialEq>(
        &mut self,
        key: &str,
        rule: Rule,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<Vec<T>> {
        let Some(Value::Array(items)) = self.get(key) else { return None };
        let mut list = Vec::new();
        let mut wrong = Vec::new();
        for item in items {
            match item.as_str().and_then(&parse) {
                Some(known) if list.contains(&known) => wrong.push(format!("{key}: {item} is named twice")),
                Some(known) => list.push(known),
                None => wrong.push(format!("{key}: {item} is not known")),
            }
        }
        let sound = wrong.is_empty();
        for message in wrong {
            self.reasons.add(rule, message);
        }
        sound.then_some(list)
    }

    fn suits(&mut self, count: u8) -> Option<u8> {
        let default = Some((1u8 << count).wrapping_sub(1));
        match self.get("suits") {
            None => default,
            Some(value) if value == "default" => default,
            Some(value) if value == "random" => None,
            Some(Value::Array(_)) => {
                // F always belongs to them, named or not.
                let list = self.list("suits", "SO-1.14", Suit::of)?;
                let mask = list.iter().fold(1u8, |mask, suit| mask | 1 << suit.index());
                self.reasons.require(mask.count_ones() == u32::from(count), "SO-2.5", || {
                    format!("{} suits, flares included: this game has {count}", mask.count_ones())
                });
                Some(mask)
            }
            Some(other) => {
                let message = format!("suits = {other}: default, random, or a list of suit codes");
                self.reasons.add("SO-2.1", message);
                default
            }
        }
    }

    fn colours(&mut self, allow_red: bool) -> Vec<Colour> {
        let default = vec![Colour::Blue, Colour::Green, Colour::Yellow];
        let colours = match self.get("colours") {
            None => default,
            Some(Value::Array(_)) => match self.list("colours", "SO-2.6", Colour::of) {
                Some(list) => list,
                None => default,
            },
            Some(other) => {
                let message = format!("colours = {other}: a list of blue, green, yellow, red");
                self.reasons.add("SO-2.6", message);
                default
            }
        };
        self.reasons.require(
            allow_red || !colours.contains(&Colour::Red),
            "SO-2.6",
            || "red effects are picked only if all agree: allow_red",
        );
        colours
    }

    fn event(&mut self, edition: Edition, scenario: Option<&Scenario>, pack: &Pack) -> Option<Happening> {
        let own = scenario.and_then(|s| s.event);
        let Some(value) = self.get("event") else { return own };
        if value == "none" {
            return own;
        }
        let Some(event) = value.as_str().and_then(Happening::of) else {
            let words: Vec<&str> = Happening::ALL.iter().map(|h| h.id()).collect();
            let message = format!("event = {value}: none, {}", words.join(", "));
            self.reasons.add("SO-11.3", message);
            return own;
        };
        self.reasons.require(pack.event(event).belongs(edition), "SO-11.3", || {
            format!("the event {event} is not part of the edition {edition}")
        });
        if let Some(scenario) = scenario {
            self.reasons.require(own == Some(event), "SO-12.2", || {
                let own = own.map_or("none", Happening::id);
                format!("event = {event}: that of scenario {} is {own}", scenario.id)
            });
        }
        Some(event)
    }

    fn triggers(&mut self, edition: Edition, scenario: Option<&Scenario>, pack: &Pack) -> u8 {
        let values = pack.triggers;
        let range = match (edition, scenario) {
            // SO-12.2: scenarios have the recommended number.
            (Edition::Published, None) => 0..=u16::from(values.most),
            (Edition::Published, Some(_)) => u16::from(values.published)..=u16::from(values.published),
            (Edition::First, _) => u16::from(values.first)..=u16::from(values.first),
        };
        let (default, rule) = match edition {
            Edition::First => (values.first, "SO-11.1"),
            Edition::Published => (values.published, "SO-11.2"),
        };
        self.number("triggers", rule, default.into(), range) as u8
    }

    fn scenario(&mut self, mode: Mode, edition: Edition, pack: &Pack) -> Option<Scenario> {
        let asked = match self.get("scenario") {
            None => None,
            Some(Value::String(id)) => Some(id.clone()),
            Some(other) => {
                let message = format!("scenario = {other}: the id of a scenario");
                self.reasons.add("SO-12.4", message);
                None
            }
        };
        let first = match edition {
            Edition::First => "introduction",
            Edition::Published => "ancient_tower",
        };
        let id = match (mode, asked.as_deref()) {
            (Mode::Versus, None | Some("none")) | (Mode::Coop, None | Some("none")) => return None,
            (Mode::Versus, Some(id)) => {
                let message = format!("scenario = {id:?}: scenarios are for solo and coop");
                self.reasons.add("SO-2.1", message);
                return None;
            }
            (Mode::Solo, None) => first,
            (_, Some(id)) => id,
        };
        let scenario = pack.scenario(edition, id).cloned();
        self.reasons.require(scenario.is_some(), "SO-12.4", || {
            let ids: Vec<&str> =
                pack.scenarios.iter().filter(|s| s.edition == edition).map(|s| s.id.as_str()).collect();
            format!("the edition {edition} has no scenario {id:?}; it has {}", ids.join(", "))
        });
        // The rest is read against the first scenario, so that every further reason is found too.
        scenario.or_else(|| (mode == Mode::Solo).then(|| pack.scenario(edition, first).cloned()).flatten())
    }

    fn target(&mut self, mode: Mode, scenario: Option<&Scenario>, difficulty: u16) -> Option<u16> {
        if mode == Mode::Versus {
            let given = self.get("target").is_some();
            self.reasons.require(!given, "SO-2.1", || "a target is for solo and coop");
            return None;
        }
        // SO-13.4: 13, raised by 3 for each step of difficulty.
        let own = scenario.map_or(13 + 3 * difficulty, |s| s.target);
        Some(self.number("target", "SO-12.4", own, 0..=10_000))
    }

    fn ban(&mut self, scenario: Option<&Scenario>) -> [bool; 3] {
        let own = scenario.map_or([false; 3], |s| s.ban);
        match self.get("ban") {
            None => own,
            Some(Value::Array(_)) => {
                let list = self.list("ban", "SO-12.5", Station::of).unwrap_or_default();
                let mut ban = [false; 3];
                for station in list {
                    ban[station.index()] = true;
                }
                ban
            }
            Some(other) => {
                let message = format!("ban = {other}: a list of station types");
                self.reasons.add("SO-12.5", message);
                own
            }
        }
    }

    fn effects(&mut self, setup: &mut Setup, pack: &Pack) {
        let count = match (&setup.scenario, setup.mode) {
            (Some(scenario), _) => scenario.effects.len() as u8,
            // SO-13.3: few effects, spread over the suits in rotation.
            (None, Mode::Coop) if setup.edition == Edition::First => 2,
            (None, Mode::Coop) => 3,
            _ => setup.suit_count,
        };
        setup.effect_count = count;
        let own = match &setup.scenario {
            Some(scenario) => scenario.effects.clone(),
            None => DEFAULT_EFFECTS[..usize::from(count)].to_vec(),
        };
        setup.effects = Some(own.clone());
        let value = match self.get("effects") {
            None => return,
            Some(value) => value.clone(),
        };
        if value == "default" {
            return;
        }
        if value == "random" {
            if let Some(scenario) = &setup.scenario {
                let message = format!("scenario {} brings its own effects", scenario.id);
                self.reasons.add("SO-12.6", message);
                return;
            }
            setup.effects = None;
            let pool = setup.effect_pool(pack).count_ones();
            self.reasons.require(pool >= u32::from(count), "SO-2.6", || {
                format!("the colours asked for have {pool} effects, this game needs {count}")
            });
            return;
        }
        let Some(items) = value.as_array() else {
            self.reasons
                .add("SO-2.1", format!("effects = {value}: default, random, or a list of effect ids"));
            return;
        };
        let ids: Vec<Option<Effect>> =
            items.iter().map(|item| item.as_str().and_then(|id| effect_of(id, setup.edition))).collect();
        if let Some(own_ids) = &setup.scenario.as_ref().map(|s| &s.effects)
            && ids.iter().copied().eq(own_ids.iter().map(|e| Some(*e)))
        {
            return;
        }
        self.reasons.require(
            items.len() == usize::from(count),
            if setup.mode == Mode::Coop { "SO-13.3" } else { "SO-2.6" },
            || format!("{} effects: this game needs {count}", items.len()),
        );
        if let Some(scenario) = &setup.scenario {
            // SO-12.6: only in `chain` the two free effects may be replaced.
            let free = scenario.id == "chain" && ids.first() == Some(&Some(Effect::Chain));
            self.reasons
                .require(free, "SO-12.6", || format!("the effects of scenario {} are fixed", scenario.id));
        }
        let mut list: Vec<Effect> = Vec::new();
        for (item, effect) in items.iter().zip(ids) {
            let Some(effect) = effect else {
                self.reasons.add("SO-2.1", format!("effects: {item} is not known"));
                continue;
            };
            let record = pack.effect(effect);
            self.reasons.require(record.belongs(setup.edition) && !record.scenario, "SO-2.6", || {
                format!("effects: {effect} is not offered in the edition {}", setup.edition)
            });
            self.reasons
                .require(!list.contains(&effect), "SO-2.1", || format!("effects: {effect} is named twice"));
            self.reasons.require(!record.needs_others || setup.seats.len() > 1, "SO-2.7", || {
                format!("effects: {effect} needs another player")
            });
            self.reasons.require(setup.allow_red || record.colour() != Colour::Red, "SO-2.6", || {
                format!("effects: {effect} is red; red effects only if all agree: allow_red")
            });
            list.push(effect);
        }
        setup.effects = Some(list);
    }
}

/// An effect by id; `pulsate` is the source text's other name for Channel.
pub fn effect_of(id: &str, edition: Edition) -> Option<Effect> {
    match id {
        "pulsate" if edition == Edition::First => Some(Effect::Channel),
        _ => Effect::of(id),
    }
}
