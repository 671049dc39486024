//! A complete game in the terminal.

mod menu;
mod tell;

pub(crate) use tell::{score_table, turn_words};

use crate::args::{PlayArgs, TableArgs};
use crate::fault::Fault;
use crate::paint::Paint;
use crate::rules::find;
use crate::{files, setup};
use serde_json::Value;
use solarium_core::{Cancel, Language, Seat, SeatKind, Seed, Turn, Viewer};
use solarium_table::{
    AutoPlan, Lang, LegalAction, Narration, Refusal, Session, StepSeen, Title, Words, words,
};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

/// `solarium play`.
pub(crate) fn play(args: &PlayArgs) -> Result<(), Fault> {
    let words = words(Lang::from_code(&args.lang).unwrap_or_default());
    let Some(game) = &args.game else {
        if args.table != TableArgs::default() {
            return Err(Fault::input(
                "say which game these options are for, e.g. `solarium play photosynthesis …`",
            ));
        }
        return menu::menu(setup::seed(args.seed.as_deref())?, args.record.clone(), words);
    };
    let (library, own) = setup::library(&args.table)?;
    let title = library.title(game)?;
    let object = setup::object(title, &args.table, &own, &title.info().usual_seats)?;
    let seed = setup::seed(args.seed.as_deref())?;
    begin(title, &object, seed, args.record.clone(), words, &mut io::stdin().lock())
}

/// Sits down at a new game and plays it.
fn begin(
    title: &dyn Title,
    setup: &Value,
    seed: Seed,
    record: Option<PathBuf>,
    words: &'static Words,
    input: &mut dyn BufRead,
) -> Result<(), Fault> {
    let session = title.start(setup, seed)?;
    session.check_plan(&AutoPlan::by_setup())?;
    let mut terminal = Terminal {
        title,
        session,
        words,
        input,
        out: io::stdout().lock(),
        paint: Paint::for_stdout(),
        echo: !io::stdin().is_terminal(),
        record,
        saved: String::new(),
    };
    // A record that cannot be written is reported before the first action, not after the last.
    terminal.save(false)?;
    terminal.greet()?;
    terminal.run()
}

/// One game at one terminal.
struct Terminal<'a> {
    title: &'a dyn Title,
    session: Box<dyn Session>,
    words: &'static Words,
    input: &'a mut dyn BufRead,
    out: io::StdoutLock<'static>,
    paint: Paint,
    /// Is the input no terminal, so that what is read must be shown?
    echo: bool,
    record: Option<PathBuf>,
    /// The record as it was last written.
    saved: String,
}

/// What a person typed.
enum Said {
    Action(String),
    Undo,
    Again,
    Quit,
}

impl Terminal<'_> {
    fn run(&mut self) -> Result<(), Fault> {
        loop {
            self.forward()?;
            self.save(false)?;
            let seats = match self.session.turn() {
                Turn::Over => return self.finish(),
                Turn::Decide(seats) => seats,
                Turn::Chance => return Err(Fault::input("the game stopped at a draw")),
            };
            let seat = seats.iter().next().expect("a set of seats that decide is not empty");
            self.show_board(Viewer::Seat(seat))?;
            let legal = self.session.seen_by(seat)?.legal(self.words)?;
            self.list(seat, &legal)?;
            let said = loop {
                match self.ask(seat, &legal)? {
                    Said::Again => {}
                    said => break said,
                }
            };
            match said {
                Said::Quit => return self.leave(),
                Said::Undo => match self.session.undo(seat) {
                    Ok(undone) => writeln!(
                        self.out,
                        "{}",
                        self.words.fill("terminal-taken-back", &[("step", &undone)])
                    )?,
                    Err(refusal) => writeln!(self.out, "{}", self.paint.no(refusal.text(self.words)))?,
                },
                Said::Action(action) => match self.session.take(Some(seat), &action, Narration::Full) {
                    Ok(report) => {
                        for event in StepSeen::of(Some(&report), Viewer::Seat(seat), false).events {
                            writeln!(self.out, "  {}", self.words.say(&event.message))?;
                        }
                    }
                    Err(refusal) => writeln!(self.out, "{}", self.paint.no(refusal.text(self.words)))?,
                },
                Said::Again => {}
            }
        }
    }

    /// Chance, automas and bots play until a person must act.
    fn forward(&mut self) -> Result<(), Fault> {
        let viewer = self.watcher();
        let plan = AutoPlan::by_setup();
        while let Some(report) = self.session.advance(&plan, &Cancel::default(), Narration::Full)? {
            let text = tell::step(&report, &*self.session, viewer, self.words, self.paint);
            write!(self.out, "{text}")?;
        }
        Ok(())
    }

    /// The viewer for whom the steps in between are printed: the one person at the table, or, if several share the screen,
    /// the spectator.
    fn watcher(&self) -> Viewer {
        let mut people =
            Seat::all(self.session.seats()).filter(|seat| self.session.kind(*seat) == SeatKind::Human);
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    fn greet(&mut self) -> Result<(), Fault> {
        let info = self.title.info();
        writeln!(self.out, "{}", self.paint.strong(info.title))?;
        for seat in Seat::all(self.session.seats()) {
            writeln!(self.out, "  {} {}", seat.letter(), self.session.kind(seat).text())?;
        }
        for notice in self.session.notices() {
            let notice = self.words.say(&notice);
            writeln!(self.out, "  {}", self.words.fill("terminal-note", &[("notice", &notice)]))?;
        }
        let commitment = self.session.seed().commitment();
        writeln!(self.out, "  {}", self.words.fill("terminal-commitment", &[("commitment", &commitment)]))?;
        writeln!(self.out, "  {}\n", self.words.get("terminal-type-help"))?;
        Ok(())
    }

    fn show_board(&mut self, viewer: Viewer) -> Result<(), Fault> {
        let board = self.session.seen(viewer)?.board_text(self.words, self.paint.colour);
        writeln!(self.out, "\n{}", board.trim_end())?;
        Ok(())
    }

    fn list(&mut self, seat: Seat, legal: &[LegalAction]) -> Result<(), Fault> {
        let prompt = self.session.seen_by(seat)?.prompt()?;
        writeln!(self.out, "\n{}", self.paint.strong(self.words.say(&prompt)))?;
        let wide = legal.iter().map(|action| action.action.chars().count()).max().unwrap_or(0);
        for (i, action) in legal.iter().enumerate() {
            let number = self.paint.key(format_args!("{:>3}", i + 1));
            let notation = self.paint.faint(format_args!("{:<wide$}", action.action));
            writeln!(self.out, "{number}  {notation}  {}", action.label)?;
        }
        Ok(())
    }

    /// Reads one line and obeys it as far as it does not change the game.
    fn ask(&mut self, seat: Seat, legal: &[LegalAction]) -> Result<Said, Fault> {
        write!(self.out, "{} ", self.paint.strong(format_args!("{}>", seat.letter())))?;
        self.out.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line) {
            Ok(0) => {
                writeln!(self.out)?;
                return Ok(Said::Quit);
            }
            // What is not typed does not stand on the screen, so that a transcript would lack it.
            Ok(_) if self.echo => writeln!(self.out, "{}", line.trim_end())?,
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                writeln!(self.out, "{}", self.paint.no(self.words.get("terminal-no-text")))?;
                return Ok(Said::Again);
            }
            Err(error) => return Err(Fault::input(format!("cannot read the input: {error}"))),
        }
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => {}
            ("quit" | "exit" | "q", "") => return Ok(Said::Quit),
            ("undo" | "u", "") => return Ok(Said::Undo),
            ("help" | "?", "") => self.help()?,
            ("board", "") => self.show_board(Viewer::Seat(seat))?,
            ("list", "") => self.list(seat, legal)?,
            ("score", "") => writeln!(self.out, "{}", score_table(&*self.session, self.words, self.paint))?,
            ("why", "") => {
                let example = legal.first().map_or("end", |action| &action.action);
                writeln!(self.out, "{}", self.words.fill("terminal-why-what", &[("example", &example)]))?;
            }
            ("why", action) => self.why(seat, action)?,
            _ => return Ok(self.action(seat, line, legal)?.map_or(Said::Again, Said::Action)),
        }
        Ok(Said::Again)
    }

    /// A number of the list or a notation; what cannot be done is answered here.
    fn action(&mut self, seat: Seat, line: &str, legal: &[LegalAction]) -> Result<Option<String>, Fault> {
        if let Ok(number) = line.parse::<usize>() {
            let action = number.checked_sub(1).and_then(|i| legal.get(i));
            if action.is_none() {
                let message = self.words.fill("terminal-number", &[("most", &legal.len())]);
                writeln!(self.out, "{}", self.paint.no(message))?;
            }
            return Ok(action.map(|action| action.action.clone()));
        }
        match self.check(seat, line) {
            Ok(()) => Ok(Some(line.to_string())),
            Err(refusal) => {
                writeln!(self.out, "{}", self.paint.no(refusal.text(self.words)))?;
                Ok(None)
            }
        }
    }

    /// May the seat do this?
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.session.seen_by(seat)?.check(action)
    }

    fn why(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        match self.check(seat, action) {
            Ok(()) => writeln!(self.out, "{}", self.words.fill("terminal-allowed", &[("action", &action)]))?,
            Err(refusal) => {
                writeln!(self.out, "{}", self.paint.no(refusal.text(self.words)))?;
                let rules = self.title.rules();
                for rule in refusal.rule.iter().flat_map(|id| find(&rules, id)) {
                    writeln!(self.out, "{}  {}", self.paint.key(&rule.id), rule.text)?;
                }
            }
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Fault> {
        for (typed, meaning) in [
            ("NUMBER", "terminal-help-number"),
            ("ACTION", "terminal-help-action"),
            ("why ACTION", "terminal-help-why"),
            ("undo", "terminal-help-undo"),
            ("board", "terminal-help-board"),
            ("list", "terminal-help-list"),
            ("score", "terminal-help-score"),
            ("quit", "terminal-help-quit"),
        ] {
            writeln!(self.out, "  {typed:<12} {}", self.words.get(meaning))?;
        }
        Ok(())
    }

    /// Brings the record up to date. The checksums of all positions are added when the game ends or is left: at
    /// every step they would make long games slow.
    fn save(&mut self, checks: bool) -> Result<(), Fault> {
        let Some(path) = &self.record else { return Ok(()) };
        let text = self.session.log(checks).to_text();
        if self.saved != text {
            files::write(path, &text)?;
            self.saved = text;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.show_board(self.watcher())?;
        writeln!(self.out, "\n{}", self.paint.strong(self.words.get("terminal-over")))?;
        writeln!(self.out, "{}", score_table(&*self.session, self.words, self.paint))?;
        if let Some(seed) = self.session.log(false).seed {
            writeln!(self.out, "{}", self.words.fill("terminal-seed", &[("seed", &seed)]))?;
        }
        self.kept()
    }

    fn leave(&mut self) -> Result<(), Fault> {
        let steps = self.session.steps();
        writeln!(self.out, "{}", self.words.fill("terminal-left", &[("steps", &steps)]))?;
        self.kept()
    }

    fn kept(&mut self) -> Result<(), Fault> {
        self.save(true)?;
        if let Some(path) = &self.record {
            let path = path.display();
            writeln!(self.out, "{}", self.words.fill("terminal-record", &[("path", &path)]))?;
        }
        Ok(())
    }
}
