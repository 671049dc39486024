//! Circadians' picture: every thing an answer asks to touch is there, once.

use solarium_circadians::Circadians;
use solarium_circadians::pack::Pack;
use solarium_conformance::Languages;
use solarium_core::{Choices, Game, Notation, Random, Records, Seat, Shelf, Turn, Viewer, random_step};
use solarium_picture::{Draw, Stage};
use solarium_words::Lang;

/// Everything that can be touched, and the ids of what is only named.
fn ids(svg: &str) -> Vec<&str> {
    let named = |before: &'static str| {
        svg.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect::<Vec<_>>()
    };
    [named(" id=\""), named(" data-touch=\"")].concat()
}

#[test]
fn every_touched_thing_is_drawn_once() {
    let shelf = Shelf::new("standard", Pack::standard());
    for (seed, seats) in
        [vec!["human", "human"], vec!["human", "ai:2"], vec!["human"; 4]].into_iter().enumerate()
    {
        let setup = serde_json::json!({"seats": seats, "planet": "random"});
        let game = Circadians::from_setup(&setup, &shelf).expect("a good set-up");
        let mut random = Random::new(seed as u64);
        let mut state = game.start();
        let mut list = Vec::new();
        let mut step = 0;
        loop {
            if let Turn::Decide(seats) = game.turn(&state)
                && step % 7 == 0
            {
                let seat = seats.iter().next().expect("somebody decides");
                let view = game.view(&state, Viewer::Seat(seat));
                let svg = game.svg(&view, Languages::of::<Circadians>().words(Lang::En));
                let mut drawn = ids(&svg);
                for action in game.actions(&state, seat) {
                    for id in game.touches(&view, action) {
                        assert!(drawn.contains(&id.as_str()), "{id} is not drawn");
                    }
                }
                let all = drawn.len();
                drawn.sort_unstable();
                drawn.dedup();
                assert_eq!(all, drawn.len(), "an id is drawn twice");
                assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            }
            step += 1;
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
        let all =
            game.svg(&game.view(&state, Viewer::Spectator), Languages::of::<Circadians>().words(Lang::En));
        assert!(all.ends_with("</svg>") && all.contains("printed value unknown"));
    }
}

/// A seat with one die left in Garage 3, hand and face-up Items, against the AI.
const POSITION: &str = r#"{"options":{"opponent":2},"round":3,"phase":"execute","part":"base","first":0,"turn":0,
 "event":"ev03","events_seen":["ev01","ev09"],
 "seats":[{"kind":"human","character":"dan","refused":"naira","water":10,"algae":2,"power":2,"gems":1,"pool":0,
           "rolled":[],"ready":true,"garages":[null,null,5,null,null],"farms":[null,2,null,null,null,null],"cantina":0,
           "upgrades":["tuned"],"farm_tiles":["springs"],"hand":["grogg","archive"],"items":["ledger"],"harvester":"e5"},
          {"kind":"ai","dice":1,"gems":3,"progress":1,"harvester":"b1","schemes_discarded":["s06","s13","s16","s18"],
           "schemes_shown":["s20","s05"]}],
 "negotiation":[{"space":"L1","seat":0,"value":3},{"space":"L2","seat":1,"value":5}],
 "depository":[{"column":6,"row":"t","seat":1},{"column":4,"row":"m","seat":0}],"hq":[],
 "locations":[{"space":"mine-1","seat":1,"value":6},{"space":"lab-1","seat":1,"value":2}],
 "advancements":{"3":"gem","5":"items"},"setbacks":{"sum8":"items"},
 "visible":{"farm":["garden","field","turbine"],"upgrade":["solar","flipper","tanker"]},
 "stack_sizes":{"farm":[4,5,5],"upgrade":[6,5,6]},"removed":[],"tokens_taken":["b1","c3"],"caches_up":false,"caches":{},
 "item_discard":["yeki","zcarpi"],"item_bottom":[]}"#;

fn position() -> (Circadians, solarium_circadians::State) {
    let shelf = Shelf::new("standard", Pack::standard());
    let record = serde_json::from_str(POSITION).expect("JSON");
    Circadians::load(&record, &shelf).expect("a possible position")
}

/// The parts of the scene, as one viewer sees them.
fn scene(viewer: Viewer) -> impl Fn(&str) -> String {
    let (game, state) = position();
    let stage = Stage { words: Languages::of::<Circadians>().words(Lang::En), names: &[], you: None };
    let parts = game.scene(&game.view(&state, viewer), &stage);
    move |id: &str| parts.iter().find(|p| p.id == id).map_or(String::new(), |p| p.html.clone())
}

#[test]
fn a_hand_is_shown_to_its_owner_alone() {
    let own = scene(Viewer::Seat(Seat(0)));
    assert!(own("seat-0").contains("data-touch=\"item:grogg\"") && own("seat-0").contains("Ledger"));
    let other = scene(Viewer::Spectator);
    assert!(!other("seat-0").contains("Grogg") && other("seat-0").contains("Ledger"));
    assert!(other("seat-0").contains("2 cards in hand"));
}

#[test]
fn forecasts_of_the_die_due_are_on_the_boards() {
    let own = scene(Viewer::Seat(Seat(0)));
    let says = |part: &str, text: &str| assert!(own(part).contains(text), "{part} does not say {text:?}");
    // CI-5.6 and CI-21: fees ahead; CI-6.10: 3, 5 and this 5 below Leyrien, sum8 has already moved.
    says("seat-0", "Fees ahead: 1 of 2 Algae");
    says("negotiation", "sum 13, 2 alike");
    says("negotiation", "Setback by sum of at least 10, sum of at least 12, 2 dice alike");
    says("negotiation", "Each die below Leyrien:");
    says("negotiation", "not enough Algae for the cost");
    says("negotiation", "(CI-5.11)");
    // CI-8.5: 18 less 5 in Water, of which 3 are lacking.
    says("locations", "13 Water (lacks 3 Water)");
    // CI-10.2: 5 Water of e5, the springs and the Event's Power; CI-8: one Farm choice.
    says("seat-0", "8 Water, 1 Power");
    says("ai", "Next scheme, 14 unseen");
    says("planet", "e6: yields 8 Water, token: 3 Water, 1 step away");
    assert!(own("planet").contains("stand-in") && own("ai").contains("stand-in"), "CI-1.6: marks");
}

#[test]
fn what_would_be_lost_is_said_before() {
    let (game, state) = position();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let words = Languages::of::<Circadians>().words(Lang::En);
    let caution = |text: &str| {
        game.caution(&view, Seat(0), game.parse_action(text).expect("an answer"), words).unwrap_or_default()
    };
    assert!(caution("stand-down").contains("1 die goes to the Cantina for 2 Water"));
    assert!(caution("act neg-L3 5").contains("sum of at least 10, sum of at least 12, 2 dice alike"));
    assert_eq!(caution("act neg-J1 5"), "");
    assert_eq!(caution("act hq 5"), "");
}
