//! Set-up options (CI-2.1) and the number that selects board sides (CI-2.2).

use crate::pack::Pack;
use arrayvec::ArrayVec;
use serde_json::{Map, Value};
use solarium_core::{
    Argument, Field, Joint, LEVELS, Message, OptionSchema, Reading, Reason, Reasons, Seat, SeatKind, Shelf,
    Yardstick, option_words, read_options, setup_option, write_options,
};
use std::sync::Arc;

/// The bots that play this game.
pub const BOTS: [&str; 6] = [LEVELS[0], LEVELS[1], LEVELS[2], LEVELS[3], "greedy", "random"];
/// The clans as options and records name them.
pub(crate) const CLANS: [&str; 3] = ["leyrien", "zcharo", "jrayek"];
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
    /// All choices.
    pub const ALL: [SideChoice; 3] = [SideChoice::A, SideChoice::B, SideChoice::Random];

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

impl CharacterChoice {
    /// All choices.
    pub const ALL: [CharacterChoice; 2] = [CharacterChoice::Deal2, CharacterChoice::Free];

    /// `deal2`, `free`.
    pub const fn word(self) -> &'static str {
        match self {
            CharacterChoice::Deal2 => "deal2",
            CharacterChoice::Free => "free",
        }
    }
}

option_words!(SideChoice, SideChoice::word; CharacterChoice, CharacterChoice::word);

/// Every option (CI-2.1). The pack is looked up after the others, because a set-up alone does not know the shelf.
pub(crate) const OPTIONS: &[OptionSchema<Setup>] = &[
    OptionSchema {
        name: "seats",
        rule: "CI-2.1",
        kind: "list",
        values: Vec::new,
        read: read_seats,
        write: |setup| setup.seats.iter().map(SeatKind::text).collect(),
    },
    setup_option!(Setup, "planet", "CI-2.1", planet),
    OptionSchema {
        name: "clans",
        rule: "CI-2.1",
        kind: "object",
        values: Vec::new,
        read: read_clans,
        write: |setup| {
            let sides = CLANS.into_iter().zip(setup.clans);
            sides.map(|(clan, side)| (clan.to_string(), side.word().into())).collect::<Map<_, _>>().into()
        },
    },
    setup_option!(Setup, "characters", "CI-2.1", characters),
    OptionSchema {
        name: "opponent",
        rule: "CI-2.1",
        kind: "integer",
        values: || (1..=4).map(Value::from).collect(),
        read: |field, setup| setup.opponent = field.number(1..=4).unwrap_or(0),
        write: |setup| setup.opponent.into(),
    },
    OptionSchema {
        name: "supplies",
        rule: "CI-2.1",
        kind: "choice",
        values: || vec![supplies(false).into(), supplies(true).into()],
        read: |field, setup| setup.hidden_supplies = field.word(&[false, true], supplies).unwrap_or(false),
        write: |setup| supplies(setup.hidden_supplies).into(),
    },
    OptionSchema {
        name: "hands",
        rule: "CI-2.1",
        kind: "choice",
        values: || vec![hands(false).into(), hands(true).into()],
        read: |field, setup| setup.unknown_hands = field.word(&[false, true], hands).unwrap_or(false),
        write: |setup| hands(setup.unknown_hands).into(),
    },
    OptionSchema {
        name: "colours",
        rule: "CI-2.1",
        kind: "list",
        values: || COLOURS.map(Value::from).into(),
        read: read_colours,
        write: |setup| setup.colours.iter().map(|colour| COLOURS[usize::from(*colour)]).collect(),
    },
    OptionSchema {
        name: "pack",
        rule: "CI-2.1",
        kind: "text",
        values: || vec!["standard".into()],
        read: |_, _| {},
        write: |setup| setup.pack.id.as_str().into(),
    },
];

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
    /// With the box on the table: hands, draft and plans are known to their people alone.
    pub unknown_hands: bool,
    /// Colour of each seat, an index into [`COLOURS`].
    pub colours: ArrayVec<u8, 4>,
    /// The data pack.
    pub pack: Arc<Pack>,
}

impl Setup {
    /// What each option is that is left out. No set-up to play: it has the opponent and the colours of tables that an
    /// AI and further seats would make.
    pub(crate) fn defaults() -> Setup {
        Setup {
            seats: [SeatKind::Human, SeatKind::Human].into_iter().collect(),
            planet: SideChoice::A,
            clans: [SideChoice::A; 3],
            characters: CharacterChoice::Deal2,
            opponent: 1,
            hidden_supplies: false,
            unknown_hands: false,
            colours: ArrayVec::from([0, 1, 2, 3]),
            pack: Arc::clone(Pack::built_in()),
        }
    }

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
        solarium_core::exercise!("CI-2.2");
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
        solarium_core::exercise!("CI-2.1");
        let reading = Reading::new();
        let fields = reading.root(value, "CI-2.1").mandatory().object_or_empty();
        for (_, field) in fields.entries().filter(|(_, field)| field.value().is_some_and(Value::is_null)) {
            field.refuse_unless(Message::new("ci-setup-not-null"));
        }
        let mut setup = Setup::defaults();
        read_options(OPTIONS, &fields, &mut setup);
        if let Some(SeatKind::Automa(text)) = setup.seats.last_mut() {
            let by_seat = text.strip_prefix("ai:").and_then(|level| level.parse().ok());
            let opponent = if setup.opponent == 0 { by_seat.unwrap_or(1) } else { setup.opponent };
            reading.require(by_seat.is_none_or(|level| level == opponent), "CI-2.1", || {
                let message = Message::new("ci-setup-opponent-twice").with("option", opponent);
                message.with("seat", by_seat.unwrap_or(opponent))
            });
            setup.opponent = opponent;
            *text = format!("ai:{opponent}");
        } else {
            reading.require(setup.opponent == 0, "CI-2.1", || Message::new("ci-setup-opponent-without-ai"));
            setup.opponent = 0;
        }
        setup.check_hands(&reading);
        if let Some(pack) = read_pack(&fields.get("pack"), shelf) {
            setup.pack = pack;
        }
        fields.close();
        reading.finish(setup)
    }

    /// Hands that the program does not know are those of several people, and what it knows lies open.
    fn check_hands(&self, reading: &Reading) {
        if !self.unknown_hands {
            return;
        }
        let people = self.seats.iter().filter(|kind| matches!(kind, SeatKind::Human)).count();
        let bots = self.seats.iter().any(|kind| matches!(kind, SeatKind::Bot(_)));
        reading.require(people > 1 && !bots, "CI-2.1", || Message::new("ci-setup-hands-of-people"));
        reading.require(!self.hidden_supplies, "CI-2.1", || Message::new("ci-setup-hands-supplies"));
    }

    /// The complete set-up object, every option named; the pack with its identity (CI-1.4).
    pub fn to_json(&self) -> Value {
        solarium_core::exercise!("CI-1.4");
        let mut object = write_options(OPTIONS, self);
        object.insert("pack".into(), format!("{}#{}", self.pack.id, self.pack.hash).into());
        if !self.has_ai() {
            object.remove("opponent");
        }
        // Only a table with the box has another word for it.
        if !self.unknown_hands {
            object.remove("hands");
        }
        object.into()
    }
}

const fn supplies(hidden: bool) -> &'static str {
    if hidden { "hidden" } else { "open" }
}

const fn hands(unknown: bool) -> &'static str {
    if unknown { "unknown" } else { "known" }
}

fn read_seats(field: &Field<'_, '_>, setup: &mut Setup) {
    if !field.is_given() {
        return;
    }
    let members = field.list();
    let mut ais = 0;
    setup.seats.clear();
    for (i, member) in members.iter().enumerate() {
        let refuse = |message| member.refuse(Reason::of_seat(i, message));
        let text = member.value().and_then(Value::as_str).unwrap_or_default();
        let kind = match text.split_once(':').unwrap_or((text, "")) {
            ("human", "") if text == "human" => SeatKind::Human,
            ("ai", level) => {
                if text != "ai" && !["1", "2", "3", "4"].contains(&level) {
                    refuse(Message::new("ci-setup-no-such-ai").with("text", text));
                }
                ais += 1;
                if i + 1 < members.len() {
                    refuse(Message::new("ci-setup-ai-last"));
                }
                SeatKind::Automa(text.into())
            }
            ("bot", name) if text != "bot" => {
                if !BOTS.contains(&name) && Yardstick::named(name).is_none() {
                    let known = Argument::list(Joint::Comma, BOTS);
                    refuse(Message::new("ci-setup-no-such-bot").with("name", name).with("known", known));
                }
                SeatKind::Bot(name.into())
            }
            _ => {
                let value = member.value().map_or_else(|| "null".into(), Value::to_string);
                refuse(Message::new("ci-setup-no-seat").with("value", value));
                continue;
            }
        };
        let _ = setup.seats.try_push(kind);
    }
    if ais > 1 {
        field.clone().rule("CI-17.1").refuse(Message::new("ci-setup-one-ai"));
    }
    let humans = members.len() - ais;
    if !(if ais > 0 { 1..=3 } else { 2..=4 }).contains(&humans) {
        field.refuse(Message::new("ci-setup-seats").with("humans", humans).with("ais", ais));
    }
}

fn read_clans(field: &Field<'_, '_>, setup: &mut Setup) {
    let Some(clans) = field.object() else { return };
    for (side, clan) in setup.clans.iter_mut().zip(CLANS) {
        let given = clans.get_or_null(clan).word(&SideChoice::ALL, SideChoice::word);
        *side = given.unwrap_or_default();
    }
    clans.close();
}

/// Comes after the seats: each has a colour of its own.
fn read_colours(field: &Field<'_, '_>, setup: &mut Setup) {
    let seats = setup.seats.len();
    setup.colours = (0..seats as u8).collect();
    if field.is_given() {
        let words = Message::new("read-word").with("words", Argument::list(Joint::Comma, COLOURS));
        let colour = |text: &str| COLOURS.iter().position(|colour| *colour == text);
        let given = field.known_list(words, colour);
        let members = field.value().and_then(Value::as_array).map_or(0, Vec::len);
        if !(seats..=COLOURS.len()).contains(&members) {
            field.refuse(Message::new("ci-setup-colours").with("seats", seats));
        }
        setup.colours = given.into_iter().take(seats).map(|colour| colour as u8).collect();
    }
}

fn read_pack(field: &Field<'_, '_>, shelf: &Shelf<Pack>) -> Option<Arc<Pack>> {
    let text = field.value().map_or("standard", |value| value.as_str().unwrap_or_default());
    let (id, hash) = text.split_once('#').map_or((text, None), |(id, hash)| (id, Some(hash)));
    let Some(pack) = shelf.get(id) else {
        let known = Argument::list(Joint::Comma, shelf.ids());
        field.refuse(Message::new("ci-setup-no-such-pack").with("id", id).with("known", known));
        return None;
    };
    // CI-1.4: a match stores the identity of its pack; another text under the same name is another pack.
    if let Some(hash) = hash.filter(|hash| *hash != pack.hash) {
        solarium_core::exercise!("CI-1.4");
        let other = Message::new("ci-setup-other-pack").with("id", id).with("identity", pack.hash.as_str());
        field.clone().rule("CI-1.4").refuse(other.with("given", hash));
    }
    Some(Arc::clone(pack))
}
