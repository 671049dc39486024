//! A position put together piece by piece, for tests.

use serde_json::{Value, json};
use solarium_circadians::pack::{DICE, Pack};
use solarium_circadians::{
    Action, Circadians, Crew, Die, Event, NONE, Part, Phase, Setup, Sort, Stage, State,
};
use solarium_conformance::english;
use solarium_core::{Audience, Game, Mute, Notation, Refusal, Seat, SeatScore, Shelf, Step, Turn, Viewer};
use std::sync::LazyLock;

static SHELF: LazyLock<Shelf<Pack>> = LazyLock::new(|| Shelf::new("standard", Pack::standard()));

/// A table in round 3, base dice in turn, seat 0 first, no Event, characters of no use here.
#[derive(Clone)]
pub(crate) struct Table {
    pub game: Circadians,
    pub state: State,
    pub events: Vec<(Audience, Event)>,
}

/// The rules of a set-up.
pub(crate) fn game(setup: Value) -> Circadians {
    Circadians::new(Setup::parse(&setup, &SHELF).expect("a good set-up"))
}

/// `humans` people.
pub(crate) fn people(humans: usize) -> Value {
    json!({ "seats": vec!["human"; humans] })
}

/// `humans` people and an AI.
pub(crate) fn with_ai(humans: usize) -> Value {
    let mut seats = vec!["human"; humans];
    seats.push("ai:2");
    json!({ "seats": seats })
}

impl Table {
    pub(crate) fn new(setup: Value) -> Table {
        let game = game(setup);
        let mut state = game.start();
        state.first = 0;
        state.round = 3;
        state.phase = Phase::Execute;
        state.part = Part::Base;
        for side in &mut state.clan_sides {
            *side = if *side == NONE { 0 } else { *side };
        }
        // Abilities that touch few tests; those that care name their characters.
        for (seat, id) in ["roslyn", "akira", "sable", "dan"].into_iter().enumerate() {
            state.crews[seat].character = game.pack.character(id).expect("a character");
            state.crews[seat].pool = 0;
            state.crews[seat].ready = true;
        }
        let mut table = Table { game, state, events: Vec::new() };
        table = table.stacks(Sort::Farm, ["springs", "algae_bed", "turbine"]);
        table = table.stacks(Sort::Upgrade, ["tuned", "boosted", "flipper"]);
        table.balanced()
    }

    /// Two people.
    pub(crate) fn two() -> Table {
        Table::new(people(2))
    }

    /// One person, with a die to act later, against the AI, whose turn it is.
    pub(crate) fn solo() -> Table {
        let mut table = Table::new(with_ai(1)).garages(0, &[1]);
        table.state.part = Part::Ai;
        table
    }

    fn crew(&mut self, seat: u8) -> &mut Crew {
        &mut self.state.crews[usize::from(seat)]
    }

    /// Water, Algae, Power, Gems.
    pub(crate) fn holds(mut self, seat: u8, res: [u32; 4]) -> Table {
        self.crew(seat).res = res;
        self
    }

    pub(crate) fn character(mut self, seat: u8, id: &str) -> Table {
        let character = self.game.pack.character(id).expect("a character");
        for crew in &mut self.state.crews {
            if crew.character == character {
                crew.character = NONE;
            }
        }
        self.crew(seat).character = character;
        self
    }

    /// Values by Garage, 0 = none.
    pub(crate) fn garages(mut self, seat: u8, values: &[u8]) -> Table {
        self.crew(seat).garages[..values.len()].copy_from_slice(values);
        self.balanced()
    }

    /// Values by Farm, 0 = none.
    pub(crate) fn farms(mut self, seat: u8, values: &[u8]) -> Table {
        self.crew(seat).farms[..values.len()].copy_from_slice(values);
        self.balanced()
    }

    pub(crate) fn pool(mut self, seat: u8, dice: u8) -> Table {
        self.crew(seat).pool = dice;
        self.balanced()
    }

    /// Leaves this many dice in the supply; the rest waits in the pool.
    pub(crate) fn supply(mut self, seat: u8, dice: u8) -> Table {
        self.crew(seat).pool = 0;
        self = self.balanced();
        let have = self.crew(seat).supply;
        self.pool(seat, have - dice)
    }

    pub(crate) fn upgrades(mut self, seat: u8, ids: &[&str]) -> Table {
        for (room, id) in ids.iter().enumerate() {
            self.crew(seat).upgrades[room] = self.game.pack.upgrade_tile(id).expect("an Upgrade tile");
        }
        self.retiled()
    }

    pub(crate) fn farm_tiles(mut self, seat: u8, ids: &[&str]) -> Table {
        for (room, id) in ids.iter().enumerate() {
            self.crew(seat).farm_tiles[room] = self.game.pack.farm_tile(id).expect("a Farm tile");
        }
        self.retiled()
    }

    /// Top tiles of the stacks; "" = the stack is empty.
    pub(crate) fn stacks(mut self, sort: Sort, ids: [&str; 3]) -> Table {
        for (stack, id) in ids.into_iter().enumerate() {
            let kind = match sort {
                Sort::Farm => self.game.pack.farm_tile(id),
                Sort::Upgrade => self.game.pack.upgrade_tile(id),
            };
            self.state.stacks_mut(sort).visible[stack] = kind.unwrap_or(NONE);
        }
        self.retiled()
    }

    pub(crate) fn hand(mut self, seat: u8, ids: &[&str]) -> Table {
        self.crew(seat).hand = self.items(ids);
        self.balanced()
    }

    pub(crate) fn face_up(mut self, seat: u8, ids: &[&str]) -> Table {
        self.crew(seat).items = self.items(ids);
        self.balanced()
    }

    pub(crate) fn event(mut self, id: &str) -> Table {
        let event = self.game.pack.event(id).expect("an Event");
        self.state.event = event;
        self.state.events_left &= !(1 << event);
        self
    }

    pub(crate) fn harvester(mut self, seat: u8, space: &str) -> Table {
        let side = usize::from(self.state.planet_side);
        let space = self.game.pack.planets[side].find(space).expect("a space");
        if usize::from(seat) < self.game.humans() {
            self.crew(seat).harvester = space;
        } else {
            self.state.ai.harvester = space;
        }
        self
    }

    pub(crate) fn without_token(mut self, space: &str) -> Table {
        let side = usize::from(self.state.planet_side);
        self.state.tokens &= !(1 << self.game.pack.planets[side].find(space).expect("a space"));
        self
    }

    /// A die on a board: `L2`, `dep-t`, `hq-1`, `mine-1`, `lab-1`, `foundry-1`, `control-1`, `market-1`, `academy-1`.
    pub(crate) fn die(mut self, space: &str, seat: u8, value: u8) -> Table {
        let die = Die::new(Seat(seat), value);
        let rows: Vec<usize> = self.game.boards().rows.iter().map(|r| usize::from(r.spaces)).collect();
        let tables = &mut self.state.tables;
        let (board, n) = space.split_once('-').unwrap_or(("neg", space));
        let i = n.parse::<usize>().unwrap_or(1) - 1;
        match board {
            "neg" => {
                let clan = "LZJ".find(&n[..1]).expect("a clan");
                let row = n[1..].parse::<usize>().expect("a row") - 1;
                let start: usize = rows[..row].iter().sum();
                let free =
                    tables.negotiation[clan][start..start + rows[row]].iter_mut().find(|d| d.is_none());
                *free.expect("a free space") = die;
            }
            "dep" => tables.depository["tmb".find(n).expect("a row")][usize::from(value) - 1] = die,
            "hq" => tables.hq[i] = die,
            "mine" => tables.mine[i] = die,
            "lab" => tables.lab[i][usize::from(tables.lab[i][0].is_some())] = die,
            "foundry" => tables.foundry[i] = die,
            "control" => tables.control[i] = die,
            "market" => tables.market[i] = die,
            "academy" => tables.academy[i] = die,
            _ => panic!("no board {board}"),
        }
        self.balanced()
    }

    /// Advancement tokens of these values cover these rewards.
    pub(crate) fn advanced(mut self, moved: &[(u8, &str)]) -> Table {
        for (value, kind) in moved {
            let token = self.game.pack.advancements.iter().position(|v| v == value).expect("a token");
            self.state.advancements[token] = self.consequence(kind);
        }
        self
    }

    /// Setback tokens of these conditions cover these punishments.
    pub(crate) fn set_back(mut self, moved: &[(&str, &str)]) -> Table {
        for (id, kind) in moved {
            let token = self.game.pack.setbacks.iter().position(|s| s.id == *id).expect("a token");
            self.state.setbacks[token] = self.consequence(kind);
        }
        self
    }

    fn consequence(&self, kind: &str) -> u8 {
        self.game.pack.consequences.iter().position(|c| c.word() == kind).expect("a kind") as u8
    }

    pub(crate) fn part(mut self, part: Part) -> Table {
        self.state.part = part;
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Table {
        self.state.phase = phase;
        self.state.stage = Stage::Begin;
        self
    }

    pub(crate) fn caches(mut self, points: [u8; 6]) -> Table {
        self.state.caches = points;
        self
    }

    fn items(&self, ids: &[&str]) -> u64 {
        ids.iter()
            .fold(0, |set, id| set | 1 << self.game.pack.item(id).unwrap_or_else(|| panic!("item {id}")))
    }

    /// What is not elsewhere is in the supply or the pile.
    fn balanced(mut self) -> Table {
        for seat in 0..self.game.humans() as u8 {
            self.crew(seat).supply = 0;
            let placed = self.count(&format!("dice of seat {seat}"));
            self.crew(seat).supply = DICE - placed as u8;
        }
        if let Some(seat) = self.game.ai_seat() {
            self.state.ai.supply = 0;
            let placed = self.count(&format!("dice of seat {seat}"));
            self.state.ai.supply = DICE - placed as u8;
        }
        let elsewhere =
            self.state.crews.iter().fold(self.state.item_discard, |set, c| set | c.hand | c.items);
        self.state.item_pile = ((1 << self.game.pack.items.len()) - 1) & !elsewhere;
        self
    }

    fn count(&self, what: &str) -> i64 {
        self.game.census(&self.state).iter().find(|c| c.what == what).expect("a census line").found
    }

    /// Unseen tiles are those not seen elsewhere.
    fn retiled(mut self) -> Table {
        for sort in [Sort::Farm, Sort::Upgrade] {
            let counts: Vec<u8> = match sort {
                Sort::Farm => self.game.pack.farm_tiles.iter().map(|t| t.count).collect(),
                Sort::Upgrade => self.game.pack.upgrade_tiles.iter().map(|t| t.count).collect(),
            };
            for (kind, count) in counts.into_iter().enumerate() {
                let owned = self.state.crews[..self.game.humans()]
                    .iter()
                    .flat_map(|c| match sort {
                        Sort::Farm => c.farm_tiles.iter(),
                        Sort::Upgrade => c.upgrades.iter(),
                    })
                    .chain(&self.state.stacks(sort).visible)
                    .filter(|k| usize::from(**k) == kind)
                    .count() as u8;
                self.state.stacks_mut(sort).unseen[kind] = count.saturating_sub(owned);
            }
            // Whole stacks as far as there are tiles; what lies in no stack has left the game.
            let largest = if sort == Sort::Farm { 5 } else { 6 };
            let stacks = self.state.stacks_mut(sort);
            stacks.removed = [0; 16];
            stacks.sizes = stacks.visible.map(|kind| u8::from(kind != NONE));
            for kind in 0..16 {
                for _ in 0..stacks.unseen[kind] {
                    let sizes = stacks.sizes.iter_mut().rev();
                    match sizes.filter(|size| **size > 0).find(|size| **size < largest) {
                        Some(size) => *size += 1,
                        None => {
                            stacks.unseen[kind] -= 1;
                            stacks.removed[kind] += 1;
                        }
                    }
                }
            }
        }
        self
    }

    /// Lets everything happen that happens without a decision.
    pub(crate) fn settled(mut self) -> Table {
        let mut events = Vec::new();
        self.game.settle(&mut self.state, &mut events);
        self.events = events;
        self
    }

    pub(crate) fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        self.game.actions(&self.state, Seat(seat)).iter().map(|a| self.game.action_text(*a)).collect()
    }

    /// The legal answers that begin with a word.
    pub(crate) fn legal_with(&self, seat: u8, word: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|a| a.starts_with(word)).collect()
    }

    pub(crate) fn may(&self, seat: u8, action: &str) -> bool {
        let listed = self.legal(seat).iter().any(|a| a == action);
        let checked = self.game.check(&self.state, Seat(seat), self.read(action)).is_ok();
        assert_eq!(listed, checked, "generation and check about `{action}`");
        listed
    }

    /// The rule that forbids the answer.
    pub(crate) fn refused(&self, seat: u8, action: &str) -> &'static str {
        match self.game.check(&self.state, Seat(seat), self.read(action)) {
            Ok(()) => panic!("`{action}` is allowed"),
            Err(illegal) => {
                assert!(!english::<Circadians>(&illegal.message()).is_empty() && !illegal.code().is_empty());
                illegal.rule()
            }
        }
    }

    fn read(&self, action: &str) -> Action {
        self.game.parse_action(action).unwrap_or_else(|e| panic!("{e}"))
    }

    /// A seat answers.
    pub(crate) fn play(mut self, seat: u8, action: &str) -> Table {
        self.game.settle(&mut self.state, &mut Mute);
        assert!(
            self.turn().includes(Seat(seat)),
            "seat {seat} is not asked: {:?}, for `{action}`",
            self.turn()
        );
        let read = self.read(action);
        if let Err(illegal) = self.game.check(&self.state, Seat(seat), read) {
            panic!("`{action}` is refused: {illegal:?}; legal: {:?}", self.legal(seat));
        }
        let mut events = Vec::new();
        self.game.advance(&mut self.state, Step::Act(Seat(seat), read), &mut events);
        self.events = events;
        self.sound()
    }

    /// Several answers of one seat.
    pub(crate) fn plays(self, seat: u8, actions: &[&str]) -> Table {
        actions.iter().fold(self, |table, action| table.play(seat, action))
    }

    pub(crate) fn outcomes(&self) -> Vec<(String, u32)> {
        assert_eq!(self.turn(), Turn::Chance);
        let list = self.game.outcomes(&self.state);
        list.into_iter().map(|(c, w)| (self.game.chance_text(c), w)).collect()
    }

    /// Chance decides.
    pub(crate) fn chance(mut self, outcome: &str) -> Table {
        let read = self.game.parse_chance(outcome).unwrap_or_else(|e| panic!("{e}"));
        let possible = self.outcomes();
        assert!(possible.iter().any(|(o, _)| o == outcome), "`{outcome}` is not among {possible:?}");
        let mut events = Vec::new();
        self.game.advance(&mut self.state, Step::Chance(read), &mut events);
        self.events = events;
        self.sound()
    }

    /// The first outcome of each chance point, until a seat decides or the game is over.
    pub(crate) fn drawn(mut self) -> Table {
        while self.turn() == Turn::Chance {
            let outcome = self.outcomes()[0].0.clone();
            self = self.chance(&outcome);
        }
        self
    }

    /// No component is lost or doubled (Events are counted by whole games).
    fn sound(self) -> Table {
        for count in self.game.census(&self.state) {
            if count.what != "Events seen" {
                assert_eq!(count.found, count.expected, "{}", count.what);
            }
        }
        self
    }

    pub(crate) fn res(&self, seat: u8) -> [u32; 4] {
        self.state.crews[usize::from(seat)].res
    }

    pub(crate) fn at(&self, seat: u8) -> &str {
        let side = usize::from(self.state.planet_side);
        let space = if usize::from(seat) < self.game.humans() {
            self.state.crews[usize::from(seat)].harvester
        } else {
            self.state.ai.harvester
        };
        self.game.pack.planets[side].name(space)
    }

    pub(crate) fn hand_of(&self, seat: u8) -> Vec<String> {
        let hand = self.state.crews[usize::from(seat)].hand;
        let items = self.game.pack.items.iter().enumerate();
        items.filter(|(i, _)| hand & (1 << i) != 0).map(|(_, item)| item.id.clone()).collect()
    }

    pub(crate) fn upgrades_of(&self, seat: u8) -> Vec<&str> {
        let crew = &self.state.crews[usize::from(seat)];
        let tiles = &crew.upgrades[..crew.upgrade_count()];
        tiles.iter().map(|k| self.game.pack.upgrade_tiles[usize::from(*k)].id.as_str()).collect()
    }

    pub(crate) fn farm_tiles_of(&self, seat: u8) -> Vec<&str> {
        let crew = &self.state.crews[usize::from(seat)];
        let tiles = &crew.farm_tiles[..crew.farm_tile_count()];
        tiles.iter().map(|k| self.game.pack.farm_tiles[usize::from(*k)].id.as_str()).collect()
    }

    /// Reward a token of this value covers.
    pub(crate) fn reward_of(&self, value: u8) -> Option<&'static str> {
        let token = self.game.pack.advancements.iter().position(|v| *v == value).expect("a token");
        let space = self.state.advancements[token];
        (space != NONE).then(|| self.game.pack.consequences[usize::from(space)].word())
    }

    /// Punishment a token of this condition covers.
    pub(crate) fn punishment_of(&self, id: &str) -> Option<&'static str> {
        let token = self.game.pack.setbacks.iter().position(|s| s.id == id).expect("a token");
        let space = self.state.setbacks[token];
        (space != NONE).then(|| self.game.pack.consequences[usize::from(space)].word())
    }

    pub(crate) fn scores(&self) -> Vec<SeatScore> {
        self.game.scores(&self.state)
    }

    pub(crate) fn part_of(&self, seat: u8, part: &str) -> i32 {
        let score = &self.scores()[usize::from(seat)];
        score.parts.0.iter().find(|(name, _)| *name == part).expect("a part").1
    }

    pub(crate) fn view(&self, seat: u8) -> Value {
        serde_json::to_value(self.game.view(&self.state, Viewer::Seat(Seat(seat)))).expect("a view is JSON")
    }

    /// Events a viewer sees of the last step.
    pub(crate) fn seen_by(&self, seat: u8) -> Vec<&Event> {
        let viewer = Viewer::Seat(Seat(seat));
        self.events.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, e)| e).collect()
    }
}

/// `decide` for one seat.
pub(crate) fn asks(seat: u8) -> Turn {
    Turn::of(Seat(seat))
}
