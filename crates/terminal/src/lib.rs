//! A whole game on the screen of a terminal: the board in place, actions, previews, read-outs, log.
//!
//! Knows no rules: the board is text of the game ([`solarium_core::BoardText::screen_text`]) in which things to touch are
//! marked, actions are labelled offers, and everything shown comes from what the seat may see.

mod app;
mod choices;
mod compact;
mod draw;
mod input;
mod jobs;
mod layout;
mod log;
mod markup;
mod printed;
mod read_out;
mod screen;
mod sheets;
mod typed;
mod waiting;
mod wrap;

pub use app::{Keeper, take_back};
pub use log::{LogEntry, seat_name};
pub use printed::Printed;
pub use read_out::read_out_lines;
pub use screen::{Abilities, ascii, stdout_columns};
pub use sheets::parts_text;
pub use typed::{CardLine, card_line};
pub use wrap::{plain_markdown, wrap};

use app::App;
use screen::Screen;
use solarium_table::{Table, Title, Words};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use waiting::Waited;

/// How long to wait for a key before looking whether the program shall end.
const IDLE: Duration = Duration::from_millis(200);
/// The same while a bot thinks.
const BUSY: Duration = Duration::from_millis(20);

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over, or the person has left it.
    Left,
    /// The terminal is gone, or the program was asked to end.
    Stopped,
}

/// Plays a game on the screen until it is left. The table is given back as it stands then.
///
/// # Errors
///
/// If the terminal cannot be used.
pub fn play(
    table: Table,
    title: &dyn Title,
    words: &'static Words,
    abilities: Abilities,
    keeper: &mut dyn Keeper,
) -> io::Result<(Table, Ending)> {
    let stop = waiting::stop_flag();
    let mut app = App::new(table, title, words, keeper);
    app.go_on();
    app.keep();
    let mut screen = Screen::enter()?;
    let ending = match run(&mut app, &mut screen, abilities, &stop) {
        Ok(ending) => ending,
        // A terminal that is gone ends the sitting; the game is kept.
        Err(_) => Ending::Stopped,
    };
    app.stop_job();
    // Before anything that a terminal which is gone could disturb.
    app.keep();
    drop(screen);
    Ok((app.table, ending))
}

fn run(
    app: &mut App<'_>,
    screen: &mut Screen,
    abilities: Abilities,
    stop: &AtomicBool,
) -> io::Result<Ending> {
    while !app.leaves {
        screen.canvas.draw(|frame| {
            let buffer = frame.buffer_mut();
            app.draw(buffer);
            abilities.reduce(buffer);
        })?;
        // The person sees the step first; then it is kept, before the next one can be taken.
        app.keep();
        loop {
            if stop.load(Ordering::SeqCst) {
                return Ok(Ending::Stopped);
            }
            match waiting::wait(if app.job.is_some() { BUSY } else { IDLE })? {
                Waited::Gone => return Ok(Ending::Stopped),
                Waited::Event(event) => {
                    app.handle(&event);
                    // What has come meanwhile (a held key, a paste) is done before the next frame.
                    while let Waited::Event(event) = waiting::wait(Duration::ZERO)? {
                        app.handle(&event);
                        if app.leaves {
                            break;
                        }
                    }
                    break;
                }
                Waited::Nothing if app.poll_job() => break,
                Waited::Nothing => {}
            }
        }
        app.poll_job();
    }
    Ok(Ending::Left)
}
