//! Programs that end with the test that started them, however that ends: also when it is killed.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Runs a program in a process group of its own until it ends or the pipe to it closes. A shell holds the other end:
/// it reads nothing until this process lets go, and then ends the group, itself included.
pub(crate) fn leashed(program: impl AsRef<OsStr>) -> Command {
    const HOLD: &str = "exec 3<&0; (read -r _ <&3; kill -KILL 0) & \"$@\" </dev/null 3<&-; kill -KILL 0";
    let mut shell = Command::new("sh");
    shell.args(["-c", HOLD, "sh"]).arg(program);
    shell.process_group(0).stdin(Stdio::piped());
    shell
}

/// Ends such a program without a word, as a power cut does, with all it started.
pub(crate) fn cut(child: &mut Child) {
    drop(child.stdin.take());
    let _ = child.wait();
}
