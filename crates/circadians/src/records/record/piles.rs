//! Tokens, Caches and piles, and what follows from the rest of a record: face-down tiles and dice in the supplies.

use super::read::Loading;
use crate::pack::{CACHES, Consequence, DICE};
use crate::{KnownCrew, MAX_AGENDA, NONE, Phase, Sort, Task, dice_of};
use serde_json::Value;
use solarium_core::{Fields, Game, Message, Reading, Seat};

impl Loading<'_> {
    /// Negotiation tokens and tokens of the Planet.
    pub(super) fn tokens(&mut self, root: &Fields<'_, '_>) {
        let pack = &self.game.pack;
        for (key, rule) in [("advancements", "CI-6.8"), ("setbacks", "CI-6.11")] {
            let mut covered = Vec::new();
            for (token, field) in root.get(key).object_or_empty().entries() {
                let field = field.rule(rule);
                let (index, tokens) = match key {
                    "advancements" => {
                        let index = pack.advancements.iter().position(|v| v.to_string() == *token);
                        (index, &mut self.state.advancements)
                    }
                    _ => (pack.setbacks.iter().position(|s| s.id == *token), &mut self.state.setbacks),
                };
                let space = |word: &str| {
                    let kind = Consequence::parse(word)?;
                    pack.consequences.iter().position(|c| *c == kind)
                };
                let Some(index) = index else {
                    field.refuse(Message::new("ci-record-no-token").with("path", field.path()));
                    continue;
                };
                let Some(space) = field.known(Message::new("ci-record-consequence"), space) else { continue };
                if covered.contains(&space) {
                    field.refuse_twice();
                }
                covered.push(space);
                tokens[index] = space as u8;
            }
        }
        let planet = self.game.planet(&self.state);
        let mut taken = 0u64;
        for member in root.get("tokens_taken").list() {
            let member = member.rule("CI-9.1").mandatory();
            match member.known(Message::new("ci-record-planet-space"), |name| planet.find(name)) {
                Some(space) if planet.tokens & (1 << space) != 0 && taken & (1 << space) == 0 => {
                    taken |= 1 << space;
                }
                Some(_) => member.rule("CI-2.4").refuse_unless(Message::new("ci-record-planet-token")),
                None => {}
            }
        }
        self.state.tokens &= !taken;
    }

    pub(super) fn caches(&mut self, root: &Fields<'_, '_>) {
        let (reading, planet) = (root.reading(), self.game.planet(&self.state));
        let up = root.get_or_null("caches_up").flag().unwrap_or(false);
        for (name, points) in root.get("caches").object_or_empty().entries() {
            let points = points.rule("CI-9.1");
            let Some(cache) = planet.find(name).and_then(|space| planet.cache_number(space)) else {
                points.refuse(Message::new("ci-record-no-cache").with("space", name));
                continue;
            };
            if let Some(points) = points.number(0..=NONE - 1) {
                self.state.caches[cache] = points;
            }
        }
        let known: Vec<u8> = self.state.caches.into_iter().filter(|points| *points != NONE).collect();
        let mut left = self.pack().cache_points.to_vec();
        for points in &known {
            match left.iter().position(|p| p == points) {
                Some(i) => drop(left.remove(i)),
                None => reading.refuse("CI-2.4", Message::new("ci-record-caches").with("points", *points)),
            }
        }
        reading.require(!up || known.len() == CACHES, "CI-9.8", || {
            Message::new("ci-record-caches-up").with("known", known.len())
        });
    }

    pub(super) fn item_piles(&mut self, root: &Fields<'_, '_>) {
        self.state.item_discard = self.item_list(&root.get("item_discard"));
        for member in root.get("item_bottom").list() {
            let entry = member.clone().rule("CI-13.5").mandatory();
            let (item, seat) = match (member.value(), &member) {
                (Some(Value::Array(pair)), member) if pair.len() == 2 => {
                    let [item, seat] = [0, 1].map(|i| member.list().swap_remove(i));
                    (item, seat)
                }
                _ => {
                    let Some(entry) = entry.object() else { continue };
                    (entry.get("item"), entry.get("seat"))
                }
            };
            let Some(item) = self.item(item) else { continue };
            let seat = seat.rule("CI-2.10").mandatory();
            let Some(seat_number) = seat.number(0..=self.game.humans() as u8 - 1) else { continue };
            if self.state.item_bottom.try_push((item, seat_number)).is_err() {
                seat.refuse(Message::new("ci-record-item-bottom"));
            }
        }
    }

    /// Stacks of tiles: the face-down ones follow from the rest.
    pub(super) fn tiles(&mut self, root: &Fields<'_, '_>) {
        let (game, reading, state) = (self.game, root.reading(), &mut self.state);
        let (visible, sizes) =
            (root.get("visible").object_or_empty(), root.get("stack_sizes").object_or_empty());
        for member in root.get("removed").list() {
            let member = member.rule("CI-15.1").mandatory();
            if let Some((sort, kind)) = member.known(Message::new("ci-record-tile"), |id| game.pack.tile(id))
            {
                state.stacks_mut(sort).removed[usize::from(kind)] += 1;
            }
        }
        let opening = matches!(state.phase, Phase::Characters | Phase::Items);
        for sort in [Sort::Upgrade, Sort::Farm] {
            let counts: Vec<u8> = game.pack.tiles(sort).iter().map(|tile| tile.count).collect();
            let on_bases: Vec<u8> =
                Seat::all(game.humans()).flat_map(|seat| state.crew(seat).tiles(sort).to_vec()).collect();
            let stacks = state.stacks_mut(sort);
            let out = on_bases.len() + stacks.removed.iter().map(|n| usize::from(*n)).sum::<usize>();
            for (i, field) in visible.get(sort.word()).list().into_iter().enumerate() {
                let field = field.rule("CI-2.7");
                match stacks.visible.get_mut(i) {
                    Some(top) => {
                        let kind =
                            field.known(Message::new("ci-record-tile"), |id| game.pack.tile_of(sort, id));
                        *top = kind.unwrap_or(NONE);
                    }
                    None => field.refuse(Message::new("ci-record-stacks").with("path", field.path())),
                }
            }
            let left_out = sizes.get_or_null(sort.word()).value().is_none();
            for (i, field) in sizes.get(sort.word()).list().into_iter().enumerate() {
                let field = field.rule("CI-2.7").mandatory();
                match stacks.sizes.get_mut(i) {
                    Some(size) => *size = field.number(0..=18).unwrap_or(*size),
                    None => field.refuse(Message::new("ci-record-stacks").with("path", field.path())),
                }
            }
            // Left out: the tiles that are out came from the tallest stacks, the left-most of equals.
            for _ in 0..if left_out { out } else { 0 } {
                let tallest =
                    (0..stacks.sizes.len()).rev().max_by_key(|i| stacks.sizes[*i]).expect("three stacks");
                stacks.sizes[tallest] = stacks.sizes[tallest].saturating_sub(1);
            }
            for i in 0..stacks.sizes.len() {
                reading.require(stacks.sizes[i] > 0 || stacks.visible[i] == NONE, "CI-2.7", || {
                    Message::new("ci-record-stack-empty").with("sort", sort.word()).with("stack", i + 1)
                });
            }
            let mut total = 0;
            for (kind, count) in counts.iter().enumerate() {
                let kind_u8 = kind as u8;
                let seen = on_bases.iter().chain(&stacks.visible).filter(|t| **t == kind_u8).count()
                    + usize::from(stacks.removed[kind]);
                match usize::from(*count).checked_sub(seen) {
                    Some(unseen) => stacks.unseen[kind] = unseen as u8,
                    None => reading.refuse(
                        "CI-15.1",
                        Message::new("ci-record-tiles-of-kind")
                            .with("seen", seen)
                            .with("tile", game.tile_id(sort, kind_u8))
                            .with("count", *count),
                    ),
                }
                total += usize::from(*count);
            }
            let lying: usize = stacks.sizes.iter().map(|n| usize::from(*n)).sum();
            reading.require(lying + out == total, "CI-1.3", || {
                let counts = Message::new("ci-record-tiles").with("sort", sort.word()).with("lying", lying);
                counts.with("out", out).with("total", total)
            });
            // CI-2.7: a stack whose top is not named shows an unseen tile, turned up now.
            let missing: Vec<u8> = (0..3u8)
                .filter(|i| stacks.visible[usize::from(*i)] == NONE && stacks.sizes[usize::from(*i)] > 0)
                .filter(|_| !opening)
                .collect();
            for stack in missing.into_iter().rev() {
                let due = |task: &Task| matches!(task, Task::Room(s, n) | Task::Refill(s, n) if (*s, *n) == (sort, stack));
                if !state.agenda.iter().any(due) {
                    // One place stays free, as in every agenda that a record may have.
                    let room = state.agenda.len() + 1 < MAX_AGENDA;
                    reading.require(room, "CI-19.8", || Message::new("ci-record-pending"));
                    if room {
                        state.agenda.push(Task::Refill(sort, stack));
                    }
                }
            }
        }
        visible.close();
        sizes.close();
    }

    /// CI-1.2: 13 dice of each colour; the supply follows.
    pub(super) fn dice(&mut self, reading: &Reading) {
        let (game, state) = (self.game, &mut self.state);
        for seat in Seat::all(game.seats()) {
            let placed = u32::from(dice_of(seat, state.tables.spaces()));
            let ai = Some(seat) == game.ai_seat();
            let placed = placed
                + if ai {
                    u32::from(state.ai.dice)
                } else {
                    let crew = state.crew(seat);
                    let base =
                        [crew.pool, crew.rolled_dice(), crew.garage_dice(), crew.farm_dice(), crew.cantina];
                    base.map(u32::from).iter().sum()
                };
            let Some(supply) = u32::from(DICE).checked_sub(placed) else {
                let message = Message::new("ci-record-dice").with("seat", seat.index());
                reading.refuse("CI-1.2", message.with("placed", placed).with("dice", DICE));
                continue;
            };
            let place = if ai { &mut state.ai.supply } else { &mut state.crew_mut(seat).supply };
            *place = supply as u8;
        }
        // CI-4.3: no seat plans with more than the limit, Headquarters dice counted.
        for seat in Seat::all(game.humans()).filter(|_| state.phase == Phase::Plan) {
            let crew = state.crew(seat);
            let hq = game.hq_dice(state, seat);
            let planned = crew.pool + crew.rolled_dice() + crew.garage_dice() + crew.farm_dice() + hq;
            let limit = game.pack.base.dice_limit;
            reading.require(planned <= limit, "CI-4.3", || {
                let message = Message::new("ci-record-planned").with("seat", seat.index());
                message.with("planned", planned).with("limit", limit)
            });
        }
    }
}
