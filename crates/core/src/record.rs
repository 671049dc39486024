//! The record of a match: text, one step a line, replayable for ever. See `docs/record-format.md`.

use crate::pack::Shelf;
use crate::{Match, Message, Reasons, Replacement, Salt, Seat, Seed, Step, Tabletop, Turn, Viewer, checksum};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// First line of every record.
pub const MAGIC: &str = "solarium-record 1";
/// The first line up to the number of the format.
const MAGIC_NAME: &str = "solarium-record ";

/// Stands for a step that the one who asked for the record may not see; no notation is written like this.
pub const HIDDEN_STEP: &str = "?";

/// Stands before a step that the table gave without asking the seat; no notation begins like this.
pub const USUAL_STEP: &str = "!usual ";

/// A record taken apart, before any rule has looked at it.
///
/// ```
/// use solarium_conformance::toy::{Chance, Toy};
/// use solarium_core::{BadRecord, Match, Record, Seed, Shelf};
/// use std::sync::Arc;
///
/// let mut played = Match::new(Arc::new(Toy::new(&["human", "human"])), Seed::from_number(3));
/// played.chance(Chance::Card(7)).expect("any card may be dealt");
/// let text = Record::of(&played, false).to_text();
/// assert!(text.starts_with("solarium-record 1\ngame toy\nrules 1\nsetup "));
///
/// let shelf = Shelf::standard();
/// let again = Record::parse(&text).unwrap().replay::<Toy>(&shelf, None).unwrap();
/// assert_eq!(again.state(), played.state());
///
/// // A changed record is noticed, and so is one that was cut off.
/// let changed = Record::parse(&text.replace("card 7", "card 6")).unwrap_err();
/// assert_eq!(changed.code(), "record/malformed");
/// assert!(matches!(Record::parse(&text[..text.len() - 30]), Err(BadRecord::Text { .. })));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Rules version it was played under.
    pub rules_version: u32,
    /// The complete set-up object.
    pub setup: Value,
    /// The position it began from, if not the set-up.
    pub start: Option<Value>,
    /// SHA-256 of the seed, and of the salt if there is one.
    pub commitment: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// What was hashed together with the seed, once the match is over.
    pub salt: Option<String>,
    /// Steps: who (`None` = chance), what, and the checksum of the position after it where one was written.
    pub steps: Vec<RecordStep>,
    /// True if the closing line was there and right: nothing is missing at the end.
    pub closed: bool,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordStep {
    /// The seat that acted; `None` for a chance outcome.
    pub seat: Option<Seat>,
    /// Notation of the action or outcome.
    pub text: String,
    /// Checksum of the position record after the step.
    pub check: Option<String>,
    /// Was it the seat's usual answer, which the table gave without asking? No rule looks at it.
    pub usual: bool,
}

impl RecordStep {
    /// Who replaced the position, why, and by which position record, if the line says that.
    pub fn replacement(&self) -> Option<(Seat, Replacement, &str)> {
        let (reason, position) = Replacement::split(&self.text)?;
        Some((self.seat?, reason, position))
    }
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum BadRecord {
    /// Not a record, or damaged: line (from 1) and reason.
    Text {
        /// Line from 1.
        line: usize,
        /// What is wrong.
        reason: Message,
    },
    /// What one seat or a spectator saw of an unfinished match: steps are missing.
    Partial {
        /// As the head names it.
        seen_by: String,
    },
    /// Another game's record.
    OtherGame(String),
    /// Another rules version: theirs.
    OtherVersion(u32),
    /// The set-up or starting position is refused.
    Setup(Reasons),
    /// A step does not fit the rules.
    Step {
        /// Step from 1.
        step: usize,
        /// The step as written.
        text: String,
        /// Why.
        reason: Message,
        /// The rule that forbids it, if it is one of the game's.
        rule: Option<String>,
    },
    /// The position after a step is not the one recorded.
    Checksum {
        /// Step from 1.
        step: usize,
    },
    /// The seed does not fit the commitment.
    Commitment,
    /// A chance outcome is not the one the seed decides.
    Draw {
        /// Step from 1.
        step: usize,
        /// As recorded.
        recorded: String,
        /// As the seed decides.
        due: String,
    },
    /// There are fewer steps than asked for.
    TooShort {
        /// Steps there are.
        steps: usize,
    },
}

impl BadRecord {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            BadRecord::Text { line, reason } => {
                Message::new("record-malformed").with("line", *line).with("reason", reason.clone())
            }
            BadRecord::Partial { seen_by } => Message::new("record-partial").with("who", seen_by.clone()),
            BadRecord::OtherGame(game) => Message::new("record-other-game").with("game", format!("{game:?}")),
            BadRecord::OtherVersion(theirs) => Message::new("record-other-version").with("version", *theirs),
            BadRecord::Setup(reasons) => Message::new("record-setup").with("reasons", reasons.message()),
            BadRecord::Step { step, text, reason, rule } => {
                let message = Message::new(if rule.is_some() { "record-step-rule" } else { "record-step" })
                    .with("step", *step)
                    .with("text", text.clone())
                    .with("reason", reason.clone());
                match rule {
                    Some(rule) => message.with("rule", rule.clone()),
                    None => message,
                }
            }
            BadRecord::Checksum { step } => Message::new("record-checksum").with("step", *step),
            BadRecord::Commitment => Message::new("record-commitment"),
            BadRecord::Draw { step, recorded, due } => Message::new("record-draw")
                .with("step", *step)
                .with("recorded", recorded.clone())
                .with("due", due.clone()),
            BadRecord::TooShort { steps } => Message::new("record-too-short").with("steps", *steps),
        }
    }

    /// Stable code on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            BadRecord::Text { .. } => "record/malformed",
            BadRecord::Partial { .. } => "record/partial",
            BadRecord::OtherGame(_) => "record/other-game",
            BadRecord::OtherVersion(_) => "record/other-version",
            BadRecord::Setup(_) => "record/setup",
            BadRecord::Step { .. } => "record/step",
            BadRecord::Checksum { .. } => "record/checksum",
            BadRecord::Commitment => "record/commitment",
            BadRecord::Draw { .. } => "record/draw",
            BadRecord::TooShort { .. } => "record/too-short",
        }
    }
}

impl Record {
    /// The record of a match. `checks` writes the checksum of every position; the seed is included only if the
    /// match is over.
    pub fn of<G: Tabletop>(game_match: &Match<G>, checks: bool) -> Record {
        let first = game_match.beginning();
        let game = first.game();
        let steps = recorded_steps(game_match, checks);
        let over = game_match.turn() == Turn::Over;
        Record {
            game: G::ID.to_string(),
            rules_version: G::RULES_VERSION,
            setup: game.setup(),
            start: (*first.start() != game.start()).then(|| game.record(first.start())),
            commitment: game_match.commitment(),
            seed: over.then(|| game_match.seed().to_hex()),
            salt: None,
            steps,
            closed: true,
        }
    }

    /// Writes the text form.
    pub fn to_text(&self) -> String {
        self.text_with(None)
    }

    /// Writes what one viewer saw of an unfinished match: the record with [`HIDDEN_STEP`] in place of every step that
    /// was hidden. [`Record::parse`] knows it by its head and refuses it, for it cannot be replayed.
    pub fn to_text_seen_by(&self, viewer: Viewer) -> String {
        let seen_by = match viewer {
            Viewer::Seat(seat) => format!("seat {seat}"),
            Viewer::Spectator => "spectator".to_string(),
        };
        self.text_with(Some(&seen_by))
    }

    fn text_with(&self, seen_by: Option<&str>) -> String {
        use fmt::Write;
        let mut text = format!("{MAGIC}\n");
        if let Some(seen_by) = seen_by {
            writeln!(text, "seen-by {seen_by}").expect("writing to a string");
        }
        let head = format!("game {}\nrules {}\nsetup {}\n", self.game, self.rules_version, self.setup);
        text.push_str(&head);
        if let Some(start) = &self.start {
            writeln!(text, "start {start}").expect("writing to a string");
        }
        writeln!(text, "commitment {}", self.commitment).expect("writing to a string");
        if let Some(seed) = &self.seed {
            writeln!(text, "seed {seed}").expect("writing to a string");
        }
        if let Some(salt) = &self.salt {
            writeln!(text, "salt {salt}").expect("writing to a string");
        }
        text.push('\n');
        for step in &self.steps {
            match step.seat {
                Some(seat) if step.usual => write!(text, "{seat} {USUAL_STEP}{}", step.text),
                Some(seat) => write!(text, "{seat} {}", step.text),
                None => write!(text, "* {}", step.text),
            }
            .expect("writing to a string");
            if let Some(check) = &step.check {
                write!(text, " #{check}").expect("writing to a string");
            }
            text.push('\n');
        }
        let seal = checksum(&text);
        writeln!(text, "end {} {seal}", self.steps.len()).expect("writing to a string");
        text
    }

    /// Reads the text form. A record cut off inside is refused; use the line it names to see where.
    ///
    /// # Errors
    ///
    /// With the line, if the text is no record, was edited or cut off; and if it holds only what one viewer saw.
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        let bad = |line: usize, id| BadRecord::Text { line, reason: Message::new(id) };
        let because = |line: usize, reason| BadRecord::Text { line, reason };
        let mut lines = text.split_inclusive('\n').enumerate().map(|(i, line)| (i + 1, line));
        let mut read = match lines.next() {
            Some((_, line)) if line.trim_end() == MAGIC => line.len(),
            first => {
                // A record that a newer program wrote: its own number says more than "not a record".
                let format = first.and_then(|(_, line)| line.trim_end().strip_prefix(MAGIC_NAME));
                return Err(match format.and_then(|number| number.parse::<u32>().ok()) {
                    Some(number) => because(1, Message::new("record-text-format").with("format", number)),
                    None => bad(1, "record-text-magic"),
                });
            }
        };
        let mut record = Record {
            game: String::new(),
            rules_version: 0,
            setup: Value::Null,
            start: None,
            commitment: String::new(),
            seed: None,
            salt: None,
            steps: Vec::new(),
            closed: false,
        };
        let json = |line: usize, text: &str| {
            serde_json::from_str(text)
                .map_err(|e| because(line, Message::new("record-text-json").with("error", e.to_string())))
        };
        let mut last = 1;
        for (number, line) in lines.by_ref() {
            read += line.len();
            last = number;
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            let (key, value) = line.split_once(' ').ok_or_else(|| bad(number, "record-text-pair"))?;
            match key {
                "game" => record.game = value.to_string(),
                "rules" => {
                    record.rules_version = value.parse().map_err(|_| bad(number, "record-text-version"))?;
                }
                "setup" => record.setup = json(number, value)?,
                "start" => record.start = Some(json(number, value)?),
                "commitment" => record.commitment = value.to_string(),
                "seed" => record.seed = Some(value.to_string()),
                "salt" => record.salt = Some(value.to_string()),
                "seen-by" => return Err(BadRecord::Partial { seen_by: value.to_string() }),
                other => {
                    return Err(because(
                        number,
                        Message::new("record-text-key").with("key", format!("{other:?}")),
                    ));
                }
            }
        }
        if record.game.is_empty() || record.setup.is_null() || record.commitment.is_empty() {
            return Err(bad(last, "record-text-head"));
        }
        for (number, line) in lines {
            if record.closed {
                return Err(bad(number, "record-text-after-end"));
            }
            let body = line.trim_end();
            if let Some(close) = body.strip_prefix("end ") {
                let (count, seal) =
                    close.split_once(' ').ok_or_else(|| bad(number, "record-text-bad-end"))?;
                if count.parse() != Ok(record.steps.len()) {
                    let reason = Message::new("record-text-count").with("said", count);
                    return Err(because(number, reason.with("found", record.steps.len())));
                }
                if seal != checksum(&text[..read]) {
                    return Err(bad(number, "record-text-seal"));
                }
                record.closed = true;
            } else {
                record.steps.push(parse_step(body).ok_or_else(|| bad(number, "record-text-step"))?);
            }
            read += line.len();
            last = number;
        }
        if !record.closed {
            return Err(bad(last, "record-text-no-end"));
        }
        Ok(record)
    }

    /// Plays the record again, every step checked, up to `to` steps (all if absent).
    ///
    /// # Errors
    ///
    /// If the record is of another game or rules version, its set-up is refused, a step does not fit the rules or leads to
    /// another position than recorded, or there are fewer steps than asked for.
    pub fn replay<G: Tabletop>(
        &self,
        shelf: &Shelf<G::Pack>,
        to: Option<usize>,
    ) -> Result<Match<G>, BadRecord> {
        if self.game != G::ID {
            return Err(BadRecord::OtherGame(self.game.clone()));
        }
        if !(G::PLAYS_ON_FROM..=G::RULES_VERSION).contains(&self.rules_version) {
            return Err(BadRecord::OtherVersion(self.rules_version));
        }
        let to = to.unwrap_or(self.steps.len());
        if to > self.steps.len() {
            return Err(BadRecord::TooShort { steps: self.steps.len() });
        }
        let seed = match &self.seed {
            Some(hex) => Seed::from_hex(hex).map_err(|_| BadRecord::Commitment)?,
            None => Seed::from_number(0),
        };
        let mut game_match = match &self.start {
            Some(start) => {
                let (game, state) = G::load(start, shelf).map_err(BadRecord::Setup)?;
                Match::from_position(Arc::new(game), state, seed)
            }
            None => Match::new(Arc::new(G::from_setup(&self.setup, shelf).map_err(BadRecord::Setup)?), seed),
        };
        for (i, written) in self.steps[..to].iter().enumerate() {
            let fail = |reason: Message, rule: Option<&str>| BadRecord::Step {
                step: i + 1,
                text: written.text.clone(),
                reason,
                rule: rule.map(str::to_string),
            };
            let game = game_match.game().clone();
            if let Some((seat, reason, position)) = written.replacement() {
                let position = serde_json::from_str(position)
                    .map_err(|e| fail(Message::new("record-text-json").with("error", e.to_string()), None))?;
                if seat.index() >= game.seats() {
                    return Err(fail(Message::new("match-no-such-seat").with("seat", seat.0), None));
                }
                let (game, state) =
                    read_replacement(game_match.beginning().game().as_ref(), &position, shelf)
                        .map_err(|reasons| fail(reasons.message(), None))?;
                game_match.replace(seat, reason, Arc::new(game), state);
                check_position(&game_match, written, i)?;
                continue;
            }
            let step = match written.seat {
                Some(seat) => game.parse_action(&written.text).map(|a| Step::Act(seat, a)),
                None => game.parse_chance(&written.text).map(Step::Chance),
            }
            .map_err(|bad| fail(bad.message, Some(bad.rule)))?;
            game_match.step(step).map_err(|refused| fail(refused.message(), Some(refused.rule::<G>())))?;
            check_position(&game_match, written, i)?;
        }
        Ok(game_match)
    }

    /// Replays everything and, if the seed is there, checks it against the commitment and every draw against it.
    ///
    /// # Errors
    ///
    /// Whatever [`Record::replay`] refuses; and if the seed does not fit the commitment, or did not decide a draw.
    pub fn verify<G: Tabletop>(&self, shelf: &Shelf<G::Pack>) -> Result<Match<G>, BadRecord> {
        let played = self.replay::<G>(shelf, None)?;
        if self.seed.is_some() {
            let salt = self.salt.as_deref().map(Salt::from_hex).transpose();
            let salt = salt.map_err(|_| BadRecord::Commitment)?;
            if played.seed().commitment_with(salt.as_ref()) != self.commitment {
                return Err(BadRecord::Commitment);
            }
            let mut again = Match::resume(
                played.game().clone(),
                played.start().clone(),
                played.seed().clone(),
                played.before(),
            );
            for (i, step) in played.steps().iter().enumerate() {
                if let Step::Chance(recorded) = step {
                    let due = again.due_outcome().expect("the replay found a chance point here");
                    if due != *recorded {
                        let game = played.game();
                        return Err(BadRecord::Draw {
                            step: i + 1,
                            recorded: game.chance_text(*recorded),
                            due: game.chance_text(due),
                        });
                    }
                }
                again.step(*step).expect("the replay accepted this step");
            }
        }
        Ok(played)
    }
}

fn check_position<G: Tabletop>(played: &Match<G>, step: &RecordStep, index: usize) -> Result<(), BadRecord> {
    let sum = || position_checksum(&**played.game(), played.state());
    match &step.check {
        Some(check) if *check != sum() => Err(BadRecord::Checksum { step: index + 1 }),
        _ => Ok(()),
    }
}

fn recorded_steps<G: Tabletop>(game_match: &Match<G>, checks: bool) -> Vec<RecordStep> {
    let game = game_match.game();
    let mut state = game_match.start().clone();
    let mut steps = Vec::new();
    if let Some(replaced) = game_match.replaced() {
        steps = recorded_steps(&replaced.earlier, checks);
        steps.push(RecordStep {
            seat: Some(replaced.by),
            text: replaced.reason.text(&game.record(&state)),
            check: checks.then(|| position_checksum(&**game, &state)),
            usual: false,
        });
    }
    steps.extend(game_match.steps().iter().map(|step| {
        let (seat, text) = step_text(&**game, step);
        let check = checks.then(|| {
            game.advance(&mut state, *step, &mut crate::Mute);
            position_checksum(&**game, &state)
        });
        RecordStep { seat, text, check, usual: false }
    }));
    steps
}

/// Reads a position that shall replace that of a match. It must be one of the same table, so that only what lies on it
/// differs.
///
/// # Errors
///
/// With every reason why it is impossible, or if it is a position of another set-up.
pub fn read_replacement<G: Tabletop>(
    game: &G,
    position: &Value,
    shelf: &Shelf<G::Pack>,
) -> Result<(G, G::State), Reasons> {
    let (loaded, state) = G::load(position, shelf)?;
    if !game.is_same_table(&loaded) {
        return Err(Reasons::one(G::TURN_RULE, Message::new("correction-other-setup")));
    }
    Ok((loaded, state))
}

/// The seat (none for chance) and notation of a step.
pub fn step_text<G: Tabletop>(game: &G, step: &Step<G::Action, G::Chance>) -> (Option<Seat>, String) {
    match step {
        Step::Act(seat, action) => (Some(*seat), game.action_text(*action)),
        Step::Chance(outcome) => (None, game.chance_text(*outcome)),
    }
}

/// Reads `0 grow c5 #0123…` or `* card 3`.
///
/// ```
/// use solarium_core::{Seat, parse_step};
///
/// let step = parse_step("0 grow c5 #0123456789abcdef").unwrap();
/// assert_eq!((step.seat, step.text.as_str()), (Some(Seat(0)), "grow c5"));
/// assert_eq!(step.check.as_deref(), Some("0123456789abcdef"));
/// assert_eq!(parse_step("* card 3").unwrap().seat, None);
/// assert_eq!(parse_step("grow c5"), None);
///
/// // An answer that the table gave without asking the seat.
/// let usual = parse_step("1 !usual take").unwrap();
/// assert_eq!((usual.text.as_str(), usual.usual), ("take", true));
/// ```
pub fn parse_step(line: &str) -> Option<RecordStep> {
    let (who, rest) = line.split_once(' ')?;
    let seat = match who {
        "*" => None,
        number => Some(Seat(number.parse().ok()?)),
    };
    let (rest, usual) = match rest.strip_prefix(USUAL_STEP) {
        Some(rest) if seat.is_some() => (rest, true),
        _ => (rest, false),
    };
    let (text, check) = match rest.split_once(" #") {
        Some((text, check)) => (text, Some(check.to_string())),
        None => (rest, None),
    };
    Some(RecordStep { seat, text: text.to_string(), check, usual })
}

/// Checksum of a position: of its record, so that it does not hang on how the program lays a state out.
pub fn position_checksum<G: Tabletop>(game: &G, state: &G::State) -> String {
    let mut record = game.record(state);
    // The order of keys must not hang on how `serde_json` was built.
    record.sort_all_objects();
    checksum(&record.to_string())
}
