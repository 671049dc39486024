//! The JSON of a view: everything by name.

use crate::records::notation::CLAN_LETTERS;
use crate::rules::die::Die;
use crate::rules::flow::Question;
use crate::rules::known::KnownCrew;
use crate::rules::opening::side_letter;
use crate::rules::state::{NONE, Phase, Sort};
use crate::rules::view::View;
use serde::{Serialize, Serializer};
use solarium_core::{Seat, Viewer};
use std::collections::BTreeMap;

#[derive(Serialize)]
struct Shown<'a> {
    viewer: Option<Seat>,
    round: u8,
    phase: &'static str,
    part: Option<&'static str>,
    first: Option<u8>,
    turn: Vec<Seat>,
    event: Option<&'a str>,
    events_seen: Vec<&'a str>,
    planet: Option<char>,
    clans: [Option<char>; 3],
    seats: Vec<ShownSeat<'a>>,
    negotiation: Vec<ShownDie>,
    depository: Vec<ShownColumn>,
    hq: Vec<ShownHq>,
    locations: Vec<ShownDie>,
    advancements: BTreeMap<u8, &'static str>,
    setbacks: BTreeMap<&'a str, &'static str>,
    visible: ShownTiles<'a>,
    stack_sizes: ShownSizes,
    removed: Vec<&'a str>,
    tokens_taken: Vec<&'a str>,
    caches_up: bool,
    caches: BTreeMap<&'a str, u8>,
    item_pile: u8,
    item_discard: Vec<&'a str>,
    item_bottom: Vec<ShownBottom<'a>>,
    acting: Option<ShownDieAction>,
    asked: Option<u8>,
}

#[derive(Serialize)]
struct ShownSeat<'a> {
    seat: Seat,
    kind: &'static str,
    colour: &'static str,
    points: i32,
    #[serde(flatten)]
    crew: Option<ShownCrew<'a>>,
    #[serde(flatten)]
    ai: Option<ShownRival<'a>>,
}

#[derive(Serialize)]
struct ShownCrew<'a> {
    character: Option<&'a str>,
    dealt: Option<Vec<&'a str>>,
    refused: Option<&'a str>,
    supplies_hidden: bool,
    water: Option<u32>,
    algae: Option<u32>,
    power: Option<u32>,
    gems: Option<u32>,
    supply: u8,
    pool: u8,
    rolled: Option<Vec<u8>>,
    dice_rolled: u8,
    ready: bool,
    garages: Option<Vec<Option<u8>>>,
    farms: Option<Vec<Option<u8>>>,
    cantina: u8,
    upgrades: Vec<&'a str>,
    farm_tiles: Vec<&'a str>,
    hand_size: u8,
    hand: Option<Vec<&'a str>>,
    packet_size: u8,
    packet: Option<Vec<&'a str>>,
    passed: Option<[Vec<&'a str>; 2]>,
    kept: Option<&'a str>,
    discarding: Option<Vec<&'a str>>,
    grown: Option<Vec<Option<String>>>,
    items: Vec<&'a str>,
    harvester: Option<&'a str>,
}

#[derive(Serialize)]
struct ShownRival<'a> {
    dice: u8,
    supply: u8,
    gems: u32,
    progress: u8,
    harvester: Option<&'a str>,
    card: Option<&'a str>,
    schemes_discarded: Vec<&'a str>,
    schemes_shown: Vec<&'a str>,
}

#[derive(Serialize)]
struct ShownDie {
    space: String,
    seat: Option<Seat>,
    value: u8,
}

#[derive(Serialize)]
struct ShownColumn {
    column: u8,
    row: char,
    seat: Seat,
}

#[derive(Serialize)]
struct ShownHq {
    space: u8,
    seat: Seat,
    value: u8,
}

#[derive(Serialize)]
struct ShownTiles<'a> {
    farm: Vec<Option<&'a str>>,
    upgrade: Vec<Option<&'a str>>,
}

#[derive(Serialize)]
struct ShownSizes {
    farm: [u8; 3],
    upgrade: [u8; 3],
}

#[derive(Serialize)]
struct ShownBottom<'a> {
    item: Option<&'a str>,
    seat: u8,
}

#[derive(Serialize)]
struct ShownDieAction {
    seat: Seat,
    space: String,
    value: u8,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}

impl View {
    fn item(&self, i: u8) -> &str {
        &self.game.pack.items[usize::from(i)].id
    }

    fn items(&self, set: u64) -> Vec<&str> {
        crate::bits(set).map(|i| self.item(i)).collect()
    }

    fn space(&self, space: u8) -> Option<&str> {
        (self.planet_side != NONE).then(|| self.game.planet(self).name(space))
    }

    fn schemes(&self, set: u32) -> Vec<&str> {
        crate::bits(set).map(|s| self.game.pack.ai.schemes[usize::from(s)].id.as_str()).collect()
    }

    fn tiles(&self, sort: Sort) -> Vec<Option<&str>> {
        let visible = self.stacks(sort).visible;
        visible.iter().map(|k| (*k != NONE).then(|| self.game.tile_id(sort, *k))).collect()
    }

    fn character(&self, character: u8) -> Option<&str> {
        (character != NONE).then(|| self.game.pack.characters[usize::from(character)].id.as_str())
    }

    fn shown(&self) -> Shown<'_> {
        let state = self;
        let game = &self.game;
        let pack = &*game.pack;
        let side = |s: u8| (s != NONE).then(|| side_letter(s));
        Shown {
            viewer: match self.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            round: state.round,
            phase: state.phase.word(),
            part: (state.phase == Phase::Execute).then(|| state.part.word()),
            first: (state.first != NONE).then_some(state.first),
            turn: match game.whose_turn(state) {
                solarium_core::Turn::Decide(seats) => seats.iter().collect(),
                _ => Vec::new(),
            },
            event: (state.event != NONE).then(|| pack.events[usize::from(state.event)].id.as_str()),
            events_seen: pack
                .events
                .iter()
                .enumerate()
                .filter(|(i, _)| state.events_left & (1 << i) == 0)
                .map(|(_, e)| e.id.as_str())
                .collect(),
            planet: side(state.planet_side),
            clans: state.clan_sides.map(side),
            seats: self.shown_seats(),
            negotiation: self.shown_negotiation(),
            depository: self.shown_depository(),
            hq: self.shown_hq(),
            locations: self.shown_locations(),
            advancements: pack
                .advancements
                .iter()
                .zip(state.advancements)
                .filter(|(_, space)| *space != NONE)
                .map(|(value, space)| (*value, pack.consequences[usize::from(space)].word()))
                .collect(),
            setbacks: pack
                .setbacks
                .iter()
                .zip(state.setbacks)
                .filter(|(_, space)| *space != NONE)
                .map(|(token, space)| (token.id.as_str(), pack.consequences[usize::from(space)].word()))
                .collect(),
            visible: ShownTiles { farm: self.tiles(Sort::Farm), upgrade: self.tiles(Sort::Upgrade) },
            stack_sizes: ShownSizes { farm: state.farm_stacks.sizes, upgrade: state.upgrade_stacks.sizes },
            removed: [Sort::Farm, Sort::Upgrade]
                .into_iter()
                .flat_map(|sort| {
                    state.stacks(sort).removed.iter().enumerate().flat_map(move |(kind, n)| {
                        std::iter::repeat_n(kind, usize::from(*n)).map(move |kind| (sort, kind))
                    })
                })
                .map(|(sort, kind)| game.tile_id(sort, kind as u8))
                .collect(),
            tokens_taken: self.tokens_taken(),
            caches_up: state.caches_up(),
            caches: self.shown_caches(),
            item_pile: state.item_pile,
            item_discard: self.items(state.item_discard),
            item_bottom: state
                .item_bottom
                .iter()
                .map(|(item, seat)| ShownBottom { item: item.map(|item| self.item(item)), seat: *seat })
                .collect(),
            acting: (!state.agenda.is_empty() && state.phase == Phase::Execute).then(|| ShownDieAction {
                seat: state.die_action.seat,
                space: crate::records::notation::space(game, state.die_action.space),
                value: state.die_action.value,
            }),
            asked: self.question().map(Question::row),
        }
    }

    fn tokens_taken(&self) -> Vec<&str> {
        if self.planet_side == NONE {
            return Vec::new();
        }
        let taken = self.game.planet(self).tokens & !self.tokens;
        crate::bits(taken).filter_map(|s| self.space(s)).collect()
    }

    fn shown_hq(&self) -> Vec<ShownHq> {
        let spaces = self.tables.hq.iter().zip(1..);
        spaces
            .filter_map(|(die, space)| die.owner().map(|seat| ShownHq { space, seat, value: die.value() }))
            .collect()
    }

    fn shown_caches(&self) -> BTreeMap<&str, u8> {
        if self.planet_side == NONE {
            return BTreeMap::new();
        }
        let planet = self.game.planet(self);
        planet
            .caches
            .iter()
            .zip(self.caches)
            .filter(|(_, points)| *points != NONE)
            .map(|(space, points)| (planet.name(*space), points))
            .collect()
    }

    fn shown_seats(&self) -> Vec<ShownSeat<'_>> {
        let game = &self.game;
        let seat = |seat: Seat, crew, ai| ShownSeat {
            seat,
            kind: if game.ai_seat() == Some(seat) { "ai" } else { "human" },
            colour: game.setup.colour(seat),
            points: if self.planet_side == NONE { 0 } else { game.points_of(self, seat) },
            crew,
            ai,
        };
        let mut seats: Vec<ShownSeat<'_>> =
            game.seats_of_humans().map(|s| seat(s, Some(self.shown_crew(s)), None)).collect();
        seats.extend(game.ai_seat().map(|s| {
            let ai = self.ai;
            let rival = ShownRival {
                dice: ai.dice,
                supply: ai.supply,
                gems: ai.gems,
                progress: ai.progress,
                harvester: self.space(ai.harvester),
                card: (ai.card != NONE).then(|| game.pack.ai.schemes[usize::from(ai.card)].id.as_str()),
                schemes_discarded: self.schemes(ai.discard),
                schemes_shown: self.schemes(ai.shown),
            };
            seat(s, None, Some(rival))
        }));
        seats
    }

    fn shown_crew(&self, seat: Seat) -> ShownCrew<'_> {
        let game = &self.game;
        let crew = self.crew(seat);
        let own = crew.own();
        let dice_shown = own.is_some() || self.phase != Phase::Plan;
        let total = |i: usize| (!crew.supplies_hidden()).then(|| crew.res()[i]);
        let dice = |values: &[u8]| values.iter().map(|v| (*v > 0).then_some(*v)).collect();
        ShownCrew {
            character: self.character(crew.character()),
            dealt: own.map(|crew| crate::bits(crew.dealt).filter_map(|c| self.character(c)).collect()),
            refused: self.character(crew.refused()),
            supplies_hidden: crew.supplies_hidden(),
            water: total(0),
            algae: total(1),
            power: total(2),
            gems: total(3),
            supply: crew.supply,
            pool: crew.pool,
            rolled: dice_shown.then(|| {
                (1..=6u8)
                    .flat_map(|v| std::iter::repeat_n(v, usize::from(crew.rolled()[usize::from(v) - 1])))
                    .collect()
            }),
            dice_rolled: crew.rolled_dice() + crew.garage_dice() + crew.farm_dice() + crew.hidden_dice(),
            ready: crew.ready,
            garages: dice_shown.then(|| dice(&crew.garages()[..game.pack.base.garages()])),
            farms: dice_shown.then(|| dice(&crew.farms()[..game.pack.base.farms()])),
            cantina: crew.cantina,
            upgrades: crew.upgrades[..crew.upgrade_count()]
                .iter()
                .map(|k| game.tile_id(Sort::Upgrade, *k))
                .collect(),
            farm_tiles: crew.farm_tiles[..crew.farm_tile_count()]
                .iter()
                .map(|k| game.tile_id(Sort::Farm, *k))
                .collect(),
            hand_size: crew.hand_size(),
            hand: own.map(|crew| self.items(crew.hand)),
            packet_size: crew.packet_size(),
            packet: own.map(|crew| self.items(crew.packet)),
            passed: own.map(|crew| crew.passed.map(|set| self.items(set))),
            kept: own.filter(|crew| crew.kept != NONE).map(|crew| self.item(crew.kept)),
            discarding: own.map(|crew| self.items(crew.discarding)),
            grown: own.map(|crew| {
                crew.grown[..game.pack.base.farms()]
                    .iter()
                    .map(|r| crate::pack::Res::from_index(*r).map(|r| r.to_string()))
                    .collect()
            }),
            items: self.items(crew.items),
            harvester: self.space(crew.harvester),
        }
    }

    fn shown_negotiation(&self) -> Vec<ShownDie> {
        let mut list = Vec::new();
        for (clan, below) in self.tables.negotiation.iter().enumerate() {
            for row in 0..self.game.boards().rows.len() as u8 {
                for slot in self.game.row_slots(row) {
                    if below[slot].is_some() {
                        list.push(shown_die(format!("{}{}", CLAN_LETTERS[clan], row + 1), below[slot]));
                    }
                }
            }
        }
        list
    }

    fn shown_depository(&self) -> Vec<ShownColumn> {
        let mut list = Vec::new();
        for (printed, row) in self.game.boards().depository.iter().zip(self.tables.depository) {
            list.extend(row.iter().filter_map(|die| {
                die.owner().map(|seat| ShownColumn { column: die.value(), row: printed.id, seat })
            }));
        }
        list
    }

    fn shown_locations(&self) -> Vec<ShownDie> {
        let tables = self.tables;
        let mut list = named(&tables.mine, |i| format!("mine-{}", i + 1));
        for (i, pair) in tables.lab.iter().enumerate() {
            list.extend(pair.iter().filter(|d| d.is_some()).map(|d| shown_die(format!("lab-{}", i + 1), *d)));
        }
        list.extend(named(&tables.foundry, |i| format!("foundry-{}", i + 1)));
        list.extend(named(&tables.control, |i| format!("control-{}", i + 1)));
        list.extend(named(&tables.market, |i| format!("market-{}", i + 1)));
        list.extend(named(&tables.academy, |i| format!("academy-{}", i + 1)));
        list
    }
}

fn shown_die(space: String, die: Die) -> ShownDie {
    ShownDie { space, seat: die.owner(), value: die.value() }
}

fn named(spaces: &[Die], name: impl Fn(usize) -> String) -> Vec<ShownDie> {
    spaces.iter().enumerate().filter(|(_, d)| d.is_some()).map(|(i, d)| shown_die(name(i), *d)).collect()
}
