//! Every tour can be walked: its actions are legal one after the other, its words exist, its places are on the page.

use solarium_core::{Seat, Seed};
use solarium_page::tour::tour;
use solarium_picture::Stage;
use solarium_table::{Library, Table};
use solarium_words::Lang;

/// Parts of the page around the scene that a stop may point at.
const AROUND: &[&str] = &["log", "prompt", "people", "controls"];

#[test]
fn every_tour_can_be_walked() {
    let library = Library::standard();
    for title in library.titles() {
        let tour = tour(title.id()).unwrap_or_else(|| panic!("{} has no tour", title.id()));
        let session = title.start(&tour.setup(), Seed::from_number(tour.seed)).unwrap();
        let mut table = Table::new(session, Vec::new(), 0);
        let stage = Stage { words: solarium_table::english(), names: &[], you: Some(Seat(0)) };
        for (n, stop) in tour.stops.iter().enumerate() {
            while table.mover().is_some() {
                table.advance().unwrap();
            }
            for lang in Lang::ALL {
                assert!(solarium_table::words(lang).has(&stop.text), "{} lacks {}", lang.code(), stop.text);
            }
            if let Some(action) = &stop.action {
                let legal =
                    table.session().seen_by(Seat(0)).unwrap().legal(solarium_table::english()).unwrap();
                assert!(legal.iter().any(|legal| legal.action == *action), "{}: {n}: {action}", title.id());
                table.act(Seat(0), action).unwrap();
            }
            if let Some(point) = &stop.point {
                let scene = table.session().seen_by(Seat(0)).unwrap().scene(&stage);
                let known = scene.iter().any(|part| part.id == *point) || AROUND.contains(&point.as_str());
                assert!(known, "{}: {n}: there is no part {point}", title.id());
            }
            assert!(stop.action.is_some() != stop.point.is_some(), "{}: {n}: do or read", title.id());
        }
        assert!((8..=12).contains(&tour.stops.len()), "{}: {}", title.id(), tour.stops.len());
    }
}
