//! What hints speak of, in positions where it is known; the same numbers as the read-outs say.

use crate::table::Table;
use serde_json::json;
use solarium_core::{Advice, Game, Quantity, QuantityGain, ReadOuts, Seat, Viewer};

const A: Seat = Seat(0);

fn quantities(table: &Table) -> Vec<Quantity> {
    table.game.quantities(&table.game.view(&table.state, Viewer::Seat(A)), A)
}

fn value(table: &Table, name: &str) -> i32 {
    quantities(table).iter().find(|quantity| quantity.name.id == name).unwrap().value
}

/// In which quantity the first position gains most over the second.
fn gain(best: &Table, other: &Table) -> (&'static str, i32, i32) {
    let gain = QuantityGain::greatest(&quantities(best), &quantities(other)).expect("a quantity differs");
    (gain.name.id, gain.best, gain.other)
}

#[test]
fn ci_5_7_fees_that_cannot_be_paid_send_dice_to_the_cantina() {
    let table = |algae| Table::two().garages(0, &[1, 2, 3]).holds(0, [0, algae, 0, 0]);
    for algae in 0..8 {
        let table = table(algae);
        let view = table.game.view(&table.state, Viewer::Seat(A));
        let fees = table.game.query(&view, "fees", &json!({})).unwrap();
        assert_eq!(value(&table, "ci-quantity-fees"), fees["total"].as_i64().unwrap() as i32);
        let cantina = fees["cantina"].as_array().unwrap().len();
        assert_eq!(value(&table, "ci-quantity-unpaid"), cantina as i32, "with {algae} Algae");
    }
    let (paid, unpaid) = (table(20), table(0));
    let (name, best, other) = gain(&paid, &unpaid);
    assert!(name == "ci-quantity-algae" || name == "ci-quantity-unpaid", "{name}");
    assert!(best != other);
}

#[test]
fn an_item_is_about_what_it_costs() {
    let id = |table: &Table| table.game.pack.items[0].id.clone();
    let poor = Table::two().holds(0, [0; 4]);
    let item = id(&poor);
    let (poor, rich) = (poor.hand(0, &[&item]), Table::two().holds(0, [20; 4]).hand(0, &[&item]));
    assert_eq!((value(&poor, "ci-quantity-payable"), value(&rich, "ci-quantity-payable")), (0, 1));
    assert!(value(&poor, "ci-quantity-missing") > 0);
    assert_eq!(value(&rich, "ci-quantity-missing"), 0);
}

#[test]
fn ci_12_1_points_are_told_by_source() {
    let item = Table::two().game.pack.items[0].id.clone();
    let laid = Table::two().face_up(0, &[&item]);
    let points = laid.game.human_points(&laid.state, A);
    assert_eq!(value(&laid, "ci-quantity-items"), points.items);
    assert_eq!(value(&laid, "ci-quantity-base"), points.base);
    let gems = Table::two().holds(0, [0, 0, 0, 3]);
    assert_eq!(gain(&gems, &Table::two().holds(0, [0; 4])), ("ci-quantity-gems", 3, 0));
}

#[test]
fn ci_6_10_setbacks_are_seen_before_they_come() {
    let table = Table::two().garages(0, &[3]);
    let view = table.game.view(&table.state, Viewer::Seat(A));
    let risk = table.game.query(&view, "setback-risk", &json!({})).unwrap();
    let is_safe = |clan: char| {
        let places = risk["places"].as_array().unwrap();
        let of_clan = |space: &str| space.starts_with(&format!("neg-{clan}"));
        places.iter().any(|place| {
            of_clan(place["space"].as_str().unwrap()) && place["conditions"].as_array().unwrap().is_empty()
        })
    };
    let clans: std::collections::BTreeSet<char> = risk["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|place| place["space"].as_str().unwrap().chars().nth(4).unwrap())
        .collect();
    let safe = clans.into_iter().filter(|clan| is_safe(*clan)).count();
    assert_eq!(value(&table, "ci-quantity-safe"), safe as i32);
    assert!(quantities(&Table::two()).iter().all(|quantity| quantity.name.id != "ci-quantity-safe"));
}

#[test]
fn the_ai_is_told_nothing() {
    let table = Table::solo();
    let ai = table.game.ai_seat().unwrap();
    assert!(table.game.quantities(&table.game.view(&table.state, Viewer::Seat(ai)), ai).is_empty());
}
