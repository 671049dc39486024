//! A game line by line: terse, for pipes, small terminals and screen readers. It prints what changed; the board comes on
//! request.

use super::input::{Meant, meant};
use super::keep::Kept;
use super::tell::score_table;
use super::tell_kept;
use crate::fault::Fault;
use crate::paint::Paint;
use serde_json::{Value, json};
use solarium_core::{Cancel, Goal, Language, Limits, Seat, Turn, Viewer};
use solarium_table::{Change, HINT_GRADES, Hint, Offer, Table, Title, Words, find_rules, query_meaning};
use solarium_terminal::{
    Abilities, CardLine, Keeper, LogEntry, Printed, ascii, card_line, plain_markdown, read_out_lines,
    seat_name, stdout_columns, take_back, wrap,
};
use std::io::{self, BufRead, IsTerminal, Write};

/// Columns of what is wrapped.
const WIDTH: usize = 100;
/// The narrowest terminal for which lines are broken.
const LEAST_WIDTH: usize = 20;
/// Up to so many actions are named at the prompt; of more, only the groups.
const FEW: usize = 8;
/// The most actions, rules and lines that are listed for one word.
const MOST_LISTED: usize = 12;
/// What moves the lines of one person out of sight of the next.
const CURTAIN: &str = "\x1b[2J\x1b[3J\x1b[H";

/// One game, line by line.
pub(super) struct Plain<'a> {
    title: &'a dyn Title,
    table: Table,
    words: &'static Words,
    input: &'a mut dyn BufRead,
    out: io::StdoutLock<'static>,
    paint: Paint,
    /// The columns of the terminal, if the output is one; else lines are as long as they are.
    columns: Option<usize>,
    /// Letters beyond ASCII can be shown.
    unicode: bool,
    /// Is the input no terminal, so that what is read must be shown?
    echo: bool,
    kept: Kept,
    /// What is printed on cards and boards.
    printed: Printed,
    /// The last hint, for its seat after so many steps, so that its further grades need no thought.
    hinted: Option<(usize, Seat, Hint)>,
    /// The seat that looked last.
    looking: Option<Seat>,
    /// The question and offers as they were last printed.
    printed_prompt: String,
    /// The reasons of automas since the last action of a person.
    reasons: Vec<String>,
}

/// What a person typed.
enum Said {
    Action(usize),
    Again,
    Changed,
    Quit,
}

impl<'a> Plain<'a> {
    pub(super) fn new(
        title: &'a dyn Title,
        table: Table,
        words: &'static Words,
        input: &'a mut dyn BufRead,
        kept: Kept,
    ) -> Plain<'a> {
        let printed = Printed::of(title, table.session(), words);
        Plain {
            printed,
            title,
            table,
            words,
            input,
            out: io::stdout().lock(),
            paint: Paint::for_stdout(),
            columns: stdout_columns(),
            unicode: !io::stdout().is_terminal() || Abilities::of_environment().unicode,
            echo: !io::stdin().is_terminal(),
            kept,
            hinted: None,
            looking: None,
            printed_prompt: String::new(),
            reasons: Vec::new(),
        }
    }

    pub(super) fn run(mut self) -> Result<(), Fault> {
        self.greet()?;
        loop {
            self.forward()?;
            self.kept.keep(self.table.session()).map_err(Fault::Input)?;
            let people = self.table.people();
            if self.table.session().turn() == Turn::Over {
                return self.finish();
            }
            let seat = self.table.to_act().iter().find(|seat| people.contains(*seat));
            let Some(seat) = seat else {
                return Err(Fault::input(
                    "no person is left at this table; see `solarium sim` for games among bots",
                ));
            };
            if !self.draw_curtain(seat)? {
                return self.leave();
            }
            let offers = self.table.session().seen_by(seat)?.offered(self.words)?;
            self.ask_prompt(seat, &offers)?;
            let said = loop {
                match self.read(seat, &offers)? {
                    Said::Again => {}
                    said => break said,
                }
            };
            match said {
                Said::Quit => return self.leave(),
                Said::Action(place) => self.act(seat, &offers[place])?,
                Said::Again | Said::Changed => {}
            }
        }
    }

    fn line(&mut self, text: impl AsRef<str>) -> Result<(), Fault> {
        let text = match self.unicode {
            true => text.as_ref().to_string(),
            false => text.as_ref().chars().map(ascii).collect(),
        };
        match self.columns {
            Some(columns) if !text.is_empty() => {
                for line in wrap(&text, columns.max(LEAST_WIDTH)) {
                    writeln!(self.out, "{line}")?;
                }
            }
            _ => writeln!(self.out, "{text}")?,
        }
        Ok(())
    }

    /// Columns of texts that are broken into lines.
    fn width(&self) -> usize {
        self.columns.map_or(WIDTH, |columns| columns.clamp(LEAST_WIDTH, WIDTH))
    }

    fn wrapped(&mut self, text: &str) -> Result<(), Fault> {
        wrap(text, self.width()).iter().try_for_each(|line| self.line(line))
    }

    fn no(&mut self, text: impl AsRef<str>) -> Result<(), Fault> {
        let text = self.paint.no(text.as_ref());
        self.line(text)
    }

    fn viewer(&self) -> Viewer {
        let people = self.table.people();
        match (people.iter().next(), people.len()) {
            (Some(seat), 1) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    fn greet(&mut self) -> Result<(), Fault> {
        let info = self.title.info();
        let session = self.table.session();
        let seats: Vec<String> = Seat::all(session.seats()).map(|seat| seat_name(session, seat)).collect();
        let mut lines = vec![format!("{}: {}", self.paint.strong(info.title), seats.join(", "))];
        lines.push(self.goal_text());
        for notice in session.notices() {
            let notice = self.words.say(&notice);
            lines.push(self.words.fill("terminal-note", &[("notice", &notice)]));
        }
        if self.table.draws_from_seed() {
            let commitment = session.seed().commitment();
            lines.push(self.words.fill("terminal-commitment", &[("commitment", &commitment)]));
        }
        lines.push(self.words.get("terminal-type-help").to_string());
        lines.iter().filter(|line| !line.is_empty()).try_for_each(|line| self.line(line))
    }

    /// What is to be reached, what ends the game, what is forbidden.
    fn goal_text(&self) -> String {
        let Ok(seen) = self.table.session().seen(self.viewer()) else { return String::new() };
        let mut goals: Vec<String> = seen.goal_line().iter().map(|goal| self.words.say(goal)).collect();
        if let Some(Goal { target, reached, .. }) = seen.goal()
            && !goals.iter().any(|goal| goal.contains(&target.to_string()))
        {
            goals.push(self.words.fill("screen-target", &[("target", &target), ("reached", &reached)]));
        }
        goals.join(" · ")
    }

    /// Chance, automas and bots play until a person must act.
    fn forward(&mut self) -> Result<(), Fault> {
        let before = self.table.session().steps();
        while let Some(change) = self.table.advance()? {
            self.tell(&change, self.viewer(), true)?;
        }
        if self.table.session().steps() > before { self.tell_hand_movements() } else { Ok(()) }
    }

    /// With the box: what to do with the pieces, one line a hand movement.
    fn tell_hand_movements(&mut self) -> Result<(), Fault> {
        let steps = self.table.session().seen(self.viewer())?.instructions(None);
        let lines: Vec<String> =
            steps.iter().flat_map(|step| &step.lines).map(|line| self.words.say(&line.message)).collect();
        if !lines.is_empty() {
            let head = self.paint.strong(self.words.get("terminal-hands"));
            self.line(head)?;
        }
        for line in lines {
            self.line(format!("  [ ] {line}"))?;
        }
        Ok(())
    }

    fn tell(&mut self, change: &Change, viewer: Viewer, with_head: bool) -> Result<(), Fault> {
        let Some(report) = &change.report else { return Ok(()) };
        let Some(entry) = LogEntry::of(report, self.table.session(), viewer, self.words, &self.printed)
        else {
            return Ok(());
        };
        // Of a draw only its outcome is printed.
        if with_head && (report.seat.is_some() || entry.events.is_empty()) {
            let head = self.paint.strong(&entry.head);
            self.line(head)?;
        }
        for event in &entry.events {
            self.line(format!("  {event}"))?;
        }
        if !entry.reasons.is_empty() {
            self.reasons.push(entry.head);
            self.reasons.extend(entry.reasons);
        }
        Ok(())
    }

    /// Hides what the person before has seen; false if the input ended.
    fn draw_curtain(&mut self, seat: Seat) -> Result<bool, Fault> {
        let changed = self.looking.replace(seat) != Some(seat);
        if changed {
            self.printed_prompt.clear();
        }
        if !changed || self.echo || self.table.people().len() < 2 || !self.table.session().has_secrets() {
            return Ok(true);
        }
        write!(self.out, "{CURTAIN}")?;
        self.line(self.words.fill("screen-curtain", &[("seat", &seat.letter())]))?;
        write!(self.out, "{} ", self.words.get("screen-curtain-open"))?;
        self.out.flush()?;
        Ok(self.input.read_line(&mut String::new()).is_ok_and(|read| read > 0))
    }

    /// What is asked, and what can be done in a line or two; nothing if that was the last thing printed.
    fn ask_prompt(&mut self, seat: Seat, offers: &[Offer]) -> Result<(), Fault> {
        let mut prompt = self.words.say(&self.table.session().seen_by(seat)?.prompt()?);
        if self.table.session().turn() == Turn::Chance {
            prompt = format!("{prompt}. {}", self.words.get("prompt-enter-outcome"));
        }
        let text = format!("{}\n{}", self.paint.strong(prompt), self.summary(offers));
        if text != self.printed_prompt {
            let lines = wrap(&text, self.width());
            lines.iter().try_for_each(|line| self.line(line))?;
            self.printed_prompt = text;
        }
        Ok(())
    }

    /// `1 grow d4 · 2 end`, or of many the groups with how many each has.
    fn summary(&self, offers: &[Offer]) -> String {
        if offers.len() <= FEW {
            let named = (1..).zip(offers).map(|(n, offer)| format!("{n} {}", offer.legal.action));
            return named.collect::<Vec<_>>().join(" · ");
        }
        let mut groups: Vec<(&str, usize)> = Vec::new();
        for offer in offers {
            let heading = offer.heading.as_deref().unwrap_or(self.words.get("screen-other-actions"));
            match groups.iter_mut().find(|(known, _)| *known == heading) {
                Some((_, count)) => *count += 1,
                None => groups.push((heading, 1)),
            }
        }
        let groups: Vec<String> = match groups.as_slice() {
            // One group has as many as there are.
            [(heading, _)] => vec![heading.to_string()],
            groups => groups.iter().map(|(heading, count)| format!("{heading} ({count})")).collect(),
        };
        let all = self.words.fill("screen-actions", &[("n", &offers.len())]);
        format!("{} {all}; {}", groups.join(" · "), self.words.get("terminal-list-hint"))
    }

    /// Actions with their numbers, those with all the words in them.
    fn list(&mut self, offers: &[Offer], words: &str) -> Result<(), Fault> {
        let words: Vec<String> = words.to_lowercase().split_whitespace().map(str::to_string).collect();
        let mut heading: Option<&str> = None;
        for (n, offer) in (1..).zip(offers) {
            let of = offer.heading.as_deref();
            let text = format!("{} {} {}", offer.legal.action, offer.legal.label, of.unwrap_or(""));
            let text = text.to_lowercase();
            if !words.iter().all(|word| text.contains(word.as_str())) {
                continue;
            }
            if of != heading {
                heading = of;
                let shown = self.paint.strong(of.unwrap_or(self.words.get("screen-other-actions")));
                self.line(shown)?;
            }
            self.line(offer_line(n, offer, self.paint))?;
        }
        Ok(())
    }

    /// Reads one line and obeys it as far as it is no action.
    fn read(&mut self, seat: Seat, offers: &[Offer]) -> Result<Said, Fault> {
        let Some(line) = self.read_line(seat)? else { return Ok(Said::Quit) };
        let line = line.trim();
        // A card that came is entered by the same word that asks for its text.
        if offers.iter().any(|offer| offer.legal.action.eq_ignore_ascii_case(line)) {
            return self.choose(seat, line, offers);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => {}
            ("quit" | "exit" | "q", "") => return Ok(Said::Quit),
            ("undo" | "u", "") => return self.take_back(seat, false),
            ("reset", "") => return self.take_back(seat, true),
            ("help" | "?", "") => self.help()?,
            ("board" | "b", "") => self.board(seat)?,
            ("list" | "l", words) => self.list(offers, words)?,
            ("goal", "") => self.line(self.goal_text())?,
            ("score", "") => {
                let table = score_table(self.table.session(), self.words, self.paint);
                self.line(table)?;
            }
            ("reasons", "") => self.tell_reasons()?,
            ("hint", grade) => self.tell_hint(seat, grade)?,
            ("rules", words) => self.tell_rules(words)?,
            ("card", name) => {
                let asked = (seat, line);
                match card_line(&mut self.table, self.title, &mut self.kept, self.words, asked) {
                    Some(done) => return self.card(seat, done),
                    None => self.tell_card(name)?,
                }
            }
            ("forecast", name) => self.read_out(seat, name, offers)?,
            ("effects", action) => self.effects(seat, action, offers)?,
            ("why", "") => {
                let example = offers.first().map_or("end", |offer| &offer.legal.action);
                self.line(self.words.fill("terminal-why-what", &[("example", &example)]))?;
            }
            ("why", action) => self.why(seat, action)?,
            _ => return self.choose(seat, line, offers),
        }
        Ok(Said::Again)
    }

    /// A line of the input; `None` at its end.
    fn read_line(&mut self, seat: Seat) -> Result<Option<String>, Fault> {
        loop {
            write!(self.out, "{} ", self.paint.strong(format_args!("{}>", seat.letter())))?;
            self.out.flush()?;
            let mut line = String::new();
            match self.input.read_line(&mut line) {
                Ok(0) => {
                    writeln!(self.out)?;
                    return Ok(None);
                }
                // What is not typed does not stand on the screen, so that a transcript would lack it.
                Ok(_) if self.echo => writeln!(self.out, "{}", line.trim_end())?,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                    self.no(self.words.get("terminal-no-text"))?;
                    continue;
                }
                Err(error) => return Err(Fault::input(format!("cannot read the input: {error}"))),
            }
            return Ok(Some(line));
        }
    }

    /// A number of the list, a notation, or words of a label; what cannot be done is answered here.
    fn choose(&mut self, seat: Seat, line: &str, offers: &[Offer]) -> Result<Said, Fault> {
        let place = if let Ok(number) = line.parse::<usize>() {
            let place = number.checked_sub(1).filter(|place| *place < offers.len());
            if place.is_none() {
                self.no(self.words.fill("terminal-number", &[("most", &offers.len())]))?;
            }
            place
        } else {
            self.find(seat, line, offers)?
        };
        let Some(place) = place else { return Ok(Said::Again) };
        match &offers[place].caution {
            Some(loss) if !self.confirm(seat, loss)? => Ok(Said::Again),
            _ => Ok(Said::Action(place)),
        }
    }

    fn find(&mut self, seat: Seat, line: &str, offers: &[Offer]) -> Result<Option<usize>, Fault> {
        match meant(line, offers) {
            Meant::One(place) => return Ok(Some(place)),
            Meant::Several(places) => {
                self.line(self.words.fill("terminal-which-of", &[("n", &places.len())]))?;
                for place in places.iter().take(MOST_LISTED) {
                    self.line(offer_line(place + 1, &offers[*place], self.paint))?;
                }
            }
            Meant::Nothing => {
                let checked = self.table.session().seen_by(seat)?.check(line);
                if let Err(refusal) = checked {
                    self.no(refusal.text(self.words))?;
                }
            }
        }
        Ok(None)
    }

    /// Asks before something is lost. A program that writes the input has said what it wants.
    fn confirm(&mut self, seat: Seat, loss: &str) -> Result<bool, Fault> {
        self.no(format!("! {loss}"))?;
        if self.echo {
            return Ok(true);
        }
        self.line(self.words.get("terminal-sure"))?;
        let answer = self.read_line(seat)?.unwrap_or_default().trim().to_lowercase();
        Ok(matches!(answer.as_str(), "y" | "yes" | "j" | "ja" | "o" | "oui"))
    }

    fn act(&mut self, seat: Seat, offer: &Offer) -> Result<(), Fault> {
        self.reasons.clear();
        match self.table.act_together(seat, &offer.legal.action) {
            Ok(changes) => changes.iter().try_for_each(|change| self.tell(change, Viewer::Seat(seat), false)),
            Err(refusal) => self.no(refusal.text(self.words)),
        }
    }

    fn take_back(&mut self, seat: Seat, whole_turn: bool) -> Result<Said, Fault> {
        let text = self.table.session().log(false);
        let before = self.table.session().steps();
        let taken = match whole_turn {
            true => self.table.reset_turn(seat).map(drop),
            false => take_back(&mut self.table, seat),
        };
        match taken {
            Ok(()) => {
                let after = self.table.session().steps();
                // The record begins where this match was begun, which may be a position in its midst.
                let own = text.steps.len().saturating_sub(before - after);
                let steps: Vec<&str> = text.steps[own..].iter().map(|step| step.text.as_str()).collect();
                self.line(self.words.fill("terminal-taken-back", &[("step", &steps.join("; "))]))?;
                Ok(Said::Changed)
            }
            Err(refusal) => {
                self.no(refusal.text(self.words))?;
                Ok(Said::Again)
            }
        }
    }

    fn board(&mut self, seat: Seat) -> Result<(), Fault> {
        let board = self.table.session().seen_by(seat)?.board_text(self.words, self.paint.colour);
        self.line(board.trim_end())
    }

    fn tell_reasons(&mut self) -> Result<(), Fault> {
        if self.reasons.is_empty() {
            return self.line(self.words.get("terminal-no-reasons"));
        }
        let reasons = std::mem::take(&mut self.reasons);
        reasons.iter().try_for_each(|reason| self.wrapped(reason))?;
        self.reasons = reasons;
        Ok(())
    }

    /// `hint` and `hint 3`: the first grade, or the one that is named.
    fn tell_hint(&mut self, seat: Seat, grade: &str) -> Result<(), Fault> {
        let wanted = if grade.is_empty() { Some(*HINT_GRADES.start()) } else { grade.parse::<u8>().ok() };
        let Some(grade) = wanted.filter(|grade| HINT_GRADES.contains(grade)) else {
            let (least, most) = (HINT_GRADES.start(), HINT_GRADES.end());
            return self.no(self.words.fill("terminal-hint-grade", &[("least", least), ("most", most)]));
        };
        let steps = self.table.session().steps();
        let known = self.hinted.take().filter(|(of, by, _)| (*of, *by) == (steps, seat));
        let hinted = match known {
            Some((.., hint)) => hint,
            None => self.table.session().seen_by(seat)?.hint(None, &Limits::usual(&Cancel::default()))?,
        };
        self.wrapped(&self.words.say(&hinted.sentence(grade)))?;
        self.hinted = Some((steps, seat, hinted));
        Ok(())
    }

    fn tell_rules(&mut self, what: &str) -> Result<(), Fault> {
        let rules = self.title.rules();
        let found = find_rules(&rules, what);
        if what.is_empty() || found.is_empty() {
            return self.line(self.words.get("screen-rules-type"));
        }
        for rule in found.iter().take(MOST_LISTED) {
            let head = self.paint.key(&rule.id);
            let text = plain_markdown(&rule.text, self.width());
            self.wrapped(&format!("{head}  {text}"))?;
        }
        if found.len() > MOST_LISTED {
            self.line(self.words.fill("terminal-more", &[("n", &(found.len() - MOST_LISTED))]))?;
        }
        Ok(())
    }

    /// What became of a card that was typed, or of the pack of all of them.
    fn card(&mut self, seat: Seat, done: Result<CardLine, String>) -> Result<Said, Fault> {
        match done {
            Ok(CardLine::Forms(lines)) => lines.iter().try_for_each(|line| self.wrapped(line))?,
            Ok(CardLine::Typed(change)) => {
                self.reasons.clear();
                self.tell(&change, Viewer::Seat(seat), false)?;
                return Ok(Said::Changed);
            }
            Ok(CardLine::Kept(file)) => {
                self.line(self.words.fill("terminal-card-kept", &[("file", &file)]))?;
            }
            Err(refusal) => self.no(refusal)?,
        }
        Ok(Said::Again)
    }

    fn tell_card(&mut self, name: &str) -> Result<(), Fault> {
        let found = match name {
            "" => Vec::new(),
            name => self.printed.about(name),
        };
        if found.is_empty() {
            return self.line(self.words.get("terminal-no-card"));
        }
        found.iter().try_for_each(|line| self.wrapped(line))
    }

    /// `forecast`: the names of the read-outs; `forecast NAME`: one of them, `forecast NAME WHAT` of a thing.
    fn read_out(&mut self, seat: Seat, text: &str, offers: &[Offer]) -> Result<(), Fault> {
        let queries = self.title.info().queries;
        let (name, of) = text.split_once(' ').unwrap_or((text, ""));
        // A game that has a read-out of this name shows it at once.
        let name = if name.is_empty() { "forecast" } else { name };
        let Some(query) = queries.iter().find(|query| query.name == name) else {
            let known: Vec<&str> = queries.iter().map(|query| query.name).collect();
            return self.line(self.words.fill("terminal-read-outs", &[("known", &known.join(", "))]));
        };
        let mut args = json!({});
        if query.args.contains(&"seat?") {
            args["seat"] = json!(seat);
        }
        if let Some(arg) = query.args.first().map(|arg| arg.trim_end_matches('?')) {
            let value = match (arg, meant(of, offers)) {
                _ if of.is_empty() => Value::Null,
                ("action", Meant::One(place)) => json!(offers[place].legal.action),
                _ => serde_json::from_str(of).unwrap_or_else(|_| json!(of)),
            };
            if !value.is_null() {
                args[arg] = value;
            }
        }
        let answer = self.table.session().seen_by(seat)?.query(name, &args);
        match answer {
            Ok(value) => {
                if let Some(meaning) = query_meaning(&self.title.info(), name, self.words) {
                    self.wrapped(&meaning)?;
                }
                let seats: Vec<Seat> = self.table.session().scores().iter().map(|score| score.seat).collect();
                read_out_lines(&value, &seats, self.words).iter().try_for_each(|line| self.line(line))
            }
            Err(refusal) => self.no(refusal.text(self.words)),
        }
    }

    /// What an action would change.
    fn effects(&mut self, seat: Seat, typed: &str, offers: &[Offer]) -> Result<(), Fault> {
        let place = match typed.parse::<usize>() {
            Ok(number) => number.checked_sub(1).filter(|place| *place < offers.len()),
            Err(_) => self.find(seat, typed, offers)?,
        };
        let Some(place) = place else {
            return match typed {
                "" => self.no(self.words.fill("terminal-number", &[("most", &offers.len())])),
                _ => Ok(()),
            };
        };
        let preview = self.table.session().seen_by(seat)?.foresee(&offers[place].legal.action, self.words)?;
        let mut lines = vec![offers[place].legal.label.clone()];
        lines.extend(preview.events.iter().map(|event| format!("  {}", self.words.say(event))));
        if let Some(draw) = &preview.draw {
            let all: u32 = draw.odds.iter().map(|(_, weight)| weight).sum();
            let odds =
                draw.odds.iter().map(|(what, weight)| format!("{} {weight}/{all}", self.words.say(what)));
            lines.push(format!("  {} {}", self.words.say(&draw.what), odds.collect::<Vec<_>>().join(", ")));
        }
        lines.extend(preview.caution.iter().map(|loss| format!("  ! {loss}")));
        if preview.reveals {
            lines.push(format!("  {}", self.words.get("screen-reveals")));
        } else if preview.lasts {
            lines.push(format!("  {}", self.words.get("screen-lasts")));
        }
        lines.iter().try_for_each(|line| self.wrapped(line))
    }

    fn why(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        let checked = self.table.session().seen_by(seat)?.check(&action.to_lowercase());
        let refusal = match checked {
            Ok(()) => return self.line(self.words.fill("terminal-allowed", &[("action", &action)])),
            Err(refusal) => refusal,
        };
        self.no(refusal.text(self.words))?;
        let rules = self.title.rules();
        let Some(rule) = refusal.rule.as_deref().and_then(|id| find_rules(&rules, id).into_iter().next())
        else {
            return Ok(());
        };
        let head = self.paint.key(&rule.id);
        // A table in a rule is about everything at once: its first paragraph tells what was asked.
        let text = plain_markdown(rule.text.split("\n\n").next().unwrap_or_default(), self.width());
        let lines = wrap(&format!("{head}  {text}"), self.width());
        lines.iter().take(MOST_LISTED).try_for_each(|line| self.line(line))
    }

    fn help(&mut self) -> Result<(), Fault> {
        let goal = self.goal_text();
        self.wrapped(&goal)?;
        for chapter in self.title.primer() {
            let title = self.paint.strong(self.words.say(&chapter.title));
            let text = self.words.say(&chapter.text);
            self.wrapped(&format!("{title} ({}): {text}", chapter.rule))?;
        }
        for (typed, meaning) in [
            ("NUMBER", "terminal-help-number"),
            ("ACTION", "terminal-help-action"),
            ("why ACTION", "terminal-help-why"),
            ("effects ACTION", "terminal-help-effects"),
            ("hint", "terminal-help-hint"),
            ("undo", "terminal-help-undo"),
            ("reset", "terminal-help-reset"),
            ("board", "terminal-help-board"),
            ("list WORDS", "terminal-help-list"),
            ("goal", "terminal-help-goal"),
            ("score", "terminal-help-score"),
            ("reasons", "terminal-help-reasons"),
            ("forecast NAME", "terminal-help-forecast"),
            ("rules WORDS", "terminal-help-rules"),
            ("card NAME", "terminal-help-card"),
            ("card type CARD", "terminal-help-card-type"),
            ("card keep NAME", "terminal-help-card-keep"),
            ("quit", "terminal-help-quit"),
        ] {
            self.line(format!("  {typed:<15} {}", self.words.get(meaning)))?;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Fault> {
        let over = self.paint.strong(self.words.get("terminal-over"));
        self.line(over)?;
        let table = score_table(self.table.session(), self.words, self.paint);
        self.line(table)?;
        if let Some(seed) = self.table.session().log(false).seed {
            self.line(self.words.fill("terminal-seed", &[("seed", &seed)]))?;
        }
        self.close()
    }

    fn leave(mut self) -> Result<(), Fault> {
        let steps = self.table.session().steps();
        self.line(self.words.fill("terminal-left", &[("steps", &steps)]))?;
        self.close()
    }

    fn close(mut self) -> Result<(), Fault> {
        self.kept.close(self.table.session())?;
        tell_kept(&mut self.out, self.table.session(), &self.kept, self.words)
    }
}

fn offer_line(n: usize, offer: &Offer, paint: Paint) -> String {
    let number = paint.key(format_args!("{n:>3}"));
    let caution = if offer.caution.is_some() { " !" } else { "" };
    format!("{number}  {}  {}{caution}", paint.faint(&offer.legal.action), offer.legal.label)
}
