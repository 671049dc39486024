//! What the rules need to know: read by the same code from a position, which holds everything, and from a view, which
//! holds what one viewer knows. Rules that need common knowledge only take [`Public`] instead.

use crate::pack::{MAX_FARMS, MAX_GARAGES};
use crate::rules::octet;
use crate::{Crew, DiceView, MAX_CREWS, NONE, OtherCrew, Public, PublicCrew, State};
use solarium_core::Seat;
use std::iter::repeat_n;
use std::ops::Deref;

/// A position, or what a viewer knows of one.
pub trait Known: Deref<Target = Public> {
    /// What is known of a human.
    type Crew: KnownCrew;

    /// Humans, by seat.
    fn crews(&self) -> &[Self::Crew; MAX_CREWS];

    /// The crew of a human seat.
    #[inline]
    fn crew(&self, seat: Seat) -> &Self::Crew {
        &self.crews()[seat.index()]
    }
}

/// A human's crew as it is known: all of it, or what others know.
#[derive(Clone, Copy, Debug)]
pub enum CrewKnowledge<'a> {
    /// Everything.
    Own(&'a Crew),
    /// What the other viewers know.
    Other(&'a OtherCrew),
}

/// A human's crew, or what a viewer knows of it. Contents that are not known are empty; the numbers that everyone may
/// know (`hand_size`, `packet_size`, `dealt_size`) are right in any case.
pub trait KnownCrew: Deref<Target = PublicCrew> {
    /// How much of the crew is known.
    fn knowledge(&self) -> CrewKnowledge<'_>;

    /// Everything, if it is known.
    #[inline]
    fn own(&self) -> Option<&Crew> {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => Some(crew),
            CrewKnowledge::Other(_) => None,
        }
    }

    /// Water, Algae, Power, Gems; 0 where supplies are hidden (CI-2.1).
    #[inline]
    fn res(&self) -> &[u32; 4] {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => &crew.res,
            CrewKnowledge::Other(other) => other.res.as_ref().unwrap_or(&[0; 4]),
        }
    }

    /// Are the totals of resources hidden (CI-2.1)?
    fn supplies_hidden(&self) -> bool {
        matches!(self.knowledge(), CrewKnowledge::Other(OtherCrew { res: None, .. }))
    }

    /// Items in hand, as a set.
    #[inline]
    fn hand(&self) -> u64 {
        self.own().map_or(0, |crew| crew.hand)
    }

    /// Number of Items in hand.
    #[inline]
    fn hand_size(&self) -> u8 {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => crew.hand.count_ones() as u8 + crew.unknown,
            CrewKnowledge::Other(other) => other.hand,
        }
    }

    /// Draft: the packet held.
    #[inline]
    fn packet(&self) -> u64 {
        self.own().map_or(0, |crew| crew.packet)
    }

    /// Draft: number of Items in the packet held.
    #[inline]
    fn packet_size(&self) -> u8 {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => crew.packet.count_ones() as u8,
            CrewKnowledge::Other(other) => other.packet,
        }
    }

    /// Rest: cards chosen to be discarded, still in hand.
    #[inline]
    fn discarding(&self) -> u64 {
        self.own().map_or(0, |crew| crew.discarding)
    }

    /// Dice rolled and not assigned: how many show 1, 2, …, 6.
    #[inline]
    fn rolled(&self) -> &[u8; 6] {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => &crew.rolled,
            CrewKnowledge::Other(OtherCrew { dice: DiceView::Shown { rolled, .. }, .. }) => rolled,
            CrewKnowledge::Other(_) => &[0; 6],
        }
    }

    /// Value of the die in each Garage, 0 if none.
    #[inline]
    fn garages(&self) -> &[u8; MAX_GARAGES] {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => &crew.garages,
            CrewKnowledge::Other(OtherCrew { dice: DiceView::Shown { garages, .. }, .. }) => garages,
            CrewKnowledge::Other(_) => &[0; MAX_GARAGES],
        }
    }

    /// Value of the die on each Farm, 0 if none.
    #[inline]
    fn farms(&self) -> &[u8; MAX_FARMS] {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => &crew.farms,
            CrewKnowledge::Other(OtherCrew { dice: DiceView::Shown { farms, .. }, .. }) => farms,
            CrewKnowledge::Other(_) => &[0; MAX_FARMS],
        }
    }

    /// Harvest: resource chosen for each Farm, as an index.
    #[inline]
    fn grown(&self) -> &[u8; MAX_FARMS] {
        self.own().map_or(&[NONE; MAX_FARMS], |crew| &crew.grown)
    }

    /// The character; `NONE` if it is not chosen or not shown yet.
    #[inline]
    fn character(&self) -> u8 {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => crew.character,
            CrewKnowledge::Other(other) => other.character,
        }
    }

    /// The dealt character that was not kept.
    #[inline]
    fn refused(&self) -> u8 {
        self.own().map_or(NONE, |crew| crew.refused)
    }

    /// Characters dealt and not yet chosen from, as a set.
    #[inline]
    fn dealt(&self) -> u8 {
        self.own().map_or(0, |crew| crew.dealt)
    }

    /// Number of characters dealt; those that were chosen and refused count only where they are not known.
    #[inline]
    fn dealt_size(&self) -> u8 {
        match self.knowledge() {
            CrewKnowledge::Own(crew) => crew.dealt.count_ones() as u8,
            CrewKnowledge::Other(other) => other.dealt,
        }
    }

    /// Dice rolled and not assigned.
    #[inline]
    fn rolled_dice(&self) -> u8 {
        octet::sum(octet::of(self.rolled()))
    }

    /// Dice rolled, assigned or not. Counted at every ply of the Plan phase.
    #[inline]
    fn planned_dice(&self) -> u8 {
        let [rolled, garages, farms] =
            [octet::of(self.rolled()), octet::of(self.garages()), octet::of(self.farms())];
        octet::sum(rolled) + octet::count_filled(garages) + octet::count_filled(farms)
    }

    /// The values of the dice rolled and not assigned, ascending.
    fn rolled_values(&self) -> impl Iterator<Item = u8> {
        (1..).zip(self.rolled()).flat_map(|(value, dice)| repeat_n(value, usize::from(*dice)))
    }

    /// Are values and places of rolled dice known?
    fn dice_shown(&self) -> bool {
        !matches!(self.knowledge(), CrewKnowledge::Other(OtherCrew { dice: DiceView::Hidden(_), .. }))
    }

    /// Number of dice that were rolled and whose values and places are not known.
    fn hidden_dice(&self) -> u8 {
        match self.knowledge() {
            CrewKnowledge::Other(OtherCrew { dice: DiceView::Hidden(dice), .. }) => *dice,
            _ => 0,
        }
    }

    /// Dice in Garages.
    #[inline]
    fn garage_dice(&self) -> u8 {
        octet::count_filled(octet::of(self.garages()))
    }

    /// Dice on Farms.
    #[inline]
    fn farm_dice(&self) -> u8 {
        octet::count_filled(octet::of(self.farms()))
    }

    /// Index of the left-most Garage that holds a die.
    #[inline]
    fn due_garage(&self) -> Option<usize> {
        let filled = octet::filled(octet::of(self.garages()));
        (filled != 0).then(|| filled.trailing_zeros() as usize)
    }
}

impl Known for State {
    type Crew = Crew;

    #[inline]
    fn crews(&self) -> &[Crew; MAX_CREWS] {
        &self.crews
    }
}

impl KnownCrew for Crew {
    #[inline]
    fn knowledge(&self) -> CrewKnowledge<'_> {
        CrewKnowledge::Own(self)
    }
}
