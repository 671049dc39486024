//! Opens a page in the browser, where there is one. Whatever goes wrong is silent: the link was printed.

use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::{Command, Stdio};

/// Opens the link if standard output is a terminal and there is a desktop.
pub(crate) fn open(link: &str) {
    if !std::io::stdout().is_terminal() {
        return;
    }
    let Some((program, args)) = opener(std::env::consts::OS, |name| std::env::var_os(name)) else { return };
    let quiet = || Stdio::null();
    let child =
        Command::new(program).args(args).arg(link).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    if let Ok(mut child) = child {
        // The exit status of the child must be collected, or it stays a zombie; the status itself does not matter.
        std::thread::spawn(move || child.wait());
    }
}

/// The name of the program that opens links here, if there is a desktop.
pub(crate) fn opener_here() -> Option<&'static str> {
    opener(std::env::consts::OS, |name| std::env::var_os(name)).map(|(program, _)| program)
}

/// The program that opens links on a system, if there is a desktop.
fn opener(
    system: &str,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Option<(&'static str, &'static [&'static str])> {
    let set = |name| variable(name).is_some_and(|value| !value.is_empty());
    match system {
        "macos" if !set("SSH_CONNECTION") => Some(("open", &[])),
        // The empty word is the title of the window.
        "windows" => Some(("cmd", &["/c", "start", ""])),
        "linux" | "freebsd" | "netbsd" | "openbsd" if set("DISPLAY") || set("WAYLAND_DISPLAY") => {
            Some(("xdg-open", &[]))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_opened_only_on_a_desktop() {
        let none = |_: &str| None;
        let with = |wanted: &'static str| move |name: &str| (name == wanted).then(|| OsString::from(":0"));
        assert_eq!(opener("linux", none), None);
        assert_eq!(opener("linux", |_| Some(OsString::new())), None);
        assert_eq!(opener("linux", with("DISPLAY")).unwrap().0, "xdg-open");
        assert_eq!(opener("freebsd", with("WAYLAND_DISPLAY")).unwrap().0, "xdg-open");
        assert_eq!(opener("macos", none).unwrap().0, "open");
        assert_eq!(opener("macos", with("SSH_CONNECTION")), None);
        assert_eq!(opener("windows", none).unwrap().0, "cmd");
        assert_eq!(opener("haiku", with("DISPLAY")), None);
    }
}
