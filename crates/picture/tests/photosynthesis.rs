//! Photosynthesis on the page: what the rules say people expect to see, in positions where it can be read off.

use serde_json::{Value, json};
use solarium_conformance::Languages;
use solarium_core::{Game, Mute, Notation, Records, Seat, Shelf, Step, Viewer};
use solarium_photosynthesis::{Photosynthesis, State};
use solarium_picture::{Draw, Part, Stage};
use solarium_words::Lang;

const A: Seat = Seat(0);

struct Play {
    game: Photosynthesis,
    state: State,
}

fn load(record: &Value) -> Play {
    let shelf = Shelf::standard();
    let (game, state) = Photosynthesis::load(record, &shelf).expect("a good record");
    Play { game, state }
}

fn stage(you: Option<Seat>) -> Stage<'static> {
    Stage { words: Languages::of::<Photosynthesis>().words(Lang::En), names: &[], you }
}

impl Play {
    fn scene(&self, you: Option<Seat>) -> Vec<Part> {
        let view = self.game.view(&self.state, you.map_or(Viewer::Spectator, Viewer::Seat));
        self.game.scene(&view, &stage(you))
    }

    fn part(&self, you: Option<Seat>, id: &str) -> String {
        let part = self.scene(you).into_iter().find(|part| part.id == id);
        part.unwrap_or_else(|| panic!("no part {id}")).html
    }

    fn caution(&self, action: &str) -> Option<String> {
        let view = self.game.view(&self.state, Viewer::Seat(A));
        let action = self.game.parse_action(action).unwrap();
        self.game.caution(&view, A, action, Languages::of::<Photosynthesis>().words(Lang::En))
    }

    fn effect(&self, action: &str) -> String {
        let before = self.game.view(&self.state, Viewer::Seat(A));
        let action = self.game.parse_action(action).unwrap();
        let mut after = self.state;
        self.game.advance(&mut after, Step::Act(A, action), &mut Mute);
        let after = self.game.view(&after, Viewer::Seat(A));
        self.game.effect(&before, &after, &stage(Some(A))).expect("something changes")
    }
}

fn two(board: &str, round: u8) -> Value {
    json!({"seats": [{"kind": "player"}, {"kind": "player"}], "board": board, "round": round})
}

/// The text of a part without its tags.
fn text(html: &str) -> String {
    html.split('<').map(|piece| piece.split_once('>').map_or("", |(_, text)| text)).collect()
}

#[test]
fn dark_pieces_say_who_shades_them() {
    // The board of W4: the dark d5 still shades d2.
    let board = load(&two("A3@d6 B3@d5 A2@d2", 2)).part(Some(A), "board");
    assert!(board.contains("d6, 2 leaves, large tree of A, lit, gives 3 LP"));
    assert!(board.contains("d5, 3 leaves, large tree of B, in the shadow of d6 (A)"));
    assert!(board.contains("d2, 2 leaves, medium tree of A, in the shadow of d5 (B)"));
    assert!(board.contains("d4, 4 leaves, empty, in the shadow of d5 (B), d6 (A)"));
    assert_eq!(board.matches("class=\"ph-moon\"").count(), 2);
    assert_eq!(board.matches("class=\"ph-light\"").count(), 1);
    assert!(board.contains("the sun stands here: 1 (east)"));
    assert!(board.contains("the sun comes here next: 2 (south-east)"));
}

#[test]
fn the_forecast_shows_six_positions_for_every_seat() {
    // W5; in round 3 the sun stands at 2, so it begins with 3.
    let forecast = load(&two("A3@c4 A2@e5 A1@b2 A0@d4 B2@b4 B1@d3 B3@e3", 3)).part(None, "forecast");
    let rows = |html: &str| -> Vec<String> {
        let cells =
            |row: &str| row.split("</t").map(text).filter(|cell| !cell.is_empty()).collect::<Vec<_>>();
        html.split("<tr").skip(1).map(|row| cells(&format!("<tr{row}")).join("; ")).collect()
    };
    let places = "3sun at 3 (south-west); 4sun at 4 (west); 5sun at 5 (north-west); 0sun at 0 (north-east); \
                  1sun at 1 (east); 2sun at 2 (south-east)";
    let light = ["A; Seat A; 3; 4; 4; 6; 5; 6", "B; Seat B; 4; 6; 6; 3; 6; 5"];
    assert_eq!(rows(&forecast), [places, light[0], light[1]]);
    let late = rows(&load(&two("A3@c4", 17)).part(None, "forecast"));
    let none = "; –no more light: this is the last round".repeat(5);
    assert_eq!(late[1..], [format!("A; Seat A; 3{none}"), format!("B; Seat B; 0{none}")]);
    let last = load(&two("A3@c4", 18)).scene(None);
    assert!(last.iter().all(|part| part.id != "forecast"), "nothing more is lit");
}

#[test]
fn a_piece_that_would_be_lost_is_warned_of_with_the_remedy() {
    // W8.
    let mut record = two("A1@a2", 2);
    record["seats"][0] = json!({"kind": "player", "lp": 4, "shop": [4, 4, 3, 2], "available": [2, 2, 1, 0]});
    let play = load(&record);
    let caution = play.caution("grow a2").expect("a small tree would be lost");
    assert!(caution.contains("small tree") && caution.contains("2 LP") && caution.contains("PH-5.7"));
    assert!(text(&play.effect("grow a2")).contains("LP 4 → 2 · small tree lost for good"));
    record["seats"][0]["shop"] = json!([4, 3, 3, 2]);
    let play = load(&record);
    assert_eq!(play.caution("grow a2"), None);
    assert_eq!(play.caution("end"), None);
}

#[test]
fn light_over_the_limit_and_collects_without_tokens_are_warned_of() {
    let mut record = two("A3@d4 A2@c4", 2);
    record["seats"][0] = json!({"kind": "player", "lp": 19});
    let caution = load(&record).caution("end").expect("light would be lost");
    assert!(caution.contains("4 of them") && caution.contains("limit of 20"), "{caution}");
    let you = text(&load(&record).part(Some(A), "you"));
    assert!(you.contains("+5") && you.contains("(4 lost)"), "{you}");
    record["piles"] = json!({"1": [], "2": [], "3": [], "4": []});
    record["seats"][0]["shop"] = json!([4, 4, 3, 0]);
    let play = load(&record);
    assert!(play.caution("collect d4").expect("nothing to gain").contains("0 points"));
}

#[test]
fn a_collect_tells_its_token_and_whom_it_frees() {
    let mut record = two("A3@d4 B1@d3", 2);
    record["seats"][0] = json!({"kind": "player", "lp": 5, "shop": [4, 4, 3, 0]});
    let effect = text(&load(&record).effect("collect d4"));
    assert!(effect.contains("LP 5 → 1 · token of 19 points"), "{effect}");
    assert!(effect.contains("comes into the light: d3 (B)"), "{effect}");
}

#[test]
fn cynthia_lays_her_card_beside_the_sequence_with_its_numbers() {
    let record = json!({
        "seats": [{"kind": "player", "lp": 5}, {"kind": "cynthia", "level": "old_growth", "lp": 8, "card": 4}],
        "board": "B3@d5 B1@g3", "round": 8, "first": 0, "turn": 1, "options": {"ds_corner": 3}
    });
    let play = load(&record);
    let others = text(&play.part(Some(A), "others"));
    // W17: 8 − 7 < 2; two spaces are fewer than 2 + 4, one more for the level.
    for part in [
        "Card 4",
        "−7 8 − 7 ≥ 2 ✗",
        "4 +1 2 &lt; 2 + 5 ✓",
        "↻ 1 from corner 3",
        "Old growth",
        "Deck 13 of 14",
    ] {
        assert!(others.contains(part), "{part} in {others}");
    }
    let board = play.part(Some(A), "board");
    assert!(board.contains("Directional Selection starts at corner 3 (south-west)"));
    assert!(board.contains("class=\"ph-walk\""));
    let about = play.part(Some(A), "about");
    assert!(about.contains("Stand-in values, not the printed ones"));
    for rule in ["PH-1.15", "PH-8.7", "PH-10.3", "PH-10.5", "PH-10.13", "PH-13.1"] {
        assert!(about.contains(&format!("/rules/photosynthesis#{rule}\"")), "{rule}");
    }
}

#[test]
fn everything_of_every_seat_is_in_view() {
    let mut record = two("A1@a2 B1@g3", 2);
    record["seats"][1] = json!({
        "kind": "player", "lp": 7, "tokens": [19, 14], "shop": [3, 4, 2, 1], "available": [1, 0, 1, 0]
    });
    let play = load(&record);
    let others = text(&play.part(Some(A), "others"));
    for part in ["7 LP", "35 points", "33+2", "3 (1 LP)", "2 (3 LP)", "1 (5 LP)", "1914"] {
        assert!(others.contains(part), "{part} in {others}");
    }
    assert!(text(&play.part(None, "others")).contains("Seat A"), "a watcher sees all seats side by side");
    let piles = text(&play.part(None, "piles"));
    assert!(
        piles.contains("1918181717") && piles.contains("5 of 5") && piles.contains("not used with two seats")
    );
}

#[test]
fn the_picture_stands_alone() {
    let play = load(&two("A3@d6 B3@d5 A2@d2", 2));
    let svg = play.game.svg(
        &play.game.view(&play.state, Viewer::Spectator),
        Languages::of::<Photosynthesis>().words(Lang::En),
    );
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && svg.contains("<style>"));
    assert!(svg.contains("Photosynthesis: Round 2 of 18"));
    assert!(!svg.contains("role=\"button\""), "nothing in it can be pressed");
}
