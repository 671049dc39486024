//! CI-19.8: position records, out and in.

use serde_json::{Value, json};
use solarium_circadians::pack::Pack;
use solarium_circadians::{Circadians, State};
use solarium_conformance::english;
use solarium_core::{Game, Random, Records, Shelf, Turn, random_step};

fn shelf() -> Shelf<Pack> {
    Shelf::new("standard", Pack::standard())
}

fn round_trips(game: &Circadians, state: &State, shelf: &Shelf<Pack>) {
    let record = game.record(state);
    let (again, loaded) = match Circadians::load(&record, shelf) {
        Ok(loaded) => loaded,
        Err(reasons) => panic!("{reasons}\n{record}"),
    };
    assert!(again == *game, "another game: {record}");
    assert_eq!(game.record(&loaded), record);
    if loaded != *state {
        let (was, is) = (format!("{state:#?}"), format!("{loaded:#?}"));
        let other: Vec<_> = was.lines().zip(is.lines()).filter(|(a, b)| a != b).take(8).collect();
        panic!("another position: {other:#?}\n{record}");
    }
}

#[test]
fn ci_19_8_records_round_trip_at_every_step() {
    let shelf = shelf();
    let setups = [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "human", "human"], "planet": "random", "supplies": "hidden",
               "clans": {"leyrien": "random", "zcharo": "B", "jrayek": "random"}}),
        json!({"seats": ["human", "bot:greedy", "human", "human"], "characters": "free", "planet": "B"}),
        json!({"seats": ["human", "ai:3"], "colours": ["black", "purple"]}),
        json!({"seats": ["human", "human", "ai"], "planet": "random"}),
        json!({"seats": ["human", "human", "human", "ai"], "opponent": 4}),
    ];
    for (i, setup) in setups.iter().enumerate() {
        for seed in 0..4 {
            let game = Circadians::from_setup(setup, &shelf).expect("a set-up of the rules");
            let mut state = game.start();
            let mut random = Random::new(100 * i as u64 + seed);
            let mut list = Vec::new();
            loop {
                round_trips(&game, &state, &shelf);
                if !random_step(&game, &mut state, &mut random, &mut list) {
                    break;
                }
            }
            assert_eq!(game.turn(&state), Turn::Over);
        }
    }
}

/// `pending` is the engine's own: what does not belong to the position is refused.
#[test]
fn ci_19_8_spoiled_pending_is_refused() {
    type Spoil = (&'static str, fn(&mut Value) -> bool);
    let spoils: [Spoil; 6] = [
        ("extra", |record| {
            record["pending"]["extra"] = json!("yes");
            true
        }),
        ("due_done", |record| {
            record["pending"]["due_done"] = json!(9);
            true
        }),
        ("stage", |record| {
            record["pending"]["stage"] = json!("steps");
            record["phase"] != "harvest"
        }),
        ("deed", |record| {
            let pending = record["pending"].as_object_mut().expect("an object");
            pending.remove("deed").is_some()
        }),
        ("agenda", |record| {
            record["pending"]["agenda"] = json!([{"draw": [0, 1]}]);
            ["items", "characters", "over"].iter().any(|phase| record["phase"] == *phase)
        }),
        ("seats", |record| {
            let had = record["pending"].get("seats").is_some();
            record["pending"]["seats"] = json!([]);
            had
        }),
    ];
    let shelf = shelf();
    let mut refused = [0; 6];
    for (seed, setup) in [json!({"seats": ["human", "ai:3"]}), json!({"seats": ["human", "human", "human"]})]
        .iter()
        .enumerate()
    {
        let game = Circadians::from_setup(setup, &shelf).expect("a set-up of the rules");
        let (mut state, mut random, mut list) = (game.start(), Random::new(seed as u64), Vec::new());
        while random_step(&game, &mut state, &mut random, &mut list) {
            let record = game.record(&state);
            if record.get("pending").is_none() {
                continue;
            }
            for ((name, spoil), refused) in spoils.iter().zip(&mut refused) {
                let mut spoiled = record.clone();
                if spoil(&mut spoiled) {
                    assert!(Circadians::load(&spoiled, &shelf).is_err(), "{name}: {}", spoiled["pending"]);
                    *refused += 1;
                }
            }
        }
    }
    assert!(refused.iter().all(|count| *count > 5), "{refused:?}");
}

/// Tops that a record leaves out are turned up when it is loaded, in every phase: its own record loads again.
#[test]
fn ci_2_7_records_without_tops_load_back() {
    let shelf = shelf();
    let game =
        Circadians::from_setup(&json!({"seats": ["human", "human", "ai:2"]}), &shelf).expect("a set-up");
    let (mut state, mut random, mut list) = (game.start(), Random::new(7), Vec::new());
    let mut phases = std::collections::BTreeSet::new();
    loop {
        let mut record = game.record(&state);
        record.as_object_mut().expect("an object").remove("visible");
        if let Ok((loaded, position)) = Circadians::load(&record, &shelf) {
            let written = loaded.record(&position);
            let again = Circadians::load(&written, &shelf);
            assert!(again.is_ok_and(|(_, again)| again == position), "{written}");
            phases.insert(record["phase"].to_string());
        }
        if !random_step(&game, &mut state, &mut random, &mut list) {
            break;
        }
    }
    assert!(phases.len() >= 5 && phases.contains("\"over\""), "{phases:?}");
}

pub(crate) fn example() -> Value {
    serde_json::from_str(
        r#"{"options":{"planet":"A","clans":{"leyrien":"A","zcharo":"A","jrayek":"A"},"characters":"deal2","opponent":2,"supplies":"open"},
 "round":3,"phase":"execute","part":"base","first":0,"turn":0,"event":"ev03","events_seen":["ev01","ev09"],
 "seats":[{"kind":"human","character":"naira","refused":"dan","water":10,"algae":2,"power":2,"gems":1,"pool":0,"rolled":[],"ready":true,
           "garages":[null,null,5,null,null],"farms":[null,2,null,null,null,null],"cantina":0,
           "upgrades":["tuned"],"farm_tiles":["springs"],"hand":["grogg","archive"],"items":["ledger"],"harvester":"e5"},
          {"kind":"ai","dice":1,"gems":3,"progress":1,"harvester":"b1","schemes_discarded":["s06","s13","s16","s18"],"schemes_shown":["s20","s05"]}],
 "negotiation":[{"space":"L1","seat":0,"value":3},{"space":"L2","seat":1,"value":5}],
 "depository":[{"column":6,"row":"t","seat":1},{"column":4,"row":"m","seat":0}],
 "hq":[{"space":1,"seat":0,"value":2}],
 "locations":[{"space":"mine-1","seat":1,"value":6},{"space":"lab-1","seat":1,"value":2},{"space":"market-2","seat":0,"value":3}],
 "advancements":{"3":"gem","5":"items"},"setbacks":{"sum8":"items"},
 "visible":{"farm":["garden","field","turbine"],"upgrade":["solar","flipper","tanker"]},
 "stack_sizes":{"farm":[4,5,5],"upgrade":[6,5,6]},"removed":[],"tokens_taken":["b1","c3"],"caches_up":false,"caches":{},
 "item_discard":["yeki","zcarpi"],"item_bottom":[]}"#,
    )
    .expect("JSON")
}

#[test]
fn ci_19_8_the_example_of_the_rules_loads() {
    let (game, state) = Circadians::load(&example(), &shelf()).unwrap_or_else(|r| panic!("{r}"));
    assert_eq!(game.turn(&state), Turn::of(solarium_core::Seat(0)));
    assert_eq!(state.crews[0].supply, 13 - 6, "Garage, Farm, Negotiation, Depository, HQ, Market");
    assert_eq!(state.ai.supply, 13 - 5);
    round_trips(&game, &state, &shelf());
}

/// Changes the example and expects these rules among the reasons.
fn refused(change: impl Fn(&mut Value), rules: &[&str]) {
    let mut record = example();
    change(&mut record);
    match Circadians::load(&record, &shelf()) {
        Ok(_) => panic!("loaded: {record}"),
        Err(reasons) => {
            assert!(reasons.0.iter().all(|r| !english::<Circadians>(&r.message).is_empty()));
            for rule in rules {
                assert!(reasons.0.iter().any(|r| r.rule == *rule), "{rule} is not among: {reasons}");
            }
        }
    }
}

#[test]
fn ci_19_8_impossible_positions_name_every_reason() {
    refused(|r| r["seats"][0]["pool"] = json!(8), &["CI-1.2"]);
    refused(|r| r["seats"][0]["water"] = json!(-1), &["CI-1.1"]);
    refused(|r| r["seats"][0]["hand"] = json!(["ledger"]), &["CI-1.3"]);
    refused(|r| r["seats"][0]["hand"] = json!(["umbrella"]), &["CI-13.5"]);
    refused(|r| r["seats"][0]["refused"] = json!("naira"), &["CI-2.9"]);
    refused(|r| r["seats"][0]["harvester"] = json!("z9"), &["CI-9.1"]);
    refused(|r| r["seats"][0]["upgrades"] = json!(vec!["tuned"; 5]), &["CI-8.13"]);
    refused(|r| r["seats"][0]["farms"] = json!([null, null, null, 4]), &["CI-4.7"]);
    refused(|r| r["seats"][0]["rolled"] = json!([4]), &["CI-4.6"]);
    refused(|r| r["seats"][1]["dice"] = json!(6), &["CI-17.3"]);
    refused(|r| r["seats"][1]["harvester"] = json!("a1"), &["CI-17.6"]);
    refused(|r| r["seats"][1]["schemes_shown"] = json!(["s06"]), &["CI-17.2"]);
    refused(|r| r["round"] = json!(9), &["CI-3.1"]);
    refused(|r| r["phase"] = json!("lunch"), &["CI-19.8"]);
    refused(|r| r["event"] = json!("ev16"), &["CI-2.6"]);
    refused(|r| r["events_seen"] = json!(["ev01", "ev02", "ev04"]), &["CI-4.1"]);
    refused(|r| r["turn"] = json!(1), &["CI-3.2"]);
    refused(|r| r["negotiation"][1]["space"] = json!("L5"), &["CI-6.3"]);
    refused(|r| r["negotiation"][1]["space"] = json!("L1"), &["CI-5.13"]);
    refused(|r| r["negotiation"][1]["value"] = json!(7), &["CI-1.2"]);
    refused(|r| r["depository"][0]["column"] = json!(2), &["CI-7.1"]);
    refused(|r| r["depository"][0]["row"] = json!("x"), &["CI-7.5"]);
    refused(|r| r["hq"][0]["space"] = json!(4), &["CI-7.6"]);
    refused(|r| r["hq"][0]["seat"] = json!(1), &["CI-17.1"]);
    refused(|r| r["locations"][2]["space"] = json!("market-3"), &["CI-19.4"]);
    refused(|r| r["locations"][2]["space"] = json!("academy-1"), &["CI-8.12"]);
    refused(|r| r["advancements"]["5"] = json!("gem"), &["CI-6.8"]);
    refused(|r| r["setbacks"]["sum9"] = json!("gem"), &["CI-6.11"]);
    refused(|r| r["stack_sizes"]["farm"] = json!([5, 5, 5]), &["CI-1.3"]);
    refused(|r| r["visible"]["farm"] = json!(["solar", "field", "turbine"]), &["CI-2.7"]);
    refused(|r| r["removed"] = json!(["lawn"]), &["CI-15.1"]);
    refused(|r| r["tokens_taken"] = json!(["e4"]), &["CI-2.4"]);
    refused(|r| r["caches_up"] = json!(true), &["CI-9.8"]);
    refused(|r| r["caches"] = json!({"a1": 7, "c1": 7}), &["CI-2.4"]);
    refused(|r| r["phase"] = json!("plan"), &["CI-11.1"]);
    refused(|r| r["seats"][0]["kind"] = json!("ai"), &["CI-2.1"]);
    refused(|r| r["colour"] = json!("red"), &["CI-19.8"]);
    refused(
        |r| {
            r["seats"][0]["pool"] = json!(12);
            r["hq"][0]["space"] = json!(9);
            r["event"] = json!("ev99");
        },
        &["CI-1.2", "CI-7.6", "CI-16.1"],
    );
}

#[test]
fn ci_19_8_fields_left_out_take_their_set_up_value() {
    let record = json!({"seats": [{"kind": "human"}, {"kind": "human"}]});
    let (game, state) = Circadians::load(&record, &shelf()).unwrap_or_else(|r| panic!("{r}"));
    assert!(state == game.start());
    let record = json!({"round": 2, "phase": "plan", "seats": [{}, {}],
        "visible": {"farm": ["garden", "field", "turbine"], "upgrade": ["solar", "flipper", "tanker"]}});
    let (game, state) = Circadians::load(&record, &shelf()).unwrap_or_else(|r| panic!("{r}"));
    assert_eq!(state.crews[1].res, [10, 2, 2, 0]);
    assert_eq!((state.crews[1].pool, state.crews[1].supply), (3, 10));
    assert_eq!(game.turn(&state), Turn::Chance, "the Event comes first");
}

#[test]
fn ci_19_8_damaged_pending_is_refused() {
    for pending in [
        json!(3),
        json!({"agenda": ["dance"]}),
        json!({"agenda": [{"refill": ["farm", 9]}]}),
        json!({"agenda": [{"row_reward": 7}]}),
        json!({"deed": {"seat": 9, "space": "laboratory", "value": 1, "water_off": 0, "bought": 255}}),
        json!({"card": "s99"}),
        json!({"stage": "later"}),
        json!({"seats": [{"kept": "grogg"}]}),
        json!({"extra_key": 1}),
    ] {
        refused(|r| r["pending"] = pending.clone(), &[]);
    }
}
