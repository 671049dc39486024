//! A position in one line, and what its chance point concerns.

use crate::rules::flow::Draw;
use crate::rules::opening::Opening;
use crate::{Circadians, Sort, State};
use serde_json::{Value, json};

impl Circadians {
    /// Whom or what the present chance point concerns: a seat, a place, or neither.
    pub(crate) fn drawn_for(&self, state: &State) -> Value {
        let stack = |sort: Sort, n: u8| json!(format!("{}-stack-{}", sort.word(), n + 1));
        match self.due_draw(state) {
            Some(Draw::Item(seat) | Draw::Die(seat)) => json!(seat),
            Some(Draw::Opening(Opening::Character(seat) | Opening::Item(seat))) => json!(seat),
            Some(Draw::Opening(Opening::PlanetSide)) => json!("planet"),
            Some(Draw::Opening(Opening::ClanSide(clan))) => json!(self.pack.clans[usize::from(clan)].id),
            Some(Draw::Opening(Opening::Tile(sort, n)) | Draw::Tile(sort, n)) => stack(sort, n),
            Some(Draw::Cache(cache)) => {
                let planet = self.planet(state);
                json!(planet.name(planet.caches[cache]))
            }
            Some(Draw::Scheme) => json!(self.ai_seat()),
            Some(Draw::Opening(Opening::First) | Draw::Event) | None => Value::Null,
        }
    }
}
