//! What seats usually answer while another seat is in turn, question by question (SO-16.3).

use crate::table::{Table, published, table, two};
use serde_json::json;
use solarium_sol::Phase;

/// Seat 0 activates a station of seat 1, which is asked for the bonus.
fn bonus(kind: &str, at: &str, t: Table) -> Table {
    let mut t = t.station(1, kind, at).divers(0, at).energy(0, 10);
    t.go(&format!("0 activate; 0 use {at}"));
    assert_eq!((t.phase(), t.asked()), (Phase::Bonus, Some(1)));
    t
}

/// Seat 0 hurls a diver and draws a card.
fn draws(t: Table, card: &str) -> Table {
    let mut t = t.divers(0, "k4");
    t.go(&format!("0 move; 0 hurl k4; 0 end; * card {card}"));
    t
}

#[test]
fn so_15_11_a_node_bonus_is_taken_up_to_twelve_energy() {
    // c: bonus 1, k: bonus 3.
    for (at, energy, answer) in [
        ("c8", 0, "take"),
        ("c8", 11, "take"),
        ("c8", 12, "leave"),
        ("k2", 9, "take"),
        ("k2", 10, "leave"),
        ("k2", 12, "leave"),
        // A seat with 13 or more loses half in any case (SO-7.3), and half of more is more.
        ("c8", 13, "take"),
        ("k2", 20, "take"),
    ] {
        let t = bonus("node", at, two().energy(1, energy));
        assert_eq!(t.usual(1).as_deref(), Some(answer), "{energy} energy, node {at}");
    }
}

#[test]
fn so_6_3_foundry_and_tower_bonuses_are_taken() {
    for kind in ["foundry", "tower"] {
        let t = bonus(kind, "c8", two().energy(1, 1));
        assert_eq!(t.usual(1).as_deref(), Some("take"), "{kind}: the last energy");
        let t = bonus(kind, "c8", two().energy(1, 13));
        assert_eq!(t.usual(1).as_deref(), Some("take"), "{kind}: paying is no danger");
    }
}

#[test]
fn so_16_3_only_off_turn_and_only_who_is_asked() {
    let mut t = bonus("node", "c8", two());
    assert_eq!(t.usual(0), None, "not asked");
    t.go("1 leave");
    assert_eq!((t.asked(), t.usual(0), t.usual(1)), (Some(0), None, None), "the activator is in turn");
    t.go("0 take");
    assert_eq!(t.usual(0), None);
    let mut t = two().station(0, "node", "c4").divers(0, "c4");
    t.go("0 activate; 0 use c4");
    assert_eq!((t.phase(), t.usual(0)), (Phase::Bonus, None), "the own bonus in the own turn");
    let t = table(2, json!({ "opening": "quick" }));
    assert_eq!((t.asked(), t.usual(0), t.usual(1)), (Some(0), None, None));
}

#[test]
fn so_16_3_each_seat_places_its_first_pieces_itself() {
    let mut t = table(3, json!({ "opening": "quick" }));
    for _ in 0..6 {
        let seat = t.asked().expect("somebody places");
        assert_eq!((t.phase(), t.usual(seat)), (Phase::Open, None));
        let place = t.legal(seat)[0].clone();
        t.go(&format!("{seat} {place}"));
    }
}

#[test]
fn so_7_4_first_the_tower_gets_the_short_energy() {
    let t = two().station(1, "foundry", "o2").station(1, "tower", "o5").energy(1, 1);
    let mut t = draws(t, "F");
    assert_eq!((t.phase(), t.asked()), (Phase::Flare, Some(1)));
    assert_eq!(t.usual(1).as_deref(), Some("flare-use o5"));
    t.go("1 flare-use o5");
    assert_eq!((t.momentum(1), t.phase()), (1, Phase::Keep));
}

/// Answers seat 1's flare as usual to the end.
fn usual_flare(mut t: Table) -> (Table, Vec<String>) {
    let mut answers = Vec::new();
    while t.phase() == Phase::Flare {
        let answer = t.usual(1).expect("every flare has a usual answer");
        t.go(&format!("1 {answer}"));
        answers.push(answer);
    }
    (t, answers)
}

#[test]
fn so_7_4_published_a_node_feeds_the_towers() {
    let t = published().station(1, "node", "o1").station(1, "foundry", "o2").station(1, "tower", "o5");
    let (t, answers) = usual_flare(draws(t.energy(1, 0), "F"));
    assert_eq!(answers, ["flare-use o1", "flare-use o5"]);
    assert_eq!((t.momentum(1), t.energy_of(1)), (1, 0));
    let t = published().station(1, "node", "o1").station(1, "foundry", "o2").station(1, "tower", "o5");
    let (t, answers) = usual_flare(draws(t.energy(1, 4), "F"));
    assert_eq!(answers, ["flare-use o5", "flare-use o2", "flare-use o1"]);
    assert_eq!((t.momentum(1), t.energy_of(1)), (1, 3));
}

#[test]
fn so_7_4_published_energy_that_would_become_unstable_is_left() {
    let (t, answers) = usual_flare(draws(published().station(1, "node", "o1").energy(1, 12), "F"));
    assert_eq!((answers, t.energy_of(1)), (vec!["flare-done".to_string()], 12));
    let t = published().station(1, "node", "o1").station(1, "tower", "o5").energy(1, 12);
    let (t, answers) = usual_flare(draws(t, "F"));
    assert_eq!((answers.len(), t.energy_of(1)), (2, 12), "what the tower used makes room");
}

/// A trigger flare with an event; seat 0 has answered.
fn event(event: &str, edition: &str, t: impl FnOnce(Table) -> Table, answer: &str) -> Table {
    let t = t(table(2, json!({ "event": event, "edition": edition })));
    let mut t = draws(t, if edition == "first" { "F!" } else { "T" });
    t.go(answer);
    t
}

#[test]
fn so_11_4_attrition_takes_who_is_missed_least() {
    let t = event("attrition", "first", |t| t.divers(1, "c3").lost(1, 1), "0 lose hold");
    assert_eq!((t.asked(), t.usual(1).as_deref()), (Some(1), Some("lose lost")));
    let t = event("attrition", "first", |t| t.divers(1, "c3"), "0 lose hold");
    assert_eq!(t.usual(1).as_deref(), Some("lose hold"));
    let all_out = |t: Table| {
        let hold = t.hold_of(1);
        t.divers(1, "c3 c4").vaporised(1, hold - 2)
    };
    let t = event("attrition", "first", all_out, "0 lose hold");
    assert_eq!((t.asked(), t.usual(1)), (Some(1), None), "which of two on the board is a decision");
    let one_out = |t: Table| {
        let hold = t.hold_of(1);
        t.divers(1, "c3").vaporised(1, hold - 1)
    };
    let t = event("attrition", "first", one_out, "0 lose hold");
    assert_eq!(t.usual(1).as_deref(), Some("lose c3"), "SO-16.1: the only answer");
}

#[test]
fn so_11_6_where_divers_go_is_a_decision() {
    let t = event("implode", "first", |t| t.divers(1, "i3"), "");
    assert_eq!((t.phase(), t.asked(), t.usual(1)), (Phase::Shift, Some(1), None));
    let t = event("teleport", "first", |t| t, "0 warp hold to c4");
    assert_eq!((t.phase(), t.asked(), t.usual(1)), (Phase::Warp, Some(1), None), "SO-11.8");
    let mut t = event("singularity", "published", |t| t, "");
    while t.asked() == Some(0) {
        let core = t.legal(0)[0].clone();
        t.go(&format!("0 {core}"));
    }
    assert_eq!((t.phase(), t.usual(1)), (Phase::Core, None), "SO-11.9");
}

#[test]
fn so_7_12_nobody_waits_for_a_deferred_keep() {
    let mut t = table(2, json!({ "keep_timing": "deferred" })).divers(0, "k4").station(0, "node", "c8");
    t = t.divers(1, "c8");
    t.go("0 move; 0 hurl k4; 0 end; * card C");
    assert_eq!((t.asked(), t.legal(0).len(), t.usual(0)), (Some(1), 2, None), "the keep is still open");
    t.go("1 activate; 1 use c8");
    assert_eq!(t.usual(0).as_deref(), Some("take"), "for the bonus somebody waits");
}
