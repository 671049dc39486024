//! SO-11.10 to SO-11.12: parasites (`first`) and feeders (`published`).

use crate::rules::apply::Run;
use crate::rules::{Flow, each_space};
use crate::{Action, Edition, Event, Happening, Illegal, Layer, Phase, Rules, Space, State};
use solarium_core::Sink;

impl Rules {
    /// Core spaces where the next one may arrive: not yet used in this arrival while there is one.
    pub(crate) fn spawning(&self, state: &State) -> u64 {
        let core = self.board().ring(Layer::Core);
        let first = core.trailing_zeros();
        let fresh = core & !(u64::from(state.turn.crawler) << first);
        if fresh == 0 { core } else { fresh }
    }

    pub(crate) fn check_spawn(&self, state: &State, space: Space) -> Result<(), Illegal> {
        Illegal::NotOffered { rule: "SO-11.10" }.unless(self.spawning(state) & space.bit() != 0)
    }

    /// Every so many flares they move (SO-11.10).
    fn crawl_pace(&self) -> u8 {
        solarium_core::exercise!("SO-11.10");
        match (self.event(), self.edition()) {
            (Some(event @ (Happening::Parasite | Happening::Feeders)), _) => {
                self.pack.event(event).pace.max(1)
            }
            (_, Edition::First) => 2,
            (_, Edition::Published) => 1,
        }
    }

    /// Where one of them may go from a space; nothing if it stays.
    pub(crate) fn crawl_ways(&self, state: &State, from: Space) -> u64 {
        let board = self.board();
        let stations = state.owners.any();
        if stations & from.bit() != 0 {
            return 0;
        }
        let layer = board.layer(from);
        if stations & board.ring(layer) == 0 {
            return board.outward(from);
        }
        // Along the ring towards the nearest station; both ways if they are equally near.
        for distance in 1..=i32::from(board.ring_size(layer)) {
            let mut ways = 0;
            for way in [1, -1] {
                if stations & board.along(from, way * distance).bit() != 0 {
                    ways |= board.along(from, way).bit();
                }
            }
            if ways != 0 {
                return ways;
            }
        }
        0
    }

    /// The one that has a choice now, and where it may go.
    pub(crate) fn crawling(&self, state: &State) -> Option<(Space, u64)> {
        let from = *state.crawlers.all().get(usize::from(state.turn.crawler))?;
        Some((from, self.crawl_ways(state, from)))
    }

    pub(crate) fn each_crawl(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let Some((from, ways)) = self.crawling(state) else { return Flow::Continue(()) };
        each_space(ways, |to| Action::Crawl(from, to), f)
    }

    pub(crate) fn check_crawl(&self, state: &State, from: Space, to: Space) -> Result<(), Illegal> {
        let offered = self.crawling(state).is_some_and(|(at, ways)| at == from && ways & to.bit() != 0);
        Illegal::NotOffered { rule: "SO-11.10" }.unless(offered)
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// They arrive: one for each seat and one more (`first`), or four (`published`).
    pub(crate) fn arrive(&mut self, event: Happening) {
        let record = self.rules.pack.event(event);
        self.s.turn.stage = record.arrive + record.per_seat * self.rules.players() as u8;
        self.s.turn.crawler = 0;
        self.s.turn.phase = Phase::Spawn;
        if self.s.turn.stage == 0 {
            self.finish_card();
        }
    }

    pub(crate) fn spawn(&mut self, space: Space) {
        self.s.crawlers.add(space);
        self.emit(|r| Event::CrawlerArrived { at: r.name(space) });
        let core = self.rules.board().ring(Layer::Core);
        self.s.turn.crawler |= (space.bit() >> core.trailing_zeros()) as u8;
        self.s.turn.stage -= 1;
        if self.s.turn.stage == 0 {
            self.s.turn.crawler = 0;
            self.s.crawlers.sort();
            self.weigh();
            self.finish_card();
        }
    }

    /// Step 4 of a flare (SO-7.3).
    pub(crate) fn crawl_if_due(&mut self) {
        solarium_core::exercise!("SO-7.3");
        let flares = self.rules.pack.start.marker.saturating_sub(self.s.marker);
        if self.s.crawlers.all().is_empty() || !flares.is_multiple_of(self.rules.crawl_pace()) {
            return self.flare_event();
        }
        self.crawl_on();
    }

    /// Moves them one after the other until one has a choice.
    fn crawl_on(&mut self) {
        while let Some((from, ways)) = self.rules.crawling(self.s) {
            match ways.count_ones() {
                0 => self.s.turn.crawler += 1,
                1 => self.crawled(from, Space(ways.trailing_zeros() as u8)),
                _ => {
                    self.s.turn.phase = Phase::Crawl;
                    return;
                }
            }
        }
        self.s.turn.crawler = 0;
        self.s.crawlers.sort();
        self.weigh();
        self.flare_event();
    }

    fn crawled(&mut self, from: Space, to: Space) {
        self.s.crawlers.shift(usize::from(self.s.turn.crawler), to);
        self.s.turn.crawler += 1;
        self.emit(|r| Event::CrawlerMoved { from: r.name(from), to: r.name(to) });
    }

    pub(crate) fn crawl(&mut self, from: Space, to: Space) {
        self.crawled(from, to);
        self.crawl_on();
    }
}
