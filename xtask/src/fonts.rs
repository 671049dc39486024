//! The fonts of the browser tests: DejaVu and nothing else, whatever is installed on the machine.
//!
//! Pages bring their own letters. Where these are missing, a page must hold with the widest letters there are, and a
//! test must measure the same on every machine.

use std::path::{Path, PathBuf};

/// The files of Debian's `fonts-dejavu-core`; other packages add narrow and slanted faces, which are left out.
const FILES: &[&str] = &[
    "DejaVuSans.ttf",
    "DejaVuSans-Bold.ttf",
    "DejaVuSansMono.ttf",
    "DejaVuSansMono-Bold.ttf",
    "DejaVuSerif.ttf",
    "DejaVuSerif-Bold.ttf",
];

/// The package that brings them.
pub(crate) const PACKAGE: &str = "fonts-dejavu-core";

/// Folders where systems keep fonts.
const FOLDERS: &[&str] =
    &["/usr/share/fonts", "/usr/local/share/fonts", "/run/current-system/sw/share/fonts"];

/// How deep the folders are searched: deeper than any package goes, and links in a circle end.
const DEPTH: usize = 6;

/// Where every file is; none unless all of them are found.
pub(crate) fn find() -> Option<Vec<PathBuf>> {
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let own = [home.join(".local/share/fonts"), home.join(".fonts")];
    let folders: Vec<PathBuf> = FOLDERS.iter().map(PathBuf::from).chain(own).collect();
    find_in(&folders)
}

fn find_in(folders: &[PathBuf]) -> Option<Vec<PathBuf>> {
    FILES.iter().map(|name| folders.iter().find_map(|folder| search(folder, name, DEPTH))).collect()
}

fn search(folder: &Path, name: &str, depth: usize) -> Option<PathBuf> {
    let here = folder.join(name);
    if here.is_file() {
        return Some(here);
    }
    if depth == 0 {
        return None;
    }
    let mut below: Vec<PathBuf> =
        std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    below.retain(|path| path.is_dir());
    below.sort();
    below.iter().find_map(|folder| search(folder, name, depth - 1))
}

/// Writes `fonts.conf` into a folder: only these files are known, with a cache beside it.
pub(crate) fn write_config(folder: &Path, files: &[PathBuf]) -> Result<(), String> {
    let path = folder.join("fonts.conf");
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&path, config(&folder.join("fonts-cache"), files)));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

fn config(cache: &Path, files: &[PathBuf]) -> String {
    let mut folders: Vec<&Path> = files.iter().filter_map(|file| file.parent()).collect();
    folders.sort();
    folders.dedup();
    let folders: String =
        folders.iter().map(|folder| format!("  <dir>{}</dir>\n", escaped(folder))).collect();
    let accepted: String =
        files.iter().map(|file| format!("      <glob>{}</glob>\n", escaped(file))).collect();
    let generic = [
        ("sans-serif", "DejaVu Sans"),
        ("system-ui", "DejaVu Sans"),
        ("serif", "DejaVu Serif"),
        ("monospace", "DejaVu Sans Mono"),
        ("ui-monospace", "DejaVu Sans Mono"),
    ];
    let aliases: String = generic
        .iter()
        .map(|(family, font)| {
            format!("  <alias binding=\"same\"><family>{family}</family><prefer><family>{font}</family></prefer></alias>\n")
        })
        .collect();
    format!(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n<fontconfig>\n{folders}  \
         <cachedir>{}</cachedir>\n  <selectfont>\n    <acceptfont>\n{accepted}    </acceptfont>\n    \
         <rejectfont><glob>*</glob></rejectfont>\n  </selectfont>\n{aliases}</fontconfig>\n",
        escaped(cache)
    )
}

fn escaped(path: &Path) -> String {
    path.display().to_string().replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_found_or_none() {
        let folder = std::env::temp_dir().join(format!("solarium-fonts-{}", std::process::id()));
        let below = folder.join("truetype/dejavu");
        std::fs::create_dir_all(&below).unwrap();
        let (last, others) = FILES.split_last().unwrap();
        for name in others {
            std::fs::write(below.join(name), "").unwrap();
        }
        let folders = [folder.join("nothing"), folder.clone()];
        let incomplete = find_in(&folders);
        std::fs::write(below.join(last), "").unwrap();
        let found = find_in(&folders).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(incomplete, None);
        assert_eq!(found.len(), FILES.len());
        assert!(found.iter().all(|file| file.starts_with(&below)));
    }

    #[test]
    fn nothing_but_the_files_found_is_known() {
        let files = [PathBuf::from("/fonts/a&b/DejaVuSans.ttf"), PathBuf::from("/fonts/a&b/DejaVuSerif.ttf")];
        let text = config(Path::new("/target/cache"), &files);
        assert_eq!(text.matches("<dir>/fonts/a&amp;b</dir>").count(), 1, "{text}");
        assert!(text.contains("<glob>/fonts/a&amp;b/DejaVuSerif.ttf</glob>"), "{text}");
        assert!(text.contains("<rejectfont><glob>*</glob></rejectfont>"), "{text}");
        assert!(text.contains("<cachedir>/target/cache</cachedir>"), "{text}");
        assert!(!text.contains("include"), "{text}");
    }
}
