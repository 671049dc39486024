//! What a page relies on, for every game: what can be touched is drawn and has a name, the markup is sound and
//! free of style and script, and the same position gives the same scene.

use serde_json::{Value, json};
use solarium_circadians::Circadians;
use solarium_conformance::Languages;
use solarium_core::{Random, Seat, SeatKind, Shelf, Turn, Viewer, random_step};
use solarium_photosynthesis::Photosynthesis;
use solarium_picture::{Draw, Part, Pointed, Stage};
use solarium_sol::Sol;
use solarium_words::Lang;
use std::collections::BTreeSet;

/// Plays random games at the tables of these set-ups and looks at the scene of every `every`th position.
fn check_scenes<G: Draw>(setups: &[Value], every: usize, limit: usize) {
    let shelf = Shelf::standard();
    assert!(!G::APPEARANCE.css.is_empty());
    for (number, setup) in setups.iter().enumerate() {
        let game = G::from_setup(setup, &shelf).expect("a good set-up");
        let names: Vec<String> = ["Ada & Bo", "<b>Bold</b>", "\"Quote\"", "D", "E"].map(String::from).into();
        let mut random = Random::new(number as u64);
        let mut state = game.start();
        let mut list = Vec::new();
        let mut marked = 0;
        for step in 0..limit {
            if step % every == 0 {
                let lang = Lang::ALL[step / every % 3];
                let stage = |you| Stage { words: Languages::of::<G>().words(lang), names: &names, you };
                let deciding = match game.turn(&state) {
                    Turn::Decide(seats) => seats.iter().next(),
                    _ => None,
                };
                let stage = stage(deciding);
                let viewer = deciding.map_or(Viewer::Spectator, Viewer::Seat);
                let view = game.view(&state, viewer);
                let scene = game.scene(&view, &stage);
                assert_eq!(scene, game.scene(&view, &stage), "the same position, another scene");
                check_markup(&scene);
                marked += check_candidates(&game, &state, &scene);
                if step % (5 * every) == 0 {
                    check_others(&game, &state, &names);
                }
                if let Some(seat) = deciding {
                    check_touches(&game, &state, seat, &view, &scene);
                    check_words(&game, &state, seat, &view, &stage);
                }
            }
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
        let automa = (0..game.seats()).any(|seat| matches!(game.kind(Seat(seat as u8)), SeatKind::Automa(_)));
        assert_eq!(marked > 0, automa, "decisions of automas are shown on the board");
        let view = game.view(&state, Viewer::Spectator);
        let stage = Stage { words: Languages::of::<G>().words(Lang::En), names: &[], you: None };
        check_markup(&game.scene(&view, &stage));
    }
}

/// Every touch of every legal action is in the scene, except an answer that stands last: that is a button.
fn check_touches<G: Draw>(game: &G, state: &G::State, seat: Seat, view: &G::View, scene: &[Part]) {
    let drawn: BTreeSet<&str> = scene.iter().flat_map(|part| values(&part.html, " data-touch=\"")).collect();
    for action in game.actions(state, seat) {
        let touches = game.touches(view, action);
        for (place, touch) in touches.iter().enumerate() {
            let answer = place + 1 == touches.len() && !touch.contains(':');
            let text = game.action_text(action);
            assert!(answer || drawn.contains(touch.as_str()), "{touch} of {text:?} is not drawn");
        }
    }
}

/// Every candidate of an automa's decision has its place on the board, where a page marks it.
fn check_candidates<G: Draw>(game: &G, state: &G::State, scene: &[Part]) -> usize {
    let Turn::Decide(seats) = game.turn(state) else { return 0 };
    let mut found = 0;
    let named: BTreeSet<&str> = scene.iter().flat_map(|part| values(&part.html, " data-name=\"")).collect();
    for seat in seats.iter() {
        let Some(explained) = game.explain(&game.view(state, Viewer::Seat(seat)), seat) else { continue };
        for step in &explained.trace.0 {
            for candidate in 0..step.before.len() {
                let Pointed { at, text } = G::pointed(step, candidate, Languages::of::<G>().words(Lang::En));
                assert!(named.contains(at.as_str()), "{at} of {} is not on the board", step.rule);
                let code = text.len() < 3 && step.rule.starts_with("CI-") && step.rule != "CI-17.6";
                assert!(!code, "{text} of {} says nothing to a reader", step.rule);
                found += 1;
            }
        }
    }
    found
}

/// Whoever looks, seat or spectator, gets sound markup.
fn check_others<G: Draw>(game: &G, state: &G::State, names: &[String]) {
    let seats = (0..game.seats() as u8).map(|seat| Some(Seat(seat)));
    for you in seats.chain([None]) {
        let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
        let stage = Stage { words: Languages::of::<G>().words(Lang::En), names, you };
        check_markup(&game.scene(&game.view(state, viewer), &stage));
    }
}

/// Previews and cautions keep to the same rules as scenes.
fn check_words<G: Draw>(game: &G, state: &G::State, seat: Seat, view: &G::View, stage: &Stage<'_>) {
    for action in game.actions(state, seat) {
        let _ = game.caution(view, seat, action, stage.words);
        let mut after = state.clone();
        game.advance(&mut after, solarium_core::Step::Act(seat, action), &mut solarium_core::Mute);
        if let Some(html) = game.effect(view, &game.view(&after, Viewer::Seat(seat)), stage) {
            check_markup(&[Part { id: "effect".into(), title: "effect".into(), html }]);
        }
    }
}

fn check_markup(scene: &[Part]) {
    let mut ids = BTreeSet::new();
    for part in scene {
        assert!(ids.insert(&part.id), "two parts are called {}", part.id);
        assert!(!part.title.is_empty());
        let html = part.html.as_str();
        for bad in [" style=", "<style", "<script", " onclick", "javascript:", "<b>Bold"] {
            assert!(!html.contains(bad), "{} holds {bad}", part.id);
        }
        let mut open: Vec<&str> = Vec::new();
        for (at, _) in html.match_indices('<') {
            let (tag, after) = html[at + 1..].split_once('>').expect("a tag is closed");
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name), "in {}", part.id);
                continue;
            }
            let name = tag.split([' ', '/']).next().unwrap_or_default();
            let void = ["br", "hr", "img", "input", "wbr"].contains(&name);
            if !tag.ends_with('/') && !void {
                open.push(name);
            }
            check_name(tag, after);
        }
        assert!(open.is_empty(), "{} leaves {open:?} open", part.id);
    }
}

/// What can be touched is a button with a name: as a label, or as the first text within, which nobody sees. Whoever
/// has a label has a role, too: without one no screen reader speaks it.
fn check_name(tag: &str, after: &str) {
    let label = values(tag, " aria-label=\"").next();
    let role = values(tag, " role=\"").next();
    if tag.contains(" data-touch=") {
        let within = after.strip_prefix("<span class=\"unseen\">").and_then(|text| text.split('<').next());
        assert!(label.or(within).is_some_and(|name| !name.trim().is_empty()), "no accessible name: <{tag}>");
        assert!(label.is_none() || within.is_none(), "two names: <{tag}>");
        assert!(role == Some("button") || tag.starts_with("button "), "no button: <{tag}>");
    }
    if label.is_some() {
        let element = tag.split(' ').next().unwrap_or_default();
        let speaks = ["a", "button", "input", "nav", "ol", "svg", "table", "ul"].contains(&element);
        assert!(speaks || role.is_some(), "a label without a role: <{tag}>");
    }
}

fn values<'a>(html: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn photosynthesis() {
    let setups = [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "cynthia:tree"]}),
        json!({"seats": ["human", "human", "bot:greedy", "cynthia:ancient"], "revolutions": 4, "shade_lock": true}),
        json!({"seats": ["cynthia:seedling", "human", "cynthia:old_growth"]}),
    ];
    check_scenes::<Photosynthesis>(&setups, 7, 4000);
}

#[test]
fn circadians() {
    let setups = [
        json!({"seats": ["human", "ai:2"]}),
        json!({"seats": ["human", "human"], "planet": "random", "clans": {"leyrien": "random", "zcharo": "B", "jrayek": "B"}}),
        json!({"seats": ["human", "human", "bot:greedy", "ai:4"], "characters": "free", "supplies": "hidden"}),
        json!({"seats": vec!["human"; 4], "colours": ["black", "blue", "orange", "purple"]}),
    ];
    check_scenes::<Circadians>(&setups, 3, 4000);
}

#[test]
fn sol() {
    let versus = |seats: usize, event: &str, edition: &str| json!({"seats": vec!["human"; seats], "event": event, "edition": edition, "effects": "random", "allow_red": true, "colours": ["blue", "green", "yellow", "red"]});
    let solo = |scenario: &str, edition: &str| json!({"seats": ["human"], "mode": "solo", "scenario": scenario, "edition": edition});
    let setups = [
        versus(2, "explode", "first"),
        versus(3, "parasite", "first"),
        versus(4, "energy_garden", "first"),
        versus(5, "teleport", "first"),
        versus(3, "feeders", "published"),
        versus(2, "warp", "published"),
        versus(4, "singularity", "published"),
        versus(2, "attrition", "published"),
        json!({"seats": ["human", "human"], "mode": "coop", "scenario": "exterminate"}),
        json!({"seats": ["human", "human", "human"], "keep_timing": "deferred", "survival": "on"}),
        solo("introduction", "first"),
        solo("implode", "first"),
        solo("solar_inhabitants", "published"),
    ];
    check_scenes::<Sol>(&setups, 17, 3000);
}
