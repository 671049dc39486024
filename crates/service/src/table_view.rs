//! A table as JSON for one viewer. Everything here comes from the session's view of that viewer.

use crate::error::Fault;
use crate::message::Message;
use crate::room::Room;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use solarium_core::{Language, Seat, SeatKind, SeatScore, TraceStepJson, Turn, Viewer};
use solarium_table::{
    Entry, EventJson, InstructionsJson, LegalAction, Reply, StepReport, StepSeen, TurnJson, words,
};
use solarium_words::{Lang, Words};

/// Those who get the same bytes: a viewer, and the form it wants the look in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    /// Who looks.
    pub viewer: Viewer,
    /// In which form.
    pub form: Form,
}

/// The form of a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// JSON for programs.
    Data(Lang),
    /// The same with the board as SVG.
    Picture(Lang),
    /// The parts of a page in a language.
    Page(Lang),
}

impl Form {
    /// Data, with the picture or without.
    pub(crate) fn data(picture: bool, lang: Lang) -> Form {
        if picture { Form::Picture(lang) } else { Form::Data(lang) }
    }

    /// In which language.
    pub(crate) fn lang(self) -> Lang {
        match self {
            Form::Data(lang) | Form::Picture(lang) | Form::Page(lang) => lang,
        }
    }
}

/// Who comes next, in the shape that programs knew before [`TurnJson`] was on every wire.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum OldTurnJson {
    Decide(Vec<u8>),
    Chance,
    Over,
}

#[derive(Serialize, JsonSchema)]
struct SeatJson<'a> {
    seat: u8,
    kind: String,
    name: Option<&'a str>,
    bot: Option<&'a str>,
    taken: bool,
    present: bool,
    /// Only where seats are asked in another's turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Reply>,
}

/// A seat is asked in another's turn.
#[derive(Serialize, JsonSchema)]
struct UsualAnswerJson {
    seat: u8,
    /// The answer follows from what the asked seat knows: it is sent to that seat only.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    /// Until it is given; null if it is not.
    seconds: Option<u64>,
}

#[derive(Serialize, JsonSchema)]
struct PendingTakeBack {
    seat: u8,
    step: usize,
    waiting: Vec<u8>,
}

/// What is known of the seed.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Fairness {
    commitment: String,
    /// Did a person choose the seed?
    chosen: bool,
    /// Once the game is over.
    seed: Option<String>,
    /// Together with the seed, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    salt: Option<String>,
}

/// What every viewer may know of the seed.
pub(crate) fn fairness(room: &Room) -> Fairness {
    let published = room.published_seed();
    Fairness {
        commitment: room.facts.commitment.clone(),
        chosen: room.facts.seed_chosen,
        seed: published.map(|(seed, _)| seed.to_string()),
        salt: published.and_then(|(_, salt)| salt).map(str::to_string),
    }
}

/// The numbers of the seats that must be taken before the match begins.
fn waiting(room: &Room) -> Vec<u8> {
    room.waiting().iter().map(|seat| seat.0).collect()
}

/// The look: what one viewer may know of a table.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableView<'a> {
    id: &'a str,
    game: &'static str,
    /// Lines of the journal; give it back with `act`.
    version: u64,
    /// Steps of the match so far.
    steps: usize,
    /// The seat looked from, null for spectators.
    you: Option<u8>,
    /// Kept for older programs: the same as `to_move` in another shape.
    turn: OldTurnJson,
    /// Who comes next.
    to_move: TurnJson,
    seats: Vec<SeatJson<'a>>,
    /// The position as far as the viewer may know it, in the form of the game.
    view: Value,
    /// What the viewer is asked.
    prompt: Option<String>,
    legal: Vec<LegalAction>,
    #[schemars(with = "Vec<crate::schemas::SeatScore>")]
    scores: Vec<SeatScore>,
    /// With the box: what to do with the pieces since a person last did something, step by step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    instructions: Vec<InstructionsJson>,
    /// Shown to the people at the table.
    notices: Vec<String>,
    /// A take-back that waits.
    asked: Option<PendingTakeBack>,
    #[serde(skip_serializing_if = "Option::is_none")]
    usual: Option<UsualAnswerJson>,
    open: bool,
    over: bool,
    read_only: bool,
    rematch: Option<&'a str>,
    /// Only while the match has not begun because seats are free.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waiting: Vec<u8>,
    fairness: Fairness,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
}

fn seats_json(room: &Room) -> Vec<SeatJson<'_>> {
    let session = room.table.session();
    Seat::all(session.seats())
        .map(|seat| {
            let row = room.seats.get(seat.index());
            let kind = session.kind(seat);
            SeatJson {
                seat: seat.0,
                name: row.and_then(|row| row.name.as_deref()),
                bot: room.table.bots().get(seat.index()).and_then(Option::as_deref),
                taken: row.is_some_and(|row| row.taken) || kind != SeatKind::Human,
                present: room.is_present(seat),
                reply: session.has_usual().then(|| room.table.replies()[seat.index()]),
                kind: kind.text(),
            }
        })
        .collect()
}

fn usual(room: &Room, viewer: Viewer) -> Option<UsualAnswerJson> {
    let usual = room.table.usual().filter(|_| !room.facts.read_only)?;
    Some(UsualAnswerJson {
        seat: usual.seat.0,
        action: (viewer == Viewer::Seat(usual.seat)).then_some(usual.action),
        seconds: room.seconds_left(),
    })
}

/// The look of a table for a class, as JSON text.
pub(crate) fn table_json(room: &Room, class: Class) -> Result<String, Fault> {
    let session = room.table.session();
    let over = session.turn() == Turn::Over;
    let (seen, words) = (session.seen(class.viewer)?, words(class.form.lang()));
    let (you, prompt, legal) = match class.viewer {
        Viewer::Spectator => (None, None, Vec::new()),
        Viewer::Seat(seat) => {
            let deciding = room.table.to_act().contains(seat) && room.may_play_automatically();
            let legal = if deciding { room.table.legal(seat, words)? } else { Vec::new() };
            (Some(seat.0), Some(words.say(&seen.prompt()?)), legal)
        }
    };
    let view = TableView {
        id: &room.facts.id,
        game: session.game(),
        version: room.table.version(),
        steps: session.steps(),
        you,
        turn: match session.turn() {
            Turn::Over => OldTurnJson::Over,
            Turn::Chance => OldTurnJson::Chance,
            Turn::Decide(seats) => OldTurnJson::Decide(seats.iter().map(|seat| seat.0).collect()),
        },
        to_move: session.turn().into(),
        seats: seats_json(room),
        view: seen.json(),
        prompt,
        legal,
        scores: session.scores(),
        instructions: seen.instructions(None).iter().map(|step| step.to_json(words)).collect(),
        notices: room.notices().iter().map(|notice| words.say(notice)).collect(),
        asked: room.table.asked().map(|asked| PendingTakeBack {
            seat: asked.seat.0,
            step: asked.step,
            waiting: asked.waiting.iter().map(|seat| seat.0).collect(),
        }),
        usual: usual(room, class.viewer),
        open: room.facts.open,
        over,
        read_only: room.facts.read_only,
        rematch: room.rematch.as_deref(),
        waiting: waiting(room),
        fairness: fairness(room),
        svg: match class.form {
            Form::Picture(_) => Some(seen.svg(words)),
            Form::Data(_) | Form::Page(_) => None,
        },
    };
    Ok(serde_json::to_string(&view).expect("a view has text keys only"))
}

/// One line of the journal as a viewer may see it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LineJson<'a> {
    number: u64,
    #[serde(flatten)]
    line: LineKind<'a>,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum LineKind<'a> {
    Step {
        /// Null for chance.
        seat: Option<u8>,
        /// Null for a step the viewer may not see.
        text: Option<&'a str>,
        events: Vec<EventJson>,
        /// A usual answer that was given without asking.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        usual: bool,
        /// The reasons of an automa.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<Vec<crate::schemas::TraceStep>>")]
        trace: Option<Vec<TraceStepJson>>,
    },
    /// The position was put right at a table with the box, or a card entered as it is printed.
    Replaced {
        seat: u8,
        /// Null for a viewer who may not see all of the position.
        text: Option<String>,
        events: Vec<EventJson>,
    },
    Undone {
        seat: u8,
        step: usize,
    },
    Asked {
        seat: u8,
        step: usize,
    },
    Answered {
        seat: u8,
        agrees: bool,
    },
    Rewound {
        seat: u8,
        step: usize,
    },
    Bot {
        seat: u8,
        bot: &'a str,
    },
    Person {
        seat: u8,
    },
    Reply {
        seat: u8,
        reply: Reply,
    },
    /// The maker of the table gave the seat another link: whoever held it does so no longer.
    Link {
        seat: u8,
    },
}

/// A line of the journal. `open` shows everything: the game is over.
pub(crate) fn line_json(
    number: u64,
    entry: &Entry,
    step: Option<&StepReport>,
    viewer: Viewer,
    open: bool,
    words: &Words,
) -> Value {
    let line = match entry {
        Entry::Step { seat, text, usual } => {
            let seen = StepSeen::of(step, viewer, open);
            LineKind::Step {
                seat: seat.map(|seat| seat.0),
                text: seen.visible.then_some(text),
                events: seen.events.iter().map(|event| event.to_json(words)).collect(),
                usual: *usual,
                trace: seen.trace.map(|trace| trace.to_json(words)),
            }
        }
        Entry::Replaced { seat, .. } => {
            let seen = StepSeen::of(step, viewer, open);
            LineKind::Replaced {
                seat: seat.0,
                text: step.filter(|_| seen.visible).map(|report| report.text.clone()),
                events: seen.events.iter().map(|event| event.to_json(words)).collect(),
            }
        }
        Entry::Undone { seat, step } => LineKind::Undone { seat: seat.0, step: *step },
        Entry::Asked { seat, step } => LineKind::Asked { seat: seat.0, step: *step },
        Entry::Answered { seat, agrees } => LineKind::Answered { seat: seat.0, agrees: *agrees },
        Entry::Rewound { seat, step } => LineKind::Rewound { seat: seat.0, step: *step },
        Entry::ToBot { seat, bot } => LineKind::Bot { seat: seat.0, bot },
        Entry::ToPerson { seat } => LineKind::Person { seat: seat.0 },
        Entry::Replies { seat, reply } => LineKind::Reply { seat: seat.0, reply: *reply },
        Entry::NewLink { seat } => LineKind::Link { seat: seat.0 },
    };
    json!(LineJson { number, line })
}

/// A message with what changed.
pub(crate) fn change_message(room: &Room, class: Class, lines: &[Value]) -> Result<Message, Fault> {
    let look = table_json(room, class)?;
    let steps = serde_json::to_string(lines).expect("lines have text keys only");
    let version = room.table.version();
    let text = format!("{{\"type\":\"change\",\"version\":{version},\"steps\":{steps},\"look\":{look}}}");
    Ok(Message::text(text))
}

/// A message with a fresh look.
pub(crate) fn full_message(room: &Room, class: Class) -> Result<Message, Fault> {
    let look = table_json(room, class)?;
    let version = room.table.version();
    Ok(Message::text(format!("{{\"type\":\"look\",\"version\":{version},\"look\":{look}}}")))
}

/// A message about who sits where, the same for every viewer.
pub(crate) fn people_message(room: &Room) -> Message {
    let mut message = json!({"type": "people", "seats": seats_json(room)});
    let waiting = waiting(room);
    if !waiting.is_empty() {
        message["waiting"] = json!(waiting);
    }
    Message::text(message.to_string())
}
