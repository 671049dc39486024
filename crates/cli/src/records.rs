//! `solarium replay`, `verify` and `svg`.

use crate::args::{ReplayArgs, SvgArgs, VerifyArgs};
use crate::fault::Fault;
use crate::paint::Paint;
use crate::play::{score_table, turn_words};
use crate::{files, setup};
use solarium_core::{Language, Record, Seat, Seed, Viewer};
use solarium_table::{Lang, Library, Narration, Refusal, Session, StepSeen, Words, english, words};
use std::io::Write;
use std::path::Path;

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}

/// A refusal of a record, with its file.
pub(crate) fn in_file(path: &Path, refusal: Refusal) -> Fault {
    match Fault::from(refusal) {
        Fault::Input(message) => Fault::Input(format!("{}: {message}", path.display())),
        unread @ Fault::Unread => unread,
    }
}

fn replayed(
    library: &Library,
    path: &Path,
    record: &Record,
    to: Option<usize>,
) -> Result<Box<dyn Session>, Fault> {
    let title = library.title(&record.game).map_err(|refusal| in_file(path, refusal))?;
    title.replay(record, to).map_err(|refusal| in_file(path, refusal))
}

/// Shows the position a record reaches.
pub(crate) fn replay(args: &ReplayArgs) -> Result<(), Fault> {
    let words = words(Lang::from_code(&args.lang).unwrap_or_default());
    let library = files::library(&args.pack)?;
    let record = files::record(&args.file)?;
    let session = replayed(&library, &args.file, &record, args.to)?;
    let paint = Paint::for_stdout();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", session.record())?;
        return Ok(());
    }
    if args.steps {
        tell_steps(&library, &record, session.steps(), viewer(args.seat), words, &mut out)?;
    }
    let board = session.seen(viewer(args.seat))?.board_text(words, paint.colour);
    writeln!(out, "{}", paint.strong(format_args!("{} after step {}", record.game, session.steps())))?;
    writeln!(out, "{}", board.trim_end())?;
    writeln!(out, "{}", score_table(&*session, words, paint))?;
    writeln!(out, "{}", turn_words(&*session, words))?;
    Ok(())
}

/// Plays the steps once more, telling what the viewer may see of each.
fn tell_steps(
    library: &Library,
    record: &Record,
    steps: usize,
    viewer: Viewer,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let mut session = library.title(&record.game)?.replay(record, Some(0))?;
    for (i, step) in record.steps[..steps].iter().enumerate() {
        let taken = session.take_written(step.seat, &step.text, Narration::Full)?;
        let who = step.seat.map_or("*".to_string(), |seat| seat.to_string());
        writeln!(out, "{:>4}  {who} {}", i + 1, step.text)?;
        for event in StepSeen::of(Some(&taken), viewer, false).events {
            writeln!(out, "        {}", words.say(&event.message))?;
        }
    }
    Ok(())
}

/// Checks a record.
pub(crate) fn verify(args: &VerifyArgs) -> Result<(), Fault> {
    let library = files::library(&args.pack)?;
    let record = files::record(&args.file)?;
    let title = library.title(&record.game).map_err(|refusal| in_file(&args.file, refusal))?;
    let session = title.verify(&record).map_err(|refusal| in_file(&args.file, refusal))?;
    let draws = record.steps.iter().filter(|step| step.seat.is_none()).count();
    let checks = record.steps.iter().filter(|step| step.check.is_some()).count();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}: sound", args.file.display())?;
    writeln!(out, "  game        {}, rules version {}", record.game, record.rules_version)?;
    writeln!(out, "  steps       {}, each allowed by the rules", record.steps.len())?;
    writeln!(out, "  checksums   {checks} of {} positions, and the seal of the file", record.steps.len())?;
    match &record.seed {
        Some(_) => writeln!(out, "  seed        fits the commitment; all {draws} draws follow from it")?,
        None => {
            writeln!(out, "  seed        not published: the match was not over; {draws} draws unchecked")?;
        }
    }
    writeln!(out, "  now         {}", turn_words(&*session, english()))?;
    Ok(())
}

/// Draws a board.
pub(crate) fn svg(args: &SvgArgs) -> Result<(), Fault> {
    let (library, own) = setup::library(&args.table)?;
    let path = Path::new(&args.what);
    let session = match library.title(&args.what) {
        Ok(title) => {
            if args.to.is_some() {
                return Err(Fault::input("--to needs a record; a game alone has only its first position"));
            }
            let object = setup::object(title, &args.table, &own, &["human", "human"])?;
            title.start(&object, Seed::from_number(0))?
        }
        Err(refusal) if !path.exists() => {
            return Err(Fault::input(format!("{refusal}; and there is no file of that name")));
        }
        Err(_) => replayed(&library, path, &files::record(path)?, args.to)?,
    };
    let picture = session.seen(viewer(args.seat))?.svg(solarium_table::english());
    match &args.output {
        Some(file) => files::write(file, &picture),
        None => Ok(writeln!(std::io::stdout(), "{picture}")?),
    }
}
