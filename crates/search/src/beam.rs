//! The beam: the best positions after each small action, stage after stage.
//!
//! A layer holds the positions after the same number of own small actions in one stage. All of them are tried further,
//! and the best of what comes out is the next layer. Positions in which chance or another seat is next *rest* until the
//! seat has no more to do in any other; only the best of them are moved on, because the turns of others cost most of the
//! time. Positions that have reached a later stage wait until the present one is done, and then are its first layer.
//! The best position at the horizon, walked back, is the plan.

use crate::list::{Best, Drawn, Node};
use crate::luck::{KnownLuck, Luck, gumbel};
use crate::rivals::{Followed, Script};
use solarium_core::{
    Game, Guide, Line, Macros, Mute, Planned, Random, Reply, Seat, SeatKind, SeatSet, Step, StepOf, Turn,
    Viewer,
};
use std::collections::BTreeMap;

/// The most small actions planned in one stage: a guide whose stage does not rise ends here.
const LONGEST_STAGE: u32 = 256;
/// The most steps of chance and others between two own actions.
const LONGEST_WAIT: u32 = 4096;
/// So many times the width of the positions that rest are moved on: they are judged before others have moved, which is
/// not quite what they are worth.
const RESTING: usize = 2;

/// So many ways to play the present turn are told apart in what was found.
pub(crate) const MOST_TURNS: usize = 16;

/// What one search has to do.
pub(crate) struct Task<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) guide: &'a dyn Guide<G>,
    pub(crate) seat: Seat,
    /// The legal actions in the position of the question.
    pub(crate) legal: &'a [G::Action],
    pub(crate) width: usize,
    /// Stages to plan; 0 means to the end.
    pub(crate) stages: u32,
    pub(crate) noise: f32,
    pub(crate) slip: f32,
    pub(crate) luck: Luck,
    /// What is drawn in truth, where that is known: in hindsight.
    pub(crate) known: Option<&'a KnownLuck>,
    /// What other players are expected to do, where they planned; the others do what the guide says.
    pub(crate) rivals: &'a [Script<G>],
}

impl<G: Game> Clone for Task<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Task<'_, G> {}

/// What a search found.
#[derive(Clone, Debug)]
pub(crate) struct Found<G: Game> {
    /// For each legal action the value of the best plan that begins with it; `None` if no such plan was kept.
    pub(crate) values: Vec<Option<f32>>,
    /// For each legal action how many positions were tried below it.
    pub(crate) visits: Vec<u32>,
    /// For each legal action its best plan: own actions, the first included.
    pub(crate) plans: Vec<Vec<G::Action>>,
    /// The best ways to play the present turn, each once, the best first: own actions up to the first step of chance or
    /// of another seat, or to the end of the stage.
    pub(crate) turns: Vec<Vec<G::Action>>,
    /// Was everything looked at that was asked for?
    pub(crate) complete: bool,
}

impl<G: Game> Found<G> {
    /// The best of the plans: own actions.
    pub(crate) fn best_plan(&self) -> Option<&[G::Action]> {
        let planned = (0..self.plans.len()).filter(|place| !self.plans[*place].is_empty());
        let value = |place: &usize| self.values[*place].unwrap_or(f32::NEG_INFINITY);
        let best = planned.reduce(|best, other| if value(&other) > value(&best) { other } else { best })?;
        Some(&self.plans[best])
    }
}

/// Why a search stops before its horizon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// Nobody waits for the answer.
    Cancelled,
    /// What was found so far must do.
    Spent,
}

/// The stages of one search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    /// The stage from which a guide gets the distance of a position from the root.
    pub(crate) origin: u32,
    /// The stage of the position that is planned from.
    pub(crate) begin: u32,
    /// The first stage that is not planned any more.
    pub(crate) horizon: u32,
}

impl Span {
    /// So many stages from a stage on; 0 means to the end.
    pub(crate) fn from(origin: u32, stages: u32) -> Span {
        let horizon = if stages == 0 { u32::MAX } else { origin.saturating_add(stages) };
        Span { origin, begin: origin, horizon }
    }
}

/// Asked after each position; counts them.
pub(crate) trait Meter {
    /// One more position was looked at.
    fn tick(&mut self) -> Result<(), Halt>;
}

/// One own action of a plan. Only positions that were kept in a layer have one.
#[derive(Clone, Copy, Debug)]
struct Link<A> {
    before: u32,
    action: A,
}

/// No link before, or no action yet.
const NONE: u32 = u32::MAX;

struct Beam<'a, G: Game> {
    task: Task<'a, G>,
    automas: SeatSet,
    links: Vec<Link<G::Action>>,
    /// Positions of later stages, by stage.
    waiting: BTreeMap<u32, Best<G>>,
    /// Finished games.
    ended: Best<G>,
    /// Lists used again and again.
    actions: Vec<G::Action>,
    replies: Vec<G::Action>,
    macros: Macros<G::Action>,
    /// How far each script of the task was followed in the wait for the seat that goes on.
    followed: Vec<Followed>,
    visits: Vec<u32>,
    /// Where each way to play the present turn ends: the link before its last action, and that.
    turns: Vec<Link<G::Action>>,
    /// For each first action how far behind the best it was in the last layer in which it was seen.
    behind: Vec<Option<f32>>,
}

/// Plans from a position in which the seat decides. `None` if it was cancelled.
pub(crate) fn search<G: Game>(
    task: Task<'_, G>,
    start: &G::State,
    meter: &mut impl Meter,
) -> Option<Found<G>> {
    let span = Span::from(task.guide.stage(task.game, start, task.seat), task.stages);
    search_span(task, start, span, meter)
}

/// The same with the stages given: a plan that was begun in an earlier position goes on to the same horizon.
pub(crate) fn search_span<G: Game>(
    task: Task<'_, G>,
    start: &G::State,
    span: Span,
    meter: &mut impl Meter,
) -> Option<Found<G>> {
    let mut beam = Beam::new(task);
    let root = Node {
        state: start.clone(),
        value: 0.0,
        taste: 0.0,
        link: NONE,
        action: None,
        first: NONE,
        turn: NONE,
        drawn: Drawn::default(),
        previous: None,
    };
    match beam.run(root, span, meter) {
        Ok(()) => Some(beam.found(true)),
        Err(Halt::Spent) => Some(beam.found(false)),
        Err(Halt::Cancelled) => None,
    }
}

/// The seats that are moved by rules of their own.
pub(crate) fn automas<G: Game>(game: &G) -> SeatSet {
    Seat::all(game.seats()).filter(|seat| matches!(game.kind(*seat), SeatKind::Automa(_))).collect()
}

impl<'a, G: Game> Beam<'a, G> {
    fn new(task: Task<'a, G>) -> Self {
        let count = task.legal.len();
        Beam {
            automas: automas(task.game),
            task,
            links: Vec::new(),
            waiting: BTreeMap::new(),
            ended: Best::default(),
            actions: Vec::new(),
            replies: Vec::new(),
            macros: Macros::default(),
            followed: vec![Followed::default(); task.rivals.len()],
            visits: vec![0; count],
            turns: Vec::new(),
            behind: vec![None; count],
        }
    }

    fn run(&mut self, root: Node<G>, span: Span, meter: &mut impl Meter) -> Result<(), Halt> {
        let Span { origin, begin, horizon } = span;
        let (mut stage, mut layer) = (begin, vec![root]);
        loop {
            self.play_stage(stage, stage - origin, layer, meter)?;
            if stage == begin {
                self.prefer();
            }
            match self.waiting.first_key_value() {
                Some((next, _)) if *next < horizon => stage = *next,
                _ => return Ok(()),
            }
            let mut list = self.waiting.remove(&stage).expect("just found");
            layer = self.layer(&mut list);
        }
    }

    /// Plays all ways through one stage; what comes out waits for the next.
    fn play_stage(
        &mut self,
        stage: u32,
        ahead: u32,
        mut layer: Vec<Node<G>>,
        meter: &mut impl Meter,
    ) -> Result<(), Halt> {
        let (mut next, mut resting) = (Best::default(), Best::default());
        for _ in 0..LONGEST_STAGE {
            for node in &layer {
                if let Err(halt) = self.expand(node, stage, ahead, [&mut next, &mut resting], meter) {
                    // What was reached counts as it is.
                    for mut reached in [next, resting] {
                        reached.take(self.task.width).into_iter().for_each(|node| self.wait(stage, node));
                    }
                    return Err(halt);
                }
            }
            if next.is_empty() {
                for node in resting.take(RESTING * self.task.width) {
                    self.move_on(node, stage, &mut next);
                    meter.tick()?;
                }
            }
            if next.is_empty() {
                return Ok(());
            }
            layer = self.layer(&mut next);
        }
        // A stage without end.
        layer.into_iter().for_each(|node| self.wait(stage + 1, node));
        Ok(())
    }

    /// The best of a list, to be tried further.
    fn layer(&mut self, list: &mut Best<G>) -> Vec<Node<G>> {
        let mut layer = list.take(self.task.width);
        self.note(&layer);
        for node in &mut layer {
            if let Some(action) = node.action.take() {
                node.link = self.link(node.link, action);
            }
        }
        layer
    }

    fn next_stage(&self, before: u32, state: &G::State) -> u32 {
        self.task.guide.next_stage(self.task.game, before, state, self.task.seat)
    }

    /// Tries everything that the seat can do in a position.
    fn expand(
        &mut self,
        node: &Node<G>,
        stage: u32,
        ahead: u32,
        [next, resting]: [&mut Best<G>; 2],
        meter: &mut impl Meter,
    ) -> Result<(), Halt> {
        let Task { game, guide, seat, .. } = self.task;
        let mut macros = std::mem::take(&mut self.macros);
        macros.clear();
        guide.macros(game, &node.state, seat, ahead, &mut macros);
        let mut tried = Ok(());
        if macros.is_empty() {
            let mut actions = std::mem::take(&mut self.actions);
            let count = game.list_actions(&node.state, seat, &mut actions);
            for action in &actions[..count] {
                if node
                    .previous
                    .is_some_and(|before| guide.redundant(game, &node.state, seat, before, *action))
                {
                    continue;
                }
                tried = self.try_chain(node, &[*action], stage, [next, resting], meter);
                if tried.is_err() {
                    break;
                }
            }
            self.actions = actions;
        } else {
            for chain in macros.iter() {
                tried = self.try_chain(node, chain, stage, [next, resting], meter);
                if tried.is_err() {
                    break;
                }
            }
        }
        self.macros = macros;
        tried
    }

    /// Plays a chain of own actions and puts the position where it belongs.
    fn try_chain(
        &mut self,
        node: &Node<G>,
        chain: &[G::Action],
        stage: u32,
        [next, resting]: [&mut Best<G>; 2],
        meter: &mut impl Meter,
    ) -> Result<(), Halt> {
        let Task { game, guide, seat, width, .. } = self.task;
        let mut child = node.clone();
        let mut turn = Turn::of(seat);
        let mut at = stage;
        for (played, action) in chain.iter().enumerate() {
            if played > 0
                && (!turn.includes(seat) || at != stage || game.check(&child.state, seat, *action).is_err())
            {
                break;
            }
            if child.first == NONE {
                // A guide's macro that does not begin with a legal action is none.
                let Ok(first) = self.task.legal.binary_search(action) else { return Ok(()) };
                child.first = first as u32;
            }
            if let Some(before) = child.action.replace(*action) {
                child.link = self.link(child.link, before);
            }
            game.advance(&mut child.state, Step::Act(seat, *action), &mut Mute);
            turn = game.turn(&child.state);
            if turn.includes(seat) {
                at = self.next_stage(stage, &child.state);
            }
            child.previous = Some(*action);
        }
        self.visits[child.first as usize] += 1;
        child.value = guide.evaluate(game, &child.state, seat);
        if child.turn == NONE
            && (at > stage || !turn.includes(seat))
            && let Some(action) = child.action
        {
            child.turn = self.turns.len() as u32;
            self.turns.push(Link { before: child.link, action });
        }
        if turn == Turn::Over {
            self.end(child);
        } else if at > stage {
            self.enter(at, child);
        } else {
            let (list, width) = if turn.includes(seat) { (next, width) } else { (resting, RESTING * width) };
            if list.wants(child.rank()) {
                list.add(child, width);
            }
        }
        meter.tick()
    }

    /// Lets chance and others move in a position that rests, and puts it where it belongs.
    fn move_on(&mut self, mut node: Node<G>, stage: u32, next: &mut Best<G>) {
        let Task { game, guide, seat, width, .. } = self.task;
        self.settle(&mut node.state, &mut node.drawn, &mut |_| {});
        node.value = guide.evaluate(game, &node.state, seat);
        node.previous = None;
        if game.turn(&node.state) == Turn::Over {
            return self.end(node);
        }
        let at = self.next_stage(stage, &node.state);
        if at > stage {
            self.enter(at, node);
        } else if next.wants(node.rank()) {
            next.add(node, width);
        }
    }

    fn end(&mut self, node: Node<G>) {
        if self.ended.wants(node.rank()) {
            self.ended.add(node, self.task.width);
        }
    }

    /// A position is the first of a later stage.
    fn enter(&mut self, stage: u32, mut node: Node<G>) {
        node.drawn.in_stage = 0;
        node.previous = None;
        self.wait(stage, node);
    }

    fn wait(&mut self, stage: u32, node: Node<G>) {
        let list = self.waiting.entry(stage).or_default();
        if list.wants(node.rank()) {
            list.add(node, self.task.width);
        }
    }

    fn link(&mut self, before: u32, action: G::Action) -> u32 {
        self.links.push(Link { before, action });
        self.links.len() as u32 - 1
    }

    /// Lets chance and others move until the seat decides again or the game is over; true if one of them moved.
    fn settle(&mut self, state: &mut G::State, drawn: &mut Drawn, seen: &mut impl FnMut(StepOf<G>)) -> bool {
        let Task { game, guide, seat, luck, known, .. } = self.task;
        self.followed.fill(Followed::default());
        for waited in 0..LONGEST_WAIT {
            let step = match game.turn(state) {
                Turn::Over => return waited > 0,
                Turn::Decide(seats) if seats.contains(seat) => return waited > 0,
                Turn::Chance => {
                    let outcome = match known {
                        Some(known) => known.outcome(game, state, drawn.in_all),
                        None => luck.outcome(game, state, guide.luck_key(game, state, seat, drawn.in_stage)),
                    };
                    drawn.in_stage += 1;
                    drawn.in_all += 1;
                    Step::Chance(outcome)
                }
                Turn::Decide(seats) => {
                    let other = seats.iter().next().expect("a seat decides");
                    if self.automas.contains(other) {
                        game.list_actions(state, other, &mut self.replies);
                        Step::Act(other, self.replies[0])
                    } else if let Some(action) = self.planned(state, other) {
                        Step::Act(other, action)
                    } else {
                        let key =
                            guide.luck_key(game, state, seat, drawn.in_stage) ^ u64::from(other.0) << 56;
                        let random = Random::new(luck.number(key));
                        let mut reply = Reply { seat: other, planner: seat, random, list: &mut self.replies };
                        Step::Act(other, guide.reply(game, state, &mut reply))
                    }
                }
            };
            game.advance(state, step, &mut Mute);
            seen(step);
        }
        true
    }

    /// What another player does next by its own plan.
    fn planned(&mut self, state: &G::State, other: Seat) -> Option<G::Action> {
        let place = self.task.rivals.iter().position(|script| script.seat == other)?;
        self.followed[place].next(&self.task, &self.task.rivals[place], state)
    }

    /// A level's taste: among the ways to play the present stage, some are liked better than they are worth.
    fn prefer(&mut self) {
        let Task { width, noise, slip, luck, .. } = self.task;
        if noise <= 0.0 {
            return;
        }
        let mut lists: Vec<(Option<u32>, Vec<Node<G>>)> = std::mem::take(&mut self.waiting)
            .into_iter()
            .map(|(at, mut list)| (Some(at), list.take(width)))
            .collect();
        lists.push((None, self.ended.take(width)));
        let best = lists
            .iter()
            .flat_map(|(_, nodes)| nodes.iter().map(|node| node.value))
            .fold(f32::NEG_INFINITY, f32::max);
        let mut number = 0;
        for (at, nodes) in lists {
            for mut node in nodes {
                number += 1;
                if node.value < best - slip {
                    continue;
                }
                node.taste = noise * gumbel(luck.number(number));
                match at {
                    Some(stage) => self.wait(stage, node),
                    None => self.ended.add(node, width),
                }
            }
        }
    }

    /// Remembers for each first action how it stands in a layer.
    fn note(&mut self, layer: &[Node<G>]) {
        let Some(best) = layer.first().map(Node::rank) else { return };
        // From the worst to the best, so that the best of each remains.
        for node in layer.iter().rev() {
            if let Some(behind) = self.behind.get_mut(node.first as usize) {
                *behind = Some(best - node.rank());
            }
        }
    }

    /// Everything that waits beyond the horizon or has ended, the best first.
    fn leaves(&mut self) -> Vec<Node<G>> {
        let width = self.task.width;
        let mut all = self.ended.take(width);
        for mut list in std::mem::take(&mut self.waiting).into_values() {
            all.extend(list.take(width));
        }
        // Stable: of equals the one that has ended, or of the earlier stage, comes first.
        all.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
        self.note(&all);
        all
    }

    fn found(&mut self, complete: bool) -> Found<G> {
        let leaves = self.leaves();
        let count = self.task.legal.len();
        let mut values = vec![None; count];
        let mut plans = vec![Vec::new(); count];
        for leaf in &leaves {
            let first = leaf.first as usize;
            if values[first].is_none() {
                values[first] = Some(leaf.rank());
                plans[first] = self.plan(leaf);
            }
        }
        if let Some(top) = leaves.first().map(Node::rank) {
            for (first, value) in values.iter_mut().enumerate() {
                // It fell out of the beam when it was this far behind the best.
                if value.is_none() {
                    *value = self.behind[first].map(|behind| top - behind.max(DROPPED));
                }
            }
        }
        Found { values, visits: self.visits.clone(), plans, turns: self.best_turns(&leaves), complete }
    }

    /// The ways to play the present turn that the best leaves follow from.
    fn best_turns(&self, leaves: &[Node<G>]) -> Vec<Vec<G::Action>> {
        let mut best: Vec<u32> = Vec::with_capacity(MOST_TURNS);
        for leaf in leaves {
            if leaf.turn != NONE && !best.contains(&leaf.turn) {
                best.push(leaf.turn);
                if best.len() == MOST_TURNS {
                    break;
                }
            }
        }
        let ends = best.iter().map(|turn| self.turns[*turn as usize]);
        ends.map(|end| self.actions_before(end.before, Some(end.action))).collect()
    }

    /// The own actions that lead to a position.
    fn plan(&self, leaf: &Node<G>) -> Vec<G::Action> {
        self.actions_before(leaf.link, leaf.action)
    }

    /// The own actions up to a link, and those after it.
    fn actions_before(&self, link: u32, last: Option<G::Action>) -> Vec<G::Action> {
        let mut actions = Vec::from_iter(last);
        let mut at = link;
        while let Some(link) = self.links.get(at as usize) {
            actions.push(link.action);
            at = link.before;
        }
        actions.reverse();
        actions
    }
}

/// What fell out of the beam is never reported as equal to what stayed.
pub(crate) const DROPPED: f32 = 1e-3;

/// Lets chance and others move until the seat decides or the game is over.
pub(crate) fn settled<G: Game>(task: Task<'_, G>, state: &mut G::State) {
    Beam::new(task).settle(state, &mut Drawn::default(), &mut |_| {});
}

/// The line of a plan: own actions with the views they are meant for, as long as nobody else moves and the stage lasts,
/// and every step that is expected.
pub(crate) fn line<G: Game>(task: Task<'_, G>, start: &G::State, plan: &[G::Action]) -> Line<G> {
    let Task { game, guide, seat, .. } = task;
    let mut beam = Beam::new(task);
    let mut line = Line::default();
    let (mut state, mut drawn) = (start.clone(), Drawn::default());
    let begin = guide.stage(game, &state, seat);
    let mut alone = true;
    let mut stage = begin;
    for action in plan {
        if alone {
            line.plan.push(Planned { view: game.view(&state, Viewer::Seat(seat)), action: *action });
        }
        line.expected.push(Step::Act(seat, *action));
        game.advance(&mut state, Step::Act(seat, *action), &mut Mute);
        let waited = beam.settle(&mut state, &mut drawn, &mut |step| line.expected.push(step));
        if game.turn(&state) == Turn::Over {
            break;
        }
        let now = guide.next_stage(game, stage, &state, seat);
        if now != stage {
            drawn.in_stage = 0;
            stage = now;
        }
        alone &= !waited && now == begin;
    }
    line
}
