//! Chapter 17: the AI opponent.

use crate::table::{Table, asks, game, people, with_ai};
use serde_json::json;
use solarium_circadians::automa::decide;
use solarium_circadians::{Circadians, Part, Phase};
use solarium_core::{Game, Mute, Random, Step, Trace, Turn, random_outcome};

/// The AI of a solo game with a due card to come that does not move its Harvester.
fn second_card(gems: u32, dice: u8) -> Table {
    ai(Table::solo(), gems, dice)
}

fn ai(mut table: Table, gems: u32, dice: u8) -> Table {
    let seat = table.game.ai_seat().expect("an AI").0;
    table.state.part = Part::Ai;
    table.state.ai.gems = gems;
    table.state.ai.dice = dice;
    table.state.ai.due_done = 1;
    // Any die placed balances the supply.
    table.die("dep-b", seat, 1).without("dep-b")
}

impl Table {
    /// Takes a die of the Depository's column 1 off again; supplies follow.
    fn without(mut self, _: &str) -> Table {
        self.state.tables.depository[2][0] = solarium_circadians::Die::NONE;
        self.pool(0, 0)
    }

    /// The AI turns up and resolves a card.
    fn scheme(self, id: &str) -> Table {
        let seat = self.game.ai_seat().expect("an AI").0;
        let table = self.chance(&format!("scheme {id}"));
        assert_eq!((table.turn(), table.legal(seat)), (asks(seat), vec!["resolve".to_string()]));
        table.play(seat, "resolve")
    }

    fn ai_dice_on(&self, dice: &[solarium_circadians::Die]) -> usize {
        let seat = self.game.ai_seat().expect("an AI");
        dice.iter().filter(|d| d.belongs_to(seat)).count()
    }
}

#[test]
fn ci_17_1_no_seat_in_turn_order_and_never_in_the_hq() {
    let game = game(with_ai(2));
    for seed in 0..3 {
        let mut state = game.start();
        let mut random = Random::new(seed);
        let mut list = Vec::new();
        while solarium_core::random_step(&game, &mut state, &mut random, &mut list) {
            let ai = game.ai_seat().expect("an AI");
            let tables = &state.tables;
            assert!(tables.hq.iter().chain(&tables.control).all(|die| !die.belongs_to(ai)));
        }
    }
}

// CI-2.12 points here.
#[test]
fn ci_17_2_set_up() {
    let table = Table { game: game(with_ai(1)), state: game(with_ai(1)).start(), events: Vec::new() };
    let ai = table.state.ai;
    assert_eq!((ai.dice, ai.supply, ai.gems, ai.progress, ai.pile.count_ones()), (3, 10, 0, 0, 20));
    assert_eq!(table.at(1), "e4");
}

#[test]
fn ci_17_3_five_die_spaces() {
    let table = second_card(0, 5).die("mine-1", 1, 2);
    let table = table.scheme("s06");
    // The die used leaves its space; of two bought one finds room.
    assert_eq!(table.state.ai.dice, 5);
}

#[test]
fn ci_17_4_two_due_cards_or_three() {
    let table = Table::solo().garages(0, &[1]).scheme("s01").scheme("s09");
    assert_eq!((table.state.part, table.turn()), (Part::Base, asks(0)));
    // The third Progress tile counts in the very round in which it is unlocked.
    let mut table = Table::solo().garages(0, &[1]);
    table.state.ai.progress = 2;
    let table = table.scheme("s01").scheme("s02");
    assert_eq!((table.state.ai.progress, table.turn()), (3, Turn::Chance));
    assert_eq!(table.scheme("s13").state.part, Part::Base);
}

#[test]
fn t19_the_first_card_moves_the_harvester_as_far_as_possible() {
    let table = Table::solo().scheme("s05");
    assert_eq!((table.at(1), table.state.ai.gems), ("e7", 1));
    // CI-17.5: the second does not.
    assert_eq!(table.scheme("s08").at(1), "e7");
}

#[test]
fn e15_sweeping_right_and_wrapping() {
    let table = Table::solo().scheme("s05");
    assert_eq!((table.at(1), table.state.ai.gems), ("e7", 1));
    let planet = table.game.pack.planets[0].clone();
    let gone =
        |table: &Table, space: &str| table.state.tokens & (1 << planet.find(space).expect("a space")) == 0;
    assert!(gone(&table, "e6") && gone(&table, "e7") && !gone(&table, "e2"));
    let mut later = table;
    later.state.ai.due_done = 0;
    let later = later.scheme("s06");
    assert!(gone(&later, "e2"));
    assert_eq!((later.at(1), later.state.ai.gems), ("e7", 1));
}

#[test]
fn e16_a_cache_stops_it() {
    let table = Table::solo().harvester(1, "c6").scheme("s05");
    assert_eq!(table.at(1), "c6");
}

#[test]
fn ci_17_6_it_moves_without_dice_and_stops_at_a_gem() {
    let mut table = Table::solo();
    table.state.ai.supply += table.state.ai.dice;
    table.state.ai.dice = 0;
    // Direction 6 from e4: d3, c3 with 3 Water, b1 with a Gem.
    let table = table.scheme("s18");
    assert_eq!((table.at(1), table.state.ai.gems), ("b1", 1));
    // Direction 5 sweeps e2's Water and ends at the edge.
    let table = Table::solo().scheme("s15");
    assert_eq!(table.at(1), "e1");
}

#[test]
fn ci_17_7_no_die_nothing_and_no_option_one_gem() {
    let table = second_card(2, 0).scheme("s20");
    assert_eq!(table.state.ai.gems, 2);
}

#[test]
fn e20_no_option_possible() {
    let table = second_card(3, 2).die("Z1", 0, 1).die("Z2", 0, 1).die("mine-1", 0, 1).die("mine-2", 0, 1);
    let table = table.die("market-1", 0, 1).die("market-2", 0, 1).scheme("s20");
    assert_eq!((table.state.ai.gems, table.state.ai.dice), (4, 2));
}

#[test]
fn t17_the_dearest_space_it_can_pay() {
    let table = second_card(4, 2).scheme("s16");
    assert_eq!((table.state.ai.gems, table.state.ai.dice), (0, 1));
    assert!(table.state.tables.negotiation[0][2].belongs_to(solarium_core::Seat(1)));
    assert_eq!(table.state.tables.negotiation[0][2].value(), 5);
    let table = second_card(4, 2).die("L3", 0, 1).scheme("s16");
    assert_eq!(table.state.ai.gems, 1);
    assert!(table.state.tables.negotiation[0][1].belongs_to(solarium_core::Seat(1)));
}

#[test]
fn t18_depository() {
    let table = second_card(1, 2).die("dep-t", 0, 6).scheme("s18");
    assert_eq!(table.state.ai.gems, 0);
    assert!(table.state.tables.depository[1][5].belongs_to(solarium_core::Seat(1)));
    // No Gem: the second option, and its extra card.
    let table = second_card(0, 2).scheme("s18");
    assert_eq!(table.ai_dice_on(&table.state.tables.foundry), 1);
    let full = second_card(1, 2).die("dep-t", 0, 6).die("dep-m", 0, 6).die("dep-b", 0, 6).scheme("s18");
    assert_eq!(full.ai_dice_on(&full.state.tables.foundry), 1);
}

#[test]
fn ci_17_8_each_option() {
    // Negotiate below each clan at Jrayek's price.
    for (card, clan) in [("s14", 0), ("s17", 1), ("s12", 2)] {
        let table = second_card(2, 2);
        let table = if card == "s12" { table.die("lab-1", 0, 1) } else { table };
        let table = table.scheme(card);
        assert_eq!(
            (table.state.ai.gems, table.ai_dice_on(&table.state.tables.negotiation[clan])),
            (0, 1),
            "{card}"
        );
    }
    let lab = second_card(0, 2).scheme("s08");
    assert_eq!((lab.state.ai.progress, lab.ai_dice_on(&lab.state.tables.lab[0])), (1, 1));
    let market = second_card(0, 2).die("Z1", 0, 1).die("mine-1", 0, 1).die("mine-2", 0, 1).scheme("s20");
    assert_eq!((market.state.ai.gems, market.ai_dice_on(&market.state.tables.market)), (2, 1));
    let mining = second_card(0, 2).scheme("s20");
    assert_eq!((mining.state.ai.gems, mining.ai_dice_on(&mining.state.tables.mine)), (2, 1));
    let academy = second_card(0, 2).scheme("s13");
    assert_eq!((academy.state.ai.dice, academy.ai_dice_on(&academy.state.tables.academy)), (3, 1));
}

#[test]
fn e17_either_space_of_a_row() {
    let table = ai(Table::new(with_ai(3)), 4, 2).die("L3", 0, 1).scheme("s16");
    let seat = solarium_core::Seat(3);
    // Slots of row 3 are 3 and 4.
    assert!(table.state.tables.negotiation[0][4].belongs_to(seat));
    let table = ai(Table::new(with_ai(3)), 4, 2).die("L3", 0, 1).die("L3", 1, 1).scheme("s16");
    assert!(table.state.tables.negotiation[0][1].belongs_to(seat));
    assert_eq!(table.state.ai.gems, 1);
}

#[test]
fn e18_down_to_the_third_option() {
    let table = second_card(1, 2).die("lab-1", 0, 3).die("lab-1", 0, 3).scheme("s08");
    assert_eq!(table.state.ai.gems, 3);
    assert!(table.state.tables.mine[0].belongs_to(solarium_core::Seat(1)));
}

#[test]
fn ci_17_9_left_most_of_equals_and_row_prices() {
    let table = second_card(9, 2).scheme("s16");
    assert_eq!(table.state.ai.gems, 4);
    assert!(table.state.tables.negotiation[0][3].belongs_to(solarium_core::Seat(1)));
    let table = second_card(1, 2).scheme("s16");
    // One Gem pays for no row.
    assert_eq!(table.ai_dice_on(&table.state.tables.negotiation[0]), 0);
}

#[test]
fn ci_17_10_tokens_move_to_the_left_most_open_space() {
    let table = second_card(2, 2).die("L2", 0, 5).advanced(&[(1, "items")]).scheme("s16");
    // Value 5 below Leyrien: reward `die` is the left-most open one; sum 10 and a pair: `sum8` is left-most.
    assert_eq!(table.reward_of(5), Some("die"));
    assert_eq!((table.punishment_of("sum8"), table.punishment_of("sum10")), (Some("items"), None));
    assert_eq!(table.state.crews[0].pool, 0);
}

#[test]
fn ci_17_15_events_never_bind_it() {
    let table = second_card(2, 2).event("ev11").die("L2", 0, 5).scheme("s16");
    assert_eq!(table.punishment_of("sum8"), Some("items"));
}

#[test]
fn e19_an_extra_card_before_the_next_due_one() {
    let table = Table::solo().garages(0, &[1]).harvester(1, "c6");
    let mut table = ai(table, 1, 2);
    table.state.ai.due_done = 0;
    let table = table.scheme("s04");
    assert_eq!((table.ai_dice_on(&table.state.tables.foundry), table.turn()), (1, Turn::Chance));
    let table = table.scheme("s18");
    assert!(table.state.tables.depository[0][5].belongs_to(solarium_core::Seat(1)));
    assert_eq!((table.state.ai.gems, table.state.ai.dice, table.state.ai.due_done), (0, 0, 1));
    // CI-17.11: one due card is done, another follows.
    assert_eq!((table.state.part, table.turn()), (Part::Ai, Turn::Chance));
}

#[test]
fn ci_17_11_extra_cards_may_bring_further_ones() {
    let table = Table::new(with_ai(2)).part(Part::Ai).garages(0, &[1]);
    let table = ai(table, 0, 3).scheme("s04").scheme("s10");
    assert_eq!((table.ai_dice_on(&table.state.tables.foundry), table.state.ai.due_done), (2, 2));
    assert_eq!(table.scheme("s13").state.part, Part::Base);
}

#[test]
fn ci_17_12_academy_dice_that_find_no_room_or_are_missing() {
    let mut short = second_card(0, 2);
    for value in 1..=5 {
        short = short.die("dep-t", 1, value).die("dep-m", 1, value);
    }
    assert_eq!(short.state.ai.supply, 1);
    let short = short.scheme("s13");
    assert_eq!((short.state.ai.dice, short.state.ai.gems), (2, 0));
}

#[test]
fn ci_17_13_the_discards_become_the_pile_without_this_rounds_cards() {
    let mut table = Table::solo().garages(0, &[1]);
    table.state.ai.shown = 1;
    table.state.ai.discard = table.state.ai.pile & !1 & !2;
    table.state.ai.pile = 2;
    let table = table.scheme("s02");
    assert_eq!(table.outcomes().len(), 18);
    // Neither pile nor discards: no card is turned up.
    let mut table = Table::solo().garages(0, &[1]);
    table.state.ai.shown = table.state.ai.pile;
    table.state.ai.pile = 0;
    assert_eq!(table.settled().state.part, Part::Base);
}

#[test]
fn ci_17_14_human_dice_block_it_and_its_dice_block_humans() {
    let table = second_card(0, 2).die("foundry-1", 0, 1).die("foundry-2", 0, 1).scheme("s04");
    assert_eq!(table.ai_dice_on(&table.state.tables.mine), 1);
    let table = Table::new(with_ai(1)).die("lab-1", 1, 4).garages(0, &[4, 4]).holds(0, [20; 4]);
    assert_eq!(table.refused(0, "act lab 4"), "CI-5.13");
}

#[test]
fn ci_17_16_the_trace_names_card_path_and_options() {
    let table = Table::solo().chance("scheme s15");
    let mut trace = Trace::default();
    let decision = decide(&table.game, &table.state, &mut trace).expect("a card lies turned up");
    let planet = &table.game.pack.planets[0];
    let path: Vec<&str> = decision.path.iter().map(|s| planet.name(*s)).collect();
    assert_eq!(path, ["e3", "e2", "e1"]);
    let text: Vec<String> = trace
        .0
        .iter()
        .map(|step| solarium_conformance::english::<Circadians>(&solarium_circadians::automa::line(step)))
        .collect();
    let text = text.join("\n");
    for part in [
        "due card s15, value 5",
        "D, J, M2",
        "e3",
        "Water back to the supply",
        "the edge",
        "Depository: column 5",
        "no",
        "Market: space 1 is free",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    // The same decision, whether anyone listens or not.
    assert_eq!(decide(&table.game, &table.state, &mut solarium_core::Silent), Some(decision));
    assert!(decide(&table.game, &Table::solo().state, &mut Trace::default()).is_none());
}

#[test]
fn t20_four_dice() {
    let table = ai(Table::solo(), 0, 4).phase(Phase::Harvest).settled();
    assert_eq!((table.state.ai.gems, table.state.ai.dice), (2, 4));
}

#[test]
fn e22_harvest_of_the_ai() {
    let table = ai(Table::solo(), 0, 3).die("mine-1", 1, 3).die("lab-1", 1, 3).phase(Phase::Harvest);
    let plain = table.clone().settled();
    assert_eq!((plain.state.ai.gems, plain.state.ai.dice), (3, 5));
    let mut star = table;
    star.state.ai.progress = 1;
    assert_eq!(star.settled().state.ai.gems, 4);
    // CI-17.17: what finds no space goes to the supply.
    let full = ai(Table::solo(), 0, 5).die("mine-1", 1, 3).phase(Phase::Harvest);
    let supply = full.state.ai.supply;
    assert_eq!(full.settled().state.ai.supply, supply + 1);
}

#[test]
fn e21_rest_of_the_ai() {
    let mut table = ai(Table::solo(), 0, 1).phase(Phase::Rest);
    table.state.ai.progress = 2;
    table.state.ai.supply = 1;
    let table = table.settled();
    assert_eq!((table.state.ai.dice, table.state.ai.supply, table.state.ai.gems), (2, 0, 2));
    let mut table = ai(Table::solo(), 0, 5).phase(Phase::Rest);
    table.state.ai.progress = 2;
    table.state.ai.supply = 0;
    assert_eq!(table.settled().state.ai.gems, 0);
}

#[test]
fn ci_17_18_turned_up_cards_are_discarded_in_rest() {
    let table = Table::solo().scheme("s01").scheme("s09");
    assert_eq!(table.state.ai.shown.count_ones(), 2);
    let table = table.play(0, "act hq 1").play(0, "take water").drawn_to_plan();
    assert_eq!((table.state.ai.shown, table.state.ai.discard.count_ones()), (0, 2));
}

#[test]
fn ci_17_19_progress_is_unlocked_in_order_and_then_impossible() {
    let mut table = ai(Table::solo(), 0, 3);
    table.state.ai.progress = 3;
    // B is impossible with all tiles unlocked.
    let table = table.scheme("s08");
    assert_eq!(table.state.ai.progress, 3);
    assert_eq!(table.ai_dice_on(&table.state.tables.mine), 1);
    assert_eq!(table.game.due_cards(&table.state), 3);
}

#[test]
fn ci_17_20_points_of_the_ai() {
    let mut table = ai(Table::solo(), 4, 0).die("L1", 1, 3).die("Z4", 1, 3).die("dep-t", 1, 6);
    table.state.ai.progress = 2;
    let table = table.phase(Phase::Over).caches([4, 5, 5, 6, 6, 7]).harvester(1, "c6");
    let parts: Vec<(&str, i32)> = table.scores()[1].parts.0.clone();
    // Opponent 2: 3 + 7, one Depository die 4; c7 is nearest.
    assert_eq!(
        parts,
        [("negotiation", 10), ("depository", 4), ("harvester", 5), ("progress", 4), ("gems", 4)]
    );
    // Ties in distance: the highest points.
    assert_eq!(table.harvester(1, "e4").part_of(1, "harvester"), 7);
}

/// Mean points of an opponent left alone: no human die is anywhere.
fn undisturbed(opponent: u8, games: u64) -> f64 {
    let game = game(json!({"seats": ["human", format!("ai:{opponent}")]}));
    let mut total = 0;
    for seed in 0..games {
        let mut random = Random::new(seed * 4 + u64::from(opponent));
        let mut state = Table::solo().state;
        state.round = 1;
        state.part = Part::Hq;
        state.crews[0].character = solarium_circadians::NONE;
        state.crews[0].garages = [0; 8];
        state.crews[0].supply = 0;
        game.settle(&mut state, &mut Mute);
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(random_outcome(&game, &state, &mut random)),
                Turn::Decide(_) => {
                    let seat = if state.part == Part::Ai && state.phase == Phase::Execute {
                        solarium_core::Seat(1)
                    } else {
                        solarium_core::Seat(0)
                    };
                    let action = game.actions(&state, seat)[0];
                    Step::Act(seat, action)
                }
            };
            game.advance(&mut state, step, &mut Mute);
        }
        total += game.points(&state, solarium_core::Seat(1));
    }
    f64::from(total) / games as f64
}

#[test]
fn ci_17_21_undisturbed_opponents_reach_their_points() {
    // CI-17.21: ±2 over 3,000 games.
    for (opponent, expected) in [(1, 45.0), (2, 56.0), (3, 67.0), (4, 82.0)] {
        let mean = undisturbed(opponent, 3000);
        println!("opponent {opponent}: {mean:.1}");
        assert!((mean - expected).abs() < 2.0, "opponent {opponent}: {mean}");
    }
    assert_eq!(game(people(2)).ai_seat(), None);
}
