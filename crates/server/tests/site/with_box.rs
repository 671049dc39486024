//! Tables with the box, made from a page.

use crate::guest::{GAMES, Guest};

#[tokio::test]
async fn the_form_makes_a_table_that_asks_what_came() {
    for (game, opponent) in GAMES.into_iter().zip(["cynthia:tree", "here", "ai:1"]) {
        let mut guest = Guest::new();
        let fields = [("seat.0", "here"), ("seat.1", opponent), ("with-box", "on")];
        let form =
            guest.post(&format!("/new/{game}/form"), &[&fields[..], &[("changed", "open")]].concat()).await;
        assert!(form.text.contains("name=\"with-box\" checked"), "{game}: {}", form.text);
        let made = guest.post(&format!("/new/{game}"), &[&fields[..], &[("do", "make")]].concat()).await;
        assert_eq!(made.status, 303, "{game}: {}", made.text);
        let page = guest.get(made.header("location")).await.page();
        assert!(page.contains("What came on your table?"), "{game}");
        assert!(page.contains("from the box on your table"), "{game}: the notice");
        // Who watches is not asked.
        let mut watcher = guest.other();
        let address = made.header("location").split('?').next().unwrap().to_string();
        assert!(!watcher.get(&address).await.page().contains("What came on your table?"), "{game}");
    }
}
