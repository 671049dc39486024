//! What the rules need to know: read by the same code from a position, which holds everything, and from a view, which
//! holds what one viewer knows. Rules that need common knowledge only take [`Public`] instead.

use crate::pack::{MAX_FARMS, MAX_GARAGES};
use crate::rules::state::{Crew, MAX_CREWS, Public, PublicCrew, State};
use solarium_core::Seat;
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

/// A human's crew, or what a viewer knows of it. Contents that are not known are empty; the numbers that everyone may
/// know (`hand_size`, `packet_size`, `dealt_size`) are right in any case.
pub trait KnownCrew: Deref<Target = PublicCrew> {
    /// Water, Algae, Power, Gems; 0 where supplies are hidden (CI-2.1).
    fn res(&self) -> &[u32; 4];
    /// Items in hand, as a set.
    fn hand(&self) -> u64;
    /// Number of Items in hand.
    fn hand_size(&self) -> u8;
    /// Draft: the packet held.
    fn packet(&self) -> u64;
    /// Draft: number of Items in the packet held.
    fn packet_size(&self) -> u8;
    /// Rest: cards chosen to be discarded, still in hand.
    fn discarding(&self) -> u64;
    /// Dice rolled and not assigned: how many show 1, 2, …, 6.
    fn rolled(&self) -> &[u8; 6];
    /// Value of the die in each Garage, 0 if none.
    fn garages(&self) -> &[u8; MAX_GARAGES];
    /// Value of the die on each Farm, 0 if none.
    fn farms(&self) -> &[u8; MAX_FARMS];
    /// Harvest: resource chosen for each Farm, as an index.
    fn grown(&self) -> &[u8; MAX_FARMS];
    /// The character; `NONE` if it is not chosen or not shown yet.
    fn character(&self) -> u8;
    /// The dealt character that was not kept.
    fn refused(&self) -> u8;
    /// Characters dealt and not yet chosen from, as a set.
    fn dealt(&self) -> u8;
    /// Number of characters dealt; those that were chosen and refused count only where they are not known.
    fn dealt_size(&self) -> u8;

    /// Dice rolled and not assigned.
    #[inline]
    fn rolled_dice(&self) -> u8 {
        self.rolled().iter().sum()
    }

    /// Dice in Garages.
    #[inline]
    fn garage_dice(&self) -> u8 {
        self.garages().iter().filter(|v| **v > 0).count() as u8
    }

    /// Dice on Farms.
    #[inline]
    fn farm_dice(&self) -> u8 {
        self.farms().iter().filter(|v| **v > 0).count() as u8
    }

    /// Index of the left-most Garage that holds a die.
    #[inline]
    fn due_garage(&self) -> Option<usize> {
        self.garages().iter().position(|v| *v > 0)
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
    fn res(&self) -> &[u32; 4] {
        &self.res
    }

    #[inline]
    fn hand(&self) -> u64 {
        self.hand
    }

    #[inline]
    fn hand_size(&self) -> u8 {
        self.hand.count_ones() as u8
    }

    #[inline]
    fn packet(&self) -> u64 {
        self.packet
    }

    #[inline]
    fn packet_size(&self) -> u8 {
        self.packet.count_ones() as u8
    }

    #[inline]
    fn discarding(&self) -> u64 {
        self.discarding
    }

    #[inline]
    fn rolled(&self) -> &[u8; 6] {
        &self.rolled
    }

    #[inline]
    fn garages(&self) -> &[u8; MAX_GARAGES] {
        &self.garages
    }

    #[inline]
    fn farms(&self) -> &[u8; MAX_FARMS] {
        &self.farms
    }

    #[inline]
    fn grown(&self) -> &[u8; MAX_FARMS] {
        &self.grown
    }

    #[inline]
    fn character(&self) -> u8 {
        self.character
    }

    #[inline]
    fn refused(&self) -> u8 {
        self.refused
    }

    #[inline]
    fn dealt(&self) -> u8 {
        self.dealt
    }

    #[inline]
    fn dealt_size(&self) -> u8 {
        self.dealt.count_ones() as u8
    }
}
