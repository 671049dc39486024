//! New files that are complete or absent, whatever happens to the process that writes them, and that only their owner
//! may read: they hold seeds of running games and hashes of secrets.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that gets its name only once it is complete.
///
/// On Linux it has no name at all until then, so that a killed process leaves nothing behind. Where the system or the
/// file system cannot do that, it has a hidden name beside its place, and a killed process leaves that file.
#[derive(Debug)]
pub struct FreshFile {
    file: File,
    to: PathBuf,
    /// The hidden name, where the file needs one.
    hidden: Option<PathBuf>,
}

impl FreshFile {
    /// Begins a file that is to appear at `to`.
    pub fn create(to: &Path) -> io::Result<FreshFile> {
        let folder = folder_of(to);
        #[cfg(target_os = "linux")]
        if let Ok(file) = linux::unnamed(folder) {
            return Ok(FreshFile { file, to: to.to_path_buf(), hidden: None });
        }
        let hidden = hidden_name(to)?;
        let file = private(OpenOptions::new().read(true).write(true).create_new(true)).open(&hidden)?;
        Ok(FreshFile { file, to: to.to_path_buf(), hidden: Some(hidden) })
    }

    /// What to write to.
    pub fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Brings everything to disk and gives the file its name. An existing file of that name is replaced if `replace`,
    /// else it stays and this one is dropped.
    pub fn publish(mut self, replace: bool) -> io::Result<()> {
        self.file.flush()?;
        self.file.sync_all()?;
        if !replace && self.to.exists() {
            return Err(io::Error::from(io::ErrorKind::AlreadyExists));
        }
        match self.hidden.take() {
            Some(hidden) => std::fs::rename(&hidden, &self.to).inspect_err(|_| {
                let _ = std::fs::remove_file(&hidden);
            })?,
            #[cfg(target_os = "linux")]
            None => linux::link(&self.file, &self.to, replace)?,
            #[cfg(not(target_os = "linux"))]
            None => unreachable!("only Linux has files without a name"),
        }
        sync_folder(folder_of(&self.to));
        Ok(())
    }
}

impl Drop for FreshFile {
    fn drop(&mut self) {
        if let Some(hidden) = &self.hidden {
            let _ = std::fs::remove_file(hidden);
        }
    }
}

/// The folder of a file.
pub(crate) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Brings the names in a folder to disk. Some systems cannot, and then the names follow with the next sync of theirs.
pub(crate) fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// A name beside the file's own that no other process uses.
pub(crate) fn hidden_name(to: &Path) -> io::Result<PathBuf> {
    let name = to.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    Ok(to.with_file_name(format!(".{}.{}.new", name.to_string_lossy(), std::process::id())))
}

/// Files that only their owner may read and write.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

#[cfg(target_os = "linux")]
mod linux {
    use super::hidden_name;
    use rustix::fs::{AtFlags, CWD, Mode, OFlags};
    use std::fs::File;
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::Path;

    pub(crate) fn unnamed(folder: &Path) -> io::Result<File> {
        let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
        Ok(rustix::fs::openat(CWD, folder, flags, Mode::RUSR | Mode::WUSR)?.into())
    }

    pub(crate) fn link(file: &File, to: &Path, replace: bool) -> io::Result<()> {
        let own = format!("/proc/self/fd/{}", file.as_raw_fd());
        let name = |to: &Path| rustix::fs::linkat(CWD, &*own, CWD, to, AtFlags::SYMLINK_FOLLOW);
        match name(to) {
            Err(rustix::io::Errno::EXIST) if replace => {
                // A link cannot replace a file; a rename can. The hidden name lives for the moment between them.
                let hidden = hidden_name(to)?;
                let _ = std::fs::remove_file(&hidden);
                name(&hidden)?;
                std::fs::rename(&hidden, to)
            }
            named => Ok(named?),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_appears_whole_and_only_for_its_owner() {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("new");
        let mut fresh = FreshFile::create(&to).unwrap();
        fresh.file().write_all(b"whole").unwrap();
        assert!(!to.exists());
        fresh.publish(false).unwrap();
        assert_eq!(std::fs::read(&to).unwrap(), b"whole");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let mut second = FreshFile::create(&to).unwrap();
        second.file().write_all(b"other").unwrap();
        assert!(second.publish(false).is_err(), "what is there stays");
        let mut third = FreshFile::create(&to).unwrap();
        third.file().write_all(b"third").unwrap();
        third.publish(true).unwrap();
        assert_eq!(std::fs::read(&to).unwrap(), b"third");
        drop(FreshFile::create(&to).unwrap());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left over");
    }
}
