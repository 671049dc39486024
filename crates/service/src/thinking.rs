//! Work that computes for seconds: the moves of bots, hints, reviews. A host with threads does it in one of them. One
//! without gives it to another instance of the program, as a text with all that it needs ([`JobQueue`]); that instance
//! does it with a [`Thinker`].

use crate::app::{App, Shared};
use crate::error::Fault;
use crate::metrics::counted;
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use solarium_core::{Before, Cancel, Limits, Message, Record, Seat, Seed};
use solarium_page::explanations;
use solarium_store::Pack;
use solarium_table::{
    AutoPlan, BotPlans, Library, Narration, Refusal, Review, ReviewJob, ReviewPlan, Session,
};
use solarium_words::Lang;
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

/// Gives jobs to other instances of the program.
pub trait JobQueue: Send + Sync {
    /// Has a job done. The answer is what a [`Thinker`] came to; none if it was cancelled or cannot be done.
    fn give_out(&self, job: GivenJob) -> BoxFuture<'static, Option<String>>;
}

/// A job for another instance.
pub struct GivenJob {
    /// What [`Thinker::begin`] takes.
    pub text: String,
    /// Cancelled when its answer is of no use any more.
    pub cancel: Cancel,
    /// Is called with the percentage that is done, where a job has portions.
    pub progress: Box<dyn Fn(u8) + Send>,
}

impl fmt::Debug for GivenJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GivenJob").field("text", &self.text).finish_non_exhaustive()
    }
}

/// A job as text.
#[derive(Serialize, Deserialize)]
struct Job {
    game: String,
    /// The pack of the set-up, if it is not a built-in one.
    pack: Option<JobPack>,
    matter: Matter,
}

#[derive(Serialize, Deserialize)]
struct JobPack {
    id: String,
    text: String,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Matter {
    Move { position: Position, bots: Vec<Option<String>> },
    Hint { position: Position, seat: Seat, lang: String },
    Review { record: String, level: String, budget: Option<u64>, seed: String },
}

/// A match, without what led to its position.
#[derive(Serialize, Deserialize)]
struct Position {
    state: Value,
    seed: String,
    steps: usize,
    draws: u64,
}

impl Position {
    fn of(session: &dyn Session) -> Position {
        let Before { steps, draws } = session.so_far();
        Position { state: session.record(), seed: session.seed().to_hex(), steps, draws }
    }

    fn session(&self, library: &Library, game: &str) -> Result<Box<dyn Session>, String> {
        let seed = Seed::from_hex(&self.seed).map_err(|_| "no seed")?;
        let before = Before { steps: self.steps, draws: self.draws };
        let title = library.title(game).map_err(|refusal| refusal.to_string())?;
        title.resume(&self.state, seed, before).map_err(|refusal| refusal.to_string())
    }
}

/// The move of a bot, as the other instance answers it.
#[derive(Serialize, Deserialize)]
struct Move {
    seat: Seat,
    text: String,
}

fn failed() -> Refusal {
    Refusal::new("bot/failed", Message::new("bot-failed"))
}

fn stopped() -> Refusal {
    Refusal::new("bot/stopped", Message::new("table-bot-cancelled"))
}

impl Shared {
    fn job(&self, game: &str, setup: &Value, matter: Matter) -> String {
        let packs = self.store.packs().unwrap_or_default();
        let fits = |pack: &Pack| pack.game == game && setup["pack"] == json!(pack.id);
        let pack = packs.into_iter().find(fits).map(|Pack { id, text, .. }| JobPack { id, text });
        serde_json::to_string(&Job { game: game.to_string(), pack, matter }).expect("text keys only")
    }

    /// What the bot does that is to move: its seat and its action; none if it is a person's turn.
    pub(crate) async fn think_about_move(
        &self,
        mut session: Box<dyn Session>,
        plan: AutoPlan,
        cancel: Cancel,
    ) -> Result<Option<(Seat, String)>, Refusal> {
        let _thinking = counted(&self.metrics.thinking);
        let Some(queue) = self.host.job_queue() else {
            let think = move || session.advance(&plan, &cancel, Narration::Silent);
            let step = self.host.computing(think).await.unwrap_or_else(|| Err(failed()))?;
            return Ok(step.and_then(|step| Some((step.seat?, step.text))));
        };
        let matter = Matter::Move { position: Position::of(&*session), bots: plan.bots };
        let text = self.job(session.game(), &session.setup(), matter);
        drop(session);
        let job = GivenJob { text, cancel: cancel.clone(), progress: Box::new(|_| {}) };
        let Some(answer) = queue.give_out(job).await else {
            return Err(if cancel.is_cancelled() { stopped() } else { failed() });
        };
        let moved: Option<Move> = serde_json::from_str(&answer).map_err(|_| failed())?;
        Ok(moved.map(|moved| (moved.seat, moved.text)))
    }

    /// All grades of a hint for a seat, as HTML.
    pub(crate) async fn think_about_hint(
        &self,
        session: Box<dyn Session>,
        seat: Seat,
        lang: Lang,
        cancel: Cancel,
    ) -> Result<String, Fault> {
        let _permit = self.hint_pool.acquire().await.map_err(|_| Fault::Interrupted)?;
        let _thinking = counted(&self.metrics.thinking);
        let Some(queue) = self.host.job_queue() else {
            let think = move || hint_html(&*session, seat, lang, &cancel);
            return Ok(self.host.computing(think).await.ok_or(Fault::Interrupted)??);
        };
        let matter = Matter::Hint { position: Position::of(&*session), seat, lang: lang.code().to_string() };
        let text = self.job(session.game(), &session.setup(), matter);
        drop(session);
        let job = GivenJob { text, cancel, progress: Box::new(|_| {}) };
        queue.give_out(job).await.ok_or(Fault::Interrupted)
    }
}

impl App {
    /// Reviews a game, in portions of a fraction of a second. `progress` is called with the percentage that is done.
    pub(crate) async fn think_about_review(
        &self,
        record: Record,
        plan: ReviewPlan,
        cancel: &Cancel,
        progress: impl Fn(u8) + Clone + Send + 'static,
    ) -> Result<Review, Fault> {
        if let Some(queue) = self.host().job_queue() {
            let ReviewPlan { level, budget, seed } = plan;
            let (game, setup) = (record.game.clone(), record.setup.clone());
            let matter = Matter::Review { record: record.to_text(), level, budget, seed: seed.to_hex() };
            let text = self.shared().job(&game, &setup, matter);
            let job = GivenJob { text, cancel: cancel.clone(), progress: Box::new(progress) };
            let answer = queue.give_out(job).await.ok_or(Fault::Interrupted)?;
            return serde_json::from_str(&answer).map_err(|_| Fault::Interrupted);
        }
        let job: Arc<dyn ReviewJob> = self
            .block(move |shared| Ok(Arc::from(shared.library().title(&record.game)?.review(&record, plan)?)))
            .await?;
        for portion in 0..job.portions() {
            let worked = {
                let _permit = self.thinkers().acquire().await.map_err(|_| Fault::Closing)?;
                let (job, cancel) = (job.clone(), cancel.clone());
                self.host().computing(move || job.work(portion, &cancel)).await
            };
            match worked {
                Some(true) => progress(percent_after(portion, &*job)),
                Some(false) => return Err(Fault::Closing),
                None => return Err(Fault::Interrupted),
            }
        }
        job.finish().ok_or(Fault::Interrupted)
    }
}

fn hint_html(session: &dyn Session, seat: Seat, lang: Lang, cancel: &Cancel) -> Result<String, Refusal> {
    let hint = session.seen_by(seat)?.hint(None, &Limits::usual(cancel))?;
    let words = solarium_table::page_words(lang);
    Ok(explanations::hint(words, session.game(), &hint).into_string())
}

/// The whole is done when the review is put together.
fn percent_after(portion: usize, job: &dyn ReviewJob) -> u8 {
    (99 * (portion + 1) / job.portions()) as u8
}

/// Matches whose bots' plans are remembered.
const MOST_PLANS: usize = 8;

/// Does the jobs of another instance of the program.
pub struct Thinker {
    library: Library,
    /// What bots mean to do next, by the seed of their match, so that the small actions of one turn are thought about
    /// once. Without it they only think longer.
    plans: VecDeque<(String, BotPlans)>,
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").finish_non_exhaustive()
    }
}

/// A job that was begun.
pub struct BegunJob(Begun);

enum Begun {
    Move { session: Box<dyn Session>, plan: AutoPlan },
    Hint { session: Box<dyn Session>, seat: Seat, lang: Lang },
    Review { job: Box<dyn ReviewJob>, next: usize },
}

impl fmt::Debug for BegunJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Begun::Move { .. } => "BegunJob::Move",
            Begun::Hint { .. } => "BegunJob::Hint",
            Begun::Review { .. } => "BegunJob::Review",
        })
    }
}

/// How far a job is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobState {
    /// So many percent are done.
    Percent(u8),
    /// It is done; this is its answer.
    Done(String),
}

impl Thinker {
    /// A thinker that knows these games, with their built-in packs.
    pub fn new(library: Library) -> Thinker {
        Thinker { library, plans: VecDeque::new() }
    }

    /// Reads a job.
    ///
    /// # Errors
    ///
    /// If it is none, or one of another program.
    pub fn begin(&mut self, job: &str) -> Result<BegunJob, String> {
        let Job { game, pack, matter } = serde_json::from_str(job).map_err(|error| error.to_string())?;
        if let Some(pack) = pack {
            let put = self.library.put_pack_of(&game, &pack.id, &pack.text);
            put.map_err(|problems| problems.to_string())?;
        }
        Ok(BegunJob(match matter {
            Matter::Move { position, bots } => {
                let mut session = position.session(&self.library, &game)?;
                match self.plans.iter().find(|(seed, _)| *seed == position.seed) {
                    Some((_, plans)) => session.share_plans(plans),
                    None => {
                        self.plans.truncate(MOST_PLANS - 1);
                        self.plans.push_front((position.seed, session.plans_of_bots()));
                    }
                }
                Begun::Move { session, plan: AutoPlan { bots } }
            }
            Matter::Hint { position, seat, lang } => Begun::Hint {
                session: position.session(&self.library, &game)?,
                seat,
                lang: Lang::from_code(&lang).unwrap_or_default(),
            },
            Matter::Review { record, level, budget, seed } => {
                let record = Record::parse(&record).map_err(|bad| format!("{bad:?}"))?;
                let seed = Seed::from_hex(&seed).map_err(|_| "no seed")?;
                let title = self.library.title(&game).map_err(|refusal| refusal.to_string())?;
                let job = title.review(&record, ReviewPlan { level, budget, seed });
                Begun::Review { job: job.map_err(|refusal| refusal.to_string())?, next: 0 }
            }
        }))
    }
}

impl BegunJob {
    /// Does the next portion of it.
    ///
    /// # Errors
    ///
    /// If it cannot be done.
    pub fn work(&mut self) -> Result<JobState, String> {
        let never = Cancel::default();
        match &mut self.0 {
            Begun::Move { session, plan } => {
                let step = session.advance(plan, &never, Narration::Silent);
                let step = step.map_err(|refusal| refusal.to_string())?;
                let moved = step.and_then(|step| Some(Move { seat: step.seat?, text: step.text }));
                Ok(JobState::Done(json!(moved).to_string()))
            }
            Begun::Hint { session, seat, lang } => hint_html(&**session, *seat, *lang, &never)
                .map(JobState::Done)
                .map_err(|refusal| refusal.to_string()),
            Begun::Review { job, next } => {
                job.work(*next, &never);
                let percent = percent_after(*next, &**job);
                *next += 1;
                match job.finish() {
                    Some(review) => Ok(JobState::Done(json!(review).to_string())),
                    None if *next < job.portions() => Ok(JobState::Percent(percent)),
                    None => Err("a portion of the review is missing".to_string()),
                }
            }
        }
    }
}
