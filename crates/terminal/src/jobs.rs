//! What takes longer than a frame: bots and hints think in a thread of their own.

use solarium_core::{Cancel, Limits, Seat};
use solarium_table::{Hint, Narration, Refusal, Session, Table};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::JoinHandle;

/// What a job has found.
pub(crate) enum JobDone {
    /// What the bot does, if it is still a bot's turn.
    Bot(Result<Option<(Seat, String)>, Refusal>),
    Hint(Result<Hint, Refusal>),
}

/// A thought under way.
pub(crate) struct Job {
    done: Receiver<JobDone>,
    cancel: Cancel,
    is_bot: bool,
    thread: Option<JoinHandle<()>>,
}

impl Job {
    /// The bot that is to move thinks on a copy of the match.
    pub(crate) fn bot(table: &Table) -> Job {
        let (mut session, plan) = table.thinking_copy();
        Job::begin(true, move |cancel| {
            let report = session.advance(&plan, cancel, Narration::Silent);
            let acted = |report: Option<solarium_table::StepReport>| {
                report.and_then(|report| Some((report.seat?, report.text)))
            };
            JobDone::Bot(report.map(acted))
        })
    }

    /// Advice for a seat.
    pub(crate) fn hint(session: &dyn Session, seat: Seat) -> Job {
        let session = session.fork();
        Job::begin(false, move |cancel| {
            JobDone::Hint(session.seen_by(seat).and_then(|seen| seen.hint(None, &Limits::usual(cancel))))
        })
    }

    fn begin(is_bot: bool, work: impl FnOnce(&Cancel) -> JobDone + Send + 'static) -> Job {
        let (send, done) = channel();
        let cancel = Cancel::default();
        let of_job = cancel.clone();
        let thread = std::thread::spawn(move || {
            // The receiver is gone if the thought was given up.
            let _ = send.send(work(&of_job));
        });
        Job { done, cancel, is_bot, thread: Some(thread) }
    }

    pub(crate) fn is_bot(&self) -> bool {
        self.is_bot
    }

    /// The result, once there is one.
    ///
    /// # Panics
    ///
    /// If the thread has panicked: there will be no result, and the terminal was given back to tell why.
    pub(crate) fn poll(&mut self) -> Option<JobDone> {
        match self.done.try_recv() {
            Ok(done) => Some(done),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                if let Some(Err(panic)) = self.thread.take().map(JoinHandle::join) {
                    std::panic::resume_unwind(panic);
                }
                None
            }
        }
    }

    pub(crate) fn cancel(&self) {
        self.cancel.cancel();
    }
}
