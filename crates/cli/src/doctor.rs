//! `solarium doctor`: what of this machine the program needs, whether it is there, and what to do if not.

use crate::data::{self, DataArgs};
use crate::fault::Fault;
use crate::paint::Paint;
use crate::{about, browser, serving};
use clap::Args;
use solarium_store_sqlite::SqliteReader;
use solarium_terminal::Abilities;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::net::TcpListener;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// No clock that is right stands before this: 2026-01-01.
const NOT_BEFORE: Duration = Duration::from_secs(1_767_225_600);

/// `solarium doctor`.
#[derive(Args, Debug)]
pub(crate) struct DoctorArgs {
    #[command(flatten)]
    pub data: DataArgs,
}

/// What was found out about one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Finding {
    /// As it should be.
    Good(String),
    /// The program works, but something does not: what to do.
    Lacking(String, String),
    /// The program does not work: what to do.
    Bad(String, String),
}

/// Looks at everything and tells.
pub(crate) fn run(args: &DoctorArgs) -> Result<(), Fault> {
    let paint = Paint::for_stdout();
    let mut out = io::stdout().lock();
    write!(out, "{}", about::version())?;
    let findings = [
        ("data folder", data_folder(&args.data)),
        ("store", store(&args.data)),
        ("port", port()),
        ("browser", browser_here()),
        ("fonts", Finding::Good("the page brings its own".to_string())),
        ("terminal", terminal(Abilities::of_environment(), io::stdout().is_terminal())),
        ("clock", clock(SystemTime::now())),
    ];
    let mut bad = 0;
    for (name, finding) in &findings {
        let (mark, text, advice) = match finding {
            Finding::Good(text) => ("ok ".to_string(), text, None),
            Finding::Lacking(text, advice) => ("?  ".to_string(), text, Some(advice)),
            Finding::Bad(text, advice) => {
                bad += 1;
                (paint.no("!  "), text, Some(advice))
            }
        };
        writeln!(out, "{mark} {name:<12} {text}")?;
        if let Some(advice) = advice {
            writeln!(out, "    {:<12} {advice}", "")?;
        }
    }
    match bad {
        0 => Ok(()),
        _ => Err(Fault::input("something must be mended first; see above")),
    }
}

fn data_folder(args: &DataArgs) -> Finding {
    let advice = || "say where the data shall be with --data DIR".to_string();
    let folder = match data::folder(args) {
        Ok(folder) => folder,
        Err(fault) => return Finding::Bad(fault.to_string(), advice()),
    };
    let shown = folder.display().to_string();
    // A folder that is not there yet is made by the first command that needs it; then its nearest parent counts.
    let nearest = folder.ancestors().find(|place| place.is_dir()).unwrap_or(Path::new("/"));
    match can_write(nearest) {
        Ok(()) if nearest == folder => Finding::Good(shown),
        Ok(()) => Finding::Good(format!("{shown} (will be made)")),
        Err(error) => Finding::Bad(format!("{shown} cannot be written: {error}"), advice()),
    }
}

fn can_write(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".solarium-doctor-{}", std::process::id()));
    File::create_new(&file).and_then(|_| fs::remove_file(&file))
}

fn store(args: &DataArgs) -> Finding {
    let Ok(folder) = data::folder(args) else { return Finding::Good("no data yet".to_string()) };
    let path = folder.join(data::FILE);
    if !path.exists() {
        return Finding::Good("no tables yet".to_string());
    }
    match SqliteReader::open(&path) {
        Ok(_) => Finding::Good(format!("{} can be read", path.display())),
        Err(error) => Finding::Bad(
            format!("{}: {error}", path.display()),
            "put a copy in its place with `solarium restore COPY`; the file is kept aside".to_string(),
        ),
    }
}

fn port() -> Finding {
    let free = serving::PORTS.into_iter().find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    match free {
        Some(port) => Finding::Good(format!("{port} is free on this machine")),
        None => Finding::Bad(
            format!("all of {} to {} are taken", serving::PORTS.start, serving::PORTS.end - 1),
            "choose another with `solarium serve --listen 127.0.0.1:PORT`".to_string(),
        ),
    }
}

fn browser_here() -> Finding {
    match browser::opener_here() {
        Some(program) => Finding::Good(format!("{program} opens the page")),
        None => Finding::Lacking(
            "no desktop here".to_string(),
            "open the printed link in any browser, or play in the terminal with `solarium play`".to_string(),
        ),
    }
}

fn terminal(abilities: Abilities, is_terminal: bool) -> Finding {
    match (is_terminal, abilities.unicode, abilities.colour) {
        (false, ..) => Finding::Good("none: games are played line by line".to_string()),
        (true, true, true) => Finding::Good("colours and all letters".to_string()),
        (true, true, false) => Finding::Good("all letters, no colours".to_string()),
        (true, false, _) => Finding::Lacking(
            "ASCII letters only".to_string(),
            "set LANG to one with UTF-8, e.g. LANG=C.UTF-8".to_string(),
        ),
    }
}

fn clock(now: SystemTime) -> Finding {
    match now.duration_since(UNIX_EPOCH) {
        Ok(since) if since >= NOT_BEFORE => Finding::Good("plausible".to_string()),
        _ => Finding::Bad(
            "it is set to a time long past".to_string(),
            "set the clock of this machine".to_string(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_with_what_to_do() {
        assert!(matches!(clock(UNIX_EPOCH), Finding::Bad(..)));
        assert!(matches!(clock(UNIX_EPOCH + NOT_BEFORE), Finding::Good(_)));
        let ascii = Abilities { colour: true, unicode: false };
        assert!(matches!(terminal(ascii, true), Finding::Lacking(_, advice) if advice.contains("UTF-8")));
        assert!(matches!(terminal(ascii, false), Finding::Good(_)));
    }
}
