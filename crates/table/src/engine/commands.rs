//! What each command does.

use super::request::{Request, not, viewer};
use super::{Engine, write_json};
use crate::described::described;
use crate::{
    AutoPlan, ChanceSource, EventJson, EventLine, HINT_GRADES, InstructionsJson, MOST_STEPS, Narration,
    OWN_PACK, Refusal, Session, TurnJson, log_json, read_log,
};
use serde::Serialize;
use serde_json::{Map, Value, json};
use solarium_core::{
    Argument, Budget, Cancel, Clock, Joint, Language, Limits, Message, Replacement, Seat, SeatKind,
    TraceStepJson, Turn, Viewer,
};
use solarium_words::Words;

/// The deepest count of step sequences that is begun: any deeper one would not end in a lifetime.
const DEEPEST_PERFT: u32 = 64;

#[derive(Serialize)]
struct Happened {
    events: Vec<EventJson>,
    turn: TurnJson,
    /// Only at a table with the box, where something is to be moved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    instructions: Vec<InstructionsJson>,
}

impl Happened {
    /// After one step.
    fn new(events: &[EventLine], session: &dyn Session, words: &Words) -> Result<Happened, Refusal> {
        Happened::after(1, events, session, words)
    }

    /// After so many steps.
    fn after(
        steps: usize,
        events: &[EventLine],
        session: &dyn Session,
        words: &Words,
    ) -> Result<Happened, Refusal> {
        Ok(Happened {
            events: events.iter().map(|event| event.to_json(words)).collect(),
            turn: session.turn().into(),
            instructions: instructions(session, steps, words)?,
        })
    }
}

/// What to do with the pieces of the box for the last so many steps: as the one person at the table sees it, or where
/// there are several, as everybody does.
fn instructions(session: &dyn Session, last: usize, words: &Words) -> Result<Vec<InstructionsJson>, Refusal> {
    let mut people = Seat::all(session.seats()).filter(|seat| session.kind(*seat) == SeatKind::Human);
    let viewer = match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Spectator,
    };
    let list = session.seen(viewer)?.instructions(Some(last));
    Ok(list.iter().map(|step| step.to_json(words)).collect())
}

/// A match just put on the table.
#[derive(Serialize)]
struct Opened {
    #[serde(rename = "match")]
    number: u64,
    turn: TurnJson,
    commitment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notices: Vec<String>,
}

impl Engine {
    /// Carries a request out and writes the `ok` object. On an error whatever was written is thrown away.
    pub(super) fn obey(&mut self, request: &Request<'_>, out: &mut Vec<u8>) -> Result<(), Refusal> {
        let command = request.text("cmd")?;
        match command.as_str() {
            "games" => self.games(out),
            "new" => {
                let title = self.library.title(&request.text("game")?)?;
                let setup: Value = request.may("setup", "wanted-object")?.unwrap_or_else(|| json!({}));
                if !setup.is_object() {
                    return Err(not("setup", "wanted-object"));
                }
                let session = title.start(&setup, request.seed(self.entropy)?)?;
                self.open(session, None, out);
            }
            "load" => {
                let title = self.library.title(&request.text("game")?)?;
                let state = position(request.need("state", "wanted-state")?);
                let session = title.load(&state, request.seed(self.entropy)?)?;
                self.open(session, None, out);
            }
            "replay" => {
                let record = read_log(&request.need("log", "wanted-log")?)?;
                let to = request.may::<usize>("to", "wanted-steps")?;
                let session = self.library.title(&record.game)?.replay(&record, to)?;
                // Other draws than those that the record's commitment has promised: said before anything is played.
                let seedless = record.seed.is_none()
                    && session.turn() != Turn::Over
                    && session.chance_source() == ChanceSource::Program;
                self.open(session, seedless.then(|| Message::new("notice-no-seed")), out);
            }
            "play" => {
                let (seat, action) = (request.seat()?, request.text("action")?);
                let words = self.words;
                let session = self.session(request)?;
                let report = session.take(Some(seat), &action, Narration::Full)?;
                write_json(&Happened::new(&report.events, session, words)?, out);
            }
            "chance" => {
                // PH-14.4: where a card can be typed, an outcome may be what is printed on it.
                let outcome =
                    request.may::<Value>("outcome", "wanted-text")?.filter(|outcome| !outcome.is_null());
                let words = self.words;
                if let Some(card) = outcome.as_ref().filter(|outcome| outcome.is_object()) {
                    let session = self.session(request)?;
                    if session.turn() != Turn::Chance {
                        return Err(Refusal::not_typed());
                    }
                    let seat = person(session)?;
                    let report = session.type_card(seat, card, Narration::Full)?;
                    write_json(&Happened::new(&report.events, session, words)?, out);
                    return Ok(());
                }
                let outcome = match outcome {
                    None => None,
                    Some(Value::String(text)) => Some(text),
                    Some(_) => return Err(not("outcome", "wanted-text")),
                };
                let session = self.session(request)?;
                let reports = match (outcome, session.turn()) {
                    (None, Turn::Chance) => {
                        let drawn =
                            session.advance(&AutoPlan::by_setup(), &Cancel::default(), Narration::Full)?;
                        let not_named = Message::new("table-chance-not-named");
                        vec![drawn.ok_or_else(|| Refusal::new("chance/table", not_named))?]
                    }
                    (outcome, _) => session.take_outcomes(&outcome.unwrap_or_default(), Narration::Full)?,
                };
                let steps = reports.len();
                let events: Vec<EventLine> = reports.into_iter().flat_map(|report| report.events).collect();
                write_json(&Happened::after(steps, &events, session, words)?, out);
            }
            "correct" => {
                let (seat, state) = (request.seat()?, position(request.need("state", "wanted-state")?));
                let words = self.words;
                let session = self.session(request)?;
                let report = session.replace(seat, Replacement::Correction, &state, Narration::Full)?;
                write_json(&Happened::new(&report.events, session, words)?, out);
            }
            "type" => {
                let (seat, card) = (request.seat()?, request.need::<Value>("card", "wanted-object")?);
                let words = self.words;
                let session = self.session(request)?;
                let report = session.type_card(seat, &card, Narration::Full)?;
                write_json(&Happened::new(&report.events, session, words)?, out);
            }
            "typed-pack" => {
                let name = request.may::<String>("name", "wanted-text")?.unwrap_or_else(|| OWN_PACK.into());
                let library = self.library.clone();
                let session = self.session(request)?;
                let text = session.own_pack(library.title(session.game())?, &name)?;
                write_json(&json!({"id": name, "cards": session.typed_cards(), "text": text}), out);
            }
            "auto" => {
                let words = self.words;
                write_json(&auto(self.session(request)?, request, words)?, out);
            }
            "undo" => {
                let seat = request.seat()?;
                let session = self.session(request)?;
                let undone = session.undo(seat)?;
                write_json(&json!({"undone": undone, "turn": TurnJson::from(session.turn())}), out);
            }
            "close" => {
                self.session(request)?;
                self.matches.remove(&match_number(request)?);
                write_json(&json!({}), out);
            }
            "turn" => write_json(&TurnJson::from(self.session(request)?.turn()), out),
            "legal" => {
                #[derive(Serialize)]
                struct Legal {
                    actions: Vec<crate::LegalAction>,
                }
                let seat = request.seat()?;
                let words = self.words;
                let actions = self.session(request)?.seen_by(seat)?.legal(words)?;
                write_json(&Legal { actions }, out);
            }
            "check" => {
                let (seat, action) = (request.seat()?, request.text("action")?);
                self.session(request)?.seen_by(seat)?.check(&action)?;
                write_json(&json!({}), out);
            }
            "outcomes" => write_json(&json!({"outcomes": self.session(request)?.outcomes()?}), out),
            "state" => {
                let session = self.session(request)?;
                let (state, position) = (session.record(), session.position());
                write_json(
                    &json!({"state": state, "notation": position.notation, "hash": position.hash}),
                    out,
                );
            }
            "view" => {
                let viewer = request.viewer()?;
                write_json(&json!({"view": self.session(request)?.seen(viewer)?.json()}), out);
            }
            "svg" => {
                let viewer = request.viewer()?;
                let words = self.words;
                let svg = self.session(request)?.seen(viewer)?.svg(words);
                write_json(&json!({"svg": svg}), out);
            }
            "explain" => {
                let words = self.words;
                let session = self.session(request)?;
                let seat = match request.may("seat", "wanted-seat")? {
                    Some(seat) => Seat(seat),
                    None => automa_to_move(session)?,
                };
                let explained = session.seen_by(seat)?.explain()?;
                #[derive(Serialize)]
                struct Explained {
                    action: String,
                    trace: Vec<TraceStepJson>,
                }
                let trace = explained.trace.to_json(words);
                write_json(&Explained { action: explained.action, trace }, out);
            }
            "suggest" => {
                let budget = budget(request)?;
                let watch = self.now.map(|now| Stopwatch { now, begun: now() });
                let clock = watch.as_ref().map(|watch| watch as &dyn Clock);
                let bot = request.may::<String>("bot", "wanted-bot")?.unwrap_or_else(|| "greedy".into());
                let seat = request.seat()?;
                let bot = bot.strip_prefix("bot:").unwrap_or(&bot);
                write_json(&self.session(request)?.seen_by(seat)?.suggest(bot, budget, clock)?, out);
            }
            "hint" => {
                let (grade, budget) = (grade(request)?, budget(request)?);
                let watch = self.now.map(|now| Stopwatch { now, begun: now() });
                let clock = watch.as_ref().map(|watch| watch as &dyn Clock);
                let bot = request.may::<String>("bot", "wanted-bot")?;
                let bot = bot.as_deref().map(|bot| bot.strip_prefix("bot:").unwrap_or(bot));
                let seat = request.seat()?;
                let words = self.words;
                let never = Cancel::default();
                let limits = Limits { budget, cancel: &never, clock };
                let hint = self.session(request)?.seen_by(seat)?.hint(bot, &limits)?;
                write_json(&hint.to_json(grade, words), out);
            }
            "query" => {
                let name = request.text("name")?;
                let args: Value = request.may("args", "wanted-object")?.unwrap_or_else(|| json!({}));
                if !args.is_object() {
                    return Err(not("args", "wanted-object"));
                }
                let session = self.session(request)?;
                let answer = session.seen(query_viewer(session, &args)?)?.query(&name, &args)?;
                write_json(&Map::from_iter([(name, answer)]), out);
            }
            "score" => write_json(&json!({"seats": self.session(request)?.scores()}), out),
            "perft" => {
                let depth: u32 = request.need("depth", "wanted-steps")?;
                if depth > DEEPEST_PERFT {
                    return Err(Refusal::argument(
                        Message::new("argument-not")
                            .with("name", "depth")
                            .with("wanted", Message::new("wanted-depth").with("most", DEEPEST_PERFT)),
                    ));
                }
                write_json(&json!({"nodes": self.session(request)?.perft(depth)}), out);
            }
            "log" => {
                let checks = request.may::<bool>("checks", "wanted-flag")?.unwrap_or(false);
                write_json(&json!({"log": log_json(&self.session(request)?.log(checks))}), out);
            }
            unknown => {
                let message =
                    Message::new("protocol-unknown-command").with("command", format!("{unknown:?}"));
                let known = Argument::list(Joint::Comma, COMMANDS);
                return Err(Refusal::new("protocol/unknown-command", message.with("known", known)));
            }
        }
        Ok(())
    }

    fn games(&self, out: &mut Vec<u8>) {
        let games: Vec<Value> = self
            .library
            .titles()
            .map(|title| {
                let info = title.info();
                let seats = json!({"min": info.seats_min, "max": info.seats_max});
                let mut game = described(&info, self.words);
                game["seats"] = seats;
                game["packs"] = json!(title.packs());
                game
            })
            .collect();
        write_json(&json!({"games": games}), out);
    }

    fn open(&mut self, session: Box<dyn Session>, notice: Option<Message>, out: &mut Vec<u8>) {
        let (turn, commitment) = (TurnJson::from(session.turn()), session.seed().commitment());
        let notices = session.notices().into_iter().chain(notice);
        let notices = notices.map(|notice| self.words.say(&notice)).collect();
        let number = self.seat_match(session);
        write_json(&Opened { number, turn, commitment, notices }, out);
    }

    fn session(&mut self, request: &Request<'_>) -> Result<&mut dyn Session, Refusal> {
        let number = match_number(request)?;
        match self.matches.get_mut(&number) {
            Some(spoken) => Ok(&mut *spoken.session),
            None => {
                Err(Refusal::new("match/unknown", Message::new("protocol-no-match").with("number", number)))
            }
        }
    }
}

/// Every command, in the order of the documentation.
const COMMANDS: [&str; 26] = [
    "games",
    "new",
    "load",
    "turn",
    "legal",
    "check",
    "play",
    "outcomes",
    "chance",
    "type",
    "typed-pack",
    "correct",
    "auto",
    "state",
    "view",
    "svg",
    "explain",
    "suggest",
    "hint",
    "query",
    "undo",
    "score",
    "perft",
    "log",
    "replay",
    "close",
];

/// The record itself, also where it comes wrapped in the whole answer of `state`.
fn position(mut given: Value) -> Value {
    match given.get_mut("state") {
        Some(state) if state.is_object() => state.take(),
        _ => given,
    }
}

fn match_number(request: &Request<'_>) -> Result<u64, Refusal> {
    request.need("match", "wanted-match")
}

/// The first seat that is no automa's: the person who enters what came.
fn person(session: &dyn Session) -> Result<Seat, Refusal> {
    let is_person = |seat: &Seat| !matches!(session.kind(*seat), SeatKind::Automa(_));
    let person = Seat::all(session.seats()).find(is_person);
    person.ok_or_else(|| Refusal::new("chance/table", Message::new("table-chance-not-named")))
}

/// The automa that decides now, if it is one alone.
fn automa_to_move(session: &dyn Session) -> Result<Seat, Refusal> {
    if let Turn::Decide(seats) = session.turn()
        && let Some(seat) = seats.iter().find(|seat| matches!(session.kind(*seat), SeatKind::Automa(_)))
    {
        return Ok(seat);
    }
    Err(Refusal::new("explain/not-now", Message::new("protocol-no-automa")))
}

/// A read-out is given from the view of `args.seat`, else of the one seat that decides, else of a spectator.
fn query_viewer(session: &dyn Session, args: &Value) -> Result<Viewer, Refusal> {
    match (args.get("seat"), session.turn()) {
        (Some(seat), _) if !seat.is_null() => viewer(seat),
        (_, Turn::Decide(seats)) if seats.len() == 1 => {
            Ok(seats.iter().next().map_or(Viewer::Spectator, Viewer::Seat))
        }
        _ => Ok(Viewer::Spectator),
    }
}

/// How long a bot may think about a suggestion.
fn budget(request: &Request<'_>) -> Result<Budget, Refusal> {
    let Some(budget) = request.may::<Map<String, Value>>("budget", "wanted-budget")? else {
        return Ok(Budget::Usual);
    };
    let mut entries = budget.iter();
    match (entries.next().map(|(key, n)| (key.as_str(), n.as_u64())), entries.next()) {
        (Some(("iterations", Some(n))), None) => Ok(Budget::Iterations(n)),
        (Some(("ms", Some(n))), None) => Ok(Budget::Milliseconds(n)),
        _ => Err(not("budget", "wanted-budget")),
    }
}

/// How much a hint says; the least if it is not said.
fn grade(request: &Request<'_>) -> Result<u8, Refusal> {
    let wanted =
        || Message::new("wanted-grade").with("least", *HINT_GRADES.start()).with("most", *HINT_GRADES.end());
    let refuse =
        || Refusal::argument(Message::new("argument-not").with("name", "grade").with("wanted", wanted()));
    match request.may::<Value>("grade", "wanted-grade")? {
        None => Ok(*HINT_GRADES.start()),
        Some(grade) => {
            let grade = grade.as_u64().and_then(|grade| u8::try_from(grade).ok());
            grade.filter(|grade| HINT_GRADES.contains(grade)).ok_or_else(refuse)
        }
    }
}

/// The time since a question was put, by the clock of the program.
struct Stopwatch {
    now: fn() -> u64,
    begun: u64,
}

impl Clock for Stopwatch {
    fn elapsed_milliseconds(&self) -> u64 {
        (self.now)().saturating_sub(self.begun)
    }
}

fn auto(session: &mut dyn Session, request: &Request<'_>, words: &Words) -> Result<Value, Refusal> {
    // Both words end the same way, at the first decision that only a person can make; with "over" the caller says
    // that none is expected.
    let until = request.may::<String>("until", "wanted-until")?.unwrap_or_else(|| "human".into());
    if !matches!(until.as_str(), "human" | "over") {
        return Err(not("until", "wanted-until"));
    }
    let plan: AutoPlan = request.plan(session.seats())?;
    session.check_plan(&plan)?;
    let (mut events, mut steps) = (Vec::new(), Vec::new());
    while steps.len() < MOST_STEPS
        && let Some(report) = session.advance(&plan, &Cancel::default(), Narration::Full)?
    {
        let who = report.seat.map_or("*".to_string(), |seat| seat.to_string());
        steps.push(format!("{who} {}", report.text));
        events.extend(report.events.iter().map(|event| event.to_json(words)));
    }
    let mut answer = json!({"events": events, "steps": steps, "turn": TurnJson::from(session.turn())});
    let instructions = instructions(session, steps.len(), words)?;
    if !instructions.is_empty() {
        answer["instructions"] = json!(instructions);
    }
    Ok(answer)
}
