//! Refusals in words.

use crate::rules::illegal::Illegal;
use solarium_core::Message;

impl Illegal {
    /// Why the answer is refused, in one sentence.
    pub(crate) fn refusal_message(&self) -> Message {
        use Illegal::{
            AlreadyDiscarded, CanAct, CannotAlter, CannotIgnore, CannotPay, CannotTurn, CharacterTaken,
            Closed, ConditionNotMet, DiceLeft, FarmTaken, FeeTooHigh, FromHeadquarters, GaragesFull,
            ItemTooDear, MustDecide, MustSufferFully, MustSufferPartly, MustTake, NoAffordableItem, NoColumn,
            NoDieSpace, NoDieThere, NoFarmTiles, NoFeeToRefuse, NoPair, NoRoom, NoSecondDie, NoStep,
            NoSuchCost, NoSuchDie, NoSuchRow, NoSuchSpace, NoTile, NoTileThere, NotAValue, NotAsked,
            NotDealt, NotForSale, NotGrown, NotInHand, NotInPacket, NotInSet, NotNearer, NotThisFarm,
            Occupied, OwnRow, PunishmentCovered, RewardCovered, SameResource, SameValue, StackEmpty,
            SupplyEmpty, TooDear, WrongAcademySpace,
        };
        match self {
            NotAsked => Message::new("ci-refusal-not-asked"),
            NotDealt => Message::new("ci-refusal-not-dealt"),
            CharacterTaken => Message::new("ci-refusal-character-taken"),
            NotInPacket => Message::new("ci-refusal-not-in-packet"),
            NotInHand => Message::new("ci-refusal-not-in-hand"),
            NoSuchDie { value } => Message::new("ci-refusal-no-such-die").with("value", *value),
            GaragesFull => Message::new("ci-refusal-garages-full"),
            NoDieSpace { farm } => Message::new("ci-refusal-no-die-space").with("farm", *farm),
            FarmTaken { farm } => Message::new("ci-refusal-farm-taken").with("farm", *farm),
            DiceLeft { dice } => Message::new("ci-refusal-dice-left").with("dice", *dice),
            CannotAlter { from, to, .. } => {
                Message::new("ci-refusal-cannot-alter").with("from", *from).with("to", *to)
            }
            NoSuchSpace => Message::new("ci-refusal-no-such-space"),
            Occupied => Message::new("ci-refusal-occupied"),
            Closed => Message::new("ci-refusal-closed"),
            FeeTooHigh { fee } => Message::new("ci-refusal-fee-too-high").with("fee", *fee),
            TooDear { missing, fee: 0 } => Message::new("ci-refusal-too-dear").with("res", *missing),
            TooDear { missing, fee } => {
                Message::new("ci-refusal-too-dear-with-fee").with("res", *missing).with("fee", *fee)
            }
            NoColumn { value } => Message::new("ci-refusal-no-column").with("value", *value),
            NoAffordableItem => Message::new("ci-refusal-no-affordable-item"),
            FromHeadquarters => Message::new("ci-refusal-from-headquarters"),
            NoSecondDie => Message::new("ci-refusal-no-second-die"),
            NoPair { second, value } => {
                Message::new("ci-refusal-no-pair").with("second", *second).with("value", *value)
            }
            NoFarmTiles => Message::new("ci-refusal-no-farm-tiles"),
            StackEmpty { stack } => Message::new("ci-refusal-stack-empty").with("stack", *stack),
            NoStep { direction } => Message::new("ci-refusal-no-step").with("direction", *direction),
            WrongAcademySpace { value } => {
                Message::new("ci-refusal-wrong-academy-space").with("value", *value)
            }
            SupplyEmpty { have } => Message::new("ci-refusal-supply-empty").with("have", *have),
            NoFeeToRefuse => Message::new("ci-refusal-no-fee-to-refuse"),
            CanAct => Message::new("ci-refusal-can-act"),
            NoSuchCost { res } => Message::new("ci-refusal-no-such-cost").with("res", *res),
            CannotPay { res } => Message::new("ci-refusal-cannot-pay").with("res", *res),
            ItemTooDear { missing } => Message::new("ci-refusal-item-too-dear").with("res", *missing),
            NoSuchRow => Message::new("ci-refusal-no-such-row"),
            OwnRow => Message::new("ci-refusal-own-row"),
            NotInSet { res } => Message::new("ci-refusal-not-in-set").with("res", *res),
            SameResource => Message::new("ci-refusal-same-resource"),
            NotForSale { dice } => Message::new("ci-refusal-not-for-sale").with("dice", *dice),
            NoTile { stack } => Message::new("ci-refusal-no-tile").with("stack", *stack),
            MustTake => Message::new("ci-refusal-must-take"),
            NoRoom => Message::new("ci-refusal-no-room"),
            NoTileThere { room } => Message::new("ci-refusal-no-tile-there").with("room", *room),
            NoDieThere => Message::new("ci-refusal-no-die-there"),
            SameValue { value } => Message::new("ci-refusal-same-value").with("value", *value),
            NotAValue { value } => Message::new("ci-refusal-not-a-value").with("value", *value),
            RewardCovered => Message::new("ci-refusal-reward-covered"),
            ConditionNotMet => Message::new("ci-refusal-condition-not-met"),
            CannotIgnore => Message::new("ci-refusal-cannot-ignore"),
            PunishmentCovered => Message::new("ci-refusal-punishment-covered"),
            MustSufferFully => Message::new("ci-refusal-must-suffer-fully"),
            MustSufferPartly => Message::new("ci-refusal-must-suffer-partly"),
            CannotTurn => Message::new("ci-refusal-cannot-turn"),
            NotNearer { direction } => Message::new("ci-refusal-not-nearer").with("direction", *direction),
            NotThisFarm { farm } => Message::new("ci-refusal-not-this-farm").with("farm", *farm),
            NotGrown { res } => Message::new("ci-refusal-not-grown").with("res", *res),
            AlreadyDiscarded => Message::new("ci-refusal-already-discarded"),
            MustDecide => Message::new("ci-refusal-must-decide"),
        }
    }
}
