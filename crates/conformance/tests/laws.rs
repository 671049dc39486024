//! The laws hold for a sound game, and each of them catches the fault it is there for.

use serde_json::json;
use solarium_conformance::toy::{Fault, Toy};
use solarium_conformance::{Broken, Laws, check_playthrough, laws, playthroughs};

fn thorough() -> Laws {
    Laws::from_env().games(40).seed(1).every(1).max_steps(400)
}

fn broken_by(fault: Fault, laws: &Laws) -> Option<Box<Broken>> {
    let name = fault.name();
    laws.run::<Toy>(&[
        json!({"seats": ["human", "human", "human"], "fault": name}),
        json!({"seats": ["human", "clock"], "fault": name}),
    ])
    .err()
}

#[test]
fn laws_hold_for_the_toy() {
    laws::<Toy>(&[
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "clock"]}),
        json!({"seats": ["clock", "bot:uniform", "human"]}),
    ]);
    let counted = thorough().run::<Toy>(&[json!({"seats": ["human", "human", "clock"]})]);
    let counted = counted.unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(counted.games, 40);
    assert!(counted.undos > 100 && counted.samples > 1000, "{counted:?}");
}

#[test]
fn every_law_can_fail() {
    let expected = [
        (Fault::Descending, "ascending"),
        (Fault::Forgetful, "generation-check"),
        (Fault::ShortList, "list"),
        (Fault::CheckTooLax, "generation-check"),
        (Fault::CheckTooStrict, "generation-check"),
        (Fault::DeadEnd, "dead-end"),
        (Fault::Endless, "bounded"),
        (Fault::LostCard, "census"),
        (Fault::AmbiguousAction, "notation"),
        (Fault::AmbiguousChance, "notation"),
        (Fault::SameLabel, "labels"),
        (Fault::SameTouch, "touches"),
        (Fault::Unusual, "usual"),
        (Fault::Mumbling, "words"),
        (Fault::Unruly, "refusal"),
        (Fault::ViewNotJson, "serialise"),
        (Fault::RecordForgets, "record"),
        (Fault::SetupForgets, "set-up"),
        (Fault::Listening, "listener"),
        (Fault::OrderMatters, "undo"),
        (Fault::QuietFlip, "undo-barrier"),
        (Fault::LeakingView, "sample"),
        (Fault::LeakingLegal, "no-leak"),
        (Fault::RestlessPrompt, "no-leak"),
        (Fault::TellingLog, "no-leak-log"),
        (Fault::WrongReason, "automa"),
        (Fault::NoReason, "automa"),
        (Fault::PartsOff, "scores"),
        (Fault::PointsOff, "scores"),
        (Fault::UtilityOff, "utility"),
        (Fault::LeakingKnowledge, "knowledge"),
        (Fault::VagueKnowledge, "knowledge"),
        (Fault::NoRank, "ranks"),
        (Fault::WeightZero, "weights"),
        (Fault::DeckForgotten, "components"),
        (Fault::OneName, "components"),
    ];
    assert_eq!(expected.len(), Fault::ALL.len(), "a fault without an expectation");
    for (fault, law) in expected {
        let broken = broken_by(fault, &thorough()).unwrap_or_else(|| panic!("{fault:?} went unnoticed"));
        assert_eq!(broken.law, law, "{fault:?} was taken for something else:\n{broken}");
    }
}

#[test]
fn replay_is_a_law_of_its_own() {
    let laws = thorough().without("set-up").without("record");
    let broken = broken_by(Fault::SetupForgets, &laws).expect("replay goes through the set-up");
    assert_eq!(broken.law, "replay", "{broken}");
}

#[test]
fn a_broken_law_is_told_so_that_it_can_be_seen_again() {
    let broken = broken_by(Fault::LostCard, &thorough()).expect("a card is lost");
    let story = broken.to_string();
    for part in
        ["law `census`", "cards: 6 found, 7 expected", "\"LostCard\"", "SOLARIUM_LAWS_SEED=", "* card 2"]
    {
        assert!(story.contains(part), "{part:?} is missing in\n{story}");
    }
    let again =
        Laws::from_env().games(1).seed(broken.seed).every(4).run::<Toy>(std::slice::from_ref(&broken.setup));
    assert_eq!(again.unwrap_err().steps, broken.steps);
}

#[test]
fn a_refused_set_up_is_told() {
    let broken = thorough().run::<Toy>(&[json!({"seats": ["human"]})]).unwrap_err();
    assert_eq!((broken.law, broken.steps.len()), ("set-up", 0));
}

#[test]
fn recorded_playthroughs_come_out_the_same() {
    playthroughs::<Toy>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn an_edited_playthrough_is_noticed() {
    let text = include_str!("playthroughs/two.play");
    assert_eq!(check_playthrough::<Toy>(text), Ok(()));
    let edits = [
        ("\"round\":1", "\"round\":2", "differs"),
        ("scores [", "scores [ ", "differs"),
        ("* die 3 ", "* die 9 ", "the seed decides"),
        ("0 pass", "0 flip", "only the winner"),
        ("seed 3", "seed 4", "the seed decides"),
    ];
    for (from, to, problem) in edits {
        assert!(text.contains(from), "{from:?} is not in the playthrough");
        let told = check_playthrough::<Toy>(&text.replacen(from, to, 1)).unwrap_err();
        assert!(told.starts_with("line ") && told.contains(problem), "{from:?} → {to:?}: {told}");
    }
    let cut = &text[..text.len() / 2];
    assert!(check_playthrough::<Toy>(&cut[..=cut.rfind('\n').unwrap_or(0)]).is_err());
}
