//! A disk that is full while people play.

use crate::client::{House, deciding, pair, settings};
use serde_json::json;

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let house = House::within(settings(), 48).await;
    let mut client = house.client().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(house.table("photosynthesis", pair()).await);
    }
    let made = &tables[0];
    let full = loop {
        // Words fill the disk faster than actions.
        let text = json!({"text": "x".repeat(500)});
        let said = client.post(&made.path("/chat"), made.secret(0), &text).await;
        if said.status != 200 {
            break said;
        }
    };
    assert_eq!((full.status, full.code().as_str()), (507, "store/full"), "{}", full.text);
    assert!(full.json()["error"]["message"].as_str().unwrap().contains("free some space"));
    // An action finds room in a page of the journal or not; what was acknowledged stands, what was refused does not.
    let mut acknowledged = vec![0; tables.len()];
    for (made, version) in tables.iter().zip(&mut acknowledged) {
        *version = client.look(made, None).await["version"].as_u64().unwrap();
    }
    let mut turns = (0..tables.len()).cycle();
    let (n, refused) = loop {
        let n = turns.next().unwrap();
        let (made, version) = (&tables[n], acknowledged[n]);
        let seat = deciding(&client.look(made, None).await)[0];
        let look = client.look(made, Some(seat)).await;
        assert_eq!(look["version"], version, "as last acknowledged");
        let action = look["legal"][0]["action"].as_str().unwrap();
        let answer = client.act(made, seat, action, version).await;
        match answer.status {
            200 => acknowledged[n] = answer.json()["version"].as_u64().unwrap(),
            _ => break (n, answer),
        }
    };
    let (made, acknowledged) = (&tables[n], acknowledged[n]);
    assert_eq!((refused.status, refused.code().as_str()), (507, "store/full"), "{}", refused.text);
    assert_eq!(client.look(made, None).await["version"], acknowledged);
    assert_eq!(client.get("/healthz", None).await.status, 200, "reading goes on");
    let metrics = client.get("/metrics", None).await.text;
    assert!(metrics.contains("solarium_failed_appends_total 1\n"), "{metrics}");
    drop(client);

    let house = house.restart().await;
    let mut client = house.client().await;
    let seat = deciding(&client.look(made, None).await)[0];
    let look = client.look(made, Some(seat)).await;
    assert_eq!(look["version"], acknowledged);
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(made, seat, action, acknowledged).await.status, 200, "there is room again");
}
