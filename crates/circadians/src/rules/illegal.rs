//! Why an answer is not allowed; every reason names its rule.

use crate::pack::Res;
use solarium_core::{Refusal, Rule};

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Illegal {
    /// The answer does not belong to the question asked.
    NotAsked,
    /// The character was not dealt to this seat.
    NotDealt,
    /// Another seat has the character.
    CharacterTaken,
    /// The Item is not in the packet held.
    NotInPacket,
    /// The Item is not in the hand.
    NotInHand,
    /// No rolled die shows this value.
    NoSuchDie { value: u8 },
    /// All Garages are filled.
    GaragesFull,
    /// This Farm has no die space.
    NoDieSpace { farm: u8 },
    /// A die is there already.
    FarmTaken { farm: u8 },
    /// Rolled dice are still to be assigned.
    DiceLeft { dice: u8 },
    /// The die cannot get this value.
    CannotAlter { from: u8, to: u8, hq: bool },
    /// There is no such space on this side of the board.
    NoSuchSpace,
    /// The space is taken.
    Occupied,
    /// An Event closes the board.
    Closed,
    /// The Garage fee cannot be paid.
    FeeTooHigh { fee: u8 },
    /// Fee and cost cannot be paid together.
    TooDear { missing: Res, fee: u8 },
    /// The Depository has no column for this value.
    NoColumn { value: u8 },
    /// No Item in hand can be paid.
    NoAffordableItem,
    /// A die from the Headquarters cannot go there again.
    FromHeadquarters,
    /// There is no second die for a pair.
    NoSecondDie,
    /// The second die cannot show the value.
    NoPair { second: u8, value: u8 },
    /// All Farm stacks are empty.
    NoFarmTiles,
    /// The Upgrade stack of the value is empty.
    StackEmpty { stack: u8 },
    /// The Harvester cannot step that way.
    NoStep { direction: u8 },
    /// The Academy space does not list the value.
    WrongAcademySpace { value: u8 },
    /// The own supply has no (or too few) dice.
    SupplyEmpty { have: u8 },
    /// The fee is 0: the die must act.
    NoFeeToRefuse,
    /// There is a legal space.
    CanAct,
    /// This alternative does not exist.
    NoSuchCost { res: Res },
    /// This alternative or trade cannot be paid.
    CannotPay { res: Res },
    /// The Item's cost cannot be paid.
    ItemTooDear { missing: Res },
    /// The Depository has no such row.
    NoSuchRow,
    /// The row's reward was just taken.
    OwnRow,
    /// The Market space does not trade this.
    NotInSet { res: Res },
    /// A resource cannot be traded for itself.
    SameResource,
    /// Not offered in this number.
    NotForSale { dice: u8 },
    /// This stack shows no tile.
    NoTile { stack: u8 },
    /// The tile must be taken.
    MustTake,
    /// All rooms are full.
    NoRoom,
    /// There is no own tile of that sort.
    NoTileThere { room: u8 },
    /// There is no own die there.
    NoDieThere,
    /// The die shows this value already.
    SameValue { value: u8 },
    /// No value from 1 to 6.
    NotAValue { value: u8 },
    /// The reward space is covered.
    RewardCovered,
    /// The condition does not hold or its token has moved.
    ConditionNotMet,
    /// Setbacks may be ignored with the right Item only.
    CannotIgnore,
    /// The punishment space is covered.
    PunishmentCovered,
    /// A punishment that can be carried out completely must be chosen.
    MustSufferFully,
    /// A punishment that can be carried out in part must be chosen.
    MustSufferPartly,
    /// Setbacks may be turned by Lysias James only.
    CannotTurn,
    /// The step does not lead nearer to the centre.
    NotNearer { direction: u8 },
    /// Another Farm comes first, or this one has nothing to choose.
    NotThisFarm { farm: u8 },
    /// The Farm does not give this resource.
    NotGrown { res: Res },
    /// The card is already chosen.
    AlreadyDiscarded,
    /// This may not be declined.
    MustDecide,
}

use Illegal::{
    AlreadyDiscarded, CanAct, CannotAlter, CannotIgnore, CannotPay, CannotTurn, CharacterTaken, Closed,
    ConditionNotMet, DiceLeft, FarmTaken, FeeTooHigh, FromHeadquarters, GaragesFull, ItemTooDear, MustDecide,
    MustSufferFully, MustSufferPartly, MustTake, NoAffordableItem, NoColumn, NoDieSpace, NoDieThere,
    NoFarmTiles, NoFeeToRefuse, NoPair, NoRoom, NoSecondDie, NoStep, NoSuchCost, NoSuchDie, NoSuchRow,
    NoSuchSpace, NoTile, NoTileThere, NotAValue, NotAsked, NotDealt, NotForSale, NotGrown, NotInHand,
    NotInPacket, NotInSet, NotNearer, NotThisFarm, Occupied, OwnRow, PunishmentCovered, RewardCovered,
    SameResource, SameValue, StackEmpty, SupplyEmpty, TooDear, WrongAcademySpace,
};

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            NotAsked => "not-asked",
            NotDealt => "not-dealt",
            CharacterTaken => "character-taken",
            NotInPacket => "not-in-packet",
            NotInHand => "not-in-hand",
            NoSuchDie { .. } => "no-such-die",
            GaragesFull => "garages-full",
            NoDieSpace { .. } => "no-die-space",
            FarmTaken { .. } => "farm-taken",
            DiceLeft { .. } => "dice-left",
            CannotAlter { .. } => "cannot-alter",
            NoSuchSpace => "no-such-space",
            Occupied => "occupied",
            Closed => "closed",
            FeeTooHigh { .. } => "fee-too-high",
            TooDear { .. } => "too-dear",
            NoColumn { .. } => "no-column",
            NoAffordableItem => "no-affordable-item",
            FromHeadquarters => "from-headquarters",
            NoSecondDie => "no-second-die",
            NoPair { .. } => "no-pair",
            NoFarmTiles => "no-farm-tiles",
            StackEmpty { .. } => "stack-empty",
            NoStep { .. } => "no-step",
            WrongAcademySpace { .. } => "wrong-academy-space",
            SupplyEmpty { .. } => "supply-empty",
            NoFeeToRefuse => "no-fee-to-refuse",
            CanAct => "can-act",
            NoSuchCost { .. } => "no-such-cost",
            CannotPay { .. } => "cannot-pay",
            ItemTooDear { .. } => "item-too-dear",
            NoSuchRow => "no-such-row",
            OwnRow => "own-row",
            NotInSet { .. } => "not-in-set",
            SameResource => "same-resource",
            NotForSale { .. } => "not-for-sale",
            NoTile { .. } => "no-tile",
            MustTake => "must-take",
            NoRoom => "no-room",
            NoTileThere { .. } => "no-tile-there",
            NoDieThere => "no-die-there",
            SameValue { .. } => "same-value",
            NotAValue { .. } => "not-a-value",
            RewardCovered => "reward-covered",
            ConditionNotMet => "condition-not-met",
            CannotIgnore => "cannot-ignore",
            PunishmentCovered => "punishment-covered",
            MustSufferFully => "must-suffer-fully",
            MustSufferPartly => "must-suffer-partly",
            CannotTurn => "cannot-turn",
            NotNearer { .. } => "not-nearer",
            NotThisFarm { .. } => "not-this-farm",
            NotGrown { .. } => "not-grown",
            AlreadyDiscarded => "already-discarded",
            MustDecide => "must-decide",
        }
    }

    fn rule(&self) -> Rule {
        match self {
            NotAsked | MustDecide => "CI-19.3",
            NotDealt | CharacterTaken => "CI-2.9",
            NotInPacket => "CI-2.10",
            NotInHand | AlreadyDiscarded => "CI-13.1",
            NoSuchDie { .. } | GaragesFull | FarmTaken { .. } | DiceLeft { .. } => "CI-4.6",
            NoDieSpace { .. } => "CI-4.7",
            CannotAlter { hq: true, .. } => "CI-5.3",
            CannotAlter { .. } => "CI-5.4",
            NoSuchSpace => "CI-5.12",
            Occupied => "CI-5.13",
            Closed => "CI-16.2",
            FeeTooHigh { .. } | NoFeeToRefuse => "CI-5.7",
            TooDear { .. } => "CI-5.11",
            NoColumn { .. } => "CI-7.1",
            NoAffordableItem | ItemTooDear { .. } => "CI-7.2",
            FromHeadquarters => "CI-5.2",
            NoSecondDie | NoPair { .. } => "CI-8.6",
            NoFarmTiles => "CI-8.8",
            StackEmpty { .. } => "CI-8.9",
            NoStep { .. } => "CI-9.4",
            WrongAcademySpace { .. } | SupplyEmpty { .. } | NotForSale { .. } => "CI-8.12",
            CanAct => "CI-5.9",
            NoSuchCost { .. } | CannotPay { .. } => "CI-8.2",
            NoSuchRow | OwnRow => "CI-14.2",
            NotInSet { .. } | SameResource => "CI-8.11",
            NoTile { .. } => "CI-2.7",
            MustTake | NoRoom | NoTileThere { .. } => "CI-8.13",
            NoDieThere | SameValue { .. } | NotAValue { .. } => "CI-6.7",
            RewardCovered => "CI-6.8",
            ConditionNotMet => "CI-6.10",
            CannotIgnore => "CI-6.16",
            PunishmentCovered => "CI-6.11",
            MustSufferFully | MustSufferPartly => "CI-6.12",
            CannotTurn => "CI-14.4",
            NotNearer { .. } => "CI-6.13",
            NotThisFarm { .. } | NotGrown { .. } => "CI-10.6",
        }
    }

    fn message(&self) -> solarium_core::Message {
        self.refusal_message()
    }
}
