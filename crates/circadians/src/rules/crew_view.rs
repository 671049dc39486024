//! What one viewer knows of a human (CI-19.6).

use crate::pack::{MAX_FARMS, MAX_GARAGES};
use crate::records::setup::CharacterChoice;
use crate::{Circadians, Crew, CrewKnowledge, KnownCrew, NONE, Phase, PublicCrew};
use std::ops::Deref;

/// What one viewer knows of a human.
#[derive(Clone, PartialEq, Debug)]
pub enum CrewView {
    /// The viewer's own crew: everything.
    Own(Crew),
    /// The crew of another seat.
    Other(OtherCrew),
}

/// What the other viewers know of a human.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct OtherCrew {
    /// What everyone may know in every phase.
    pub public: PublicCrew,
    /// Water, Algae, Power, Gems; `None` while supplies are hidden (CI-2.1).
    pub res: Option<[u32; 4]>,
    /// Number of Items in hand.
    pub hand: u8,
    /// Draft: number of Items in the packet held, the one chosen to be kept included.
    pub packet: u8,
    /// The character, [`NONE`] before it is chosen and shown.
    pub character: u8,
    /// Number of characters dealt that were not shown, chosen and refused ones included.
    pub dealt: u8,
    /// Dice that were rolled.
    pub dice: DiceView,
}

/// What the other viewers know of the dice a human has rolled.
#[derive(Clone, PartialEq, Hash, Debug)]
pub enum DiceView {
    /// Plan: their number, not their values and places (CI-4.9).
    Hidden(u8),
    /// Values and places.
    Shown {
        /// Not assigned: how many show 1, 2, …, 6.
        rolled: [u8; 6],
        /// Value of the die in each Garage, 0 if none.
        garages: [u8; MAX_GARAGES],
        /// Value of the die on each Farm, 0 if none.
        farms: [u8; MAX_FARMS],
    },
}

impl Circadians {
    /// CI-2.1, CI-18.15: totals are left out until the end.
    #[inline]
    pub(crate) fn supplies_are_hidden(&self, phase: Phase) -> bool {
        self.setup.hidden_supplies && phase != Phase::Over
    }

    /// Characters that were dealt are shown once all have chosen.
    #[inline]
    pub(crate) fn characters_are_hidden(&self, phase: Phase) -> bool {
        phase == Phase::Characters && !self.hands_unknown() && self.setup.characters == CharacterChoice::Deal2
    }
}

/// CI-4.9: during the Plan only the number of the dice of others is known.
#[inline]
pub(crate) fn dice_are_hidden(phase: Phase) -> bool {
    phase == Phase::Plan
}

impl OtherCrew {
    /// What the others know of a crew in this phase.
    pub(crate) fn of(game: &Circadians, phase: Phase, crew: &Crew) -> OtherCrew {
        // Every field is named: a new one does not compile until it is decided here whether others see it.
        let Crew {
            public,
            res,
            hand,
            packet,
            passed: _,
            discarding: _,
            rolled,
            garages,
            farms,
            grown: _,
            character,
            refused,
            dealt,
            kept: _,
        } = crew;
        let character_hidden = game.characters_are_hidden(phase);
        let unseen_choice = u8::from(character_hidden && *character != NONE);
        OtherCrew {
            public: *public,
            res: (!game.supplies_are_hidden(phase)).then_some(*res),
            hand: hand.count_ones() as u8,
            packet: packet.count_ones() as u8,
            character: if character_hidden { NONE } else { *character },
            dealt: dealt.count_ones() as u8 + u8::from(*refused != NONE) + unseen_choice,
            dice: if dice_are_hidden(phase) {
                DiceView::Hidden(crew.rolled_dice() + crew.garage_dice() + crew.farm_dice())
            } else {
                DiceView::Shown { rolled: *rolled, garages: *garages, farms: *farms }
            },
        }
    }
}

impl CrewView {
    /// Takes the dice out of the Garages before this one.
    pub(crate) fn clear_garages_before(&mut self, garage: usize) {
        match self {
            CrewView::Own(Crew { garages, .. })
            | CrewView::Other(OtherCrew { dice: DiceView::Shown { garages, .. }, .. }) => {
                garages[..garage].fill(0);
            }
            CrewView::Other(_) => {}
        }
    }
}

impl Deref for CrewView {
    type Target = PublicCrew;

    #[inline]
    fn deref(&self) -> &PublicCrew {
        match self {
            CrewView::Own(crew) => &crew.public,
            CrewView::Other(other) => &other.public,
        }
    }
}

impl KnownCrew for CrewView {
    #[inline]
    fn knowledge(&self) -> CrewKnowledge<'_> {
        match self {
            CrewView::Own(crew) => CrewKnowledge::Own(crew),
            CrewView::Other(other) => CrewKnowledge::Other(other),
        }
    }
}
