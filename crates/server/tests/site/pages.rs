//! Pages to read, languages and themes, assets.

use crate::guest::{GAMES, Guest};

#[tokio::test]
async fn every_page_is_a_page_in_every_language() {
    let mut guest = Guest::new();
    for language in ["en", "de", "fr"] {
        guest.language = language;
        let mut paths: Vec<String> = ["/", "/my", "/records", "/stand-ins"].map(String::from).into();
        for game in GAMES {
            paths.extend([format!("/new/{game}"), format!("/rules/{game}"), format!("/tour/{game}")]);
        }
        for path in paths {
            let answer = guest.get(&path).await;
            assert_eq!(answer.status, 200, "{path}");
            let page = answer.page();
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{path}");
            assert!(!page.contains("{$"), "{path}: something was not filled in");
        }
    }
}

#[tokio::test]
async fn home_offers_three_games_at_once() {
    let page = Guest::new().get("/").await.page();
    for game in GAMES {
        assert!(
            page.contains(&format!("action=\"/play/{game}\"")) && page.contains(&format!("/art/{game}.svg"))
        );
    }
    assert!(
        page.contains("Cynthia, seedling")
            && page.contains("AI, the Novice")
            && page.contains("Solo: Introduction")
    );
}

#[tokio::test]
async fn language_and_theme_are_kept() {
    let mut guest = Guest::new();
    let answer = guest.post("/settings", &[("lang", "de"), ("back", "/rules/sol")]).await;
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, "/rules/sol"));
    assert!(guest.get("/").await.page().contains("<html lang=\"de\">"));
    guest.post("/settings", &[("theme", "dark"), ("back", "//evil.example")]).await;
    assert!(guest.get("/").await.page().contains("<html lang=\"de\" data-theme=\"dark\">"));
    guest.post("/settings", &[("theme", "auto"), ("lang", "klingon")]).await;
    assert!(guest.get("/").await.page().contains("<html lang=\"de\">"), "nonsense changes nothing");
}

#[tokio::test]
async fn assets_are_kept_for_ever_under_their_hash() {
    let mut guest = Guest::new();
    let page = guest.get("/").await.page();
    let at = page.find("/assets/").unwrap();
    let version = &page[at + 8..at + 20];
    let sheet = guest.get(&format!("/assets/{version}/site.css")).await;
    assert_eq!((sheet.status.as_u16(), sheet.header("content-type")), (200, "text/css; charset=utf-8"));
    assert!(sheet.header("cache-control").contains("immutable"));
    let module = guest.get(&format!("/assets/{version}/client/form.js")).await;
    assert_eq!(module.header("content-type"), "text/javascript; charset=utf-8");
    let font = guest.get(&format!("/assets/{version}/fonts/figtree.woff2")).await;
    assert_eq!((font.status.as_u16(), font.header("content-type")), (200, "font/woff2"));
    assert!(font.header("cache-control").contains("immutable"));
    let old = guest.get("/assets/000000000000/site.css").await;
    assert_eq!((old.status.as_u16(), old.header("cache-control")), (200, "no-cache"));
    for nothing in ["/assets/000000000000/../Cargo.toml", "/assets/x/nothing.css", "/assets/x"] {
        assert_eq!(guest.get(nothing).await.status, 404, "{nothing}");
    }
}

#[tokio::test]
async fn rules_have_anchors_and_are_searched() {
    let mut guest = Guest::new();
    let all = guest.get("/rules/photosynthesis").await.page();
    assert!(all.contains("id=\"PH-4.2\"") && all.contains("href=\"/rules/photosynthesis#PH-"));
    assert!(all.contains("class=\"mark mark-public\""));
    let few = guest.get("/rules/photosynthesis?q=shadow+PH-4.2").await.page();
    assert!(few.contains("id=\"PH-4.2\"") && few.matches("class=\"rule-text\"").count() < 10);
    let none = guest.get("/rules/photosynthesis?q=%3Cscript%3E").await.page();
    assert!(!none.contains("<script>") && none.matches("class=\"rule-text\"").count() == 0);
}

#[tokio::test]
async fn stand_ins_are_listed() {
    let page = Guest::new().get("/stand-ins").await.page();
    assert!(page.contains("mark-reconstructed") && page.contains("Photosynthesis"));
}
