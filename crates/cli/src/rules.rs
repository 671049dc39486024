//! `solarium rules` and `solarium pack`.

use crate::args::RulesArgs;
use crate::fault::Fault;
use crate::files;
use crate::paint::Paint;
use serde_json::json;
use solarium_core::{Language, RuleUse, RulesMap};
use solarium_page::rules_map::{self, Mapped};
use solarium_table::{Lang, Library, english, find_rules, page_words};
use solarium_terminal::{plain_markdown, stdout_columns, wrap};
use std::io::Write;
use std::path::Path;

/// The most columns of a line: longer ones are hard to read.
const WIDTH: usize = 100;

/// Prints rules.
pub(crate) fn rules(args: &RulesArgs) -> Result<(), Fault> {
    let library = Library::standard();
    let game = match &args.game {
        Some(game) if !args.map => game,
        game => return map(&library, game.as_deref(), args),
    };
    let rules = library.title(game)?.rules();
    let what = args.what.join(" ");
    let found = find_rules(&rules, &what);
    if found.is_empty() {
        let sample = rules.first().map_or("PH-4.2", |rule| rule.id.as_str());
        return Err(Fault::input(format!(
            "no rule of {game} has the id or the words {what:?}; try an id such as {sample}, or one word"
        )));
    }
    let paint = Paint::for_stdout();
    let width = stdout_columns().map_or(WIDTH, |columns| columns.clamp(20, WIDTH));
    let mut out = std::io::stdout().lock();
    let mut chapter = "";
    for rule in found {
        if rule.chapter != chapter {
            writeln!(out, "{}\n", paint.strong(&rule.chapter))?;
            chapter = &rule.chapter;
        }
        let text = plain_markdown(&rule.text, width);
        for line in wrap(&format!("{}  {text}", paint.key(&rule.id)), width) {
            writeln!(out, "{line}")?;
        }
        if !rule.provenance.is_empty() && !rule.text.contains(&rule.provenance) {
            writeln!(out, "{}", paint.faint(&rule.provenance))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Prints the rules maps of one game or all.
fn map(library: &Library, game: Option<&str>, args: &RulesArgs) -> Result<(), Fault> {
    let titles = match game {
        Some(game) => vec![library.title(game)?],
        None => library.titles().collect(),
    };
    let mapped = titles.into_iter().map(|title| Mapped {
        game: title.info(),
        rules: title.rules(),
        map: title.rules_map(),
    });
    let mapped: Vec<Mapped> = mapped.collect();
    let mut out = std::io::stdout().lock();
    if args.html {
        writeln!(out, "{}", rules_map::file(page_words(Lang::En), &mapped))?;
    } else if args.json {
        let games: Vec<_> = mapped.iter().map(map_json).collect();
        writeln!(out, "{}", json!({ "games": games }))?;
    } else {
        for one in &mapped {
            tell_map(one, &mut out)?;
        }
    }
    Ok(())
}

fn map_json(mapped: &Mapped) -> serde_json::Value {
    let unknown = RuleUse::default();
    let rules: Vec<_> = mapped
        .rules
        .iter()
        .map(|rule| {
            let used = mapped.map.of(&rule.id).unwrap_or(&unknown);
            json!({
                "id": rule.id, "chapter": rule.chapter, "provenance": rule.provenance,
                "recorded": used.recorded, "simulated": used.simulated, "unused": used.unused(),
                "code": used.code, "tests": used.tests, "reason": used.reason,
            })
        })
        .collect();
    let RulesMap { recorded_games, simulated_games, .. } = mapped.map;
    json!({
        "game": mapped.game.id, "recorded_games": recorded_games, "simulated_games": simulated_games, "rules": rules,
    })
}

/// One line for each rule; what no recorded game exercises bears the sign ✕ and is red where there are colours.
fn tell_map(mapped: &Mapped, out: &mut impl Write) -> Result<(), Fault> {
    let paint = Paint::for_stdout();
    let map = &mapped.map;
    let unused = map.rules.iter().filter(|rule| rule.unused()).count();
    let head = format!(
        "{}: {} rules, {} recorded and {} simulated games; rules that no recorded game exercises: {unused}",
        mapped.game.id,
        mapped.rules.len(),
        map.recorded_games,
        map.simulated_games
    );
    writeln!(out, "{}", paint.strong(head))?;
    writeln!(out, "  rule       recorded simulated  code and tests")?;
    let unknown = RuleUse::default();
    for rule in &mapped.rules {
        let used = map.of(&rule.id).unwrap_or(&unknown);
        let sign = if used.unused() {
            "✕"
        } else if used.reason.is_some() {
            "–"
        } else {
            " "
        };
        let places = used.code.iter().chain(&used.tests).map(String::as_str).collect::<Vec<_>>().join(" ");
        let line = format!("{sign} {:<10} {:>8} {:>9}  {places}", rule.id, used.recorded, used.simulated);
        if used.unused() {
            writeln!(out, "{}", paint.no(line))?;
        } else {
            writeln!(out, "{line}")?;
        }
        if !rule.provenance.is_empty() {
            writeln!(out, "             {}", paint.faint(&rule.provenance))?;
        }
        if let Some(reason) = &used.reason {
            writeln!(out, "             not played in a game: {reason}")?;
        }
    }
    writeln!(out)?;
    Ok(())
}

/// Checks a pack from a file, or a built-in one by id.
pub(crate) fn check_pack(file: &Path) -> Result<(), Fault> {
    let mut library = Library::standard();
    let (game, id) = find_pack(&mut library, file)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}: pack {id:?} for {game} is sound", file.display())?;
    for notice in library.title(game)?.pack_notices(&id) {
        writeln!(out, "  note: {}", english().say(&notice))?;
    }
    Ok(())
}

/// Shows a pack from a file, or a built-in one by id.
pub(crate) fn show_pack(file: &Path) -> Result<(), Fault> {
    let mut library = Library::standard();
    let (game, id) = find_pack(&mut library, file)?;
    let text = library.title(game)?.show_pack(&id, english()).expect("the library has the pack");
    writeln!(std::io::stdout().lock(), "{}", text.trim_end())?;
    Ok(())
}

/// The game and the id of a pack: that of a file, which is put into the library, or a built-in one named by its id.
fn find_pack(library: &mut Library, file: &Path) -> Result<(&'static str, String), Fault> {
    if file.exists() {
        return Ok(library.put_pack(&file.display().to_string(), &files::read(file)?)?);
    }
    let id = file.to_string_lossy();
    let owner = library.titles().find(|title| title.packs().iter().any(|known| *known == id));
    owner.map(|title| (title.id(), id.to_string())).ok_or_else(|| {
        let known: Vec<_> = library.titles().flat_map(solarium_table::Title::packs).collect();
        let known = known.join(", ");
        Fault::input(format!("there is no file and no built-in pack {id:?}; built-in are: {known}"))
    })
}
