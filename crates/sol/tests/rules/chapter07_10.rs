//! Chapters 7, 9 and 10: cards, flares, keeping; the end; the longer game.

use crate::table::{Table, published, sol, table, two};
use serde_json::json;
use solarium_core::{Game, Seat, Turn};
use solarium_sol::{Card, Chance, Phase, Suit};

/// Seat 0 owes cards for hurls: as many as it has divers in k0.
fn hurls(t: Table, number: u8) -> Table {
    let mut t = t.divers(0, &"k0 ".repeat(number.into()));
    t.go("0 move");
    for _ in 0..number {
        t.go("0 hurl k0");
    }
    t.go("0 end");
    t
}

#[test]
fn so_7_1_each_card_is_resolved_before_the_next() {
    let mut t = hurls(two().station(1, "node", "o3").energy(1, 12), 3);
    assert_eq!(t.owed(), 3);
    t.go("* card F");
    assert_eq!((t.owed(), t.s.marker, t.energy_of(1)), (2, 12, 13));
    t.go("* card C; * card F");
    assert_eq!(t.energy_of(1), 8);
}

#[test]
fn so_7_2_hurl_and_pillar_score_before_the_flare() {
    let mut t = two().divers(0, "k0").holds(0, "pillar").marker(1);
    t.go("0 move; 0 hurl k0; 0 end; 0 play pillar F; * card F");
    assert_eq!(t.momentum(0), 2 + 1 + 3, "SO-9.2");
    assert_eq!(t.phase(), Phase::Over);
}

#[test]
fn so_7_3_halving_rounds_the_loss_down() {
    for (before, after) in [(12, 12), (13, 7), (14, 7), (15, 8), (20, 10), (27, 14)] {
        let mut t = hurls(two(), 1).energy(1, before);
        t.go("* card F");
        assert_eq!(t.energy_of(1), after);
    }
}

#[test]
fn so_7_4_first_is_automatic_nodes_first() {
    let t = two().station(1, "node", "o1").station(1, "tower", "o5").energy(1, 0);
    let mut t = hurls(t, 1);
    t.go("* card F");
    assert_eq!((t.momentum(1), t.energy_of(1)), (1, 0));
    assert_eq!(t.phase(), Phase::Keep, "nothing is asked");
}

#[test]
fn so_7_4_first_asks_when_energy_is_short_for_foundry_and_tower() {
    let t = two().station(1, "foundry", "o1").station(1, "foundry", "o3").station(1, "tower", "o5");
    let mut t = hurls(t.energy(1, 2), 1);
    t.go("* card F");
    assert_eq!((t.phase(), t.asked()), (Phase::Flare, Some(1)));
    assert_eq!(t.legal(1), ["flare-use o1", "flare-use o5"], "stations of one type go in canonical order");
    t.refuses(1, "flare-use o3", "SO-7.4").refuses(1, "flare-done", "SO-7.4").refuses(
        1,
        "flare-use o2",
        "SO-7.4",
    );
    t.go("1 flare-use o1");
    assert_eq!(t.legal(1), ["flare-use o3", "flare-use o5"]);
    t.go("1 flare-use o5");
    assert_eq!((t.momentum(1), t.energy_of(1), t.hold_of(1)), (1, 0, 9));
    assert_eq!(t.phase(), Phase::Keep);
}

#[test]
fn so_7_4_first_asks_nothing_when_all_can_be_paid_or_only_one_type_can_be_used() {
    let t = two().station(1, "foundry", "o1").station(1, "tower", "o5");
    let mut t = hurls(t.energy(1, 2), 1);
    t.go("* card F");
    assert_eq!((t.momentum(1), t.energy_of(1), t.hold_of(1)), (1, 0, 9));
    let t = two().station(1, "foundry", "o1").station(1, "tower", "o5").station(1, "tower", "o6");
    let mut t = hurls(t.energy(1, 1).reserve(1, 0), 1);
    t.go("* card F");
    assert_eq!((t.momentum(1), t.phase()), (1, Phase::Keep), "no reserve for the foundry");
}

#[test]
fn so_7_4_published_may_use_each_station_in_any_order() {
    let t =
        published().station(1, "node", "o1").station(1, "tower", "o5").station(0, "node", "o7").energy(1, 0);
    let mut t = hurls(t, 1);
    t.go("* card F");
    assert_eq!((t.asked(), t.legal(0)), (Some(0), vec!["flare-use o7".into(), "flare-done".into()]));
    t.go("0 flare-done");
    assert_eq!((t.asked(), t.legal(1)), (Some(1), vec!["flare-use o1".into(), "flare-done".into()]));
    t.go("1 flare-use o1");
    assert_eq!(t.legal(1), ["flare-use o5", "flare-done"], "node energy may pay for a tower");
    t.go("1 flare-done");
    assert_eq!((t.energy_of(0), t.energy_of(1), t.momentum(1)), (3, 1, 0));
}

#[test]
fn so_7_4_inner_stations_do_not_count_and_so_15_7_the_owner_is_served() {
    let mut t = hurls(two().station(0, "node", "i3").station(1, "node", "o3"), 1);
    t.go("* card F");
    assert_eq!((t.energy_of(0), t.energy_of(1)), (3, 4));
}

#[test]
fn so_7_5_so_7_6_every_flare_in_full_and_a_harvest_can_be_halved() {
    let t = two().station(0, "node", "k1").divers(0, "k1").energy(0, 6);
    let mut t = t;
    t.go("0 activate; 0 use k1; 0 take; 0 end");
    assert_eq!(t.energy_of(0), 14);
    t.go("* card F");
    assert_eq!(t.energy_of(0), 7);
    t.go("* card F");
    assert_eq!(t.energy_of(0), 7);
}

#[test]
fn so_15_18_only_step_two_of_a_flare_looks_at_thirteen() {
    let mut t = two().divers(0, "i0").gates(1, "i0/c0").energy(1, 12);
    t.go("0 move; 0 fly i0 c0; 0 end");
    assert_eq!(t.energy_of(1), 13);
}

#[test]
fn so_7_7_as_many_flares_as_the_marker_shows() {
    let t = two();
    assert_eq!(t.s.deck[Card::Flare.index()], 13);
    assert_eq!(t.s.cards_left(), 52);
}

#[test]
fn so_7_8_keep_one_or_none() {
    let mut t = hurls(two().holds(0, "juggernaut"), 2);
    t.go("* card F; * card X");
    assert_eq!(t.legal(0), ["keep old", "keep F", "keep X", "keep none"]);
    t.refuses(0, "keep O", "SO-7.8");
    t.go("0 keep F");
    assert_eq!(t.s.seats[Seat(0)].held, Some(Suit::Flare));
    assert_eq!((t.s.discards[1], t.s.discards[2]), (1, 1));
    let mut t = hurls(two(), 1);
    t.go("* card X");
    t.refuses(0, "keep old", "SO-7.8");
    t.go("0 keep none");
    assert_eq!(t.s.seats[Seat(0)].held, None);
}

#[test]
fn so_7_9_a_kept_flare_works_through_the_flare_suits_effect() {
    let mut t = two().divers(0, "o1 o3 c1 c3");
    t.s.seats[Seat(0)].held = Some(Suit::Flare);
    t.s.deck[0] -= 1;
    t.s.marker -= 1;
    t.go("0 convert; 0 build node o2 from o1 o3; 0 play cascade");
    assert_eq!(t.s.marker, 12, "no flare");
    assert_eq!(t.s.discards[0], 1);
    let t = two().holds(0, "cascade");
    t.refuses(0, "play fuel", "SO-7.9");
    two().refuses(0, "play fuel", "SO-3.7");
}

#[test]
fn so_7_10_windows() {
    let t = two().holds(0, "fuel");
    t.refuses(0, "play fuel", "SO-7.10");
    let mut t = two().holds(0, "channel").divers(0, "k0");
    t.refuses(0, "play channel 1", "SO-7.10");
    t.go("0 move; 0 hurl k0");
    t.refuses(0, "play channel 1", "SO-7.10");
    t.go("0 end");
    assert_eq!(t.legal(0), ["draw", "play channel 1"]);
    let mut t = two().holds(0, "pillar");
    t.go("0 pass");
    assert_eq!(t.asked(), Some(1), "nothing is owed, so a D effect is not asked for");
}

#[test]
fn so_7_10_turn_effects_until_drawing_begins_but_not_during_a_bonus() {
    let t = two().station(1, "node", "c4").divers(0, "c4").holds(0, "accelerate");
    let mut t = t;
    assert!(t.legal(0).contains(&"play accelerate 12".to_string()));
    t.go("0 activate; 0 use c4");
    assert_eq!(t.legal(1), ["take", "leave"]);
    t.go("1 leave");
    assert_eq!(t.legal(0), ["take", "leave"]);
    t.refuses(0, "play accelerate 1", "SO-7.10");
    t.go("0 leave; 0 end");
    assert_eq!((t.phase(), t.legal(0).len()), (Phase::Draw, 13));
    t.go("0 play accelerate 1; * card X");
    assert_eq!(t.s.seats[Seat(1)].eye, 5);
}

#[test]
fn so_7_11_not_backwards() {
    let mut t = two().holds(0, "ceremony");
    t.go("0 move; 0 launch o0; 0 play ceremony; 0 launch o0");
    assert_eq!(t.energy_of(0), 4);
    let mut t = two().holds(0, "hyperdrive");
    t.go("0 move; 0 launch o0");
    t.refuses(0, "play hyperdrive", "SO-8.14");
}

#[test]
fn so_7_12_deferred_keep_stays_open_beside_other_decisions() {
    let t = table(2, json!({ "keep_timing": "deferred" }));
    let mut t = hurls(t.holds(0, "juggernaut"), 2);
    t.go("* card X; * card X");
    let turn = t.sol.turn(&t.s);
    assert!(turn.includes(Seat(0)) && turn.includes(Seat(1)));
    assert_eq!(t.legal(0), ["keep old", "keep X", "keep none"]);
    assert_eq!(t.legal(1), ["move", "pass"]);
    t.refuses(0, "pass", "SO-16.1");
    let mut undecided = Table { sol: t.sol.clone(), s: t.s };
    t.go("1 move; 0 keep X; 1 end");
    assert_eq!(t.s.seats[Seat(0)].held, Some(Suit::Expansion));
    undecided.go("1 pass");
    assert_eq!(undecided.sol.turn(&undecided.s), Turn::Chance);
    assert_eq!(
        undecided.sol.outcomes(&undecided.s),
        [(Chance::KeepOld, 1), (Chance::Keep(Suit::Expansion), 2)],
        "every card equally likely, never none"
    );
    undecided.go("* keep X");
    assert_eq!((undecided.phase(), undecided.asked()), (Phase::Action, Some(0)));
    assert_eq!(undecided.s.seats[Seat(0)].held, Some(Suit::Expansion));
}

#[test]
fn so_7_13_the_card_is_discarded_at_once_and_new_cards_wait() {
    let mut t = hurls(two().holds(0, "accelerate"), 1);
    t.go("0 play accelerate 1");
    assert_eq!((t.s.discards[1], t.s.seats[Seat(0)].held), (1, None));
    t.go("* card C");
    assert_eq!(t.legal(0), ["keep C", "keep none"]);
}

#[test]
fn so_7_14_turn_and_move_effects_owe_nothing() {
    let mut t = two().divers(0, "r0").gates(0, "i0/c0").holds(0, "puncture");
    t.go("0 move; 0 play puncture; 0 puncture r0 k0; 0 end");
    assert_eq!(t.asked(), Some(1), "no cards for a gate by Puncture");
}

#[test]
fn so_9_1_the_last_flare_pays_towers_only() {
    let t = two().marker(1).station(0, "tower", "o5").station(0, "node", "o6").station(1, "tower", "o8");
    let mut t = hurls(t.energy(0, 15).energy(1, 0), 2);
    t.go("* card F");
    assert_eq!((t.momentum(0), t.momentum(1)), (4 + 1 + 1, 0));
    assert_eq!((t.energy_of(0), t.s.marker), (7, 0), "15 → 8, the tower takes 1");
    assert_eq!(t.sol.turn(&t.s), Turn::Over);
    assert_eq!(t.s.seats[Seat(0)].eye, 0, "no orbit");
}

#[test]
fn so_9_3_tied_leaders_win_together() {
    let mut t = table(3, json!({})).marker(1);
    t.s.seats[Seat(1)].momentum[0] = 3;
    let mut t = hurls(t, 1);
    t.go("* card F");
    let scores = t.sol.scores(&t.s);
    let read: Vec<_> = scores.iter().map(|s| (s.total, s.rank, s.won)).collect();
    assert_eq!(
        read,
        [(3, Some(1), Some(true)), (3, Some(1), Some(true)), (0, Some(3), Some(false))],
        "SO-15.10"
    );
    for score in scores {
        assert_eq!(score.parts.0.iter().map(|(_, n)| n).sum::<i32>(), score.total);
        assert!(score.tie.0.is_empty());
    }
}

#[test]
fn so_9_4_levels_only_on_demand_in_versus() {
    for (survival, level) in [("off", None), ("on", Some("adrift in darkness".to_string()))] {
        let mut t = hurls(table(2, json!({ "survival": survival })).marker(1), 1);
        t.go("* card F");
        assert_eq!(t.sol.scores(&t.s)[0].level, level, "3 momentum, the winner reads one level higher");
    }
}

#[test]
fn so_9_5_a_stalled_game_stops() {
    let mut t = table(2, json!({ "stall_limit": 4 }));
    t.go("0 pass; 1 pass; 0 pass");
    assert!(!t.s.stalled());
    t.go("1 pass");
    assert!(t.s.stalled());
    assert_eq!(t.sol.turn(&t.s), Turn::Over);
    // A card revealed restarts the count.
    let mut t = table(2, json!({ "stall_limit": 4 })).divers(0, "k0");
    t.go("0 pass; 1 pass; 0 move; 0 hurl k0; 0 end; * card C; 0 keep none; 1 pass; 0 pass; 1 pass");
    assert_eq!(t.s.quiet, 3);
}

#[test]
fn so_10_1_the_longer_game() {
    let game = sol(json!({ "seats": ["human", "human"], "opening": "long", "first_seat": 1 }));
    let state = game.start();
    assert_eq!((state.turn.phase, state.active), (Phase::Action, Seat(1)));
    assert_eq!(state.cards_left(), 52);
    assert_eq!(state.effects.iter().flatten().count(), 4);
    assert_eq!(game.movement(&state, Seat(0)), 3);
}
