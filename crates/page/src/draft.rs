//! A table being set up: what was chosen so far, and what could be chosen instead. The game's own check decides.

use serde_json::{Map, Value, json};
use solarium_core::{BadSeed, GameInfo, Message, Reason, Seat, SeatSet, Seed, SetupOption};
use solarium_table::Title;

/// Largest number tried for an option that takes any.
const MOST_TRIED: i64 = 12;

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// `here`, `link`, or a kind of the game: `cynthia:tree`, `bot:greedy`.
    pub who: String,
    /// As typed.
    pub name: String,
}

impl Sitting {
    fn new(kind: &str, first: bool) -> Sitting {
        let who = match kind {
            "human" if first => "here",
            "human" => "link",
            kind => kind,
        };
        Sitting { who: who.to_string(), name: String::new() }
    }

    /// What the game calls it.
    pub fn kind(&self) -> &str {
        if self.is_person() { "human" } else { &self.who }
    }

    /// Is it a person's seat?
    pub fn is_person(&self) -> bool {
        self.who == "here" || self.who == "link"
    }
}

/// What was chosen so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    /// Seats in table order.
    pub seats: Vec<Sitting>,
    /// Every option that is not at its default.
    pub options: Map<String, Value>,
    /// Id of the pack, if not the built-in one.
    pub pack: Option<String>,
    /// As typed.
    pub seed: String,
    /// May anybody find it?
    pub open: bool,
    /// Do people draw from the box on their table?
    pub with_box: bool,
    /// Are hints switched off?
    pub without_hints: bool,
}

/// A value that could be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The value.
    pub value: Value,
    /// Is it chosen now?
    pub chosen: bool,
    /// Why it cannot be chosen, if so.
    pub refused: Option<Message>,
}

impl Draft {
    /// The set-up of a preset, or of the game's first.
    pub fn of_preset(info: &GameInfo, preset: Option<&str>) -> Draft {
        let found = info.presets.iter().find(|known| Some(known.id) == preset).or(info.presets.first());
        let mut draft = Draft::default();
        let setup = found.map_or(json!({}), |preset| preset.setup.clone());
        for (name, value) in setup.as_object().into_iter().flatten() {
            match (name.as_str(), value) {
                ("seats", Value::Array(seats)) => {
                    let kinds = seats.iter().filter_map(Value::as_str);
                    draft.seats = kinds.enumerate().map(|(n, kind)| Sitting::new(kind, n == 0)).collect();
                }
                (name, value) => {
                    draft.options.insert(name.to_string(), value.clone());
                }
            }
        }
        draft
    }

    /// What a form says. Fields that mean nothing are passed over.
    pub fn read(info: &GameInfo, fields: &[(String, String)]) -> Draft {
        let get = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let mut draft =
            Draft { seed: get("seed").unwrap_or_default().trim().to_string(), ..Draft::default() };
        draft.open = get("open") == Some("on");
        draft.with_box = get("with-box") == Some("on");
        draft.without_hints = get("without-hints") == Some("on");
        draft.pack = get("pack").map(str::to_string).filter(|pack| !pack.is_empty());
        for seat in 0..usize::from(info.seats_max) {
            let Some(who) = get(&format!("seat.{seat}")) else { break };
            let name = get(&format!("name.{seat}")).unwrap_or_default();
            draft.seats.push(Sitting { who: who.to_string(), name: name.to_string() });
        }
        for option in shown(info) {
            let value = match &option.default {
                Value::Object(parts) => read_parts(option, parts, get),
                _ if is_set(option) => read_set(option, fields),
                _ => get(&format!("option.{}", option.name)).and_then(|text| read_value(option, text)),
            };
            let own = get(&format!("list.{}", option.name)).map(str::trim).filter(|list| !list.is_empty());
            let own = own.filter(|_| takes_list(option)).map(|list| {
                Value::from(list.split([',', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>())
            });
            if let Some(value) = own.or(value).filter(|value| *value != option.default) {
                draft.options.insert(option.name.to_string(), value);
            }
        }
        draft
    }

    /// The set-up object.
    pub fn setup(&self) -> Value {
        let mut setup = self.options.clone();
        setup.insert("seats".into(), self.seats.iter().map(Sitting::kind).collect::<Vec<_>>().into());
        if self.with_box {
            setup.insert("chance".into(), json!("table"));
        }
        if let Some(pack) = &self.pack {
            setup.insert("pack".into(), json!(pack));
        }
        Value::Object(setup)
    }

    /// The seed that was typed, if one was; nothing but a number or hexadecimal digits is one.
    pub fn chosen_seed(&self) -> Result<Option<Seed>, BadSeed> {
        match (self.seed.as_str(), self.seed.parse()) {
            ("", _) => Ok(None),
            (_, Ok(number)) => Ok(Some(Seed::from_number(number))),
            (text, Err(_)) => Seed::from_hex(text).map(Some),
        }
    }

    /// The seats of the person who makes the table.
    pub fn here(&self) -> SeatSet {
        let seats = (0u8..).zip(&self.seats);
        seats.filter(|(_, sitting)| sitting.who == "here").map(|(seat, _)| Seat(seat)).collect()
    }

    /// Names by seat, where something was typed.
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |sitting: &Sitting| sitting.is_person().then(|| sitting.name.trim().to_string());
        self.seats.iter().map(|sitting| name(sitting).filter(|name| !name.is_empty())).collect()
    }

    /// The value an option has now.
    pub fn value<'a>(&'a self, option: &'a SetupOption) -> &'a Value {
        self.options.get(option.name).unwrap_or(&option.default)
    }

    fn with(&self, option: &SetupOption, value: Value) -> Draft {
        let mut draft = self.clone();
        if value == option.default {
            draft.options.remove(option.name);
        } else {
            draft.options.insert(option.name.to_string(), value);
        }
        draft
    }

    fn seated(&self, seats: usize) -> Draft {
        let mut draft = self.clone();
        // An automa on the last seat stays there.
        let automa = |sitting: &Sitting| !sitting.is_person() && !sitting.who.starts_with("bot:");
        let last = if seats > 1 { draft.seats.pop_if(|last| automa(last)) } else { None };
        let others = seats - usize::from(last.is_some());
        while draft.seats.len() < others {
            let first = draft.seats.is_empty();
            draft.seats.push(Sitting::new("human", first));
        }
        draft.seats.truncate(others);
        draft.seats.extend(last);
        draft
    }
}

/// Every reason why the game would not take this; empty if it would.
pub fn problems(title: &dyn Title, draft: &Draft) -> Vec<Reason> {
    // Nothing is drawn before the first step, so any seed will do.
    match title.start(&draft.setup(), Seed::from_number(0)) {
        Ok(_) => Vec::new(),
        Err(refusal) => {
            let alone = || vec![Reason { rule: "", message: refusal.message.clone() }];
            refusal.reasons.as_deref().map_or_else(alone, <[Reason]>::to_vec)
        }
    }
}

/// The draft with the fewest other changes that the game takes: another number of seats, or one or two options as usual.
/// `keep` names the field that was just chosen and stays.
pub fn mended(title: &dyn Title, draft: &Draft, keep: &str) -> Option<Draft> {
    let fits = |draft: &Draft| problems(title, draft).is_empty();
    if fits(draft) {
        return Some(draft.clone());
    }
    let info = title.info();
    let without = |names: &[&String]| {
        let mut less = draft.clone();
        less.options.retain(|name, _| !names.contains(&name));
        less
    };
    let loose: Vec<&String> = draft.options.keys().filter(|name| format!("option.{name}") != keep).collect();
    let pairs = loose.iter().flat_map(|one| loose.iter().map(move |two| vec![*one, *two]));
    let singles = loose.iter().map(|one| vec![*one]);
    let bases = std::iter::once(Vec::new()).chain(singles).chain(pairs);
    let bases: Vec<Draft> = bases.map(|names| without(&names)).collect();
    let counts = info.seats_min..=info.seats_max;
    // A named seat is a seat of this table.
    let seats_stay = keep.starts_with("seat") || keep.ends_with("_seat");
    bases.iter().find(|base| fits(base)).cloned().or_else(|| {
        if seats_stay {
            return None;
        }
        bases.iter().find_map(|base| {
            counts.clone().map(|count| base.seated(usize::from(count))).find(|other| fits(other))
        })
    })
}

/// What an option could be, with the reason where it could not.
pub fn choices(title: &dyn Title, draft: &Draft, option: &SetupOption) -> Vec<Choice> {
    let now = draft.value(option).clone();
    let before = problems(title, draft);
    let listed = candidates(&title.info(), option);
    let open_ended = option.kind.contains("integer") && option.values.len() <= 1;
    let mut found: Vec<Choice> = Vec::new();
    for value in listed {
        let chosen = value == now;
        // A seat that is not there is nothing to choose.
        let seat = value.as_u64().filter(|_| option.name.ends_with("_seat"));
        if !chosen && seat.is_some_and(|seat| seat >= draft.seats.len() as u64) {
            continue;
        }
        let other = draft.with(option, value.clone());
        let new = if chosen {
            None
        } else {
            problems(title, &other).into_iter().find(|reason| !before.contains(reason))
        };
        // Numbers that are only tried, and names of other editions, are not worth a word if they do not fit.
        let named = option.values.contains(&value) || value == option.default;
        if new.is_some() && !named {
            continue;
        }
        let refused = new.filter(|_| mended(title, &other, &format!("option.{}", option.name)).is_none());
        found.push(Choice { value, chosen, refused: refused.map(|reason| reason.message) });
    }
    if open_ended || !found.iter().any(|choice| choice.chosen) {
        let known = found.iter().any(|choice| choice.chosen);
        if !known && !now.is_array() {
            found.push(Choice { value: now, chosen: true, refused: None });
        }
    }
    found
}

/// What could sit on a seat, with the reason where it could not.
pub fn sitters(title: &dyn Title, draft: &Draft, seat: usize) -> Vec<(String, Option<Message>)> {
    let info = title.info();
    let before = problems(title, draft);
    let mut kinds: Vec<String> = vec!["here".into(), "link".into()];
    for kind in &info.seat_kinds {
        // `cynthia` alone is one of its levels; `bot:<name>` stands for the names.
        let leveled = info.seat_kinds.iter().any(|other| other.starts_with(&format!("{kind}:")));
        if kind != "human" && !kind.starts_with("bot:") && !leveled {
            kinds.push(kind.clone());
        }
    }
    kinds.extend(info.bots.iter().map(|bot| format!("bot:{bot}")));
    let now = draft.seats.get(seat).map(|sitting| sitting.kind().to_string());
    kinds
        .into_iter()
        .map(|who| {
            let mut other = draft.clone();
            if let Some(sitting) = other.seats.get_mut(seat) {
                sitting.who = who.clone();
            }
            let same = other.seats.get(seat).map(|sitting| sitting.kind().to_string()) == now;
            let new = problems(title, &other).into_iter().find(|reason| !before.contains(reason));
            (who, new.filter(|_| !same).map(|reason| reason.message))
        })
        .collect()
}

/// Could the table have this many seats? The reason, if not.
pub fn seats_refused(title: &dyn Title, draft: &Draft, seats: usize) -> Option<Message> {
    let before = problems(title, draft);
    let other = draft.seated(seats);
    let new = problems(title, &other).into_iter().find(|reason| !before.contains(reason))?;
    mended(title, &other, "seats").is_none().then_some(new.message)
}

/// The draft with one seat more or less, and whatever must change with it.
pub fn reseated(title: &dyn Title, draft: &Draft, seats: usize) -> Draft {
    let info = title.info();
    let seats = seats.clamp(1, usize::from(info.seats_max));
    let other = draft.seated(seats);
    mended(title, &other, "seats").unwrap_or(other)
}

/// The options that the form asks for; seats and pack have places of their own.
pub fn shown(info: &GameInfo) -> impl Iterator<Item = &SetupOption> {
    info.options.iter().filter(|option| {
        !["seats", "pack"].contains(&option.name) && !info.hidden_options.contains(&option.name)
    })
}

/// Is any combination of the values meant?
pub fn is_set(option: &SetupOption) -> bool {
    option.kind == "list"
}

/// May a list of one's own be given beside the values?
pub fn takes_list(option: &SetupOption) -> bool {
    option.kind.contains("or list")
}

/// Is it a number that only its check limits?
pub fn is_number(option: &SetupOption) -> bool {
    option.kind == "integer" && option.values.is_empty()
}

/// The values of an option: those it names, those the presets use, and small numbers where any number may fit.
fn candidates(info: &GameInfo, option: &SetupOption) -> Vec<Value> {
    let mut values = option.values.clone();
    let mut add = |value: &Value| {
        if !value.is_null() && !values.contains(value) {
            values.push(value.clone());
        }
    };
    if option.kind == "integer or random" {
        (0..=MOST_TRIED).for_each(|number| add(&json!(number)));
    }
    add(&option.default);
    for preset in &info.presets {
        if let Some(value) = preset.setup.get(option.name).filter(|value| value.is_string()) {
            add(value);
        }
    }
    // Whatever stands for "none" is the default where that has no name.
    if option.default.is_null() {
        values.retain(|value| value != "none");
        values.insert(0, Value::Null);
    }
    values
}

/// A value as a form carries it.
pub fn value_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

fn read_value(option: &SetupOption, text: &str) -> Option<Value> {
    if text.is_empty() {
        return None;
    }
    let known = option.values.iter().chain([&option.default]).find(|value| value_text(value) == text);
    let number = || text.parse::<i64>().ok().filter(|_| option.kind.contains("integer")).map(Value::from);
    Some(known.cloned().or_else(number).unwrap_or_else(|| Value::from(text)))
}

fn read_parts<'a>(
    option: &SetupOption,
    parts: &Map<String, Value>,
    get: impl Fn(&str) -> Option<&'a str>,
) -> Option<Value> {
    let chosen = parts.iter().map(|(part, usual)| {
        let value = get(&format!("option.{}.{part}", option.name)).map_or(usual.clone(), Value::from);
        (part.clone(), value)
    });
    Some(Value::Object(chosen.collect()))
}

fn read_set(option: &SetupOption, fields: &[(String, String)]) -> Option<Value> {
    let name = format!("option.{}", option.name);
    let ticked = |value: &&Value| fields.iter().any(|(key, text)| *key == name && *text == value_text(value));
    let values: Vec<Value> = option.values.iter().filter(ticked).cloned().collect();
    (!values.is_empty()).then_some(Value::Array(values))
}
