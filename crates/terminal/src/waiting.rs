//! Waiting for keys, and for the end of the terminal or of the program.

use ratatui::crossterm::event::{self, Event};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What came of waiting.
pub(crate) enum Waited {
    /// A key, the mouse, another size.
    Event(Event),
    Nothing,
    /// The terminal was closed.
    Gone,
}

/// Waits for an event. A terminal that is gone is looked for before anything is read from it: the reader of events does not come back from a closed one.
pub(crate) fn wait(time: Duration) -> io::Result<Waited> {
    if is_gone(Duration::ZERO)? {
        return Ok(Waited::Gone);
    }
    // Events that were read together with the last one are there already.
    if !event::poll(Duration::ZERO)? {
        if time.is_zero() {
            return Ok(Waited::Nothing);
        }
        if is_gone(time)? {
            return Ok(Waited::Gone);
        }
        if !event::poll(wait_on(time))? {
            return Ok(Waited::Nothing);
        }
    }
    event::read().map(Waited::Event)
}

/// Waits until something can be read, a signal came or the time is over; true if the terminal is closed.
#[cfg(unix)]
fn is_gone(time: Duration) -> io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let input = io::stdin();
    let mut polled = [PollFd::new(&input, PollFlags::IN)];
    let time = Timespec::try_from(time).map_err(io::Error::other)?;
    match poll(&mut polled, Some(&time)) {
        Ok(_) => Ok(polled[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)),
        // A signal: another size, or the end, which are looked at next.
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

#[cfg(not(unix))]
fn is_gone(_: Duration) -> io::Result<bool> {
    Ok(false)
}

/// How long is still to be waited after [`is_gone`].
fn wait_on(time: Duration) -> Duration {
    if cfg!(unix) { Duration::ZERO } else { time }
}

/// True once the program is asked to end.
pub(crate) fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT] {
        // Without it the program ends as usual; the game is kept after every step anyway.
        let _ = signal_hook::flag::register(signal, stop.clone());
    }
    end_at_last(stop.clone());
    stop
}

/// How long the program may take to end after it was asked to, in looks at the flag of half a second.
const PATIENCE: u32 = 6;

/// A terminal that is closed at the wrong moment can hold the program for ever. Then it is ended from here: the game was
/// kept with the last frame.
fn end_at_last(stop: Arc<AtomicBool>) {
    std::thread::spawn(move || {
        let mut asked = 0;
        while asked < PATIENCE {
            std::thread::sleep(Duration::from_millis(500));
            asked += u32::from(stop.load(Ordering::SeqCst));
        }
        crate::screen::leave();
        std::process::exit(0);
    });
}
