//! Writes scenes of every game at several moments as HTML files, to look at them in a browser:
//! `cargo run -p solarium-picture --example gallery -- OUT_DIR [GAME]`. The bot `greedy` plays, the seed is fixed.

use serde_json::{Value, json};
use solarium_circadians::Circadians;
use solarium_conformance::Languages;
use solarium_core::{
    Language, Mute, Question, Random, Seat, SeatKind, Shelf, Step, Turn, Viewer, random_outcome,
};
use solarium_photosynthesis::Photosynthesis;
use solarium_picture::{Draw, Stage};
use solarium_sol::Sol;
use solarium_words::Lang;
use std::fs;
use std::path::{Path, PathBuf};

/// A stand-in for the page's own style sheet, used where that one is not at hand.
const SHEET: &str = "
:root{--ground:#f4f1e8;--panel:#fffdf6;--panel-edge:#d9d2bd;--ink:#24281d;--ink-soft:#5c6150;--accent:#8a5a00;--accent-ink:#fff;
--good:#2c6e34;--warn:#9a5b00;--bad:#a3271d;--focus:#1b5fc1;--radius:12px;--font:system-ui,sans-serif;--font-display:Georgia,serif;
--seat-0:#e3b71b;--seat-0-ink:#221a00;--seat-1:#2f78b7;--seat-1-ink:#fff;--seat-2:#3c8b4a;--seat-2-ink:#fff;--seat-3:#cf6a1c;--seat-3-ink:#1d0d00;--seat-4:#8a4fa3;--seat-4-ink:#fff}
:root[data-theme=dark]{--ground:#14170f;--panel:#1f241a;--panel-edge:#3b4332;--ink:#eceedd;--ink-soft:#a9af98;--accent:#f0c35a;--accent-ink:#221a00;
--good:#7fd08a;--warn:#f0b35a;--bad:#ff8a7d;--focus:#8ab8ff;color-scheme:dark}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.45 var(--font)}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}";

/// The stage of a page without the shell's column, and what the shell does to parts.
const FRAME: &str = "
.gallery{container:stage/size;height:100dvh;overflow:auto}.scene{--room-w:100cqw;--room-h:100cqh;position:relative;min-height:var(--room-h)}
.scene>[data-part]{position:relative;min-width:0}[data-flash],[data-rise]{opacity:0}
@media(max-width:820px){.gallery{container-type:inline-size;height:auto}.scene{--room-h:calc(100svh - 18.5rem)}}";

fn main() {
    let mut args = std::env::args().skip(1);
    let out = PathBuf::from(args.next().expect("OUT_DIR"));
    let only = args.next();
    fs::create_dir_all(&out).expect("a folder to write to");
    let wanted = |game: &str| only.as_deref().is_none_or(|only| only == game);
    if wanted("photosynthesis") {
        let tables = [
            ("duo", json!({"seats": ["human", "human"]})),
            ("cynthia", json!({"seats": ["human", "cynthia:tree"]})),
            ("three", json!({"seats": ["human", "human", "cynthia:old_growth"]})),
            ("four", json!({"seats": ["human", "bot:greedy", "human", "human"], "revolutions": 4})),
        ];
        gallery::<Photosynthesis>(&out, &tables, &[3, 40, 41, 150, 4000]);
    }
    if wanted("sol") {
        let tables = [
            ("duo", json!({"seats": ["human", "human"]})),
            ("three", json!({"seats": vec!["human"; 3], "effects": "random", "event": "parasite"})),
            ("five", json!({"seats": vec!["human"; 5], "effects": "random"})),
            (
                "published",
                json!({"seats": vec!["human"; 4], "edition": "published", "event": "energy_garden"}),
            ),
            ("solo", json!({"seats": ["human"], "mode": "solo", "scenario": "sunworm"})),
        ];
        gallery::<Sol>(&out, &tables, &[4, 60, 125, 200, 400, 9000]);
    }
    if wanted("circadians") {
        let tables = [
            ("solo", json!({"seats": ["human", "ai:2"]})),
            ("duo", json!({"seats": ["human", "human"]})),
            ("four", json!({"seats": vec!["human"; 4], "planet": "random"})),
        ];
        gallery::<Circadians>(&out, &tables, &[12, 40, 121, 200, 300, 301, 9000]);
    }
}

/// Plays one game at each table and writes scene and picture after each of these numbers of steps, as the seat in
/// turn sees it, with its first touches marked and what each of its actions would do below.
fn gallery<G: Draw>(out: &Path, tables: &[(&str, Value)], moments: &[usize]) {
    let shelf = Shelf::standard();
    let bot = G::bot("greedy").expect("a greedy bot");
    for (table, setup) in tables {
        let game = G::from_setup(setup, &shelf).expect("a good set-up");
        let mut random = Random::new(7);
        let mut state = game.start();
        for step in 0..=*moments.last().unwrap_or(&0) {
            let over = game.turn(&state) == Turn::Over;
            if moments.contains(&step) || over {
                let moment = if over { "end".to_string() } else { step.to_string() };
                let poster =
                    game.svg(&game.view(&state, Viewer::Spectator), Languages::of::<G>().words(Lang::En));
                fs::write(out.join(format!("{}-{table}-{moment}.svg", G::ID)), poster).expect("written");
                for lang in Lang::ALL {
                    let theme = if lang == Lang::De { "dark" } else { "light" };
                    let name = format!("{}-{table}-{moment}-{}.html", G::ID, lang.code());
                    fs::write(out.join(name), page(&game, &state, lang, theme)).expect("written");
                }
            }
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = random_outcome(&game, &state, &mut random);
                    game.advance(&mut state, Step::Chance(outcome), &mut Mute);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    let view = game.view(&state, Viewer::Seat(seat));
                    let legal = game.actions(&state, seat);
                    let question = Question { game: &game, view: &view, seat, legal: &legal };
                    let action = bot.choose(&question, &mut random);
                    game.advance(&mut state, Step::Act(seat, action), &mut Mute);
                }
            }
        }
    }
}

fn page<G: Draw>(game: &G, state: &G::State, lang: Lang, theme: &str) -> String {
    let person = |seat: &Seat| game.kind(*seat) == SeatKind::Human;
    let you = match game.turn(state) {
        Turn::Decide(seats) => seats.iter().find(person),
        Turn::Chance => None,
        Turn::Over => return scene_page(game, state, lang, theme, None),
    };
    let you = you.or_else(|| Seat::all(game.seats()).find(person));
    scene_page(game, state, lang, theme, you)
}

fn scene_page<G: Draw>(game: &G, state: &G::State, lang: Lang, theme: &str, you: Option<Seat>) -> String {
    let names: Vec<String> =
        ["Ada", "Béatrice", "Cornelius the Elder", "Dee", "Émile"].map(String::from).into();
    let stage = Stage { words: Languages::of::<G>().words(lang), names: &names, you };
    let view = game.view(state, you.map_or(Viewer::Spectator, Viewer::Seat));
    let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("../page/assets/site.css");
    let sheet = fs::read_to_string(site).unwrap_or_else(|_| SHEET.to_string());
    let mut parts: String = game
        .scene(&view, &stage)
        .iter()
        .map(|part| {
            format!(
                "<section data-part=\"{}\" aria-label=\"{}\">{}</section>\n",
                part.id, part.title, part.html
            )
        })
        .collect();
    let mut effects = String::new();
    if let Some(seat) = you.filter(|seat| game.turn(state).includes(*seat)) {
        for action in game.actions(state, seat) {
            let first = game.touches(&view, action).into_iter().next().unwrap_or_default();
            let bare = format!(" data-touch=\"{first}\"");
            parts = parts.replace(&bare, &format!(" data-mark=\"can\"{bare}")).replace(
                &format!(" data-mark=\"can\" data-mark=\"can\"{bare}"),
                &format!(" data-mark=\"can\"{bare}"),
            );
            let mut after = state.clone();
            game.advance(&mut after, Step::Act(seat, action), &mut Mute);
            let after = game.view(&after, Viewer::Seat(seat));
            let effect = game.effect(&view, &after, &stage).unwrap_or_default();
            let caution = game.caution(&view, seat, action, stage.words).unwrap_or_default();
            effects += &format!(
                "<h4>{}</h4><p>{caution}</p>{effect}",
                stage.words.say(&game.label(&view, seat, action))
            );
        }
    }
    format!(
        "<!doctype html><html lang=\"{}\" data-theme=\"{theme}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{sheet}{FRAME}{}</style>\
         <body><div class=\"gallery\"><main class=\"scene\" data-game=\"{}\">{parts}</main>\
         <details><summary>effects</summary>{effects}</details></div><script>\
         document.querySelectorAll('[data-mark]').forEach(e=>e.classList.add('can'))</script></body></html>",
        lang.code(),
        G::APPEARANCE.css,
        G::ID
    )
}
