//! Programs of others: the example bot in Python plays whole games with nothing but HTTP.

use crate::client::House;
use serde_json::json;
use solarium_table::Library;
use std::path::Path;
use std::process::{Command, Stdio};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_python_example_plays_a_whole_game_of_every_title() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/http_bot.py");
    let house = House::open().await;
    for title in Library::standard().titles() {
        let made = house.table(title.id(), json!({"seats": ["human", "human"]})).await;
        let mut players = Vec::new();
        for seat in 0..2 {
            let child = Command::new("python3")
                .arg(&example)
                .args(["--url", &format!("http://{}", house.address)])
                .args(["--table", &made.id, "--seat", &seat.to_string()])
                .args(["--secret", made.secret(seat).unwrap(), "--random", &seat.to_string()])
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .expect("this test needs `python3`, which is not to be found");
            players.push(child);
        }
        for child in players {
            let output =
                tokio::task::spawn_blocking(move || child.wait_with_output()).await.unwrap().unwrap();
            let (said, complained) =
                (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success(), "{}: {said}\n{complained}", title.id());
            assert!(said.contains("over"), "{said}");
        }
        assert_eq!(house.client().await.look(&made, Some(0)).await["over"], true);
    }
}
