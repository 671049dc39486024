//! Broken links, damaged records, nonsense in forms: always a page that says what is the matter.

use crate::guest::{GAMES, Guest};
use solarium_core::{Record, Seed};
use solarium_server::Limits;
use solarium_table::{AutoPlan, Library};

#[tokio::test]
async fn nothing_here_is_said_in_words() {
    let mut guest = Guest::new();
    guest.language = "de";
    for path in ["/nothing", "/new/chess", "/rules/chess", "/tour/chess", "/rules/sol/more", "/t", "/new/"] {
        let answer = guest.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.page().contains("Hier ist nichts"), "{path}");
    }
    assert_eq!(guest.post("/play/chess", &[]).await.status, 404);
    assert_eq!(guest.post("/my", &[]).await.status, 405);
    let program = guest.get("/api/nothing").await;
    assert!(program.header("content-type").starts_with("application/json"), "programs get JSON");
}

#[tokio::test]
async fn nonsense_in_forms_breaks_nothing() {
    let mut guest = Guest::new();
    let long = "x".repeat(10_000);
    for game in GAMES {
        let forms: [&[(&str, &str)]; 8] = [
            &[],
            &[("do", "make")],
            &[("do", "explode"), ("seats", "-1")],
            &[("seats", "99"), ("seat.0", "here")],
            &[("seat.0", "<script>"), ("seat.1", "bot:nobody"), ("do", "make")],
            &[("seat.0", "here"), ("seat.1", "link"), ("name.0", &long), ("do", "make")],
            &[
                ("seat.0", "here"),
                ("seat.1", "link"),
                ("option.mode", &long),
                ("option.planet", "Z"),
                ("do", "make"),
            ],
            &[
                ("seat.0", "here"),
                ("seat.1", "link"),
                ("pack", "../../secret"),
                ("seed", &long),
                ("do", "make"),
            ],
        ];
        for form in forms {
            for path in [format!("/new/{game}"), format!("/new/{game}/form")] {
                let answer = guest.post(&path, form).await;
                assert!(answer.status == 200 || answer.status == 422, "{path} {form:?}: {}", answer.status);
                assert!(!answer.text.contains("<script>"));
            }
        }
    }
    let broken =
        guest.ask("POST", "/new/sol", "application/x-www-form-urlencoded", "%%%&=&&a=%ff".into()).await;
    assert_eq!(broken.status, 200);
    let parts =
        guest.ask("POST", "/records", "multipart/form-data; boundary=x", "no parts at all".into()).await;
    assert_eq!(parts.status, 422);
    let huge = guest.ask("POST", "/new/sol", "application/x-www-form-urlencoded", "a".repeat(4 << 20)).await;
    assert_eq!(huge.status, 413);
}

/// The record of a game of bots, complete.
fn record() -> Record {
    let library = Library::standard();
    let setup = serde_json::json!({"seats": ["bot:random", "bot:random"], "first_seat": 0});
    let title = library.title("photosynthesis").unwrap();
    let mut session = title.start(&setup, Seed::from_number(3)).unwrap();
    let plan = AutoPlan { bots: vec![Some("random".into()), Some("random".into())] };
    while session
        .advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full)
        .unwrap()
        .is_some()
    {}
    session.log(true)
}

#[tokio::test]
async fn records_are_opened_or_refused_with_the_step() {
    let mut guest = Guest::new();
    let sound = record();
    let record = sound.to_text();
    let answer = guest.post("/records", &[("record", &record)]).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    assert!(answer.header("location").ends_with("/replay"));
    let file = format!(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.rec\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let answer = guest.ask("POST", "/records", "multipart/form-data; boundary=x", file).await;
    assert_eq!(answer.status, 303, "{}", answer.text);

    let edited = record.replacen("place", "plaice", 1);
    assert_eq!(guest.post("/records", &[("record", &edited)]).await.status, 422, "the seal does not fit");
    let mut wrong = sound;
    wrong.steps[2].text = "plaice a1".into();
    let answer = guest.post("/records", &[("record", &wrong.to_text())]).await;
    assert_eq!(answer.status, 422);
    let page = answer.page();
    assert!(page.contains("plaice") && page.contains("role=\"alert\""), "what was given is not lost");
    assert!(page.contains("at step"), "{page}");
    for nonsense in ["", "hello", "solarium-record 1\n", "solarium-record 1\ngame chess\n"] {
        let answer = guest.post("/records", &[("record", nonsense)]).await;
        assert!((400..500).contains(&answer.status.as_u16()), "{nonsense:?}: {}", answer.status);
        answer.page();
    }
}

#[tokio::test]
async fn a_record_of_other_rules_can_be_looked_at() {
    let mut guest = Guest::new();
    let other = Record { rules_version: 99, ..record() }.to_text();
    let answer = guest.post("/records", &[("record", &other)]).await;
    assert!(answer.status.is_client_error());
    let page = answer.page();
    assert!(page.contains("name=\"replay\""), "{page}");
    assert!(page.contains("version 99 of the rules") && page.contains("plays version 1"), "which: {page}");
    let answer = guest.post("/records", &[("record", &other), ("replay", "yes")]).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let there = guest.get(answer.header("location")).await.page();
    assert!(there.contains("Played under version 99 of the rules"), "{there}");
}

#[tokio::test]
async fn too_much_is_said_in_words() {
    let mut guest = Guest::with(Limits { requests: (0.0, 2.0), ..Limits::default() });
    guest.get("/").await;
    guest.get("/").await;
    let answer = guest.get("/").await;
    assert_eq!(answer.status, 429);
    assert!(answer.page().contains("A little too fast"));
}

#[tokio::test]
async fn forms_of_other_pages_are_refused() {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt;
    let folder = tempfile::tempdir().unwrap();
    let store =
        std::sync::Arc::new(solarium_store_sqlite::SqliteStore::open(&folder.path().join("s.db")).unwrap());
    let app = solarium_server::App::new(
        std::sync::Arc::new(solarium_server::TokioHost::default()),
        store,
        Library::standard(),
        solarium_server::Settings::default(),
    );
    for path in ["/play/sol", "/settings", "/records", "/new/sol", "/tour/sol"] {
        let request = Request::post(path)
            .header("host", "localhost")
            .header("origin", "https://evil.example")
            .body(Body::empty())
            .unwrap();
        let response = solarium_server::router(&app).oneshot(request).await.unwrap();
        assert_eq!(response.status(), 403, "{path}");
    }
}
