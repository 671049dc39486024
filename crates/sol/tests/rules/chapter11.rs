//! Chapter 11: trigger flares and events.

use crate::table::{Table, table, two};
use serde_json::json;
use solarium_core::Seat;
use solarium_sol::{Card, Phase};

fn first(event: &str) -> Table {
    table(2, json!({ "event": event }))
}

fn published(event: &str) -> Table {
    table(2, json!({ "event": event, "edition": "published" }))
}

/// Seat 0 hurls a diver of its own; the card that comes is the trigger.
fn trigger(mut t: Table) -> Table {
    let marked = t.s.deck[Card::Marked.index()] > 0;
    t = t.divers(0, "k4");
    t.go("0 move; 0 hurl k4; 0 end");
    t.go(if marked { "* card F!" } else { "* card T" });
    t
}

#[test]
fn so_11_1_first_marks_four_of_thirteen_flares() {
    let t = first("sunworm");
    assert_eq!((t.s.deck[Card::Flare.index()], t.s.deck[Card::Marked.index()]), (9, 4));
    let mut t = trigger(t.divers(1, "o5"));
    assert_eq!((t.s.marker, t.at(1, "o5")), (12, 0), "a flare, and its event");
    assert_eq!(t.legal(0), ["keep F", "keep none"], "SO-7.9: kept as F");
    t.go("0 keep F");
}

#[test]
fn so_11_1_no_event_at_the_last_flare() {
    let t = trigger(first("sunworm").divers(1, "o5").marker(1));
    assert_eq!((t.phase(), t.at(1, "o5")), (Phase::Over, 1));
}

#[test]
fn so_11_2_published_trigger_cards_are_replaced() {
    let t = published("sunworm");
    assert_eq!((t.s.deck[Card::Flare.index()], t.s.deck[Card::Trigger.index()]), (13, 4));
    let mut t = trigger(t.divers(1, "o5"));
    assert_eq!((t.s.marker, t.at(1, "o5")), (13, 0), "it is no flare");
    assert_eq!((t.phase(), t.owed()), (Phase::Card, 1), "the same place in the queue");
    t.go("* card F");
    assert_eq!(t.momentum(0), 3, "the replacement is the hurl card");
    assert_eq!(t.legal(0), ["keep F", "keep none"]);
    let t = table(2, json!({ "event": "sunworm", "edition": "published", "triggers": 5 }));
    assert_eq!(t.s.deck[Card::Trigger.index()], 5);
}

#[test]
fn so_11_3_seats_decide_from_the_active_one() {
    let t = table(3, json!({ "event": "attrition" })).turn_of(1).divers(1, "k0");
    let mut t = t;
    t.go("1 move; 1 hurl k0; 1 end; * card F!");
    assert_eq!(t.asked(), Some(1));
    t.go("1 lose hold");
    assert_eq!(t.asked(), Some(2));
    t.go("2 lose hold");
    assert_eq!(t.asked(), Some(0));
    t.go("0 lose hold");
    assert_eq!(t.phase(), Phase::Keep);
}

#[test]
fn so_11_4_attrition_costs_everybody_one_diver() {
    let t = trigger(first("attrition").divers(0, "c4").guests(0, 1, 1).lost(0, 1));
    let mut t = t;
    assert_eq!(t.legal(0), ["lose hold", "lose c4", "lose guest 1", "lose lost"]);
    t.refuses(0, "lose c5", "SO-11.4");
    t.go("0 lose guest 1; 1 lose hold");
    assert_eq!((t.s.seats[Seat(0)].guests[1], t.reserve_of(0), t.reserve_of(1)), (0, 6, 6));
    let t = trigger(first("attrition").vaporised(1, 8));
    assert_eq!(t.asked(), Some(0));
    let mut t = t;
    t.go("0 lose hold");
    assert_eq!(t.phase(), Phase::Keep, "a seat without divers is skipped");
}

#[test]
fn so_11_5_sunworm_eats_divers_without_a_station() {
    let t = first("sunworm").station(1, "node", "c4").divers(0, "c4 c5 c5").divers(1, "k0").lost(1, 1);
    let t = trigger(t.guests(0, 1, 1));
    assert_eq!((t.at(0, "c4"), t.at(0, "c5"), t.at(1, "k0")), (1, 0, 0));
    assert_eq!((t.reserve_of(0), t.reserve_of(1)), (7, 6));
    assert_eq!((t.s.seats[Seat(1)].lost, t.s.seats[Seat(0)].guests[1]), (1, 1));
}

#[test]
fn so_11_6_implode_hurls_the_core_and_moves_everybody_in() {
    let t = trigger(first("implode").divers(1, "k0 k0 r1").divers(0, "o3"));
    // r1 touches only k0; o3 only i3.
    assert_eq!((t.momentum(1), t.at(1, "k0"), t.at(0, "i3")), (4, 1, 1));
    assert_eq!(t.s.seats[Seat(1)].vaporised, 2);
    assert_eq!(t.phase(), Phase::Card, "two cards were added");
    let mut t = t;
    t.go("* card F; * card C");
    assert_eq!((t.momentum(1), t.momentum(0)), (5, 3), "the diver's owner gets +1, the hurler had +1 before");
    assert_eq!(t.legal(0), ["keep F", "keep C", "keep none"], "they join the active seat's drawn set");
}

#[test]
fn so_11_6_implode_asks_where_several_spaces_have_room() {
    let t = trigger(first("implode").divers(0, "i5 c5").divers(1, "r0"));
    // Layer by layer from the inside: r0 of seat 1 first, then c5, then i5.
    assert_eq!(
        (t.phase(), t.asked(), t.legal(1)),
        (Phase::Shift, Some(1), vec!["shift r0 k0".to_string(), "shift r0 k4".to_string()],)
    );
    let mut t = t;
    t.refuses(1, "shift r0 k1", "SO-11.6");
    t.go("1 shift r0 k4");
    assert_eq!(t.legal(0), ["shift c5 r2", "shift c5 r3"]);
    t.go("0 shift c5 r2");
    assert_eq!(t.legal(0), ["shift i5 c5", "shift i5 c6"]);
    t.go("0 shift i5 c6");
    assert_eq!(t.phase(), Phase::Keep);
}

#[test]
fn so_11_6_implode_without_room_sacrifices() {
    // r1 and r0 of one seat both lead to k0; with five from r0 going there, the one of r1 finds no room.
    let mut t = trigger(first("implode").divers(1, "r0 r0 r0 r0 r0 r1"));
    t.go(&"1 shift r0 k0; ".repeat(5));
    assert_eq!((t.at(1, "k0"), t.at(1, "r1"), t.reserve_of(1)), (5, 0, 6));
}

#[test]
fn so_11_7_explode_loses_outer_divers_and_moves_out() {
    let mut t = trigger(first("explode").divers(1, "o1 o1 i1 k0"));
    assert_eq!((t.s.seats[Seat(1)].lost, t.at(1, "o1"), t.at(1, "i1")), (2, 1, 0));
    assert_eq!(t.legal(1), ["shift k0 r0", "shift k0 r1"]);
    t.go("1 shift k0 r1; 0 keep none; 1 move");
    assert_eq!(t.legal_with(1, "return").len(), 13);
    t.refuses(1, "return i3", "SO-11.7");
    t.go("1 return o9");
    assert_eq!((t.s.turn.mp, t.s.seats[Seat(1)].lost, t.at(1, "o9")), (2, 1, 1));
    t.refuses(0, "return o9", "SO-16.1");
    let mut t = two();
    t.go("0 move");
    t.refuses(0, "return o3", "SO-11.7");
}

#[test]
fn so_11_8_teleport_puts_one_diver_anywhere() {
    let t = trigger(first("teleport").divers(0, "o1 o1 o1 o1 o1").guests(0, 1, 1));
    assert_eq!(t.phase(), Phase::Warp);
    let mut t = t;
    assert_eq!(t.legal_with(0, "warp hold to").len(), 51, "o1 is full");
    assert_eq!(t.legal_with(0, "warp guest 1 to").len(), 51);
    assert!(t.legal(0).contains(&"warp o1 to o1".to_string()), "the same space is allowed");
    t.refuses(0, "warp hold to o1", "SO-4.4");
    t.go("0 warp o1 to k3; 1 warp hold to c0");
    assert_eq!((t.at(0, "k3"), t.at(1, "c0"), t.phase()), (1, 1, Phase::Keep));
    let mut t = trigger(published("warp").vaporised(1, 7).lost(1, 1));
    t.go("0 warp hold to k3");
    assert_eq!(t.phase(), Phase::Card, "a seat with lost divers only is skipped");
}

#[test]
fn so_11_9_singularity_empties_every_hold_into_the_core() {
    let t = published("singularity").reserve(0, 11).guests(0, 1, 1).reserve(1, 12);
    let mut t = trigger(t);
    assert_eq!((t.phase(), t.asked()), (Phase::Core, Some(0)));
    assert_eq!(t.legal(0), ["core k0", "core k1", "core k2", "core k3", "core k4"]);
    t.refuses(0, "core r0", "SO-11.9");
    t.go("0 core k2; 1 core k2");
    assert_eq!((t.at(0, "k2"), t.at(1, "k2"), t.s.seats[Seat(0)].guests[1]), (1, 1, 0));
    assert_eq!(t.phase(), Phase::Card);
}

#[test]
fn so_11_10_arrival_spreads_over_the_core() {
    let mut t = trigger(first("parasite"));
    assert_eq!((t.phase(), t.asked()), (Phase::Spawn, Some(0)));
    t.go("0 spawn k1; 0 spawn k3");
    assert_eq!(t.legal(0), ["spawn k0", "spawn k2", "spawn k4"]);
    t.refuses(0, "spawn k1", "SO-11.10");
    t.go("0 spawn k0");
    assert_eq!((t.s.crawlers.all().len(), t.phase()), (3, Phase::Keep), "n + 1");
    let mut t = trigger(published("feeders"));
    t.go("0 spawn k0; 0 spawn k1; 0 spawn k2; 0 spawn k3");
    assert_eq!(t.phase(), Phase::Card, "four");
}

#[test]
fn so_11_10_five_players_fill_the_core_and_begin_again() {
    let t = table(5, json!({ "event": "parasite" }));
    let mut t = trigger(t);
    t.go("0 spawn k0; 0 spawn k1; 0 spawn k2; 0 spawn k3; 0 spawn k4");
    assert_eq!(t.legal(0).len(), 5);
    t.go("0 spawn k2");
    assert_eq!(t.s.crawlers.at(t.x("k2")), 2);
}

/// A plain flare comes up while crawlers stand where they stand.
fn flare(mut t: Table) -> Table {
    t = t.divers(0, "k4");
    t.go("0 move; 0 hurl k4; 0 end; * card F");
    t
}

fn crawlers(t: &Table) -> Vec<String> {
    t.s.crawlers.all().iter().map(|x| t.sol.name(*x)).collect()
}

#[test]
fn so_11_10_parasites_move_on_every_second_flare() {
    let t = flare(first("parasite").crawlers("r0").station(1, "node", "r3"));
    assert_eq!(crawlers(&t), ["r0"], "the 1st flare");
    let t = flare(first("parasite").marker(12).crawlers("r0").station(1, "node", "r3"));
    assert_eq!(crawlers(&t), ["r1"], "the 2nd: the marker is on 11");
    let t = flare(published("feeders").crawlers("r0").station(1, "node", "r3"));
    assert_eq!(crawlers(&t), ["r1"], "feeders on every flare");
}

#[test]
fn so_11_10_where_they_go() {
    // On a station: stays. Tie along the ring: the active seat chooses. No station in the ring: outward.
    let t = published("feeders").crawlers("r0 r4 k1").station(1, "node", "r0");
    let mut t = flare(t);
    assert_eq!((t.phase(), t.asked()), (Phase::Crawl, Some(0)));
    assert_eq!(t.legal(0), ["crawl r4 r3", "crawl r4 r5"]);
    t.refuses(0, "crawl r4 c5", "SO-11.10");
    t.go("0 crawl r4 r5");
    assert_eq!(t.legal(0), ["crawl k1 r2", "crawl k1 r3"]);
    t.go("0 crawl k1 r3");
    assert_eq!(crawlers(&t), ["r0", "r3", "r5"]);
    let t = flare(published("feeders").crawlers("o3 o3").station(1, "node", "k0"));
    assert_eq!(crawlers(&t), ["o3", "o3"], "outer orbit without a station: stay");
}

#[test]
fn so_11_11_weight_reduces_and_destroys() {
    let t = two().station(0, "node", "r3").crawlers("r3");
    assert_eq!(t.sol.reward(&t.s, t.x("r3")), (2, 2));
    let t = two().station(0, "node", "r3").crawlers("r3 r3 r3 r3");
    assert_eq!(t.sol.reward(&t.s, t.x("r3")), (0, 1));
    let t = published("feeders").station(1, "node", "r3").crawlers("r2 r3 r3 r3 r3");
    assert_eq!(t.movement(1), 4);
    let t = flare(t);
    assert!(t.s.station(t.x("r3")).is_none());
    assert_eq!((t.movement(1), crawlers(&t).len()), (3, 5), "they stay");
}

#[test]
fn so_11_12_removal_is_an_activate_in_first() {
    let t = first("parasite").crawlers("c4 c4 r3").divers(0, "c4 c4 r3 i1").station(0, "node", "i1");
    let mut t = t;
    t.go("0 activate");
    assert_eq!(t.legal(0), ["use i1", "clear c4", "clear r3"]);
    t.go("0 clear c4; 0 clear c4; 0 clear r3");
    assert_eq!((t.s.crawlers.all().len(), t.hold_of(0)), (0, 7));
    assert_eq!(t.legal(0), ["end"], "it excludes activating stations");
    t.go("0 end");
    assert_eq!(t.asked(), Some(1), "no cards");
    let t = first("parasite").crawlers("c4").divers(0, "c4 i1").station(0, "node", "i1");
    let mut t = t;
    t.go("0 activate; 0 use i1; 0 leave");
    t.refuses(0, "clear c4", "SO-11.12");
}

#[test]
fn so_11_12_removal_is_scour_in_published() {
    let mut t = published("feeders").crawlers("c4").divers(0, "c4 c4").station(0, "node", "c4");
    t.go("0 scour");
    assert_eq!(t.legal(0), ["clear c4"]);
    t.refuses(0, "end", "SO-16.8").refuses(0, "clear c5", "SO-11.12");
    t.go("0 clear c4");
    assert_eq!(t.legal(0), ["end"]);
    let mut t = published("feeders").crawlers("c4").divers(0, "c4").station(0, "node", "c4");
    t.go("0 activate");
    t.refuses(0, "clear c4", "SO-11.12");
    published("feeders").refuses(0, "scour", "SO-11.12");
}

#[test]
fn so_11_13_energy_garden() {
    let names =
        |t: &Table| -> Vec<String> { solarium_sol::spaces(t.s.energy_on).map(|x| t.sol.name(x)).collect() };
    let every_other = ["c0", "c2", "c4", "c6", "c8", "c10", "r0", "r2", "r4", "r6", "k0", "k2"];
    let t = trigger(first("energy_garden").station(1, "node", "c0").divers(1, "c2"));
    assert_eq!(names(&t), every_other, "whatever stands there");
    assert_eq!(names(&trigger(published("energy_garden"))), every_other);
    let t = trigger(published("energy_garden").divers(1, "c0"));
    assert_eq!(names(&t)[..6], ["c1", "c3", "c5", "c7", "c9", "c11"]);
}

#[test]
fn so_11_13_a_diver_that_flies_in_takes_the_energy() {
    let mut t = two().garden("c0 c1").divers(0, "i0").gates(0, "i0/c0");
    t.go("0 move; 0 fly i0 c0");
    assert_eq!((t.energy_of(0), t.s.energy_on.count_ones()), (4, 1));
    t.go("0 fly c0 i0; 0 fly i0 c0");
    assert_eq!(t.energy_of(0), 4);
}

#[test]
fn so_15_15_who_pays_tolls() {
    // Standing at a gate or launching next to one is not crossing.
    let mut t = two().gates(1, "i0/c0");
    t.go("0 move; 0 launch i0; 0 fly i0 i1");
    assert_eq!(t.energy_of(1), 3);
    let mut t = two().gates(1, "i0/c0").divers(0, "i0").holds(0, "puncture");
    t.go("0 move; 0 play puncture; 0 puncture i0 c1");
    assert_eq!(t.energy_of(1), 3);
}

#[test]
fn so_15_16_destroyed_pieces_never_come_back() {
    let mut t = two().divers(0, "k0");
    t.go("0 move; 0 hurl k0; 0 end; * card C");
    let own = &t.s.seats[Seat(0)];
    assert_eq!((own.hold, own.reserve, own.vaporised), (7, 5, 1));
}
