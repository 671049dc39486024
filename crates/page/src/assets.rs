//! Style sheets, pictures, fonts and scripts: part of the program, served under a name that changes with their content.
//!
//! All of them share one hash, so that scripts import each other by plain relative names, and a browser may keep
//! everything for ever.

use sha2::{Digest, Sha256};
use solarium_table::games;
use std::borrow::Cow;
use std::sync::LazyLock;

/// One file a browser may ask for.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Path below `/assets/{version}/`.
    pub name: String,
    /// Its content.
    pub content: Cow<'static, [u8]>,
}

macro_rules! assets {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_bytes!(concat!("../assets/", $name)))),*]
    };
}

/// Files that a program in a browser, which is loaded over the network, holds in their lean form. Elsewhere they are as
/// they are written, because making them lean takes the compiler seconds.
#[cfg(target_family = "wasm")]
macro_rules! lean_assets {
    ($($name:literal),* $(,)?) => {
        &[$(($name, {
            const WRITTEN: &[u8] = include_bytes!(concat!("../assets/", $name));
            #[allow(long_running_const_eval, reason = "every byte is looked at")]
            const LEAN: [u8; crate::lean::length(WRITTEN)] = crate::lean::written(WRITTEN);
            &LEAN
        })),*]
    };
}
#[cfg(not(target_family = "wasm"))]
use assets as lean_assets;

/// Scripts and style sheets in the folder `assets`; a test sees to it that nothing is forgotten.
static LEAN: &[(&str, &[u8])] = lean_assets![
    "client/actions.js",
    "client/audit.js",
    "client/board.js",
    "client/chat.js",
    "client/chooser.js",
    "client/controls.js",
    "client/copy.js",
    "client/count.js",
    "client/curtain.js",
    "client/device.js",
    "client/dom.js",
    "client/end.js",
    "client/form.js",
    "client/hands.js",
    "client/hint.js",
    "client/join.js",
    "client/keys.js",
    "client/lessons.js",
    "client/level.js",
    "client/local.js",
    "client/log.js",
    "client/motion.js",
    "client/names.js",
    "client/old.js",
    "client/pace.js",
    "client/parts.js",
    "client/player.js",
    "client/press.js",
    "client/preview.js",
    "client/rating.js",
    "client/renew.js",
    "client/replay.js",
    "client/rules.js",
    "client/say.js",
    "client/since.js",
    "client/sound.js",
    "client/table.js",
    "client/thinker.js",
    "client/tips.js",
    "client/touch.js",
    "client/tour.js",
    "client/tray.js",
    "client/turn.js",
    "client/wire.js",
    "site.css",
    "table.css",
];

/// Everything else there.
static OTHERS: &[(&str, &[u8])] = assets![
    "fonts/LICENSE-figtree.txt",
    "fonts/LICENSE-fraunces.txt",
    "fonts/LICENSE-symbols.txt",
    "fonts/figtree.woff2",
    "fonts/fraunces.woff2",
    "fonts/symbols.woff2",
    "icons.svg",
    "mark-turn.svg",
    "mark.svg",
];

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for asset in all() {
        hash.update(&asset.name);
        hash.update([0]);
        hash.update(&asset.content);
        hash.update([0]);
    }
    solarium_core::hex(&hash.finalize()[..6])
});

/// The files of the folder, and of each game its style sheet and its picture; its colours are part of the site's sheet.
static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut all: Vec<Asset> = LEAN
        .iter()
        .chain(OTHERS)
        .map(|(name, content)| Asset { name: name.to_string(), content: Cow::Borrowed(*content) })
        .collect();
    for title in games().titles() {
        let (id, look) = (title.id(), title.appearance());
        let mut add = |name: String, text: &'static str| {
            all.push(Asset { name, content: Cow::Borrowed(text.as_bytes()) });
        };
        add(format!("{id}.css"), look.css);
        if let Some(art) = look.art {
            add(format!("art/{id}.svg"), art);
        }
        let mood = format!("[data-game={id}] {{ {} }}\n", look.mood);
        let site = all.iter_mut().filter(|asset| asset.name == "site.css");
        site.for_each(|asset| asset.content.to_mut().extend(mood.bytes()));
    }
    all
});

/// Every file.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    ALL.iter()
}

/// The file of a name.
pub fn find(name: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.name == name)
}

/// The hash of everything: changes whenever any of the files does.
pub fn version() -> &'static str {
    &VERSION
}

/// The address of a file.
pub fn url(name: &str) -> String {
    debug_assert!(find(name).is_some(), "there is no asset {name}");
    format!("/assets/{}/{name}", version())
}

impl Asset {
    /// Its media type.
    pub fn media_type(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("woff2") => "font/woff2",
            _ => "text/plain; charset=utf-8",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    fn names(folder: &Path, before: &str, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let name = format!("{before}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                names(&entry.path(), &format!("{name}/"), found);
            } else {
                found.push(name);
            }
        }
    }

    #[test]
    fn every_file_of_the_folder_is_served() {
        let mut found = Vec::new();
        names(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), "", &mut found);
        // Types are for those who change the client, not for browsers.
        for name in found.into_iter().filter(|name| !name.ends_with(".md") && !name.ends_with(".d.ts")) {
            assert!(find(&name).is_some(), "{name} is not in the list of assets");
        }
    }

    #[test]
    fn no_text_of_a_script_goes_over_several_lines() {
        for asset in all().filter(|asset| asset.name.ends_with(".js")) {
            for line in std::str::from_utf8(&asset.content).unwrap().lines() {
                assert!(line.matches('`').count() % 2 == 0, "{}: {line}", asset.name);
            }
        }
    }

    #[test]
    fn nothing_is_asked_of_anybody_else() {
        for asset in all().filter(|asset| !asset.name.starts_with("fonts/")) {
            let text = std::str::from_utf8(&asset.content).unwrap().replace("http://www.w3.org/", "");
            assert!(!text.contains("http://") && !text.contains("https://"), "{}", asset.name);
        }
    }

    #[test]
    fn names_carry_the_version() {
        assert_eq!(url("site.css"), format!("/assets/{}/site.css", version()));
        assert_eq!(version().len(), 12);
        assert_eq!(find("site.css").unwrap().media_type(), "text/css; charset=utf-8");
        assert_eq!(find("fonts/figtree.woff2").unwrap().media_type(), "font/woff2");
        assert!(find("../Cargo.toml").is_none());
    }
}
