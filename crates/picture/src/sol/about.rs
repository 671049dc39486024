//! What things are called and what is said about them: names for those who hear the board, and tips that say what a
//! thing is, what it does now and which rule tells more.

use super::Star;
use solarium_core::Seat;
use solarium_sol::{Layer, SITES, Site, Space, Station};

impl Star<'_> {
    /// A space as sentences call it: its layer and its number.
    pub(super) fn place(&self, space: Space) -> String {
        let key = match self.board.layer(space) {
            Layer::Outer => "sol-place-o",
            Layer::Inner => "sol-place-i",
            Layer::Convective => "sol-place-c",
            Layer::Radiative => "sol-place-r",
            Layer::Core => "sol-place-k",
        };
        self.words.fill(key, &[("n", &self.board.ring_index(space))])
    }

    /// A gate site by the two spaces it joins.
    pub(super) fn place_of_site(&self, site: Site) -> String {
        let (above, below) = self.board.ends(site);
        self.words.fill("sol-between", &[("above", &self.place(above)), ("below", &self.place(below))])
    }

    /// What a layer is called where there is little room.
    pub(super) fn layer_short(&self, layer: Layer) -> &str {
        self.words.get(match layer {
            Layer::Outer => "sol-layer-short-o",
            Layer::Inner => "sol-layer-short-i",
            Layer::Convective => "sol-layer-short-c",
            Layer::Radiative => "sol-layer-short-r",
            Layer::Core => "sol-layer-short-k",
        })
    }

    /// A tip, and the rule that tells more.
    pub(super) fn with_rule(&self, text: &str, rule: &str) -> String {
        format!("{text} ({rule})")
    }

    /// The space in words, for those who hear the board.
    pub(super) fn describe(&self, space: Space) -> String {
        let mut text = self.place(space);
        let mut add = |more: String| {
            text.push_str(", ");
            text.push_str(&more);
        };
        if let Some((kind, owner)) = self.state.station(space) {
            add(self.station_words(kind, owner));
        }
        for seat in Seat::all(self.game.players()) {
            match self.state.divers[seat].get(space) {
                0 => {}
                n => add(self.words.fill("sol-n-divers-of", &[("n", &n), ("seat", &seat.letter())])),
            }
        }
        match self.state.crawlers.at(space) {
            0 => {}
            n => add(self.words.fill("sol-n-crawlers", &[("n", &n)])),
        }
        if self.state.energy_on & space.bit() != 0 {
            add(self.words.get("sol-energy-here").to_string());
        }
        if let Some(reach) = self.reach.filter(|reach| reach.has(space)) {
            add(self.words.fill("sol-reach-cost", &[("n", &reach.cost[space.index()])]));
        }
        text
    }

    /// The same, and what a station there pays, or what one would pay.
    pub(super) fn space_tip(&self, space: Space, label: &str) -> String {
        let depth = self.game.depth(space);
        let key = match self.state.station(space) {
            Some((Station::Node, _)) => "sol-tip-node",
            Some((Station::Foundry, _)) => "sol-tip-foundry",
            Some((Station::Tower, _)) => "sol-tip-tower",
            None => "sol-tip-free",
        };
        let (base, bonus) = match self.state.station(space) {
            Some(_) => self.game.reward(self.state, space),
            None => (depth.base, depth.bonus),
        };
        let text = self
            .words
            .fill(key, &[("label", &label), ("base", &base), ("bonus", &bonus), ("cards", &depth.cards)]);
        self.with_rule(&text, "SO-6.2")
    }

    pub(super) fn station_words(&self, kind: Station, owner: Seat) -> String {
        let key = match kind {
            Station::Node => "sol-node-of",
            Station::Foundry => "sol-foundry-of",
            Station::Tower => "sol-tower-of",
        };
        self.words.fill(key, &[("seat", &owner.letter())])
    }

    pub(super) fn station_label(&self, space: Space, kind: Station, owner: Seat) -> String {
        self.named_text(&self.place(space), &self.station_words(kind, owner))
    }

    pub(super) fn divers_label(&self, space: Space, seat: Seat, n: u8) -> String {
        let words = self.words.fill("sol-n-divers-of", &[("n", &n), ("seat", &seat.letter())]);
        self.named_text(&self.place(space), &words)
    }

    pub(super) fn marked_label(&self, space: Space, seat: Seat, n: u8) -> String {
        let place = self.place(space);
        self.words.fill("sol-marked-divers", &[("n", &n), ("seat", &seat.letter()), ("space", &place)])
    }

    pub(super) fn diver_tip(&self, label: &str) -> String {
        self.with_rule(&self.words.fill("sol-tip-diver", &[("label", &label)]), "SO-4.3")
    }

    pub(super) fn site_label(&self, site: Site) -> String {
        debug_assert!(site.index() < SITES);
        let place = self.place_of_site(site);
        match self.state.gate(site) {
            None => self.with_rule(&self.words.fill("sol-site", &[("site", &place)]), "SO-4.3"),
            Some(owner) => {
                let gate = self.words.fill("sol-gate-of", &[("site", &place), ("seat", &owner.letter())]);
                self.with_rule(&gate, "SO-4.6")
            }
        }
    }

    pub(super) fn ship_label(&self, seat: Seat) -> String {
        self.words.fill("sol-ship-of", &[("seat", &self.name(seat)), ("hold", &self.state.seats[seat].hold)])
    }

    pub(super) fn ship_tip(&self, label: &str) -> String {
        self.with_rule(&self.words.fill("sol-tip-ship", &[("label", &label)]), "SO-4.2")
    }
}
