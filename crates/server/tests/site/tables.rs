//! Making tables from pages.

use crate::guest::{GAMES, Guest};
use serde_json::Value;

/// The id of a table in an address.
fn id(location: &str) -> &str {
    location.strip_prefix("/t/").unwrap().split(['/', '?', '#']).next().unwrap()
}

#[tokio::test]
async fn play_now_is_one_click() {
    for game in GAMES {
        let mut guest = Guest::new();
        let answer = guest.post(&format!("/play/{game}"), &[("solo", "nonsense")]).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        let location = answer.header("location").to_string();
        let look: Value =
            serde_json::from_str(&guest.get(&format!("/api/tables/{}", id(&location))).await.text).unwrap();
        assert_eq!((look["game"].as_str(), look["you"].as_u64()), (Some(game), Some(0)));
        let my = guest.get("/my").await.page();
        assert!(my.contains(&location), "{my}");
        assert!(my.contains("your turn"), "{my}");
        assert!(!guest.other().get("/my").await.page().contains(&location));
    }
}

#[tokio::test]
async fn every_preset_makes_a_form_that_opens_a_table() {
    let mut guest = Guest::new();
    let games: Value = serde_json::from_str(&guest.get("/api/games").await.text).unwrap();
    for game in games["games"].as_array().unwrap() {
        let name = game["id"].as_str().unwrap();
        for preset in game["presets"].as_array().unwrap() {
            let path = format!("/new/{name}?preset={}", preset["id"].as_str().unwrap());
            let page = guest.get(&path).await.page();
            assert!(!page.contains("note bad"), "{path}: {page}");
            let fields = fields(&page);
            let mut fields: Vec<(&str, &str)> =
                fields.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
            fields.push(("do", "make"));
            let answer = guest.post(&format!("/new/{name}"), &fields).await;
            assert!(
                answer.status == 303 || answer.text.contains("The table is ready"),
                "{path}: {}",
                answer.text
            );
        }
    }
}

/// What a browser would send of the form in a page.
fn fields(page: &str) -> Vec<(String, String)> {
    let form = page.split("class=\"new-form\"").nth(1).unwrap().split("</form>").next().unwrap();
    let mut fields = Vec::new();
    let attribute = |tag: &str, name: &str| {
        tag.split(&format!(" {name}=\"")).nth(1).map(|rest| rest.split('"').next().unwrap().to_string())
    };
    for tag in form.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap();
        if tag.starts_with("input") && !tag.contains("type=\"file\"") {
            let ticked = tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"");
            if (!ticked || tag.contains(" checked")) && !tag.contains(" disabled") {
                let value = attribute(tag, "value").unwrap_or("on".into());
                fields.extend(attribute(tag, "name").map(|name| (name, value)));
            }
        }
    }
    for select in form.split("<select").skip(1) {
        let name = attribute(select, "name").unwrap();
        let options = select.split("</select>").next().unwrap();
        let chosen = options.split("<option").skip(1).find(|option| option.contains(" selected"));
        fields.extend(chosen.map(|option| (name, attribute(option, "value").unwrap())));
    }
    fields
}

#[tokio::test]
async fn people_elsewhere_get_links_once() {
    let mut guest = Guest::new();
    let seats =
        [("seat.0", "here"), ("name.0", "Ada"), ("seat.1", "link"), ("name.1", "<Bob>"), ("do", "make")];
    let answer = guest.post("/new/photosynthesis", &seats).await;
    let page = answer.page();
    let link = page.split("value=\"http://localhost").nth(1).unwrap().split('"').next().unwrap();
    let (path, secret) = link.split_once('#').unwrap();
    assert_eq!(secret.len(), 32);
    assert!(page.contains("&lt;Bob&gt;") && !page.contains("<Bob>"));
    let look: Value =
        serde_json::from_str(&guest.get(&format!("/api/tables/{}", id(path))).await.text).unwrap();
    assert_eq!(look["seats"][0]["name"], "Ada");
    assert_eq!((&look["seats"][0]["taken"], &look["seats"][1]["taken"]), (&true.into(), &false.into()));
    assert_eq!(look["open"], false);
    // The maker of the table finds fresh links for free seats; no one else does.
    let mut other = guest.other();
    assert!(guest.get(path).await.page().contains(" data-maker "));
    assert!(!other.get(path).await.page().contains(" data-maker "));
}

#[tokio::test]
async fn several_people_here_share_the_screen() {
    let mut guest = Guest::new();
    let seats = [("seat.0", "here"), ("seat.1", "here"), ("seat.2", "bot:greedy"), ("do", "make")];
    let answer = guest.post("/new/circadians", &seats).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let mine: Value = serde_json::from_str(&guest.get("/api/my/tables").await.text).unwrap();
    assert_eq!(mine["tables"][0]["yours"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn open_tables_are_on_the_first_page() {
    let mut guest = Guest::new();
    let seats = [("seat.0", "here"), ("name.0", "Ada"), ("seat.1", "link"), ("open", "on"), ("do", "make")];
    let answer = guest.post("/new/sol", &seats).await;
    assert_eq!(answer.status, 303, "there are no links of an open table: {}", answer.text);
    let table = guest.get(answer.header("location")).await.page();
    assert!(table.contains("Copy the link to send"), "{table}");
    let home = guest.other().get("/").await.page();
    assert!(home.contains("Ada · free seat") && home.contains("Sit down"), "{home}");
}

#[tokio::test]
async fn what_is_impossible_cannot_be_chosen_and_says_why() {
    let mut guest = Guest::new();
    // An AI sits on the last seat only.
    let page = guest.get("/new/circadians?preset=two").await.page();
    assert!(page.contains("disabled>AI, the Novice – "), "{page}");
    // Choosing to play alone leaves one seat, without a word.
    let seats = [("seat.0", "here"), ("seat.1", "link"), ("option.mode", "solo"), ("changed", "option.mode")];
    let form = guest.post("/new/sol/form", &seats).await.text;
    assert!(form.contains("name=\"seat.0\"") && !form.contains("name=\"seat.1\""), "{form}");
    assert!(!form.contains("note bad"), "{form}");
    // Without the script the form says what is wrong.
    let seats = [("seat.0", "here"), ("seat.1", "link"), ("option.mode", "solo"), ("do", "make")];
    let answer = guest.post("/new/sol", &seats).await;
    assert_eq!(answer.status, 422);
    assert!(answer.page().contains("href=\"/rules/sol#SO-"));
}

#[tokio::test]
async fn a_seed_repeats_and_is_not_for_open_tables() {
    let mut guest = Guest::new();
    let seats = [("seat.0", "here"), ("seat.1", "cynthia:tree"), ("seed", "7"), ("do", "make")];
    assert_eq!(guest.post("/new/photosynthesis", &seats).await.status, 303);
    for (seed, open) in [("not a seed", ""), ("7", "on")] {
        let seats =
            [("seat.0", "here"), ("seat.1", "cynthia:tree"), ("seed", seed), ("open", open), ("do", "make")];
        assert_eq!(guest.post("/new/photosynthesis", &seats).await.status, 422, "{seed}");
    }
}

#[tokio::test]
async fn own_packs_are_checked_and_kept() {
    let mut guest = Guest::new();
    let seats = [("seat.0", "here"), ("seat.1", "cynthia:tree"), ("do", "pack"), ("pack-text", "x = [")];
    let answer = guest.post("/new/photosynthesis", &seats).await;
    assert_eq!(answer.status, 422);
    assert!(answer.page().contains("x = ["), "what was typed is not lost");
}

#[tokio::test]
async fn a_tour_is_a_table_of_its_own() {
    for game in GAMES {
        let mut guest = Guest::new();
        let answer = guest.post(&format!("/tour/{game}"), &[]).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        assert!(answer.header("location").ends_with("?tour=1"));
    }
}
