//! The bot: plans with a beam, follows its line, plans again when something unforeseen happened.

use crate::beam::{self, Found, Halt, Meter, Task};
use crate::luck::Luck;
use crate::rivals::{self, Script};
use crate::worlds::{self, Judged, mean_with_error};
use solarium_core::{
    Answer, BadGuide, Bot, Budget, Cancel, Game, Guide, GuideFiles, Level, Limits, Line, Opinion, Opponents,
    Question, Random, best,
};

/// The widest beam, so that memory is bounded whatever the budget.
const WIDEST: usize = 8192;
/// The first width of a search whose budget says how far it grows.
const NARROWEST: usize = 4;
/// What a slow machine does in a millisecond: a budget in milliseconds without a clock counts as so many iterations.
const ITERATIONS_PER_MILLISECOND: u64 = 200;
/// How many positions are looked at between two looks at the clock.
const POSITIONS_PER_LOOK: u64 = 64;

/// Plan search with the parameters of a level, if the game has a guide and there is such a level.
pub fn plan_search<G: Opponents>(name: &str) -> Option<PlanSearch<'static, G>> {
    let guide = G::guide()?;
    let level = *guide.levels().get(name)?;
    Some(PlanSearch { guide, level })
}

/// Like [`crate::bot`], with numbers of one's own instead of the built-in ones. `None` if there is no such level.
///
/// # Errors
///
/// If no guide can be made of the files.
pub fn bot_from<G: Opponents>(
    name: &str,
    files: GuideFiles<'_>,
) -> Result<Option<Box<dyn Bot<G>>>, BadGuide> {
    let guide = G::guide_from(files)?;
    let level = guide.levels().get(name).copied();
    Ok(level.map(|level| Box::new(WithOwnGuide { guide, level }) as Box<dyn Bot<G>>))
}

/// Plan search whose guide was made for it alone.
struct WithOwnGuide<G: Game> {
    guide: Box<dyn Guide<G>>,
    level: Level,
}

impl<G: Game> WithOwnGuide<G> {
    fn search(&self) -> PlanSearch<'_, G> {
        PlanSearch { guide: &*self.guide, level: self.level }
    }
}

impl<G: Game> Bot<G> for WithOwnGuide<G> {
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    ) {
        self.search().consider(question, random, opinions);
    }

    fn consider_until(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
        cancel: &Cancel,
    ) {
        self.search().consider_until(question, random, opinions, cancel);
    }

    fn answer(
        &self,
        question: &Question<'_, G>,
        line: Option<&Line<G>>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Answer<G>> {
        self.search().answer(question, line, limits, random)
    }
}

/// Plan search with the parameters of a level.
#[derive(Clone, Copy)]
pub struct PlanSearch<'g, G: Game> {
    /// What it knows of the game.
    pub guide: &'g dyn Guide<G>,
    /// How it plays.
    pub level: Level,
}

impl<G: Game> std::fmt::Debug for PlanSearch<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PlanSearch({} with {:?})", G::ID, self.level)
    }
}

impl<G: Game> Bot<G> for PlanSearch<'_, G> {
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    ) {
        self.consider_until(question, random, opinions, &Cancel::default());
    }

    fn consider_until(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
        cancel: &Cancel,
    ) {
        if let Some(answer) = self.answer(question, None, &Limits::usual(cancel), random) {
            opinions.extend(answer.opinions);
        }
    }

    fn answer(
        &self,
        question: &Question<'_, G>,
        line: Option<&Line<G>>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Answer<G>> {
        if limits.cancel.is_cancelled() {
            return None;
        }
        if let [only] = *question.legal {
            let line = line.cloned().unwrap_or_default();
            return Some(Answer {
                action: only,
                opinions: vec![Opinion::new(only, 0, 0.0)],
                line,
                iterations: 0,
            });
        }
        line.and_then(|line| follow(line, question))
            .or_else(|| Some(self.think(question, limits, random)?.answer))
    }
}

/// The next action of a line, if it was meant for this view.
fn follow<G: Game>(line: &Line<G>, question: &Question<'_, G>) -> Option<Answer<G>> {
    let place = line.plan.iter().position(|planned| planned.view == *question.view)?;
    let action = line.plan[place].action;
    question.legal.binary_search(&action).ok()?;
    // The actions of a plan are the first steps that are expected.
    let expected = line.expected.get(place..).unwrap_or_default().to_vec();
    let line = Line { plan: line.plan[place..].to_vec(), expected };
    Some(Answer { action, opinions: Vec::new(), line, iterations: 0 })
}

/// One world that fits the view, with its luck.
pub(crate) struct World<G: Game> {
    pub(crate) state: G::State,
    pub(crate) luck: Luck,
    /// What other players are expected to do in it.
    pub(crate) rivals: Vec<Script<G>>,
}

/// What a search over all its worlds came to.
pub(crate) struct Thought<G: Game> {
    pub(crate) answer: Answer<G>,
    /// The world that the line of the answer was played out in.
    pub(crate) world: World<G>,
    /// What the search found in that world.
    pub(crate) found: Found<G>,
}

impl<G: Game> PlanSearch<'_, G> {
    pub(crate) fn think(
        &self,
        question: &Question<'_, G>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Thought<G>> {
        let level = self.guide.fitted(question.game, self.level);
        PlanSearch { guide: self.guide, level }.plan(question, limits, random)
    }

    fn plan(
        &self,
        question: &Question<'_, G>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Thought<G>> {
        let mut worlds: Vec<World<G>> = (0..self.level.worlds.max(1))
            .map(|_| {
                let luck = Luck::new(random.next_u64());
                World { state: question.game.sample(question.view, random), luck, rivals: Vec::new() }
            })
            .collect();
        let mut meter = Spending::new(self.level, limits);
        self.expect(question, &mut worlds, &mut meter)?;
        // Time for the next width is judged by what the last one took.
        meter.last = meter.spent;
        let mut width = match limits.budget {
            Budget::Usual => self.level.width.max(1) as usize,
            Budget::Iterations(_) | Budget::Milliseconds(_) => NARROWEST,
        };
        let mut found = self.search(question, &worlds, width, &mut meter)?;
        if limits.budget != Budget::Usual {
            // Anytime: the last width that was finished counts. Comparing worlds takes as long as so many searches.
            let searches = if worlds.len() > 1 { 1 + worlds::SEARCHES } else { 1 };
            while found.iter().all(|found| found.complete)
                && width < WIDEST
                && meter.has_time_for(2 * searches)
            {
                width *= 2;
                meter.last = meter.spent;
                let wider = self.search(question, &worlds, width, &mut meter)?;
                if wider.iter().any(|found| !found.complete) {
                    break;
                }
                found = wider;
            }
        }
        let judged = match meter.is_spent() {
            true => Vec::new(),
            false => worlds::compared(self, question, &worlds, width, &found, &mut meter)?,
        };
        Some(self.thought_from(question, worlds, width, found, &judged, meter.spent))
    }

    /// Lets other players plan in every world, if the level wants it and the budget allows it. `None` if it was cancelled.
    fn expect(
        &self,
        question: &Question<'_, G>,
        worlds: &mut [World<G>],
        meter: &mut Spending<'_>,
    ) -> Option<()> {
        if self.level.rivals == 0 {
            return Some(());
        }
        for (number, world) in (1..).zip(worlds) {
            // Others do not plan the same in every world: what is best must be good against several plans.
            let width = self.level.rivals.div_ceil(number) as usize;
            let task = Task { noise: 0.0, ..self.task(question, width, world) };
            match rivals::scripts(task, &world.state, meter) {
                Ok(scripts) => world.rivals = scripts,
                Err(Halt::Spent) => break,
                Err(Halt::Cancelled) => return None,
            }
        }
        Some(())
    }

    fn task<'a>(&'a self, question: &'a Question<'_, G>, width: usize, world: &'a World<G>) -> Task<'a, G> {
        Task {
            game: question.game,
            guide: self.guide,
            seat: question.seat,
            legal: question.legal,
            width: width.min(WIDEST),
            stages: self.level.stages,
            // Where several worlds are compared, taste is a matter of that comparison.
            noise: if self.level.worlds > 1 { 0.0 } else { self.level.noise },
            slip: self.level.slip,
            luck: world.luck,
            known: None,
            rivals: &world.rivals,
        }
    }

    fn search(
        &self,
        question: &Question<'_, G>,
        worlds: &[World<G>],
        width: usize,
        meter: &mut Spending<'_>,
    ) -> Option<Vec<Found<G>>> {
        let mut found = Vec::with_capacity(worlds.len());
        for world in worlds {
            // The first world gives an answer whatever the budget; a later one that has not begun is left out.
            if found.is_empty() || !meter.is_spent() {
                found.push(beam::search(self.task(question, width, world), &world.state, meter)?);
            }
        }
        Some(found)
    }

    /// The best turn on average, or what is best in the first world, with the line of a world in which it goes on.
    fn thought_from(
        &self,
        question: &Question<'_, G>,
        mut worlds: Vec<World<G>>,
        width: usize,
        mut found: Vec<Found<G>>,
        judged: &[Judged<G>],
        iterations: u64,
    ) -> Thought<G> {
        let least = judged.last().map(Judged::mean);
        // Guesses of several worlds are worth something only beside what was compared in all of them.
        let asked = if judged.is_empty() { &found[..1] } else { &found[..] };
        let opinions: Vec<_> = (0..)
            .zip(question.legal)
            .map(|(place, action)| match judged.iter().find(|judged| judged.turn.first() == Some(action)) {
                Some(judged) => judged.opinion(*action, visits(place, asked)),
                None => {
                    let guessed = opinion(place, *action, asked);
                    let most = least.map_or(f64::INFINITY, |least| least - f64::from(beam::DROPPED));
                    Opinion { value: guessed.value.min(most), ..guessed }
                }
            })
            .collect();
        let action = best(&opinions).unwrap_or(question.legal[0]);
        let place = question.legal.binary_search(&action).unwrap_or(0);
        let (chosen, plan) = match judged.iter().find(|judged| judged.turn.first() == Some(&action)) {
            Some(best) => {
                // A world in which the beam went on from this very turn shows what is expected.
                let chosen = (0..found.len()).find(|n| found[*n].plans[place].starts_with(&best.turn));
                (chosen.unwrap_or(best.world), chosen.map_or(&best.turn, |n| &found[n].plans[place]).clone())
            }
            None if found[0].plans[place].is_empty() => (0, vec![action]),
            None => (0, found[0].plans[place].clone()),
        };
        let world = &worlds[chosen];
        let line = beam::line(self.task(question, width, world), &world.state, &plan);
        let answer = Answer { action, opinions, line, iterations };
        Thought { answer, world: worlds.swap_remove(chosen), found: found.swap_remove(chosen) }
    }
}

fn visits<G: Game>(place: usize, found: &[Found<G>]) -> u32 {
    found.iter().map(|found| found.visits[place]).sum()
}

/// What the beams of some worlds think of the action at a place.
fn opinion<G: Game>(place: usize, action: G::Action, found: &[Found<G>]) -> Opinion<G::Action> {
    let worth = |found: &Found<G>| {
        f64::from(found.values[place].unwrap_or_else(|| {
            // It was not even kept after the first step: it is worse than everything that was.
            found.values.iter().flatten().copied().reduce(f32::min).map_or(0.0, |least| least - 1.0)
        }))
    };
    let (value, error) = mean_with_error(found.iter().map(worth));
    Opinion { action, visits: visits(place, found), value, error }
}

/// Counts positions against the budget.
struct Spending<'a> {
    limits: Limits<'a>,
    /// Positions so far.
    spent: u64,
    /// Positions before the present width.
    last: u64,
    most: u64,
    /// Milliseconds by the clock.
    deadline: Option<u64>,
}

impl<'a> Spending<'a> {
    fn new(level: Level, limits: &Limits<'a>) -> Self {
        let (most, deadline) = match (limits.budget, limits.clock) {
            (Budget::Usual, _) => (level.positions, None),
            (Budget::Iterations(most), _) => (most, None),
            (Budget::Milliseconds(most), Some(_)) => (u64::MAX, Some(most)),
            (Budget::Milliseconds(most), None) => (most.saturating_mul(ITERATIONS_PER_MILLISECOND), None),
        };
        Spending { limits: *limits, spent: 0, last: 0, most, deadline }
    }

    fn is_late(&self) -> bool {
        match (self.deadline, self.limits.clock) {
            (Some(deadline), Some(clock)) => clock.elapsed_milliseconds() >= deadline,
            _ => false,
        }
    }

    fn is_spent(&self) -> bool {
        self.spent >= self.most || self.is_late()
    }

    /// Is there enough left for so many times the last search?
    fn has_time_for(&self, searches: u64) -> bool {
        let next = (self.spent - self.last).saturating_mul(searches);
        !self.is_late() && self.spent.saturating_add(next) <= self.most
    }
}

impl Meter for Spending<'_> {
    fn tick(&mut self) -> Result<(), Halt> {
        self.spent += 1;
        if self.limits.cancel.is_cancelled() {
            return Err(Halt::Cancelled);
        }
        let late = self.spent.is_multiple_of(POSITIONS_PER_LOOK) && self.is_late();
        if self.spent >= self.most || late { Err(Halt::Spent) } else { Ok(()) }
    }
}
