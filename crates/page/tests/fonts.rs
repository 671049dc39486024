//! The fonts we ship: light, with their licences, and with every letter and sign the pages use.

use solarium_page::assets;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;

/// Most bytes of all fonts together: they are part of every first load.
const MOST_BYTES: usize = 90 << 10;

fn style_sheet() -> &'static str {
    std::str::from_utf8(&assets::find("site.css").unwrap().content).unwrap()
}

/// The characters of `unicode-range` in the style sheet, by the name of the font.
fn ranges() -> BTreeMap<&'static str, Vec<RangeInclusive<u32>>> {
    let mut ranges = BTreeMap::new();
    for face in style_sheet().split("@font-face {").skip(1) {
        let face = face.split('}').next().unwrap();
        let Some((_, range)) = face.split_once("unicode-range:") else { continue };
        let family = face.split('"').nth(1).unwrap();
        let number = |text: &str| u32::from_str_radix(text, 16).unwrap();
        let range = range.trim().trim_end_matches(';').split(',').map(|piece| {
            let piece = piece.trim().strip_prefix("U+").unwrap();
            let (first, last) = piece.split_once('-').unwrap_or((piece, piece));
            number(first)..=number(last)
        });
        ranges.insert(family, range.collect());
    }
    ranges
}

/// Every file below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, endings, found);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|each| *each == ending)) {
            found.push(path);
        }
    }
}

/// What follows `#[cfg(test)]` in a source file is not shown to readers, nor are comments.
fn shown(text: &str) -> impl Iterator<Item = &str> {
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

#[test]
fn every_character_of_the_pages_is_in_a_font_of_ours() {
    let ranges = ranges();
    assert_eq!(ranges.keys().copied().collect::<Vec<_>>(), ["Figtree", "Fraunces", "Solarium Symbols"]);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut sources = Vec::new();
    for folder in [
        "words/messages",
        "photosynthesis/messages",
        "sol/messages",
        "circadians/messages",
        "page/src",
        "page/assets",
        "picture/src",
    ] {
        files(&crates.join(folder), &["ftl", "rs", "js", "css", "toml", "svg"], &mut sources);
    }
    for game in ["photosynthesis", "sol", "circadians"] {
        sources.push(crates.join(game).join("RULES.md"));
    }
    assert!(sources.len() > 100, "{}", sources.len());
    for path in sources {
        let text = std::fs::read_to_string(&path).unwrap();
        for line in shown(&text) {
            for letter in line.chars().filter(|letter| !letter.is_control()) {
                let known = ranges.values().flatten().any(|range| range.contains(&u32::from(letter)));
                assert!(known, "{}: {letter:?} is in none of the fonts: {line}", path.display());
            }
        }
    }
}

#[test]
fn fonts_are_light_and_come_with_their_licences() {
    let fonts: Vec<_> = assets::all().filter(|asset| asset.name.ends_with(".woff2")).collect();
    assert_eq!(fonts.len(), 3);
    let mut bytes = 0;
    for font in fonts {
        assert!(font.content.starts_with(b"wOF2"), "{}", font.name);
        assert!(style_sheet().contains(&format!("url(\"{}\")", font.name)), "{} is not used", font.name);
        let licence = font.name.replace("fonts/", "fonts/LICENSE-").replace(".woff2", ".txt");
        let licence = assets::find(&licence).unwrap_or_else(|| panic!("{licence} is missing"));
        let text = std::str::from_utf8(&licence.content).unwrap();
        assert!(text.starts_with("Copyright") && text.contains("SIL OPEN FONT LICENSE Version 1.1"));
        assert!(!text.contains("with Reserved Font Name"), "{}: a subset needs another name", font.name);
        bytes += font.content.len();
    }
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}
