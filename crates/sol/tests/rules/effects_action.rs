//! Chapter 8: effects of a Convert and of an Activate, and those before drawing.

use crate::table::{published, table, two};
use serde_json::json;
use solarium_core::Seat;
use solarium_sol::{Phase, Source};

#[test]
fn so_8_2_augment_counts_every_further_diver() {
    let t = two().station(0, "tower", "r3").divers(0, "r3 r3").divers(1, "r3 r3").energy(0, 9);
    let mut t = t.holds(0, "augment");
    t.go("0 activate; 0 play augment");
    assert_eq!(t.legal(0), ["use r3", "use r3 augment"]);
    t.go("0 use r3 augment");
    assert_eq!((t.momentum(0), t.energy_of(0), t.owed()), (9, 0, 2));
}

#[test]
fn so_8_2_augment_must_be_payable_and_is_one_station() {
    let t = two().station(0, "tower", "r3").divers(0, "r3 r3").divers(1, "r3 r3").energy(0, 8);
    let mut t = t.holds(0, "augment");
    t.go("0 activate");
    t.refuses(0, "play augment", "SO-8.2");
    let t = two().station(0, "node", "i1").station(0, "node", "i3").divers(0, "i1 i1 i3 i3 i5");
    let mut t = t.station(1, "node", "i5").holds(0, "augment");
    t.go("0 activate; 0 play augment");
    assert_eq!(t.legal_with(0, "use"), ["use i1", "use i3", "use i5", "use i1 augment", "use i3 augment"]);
    t.refuses(0, "use i5 augment", "SO-8.2");
    t.go("0 use i1 augment");
    assert_eq!(t.energy_of(0), 5);
    t.go("0 leave");
    t.refuses(0, "use i3 augment", "SO-8.2");
}

#[test]
fn so_8_2_parasites_are_subtracted_after_the_raise() {
    let t = two().station(0, "node", "r3").divers(0, "r3 r3").crawlers("r3 r3 r3 r3").holds(0, "augment");
    let mut t = t;
    t.go("0 activate; 0 play augment; 0 use r3 augment");
    assert_eq!(t.energy_of(0), 4, "3 + 2 − 4");
    t.go("0 take");
    assert_eq!(t.energy_of(0), 5, "the bonus is 2 − 1, as without Augment");
}

#[test]
fn so_8_3_blight_sends_three_guests_as_the_whole_action() {
    let mut t = two().divers(0, "o5").station(0, "node", "o5").holds(0, "blight");
    t.go("0 activate; 0 play blight");
    assert_eq!(t.legal(0), ["blight 1 from o5"]);
    t.refuses(0, "use o5", "SO-8.33").refuses(0, "end", "SO-16.8").refuses(0, "blight 0 from o5", "SO-8.3");
    t.go("0 blight 1 from o5");
    assert_eq!((t.reserve_of(0), t.s.seats[Seat(0)].guests[1], t.hold_of(0)), (2, 3, 8));
    assert_eq!(t.legal(0), ["end"]);
    t.go("0 end");
    assert_eq!(t.asked(), Some(1), "no cards");
}

#[test]
fn so_8_3_blight_needs_three_in_the_reserve_and_a_diver_at_the_ship() {
    let t = two().divers(0, "o5").reserve(0, 2).holds(0, "blight");
    assert_eq!(t.legal(0), ["move", "pass"]);
    let t = two().divers(0, "o9").holds(0, "blight");
    t.refuses(0, "activate", "SO-3.4");
    let mut t = two().divers(0, "o5 o9").station(0, "node", "o9").holds(0, "blight");
    t.go("0 activate; 0 use o9");
    t.refuses(0, "play blight", "SO-8.3");
}

#[test]
fn so_8_4_cascade_recalls_the_divers_of_the_second_conversion() {
    let mut t = two().divers(0, "c1 c3 r1 r2").holds(0, "cascade");
    t.go("0 convert");
    t.refuses(0, "play cascade", "SO-8.4");
    t.go("0 build node c2 from c1 c3; 0 play cascade; 0 build foundry r1 from r1 r2");
    assert_eq!((t.hold_of(0), t.reserve_of(0), t.owed()), (6, 7, 3), "cards for both");
    assert_eq!(t.legal(0), ["end"]);
}

#[test]
fn so_8_4_cascade_needs_a_further_pattern_and_may_be_left() {
    let mut t = two().divers(0, "c1 c3").holds(0, "cascade");
    t.go("0 convert; 0 build node c2 from c1 c3");
    t.refuses(0, "play cascade", "SO-8.4");
    let mut t = two().divers(0, "c1 c3 r1 r2").holds(0, "cascade");
    t.go("0 convert; 0 build node c2 from c1 c3; 0 play cascade; 0 end");
    assert_eq!(t.phase(), Phase::Card);
}

#[test]
fn so_8_8_channel_pays_energy_for_momentum_up_to_the_cards_owed() {
    let mut t = two().divers(0, "k0 k0").holds(0, "channel");
    t.go("0 move; 0 hurl k0; 0 hurl k0; 0 end");
    assert_eq!(t.legal(0), ["draw", "play channel 1", "play channel 2"]);
    t.refuses(0, "play channel 3", "SO-8.8");
    t.go("0 play channel 2");
    assert_eq!((t.energy_of(0), t.source(0, Source::Effects), t.phase()), (1, 2, Phase::Card));
    let mut t = two().divers(0, "k0").energy(0, 0).holds(0, "channel");
    t.go("0 move; 0 hurl k0; 0 end");
    assert_eq!(t.phase(), Phase::Card, "without energy it is not asked");
}

#[test]
fn so_8_10_duplicate_doubles_divers_for_the_active_seat() {
    let mut t = two().station(0, "foundry", "c7").divers(0, "c7").energy(0, 3).holds(0, "duplicate");
    t.go("0 activate; 0 play duplicate; 0 use c7");
    assert_eq!((t.energy_of(0), t.reserve_of(0), t.hold_of(0)), (1, 1, 11));
    t.go("0 take");
    assert_eq!((t.energy_of(0), t.reserve_of(0), t.hold_of(0)), (0, 0, 13), "1 < 2: the plain one");
}

#[test]
fn so_8_10_duplicate_does_not_serve_other_owners() {
    let mut t = two().station(1, "foundry", "c7").divers(0, "c7").holds(0, "duplicate");
    t.go("0 activate; 0 play duplicate; 0 use c7; 1 take");
    assert_eq!((t.hold_of(1), t.reserve_of(1)), (9, 4));
    assert_eq!(t.reserve_of(0), 1);
}

#[test]
fn so_8_11_festival_mixes_types() {
    let t = two().station(0, "node", "i1").station(0, "tower", "i3").divers(0, "i1 i3").holds(0, "festival");
    let mut t = t;
    t.go("0 activate; 0 use i1; 0 leave");
    t.refuses(0, "use i3", "SO-6.1");
    t.go("0 play festival; 0 use i3; 0 leave");
    assert_eq!(t.legal(0), ["end"]);
}

#[test]
fn so_8_11_festival_mixes_in_parasite_removal() {
    let t = two().station(0, "node", "i1").crawlers("c3").divers(0, "i1 c3").holds(0, "festival");
    let mut t = t;
    t.go("0 activate; 0 clear c3");
    t.refuses(0, "use i1", "SO-11.12");
    t.go("0 play festival; 0 use i1; 0 leave; 0 end");
    assert_eq!(t.asked(), Some(1));
}

#[test]
fn so_8_15_invade_takes_a_station_over() {
    let mut t = two().station(1, "foundry", "c3").divers(0, "c3 c3").holds(0, "invade");
    t.go("0 convert");
    assert_eq!(t.legal(0), ["play invade"]);
    t.go("0 play invade; 0 invade c3");
    assert_eq!((t.reserve_of(0), t.reserve_of(1), t.hold_of(1), t.owed()), (7, 3, 10, 1));
    assert_eq!(t.s.seats[Seat(0)].stations[1], 2);
    assert_eq!(t.s.seats[Seat(1)].stations[1], 3);
    assert_eq!((t.movement(0), t.movement(1)), (4, 3));
    assert_eq!(t.legal(0), ["end"]);
}

#[test]
fn so_8_15_invade_three_for_a_tower_a_spare_piece_and_nothing_else() {
    let t = two().station(1, "tower", "c3").divers(0, "c3 c3").holds(0, "invade");
    t.refuses(0, "convert", "SO-3.4");
    let t = two().station(1, "node", "c3").divers(0, "c3 c3").holds(0, "invade");
    let t = t.station(0, "node", "o1").station(0, "node", "o3").station(0, "node", "o5");
    t.refuses(0, "convert", "SO-3.4");
    let mut t = two().station(1, "node", "c3").divers(0, "c3 c3 o1 o3").holds(0, "invade");
    t.go("0 convert; 0 play invade");
    t.refuses(0, "build node o2 from o1 o3", "SO-8.33").refuses(0, "end", "SO-16.8");
    // What the old owner gets is as far as possible.
    let mut t = two().station(1, "node", "c3").divers(0, "c3 c3").reserve(1, 1).holds(0, "invade");
    t.go("0 convert; 0 play invade; 0 invade c3");
    assert_eq!((t.reserve_of(1), t.hold_of(1)), (0, 13));
}

#[test]
fn so_8_15_a_ban_applies_to_invade() {
    let t =
        table(2, json!({ "ban": ["node"] })).station(1, "node", "c3").divers(0, "c3 c3").holds(0, "invade");
    t.refuses(0, "convert", "SO-3.4");
}

#[test]
fn so_8_17_metamorphosis_exchanges_an_activated_own_station() {
    let t =
        two().station(0, "node", "i1").station(1, "node", "i3").divers(0, "i1 i3").holds(0, "metamorphosis");
    let mut t = t;
    t.go("0 activate; 0 use i1; 0 take; 0 use i3; 1 leave; 0 leave; 0 play metamorphosis");
    assert_eq!(t.legal(0), ["metamorph i1 foundry", "metamorph i1 tower", "end"], "also one from before");
    t.refuses(0, "metamorph i3 tower", "SO-8.17").refuses(0, "metamorph i1 node", "SO-8.17");
    t.go("0 metamorph i1 tower");
    assert_eq!(t.s.seats[Seat(0)].stations, [3, 3, 2]);
    assert_eq!(t.legal(0), ["end"], "SO-5.7: a tower in orbit; activated this turn all the same");
}

#[test]
fn so_8_17_metamorphosis_needs_the_piece_and_no_ban() {
    let mut t = table(2, json!({ "ban": ["tower"] })).station(0, "node", "i1").divers(0, "i1");
    t = t.station(0, "foundry", "o1").station(0, "foundry", "o2").station(0, "foundry", "o3");
    t = t.holds(0, "metamorphosis");
    t.go("0 activate; 0 play metamorphosis");
    t.refuses(0, "metamorph i1 tower", "SO-8.17");
    t.go("0 use i1; 0 leave");
    t.refuses(0, "metamorph i1 tower", "SO-12.5").refuses(0, "metamorph i1 foundry", "SO-8.17");
}

#[test]
fn so_8_18_motivate_activates_at_once_without_cards() {
    let mut t = two().divers(0, "c1 c2").reserve(0, 0).holds(0, "motivate");
    t.go("0 convert; 0 build foundry c1 from c1 c2; 0 play motivate");
    assert_eq!((t.energy_of(0), t.reserve_of(0), t.hold_of(0)), (1, 0, 13), "SO-15.13");
    assert_eq!((t.phase(), t.owed()), (Phase::Convert, 1), "a bonus of 1 needs a diver in the reserve");
    let mut t = two().divers(0, "c1 c3").holds(0, "motivate");
    t.go("0 convert; 0 build node c2 from c1 c3; 0 play motivate; 0 take; 0 end");
    assert_eq!((t.energy_of(0), t.owed()), (6, 1));
}

#[test]
fn so_8_18_motivate_needs_a_payable_station_that_stands() {
    let mut t = two().divers(0, "o0 i0").holds(0, "motivate");
    t.go("0 convert; 0 build gate i0/c0 from o0 i0");
    t.refuses(0, "play motivate", "SO-8.18");
    let mut t = two().divers(0, "k0 k1").energy(0, 4).holds(0, "motivate");
    t.go("0 convert; 0 build foundry k0 from k0 k1");
    t.refuses(0, "play motivate", "SO-8.18");
    let mut t = two().divers(0, "o1 o3").crawlers("o2").holds(0, "motivate");
    t.go("0 convert; 0 build node o2 from o1 o3");
    assert!(t.s.station(t.x("o2")).is_none(), "SO-11.11: after every conversion");
    t.refuses(0, "play motivate", "SO-8.18");
    assert_eq!(t.s.seats[Seat(0)].destroyed, [1, 0, 0]);
}

#[test]
fn so_8_20_pillar_pays_three_for_every_card_of_the_suit() {
    let mut t = two().divers(0, "k0 k0 k0").holds(0, "pillar");
    t.go("0 move; 0 hurl k0; 0 hurl k0; 0 hurl k0; 0 end");
    assert_eq!(t.legal(0), ["draw", "play pillar F", "play pillar C", "play pillar X", "play pillar O"]);
    t.refuses(0, "play pillar S", "SO-8.20");
    t.go("0 play pillar X; * card X; * card F; * card X");
    assert_eq!(t.momentum(0), 6 + 1 + 6);
}

#[test]
fn so_8_20_pillar_does_not_count_the_orbit_card() {
    let mut t = table(2, json!({ "mode": "coop" })).divers(0, "k0").holds(0, "pillar");
    t.go("0 move; 0 hurl k0; 0 end; 0 play pillar X; * card X; * card X");
    assert_eq!(t.momentum(0), 5);
}

#[test]
fn so_8_23_pulse_activates_all_of_both_orbits() {
    let t = two().station(0, "node", "o1").station(1, "tower", "i3").station(1, "node", "c4");
    let mut t = t.energy(0, 0).holds(0, "pulse");
    assert!(t.legal(0).contains(&"activate".to_string()), "by the held card");
    t.go("0 activate");
    assert_eq!(t.legal(0), ["play pulse"]);
    t.go("0 play pulse");
    assert_eq!(t.legal(0), ["pulse o1"], "the tower cannot be paid yet");
    t.go("0 pulse o1");
    t.refuses(0, "end", "SO-8.23").refuses(0, "pulse o1", "SO-6.1").refuses(0, "pulse c4", "SO-8.23");
    t.go("0 pulse i3; 1 take");
    assert_eq!((t.momentum(0), t.momentum(1), t.energy_of(0)), (1, 1, 0));
    t.go("0 end");
    assert_eq!(t.asked(), Some(1), "no cards");
}

#[test]
fn so_8_23_pulse_is_the_whole_action_and_recalls_nobody() {
    let mut t = two().station(0, "node", "i1").divers(0, "i1").holds(0, "pulse");
    t.go("0 activate; 0 play pulse; 0 pulse i1; 0 leave; 0 end");
    assert_eq!(t.at(0, "i1"), 1);
    let mut t = two().station(0, "node", "i1").divers(0, "i1").holds(0, "pulse");
    t.go("0 activate; 0 use i1; 0 leave");
    t.refuses(0, "play pulse", "SO-8.23");
}

#[test]
fn so_8_25_sacrifice_vaporises_all_divers_at_a_foundry() {
    let t = published().station(1, "foundry", "r3").divers(0, "r3").divers(1, "r3 r3").holds(0, "sacrifice");
    let mut t = t;
    t.go("0 activate; 0 play sacrifice");
    assert_eq!(t.legal(0), ["sacrifice r3"]);
    t.go("0 sacrifice r3; 0 end");
    assert_eq!((t.momentum(0), t.momentum(1), t.owed()), (2, 4, 2));
    assert_eq!(t.s.seats[Seat(1)].vaporised, 2);
    t.go("* card F");
    assert_eq!(t.momentum(0), 2, "no +1 for flares");
}

#[test]
fn so_8_25_exterminate_is_the_same_in_its_scenario() {
    let t = table(1, json!({ "scenario": "exterminate" }));
    let mut t = t;
    t.go("0 place foundry k0");
    let mut t = t.divers(0, "k0 k0").energy(0, 0);
    t.s.seats[Seat(0)].held = Some(solarium_sol::Suit::Flare);
    t.s.deck[0] -= 1;
    t.s.marker -= 1;
    t.go("0 activate; 0 play exterminate; 0 sacrifice k0");
    assert_eq!((t.momentum(0), t.owed()), (4, 3));
    let t = table(1, json!({ "scenario": "exterminate" }));
    assert_eq!(t.legal(0).len(), 5);
}

#[test]
fn so_8_25_sacrifice_needs_a_foundry_with_a_diver() {
    let t = published()
        .station(1, "foundry", "r3")
        .station(1, "node", "r1")
        .divers(0, "r1")
        .holds(0, "sacrifice");
    let mut t = t;
    t.go("0 activate");
    t.refuses(0, "play sacrifice", "SO-8.25");
}

#[test]
fn so_8_26_squeeze_doubles_without_a_flare() {
    let mut t = two().station(0, "node", "k1").divers(0, "k1").holds(0, "squeeze");
    t.go("0 activate; 0 play squeeze; 0 squeeze k1; * card C; * card X; * card O");
    assert_eq!((t.energy_of(0), t.phase()), (13, Phase::Bonus));
    t.go("0 take");
    assert_eq!((t.energy_of(0), t.hold_of(0)), (19, 8));
    assert_eq!(t.legal(0), ["end"]);
    t.go("0 end");
    assert_eq!(t.legal(0), ["keep C", "keep X", "keep O", "keep none"]);
}

#[test]
fn so_8_26_squeeze_with_a_flare_gives_the_base_and_destroys() {
    let mut t = two().station(0, "node", "k1").divers(0, "k1").energy(0, 8).holds(0, "squeeze");
    t.go("0 activate; 0 play squeeze; 0 squeeze k1; * card C; * card F; * card O");
    assert_eq!((t.energy_of(0), t.s.marker), (13, 13), "the flare is not resolved yet");
    assert!(t.s.station(t.x("k1")).is_none());
    t.go("0 end");
    assert_eq!((t.energy_of(0), t.s.marker), (7, 12));
}

#[test]
fn so_8_26_squeeze_is_last_and_draws_nothing_in_orbit() {
    let t = two().station(0, "node", "i1").station(0, "node", "i3").station(1, "node", "i5");
    let mut t = t.divers(0, "i1 i3 i5").holds(0, "squeeze");
    t.go("0 activate; 0 play squeeze");
    t.refuses(0, "squeeze i5", "SO-8.26");
    t.go("0 use i1; 0 leave; 0 squeeze i3");
    assert_eq!((t.energy_of(0), t.phase()), (6, Phase::Bonus));
    t.go("0 take");
    assert_eq!(t.energy_of(0), 8);
    t.refuses(0, "use i5", "SO-8.33");
    t.go("0 end");
    assert_eq!(t.asked(), Some(1));
}

#[test]
fn so_8_26_squeeze_needs_the_doubled_base_and_stops_at_the_last_flare() {
    let mut t = two().station(0, "tower", "c1").divers(0, "c1").holds(0, "squeeze");
    t.go("0 activate");
    t.refuses(0, "play squeeze", "SO-8.26");
    let mut t = two().station(0, "node", "k1").divers(0, "k1").marker(1).holds(0, "squeeze");
    t.go("0 activate; 0 play squeeze; 0 squeeze k1; * card F; 0 end");
    assert_eq!(t.phase(), Phase::Over);
}

#[test]
fn so_8_26_trigger_cards_of_published_are_put_in_sequence() {
    let t = table(2, json!({ "edition": "published", "event": "sunworm" }));
    let mut t = t.station(0, "node", "c1").divers(0, "c1 o5").holds(0, "squeeze");
    t.go("0 activate; 0 play squeeze; 0 squeeze c1; * card T; * card X; 0 leave");
    assert_eq!(t.at(0, "o5"), 1);
    t.go("0 end");
    assert_eq!(t.at(0, "o5"), 0, "the event happens when its place in the sequence comes");
    assert_eq!(t.legal(0), ["keep X", "keep none"]);
}

#[test]
fn so_8_28_synchronize_pays_for_each_station_from_now_on() {
    let t = two()
        .station(0, "node", "i1")
        .station(1, "node", "i3")
        .station(1, "node", "i5")
        .station(0, "node", "o9");
    let mut t = t.divers(0, "i1 i3 i5").divers(1, "k0").holds(0, "synchronize");
    t.go("0 activate; 0 use i1; 0 leave; 0 play synchronize; 0 use i3; 1 take; 0 use i5; 1 take; 0 end");
    assert_eq!((t.momentum(0), t.momentum(1)), (2, 0));
    t.go("1 move; 1 hurl k0; 1 end; * card F");
    assert_eq!(t.momentum(0), 2, "not for flare activations");
}
