//! The message files: nothing is wrong with them, every id in the code stands in them, and none of theirs is unused.

use solarium_circadians::pack::{Pack, Res};
use solarium_circadians::{Circadians, Illegal, text_message};
use solarium_conformance::english;
use solarium_core::{Describe, Refusal};
use solarium_words::{Lang, ids};
use std::collections::BTreeSet;

#[test]
fn message_files_hold() {
    solarium_conformance::message_files_hold::<Circadians>(env!("CARGO_MANIFEST_DIR"), &["ci-", "part-ci-"]);
}

/// The texts of the built-in pack are messages, whose English they are; and no such message is idle.
#[test]
fn the_texts_of_the_standard_pack_are_messages() {
    let pack = Pack::standard();
    let mut texts: Vec<&String> = Vec::new();
    texts.extend(pack.items.iter().map(|item| &item.text));
    texts.extend(pack.characters.iter().map(|character| &character.text));
    texts.extend(pack.events.iter().flat_map(|event| [&event.name, &event.text]));
    texts.extend(pack.farm_tiles.iter().flat_map(|tile| [&tile.name, &tile.text]));
    texts.extend(pack.upgrade_tiles.iter().flat_map(|tile| [&tile.name, &tile.text]));
    texts.extend(pack.clans.iter().flat_map(|clan| &clan.texts));
    texts.extend(pack.ai.opponents.iter().map(|opponent| &opponent.name));
    let mut said = BTreeSet::new();
    for text in texts {
        let message = text_message(text).unwrap_or_else(|| panic!("no message says {text:?}"));
        assert_eq!(english::<Circadians>(&message), *text);
        said.insert(message.id.to_string());
    }
    let mut held = ids(Lang::En, Circadians::messages());
    held.retain(|id| id.starts_with("ci-text-"));
    assert_eq!(said, held);
}

/// Every refusal has its entry, with the arguments that the entry names.
#[test]
fn every_refusal_is_said() {
    use Illegal::*;
    let (n, res) = (2, Res::G);
    let refusals = [
        NotAsked,
        NotDealt,
        CharacterTaken,
        NotInPacket,
        NotInHand,
        NoSuchDie { value: n },
        GaragesFull,
        NoDieSpace { farm: n },
        FarmTaken { farm: n },
        DiceLeft { dice: n },
        CannotAlter { from: n, to: 3, hq: false },
        NoSuchSpace,
        Occupied,
        Closed,
        FeeTooHigh { fee: n },
        TooDear { missing: res, fee: 0 },
        TooDear { missing: res, fee: n },
        NoColumn { value: n },
        NoAffordableItem,
        FromHeadquarters,
        NoSecondDie,
        NoPair { second: n, value: 3 },
        NoFarmTiles,
        StackEmpty { stack: n },
        NoStep { direction: n },
        WrongAcademySpace { value: n },
        SupplyEmpty { have: 0 },
        NoFeeToRefuse,
        CanAct,
        NoSuchCost { res },
        CannotPay { res },
        ItemTooDear { missing: res },
        NoSuchRow,
        OwnRow,
        NotInSet { res },
        SameResource,
        NotForSale { dice: n },
        NoTile { stack: n },
        MustTake,
        NoRoom,
        NoTileThere { room: n },
        NoDieThere,
        SameValue { value: n },
        NotAValue { value: n },
        RewardCovered,
        ConditionNotMet,
        CannotIgnore,
        PunishmentCovered,
        MustSufferFully,
        MustSufferPartly,
        CannotTurn,
        NotNearer { direction: n },
        NotThisFarm { farm: n },
        NotGrown { res },
        AlreadyDiscarded,
        MustDecide,
    ];
    for illegal in refusals {
        assert!(!english::<Circadians>(&illegal.message()).is_empty());
    }
}
