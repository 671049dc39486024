//! Sheets: what is laid over the board while a person reads it.

use crate::app::App;
use crate::read_out::{field_name, read_out_lines};
use crate::typed::form_lines;
use crate::wrap::{plain_markdown, wrap};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use serde_json::{Map, Value};
use solarium_core::{Language, Parts, Seat, Viewer};
use solarium_table::{ChanceSource, Session, Words, find_rules, query_meaning};

/// What is laid over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sheet {
    /// Goal, scoring, keys.
    Help,
    /// All steps.
    Log,
    /// A read-out of the game, by its number.
    ReadOut(usize),
    /// Rules by id or words.
    Rules {
        query: String,
    },
    Hint,
    Score,
}

/// A line and how it looks.
pub(crate) type StyledLine = (String, Style);

const PLAIN: Style = Style::new();
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);

impl Sheet {
    /// Does it stay when the position changes? What was asked about one position does not.
    pub(crate) fn stays(&self) -> bool {
        matches!(self, Sheet::Log | Sheet::ReadOut(_))
    }
}

/// The keys and what they do, for help and the last line.
pub(crate) const KEYS: [(&str, &str); 13] = [
    ("Enter", "screen-key-enter"),
    ("Tab", "screen-key-tab"),
    ("abc…", "screen-key-type"),
    ("Esc", "screen-key-escape"),
    ("F1", "screen-key-help"),
    ("F2", "screen-key-log"),
    ("F3", "screen-key-hint"),
    ("F4", "screen-key-read-outs"),
    ("F5", "screen-key-score"),
    ("F6", "screen-key-rules"),
    ("F7", "screen-key-undo"),
    ("F8", "screen-key-reset"),
    ("F10", "screen-key-leave"),
];

/// From so many lines on there is room for a pane beside the board.
const LEAST_PANE: u16 = 8;

impl App<'_> {
    /// Where a sheet lies: over the board, or beside it in place of the log, if it tells something about the board.
    pub(crate) fn sheet_area(&self, sheet: &Sheet) -> Rect {
        match sheet {
            Sheet::ReadOut(_) | Sheet::Hint if self.layout.log.height >= LEAST_PANE => self.layout.log,
            _ => self.layout.board,
        }
    }

    /// Is a sheet open that leaves the board and the actions to the arrow keys?
    pub(crate) fn has_pane(&self) -> bool {
        self.sheet
            .as_ref()
            .is_some_and(|sheet| matches!(sheet, Sheet::Hint) || self.sheet_area(sheet) != self.layout.board)
    }

    /// The heading of a sheet.
    pub(crate) fn sheet_title(&self, sheet: &Sheet) -> String {
        let words = self.words;
        match sheet {
            Sheet::Help => words.get("screen-key-help").to_string(),
            Sheet::Log => words.get("screen-log-title").to_string(),
            Sheet::ReadOut(n) => {
                let count = self.title.info().queries.len();
                format!("{} {}/{count}", words.get("screen-key-read-outs"), n + 1)
            }
            Sheet::Rules { query } => format!("{} {query}▏", words.get("screen-rules-title")),
            Sheet::Hint => words.get("screen-key-hint").to_string(),
            Sheet::Score => words.get("screen-key-score").to_string(),
        }
    }

    /// The lines of a sheet of this width.
    pub(crate) fn sheet_lines(&self, sheet: &Sheet, width: usize) -> Vec<StyledLine> {
        match sheet {
            Sheet::Help => self.help_lines(width),
            Sheet::Log => self.log_lines(width).0,
            Sheet::ReadOut(n) => self.read_out_lines(*n, width),
            Sheet::Rules { query } => self.rule_lines(query, width),
            Sheet::Hint => self.hint_lines(width),
            Sheet::Score => self.score_lines(width),
        }
    }

    fn help_lines(&self, width: usize) -> Vec<StyledLine> {
        let words = self.words;
        let mut lines = Vec::new();
        for (key, meaning) in KEYS {
            lines.push((format!("{key:<6} {}", words.get(meaning)), PLAIN));
        }
        lines.push((String::new(), PLAIN));
        let session = self.table.session();
        if let Some(seat) = self.seat.filter(|_| session.chance_source() == ChanceSource::Table) {
            for line in form_lines(session, seat, words) {
                lines.extend(plain_lines(&line, width));
            }
            lines.push((String::new(), PLAIN));
        }
        for chapter in self.title.primer() {
            lines.push((format!("{} ({})", words.say(&chapter.title), chapter.rule), STRONG));
            lines.extend(plain_lines(&words.say(&chapter.text), width));
        }
        for notice in self.table.session().notices() {
            lines.push((String::new(), PLAIN));
            lines.extend(plain_lines(&words.say(&notice), width));
        }
        lines
    }

    /// The lines of the log, and at which line each entry begins.
    pub(crate) fn log_lines(&self, width: usize) -> (Vec<StyledLine>, Vec<usize>) {
        self.log_lines_from(0, width)
    }

    /// The last lines of the log: at most so many. Frames show them all the time, so the rest is not made for it.
    pub(crate) fn log_tail(&self, width: usize, rows: usize) -> Vec<StyledLine> {
        // Every entry has at least one line.
        let (mut lines, _) = self.log_lines_from(self.log.len().saturating_sub(rows), width);
        lines.drain(..lines.len().saturating_sub(rows));
        lines
    }

    fn log_lines_from(&self, first: usize, width: usize) -> (Vec<StyledLine>, Vec<usize>) {
        let (mut lines, mut begins) = (Vec::new(), Vec::new());
        for (i, entry) in self.log.iter().enumerate().skip(first) {
            begins.push(lines.len());
            let is_open = self.unfolded.contains(&i);
            let fold = match (entry.reasons.is_empty(), is_open) {
                (true, _) => "  ",
                (false, true) => "▾ ",
                (false, false) => "▸ ",
            };
            if !entry.head.is_empty() {
                lines.push((format!("{fold}{}", entry.head), STRONG));
            }
            if is_open {
                for reason in &entry.reasons {
                    let wrapped = wrap(&format!("    {reason}"), width);
                    lines.extend(wrapped.into_iter().map(|line| (line, FAINT)));
                }
            }
            for event in &entry.events {
                lines.extend(plain_lines(&format!("  {event}"), width));
            }
        }
        (lines, begins)
    }

    fn read_out_lines(&self, n: usize, width: usize) -> Vec<StyledLine> {
        let info = self.title.info();
        let Some(query) = info.queries.get(n) else {
            return plain_lines(self.words.get("screen-no-read-outs"), width);
        };
        let mut lines: Vec<StyledLine> = Vec::new();
        if let Some(meaning) = query_meaning(&info, query.name, self.words) {
            lines.extend(wrap(&meaning, width).into_iter().map(|line| (line, FAINT)));
            lines.push((String::new(), PLAIN));
        }
        let mut args = Map::new();
        for name in query.args {
            let (name, optional) = name.strip_suffix('?').map_or((*name, false), |name| (name, true));
            match self.argument(name) {
                Some(value) => drop(args.insert(name.to_string(), value)),
                None if optional => {}
                None => {
                    let missing =
                        self.words.fill("screen-read-out-needs", &[("what", &field_name(name, self.words))]);
                    lines.extend(plain_lines(&missing, width));
                    return lines;
                }
            }
        }
        let answer = self.table.session().seen(self.viewer());
        match answer.and_then(|seen| seen.query(query.name, &Value::Object(args))) {
            Ok(value) => {
                for line in read_out_lines(&value, &self.seats(), self.words) {
                    lines.extend(plain_lines(&line, width));
                }
            }
            Err(refusal) => lines.extend(plain_lines(&refusal.text(self.words), width)),
        }
        lines
    }

    /// All seats in their order.
    fn seats(&self) -> Vec<Seat> {
        self.table.session().scores().iter().map(|score| score.seat).collect()
    }

    /// What a read-out wants to know: the seat that looks, the selected action, or a thing of that kind on the board that
    /// the person points at.
    fn argument(&self, name: &str) -> Option<Value> {
        let selected = self.choices.selected_action().map(|i| &self.choices.offers[i].legal);
        match (name, self.viewer()) {
            ("seat", Viewer::Seat(seat)) => return Some(seat.0.into()),
            ("action", _) => return selected.map(|legal| legal.action.as_str().into()),
            _ => {}
        }
        let touches = self.cursor.iter().chain(selected.into_iter().flat_map(|legal| &legal.touches));
        let mut of_kind = touches.filter_map(|touch| touch.split_once(':')).filter(|(kind, _)| *kind == name);
        of_kind.next().map(|(_, which)| which.into())
    }

    fn rule_lines(&self, query: &str, width: usize) -> Vec<StyledLine> {
        if query.trim().is_empty() {
            return plain_lines(self.words.get("screen-rules-type"), width);
        }
        let rules = self.title.rules();
        let found = find_rules(&rules, query);
        if found.is_empty() {
            return plain_lines(&self.words.fill("screen-rules-none", &[("typed", &query)]), width);
        }
        let mut lines = Vec::new();
        for rule in found {
            lines.push((format!("{}  {}", rule.id, rule.chapter), STRONG));
            lines.extend(plain_lines(&plain_markdown(&rule.text, width), width));
            lines.push((String::new(), PLAIN));
        }
        lines
    }

    fn hint_lines(&self, width: usize) -> Vec<StyledLine> {
        let Some((_, hint, grade)) = &self.hint else {
            let thinks = self.job.as_ref().is_some_and(|job| !job.is_bot());
            let id = if thinks { "screen-thinks" } else { "screen-no-hint" };
            return plain_lines(self.words.get(id), width);
        };
        let mut lines = Vec::new();
        for grade in 1..=*grade {
            let sentence = format!("{grade}  {}", self.words.say(&hint.sentence(grade)));
            lines.extend(plain_lines(&sentence, width));
        }
        lines.push((String::new(), PLAIN));
        lines.push((self.words.get("screen-hint-more").to_string(), FAINT));
        lines
    }

    fn score_lines(&self, width: usize) -> Vec<StyledLine> {
        let session = self.table.session();
        let mut lines = Vec::new();
        for score in session.scores() {
            let mut head = format!("{}: {}", crate::log::seat_name(session, score.seat), score.total);
            if let Some(rank) = score.rank {
                head += &format!("  {}", self.words.fill("terminal-rank", &[("rank", &rank)]));
            }
            if let Some(won) = score.won {
                head += &format!("  {}", self.words.get(if won { "terminal-won" } else { "terminal-lost" }));
            }
            if let Some(level) = &score.level {
                head += &format!("  {level}");
            }
            lines.push((head, STRONG));
            lines.extend(plain_lines(&format!("  {}", parts_text(&score.parts, session, self.words)), width));
            if !score.tie.0.is_empty() {
                let tie = self
                    .words
                    .fill("terminal-ties", &[("parts", &parts_text(&score.tie, session, self.words))]);
                lines.extend(plain_lines(&format!("  {tie}"), width));
            }
        }
        if self.is_over()
            && let Some(seed) = session.log(false).seed
        {
            lines.push((String::new(), PLAIN));
            lines.extend(plain_lines(&self.words.fill("terminal-seed", &[("seed", &seed)]), width));
        }
        lines
    }
}

/// The parts of a score by the names that the game has for them: `Scoring tokens 22, Light left over 3`.
pub fn parts_text(parts: &Parts, session: &dyn Session, words: &Words) -> String {
    let prefix = solarium_table::games().title(session.game()).map(|title| title.info().message_prefix());
    let prefix = prefix.unwrap_or_default();
    let named = parts.0.iter().map(|(name, n)| {
        let id = format!("{prefix}-score-{}", name.replace('_', "-"));
        if words.has(&id) {
            format!("{} {n}", words.get(&id))
        } else {
            format!("{} {n}", name.replace('_', " "))
        }
    });
    named.collect::<Vec<_>>().join(", ")
}

fn plain_lines(text: &str, width: usize) -> Vec<StyledLine> {
    wrap(text, width).into_iter().map(|line| (line, PLAIN)).collect()
}

/// The last line: which keys do what, as many as fit.
pub(crate) fn keys_line(words: &Words, width: usize, keys: &[(&str, &str)]) -> String {
    let mut line = String::new();
    for (key, meaning) in keys {
        let next = format!(" {key} {} ", words.get(meaning));
        if line.chars().count() + next.chars().count() > width {
            break;
        }
        line += &next;
    }
    line
}
