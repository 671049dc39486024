//! The message files: nothing is wrong with them, every id in the code stands in them, and none of theirs is unused.

use solarium_circadians::pack::{Pack, Res};
use solarium_circadians::{Circadians, Illegal, text_message};
use solarium_conformance::english;
use solarium_core::{Refusal, Tabletop};
use solarium_words::{Lang, check, ids};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn nothing_is_wrong_with_the_message_files() {
    let problems: Vec<String> = check(Circadians::messages()).iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_id_of_the_code_stands_in_the_files() {
    let known = ids(Lang::En, Circadians::messages());
    let mut unknown: Vec<String> = Vec::new();
    for (path, text) in sources(&game()) {
        let here = literals(&text).filter(|(_, id)| !known.contains(*id));
        unknown.extend(here.map(|(_, id)| format!("{}: {id}", path.display())));
    }
    // In the picture most literals with the prefix are classes of the style sheet.
    for (path, text) in sources(&picture()) {
        let here = literals(&text).filter(|(before, id)| is_said(before) && !known.contains(*id));
        unknown.extend(here.map(|(_, id)| format!("{}: {id}", path.display())));
    }
    assert!(unknown.is_empty(), "no message file holds\n{}", unknown.join("\n"));
}

#[test]
fn every_id_of_the_files_is_used() {
    let mut used = BTreeSet::new();
    for (_, text) in sources(&game()).into_iter().chain(sources(&picture())) {
        used.extend(literals(&text).map(|(_, id)| id.to_string()));
    }
    let described = described();
    let known = ids(Lang::En, Circadians::messages());
    let missing: Vec<&String> = described.iter().filter(|id| !known.contains(*id)).collect();
    assert!(missing.is_empty(), "no message file holds {missing:?}");
    used.extend(described);
    // Those of cards and tiles are found by their English; the test of the pack's texts pairs them.
    let idle: Vec<&String> =
        known.iter().filter(|id| !used.contains(*id) && !id.starts_with("ci-text-")).collect();
    assert!(idle.is_empty(), "no code uses {idle:?}");
}

/// The ids that are found by the name of what they describe.
fn described() -> Vec<String> {
    let info = Circadians::info();
    let key = |kind: &str, name: &str| format!("ci-{kind}-{}", name.replace('_', "-"));
    let options = info.options.iter().map(|option| key("option", option.name) + "-meaning");
    let presets = info.presets.iter().map(|preset| key("preset", preset.id));
    let queries = info.queries.iter().map(|query| key("query", query.name));
    options.chain(presets).chain(queries).chain(["ci-summary".to_string()]).collect()
}

fn game() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn picture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../picture/src/circadians")
}

/// Every Rust file below a folder with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path, text));
        }
    }
    assert!(!found.is_empty(), "{} holds no sources", folder.display());
    found
}

/// The string literals that look like ids of this game, each with the text before it.
fn literals(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices('"').filter_map(|(at, _)| {
        let rest = &text[at + 1..];
        let id = &rest[..rest.find('"')?];
        // A prefix alone is no id.
        let looks = (id.starts_with("ci-") || id.starts_with("part-ci-")) && !id.ends_with('-');
        let plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        (looks && plain).then(|| (&text[..at], id))
    })
}

/// Does the literal after this text name a message, and not a class?
fn is_said(before: &str) -> bool {
    ["words.get(", "words.fill(", "Message::new("].iter().any(|call| before.trim_end().ends_with(call))
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
