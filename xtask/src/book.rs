//! `cargo xtask book`: everything that is written about the project as one book, and a check that no link of it leads
//! nowhere.
//!
//! The chapters stand where they belong in the repository; `docs/SUMMARY.md` puts them in order. They are copied into the
//! target folder at the same places relative to each other, together with the files they link to, so that no link has to
//! be rewritten.

use crate::links::{Link, html_ids, html_links, markdown_links, place};
use crate::packages::{cargo_tool, target_folder};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// No registry or package of a distribution that can be counted on carries the program, so cargo builds it, once, without
/// its server and its watcher, which bring most of what it would have to compile.
const MDBOOK: &str = "0.5.4";
const MDBOOK_FEATURES: &[&str] = &["--no-default-features", "--features", "search"];
/// The order of the chapters.
const SUMMARY: &str = "docs/SUMMARY.md";
const SETTINGS: &str = "docs/book.toml";

pub(crate) fn run(root: &Path) -> ExitCode {
    match make(root) {
        Ok(pages) => {
            println!("book: {pages} pages, every link leads somewhere");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("book: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn make(root: &Path) -> Result<usize, String> {
    let folder = target_folder("book");
    let mdbook = cargo_tool("mdbook", MDBOOK, MDBOOK_FEATURES)?;
    let source = folder.join("src");
    remove(&source)?;
    remove(&folder.join("html"))?;
    gather(root, &source)?;
    copy(&root.join(SETTINGS), &folder.join("book.toml"))?;
    let built = Command::new(&mdbook).arg("build").arg(&folder).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err(format!("{} could not make the book", mdbook.display()));
    }
    check(&folder.join("html"))
}

/// Copies the chapters and what they link to.
fn gather(root: &Path, to: &Path) -> Result<(), String> {
    let summary = read(&root.join(SUMMARY))?;
    let mut chapters = BTreeSet::new();
    let mut in_order = summary.clone();
    for link in markdown_links(&summary) {
        let place = place(SUMMARY, &link.path).ok_or(format!("{SUMMARY}: {} lies outside", link.path))?;
        in_order = in_order.replace(&format!("]({})", link.path), &format!("]({place})"));
        chapters.insert(place);
    }
    write(&to.join("SUMMARY.md"), &in_order)?;
    let mut problems = Vec::new();
    for chapter in &chapters {
        let text = read(&root.join(chapter))?;
        for Link { path, .. } in markdown_links(&text) {
            let found = place(chapter, &path).filter(|place| root.join(place).is_file());
            match found {
                None => problems.push(format!("{chapter}: {path} is no file of the repository")),
                Some(place) if chapters.contains(&place) => {}
                Some(place) if place.ends_with(".md") => {
                    problems.push(format!("{chapter}: {place} is no chapter; name it in {SUMMARY}"));
                }
                Some(place) => copy(&root.join(&place), &to.join(&place))?,
            }
        }
        write(&to.join(chapter), &text)?;
    }
    listed(problems)
}

/// Looks whether every link of the finished pages leads to a file, and to a place in it; the number of pages.
fn check(html: &Path) -> Result<usize, String> {
    let mut pages = BTreeMap::new();
    for path in pages_in(html)? {
        let name = path.strip_prefix(html).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        pages.insert(name, read(&path)?);
    }
    let ids: BTreeMap<&str, BTreeSet<String>> =
        pages.iter().map(|(name, text)| (name.as_str(), html_ids(text))).collect();
    let mut problems = Vec::new();
    for (name, text) in &pages {
        for Link { path, anchor } in html_links(text) {
            let target = if path.is_empty() { Some(name.clone()) } else { place(name, &path) };
            let Some(target) = target.filter(|target| html.join(target).is_file()) else {
                problems.push(format!("{name}: there is no {path}"));
                continue;
            };
            if let (Some(anchor), Some(known)) = (anchor, ids.get(target.as_str()))
                && !known.contains(&anchor)
            {
                problems.push(format!("{name}: there is no #{anchor} in {target}"));
            }
        }
    }
    listed(problems)?;
    Ok(pages.len())
}

fn pages_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut pages = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            pages.extend(pages_in(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "html") {
            pages.push(path);
        }
    }
    Ok(pages)
}

fn listed(problems: Vec<String>) -> Result<(), String> {
    if problems.is_empty() { Ok(()) } else { Err(format!("\n{}", problems.join("\n"))) }
}

fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if folder.exists() => Err(format!("{}: {error}", folder.display())),
        _ => Ok(()),
    }
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn make_folder_of(path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    make_folder_of(path)?;
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    make_folder_of(to)?;
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}
