//! Records: round trips, and what is wrong with a damaged one.

use crate::{DEALT, after, finish, shelf};
use solarium_conformance::{english, toy::Toy};
use solarium_core::{BadRecord, Match, Message, Notation, Record, Records, Salt, Seed, checksum};
use std::sync::Arc;

/// A finished game as its record says it.
fn finished() -> (Match<Toy>, String) {
    let mut played = Match::new(Arc::new(Toy::new(&["human", "clock"])), Seed::from_number(5));
    finish(&mut played);
    let text = Record::of(&played, true).to_text();
    (played, text)
}

/// The text with its closing line made right again: edited with care.
fn resealed(text: &str) -> String {
    let body = &text[..text.rfind("end ").expect("a closing line")];
    let count = body.lines().skip_while(|line| !line.is_empty()).skip(1).count();
    format!("{body}end {count} {}\n", checksum(body))
}

fn line_of(text: &str) -> usize {
    match Record::parse(text) {
        Err(BadRecord::Text { line, .. }) => line,
        other => panic!("expected a damaged record, got {other:?}\n{text}"),
    }
}

#[test]
fn a_finished_game_verifies() {
    let (played, text) = finished();
    let record = Record::parse(&text).expect("just written");
    assert_eq!(record.to_text(), text);
    assert_eq!(record.seed, Some(Seed::from_number(5).to_hex()));
    let again = record.verify::<Toy>(&shelf()).expect("just played");
    assert_eq!((again.state(), again.steps()), (played.state(), played.steps()));
    assert_eq!(resealed(&text), text);
}

#[test]
fn an_open_match_keeps_its_seed() {
    let played = after(&["human", "human"], DEALT);
    let record = Record::of(&played, false);
    assert_eq!(record.seed, None);
    assert!(!record.to_text().contains(&played.seed().to_hex()));
    let again = record.verify::<Toy>(&shelf()).expect("the steps are legal, whatever the seed");
    assert_eq!(again.state(), played.state());
}

#[test]
fn a_match_from_a_position_remembers_it() {
    let begun = after(&["human", "human"], DEALT);
    let mut played = Match::from_position(begun.game().clone(), begun.state().clone(), Seed::from_number(5));
    finish(&mut played);
    let record = Record::parse(&Record::of(&played, true).to_text()).expect("just written");
    assert_eq!(record.start, Some(begun.game().record(begun.state())));
    let again = record.verify::<Toy>(&shelf()).expect("just played");
    assert_eq!((again.start(), again.state()), (begun.state(), played.state()));
}

#[test]
fn replay_stops_where_asked() {
    let (played, text) = finished();
    let record = Record::parse(&text).expect("just written");
    for to in [0, 1, 7] {
        let part = record.replay::<Toy>(&shelf(), Some(to)).expect("part of the game");
        assert_eq!(*part.state(), played.position_before(to));
    }
    let steps = played.steps().len();
    let error = record.replay::<Toy>(&shelf(), Some(steps + 1)).map(|_| ());
    assert_eq!(error, Err(BadRecord::TooShort { steps }));
}

#[test]
fn a_record_cut_anywhere_is_refused_with_its_line() {
    let (_, text) = finished();
    let lines = text.lines().count();
    for at in text.match_indices('\n').map(|(at, _)| at).filter(|at| at + 1 < text.len()) {
        let cut = &text[..=at];
        let line = line_of(cut);
        assert!(line <= cut.lines().count() && line < lines, "line {line} of {}", cut.lines().count());
    }
    assert_eq!(line_of(""), 1);
    // In the middle of a line, too.
    assert!(Record::parse(&text[..text.len() - 4]).is_err());
    assert!(Record::parse(&text[..text.len() / 2]).is_err());
}

#[test]
fn an_edited_record_is_refused_with_its_line() {
    let (_, text) = finished();
    let last = text.lines().count();
    let cases = [
        ("solarium-record 1", "solarium-record 2", 1),
        ("rules 1", "rules one", 3),
        ("setup {", "setup [", 4),
        ("commitment ", "promise ", 5),
        ("* die", "+ die", 1 + text.lines().position(|line| line.starts_with("* die")).expect("a die")),
        // Well-formed, but not what was sealed.
        ("* card ", "* card  ", last),
        ("end ", "end 1", last),
        ("game toy", "game toys", last),
    ];
    for (from, to, line) in cases {
        let edited = text.replacen(from, to, 1);
        assert_ne!(edited, text, "{from:?} is not in the record");
        assert_eq!(line_of(&edited), line, "{from:?} → {to:?}");
    }
    assert_eq!(line_of(&format!("{text}0 pass\n")), last + 1);
    let newer = Record::parse(&text.replacen("record 1", "record 2", 1));
    let Err(BadRecord::Text { reason, .. }) = newer else { panic!("a newer format was read: {newer:?}") };
    assert_eq!(reason, Message::new("record-text-format").with("format", 2));
}

#[test]
fn an_edited_record_that_was_sealed_again_is_still_found_out() {
    let (_, text) = finished();
    let replaced = |from: &str, to: &str| {
        let edited = text.replacen(from, to, 1);
        assert_ne!(edited, text, "{from:?} is not in the record");
        Record::parse(&resealed(&edited)).expect("sealed again").verify::<Toy>(&shelf()).map(|_| ())
    };
    let seed = Seed::from_number(5);
    assert_eq!(replaced("game toy", "game sol"), Err(BadRecord::OtherGame("sol".into())));
    assert_eq!(replaced("rules 1", "rules 7"), Err(BadRecord::OtherVersion(7)));
    assert_eq!(replaced(&seed.commitment(), &Seed::from_number(6).commitment()), Err(BadRecord::Commitment));
    assert_eq!(replaced(&seed.to_hex(), "xyz"), Err(BadRecord::Commitment));
    assert!(matches!(replaced("[\"human\"", "[\"horse\""), Err(BadRecord::Setup(_))));
    // Another seed with its own commitment: then the draws are wrong.
    let other = Seed::from_number(6);
    let swapped =
        text.replace(&seed.to_hex(), &other.to_hex()).replace(&seed.commitment(), &other.commitment());
    let verdict = Record::parse(&resealed(&swapped)).expect("sealed again").verify::<Toy>(&shelf());
    assert!(matches!(verdict, Err(BadRecord::Draw { .. })), "{:?}", verdict.map(|_| ()));
    // A changed checksum.
    let check = text.lines().find_map(|line| line.split_once(" #")).expect("checksums").1;
    assert_eq!(replaced(check, "0123456789abcdef"), Err(BadRecord::Checksum { step: 1 }));
}

#[test]
fn a_salted_commitment_needs_its_salt() {
    let (played, plain) = finished();
    let salt = Salt::from_bytes(*b"sixteen bytes ok");
    let salted = Record {
        commitment: played.seed().commitment_with(Some(&salt)),
        salt: Some(salt.to_hex()),
        ..Record::of(&played, true)
    };
    let text = salted.to_text();
    assert!(text.contains(&format!("\nsalt {}\n\n", salt.to_hex())), "{text}");
    assert!(!plain.contains("salt"));
    let read = Record::parse(&text).expect("as it was written");
    assert_eq!(read, salted);
    assert!(read.verify::<Toy>(&shelf()).is_ok());
    for wrong in [None, Some("00".repeat(16)), Some("sixteen".into())] {
        let forged = Record { salt: wrong, ..read.clone() };
        assert_eq!(forged.verify::<Toy>(&shelf()).err(), Some(BadRecord::Commitment));
    }
    // A salt where none was used does not fit either.
    let added = Record { salt: Some(salt.to_hex()), ..Record::of(&played, true) };
    assert_eq!(added.verify::<Toy>(&shelf()).err(), Some(BadRecord::Commitment));
}

#[test]
fn a_changed_draw_is_found() {
    let (played, _) = finished();
    let mut record = Record::of(&played, false);
    // Another card first, and the rest of the game as it can be played with it.
    let mut other = Match::new(played.game().clone(), Seed::from_number(5));
    let due = other.due_outcome().expect("the first card");
    let game = played.game().clone();
    let (wrong, _) = *solarium_core::Game::outcomes(&*game, other.state())
        .iter()
        .find(|(outcome, _)| *outcome != due)
        .expect("seven cards");
    other.chance(wrong).expect("a possible card");
    finish(&mut other);
    record.steps = Record::of(&other, false).steps;
    let verdict = Record::parse(&record.to_text()).expect("well-formed").verify::<Toy>(&shelf()).map(|_| ());
    assert_eq!(
        verdict,
        Err(BadRecord::Draw { step: 1, recorded: game.chance_text(wrong), due: game.chance_text(due) })
    );
}

#[test]
fn a_step_against_the_rules_is_named_with_its_rule() {
    let played = after(&["human", "human"], &format!("{DEALT}, 0 bid 2"));
    let mut record = Record::of(&played, false);
    record.steps[5].text = "bid 7".into();
    let error = record.replay::<Toy>(&shelf(), None).map(|_| ()).expect_err("card 7 is not in the hand");
    assert_eq!(error.code(), "record/step");
    assert_eq!(
        english::<Toy>(&error.message()),
        "step 6 `bid 7` does not fit: card 7 is not in the hand (TY-3)"
    );
    record.steps[5].text = "jump".into();
    let error = record.replay::<Toy>(&shelf(), None).map(|_| ()).expect_err("no such action");
    assert!(matches!(error, BadRecord::Step { step: 6, rule: Some(rule), .. } if rule == "TY-8"));
}

#[test]
fn white_space_behind_the_first_line_is_refused_by_the_seal() {
    // Found by the fuzz target `record`: the seal was looked for two bytes early, inside a letter.
    let text = "solarium-record 1  \ngame toy\nrules 1\nsetup {}\ncommitment 0\n\n* é\nend 1 0\n";
    assert!(matches!(Record::parse(text), Err(BadRecord::Text { line: 8, .. })));
}
