//! [`Circadians`]: the rules in force at one table, on the core's [`Game`] contract.

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::flow::{Draw, Question};
use crate::illegal::Illegal;
use crate::opening::Opening;
use crate::pack::{Boards, DICE, Pack};
use crate::setup::Setup;
use crate::state::{Crew, Deed, MAX_CREWS, NONE, Part, Phase, Rival, Stacks, Stage, State, Tables};
use crate::view::View;
use arrayvec::ArrayVec;
use solarium_core::{
    Audience, Census, Game, Random, Rule, Seat, SeatKind, SeatScore, Sink, Step, Turn, Viewer,
};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules in force at one table: the data pack and the set-up options.
#[derive(Clone, Debug)]
pub struct Circadians {
    /// Printed values.
    pub pack: Arc<Pack>,
    /// Options.
    pub setup: Arc<Setup>,
    humans: u8,
    ai: bool,
    n: u8,
}

impl PartialEq for Circadians {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && (Arc::ptr_eq(&self.pack, &other.pack) || self.pack.hash == other.pack.hash)
    }
}

impl Circadians {
    /// The rules of a set-up.
    pub fn new(setup: Setup) -> Circadians {
        Circadians {
            pack: setup.pack.clone(),
            humans: setup.humans() as u8,
            ai: setup.has_ai(),
            n: setup.n(),
            setup: Arc::new(setup),
        }
    }

    /// Number of humans; they sit on the first seats.
    #[inline]
    pub fn humans(&self) -> usize {
        usize::from(self.humans)
    }

    /// The AI's seat, the last one.
    #[inline]
    pub fn ai_seat(&self) -> Option<Seat> {
        if self.ai { Some(Seat(self.humans)) } else { None }
    }

    /// The board sides in play (CI-2.2).
    #[inline]
    pub fn boards(&self) -> &Boards {
        self.pack.side(self.n)
    }

    /// All Items, as a set.
    pub(crate) fn start_items(&self) -> u64 {
        if self.pack.items.len() >= 64 { u64::MAX } else { (1 << self.pack.items.len()) - 1 }
    }

    fn stacks(&self, counts: impl Iterator<Item = u8>) -> Stacks {
        let mut stacks = Stacks {
            visible: [NONE; crate::pack::STACKS],
            sizes: [0; crate::pack::STACKS],
            unseen: [0; crate::pack::MAX_TILE_KINDS],
            removed: [0; crate::pack::MAX_TILE_KINDS],
        };
        let mut total = 0;
        for (kind, count) in counts.enumerate() {
            stacks.unseen[kind] = count;
            total += count;
        }
        stacks.sizes = [total / crate::pack::STACKS as u8; crate::pack::STACKS];
        stacks
    }
}

impl Game for Circadians {
    const ID: &'static str = "circadians";
    const RULES_VERSION: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// CI-19.10: answers to all may be taken back until the seat is done; nothing that was shown to anyone.
    const UNDO_RULE: Rule = "CI-19.10";
    const TURN_RULE: Rule = "CI-19.1";
    const OVER_RULE: Rule = "CI-3.3";
    const CHANCE_RULE: Rule = "CI-19.9";

    fn seats(&self) -> usize {
        self.humans() + usize::from(self.ai)
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.setup.seats.get(seat.index()).cloned().unwrap_or(SeatKind::Human)
    }

    fn start(&self) -> State {
        let base = &self.pack.base;
        // CI-2.8: the start kit.
        let crew = Crew {
            res: base.start.map(u32::from),
            hand: 0,
            items: 0,
            packet: 0,
            passed: [0; 2],
            discarding: 0,
            supply: DICE - base.start_dice,
            pool: base.start_dice,
            rolled: [0; 6],
            garages: [0; crate::pack::MAX_GARAGES],
            farms: [0; crate::pack::MAX_FARMS],
            cantina: 0,
            upgrades: [NONE; crate::pack::MAX_GARAGES],
            farm_tiles: [NONE; crate::pack::MAX_FARMS],
            grown: [NONE; crate::pack::MAX_FARMS],
            harvester: 0,
            character: NONE,
            refused: NONE,
            dealt: 0,
            kept: NONE,
            ready: false,
            unseen_hand: 0,
            unseen_packet: 0,
            unseen_dice: 0,
            unseen_dealt: 0,
            hidden: false,
        };
        let mut state = State {
            round: 0,
            phase: Phase::Characters,
            part: Part::Hq,
            stage: Stage::Begin,
            first: NONE,
            turn: 0,
            event: NONE,
            events_left: ((1u32 << self.pack.events.len()) - 1) as u16,
            planet_side: NONE,
            clan_sides: self.setup.clans.map(|side| side.fixed().unwrap_or(NONE)),
            tokens: 0,
            caches: [NONE; crate::pack::CACHES],
            advancements: [NONE; crate::pack::TOKENS],
            setbacks: [NONE; crate::pack::TOKENS],
            crews: [crew; MAX_CREWS],
            // CI-2.12, CI-17.2.
            ai: Rival {
                dice: if self.ai { self.pack.ai.start_dice } else { 0 },
                supply: if self.ai { DICE - self.pack.ai.start_dice } else { 0 },
                gems: 0,
                progress: 0,
                harvester: 0,
                pile: if self.ai { ((1u64 << self.pack.ai.schemes.len()) - 1) as u32 } else { 0 },
                discard: 0,
                shown: 0,
                card: NONE,
                due_done: 0,
                extra: false,
            },
            tables: Tables::default(),
            farm_stacks: self.stacks(self.pack.farm_tiles.iter().map(|t| t.count)),
            upgrade_stacks: self.stacks(self.pack.upgrade_tiles.iter().map(|t| t.count)),
            item_pile: self.start_items(),
            item_discard: 0,
            item_bottom: ArrayVec::new(),
            unseen_pile: 0,
            deed: Deed::IDLE,
            agenda: ArrayVec::new(),
        };
        if let Some(side) = self.setup.planet.fixed() {
            self.lay_planet(&mut state, side);
        }
        state
    }

    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    fn for_each_action(
        &self,
        state: &State,
        seat: Seat,
        f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_action(state, seat, f)
    }

    fn for_each_outcome(
        &self,
        state: &State,
        f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_outcome(state, f)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(state, seat, action)
    }

    fn advance(&self, state: &mut State, step: Step<Action, Chance>, log: &mut impl Sink<Event>) {
        match step {
            Step::Act(seat, action) => self.answer(state, seat, action, log),
            Step::Chance(outcome) => self.happen(state, outcome, log),
        }
        self.settle(state, log);
    }

    fn scores(&self, state: &State) -> Vec<SeatScore> {
        self.all_scores(state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.points_of(state, seat)
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(self, state, who)
    }

    fn sample(&self, view: &View, random: &mut Random) -> State {
        crate::sample::sample(self, view, random)
    }

    /// CI-19.6, CI-19.9: draws of cards and dice are seen by their seat, answers to all by the seat that gives them.
    fn audience(&self, before: &State, step: &Step<Action, Chance>) -> Audience {
        match step {
            Step::Chance(_) => match self.due_draw(before) {
                Some(
                    Draw::Item(seat)
                    | Draw::Die(seat)
                    | Draw::Opening(Opening::Character(seat) | Opening::Item(seat)),
                ) => Audience::Only(seat),
                _ => Audience::All,
            },
            Step::Act(seat, action) => match self.question(before, *seat) {
                Some(Question::Draft) => Audience::Only(*seat),
                Some(
                    Question::KeepCharacter | Question::Assign | Question::Grow(_) | Question::HandLimit,
                ) if !self.completes(before, *seat, *action) => Audience::Only(*seat),
                _ => Audience::All,
            },
        }
    }

    fn census(&self, state: &State) -> Vec<Census> {
        crate::census::census(self, state)
    }
}
