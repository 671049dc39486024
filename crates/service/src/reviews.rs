//! Reviews of finished games: one at a time, in portions of a fraction of a second that wait in line with the bots, so
//! that a bot waits for one portion at most. What was found is kept with the table for the next visitor.

use crate::app::App;
use crate::cluster::TableNews;
use crate::error::Fault;
use crate::history;
use schemars::JsonSchema;
use serde::Serialize;
use solarium_core::{Cancel, Message, Turn, Viewer};
use solarium_table::{REVIEW_FORMAT, Refusal, Review, USUAL_LEVEL};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// Reviews that are being made or wait for it.
const MOST_WAITING: usize = 16;
/// Reviews that are kept in memory; the store keeps all.
const MOST_KEPT: usize = 64;

/// How far a review is.
#[derive(Clone, Debug)]
pub(crate) enum ReviewState {
    /// It was not asked for.
    Absent,
    /// So many percent are done.
    Running(u8),
    /// It is there.
    Done(Arc<Review>),
    /// It could not be made; it may be asked for again.
    Failed,
}

/// A [`ReviewState`] as programs read it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReviewAnswer {
    /// How far it is.
    state: ReviewStateName,
    /// So many percent are done.
    percent: u8,
    /// The review, once it is done. Values are in thousandths of a point.
    review: Option<Review>,
}

/// How far a review is.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ReviewStateName {
    /// It was not asked for.
    Absent,
    /// It is being made, or waits for others.
    Running,
    /// It is there.
    Done,
    /// It could not be made; it may be asked for again.
    Failed,
}

impl From<ReviewState> for ReviewAnswer {
    fn from(state: ReviewState) -> ReviewAnswer {
        match state {
            ReviewState::Absent => ReviewAnswer { state: ReviewStateName::Absent, percent: 0, review: None },
            ReviewState::Running(percent) => {
                ReviewAnswer { state: ReviewStateName::Running, percent, review: None }
            }
            ReviewState::Done(review) => {
                let review = Some(Review::clone(&review));
                ReviewAnswer { state: ReviewStateName::Done, percent: 100, review }
            }
            ReviewState::Failed => ReviewAnswer { state: ReviewStateName::Failed, percent: 0, review: None },
        }
    }
}

/// All reviews of a server.
#[derive(Debug)]
pub(crate) struct Reviews {
    kept: Mutex<Kept>,
    /// Whose turn it is.
    turn: Semaphore,
    /// Cancelled when the server stops.
    cancel: Cancel,
}

#[derive(Debug, Default)]
struct Kept {
    states: HashMap<String, ReviewState>,
    /// Tables whose review has ended, the oldest first.
    ended: VecDeque<String>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { kept: Mutex::default(), turn: Semaphore::new(1), cancel: Cancel::default() }
    }
}

impl Reviews {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the review of a table is.
    fn state(&self, id: &str) -> ReviewState {
        self.kept().states.get(id).cloned().unwrap_or(ReviewState::Absent)
    }

    /// Ends the review that is being made, and those that wait.
    pub(crate) fn cancel(&self) {
        self.cancel.cancel();
    }

    /// The state of a review that is there or being made; else it counts as begun.
    fn begin(&self, id: &str) -> Result<Option<ReviewState>, Fault> {
        let mut kept = self.kept();
        match kept.states.get(id) {
            None | Some(ReviewState::Absent | ReviewState::Failed) => {}
            Some(state) => return Ok(Some(state.clone())),
        }
        let running = kept.states.values().filter(|state| matches!(state, ReviewState::Running(_)));
        if running.count() >= MOST_WAITING {
            return Err(Fault::TooMany("limit-reviews"));
        }
        kept.states.insert(id.to_string(), ReviewState::Running(0));
        Ok(None)
    }

    /// So much is done; true if that is news.
    fn progress(&self, id: &str, percent: u8) -> bool {
        match self.kept().states.get_mut(id) {
            Some(ReviewState::Running(before)) if *before != percent => {
                *before = percent;
                true
            }
            _ => false,
        }
    }

    /// A review was found in the store; another one may have begun to be made meanwhile.
    fn found(&self, id: &str, review: Review) -> ReviewState {
        if let state @ (ReviewState::Running(_) | ReviewState::Done(_)) = self.state(id) {
            return state;
        }
        let state = ReviewState::Done(Arc::new(review));
        self.end(id, state.clone());
        state
    }

    fn end(&self, id: &str, state: ReviewState) {
        let mut kept = self.kept();
        kept.states.insert(id.to_string(), state);
        kept.ended.retain(|ended| ended != id);
        kept.ended.push_back(id.to_string());
        while kept.ended.len() > MOST_KEPT {
            if let Some(oldest) = kept.ended.pop_front() {
                kept.states.remove(&oldest);
            }
        }
    }
}

/// Refuses whatever is asked about the review of a game that is not over: it would tell what may not be known yet.
async fn check_over(app: &App, id: &str) -> Result<(), Fault> {
    let over = app.hub().visit(id, |room| room.table.session().turn() == Turn::Over).await?;
    match over {
        true => Ok(()),
        false => Err(Refusal::new("review/not-over", Message::new("review-not-over")).into()),
    }
}

/// Can games of this title be reviewed?
fn check_title(app: &App, game: &str) -> Result<(), Fault> {
    match app.library().title(game)?.info().bots.contains(&USUAL_LEVEL) {
        true => Ok(()),
        false => Err(Refusal::new("review/no-guide", Message::new("review-no-guide")).into()),
    }
}

/// How far the review of a finished game is.
pub(crate) async fn state(app: &App, id: &str) -> Result<ReviewState, Fault> {
    check_over(app, id).await?;
    let game = app.hub().visit(id, |room| room.table.session().game()).await?;
    check_title(app, game)?;
    match app.reviews().state(id) {
        ReviewState::Absent => stored(app, id).await,
        state => Ok(state),
    }
}

/// A review that was kept with the table, if it is what would come out now.
async fn stored(app: &App, id: &str) -> Result<ReviewState, Fault> {
    let table = id.to_string();
    let Some(text) = app.block(move |shared| Ok(shared.store.review(&table)?)).await? else {
        return Ok(ReviewState::Absent);
    };
    let plan = &app.settings().review;
    let fits = |review: &Review| {
        (review.format, &review.level, review.budget) == (REVIEW_FORMAT, &plan.level, plan.budget)
            && review.seed == plan.seed.to_hex()
    };
    // One of another shape is made again.
    let Some(review) = serde_json::from_str::<Review>(&text).ok().filter(fits) else {
        return Ok(ReviewState::Absent);
    };
    Ok(app.reviews().found(id, review))
}

/// The review of a finished game, if it is there.
pub(crate) async fn finished(app: &App, id: &str) -> Result<Arc<Review>, Fault> {
    match state(app, id).await? {
        ReviewState::Done(review) => Ok(review),
        _ => Err(Refusal::new("review/none", Message::new("review-none")).into()),
    }
}

/// Has the review of a finished game made, unless it is there or being made.
pub(crate) async fn start(app: &App, id: &str) -> Result<ReviewState, Fault> {
    let known = state(app, id).await?;
    if let ReviewState::Done(_) = known {
        return Ok(known);
    }
    if let Some(state) = app.reviews().begin(id)? {
        return Ok(state);
    }
    let (task_app, task_id) = (app.clone(), id.to_string());
    let task = async move {
        let made = make(&task_app, &task_id).await;
        if let Err(fault) = &made {
            tracing::warn!(table = %task_id, ?fault, "a game could not be reviewed");
        }
        let state = made.map_or(ReviewState::Failed, |review| ReviewState::Done(Arc::new(review)));
        task_app.reviews().end(&task_id, state);
        tell(&task_app, &task_id, 100);
    };
    app.host().spawn(Box::pin(task));
    tell(app, id, 0);
    Ok(ReviewState::Running(0))
}

/// Tells the pages of a table how far its review is; 100 means that it has ended.
fn tell(app: &App, id: &str, percent: u8) {
    app.hub().notify(id, move |room| room.send_review(percent));
    app.publish(id, || TableNews::Review(percent));
}

async fn make(app: &App, id: &str) -> Result<Review, Fault> {
    let reviews = app.reviews();
    let _turn = reviews.turn.acquire().await.map_err(|_| Fault::Closing)?;
    let (table, plan) = (id.to_string(), app.settings().review.clone());
    let record = app
        .block(move |shared| history::record(&*shared.store, &shared.library(), &table, Viewer::Spectator))
        .await?;
    let (told_app, told_id) = (app.clone(), id.to_string());
    let progress = move |percent| {
        if told_app.reviews().progress(&told_id, percent) {
            tell(&told_app, &told_id, percent);
        }
    };
    let review = app.think_about_review(record, plan, &reviews.cancel, progress).await?;
    let text = serde_json::to_string(&review).expect("a review has text keys only");
    let table = id.to_string();
    // It was made all the same; the next server makes it again.
    if let Err(fault) = app.block(move |shared| Ok(shared.store.put_review(&table, &text)?)).await {
        tracing::warn!(table = %id, ?fault, "a review could not be kept");
    }
    Ok(review)
}
