//! Why an answer is not allowed; every reason names its rule.

use crate::pack::Res;
use solarium_core::{Message, Refusal, Rule};

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

impl Illegal {
    /// The rule that says no, and the entry in `messages/` that says why.
    const fn entry(&self) -> (Rule, &'static str) {
        match self {
            NotAsked => ("CI-19.3", "ci-refusal-not-asked"),
            NotDealt => ("CI-2.9", "ci-refusal-not-dealt"),
            CharacterTaken => ("CI-2.9", "ci-refusal-character-taken"),
            NotInPacket => ("CI-2.10", "ci-refusal-not-in-packet"),
            NotInHand => ("CI-13.1", "ci-refusal-not-in-hand"),
            NoSuchDie { .. } => ("CI-4.6", "ci-refusal-no-such-die"),
            GaragesFull => ("CI-4.6", "ci-refusal-garages-full"),
            NoDieSpace { .. } => ("CI-4.7", "ci-refusal-no-die-space"),
            FarmTaken { .. } => ("CI-4.6", "ci-refusal-farm-taken"),
            DiceLeft { .. } => ("CI-4.6", "ci-refusal-dice-left"),
            CannotAlter { hq: true, .. } => ("CI-5.3", "ci-refusal-cannot-alter"),
            CannotAlter { .. } => ("CI-5.4", "ci-refusal-cannot-alter"),
            NoSuchSpace => ("CI-5.12", "ci-refusal-no-such-space"),
            Occupied => ("CI-5.13", "ci-refusal-occupied"),
            Closed => ("CI-16.2", "ci-refusal-closed"),
            FeeTooHigh { .. } => ("CI-5.7", "ci-refusal-fee-too-high"),
            TooDear { fee: 0, .. } => ("CI-5.11", "ci-refusal-too-dear"),
            TooDear { .. } => ("CI-5.11", "ci-refusal-too-dear-with-fee"),
            NoColumn { .. } => ("CI-7.1", "ci-refusal-no-column"),
            NoAffordableItem => ("CI-7.2", "ci-refusal-no-affordable-item"),
            FromHeadquarters => ("CI-5.2", "ci-refusal-from-headquarters"),
            NoSecondDie => ("CI-8.6", "ci-refusal-no-second-die"),
            NoPair { .. } => ("CI-8.6", "ci-refusal-no-pair"),
            NoFarmTiles => ("CI-8.8", "ci-refusal-no-farm-tiles"),
            StackEmpty { .. } => ("CI-8.9", "ci-refusal-stack-empty"),
            NoStep { .. } => ("CI-9.4", "ci-refusal-no-step"),
            WrongAcademySpace { .. } => ("CI-8.12", "ci-refusal-wrong-academy-space"),
            SupplyEmpty { .. } => ("CI-8.12", "ci-refusal-supply-empty"),
            NoFeeToRefuse => ("CI-5.7", "ci-refusal-no-fee-to-refuse"),
            CanAct => ("CI-5.9", "ci-refusal-can-act"),
            NoSuchCost { .. } => ("CI-8.2", "ci-refusal-no-such-cost"),
            CannotPay { .. } => ("CI-8.2", "ci-refusal-cannot-pay"),
            ItemTooDear { .. } => ("CI-7.2", "ci-refusal-item-too-dear"),
            NoSuchRow => ("CI-14.2", "ci-refusal-no-such-row"),
            OwnRow => ("CI-14.2", "ci-refusal-own-row"),
            NotInSet { .. } => ("CI-8.11", "ci-refusal-not-in-set"),
            SameResource => ("CI-8.11", "ci-refusal-same-resource"),
            NotForSale { .. } => ("CI-8.12", "ci-refusal-not-for-sale"),
            NoTile { .. } => ("CI-2.7", "ci-refusal-no-tile"),
            MustTake => ("CI-8.13", "ci-refusal-must-take"),
            NoRoom => ("CI-8.13", "ci-refusal-no-room"),
            NoTileThere { .. } => ("CI-8.13", "ci-refusal-no-tile-there"),
            NoDieThere => ("CI-6.7", "ci-refusal-no-die-there"),
            SameValue { .. } => ("CI-6.7", "ci-refusal-same-value"),
            NotAValue { .. } => ("CI-6.7", "ci-refusal-not-a-value"),
            RewardCovered => ("CI-6.8", "ci-refusal-reward-covered"),
            ConditionNotMet => ("CI-6.10", "ci-refusal-condition-not-met"),
            CannotIgnore => ("CI-6.16", "ci-refusal-cannot-ignore"),
            PunishmentCovered => ("CI-6.11", "ci-refusal-punishment-covered"),
            MustSufferFully => ("CI-6.12", "ci-refusal-must-suffer-fully"),
            MustSufferPartly => ("CI-6.12", "ci-refusal-must-suffer-partly"),
            CannotTurn => ("CI-14.4", "ci-refusal-cannot-turn"),
            NotNearer { .. } => ("CI-6.13", "ci-refusal-not-nearer"),
            NotThisFarm { .. } => ("CI-10.6", "ci-refusal-not-this-farm"),
            NotGrown { .. } => ("CI-10.6", "ci-refusal-not-grown"),
            AlreadyDiscarded => ("CI-13.1", "ci-refusal-already-discarded"),
            MustDecide => ("CI-19.3", "ci-refusal-must-decide"),
        }
    }
}

impl Refusal for Illegal {
    /// The last part of the entry's name (`ci-refusal-<code>`); one refusal has two entries.
    fn code(&self) -> &'static str {
        let (_, entry) = self.entry();
        match self {
            TooDear { .. } => "too-dear",
            _ => entry.splitn(3, '-').nth(2).unwrap_or(entry),
        }
    }

    fn rule(&self) -> Rule {
        self.entry().0
    }

    fn message(&self) -> Message {
        let message = Message::new(self.entry().1);
        match *self {
            NoSuchDie { value }
            | NoColumn { value }
            | WrongAcademySpace { value }
            | SameValue { value }
            | NotAValue { value } => message.with("value", value),
            NoDieSpace { farm } | FarmTaken { farm } | NotThisFarm { farm } => message.with("farm", farm),
            DiceLeft { dice } | NotForSale { dice } => message.with("dice", dice),
            CannotAlter { from, to, .. } => message.with("from", from).with("to", to),
            FeeTooHigh { fee } => message.with("fee", fee),
            TooDear { missing, fee: 0 } | ItemTooDear { missing } => message.with("res", missing),
            TooDear { missing, fee } => message.with("res", missing).with("fee", fee),
            NoPair { second, value } => message.with("second", second).with("value", value),
            StackEmpty { stack } | NoTile { stack } => message.with("stack", stack),
            NoStep { direction } | NotNearer { direction } => message.with("direction", direction),
            SupplyEmpty { have } => message.with("have", have),
            NoSuchCost { res } | CannotPay { res } | NotInSet { res } | NotGrown { res } => {
                message.with("res", res)
            }
            NoTileThere { room } => message.with("room", room),
            _ => message,
        }
    }
}
