//! Reading whole files, and writing them so that a reader never sees half of one.

use crate::fault::Fault;
use solarium_core::Record;
use solarium_table::{Library, Refusal};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The longest file that is read: far above any record or pack, far below the memory of a machine.
const LONGEST_FILE: u64 = 64 << 20;

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Fault> {
    let fail = |error: std::io::Error| Fault::file(path, "read", &error);
    if fs::metadata(path).map_err(fail)?.len() > LONGEST_FILE {
        return Err(Fault::input(format!("{} is too long to be a record or a pack", path.display())));
    }
    let bytes = fs::read(path).map_err(fail)?;
    String::from_utf8(bytes).map_err(|_| Fault::input(format!("{} is not a text file", path.display())))
}

/// Refuses a place where no file can be written, before the work for it is done.
pub(crate) fn check_place(path: &Path) -> Result<(), Fault> {
    if path.is_dir() {
        return Err(Fault::input(format!("cannot write {}: it is a folder", path.display())));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder.is_none_or(Path::is_dir) {
        true => Ok(()),
        false => Err(Fault::input(format!("cannot write {}: its folder does not exist", path.display()))),
    }
}

/// Writes a file beside its place and moves it there: the old content stays until the new one is complete. It is on the
/// disk when this returns.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Fault> {
    write_with(path, text, File::sync_all)
}

/// The same without waiting for the disk: what is written outlasts the program, however it ends, but not the machine.
pub(crate) fn write_soon(path: &Path, text: &str) -> Result<(), Fault> {
    write_with(path, text, |_| Ok(()))
}

/// Writes a file that is not there yet; one that is stays as it is.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<(), Fault> {
    check_place(path)?;
    let made = File::options().write(true).create_new(true).open(path);
    match made.and_then(|mut file| file.write_all(text.as_bytes())) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Fault::input(format!(
            "{} is there already and is not overwritten; choose another name",
            path.display()
        ))),
        Err(error) => Err(Fault::file(path, "write", &error)),
    }
}

fn write_with(path: &Path, text: &str, finish: fn(&File) -> io::Result<()>) -> Result<(), Fault> {
    let fail = |error: io::Error| Fault::file(path, "write", &error);
    if path.is_dir() {
        return Err(Fault::input(format!("cannot write {}: it is a folder", path.display())));
    }
    let beside = beside(path)?;
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        finish(&file)
    });
    written.and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        // The error is reported; a left-over that cannot be removed either adds nothing to it.
        let _ = fs::remove_file(&beside);
        fail(error)
    })
}

fn beside(path: &Path) -> Result<PathBuf, Fault> {
    let name =
        path.file_name().ok_or_else(|| Fault::input(format!("{} does not name a file", path.display())))?;
    let name = format!(".{}.{}.new", name.to_string_lossy(), std::process::id());
    Ok(path.with_file_name(name))
}

/// The games with their packs, and those of the user.
pub(crate) fn library<'a>(packs: impl IntoIterator<Item = &'a PathBuf>) -> Result<Library, Fault> {
    let mut library = Library::standard();
    for path in packs {
        library.put_pack(&path.display().to_string(), &read(path)?)?;
    }
    Ok(library)
}

/// A record, from its text form.
pub(crate) fn record(path: &Path) -> Result<Record, Fault> {
    Record::parse(&read(path)?)
        .map_err(|bad| Fault::input(format!("{}: {}", path.display(), Refusal::from(bad))))
}
