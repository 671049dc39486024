//! `solarium rules` and `solarium pack`.

use crate::args::RulesArgs;
use crate::fault::Fault;
use crate::files;
use crate::paint::Paint;
use solarium_core::RuleText;
use solarium_table::{Library, english};
use std::io::Write;
use std::path::Path;

/// Prints rules.
pub(crate) fn rules(args: &RulesArgs) -> Result<(), Fault> {
    let library = Library::standard();
    let rules = library.title(&args.game)?.rules();
    let what = args.what.join(" ");
    let found = find(&rules, &what);
    if found.is_empty() {
        let sample = rules.first().map_or("PH-4.2", |rule| rule.id.as_str());
        return Err(Fault::input(format!(
            "no rule of {} has the id or the words {what:?}; try an id such as {sample}, or one word",
            args.game
        )));
    }
    let paint = Paint::for_stdout();
    let mut out = std::io::stdout().lock();
    let mut chapter = "";
    for rule in found {
        if rule.chapter != chapter {
            writeln!(out, "{}\n", paint.strong(&rule.chapter))?;
            chapter = &rule.chapter;
        }
        writeln!(out, "{}  {}", paint.key(&rule.id), rule.text)?;
        if !rule.provenance.is_empty() && !rule.text.contains(&rule.provenance) {
            writeln!(out, "{}", paint.faint(&rule.provenance))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// A rule by id, else a chapter by its number, else every rule with all the words.
pub(crate) fn find<'a>(rules: &'a [RuleText], what: &str) -> Vec<&'a RuleText> {
    let what = what.to_lowercase();
    let is = |rule: &RuleText, id: &str| rule.id.to_lowercase() == id;
    let exact: Vec<_> = rules.iter().filter(|rule| is(rule, &what)).collect();
    if !exact.is_empty() {
        return exact;
    }
    let inside = format!("{what}.");
    let chapter: Vec<_> = rules.iter().filter(|rule| rule.id.to_lowercase().starts_with(&inside)).collect();
    if !chapter.is_empty() {
        return chapter;
    }
    let has = |rule: &&RuleText| {
        let text = format!("{} {} {}", rule.id, rule.chapter, rule.text).to_lowercase();
        what.split_whitespace().all(|word| text.contains(word))
    };
    rules.iter().filter(has).collect()
}

/// Checks a pack.
pub(crate) fn check_pack(file: &Path) -> Result<(), Fault> {
    let mut library = Library::standard();
    let (game, id) = library.put_pack(&file.display().to_string(), &files::read(file)?)?;
    writeln!(std::io::stdout(), "{}: pack {id:?} for {game} is sound", file.display())?;
    Ok(())
}

/// Shows a pack from a file, or a built-in one by id.
pub(crate) fn show_pack(file: &Path) -> Result<(), Fault> {
    let mut library = Library::standard();
    let mut out = std::io::stdout().lock();
    if !file.exists() {
        let id = file.to_string_lossy();
        let built_in = library.titles().find_map(|title| title.show_pack(&id, english()));
        let Some(text) = built_in else {
            let known: Vec<_> = library.titles().flat_map(solarium_table::Title::packs).collect();
            return Err(Fault::input(format!(
                "there is no file and no built-in pack {id:?}; built-in are: {}",
                known.join(", ")
            )));
        };
        writeln!(out, "{}", text.trim_end())?;
        return Ok(());
    }
    let (game, id) = library.put_pack(&file.display().to_string(), &files::read(file)?)?;
    let text =
        library.title(game)?.show_pack(&id, english()).expect("the pack was put on the shelf just now");
    writeln!(out, "{}", text.trim_end())?;
    Ok(())
}
