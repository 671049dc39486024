//! Points, ranks and ties (ch. 12, CI-17.20).

use crate::pack::{Counter, Opponent};
use crate::{Circadians, Known, KnownCrew, NONE, Phase, Public, PublicCrew, Sort, bits, dice_of};
use solarium_core::{Parts, Seat, SeatScore};
use std::iter::repeat_n;

/// The points of a human in the five parts of CI-12.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// Printed points of own dice on the Negotiation board.
    pub negotiation: i32,
    /// Face-up Items and their benefits.
    pub items: i32,
    /// The Cache the Harvester stands on.
    pub harvester: i32,
    /// Tiles and the left-most empty rooms.
    pub base: i32,
    /// Gems.
    pub gems: i32,
}

impl Points {
    /// The sum.
    pub const fn total(self) -> i32 {
        self.negotiation + self.items + self.harvester + self.base + self.gems
    }
}

impl Circadians {
    /// Clan and row of each die of the seat on the Negotiation board, by row.
    fn deals(&self, state: &Public, seat: Seat) -> impl Iterator<Item = (usize, usize)> {
        let tables = &state.tables.negotiation;
        let rows = self.boards().rows.iter().enumerate();
        let rows_of_slots = rows.flat_map(|(row, printed)| repeat_n(row, usize::from(printed.spaces)));
        rows_of_slots.enumerate().flat_map(move |(slot, row)| {
            (0..tables.len())
                .filter(move |clan| tables[*clan][slot].belongs_to(seat))
                .map(move |clan| (clan, row))
        })
    }

    /// Points of the tiles of a base, and of its left-most empty rooms.
    fn base_points(&self, crew: &PublicCrew) -> impl Iterator<Item = u8> {
        let (upgrades, farms) = (crew.tiles(Sort::Upgrade), crew.tiles(Sort::Farm));
        let base = &self.pack.base;
        let rooms = [base.upgrade_room_points.get(upgrades.len()), base.farm_room_points.get(farms.len())];
        let upgrades = upgrades.iter().map(|kind| self.tile(Sort::Upgrade, *kind).points);
        let farms = farms.iter().map(|kind| self.tile(Sort::Farm, *kind).points);
        upgrades.chain(farms).chain(rooms.into_iter().flatten().copied())
    }

    /// The points of a human, counting what is on the table now (CI-18.15): a face-down Cache counts 0.
    pub fn human_points(&self, state: &impl Known, seat: Seat) -> Points {
        solarium_core::exercise!("CI-18.15");
        let crew = state.crew(seat);
        let mut points = Points { gems: crew.res()[3] as i32, ..Points::default() };
        let mut dice_below = [0; 3];
        for (clan, row) in self.deals(state, seat) {
            dice_below[clan] += 1;
            points.negotiation += i32::from(self.boards().rows[row].points[clan]);
        }
        for item in bits(crew.items) {
            let (printed, counted) = self.item_points(state, seat, item, dice_below);
            points.items += printed + counted;
        }
        if let Some(cache) = self.planet(state).cache_number(crew.harvester)
            && state.caches[cache] != NONE
        {
            points.harvester = i32::from(state.caches[cache]);
        }
        points.base = self.base_points(crew).map(i32::from).sum();
        points
    }

    /// What an Item on the table is worth: its printed points, and what its benefits count.
    fn item_points(&self, state: &impl Known, seat: Seat, item: u8, dice_below: [i32; 3]) -> (i32, i32) {
        let card = &self.pack.items[usize::from(item)];
        let mut counted = 0;
        for (p, per, counter) in card.scores() {
            // CI-12.3: full groups only.
            solarium_core::exercise!("CI-12.3");
            counted += i32::from(p) * (self.count(state, seat, counter, dice_below) / i32::from(per));
        }
        (i32::from(card.points), counted)
    }

    /// What each part of the points is made of (CI-12.1, CI-17.20), where it is made of several things.
    pub(crate) fn points_in_detail(&self, state: &impl Known, seat: Seat) -> Vec<(&'static str, String)> {
        solarium_core::exercise!("CI-12.1", "CI-17.20");
        let human = seat.index() < self.humans();
        let mut dice_below = [0; 3];
        let mut worths: [Vec<String>; 3] = Default::default();
        for (clan, row) in self.deals(state, seat) {
            dice_below[clan] += 1;
            let printed = self.boards().rows[row].points[clan];
            let worth = if human { printed } else { self.opponent().row_points(row) };
            worths[clan].push(worth.to_string());
        }
        let deals = self.pack.clans.iter().zip(&worths).filter(|(_, worths)| !worths.is_empty());
        let deals = deals.map(|(clan, worths)| format!("{} {}", clan.name, worths.join(" + ")));
        let deals = ("negotiation", deals.collect::<Vec<_>>().join(", "));
        if !human {
            let dice = dice_of(seat, state.tables.depository.as_flattened());
            let each = self.opponent().depository;
            let progress = format!("{} × {}", state.ai.progress, self.pack.ai.progress_points);
            return vec![deals, ("depository", format!("{dice} × {each}")), ("progress", progress)];
        }
        let crew = state.crew(seat);
        let items = bits(crew.items).map(|item| {
            let name = self.item_name(item);
            match self.item_points(state, seat, item, dice_below) {
                (printed, 0) => format!("{name} {printed}"),
                (printed, counted) => format!("{name} {printed} + {counted}"),
            }
        });
        let base = self.base_points(crew).filter(|worth| *worth > 0).map(|worth| worth.to_string());
        vec![
            deals,
            ("items", items.collect::<Vec<_>>().join(", ")),
            ("base", base.collect::<Vec<_>>().join(" + ")),
        ]
    }

    /// CI-12.2, CI-12.3: what a `score` benefit counts; nothing else makes cards in hand, dice or supplies count.
    fn count(&self, state: &impl Known, seat: Seat, counter: Counter, dice_below: [i32; 3]) -> i32 {
        solarium_core::exercise!("CI-12.2", "CI-12.3");
        let crew = state.crew(seat);
        match counter {
            Counter::NegDie => dice_below.iter().sum(),
            Counter::LeyrienDie => dice_below[0],
            Counter::ZcharoDie => dice_below[1],
            Counter::JrayekDie => dice_below[2],
            Counter::DepDie => i32::from(dice_of(seat, state.tables.depository.as_flattened())),
            Counter::HandItem => i32::from(crew.hand_size()),
            Counter::Water => crew.res()[0] as i32,
            Counter::Algae => crew.res()[1] as i32,
            Counter::Power => crew.res()[2] as i32,
            Counter::Gem => crew.res()[3] as i32,
            Counter::UpgradeTile => crew.upgrade_count() as i32,
            Counter::FarmTile => crew.farm_tile_count() as i32,
            Counter::GameItem => (crew.items & self.pack.game_items).count_ones() as i32,
            Counter::EndItem => (crew.items & !self.pack.game_items).count_ones() as i32,
            Counter::OwnDie => i32::from(crew.pool + self.hq_dice(state, seat)),
        }
    }

    /// The opponent the AI plays as.
    pub(crate) fn opponent(&self) -> &Opponent {
        let opponents = &self.pack.ai.opponents;
        &opponents[usize::from(self.setup.opponent.max(1) - 1).min(opponents.len() - 1)]
    }

    /// The AI's points (CI-17.20): Negotiation, Depository, Harvester, Progress, Gems.
    pub fn ai_points(&self, state: &Public, seat: Seat) -> [i32; 5] {
        solarium_core::exercise!("CI-17.20");
        let ai = &state.ai;
        let opponent = self.opponent();
        let negotiation = self.deals(state, seat).map(|(_, row)| i32::from(opponent.row_points(row))).sum();
        let dice = dice_of(seat, state.tables.depository.as_flattened());
        // The nearest Cache; ties: the highest points.
        let planet = self.planet(state);
        let near = planet.caches.iter().map(|cache| planet.distance(ai.harvester, *cache)).min();
        let harvester = planet
            .caches
            .iter()
            .zip(state.caches)
            .filter(|(cache, points)| *points != NONE && Some(planet.distance(ai.harvester, **cache)) == near)
            .map(|(_, points)| i32::from(points))
            .max()
            .unwrap_or(0);
        [
            negotiation,
            i32::from(dice) * i32::from(opponent.depository),
            harvester,
            i32::from(ai.progress) * i32::from(self.pack.ai.progress_points),
            ai.gems as i32,
        ]
    }

    /// The points of a seat, now, as far as they follow from what is known.
    pub fn points_of(&self, state: &impl Known, seat: Seat) -> i32 {
        if self.ai_seat() == Some(seat) {
            self.ai_points(state, seat).iter().sum()
        } else {
            self.human_points(state, seat).total()
        }
    }

    /// CI-12.4: what breaks ties: dice in pool and Headquarters (AI: on its board), then Power + Algae + Water (AI: 0).
    pub(crate) fn tie(&self, state: &impl Known, seat: Seat) -> (i32, i32) {
        if self.ai_seat() == Some(seat) {
            return (i32::from(state.ai.dice), 0);
        }
        solarium_core::exercise!("CI-12.4");
        let crew = state.crew(seat);
        (i32::from(crew.pool + self.hq_dice(state, seat)), crew.res()[..3].iter().sum::<u32>() as i32)
    }

    /// What seats are ranked by.
    fn standing(&self, state: &impl Known, seat: Seat) -> (i32, i32, i32) {
        let (dice, resources) = self.tie(state, seat);
        (self.points_of(state, seat), dice, resources)
    }

    /// CI-12.5: a victory, shared among those who are equal in everything; 0 until the game is over.
    pub(crate) fn share_of_victory(&self, state: &impl Known, seat: Seat) -> f64 {
        if !(state.phase == Phase::Over && state.caches_up()) {
            return 0.0;
        }
        solarium_core::exercise!("CI-12.5");
        let own = self.standing(state, seat);
        let mut equals = 0;
        let seats = self.humans() + usize::from(self.ai_seat().is_some());
        for other in Seat::all(seats).map(|seat| self.standing(state, seat)) {
            if other > own {
                return 0.0;
            }
            equals += u32::from(other == own);
        }
        1.0 / f64::from(equals)
    }

    pub(crate) fn all_scores(&self, state: &impl Known) -> Vec<SeatScore> {
        let seats = self.humans() + usize::from(self.ai_seat().is_some());
        let standing = |seat: Seat| self.standing(state, seat);
        let over = state.phase == Phase::Over && state.caches_up();
        Seat::all(seats)
            .map(|seat| {
                let (total, dice, resources) = standing(seat);
                // CI-12.5: humans and the AI are ranked in one list; a full tie is shared.
                solarium_core::exercise!("CI-12.5");
                let better = Seat::all(seats).filter(|other| standing(*other) > standing(seat)).count();
                SeatScore {
                    seat,
                    total,
                    parts: self.parts(state, seat),
                    tie: Parts(vec![("dice", dice), ("resources", resources)]),
                    rank: over.then_some(better as u8 + 1),
                    won: over.then_some(better == 0),
                    level: None,
                }
            })
            .collect()
    }

    fn parts(&self, state: &impl Known, seat: Seat) -> Parts {
        if self.ai_seat() == Some(seat) {
            let [negotiation, depository, harvester, progress, gems] = self.ai_points(state, seat);
            return Parts(vec![
                ("negotiation", negotiation),
                ("depository", depository),
                ("harvester", harvester),
                ("progress", progress),
                ("gems", gems),
            ]);
        }
        let points = self.human_points(state, seat);
        Parts(vec![
            ("negotiation", points.negotiation),
            ("items", points.items),
            ("harvester", points.harvester),
            ("base", points.base),
            ("gems", points.gems),
        ])
    }
}
