//! Without a game: a short menu, then the game.

use super::Sitting;
use super::keep::last_unfinished;
use crate::fault::Fault;
use crate::paint::Paint;
use crate::setup;
use serde_json::Value;
use solarium_core::Seed;
use solarium_table::{Library, Words, preset_name, summary};
use solarium_terminal::{stdout_columns, wrap};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

const HINT: &str =
    "nothing chosen; say what to do, e.g. `solarium play photosynthesis`, or see `solarium --help`";

/// Chooses game and opponent, or the game that was left last, and plays.
pub(super) fn menu(sitting: &Sitting, seed: Seed, record: Option<&Path>) -> Result<(), Fault> {
    let words = sitting.words;
    let library = Library::standard();
    let mut input = io::stdin().lock();
    let paint = Paint::for_stdout();
    let mut out = io::stdout();
    writeln!(out, "{}\n", paint.strong(words.get("terminal-title")))?;
    let titles: Vec<_> = library.titles().collect();
    let mut lines: Vec<_> = titles
        .iter()
        .map(|title| {
            let info = title.info();
            format!("{}: {}", info.title, summary(&info, words))
        })
        .collect();
    // Only a person has left a game here; a program names the file of the one it wants.
    let left = io::stdin().is_terminal().then(|| last_unfinished(&library)).flatten();
    if let Some((game, steps, _)) = &left {
        lines.insert(0, words.fill("terminal-menu-go-on", &[("game", game), ("steps", steps)]));
    }
    let chosen = choose(&mut input, paint, words, "terminal-which-game", &lines)?;
    let title = match (left, chosen) {
        (Some((.., path)), 0) => {
            drop(input);
            return sitting.resume(&library, &path);
        }
        (Some(_), chosen) => titles[chosen - 1],
        (None, chosen) => titles[chosen],
    };
    // Only set-ups with a person at the table can be played here.
    let mut presets: Vec<_> =
        title.info().presets.into_iter().filter(|preset| people(&preset.setup) > 0).collect();
    // One terminal, most often one person: those tables first.
    presets.sort_by_key(|preset| people(&preset.setup) != 1);
    let object = if presets.is_empty() {
        setup::object(title, &Default::default(), &None, &title.info().usual_seats)?
    } else {
        let info = title.info();
        let lines: Vec<_> = presets.iter().map(|preset| preset_name(&info, preset.id, words)).collect();
        presets[choose(&mut input, paint, words, "terminal-which-table", &lines)?].setup.clone()
    };
    // The game reads the input from here on.
    drop(input);
    sitting.begin(title, title.start(&object, seed)?, record)
}

fn people(setup: &Value) -> usize {
    let seats = setup.get("seats").and_then(Value::as_array);
    seats.map_or(0, |seats| seats.iter().filter(|seat| *seat == "human").count())
}

/// Asks until a number of the list is typed; just Enter takes the first.
fn choose(
    input: &mut dyn BufRead,
    paint: Paint,
    words: &Words,
    question: &str,
    lines: &[String],
) -> Result<usize, Fault> {
    let mut out = io::stdout();
    writeln!(out, "{}", words.get(question))?;
    for (i, line) in lines.iter().enumerate() {
        let number = paint.key(format_args!("{:>3}", i + 1));
        // A terminal would break the line within a word.
        let columns = stdout_columns().map_or(usize::MAX, |columns| columns.saturating_sub(5));
        writeln!(out, "{number}  {}", wrap(line, columns).join("\n     "))?;
    }
    loop {
        write!(out, "{} ", words.fill("terminal-choose", &[("most", &lines.len())]))?;
        out.flush()?;
        let mut line = String::new();
        match input.read_line(&mut line) {
            Ok(0) => {
                writeln!(out)?;
                return Err(Fault::input(HINT));
            }
            Ok(_) => {}
            Err(error) => return Err(Fault::input(format!("cannot read the input: {error}"))),
        }
        match line.trim() {
            "" => return Ok(0),
            "q" | "quit" | "exit" => return Err(Fault::Unread),
            typed => match typed.parse::<usize>() {
                Ok(number) if (1..=lines.len()).contains(&number) => return Ok(number - 1),
                _ => writeln!(
                    out,
                    "{}",
                    paint.no(words.fill("terminal-none-of-them", &[("typed", &format!("{typed:?}"))]))
                )?,
            },
        }
    }
}
