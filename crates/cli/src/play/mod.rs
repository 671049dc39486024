//! A complete game in the terminal: on the whole screen, or line by line.

mod input;
mod keep;
mod menu;
mod plain;
mod tell;

pub(crate) use tell::{score_table, turn_words};

use crate::args::{PlayArgs, TableArgs};
use crate::fault::Fault;
use crate::{files, setup};
use keep::{Kept, last_unfinished};
use plain::Plain;
use solarium_core::{Seed, Turn};
use solarium_table::{AutoPlan, Lang, Library, Session, Table, Title, Words, words};
use solarium_terminal::{Abilities, Ending, Keeper};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

/// `solarium play`.
pub(crate) fn play(args: &PlayArgs) -> Result<(), Fault> {
    let Some(lang) = Lang::from_code(&args.lang) else {
        return Err(Fault::input(format!("there is no language {:?}; choose en, de or fr", args.lang)));
    };
    let words = words(lang);
    let sitting = Sitting { words, plain: args.plain || !has_screen() };
    if let Some(file) = &args.resume {
        let (library, _) = setup::library(&args.table)?;
        let last = || last_unfinished(&library).map(|(.., path)| path);
        let path = file.clone().or_else(last);
        let path = path.ok_or_else(|| {
            Fault::input(
                "no unfinished game is kept; name the file of a record, or start one with `solarium play`",
            )
        })?;
        return sitting.resume(&library, &path);
    }
    let Some(game) = &args.game else {
        if args.table != TableArgs::default() || args.position.is_some() {
            return Err(Fault::input(
                "say which game these options are for, e.g. `solarium play photosynthesis …`",
            ));
        }
        return menu::menu(&sitting, setup::seed(args.seed.as_deref())?, args.record.as_deref());
    };
    let (library, own) = setup::library(&args.table)?;
    let title = library.title(game)?;
    let seed = setup::seed(args.seed.as_deref())?;
    let session = match &args.position {
        Some(file) => position(title, args, file, seed)?,
        None => {
            let object = setup::object(title, &args.table, &own, &title.info().usual_seats)?;
            title.start(&object, seed)?
        }
    };
    sitting.begin(title, session, args.record.as_deref())
}

/// A match that begins from the position in a file.
fn position(title: &dyn Title, args: &PlayArgs, file: &Path, seed: Seed) -> Result<Box<dyn Session>, Fault> {
    let of_setup = TableArgs { pack: args.table.pack.clone(), ..TableArgs::default() };
    if args.table != of_setup {
        return Err(Fault::input(
            "a position has its seats and options already; leave them out with --position",
        ));
    }
    let state = serde_json::from_str(&files::read(file)?)
        .map_err(|error| Fault::input(format!("{} is no position: {error}", file.display())))?;
    Ok(title.load(&state, seed)?)
}

/// Can a whole screen be drawn here?
fn has_screen() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// How a game is shown.
struct Sitting {
    words: &'static Words,
    plain: bool,
}

impl Sitting {
    /// A new game.
    fn begin(
        &self,
        title: &dyn Title,
        session: Box<dyn Session>,
        record: Option<&Path>,
    ) -> Result<(), Fault> {
        session.check_plan(&AutoPlan::by_setup())?;
        let kept = match record {
            Some(path) => Kept::new_record(path)?,
            None if io::stdin().is_terminal() => Kept::usual(title.id()),
            None => Kept::nowhere(),
        };
        self.play(title, session, kept, &mut io::stdin().lock())
    }

    /// Goes on with a game that was kept.
    fn resume(&self, library: &Library, path: &Path) -> Result<(), Fault> {
        // First the lock: what is read must not change any more.
        if !path.exists() {
            return Err(Fault::input(format!("there is no record at {}", path.display())));
        }
        let kept = Kept::going_on(path)?;
        let record = files::record(path)?;
        if record.seed.is_none() {
            return Err(Fault::input(format!(
                "{} was not kept by `solarium play` and does not hold the seed of its draws, so it cannot go on; look at it \
                 with `solarium replay {}`",
                path.display(),
                path.display()
            )));
        }
        let title = library.title(&record.game)?;
        let session = title.verify(&record)?;
        if session.turn() == Turn::Over {
            return Err(Fault::input(format!(
                "the game in {} is over; look at it with `solarium replay {}`",
                path.display(),
                path.display()
            )));
        }
        session.check_plan(&AutoPlan::by_setup())?;
        self.play(title, session, kept, &mut io::stdin().lock())
    }

    fn play(
        &self,
        title: &dyn Title,
        session: Box<dyn Session>,
        mut kept: Kept,
        input: &mut dyn BufRead,
    ) -> Result<(), Fault> {
        let table = Table::new(session, Vec::new(), 0);
        // A record that cannot be written is reported before the first action, not after the last.
        kept.keep(table.session()).map_err(Fault::Input)?;
        if self.plain {
            return Plain::new(title, table, self.words, input, kept).run();
        }
        let abilities = Abilities::of_environment();
        let played = solarium_terminal::play(table, title, self.words, abilities, &mut kept);
        let (table, ending) = played.map_err(|error| {
            Fault::input(format!("this terminal cannot show the game: {error}; try `solarium play --plain`"))
        })?;
        let told = self.tell_end(table.session(), &mut kept);
        match ending {
            Ending::Left => told,
            // There may be no terminal any more to tell it to.
            Ending::Stopped => Ok(()),
        }
    }

    /// What stays on the terminal after the screen is given back.
    fn tell_end(&self, session: &dyn Session, kept: &mut Kept) -> Result<(), Fault> {
        kept.close(session)?;
        let mut out = io::stdout().lock();
        if session.turn() == Turn::Over {
            let paint = crate::paint::Paint::for_stdout();
            writeln!(
                out,
                "{}\n{}",
                self.words.get("terminal-over"),
                score_table(session, self.words, paint)
            )?;
        } else {
            writeln!(out, "{}", self.words.fill("terminal-left", &[("steps", &session.steps())]))?;
        }
        tell_kept(&mut out, session, kept, self.words)
    }
}

/// Where the record is, and how to go on with it.
fn tell_kept(out: &mut dyn Write, session: &dyn Session, kept: &Kept, words: &Words) -> Result<(), Fault> {
    if let Some(path) = kept.path() {
        let id = if session.turn() == Turn::Over { "terminal-record" } else { "terminal-go-on" };
        writeln!(out, "{}", words.fill(id, &[("path", &path.display())]))?;
    }
    Ok(())
}
