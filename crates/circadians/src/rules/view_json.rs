//! The JSON of a view: everything by name.

use crate::records::{notation, shown};
use crate::rules::opening::side_letter;
use crate::{KnownCrew, NONE, Phase, Question, View, some_index};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use solarium_core::{Seat, Turn, Viewer};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}

impl View {
    fn shown(&self) -> Value {
        let (game, pack) = (&self.game, &*self.game.pack);
        let side = |side: u8| some_index(side).map(|_| side_letter(side));
        let viewer = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let turn: Vec<Seat> = match game.whose_turn(self) {
            Turn::Decide(seats) => seats.iter().collect(),
            _ => Vec::new(),
        };
        let events = pack.events.iter().enumerate();
        let seen = events.filter(|(i, _)| self.events_left & (1 << i) == 0).map(|(_, event)| &*event.id);
        let humans = game.seats_of_humans().map(|seat| self.shown_crew(seat));
        let bottom = self.item_bottom.iter();
        let bottom =
            bottom.map(|(item, seat)| json!({"item": item.map(|item| game.item_id(item)), "seat": seat}));
        let acting = (!self.agenda.is_empty() && self.phase == Phase::Execute).then(|| {
            let action = self.die_action;
            json!({"seat": action.seat, "space": notation::space(game, action.space), "value": action.value})
        });
        let more = json!({
            "viewer": viewer,
            "part": (self.phase == Phase::Execute).then(|| self.part.word()),
            "turn": turn,
            "events_seen": seen.collect::<Value>(),
            "planet": side(self.planet_side),
            "clans": self.clan_sides.map(side),
            "seats": humans.chain(game.ai_seat().map(|seat| self.shown_rival(seat))).collect::<Value>(),
            "item_pile": self.item_pile,
            "item_bottom": bottom.collect::<Value>(),
            "acting": acting,
            "asked": self.question().map(Question::row),
        });
        shown::joined([shown::table(game, self, false)], more)
    }

    /// The name of a space, once the Planet lies on the table.
    fn space(&self, space: u8) -> Option<&str> {
        (self.planet_side != NONE).then(|| self.game.planet(self).name(space))
    }

    /// The points of a seat, which count the Planet.
    fn points(&self, seat: Seat) -> i32 {
        if self.planet_side == NONE { 0 } else { self.game.points_of(self, seat) }
    }

    fn shown_crew(&self, seat: Seat) -> Value {
        let (game, crew) = (&self.game, self.crew(seat));
        let more = json!({
            "seat": seat,
            "kind": "human",
            "colour": game.setup.colour(seat),
            "points": self.points(seat),
            "supplies_hidden": crew.supplies_hidden(),
            "supply": crew.supply,
            "dice_rolled": crew.rolled_dice() + crew.garage_dice() + crew.farm_dice() + crew.hidden_dice(),
            "hand_size": crew.hand_size(),
            "packet_size": crew.packet_size(),
            "passed": crew.own().map(|own| own.passed.map(|set| game.item_ids(set))),
            "harvester": self.space(crew.harvester),
        });
        shown::joined([shown::crew(game, crew), shown::choices(game, crew.own())], more)
    }

    fn shown_rival(&self, seat: Seat) -> Value {
        let (game, ai) = (&self.game, &self.ai);
        let more = json!({
            "seat": seat,
            "kind": "ai",
            "colour": game.setup.colour(seat),
            "points": self.points(seat),
            "supply": ai.supply,
            "harvester": self.space(ai.harvester),
            "card": some_index(ai.card).map(|card| &game.pack.ai.schemes[card].id),
        });
        shown::joined([shown::rival(game, ai)], more)
    }
}
