//! What a step writes.

use crate::pty::*;

/// The most bytes that one key may cause to be written.
const MOST_BYTES: usize = 8 << 10;

#[test]
fn only_what_changed_is_written() {
    for (game, seats) in
        [("photosynthesis", "human,human"), ("sol", "human,human"), ("circadians", "human,ai:1")]
    {
        let home = folder(&format!("bytes-{game}"));
        let args = ["play", game, "--seats", seats, "--seed", "3"];
        let mut terminal = Terminal::start(&args, &Setting { size: (120, 40), env: &[], home: &home });
        terminal.wait_for("F1 help");
        for n in 0..40 {
            let before = terminal.written;
            terminal.send(if n % 3 == 0 { DOWN } else { ENTER });
            // The help is a frame of its own, which comes after that of the key.
            terminal.send(F1);
            terminal.wait_for("to the board and back");
            let open = terminal.written;
            assert!(open - before <= 2 * MOST_BYTES, "{game}: {} bytes for two keys", open - before);
            terminal.send(F1);
            terminal.wait("the board", |text| !text.contains("to the board and back"));
        }
        terminal.send(F10);
        assert_eq!(terminal.end().0, Some(0));
    }
}
