//! The numbers of answers at one table: a block for each verb, in the order of CI-19.3. How many numbers a verb has
//! follows from the boards in play and the cards of the pack.

use crate::pack::{MAX_FARMS, MAX_GARAGES, Res, STACKS, TOKENS};
use crate::{Action, Circadians, Place, Space};

/// A die shows 1 to 6, and a step has one of six directions.
pub(super) const FACES: u8 = 6;
const CLANS: u8 = 3;
const RESOURCES: u8 = Res::ALL.len() as u8;
/// Rooms of either sort of tile.
pub(super) const ROOMS: u8 = if MAX_FARMS > MAX_GARAGES { MAX_FARMS as u8 } else { MAX_GARAGES as u8 };

/// How many there are of what answers name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) characters: u8,
    pub(super) items: u8,
    pub(super) garages: u8,
    pub(super) farms: u8,
    pub(super) rows: u8,
    pub(super) depository: u8,
    pub(super) headquarters: u8,
    pub(super) mines: u8,
    pub(super) laboratory: u8,
    pub(super) foundry: u8,
    pub(super) control: u8,
    pub(super) market: u8,
    pub(super) academy: u8,
    pub(super) takes: u8,
    pub(super) dice_on_sale: u8,
}

impl Sizes {
    fn of(game: &Circadians) -> Sizes {
        let (pack, boards) = (&*game.pack, game.boards());
        Sizes {
            characters: pack.characters.len() as u8,
            items: pack.items.len() as u8,
            garages: pack.base.garage_fee.len() as u8,
            farms: pack.base.farms() as u8,
            rows: boards.rows.len() as u8,
            depository: boards.depository.len() as u8,
            headquarters: boards.headquarters,
            mines: boards.mines.len() as u8,
            laboratory: boards.laboratory,
            foundry: boards.foundry,
            control: boards.control_room,
            market: boards.market.len() as u8,
            academy: boards.academy.len() as u8,
            takes: pack.hq_reward.len() as u8,
            dice_on_sale: pack.academy_price.len() as u8,
        }
    }

    /// By sort of space, in their order: how many there are.
    fn spaces(&self) -> [u8; 9] {
        [CLANS * self.rows, self.depository, 1, self.mines, 1, 1, 1, self.market, self.academy]
    }

    /// By sort of place, in their order: how many there are.
    fn places(&self) -> [u8; 13] {
        [
            1,
            self.garages,
            self.farms,
            1,
            self.headquarters,
            self.mines,
            self.laboratory,
            self.foundry,
            self.control,
            self.market,
            self.academy,
            self.depository * FACES,
            CLANS * self.rows * FACES,
        ]
    }
}

/// A verb: a block of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Verb {
    KeepCharacter,
    PickCharacter,
    KeepItem,
    Garage,
    Farm,
    Ready,
    Act,
    StandDown,
    Skip,
    Pay,
    Trade,
    Also,
    Take,
    Swap,
    Done,
    Buy,
    Tile,
    Place,
    Replace,
    SetGarage,
    SetFarm,
    Use,
    Reward,
    Setback,
    Ignore,
    Suffer,
    Turn,
    LoseTile,
    LoseDie,
    Step,
    Discard,
    Grow,
    Stay,
    No,
    Resolve,
}

const VERBS: usize = Verb::Resolve as usize + 1;

/// The numbers of one table.
#[derive(Clone, Debug)]
pub struct Numbers {
    pub(super) sizes: Sizes,
    /// By verb: its first number; behind them the number of all.
    first: [u32; VERBS + 1],
    /// By sort of space: the spaces before it.
    spaces: [u32; 10],
    /// By sort of place: the places before it.
    places: [u32; 14],
}

fn sums<const N: usize, const M: usize>(lengths: [u8; N]) -> [u32; M] {
    let mut sums = [0; M];
    for (i, len) in lengths.into_iter().enumerate() {
        sums[i + 1] = sums[i] + u32::from(len);
    }
    sums
}

/// A thing by its number among so many.
#[inline]
fn of(number: u8, all: u8) -> Option<u32> {
    (number < all).then_some(number.into())
}

/// What a die shows.
#[inline]
fn face(value: u8) -> Option<u32> {
    of(value.wrapping_sub(1), FACES)
}

/// A thing with a die on it.
#[inline]
fn with_face(thing: Option<u32>, value: u8) -> Option<u32> {
    Some(thing? * u32::from(FACES) + face(value)?)
}

impl Numbers {
    pub(super) fn of(game: &Circadians) -> Numbers {
        let sizes = Sizes::of(game);
        let (spaces, places) = (sums(sizes.spaces()), sums(sizes.places()));
        let mut numbers = Numbers { sizes, first: [0; VERBS + 1], spaces, places };
        let lengths = numbers.lengths();
        for (verb, len) in lengths.into_iter().enumerate() {
            numbers.first[verb + 1] = numbers.first[verb] + len;
        }
        numbers
    }

    /// By verb: how many answers there are.
    fn lengths(&self) -> [u32; VERBS] {
        let Sizes { characters, items, garages, farms, depository, takes, dice_on_sale, .. } = self.sizes;
        let [characters, items, garages, farms] = [characters, items, garages, farms].map(u32::from);
        let [faces, resources, rooms] = [FACES, RESOURCES, ROOMS].map(u32::from);
        let (stacks, tokens) = (STACKS as u32, TOKENS as u32);
        [
            characters,
            characters,
            items,
            faces,
            farms * faces,
            1,
            self.spaces[9] * faces,
            1,
            1,
            resources,
            items,
            depository.into(),
            takes.into(),
            resources * resources,
            1,
            dice_on_sale.into(),
            2 * stacks,
            1,
            rooms,
            garages * faces,
            farms * faces,
            1,
            tokens,
            tokens,
            1,
            tokens,
            tokens,
            2 * rooms,
            self.places[13],
            faces,
            items,
            farms * resources,
            1,
            1,
            1,
        ]
    }

    /// The number of an answer that has one. Short, so that it becomes part of the places where answers are made: there the
    /// verb is known and need not be found out.
    #[inline(always)]
    pub(super) fn number_of_legal(&self, action: Action) -> u16 {
        let single = |verb: Verb| self.first[verb as usize] as u16;
        let face = |value: u8| u16::from(value.wrapping_sub(1));
        match action {
            Action::Garage(v) => single(Verb::Garage) + face(v),
            Action::Farm(n, v) => single(Verb::Farm) + u16::from(n) * u16::from(FACES) + face(v),
            Action::Ready => single(Verb::Ready),
            Action::StandDown => single(Verb::StandDown),
            Action::Skip => single(Verb::Skip),
            Action::Done => single(Verb::Done),
            action => self.number_of_other(action),
        }
    }

    #[inline(never)]
    fn number_of_other(&self, action: Action) -> u16 {
        self.number(action).map_or(u16::MAX, |number| number as u16)
    }

    /// The number of an answer.
    #[inline(always)]
    pub(super) fn number(&self, action: Action) -> Option<u32> {
        let (verb, place) = self.place(action);
        Some(self.first[verb as usize] + place?)
    }

    /// The block of an answer, and its place there.
    #[inline(always)]
    fn place(&self, action: Action) -> (Verb, Option<u32>) {
        let sizes = &self.sizes;
        match action {
            Action::KeepCharacter(c) => (Verb::KeepCharacter, of(c, sizes.characters)),
            Action::PickCharacter(c) => (Verb::PickCharacter, of(c, sizes.characters)),
            Action::KeepItem(i) => (Verb::KeepItem, of(i, sizes.items)),
            Action::Garage(v) => (Verb::Garage, face(v)),
            Action::Farm(n, v) => (Verb::Farm, with_face(of(n, sizes.farms), v)),
            Action::Ready => (Verb::Ready, Some(0)),
            Action::Act(space, v) => (Verb::Act, with_face(self.space(space), v)),
            Action::StandDown => (Verb::StandDown, Some(0)),
            Action::Skip => (Verb::Skip, Some(0)),
            Action::Pay(res) => (Verb::Pay, Some(res as u32)),
            Action::Trade(i) => (Verb::Trade, of(i, sizes.items)),
            Action::Also(row) => (Verb::Also, of(row, sizes.depository)),
            Action::Take(i) => (Verb::Take, of(i, sizes.takes)),
            Action::Swap(give, get) => (Verb::Swap, Some(give as u32 * u32::from(RESOURCES) + get as u32)),
            Action::Done => (Verb::Done, Some(0)),
            Action::Buy(n) => (Verb::Buy, of(n.wrapping_sub(1), sizes.dice_on_sale)),
            Action::Tile(sort, n) => {
                (Verb::Tile, of(n, STACKS as u8).map(|n| sort as u32 * STACKS as u32 + n))
            }
            Action::Place => (Verb::Place, Some(0)),
            Action::Replace(n) => (Verb::Replace, of(n, ROOMS)),
            Action::SetGarage(n, v) => (Verb::SetGarage, with_face(of(n, sizes.garages), v)),
            Action::SetFarm(n, v) => (Verb::SetFarm, with_face(of(n, sizes.farms), v)),
            Action::Use => (Verb::Use, Some(0)),
            Action::Reward(kind) => (Verb::Reward, Some(kind as u32)),
            Action::Setback(c) => (Verb::Setback, of(c, TOKENS as u8)),
            Action::Ignore => (Verb::Ignore, Some(0)),
            Action::Suffer(kind) => (Verb::Suffer, Some(kind as u32)),
            Action::Turn(kind) => (Verb::Turn, Some(kind as u32)),
            Action::LoseTile(sort, n) => {
                (Verb::LoseTile, of(n, ROOMS).map(|n| sort as u32 * u32::from(ROOMS) + n))
            }
            Action::LoseDie(place) => (Verb::LoseDie, self.lost_from(place)),
            Action::Step(d) => (Verb::Step, face(d)),
            Action::Discard(i) => (Verb::Discard, of(i, sizes.items)),
            Action::Grow(n, res) => {
                (Verb::Grow, of(n, sizes.farms).map(|n| n * u32::from(RESOURCES) + res as u32))
            }
            Action::Stay => (Verb::Stay, Some(0)),
            Action::No => (Verb::No, Some(0)),
            Action::Resolve => (Verb::Resolve, Some(0)),
        }
    }

    /// A space named in `act`, among all.
    #[inline]
    fn space(&self, space: Space) -> Option<u32> {
        let sizes = &self.sizes;
        let (sort, place) = match space {
            Space::Negotiation(clan, row) => (0, self.below_clan(clan, row)),
            Space::Depository(row) => (1, of(row, sizes.depository)),
            Space::Headquarters => (2, Some(0)),
            Space::Mine(i) => (3, of(i, sizes.mines)),
            Space::Laboratory => (4, Some(0)),
            Space::Foundry => (5, Some(0)),
            Space::Control => (6, Some(0)),
            Space::Market(i) => (7, of(i, sizes.market)),
            Space::Academy(i) => (8, of(i, sizes.academy)),
        };
        Some(self.spaces[sort] + place?)
    }

    #[inline]
    fn below_clan(&self, clan: u8, row: u8) -> Option<u32> {
        Some(of(clan, CLANS)? * u32::from(self.sizes.rows) + of(row, self.sizes.rows)?)
    }

    /// A place that a die can be lost from, among all.
    fn lost_from(&self, place: Place) -> Option<u32> {
        let sizes = &self.sizes;
        let (sort, place) = match place {
            Place::Pool => (0, Some(0)),
            Place::Garage(i) => (1, of(i, sizes.garages)),
            Place::Farm(i) => (2, of(i, sizes.farms)),
            Place::Cantina => (3, Some(0)),
            Place::Headquarters(i) => (4, of(i, sizes.headquarters)),
            Place::Mine(i) => (5, of(i, sizes.mines)),
            Place::Laboratory(i) => (6, of(i, sizes.laboratory)),
            Place::Foundry(i) => (7, of(i, sizes.foundry)),
            Place::Control(i) => (8, of(i, sizes.control)),
            Place::Market(i) => (9, of(i, sizes.market)),
            Place::Academy(i) => (10, of(i, sizes.academy)),
            Place::Depository(row, value) => (11, with_face(of(row, sizes.depository), value)),
            Place::Negotiation(clan, row, value) => (12, with_face(self.below_clan(clan, row), value)),
        };
        Some(self.places[sort] + place?)
    }
}
