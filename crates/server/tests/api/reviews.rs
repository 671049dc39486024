//! Reviews of finished games.

use crate::again::play_out;
use crate::client::{Client, House, Made, pair, settings};
use serde_json::{Value, json};
use solarium_core::{Cancel, Record};
use solarium_server::Settings;
use solarium_table::{Library, ReviewPlan};

/// Quick enough for a test.
fn plan() -> ReviewPlan {
    ReviewPlan { level: "easy".into(), budget: Some(20), ..ReviewPlan::default() }
}

async fn quick_house() -> House {
    House::with(Settings { review: plan(), ..settings() }).await
}

/// Asks until the review is done.
async fn reviewed(client: &mut Client, made: &Made) -> Value {
    loop {
        let answer = client.get(&made.path("/review"), None).await.json();
        match answer["state"].as_str().expect("a state") {
            "running" => assert!(answer["percent"].as_u64().is_some_and(|percent| percent < 100)),
            "done" => return answer["review"].clone(),
            state => panic!("{state}"),
        }
    }
}

#[tokio::test]
async fn a_game_is_reviewed_once_it_is_over_and_for_everybody_once() {
    let house = quick_house().await;
    let mut client = house.client().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]})).await;
    // A review would tell what may not be known yet.
    for answer in [
        client.get(&made.path("/review"), None).await,
        client.post(&made.path("/review"), made.secret(0), &json!({})).await,
        client.get(&format!("/t/{}/review", made.id), None).await,
        client.get(&format!("/t/{}/review/1/0", made.id), None).await,
    ] {
        assert_eq!((answer.status, answer.code().as_str()), (422, "review/not-over"), "{}", answer.text);
    }
    play_out(&mut client, &made).await;
    let absent = client.get(&made.path("/review"), None).await.json();
    assert_eq!(absent, json!({"state": "absent", "percent": 0, "review": null}));
    let fragment = client.get(&format!("/t/{}/review", made.id), None).await;
    assert!(fragment.text.contains("data-do=\"review\""), "{}", fragment.text);

    // Two at once are one review; a socket gets its progress.
    let mut window = house.socket(&made.id, None).await;
    window.hello(json!({"spectator": true})).await;
    let mut other = house.client().await;
    for visitor in [&mut client, &mut other] {
        let answer = visitor.post(&made.path("/review"), None, &json!({})).await;
        assert!(["running", "done"].contains(&answer.json()["state"].as_str().unwrap()), "{}", answer.text);
    }
    let found = reviewed(&mut client, &made).await;
    let again = client.post(&made.path("/review"), None, &json!({})).await.json();
    assert_eq!((&again["state"], &again["review"]), (&json!("done"), &found));
    while window.next_of("review").await["percent"] != 100 {}

    // The cached review equals one made from the record.
    let record = client.get(&made.path("/record"), None).await.text;
    let record = Record::parse(&record).expect("a record");
    let library = Library::standard();
    let job = library.title("photosynthesis").unwrap().review(&record, plan()).expect("it can be reviewed");
    let fresh = job.run(1, &Cancel::default(), &|_| {}).expect("nothing cancels it");
    assert_eq!(serde_json::to_value(&fresh).unwrap(), found);

    let fragment = client.get(&format!("/t/{}/review", made.id), None).await.text;
    assert!(fragment.contains("class=\"course\"") && fragment.contains("class=\"bars\""), "{fragment}");
    let lines = fresh.costly().len();
    for number in 1..=lines {
        let steps = fresh.costly()[number - 1].better.len();
        let page = client.get(&format!("/t/{}/review/{number}", made.id), None).await;
        assert!(page.status == 200 && page.text.contains("id=\"slider\""), "{}", page.text);
        for step in 0..=steps {
            let moment = client.get(&format!("/t/{}/review/{number}/{step}", made.id), None).await.json();
            assert_eq!(moment["step"], step);
            assert_eq!(moment["line"].is_string(), step > 0);
        }
        let beyond = client.get(&format!("/t/{}/review/{number}/{}", made.id, steps + 1), None).await;
        assert_eq!(beyond.code(), "step/unknown", "{}", beyond.text);
    }
    for number in [0, lines + 1] {
        let none = client.get(&format!("/t/{}/review/{number}/0", made.id), None).await;
        assert_eq!((none.status, none.code().as_str()), (404, "review/no-line"));
    }
}

#[tokio::test]
async fn a_server_that_stops_does_not_wait_for_a_review() {
    let house = House::with(settings()).await;
    let mut client = house.client().await;
    let made = house.table("photosynthesis", pair()).await;
    play_out(&mut client, &made).await;
    let begun = client.post(&made.path("/review"), None, &json!({})).await.json();
    assert_eq!(begun["state"], "running");
    house.app.begin_closing();
    loop {
        let answer = client.get(&made.path("/review"), None).await;
        if answer.status != 200 || answer.json()["state"] == "failed" {
            break;
        }
    }
}
