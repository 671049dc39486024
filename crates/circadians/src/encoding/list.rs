//! Every answer that has a number, in order.

use super::numbers::{FACES, Numbers, ROOMS};
use crate::pack::{Consequence, Res, STACKS, TOKENS};
use crate::{Action, Place, Sort, Space};

const SORTS: [Sort; 2] = [Sort::Farm, Sort::Upgrade];

impl Numbers {
    /// Calls `f` with every answer that has a number, ascending.
    pub(super) fn for_each(&self, mut f: impl FnMut(Action)) {
        let sizes = &self.sizes;
        (0..sizes.characters).map(Action::KeepCharacter).for_each(&mut f);
        (0..sizes.characters).map(Action::PickCharacter).for_each(&mut f);
        (0..sizes.items).map(Action::KeepItem).for_each(&mut f);
        (1..=FACES).map(Action::Garage).for_each(&mut f);
        with_faces(0..sizes.farms, Action::Farm).for_each(&mut f);
        f(Action::Ready);
        self.each_space(&mut |space| (1..=FACES).for_each(|v| f(Action::Act(space, v))));
        f(Action::StandDown);
        f(Action::Skip);
        Res::ALL.into_iter().map(Action::Pay).for_each(&mut f);
        (0..sizes.items).map(Action::Trade).for_each(&mut f);
        (0..sizes.depository).map(Action::Also).for_each(&mut f);
        (0..sizes.takes).map(Action::Take).for_each(&mut f);
        for give in Res::ALL {
            Res::ALL.into_iter().for_each(|get| f(Action::Swap(give, get)));
        }
        f(Action::Done);
        (1..=sizes.dice_on_sale).map(Action::Buy).for_each(&mut f);
        for sort in SORTS {
            (0..STACKS as u8).for_each(|stack| f(Action::Tile(sort, stack)));
        }
        f(Action::Place);
        (0..ROOMS).map(Action::Replace).for_each(&mut f);
        with_faces(0..sizes.garages, Action::SetGarage).for_each(&mut f);
        with_faces(0..sizes.farms, Action::SetFarm).for_each(&mut f);
        f(Action::Use);
        Consequence::ALL.into_iter().map(Action::Reward).for_each(&mut f);
        (0..TOKENS as u8).map(Action::Setback).for_each(&mut f);
        f(Action::Ignore);
        Consequence::ALL.into_iter().map(Action::Suffer).for_each(&mut f);
        Consequence::ALL.into_iter().map(Action::Turn).for_each(&mut f);
        for sort in SORTS {
            (0..ROOMS).for_each(|room| f(Action::LoseTile(sort, room)));
        }
        self.each_place(&mut |place| f(Action::LoseDie(place)));
        (1..=FACES).map(Action::Step).for_each(&mut f);
        (0..sizes.items).map(Action::Discard).for_each(&mut f);
        for farm in 0..sizes.farms {
            Res::ALL.into_iter().for_each(|res| f(Action::Grow(farm, res)));
        }
        [Action::Stay, Action::No, Action::Resolve].into_iter().for_each(f);
    }

    fn each_space(&self, f: &mut impl FnMut(Space)) {
        let sizes = &self.sizes;
        for clan in 0..3 {
            (0..sizes.rows).for_each(|row| f(Space::Negotiation(clan, row)));
        }
        (0..sizes.depository).map(Space::Depository).for_each(&mut *f);
        f(Space::Headquarters);
        (0..sizes.mines).map(Space::Mine).for_each(&mut *f);
        [Space::Laboratory, Space::Foundry, Space::Control].into_iter().for_each(&mut *f);
        (0..sizes.market).map(Space::Market).for_each(&mut *f);
        (0..sizes.academy).map(Space::Academy).for_each(f);
    }

    fn each_place(&self, f: &mut impl FnMut(Place)) {
        let sizes = &self.sizes;
        f(Place::Pool);
        (0..sizes.garages).map(Place::Garage).for_each(&mut *f);
        (0..sizes.farms).map(Place::Farm).for_each(&mut *f);
        f(Place::Cantina);
        (0..sizes.headquarters).map(Place::Headquarters).for_each(&mut *f);
        (0..sizes.mines).map(Place::Mine).for_each(&mut *f);
        (0..sizes.laboratory).map(Place::Laboratory).for_each(&mut *f);
        (0..sizes.foundry).map(Place::Foundry).for_each(&mut *f);
        (0..sizes.control).map(Place::Control).for_each(&mut *f);
        (0..sizes.market).map(Place::Market).for_each(&mut *f);
        (0..sizes.academy).map(Place::Academy).for_each(&mut *f);
        with_faces(0..sizes.depository, Place::Depository).for_each(&mut *f);
        for clan in 0..3 {
            with_faces(0..sizes.rows, |row, value| Place::Negotiation(clan, row, value)).for_each(&mut *f);
        }
    }
}

fn with_faces<T>(things: std::ops::Range<u8>, make: impl Fn(u8, u8) -> T + Copy) -> impl Iterator<Item = T> {
    things.flat_map(move |thing| (1..=FACES).map(move |value| make(thing, value)))
}
