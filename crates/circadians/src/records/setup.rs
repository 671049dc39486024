//! Set-up options (CI-2.1) and the number that selects board sides (CI-2.2).

use crate::pack::Pack;
use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};
use solarium_core::{Reasons, Seat, SeatKind, Shelf};
use std::sync::Arc;

/// The bots that play this game.
pub const BOTS: [&str; 2] = ["greedy", "random"];
/// Colours of dice and Harvesters (CI-1.3), in the order seats get them.
pub const COLOURS: [&str; 4] = ["purple", "orange", "blue", "black"];

/// Which side of a board is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SideChoice {
    /// Side A.
    #[default]
    A,
    /// Side B.
    B,
    /// Drawn at the start.
    Random,
}

impl SideChoice {
    /// 0 for A, 1 for B, nothing while it is to be drawn.
    pub const fn fixed(self) -> Option<u8> {
        match self {
            SideChoice::A => Some(0),
            SideChoice::B => Some(1),
            SideChoice::Random => None,
        }
    }

    /// `A`, `B`, `random`.
    pub const fn word(self) -> &'static str {
        match self {
            SideChoice::A => "A",
            SideChoice::B => "B",
            SideChoice::Random => "random",
        }
    }

    fn parse(value: &Value) -> Option<SideChoice> {
        match value.as_str()? {
            "A" => Some(SideChoice::A),
            "B" => Some(SideChoice::B),
            "random" => Some(SideChoice::Random),
            _ => None,
        }
    }
}

/// How characters are chosen (CI-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CharacterChoice {
    /// Two dealt to each human, one kept.
    #[default]
    Deal2,
    /// All open, the last in turn order chooses first.
    Free,
}

/// Everything decided before the first step.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// What moves each seat; an AI is the last.
    pub seats: ArrayVec<SeatKind, 4>,
    /// Side of the Planet board.
    pub planet: SideChoice,
    /// Sides of the Clan boards: Leyrien, Zcharo, Jrayek.
    pub clans: [SideChoice; 3],
    /// How characters are chosen.
    pub characters: CharacterChoice,
    /// AI opponent 1–4; 0 without an AI.
    pub opponent: u8,
    /// W, A, P, G totals of humans are not shown to others.
    pub hidden_supplies: bool,
    /// Colour of each seat, an index into [`COLOURS`].
    pub colours: ArrayVec<u8, 4>,
    /// The data pack.
    pub pack: Arc<Pack>,
}

impl Setup {
    /// Number of seats, an AI included.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Is there an AI?
    pub fn has_ai(&self) -> bool {
        self.opponent > 0
    }

    /// Number of humans: every seat but the AI.
    pub fn humans(&self) -> usize {
        self.seats.len() - usize::from(self.has_ai())
    }

    /// The seat of the AI.
    pub fn ai_seat(&self) -> Option<Seat> {
        self.has_ai().then(|| Seat(self.humans() as u8))
    }

    /// CI-2.2: the number N that selects board sides.
    pub fn n(&self) -> u8 {
        match (self.humans(), self.has_ai()) {
            (1, _) => 1,
            (humans, ai) => humans as u8 + u8::from(ai),
        }
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> &'static str {
        COLOURS[usize::from(self.colours[seat.index()])]
    }

    /// Reads a set-up object; every reason for a refusal is named (CI-2.1).
    pub fn parse(value: &Value, shelf: &Shelf<Pack>) -> Result<Setup, Reasons> {
        let mut reasons = Reasons::new();
        let empty = Map::new();
        let object = value.as_object().unwrap_or_else(|| {
            reasons.add("CI-2.1", "the set-up is an object of options");
            &empty
        });
        const KEYS: [&str; 8] =
            ["seats", "planet", "clans", "characters", "opponent", "supplies", "colours", "pack"];
        for key in object.keys().filter(|k| !KEYS.contains(&k.as_str())) {
            reasons.add("CI-2.1", format!("`{key}` is not an option; known are {}", KEYS.join(", ")));
        }
        let (mut seats, seat_opponent) = read_seats(object.get("seats"), &mut reasons);
        let ai = seats.last().is_some_and(|k| matches!(k, SeatKind::Automa(_)));
        let opponent = read_opponent(object.get("opponent"), ai, seat_opponent, &mut reasons);
        if let Some(SeatKind::Automa(text)) = seats.last_mut() {
            *text = format!("ai:{opponent}");
        }
        let planet = read_side(object.get("planet"), "planet", &mut reasons);
        let clans = read_clans(object.get("clans"), &mut reasons);
        let characters = match object.get("characters").map(Value::as_str) {
            None | Some(Some("deal2")) => CharacterChoice::Deal2,
            Some(Some("free")) => CharacterChoice::Free,
            _ => {
                reasons.add("CI-2.1", "`characters` is `deal2` or `free`");
                CharacterChoice::Deal2
            }
        };
        let hidden_supplies = match object.get("supplies").map(Value::as_str) {
            None | Some(Some("open")) => false,
            Some(Some("hidden")) => true,
            _ => {
                reasons.add("CI-2.1", "`supplies` is `open` or `hidden`");
                false
            }
        };
        let colours = read_colours(object.get("colours"), seats.len(), &mut reasons);
        let pack = read_pack(object.get("pack"), shelf, &mut reasons);
        match pack {
            Some(pack) if reasons.is_empty() => {
                Ok(Setup { seats, planet, clans, characters, opponent, hidden_supplies, colours, pack })
            }
            _ => Err(reasons),
        }
    }

    /// The complete set-up object, every option named; the pack with its identity (CI-1.4).
    pub fn to_json(&self) -> Value {
        let mut object = json!({
            "seats": self.seats.iter().map(SeatKind::text).collect::<Vec<_>>(),
            "colours": self.colours.iter().map(|c| COLOURS[usize::from(*c)]).collect::<Vec<_>>(),
        });
        if let (Some(all), Value::Object(options)) = (object.as_object_mut(), self.options()) {
            all.extend(options);
        }
        object
    }

    /// The options without seats and colours.
    pub fn options(&self) -> Value {
        let clan = |i: usize| self.clans[i].word();
        let mut options = json!({
            "planet": self.planet.word(),
            "clans": { "leyrien": clan(0), "zcharo": clan(1), "jrayek": clan(2) },
            "characters": match self.characters {
                CharacterChoice::Deal2 => "deal2",
                CharacterChoice::Free => "free",
            },
            "supplies": if self.hidden_supplies { "hidden" } else { "open" },
            "pack": format!("{}#{}", self.pack.id, self.pack.hash),
        });
        if self.has_ai() {
            options["opponent"] = json!(self.opponent);
        }
        options
    }
}

fn read_seats(value: Option<&Value>, reasons: &mut Reasons) -> (ArrayVec<SeatKind, 4>, Option<u8>) {
    let default = json!(["human", "human"]);
    let Some(list) = value.unwrap_or(&default).as_array() else {
        reasons.add("CI-2.1", "`seats` is a list such as [\"human\", \"human\"] or [\"human\", \"ai:2\"]");
        return (ArrayVec::new(), None);
    };
    let mut seats = ArrayVec::new();
    let mut level = None;
    let mut ais = 0;
    for (i, seat) in list.iter().enumerate() {
        let text = seat.as_str().unwrap_or_default();
        let kind = match text.split_once(':') {
            None if text == "human" => SeatKind::Human,
            None if text == "ai" => SeatKind::Automa(text.into()),
            Some(("ai", number)) => {
                level = number.parse::<u8>().ok().filter(|n| (1..=4).contains(n) && number.len() == 1);
                if level.is_none() {
                    reasons.add("CI-2.1", format!("seat {i}: `{text}`: the AI opponents are 1, 2, 3, 4"));
                }
                SeatKind::Automa(text.into())
            }
            Some(("bot", name)) => {
                reasons.require(BOTS.contains(&name), "CI-2.1", || {
                    format!("seat {i}: no bot `{name}` plays this game; known are {}", BOTS.join(", "))
                });
                SeatKind::Bot(name.into())
            }
            _ => {
                reasons.add(
                    "CI-2.1",
                    format!("seat {i}: `{seat}` is none of human, bot:<name>, ai, ai:<opponent>"),
                );
                continue;
            }
        };
        if matches!(kind, SeatKind::Automa(_)) {
            ais += 1;
            reasons
                .require(i + 1 == list.len(), "CI-2.1", || format!("seat {i}: the AI takes the last seat"));
        }
        let _ = seats.try_push(kind);
    }
    reasons.require(ais <= 1, "CI-17.1", || "one AI at most");
    let humans = list.len() - ais.min(list.len());
    let fits = if ais > 0 { (1..=3).contains(&humans) } else { (2..=4).contains(&humans) };
    reasons.require(fits, "CI-2.1", || {
        format!("2 to 4 humans, or 1 to 3 humans and one AI; {humans} humans and {ais} AI are given")
    });
    (seats, level)
}

fn read_opponent(value: Option<&Value>, ai: bool, by_seat: Option<u8>, reasons: &mut Reasons) -> u8 {
    let option = value.map(|v| v.as_u64().filter(|n| (1..=4).contains(n)).map(|n| n as u8));
    if option == Some(None) {
        reasons.add("CI-2.1", "`opponent` is 1, 2, 3 or 4");
    }
    if !ai {
        reasons.require(option.is_none(), "CI-2.1", || "`opponent` is for games with an AI only");
        return 0;
    }
    match (option.flatten(), by_seat) {
        (Some(option), Some(seat)) if option != seat => {
            reasons.add("CI-2.1", format!("`opponent` says {option}, the seat says ai:{seat}"));
            option
        }
        (option, seat) => option.or(seat).unwrap_or(1),
    }
}

fn read_side(value: Option<&Value>, name: &str, reasons: &mut Reasons) -> SideChoice {
    match value.map(SideChoice::parse) {
        None => SideChoice::A,
        Some(Some(side)) => side,
        Some(None) => {
            reasons.add("CI-2.1", format!("`{name}` is `A`, `B` or `random`"));
            SideChoice::A
        }
    }
}

fn read_clans(value: Option<&Value>, reasons: &mut Reasons) -> [SideChoice; 3] {
    const CLANS: [&str; 3] = ["leyrien", "zcharo", "jrayek"];
    let Some(value) = value else { return [SideChoice::A; 3] };
    let Some(object) = value.as_object() else {
        reasons.add(
            "CI-2.1",
            "`clans` names a side per clan: {\"leyrien\": \"A\", \"zcharo\": \"B\", \"jrayek\": \"random\"}",
        );
        return [SideChoice::A; 3];
    };
    for key in object.keys().filter(|k| !CLANS.contains(&k.as_str())) {
        reasons.add("CI-2.1", format!("`{key}` is none of the clans leyrien, zcharo, jrayek"));
    }
    CLANS.map(|clan| read_side(object.get(clan), &format!("clans.{clan}"), reasons))
}

fn read_colours(value: Option<&Value>, seats: usize, reasons: &mut Reasons) -> ArrayVec<u8, 4> {
    let Some(value) = value else { return (0..seats as u8).collect() };
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    let mut colours: ArrayVec<u8, 4> = ArrayVec::new();
    for colour in list.iter().take(4) {
        match COLOURS.iter().position(|c| Some(*c) == colour.as_str()) {
            Some(index) if !colours.contains(&(index as u8)) => colours.push(index as u8),
            Some(index) => reasons.add("CI-2.1", format!("two seats are {}", COLOURS[index])),
            None => reasons.add("CI-2.1", format!("`{colour}` is none of {}", COLOURS.join(", "))),
        }
    }
    reasons.require((seats..=4).contains(&list.len()), "CI-2.1", || {
        format!("`colours` is a list of one colour for each of the {seats} seats")
    });
    colours.truncate(seats);
    colours
}

fn read_pack(value: Option<&Value>, shelf: &Shelf<Pack>, reasons: &mut Reasons) -> Option<Arc<Pack>> {
    let text = match value {
        None => "standard",
        Some(value) => value.as_str().unwrap_or_default(),
    };
    let (id, hash) = text.split_once('#').map_or((text, None), |(id, hash)| (id, Some(hash)));
    let Some(pack) = shelf.get(id) else {
        let known = shelf.ids().collect::<Vec<_>>().join(", ");
        reasons.add("CI-2.1", format!("there is no pack `{id}`; known are {known}"));
        return None;
    };
    // CI-1.4: a match stores the identity of its pack; another text under the same name is another pack.
    reasons.require(hash.is_none_or(|hash| hash == pack.hash), "CI-1.4", || {
        format!("the pack `{id}` at hand has the identity {}, not {}", pack.hash, hash.unwrap_or_default())
    });
    Some(Arc::clone(pack))
}
