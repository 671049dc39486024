//! The row of what a seat knows (CI-19.6). Of the crews of others it holds what [`OtherCrew`](crate::OtherCrew) does.

use crate::pack::{CACHES, MAX_FARMS, MAX_GARAGES, MAX_ROWS, MAX_TILE_KINDS, STACKS, TOKENS};
use crate::rules::crew_view::dice_are_hidden;
use crate::{
    Circadians, Crew, Die, KnownCrew, MAX_CREWS, Phase, Sort, Space, State, Tables, Task, bits, some_index,
};
use solarium_core::{Axis, Blocks, Look, Observer, SEATS, Seat, entry};

/// Numbers above this are entered as this.
const MOST: i8 = 127;
const PHASES: usize = Phase::Over as usize + 1;
/// Kinds of [`Task`].
const TASKS: usize = 27;

impl Circadians {
    #[inline]
    pub(super) fn observation<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let spaces = self.pack.planets.iter().map(|planet| planet.spaces.len()).max();
        let blocks = Described {
            game: self,
            seats: self.humans() + usize::from(self.ai_seat().is_some()),
            planet_spaces: spaces.unwrap_or(0),
        };
        blocks.round(observer);
        blocks.boards(observer);
        blocks.tiles(observer);
        blocks.present_action(observer);
        blocks.crews(observer);
        blocks.supplies(observer);
        blocks.dice(observer);
        blocks.own_secrets(observer);
        blocks.piles(observer);
    }
}

/// Seats are counted from the one that looks: these are their places.
#[derive(Clone, Copy)]
struct Described<'g> {
    game: &'g Circadians,
    seats: usize,
    planet_spaces: usize,
}

type Looking<'a> = Look<'a, State>;

fn phase_name(index: usize) -> String {
    const ALL: [Phase; PHASES] = [
        Phase::Characters,
        Phase::Items,
        Phase::Plan,
        Phase::Execute,
        Phase::Harvest,
        Phase::Rest,
        Phase::Over,
    ];
    ALL[index].word().to_string()
}

/// The place of a task among the kinds of tasks.
const fn task_kind(task: Task) -> usize {
    match task {
        Task::Draw(..) => 0,
        Task::Refill(..) => 1,
        Task::Before => 2,
        Task::Cost => 3,
        Task::Pay => 4,
        Task::Trade => 5,
        Task::Main => 6,
        Task::Gains => 7,
        Task::RowReward(_) => 8,
        Task::FreeStep => 9,
        Task::SecondReward => 10,
        Task::Take => 11,
        Task::Market(_) => 12,
        Task::Academy => 13,
        Task::Tile(..) => 14,
        Task::Room(..) => 15,
        Task::Ability => 16,
        Task::Advancement => 17,
        Task::MustStep => 18,
        Task::Setback => 19,
        Task::Punishment(_) => 20,
        Task::LoseUpgrade => 21,
        Task::LoseFarm => 22,
        Task::LoseDie => 23,
        Task::StepBack => 24,
        Task::DiscardItems(_) => 25,
        Task::Finish => 26,
    }
}

/// Sorts of spaces that a die can act on.
const BOARDS: usize = 9;

/// The board of a space, and the number of the space there.
const fn board_space(space: Space) -> (usize, u8) {
    match space {
        Space::Negotiation(clan, row) => (0, clan * MAX_ROWS as u8 + row),
        Space::Depository(row) => (1, row),
        Space::Headquarters => (2, 0),
        Space::Mine(i) => (3, i),
        Space::Laboratory => (4, 0),
        Space::Foundry => (5, 0),
        Space::Control => (6, 0),
        Space::Market(i) => (7, i),
        Space::Academy(i) => (8, i),
    }
}

/// What a task says beside its kind.
const fn task_argument(task: Task) -> u8 {
    match task {
        Task::Draw(_, n)
        | Task::Refill(_, n)
        | Task::RowReward(n)
        | Task::Market(n)
        | Task::Room(_, n)
        | Task::Punishment(n)
        | Task::DiscardItems(n) => n,
        Task::Tile(_, terms) => terms as u8,
        _ => 0,
    }
}

/// What a part is made of, in two positions.
macro_rules! equal {
    ($before:ident, $now:ident: $($field:ident),+) => {
        $($before.state.public.$field == $now.state.public.$field)&&+
    };
}

impl Described<'_> {
    fn seat_axis(self) -> Axis<'static> {
        Axis::numbered(SEATS, self.seats)
    }

    #[inline]
    fn place_of(self, look: Looking<'_>, seat: u8) -> Option<usize> {
        let known = usize::from(seat) < self.seats;
        known.then(|| look.seat.places_to(Seat(seat), self.seats))
    }

    /// The crew at a place; the AI has none, and knows what everyone knows.
    #[inline]
    fn crew(self, look: Looking<'_>, place: usize) -> Option<&Crew> {
        let seat = look.at(place);
        (seat.index() < self.game.humans()).then(|| look.state.crew(seat))
    }

    fn items(self) -> Axis<'static> {
        Axis::numbered("item", self.game.pack.items.len())
    }

    fn characters(self) -> Axis<'static> {
        Axis::numbered("character", self.game.pack.characters.len())
    }

    fn planet_axis(self) -> Axis<'static> {
        Axis::numbered("planet_space", self.planet_spaces)
    }

    /// Has the same seat looked at both, and does this agree for every crew?
    #[inline]
    fn same<K: PartialEq>(self, before: Looking<'_>, now: Looking<'_>, key: impl Fn(&Crew) -> K) -> bool {
        let crews = 0..self.game.humans() as u8;
        before.seat == now.seat
            && crews.map(Seat).all(|seat| key(before.state.crew(seat)) == key(now.state.crew(seat)))
    }

    #[inline]
    fn round<'a>(self, observer: &mut impl Observer<'a, State>) {
        let time = |look: Looking<'a>| {
            let public = &look.state.public;
            let sides = (public.event, public.planet_side, public.clan_sides);
            let turn = (public.first, public.turn);
            (look.seat, public.round, public.phase, public.part, public.stage, turn, sides)
        };
        observer.part(
            |before, now| time(before) == time(now),
            |now, blocks| {
                let public = &now.state.public;
                blocks.number("round", 8, public.round);
                let phases = Axis::labelled("phase", PHASES, &phase_name);
                blocks.one_of("phase", phases, Some(public.phase as usize));
                blocks.one_of("part", Axis::numbered("part", 3), Some(public.part as usize));
                blocks.one_of("stage", Axis::numbered("stage", 3), Some(public.stage as usize));
                blocks.one_of("first_player", self.seat_axis(), self.place_of(now, public.first));
                blocks.one_of("in_turn", self.seat_axis(), self.place_of(now, public.turn));
                let events = Axis::numbered("event", self.game.pack.events.len());
                blocks.one_of("event", events, some_index(public.event));
                blocks.one_of("planet_side", Axis::numbered("side", 2), some_index(public.planet_side));
                blocks.block("clan_sides", &[Axis::numbered("clan", 3)], 2, |entries| {
                    copy_plus_one(entries, &public.clan_sides);
                });
            },
        );
        observer.sets("planet_tokens", &[self.planet_axis()], |look, _| look.state.public.tokens);
        observer.part(
            |before, now| equal!(before, now: caches, advancements, setbacks),
            |now, blocks| {
                let public = &now.state.public;
                blocks.block("caches", &[Axis::numbered("cache", CACHES)], MOST, |entries| {
                    copy_plus_one(entries, &public.caches);
                });
                let tokens = Axis::numbered("token", TOKENS);
                let covered = TOKENS as i8;
                blocks.block("advancement_covers", &[tokens], covered, |entries| {
                    copy_plus_one(entries, &public.advancements);
                });
                blocks.block("setback_covers", &[tokens], covered, |entries| {
                    copy_plus_one(entries, &public.setbacks);
                });
            },
        );
        if self.game.ai_seat().is_some() {
            self.rival(observer);
        }
    }

    fn rival<'a>(self, observer: &mut impl Observer<'a, State>) {
        let schemes = Axis::numbered("scheme", self.game.pack.ai.schemes.len());
        observer.number("ai_dice", MOST, |look| look.state.public.ai.dice.into());
        observer.number("ai_gems", MOST, |look| look.state.public.ai.gems);
        observer.number("ai_progress", MOST, |look| look.state.public.ai.progress.into());
        observer
            .one_of("ai_harvester", self.planet_axis(), |look| Some(look.state.public.ai.harvester.into()));
        observer.sets("ai_schemes_left", &[schemes], |look, _| look.state.public.ai.pile.into());
        observer.sets("ai_schemes_shown", &[schemes], |look, _| look.state.public.ai.shown.into());
        observer.one_of("ai_scheme", schemes, |look| some_index(look.state.public.ai.card));
        observer.number("ai_schemes_done", MOST, |look| look.state.public.ai.due_done.into());
        observer.number("ai_extra_scheme", 1, |look| look.state.public.ai.extra.into());
    }

    /// The dice on all boards: what the die of a seat shows on each space.
    #[inline]
    fn boards<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.group(
            |before, now| before.public.tables.same_dice(&now.public.tables),
            |observer| {
                self.board("negotiation", observer, |tables| tables.negotiation);
                self.board("depository", observer, |tables| tables.depository);
                self.board("headquarters", observer, |tables| [tables.hq]);
                self.board("mining_camp", observer, |tables| [tables.mine]);
                self.board("laboratory", observer, |tables| tables.lab);
                self.board("foundry", observer, |tables| [tables.foundry]);
                self.board("control_room", observer, |tables| [tables.control]);
                self.board("market", observer, |tables| [tables.market]);
                self.board("academy", observer, |tables| [tables.academy]);
            },
        );
    }

    #[inline]
    fn board<'a, const ROWS: usize, const SPACES: usize>(
        self,
        name: &'static str,
        observer: &mut impl Observer<'a, State>,
        dice_of: impl Fn(&Tables) -> [[Die; SPACES]; ROWS],
    ) {
        let axes = [self.seat_axis(), Axis::numbered("space", ROWS * SPACES)];
        observer.patched(name, &axes, 6, |before, now, entries| {
            let dice = dice_of(&now.state.public.tables);
            if before.is_some_and(|before| {
                Die::all_same(dice_of(&before.state.public.tables).as_flattened(), dice.as_flattened())
            }) {
                return;
            }
            for (place, own) in entries.chunks_exact_mut(ROWS * SPACES).enumerate() {
                let seat = now.at(place);
                for (entries, dice) in own.as_chunks_mut::<SPACES>().0.iter_mut().zip(&dice) {
                    *entries = Die::values_of(dice, seat).map(|value| value as i8);
                }
            }
        });
    }

    #[inline]
    fn tiles<'a>(self, observer: &mut impl Observer<'a, State>) {
        let kinds = Axis::numbered("kind", MAX_TILE_KINDS);
        let stack = Axis::numbered("stack", STACKS);
        observer.part(
            |before, now| equal!(before, now: farm_stacks, upgrade_stacks),
            |now, blocks| {
                for (sort, names) in [
                    (
                        Sort::Farm,
                        ["farm_stacks", "farm_stack_sizes", "farm_tiles_unseen", "farm_tiles_removed"],
                    ),
                    (
                        Sort::Upgrade,
                        [
                            "upgrade_stacks",
                            "upgrade_stack_sizes",
                            "upgrade_tiles_unseen",
                            "upgrade_tiles_removed",
                        ],
                    ),
                ] {
                    let stacks = now.state.public.stacks(sort);
                    blocks.block(names[0], &[stack, kinds], 1, |entries| {
                        for (own, visible) in entries.chunks_exact_mut(MAX_TILE_KINDS).zip(stacks.visible) {
                            if let Some(entry) = some_index(visible).and_then(|kind| own.get_mut(kind)) {
                                *entry = 1;
                            }
                        }
                    });
                    blocks.block(names[1], &[stack], MOST, |entries| copy(entries, &stacks.sizes));
                    blocks.block(names[2], &[kinds], MOST, |entries| copy(entries, &stacks.unseen));
                    blocks.block(names[3], &[kinds], MOST, |entries| copy(entries, &stacks.removed));
                }
            },
        );
        observer.sets("items_discarded", &[self.items()], |look, _| look.state.public.item_discard);
    }

    #[inline]
    fn present_action<'a>(self, observer: &mut impl Observer<'a, State>) {
        let tasks = Axis::numbered("task", TASKS);
        let same = |before: Looking<'a>, now: Looking<'a>| {
            let (old, new) = (&before.state.public, &now.state.public);
            let idle = old.agenda.is_empty() && new.agenda.is_empty();
            idle || before.seat == now.seat && old.die_action == new.die_action && old.agenda == new.agenda
        };
        observer.part(same, |now, blocks| {
            let (action, agenda) = (&now.state.public.die_action, &now.state.public.agenda);
            let acting = !agenda.is_empty();
            blocks.one_of("acting", self.seat_axis(), self.place_of(now, action.seat.0).filter(|_| acting));
            let (board, space) = board_space(action.space);
            blocks.one_of("acting_board", Axis::numbered("board", BOARDS), acting.then_some(board));
            blocks.number("acting_space", MOST, if acting { space } else { 0 });
            blocks.number("acting_value", 6, if acting { action.value } else { 0 });
            blocks.number("acting_water_off", MOST, if acting { action.water_off } else { 0 });
            blocks.one_of("acting_bought", self.items(), some_index(action.bought).filter(|_| acting));
            blocks.one_of("task", tasks, agenda.last().map(|task| task_kind(*task)));
            blocks.number("task_argument", MOST, agenda.last().map_or(0, |task| task_argument(*task)));
            blocks.block("tasks_after", &[tasks], MOST, |entries| {
                for task in agenda.iter().rev().skip(1) {
                    entries[task_kind(*task)] += 1;
                }
            });
        });
    }

    #[inline]
    fn crews<'a>(self, observer: &mut impl Observer<'a, State>) {
        let dice = |crew: &Crew| (crew.supply, crew.pool, crew.cantina, crew.ready);
        observer.part(
            |before, now| self.same(before, now, dice),
            |now, blocks| {
                let mut number = |name: &'static str, high: i8, value: fn(&Crew) -> u8| {
                    blocks.block(name, &[self.seat_axis()], high, |entries| {
                        for (place, own) in entries.iter_mut().enumerate() {
                            *own = self.crew(now, place).map_or(0, |crew| entry(value(crew), high));
                        }
                    });
                };
                number("dice_in_supply", MOST, |crew| crew.supply);
                number("dice_in_pool", MOST, |crew| crew.pool);
                number("dice_in_cantina", MOST, |crew| crew.cantina);
                number("ready", 1, |crew| crew.ready.into());
            },
        );
        observer.sets("items_face_up", &[self.seat_axis(), self.items()], |look, place| {
            self.crew(look, place).map_or(0, |crew| crew.items)
        });
        observer.sets("harvester", &[self.seat_axis(), self.planet_axis()], |look, place| {
            self.crew(look, place).map_or(0, |crew| 1u64.checked_shl(crew.harvester.into()).unwrap_or(0))
        });
        observer.part(
            |before, now| self.same(before, now, |crew| (crew.upgrades, crew.farm_tiles)),
            |now, blocks| {
                let highest = MAX_TILE_KINDS as i8;
                let garages = Axis::numbered("room", MAX_GARAGES);
                blocks.block("upgrade_tiles", &[self.seat_axis(), garages], highest, |entries| {
                    for (place, own) in entries.as_chunks_mut::<MAX_GARAGES>().0.iter_mut().enumerate() {
                        *own = self.crew(now, place).map_or([0; _], |crew| crew.upgrades.map(plus_one));
                    }
                });
                let farms = Axis::numbered("room", MAX_FARMS);
                blocks.block("farm_tiles", &[self.seat_axis(), farms], highest, |entries| {
                    for (place, own) in entries.as_chunks_mut::<MAX_FARMS>().0.iter_mut().enumerate() {
                        *own = self.crew(now, place).map_or([0; _], |crew| crew.farm_tiles.map(plus_one));
                    }
                });
            },
        );
    }

    #[inline]
    fn supplies<'a>(self, observer: &mut impl Observer<'a, State>) {
        let supplies = |crew: &Crew| (crew.res, crew.hand, crew.packet, crew.character);
        observer.part(
            |before, now| {
                let hidden = [before, now].map(|look| {
                    let phase = look.state.public.phase;
                    (self.game.supplies_are_hidden(phase), self.game.characters_are_hidden(phase))
                });
                hidden[0] == hidden[1] && self.same(before, now, supplies)
            },
            |now, blocks| {
                let phase = now.state.public.phase;
                let hidden = self.game.supplies_are_hidden(phase);
                let resources = Axis::numbered("resource", 4);
                blocks.block("resources", &[self.seat_axis(), resources], MOST, |entries| {
                    for (place, own) in entries.as_chunks_mut::<4>().0.iter_mut().enumerate() {
                        let crew = self.crew(now, place).filter(|_| place == 0 || !hidden);
                        *own = crew.map_or([0; 4], |crew| crew.res.map(|amount| entry(amount, MOST)));
                    }
                });
                let mut size = |name: &'static str, cards: fn(&Crew) -> u64| {
                    blocks.block(name, &[self.seat_axis()], MOST, |entries| {
                        for (place, own) in entries.iter_mut().enumerate() {
                            let crew = self.crew(now, place);
                            *own = crew.map_or(0, |crew| entry(cards(crew).count_ones(), MOST));
                        }
                    });
                };
                size("hand_size", |crew| crew.hand);
                size("packet_size", |crew| crew.packet);
                let hidden = self.game.characters_are_hidden(phase);
                let characters = self.characters();
                blocks.block("character", &[self.seat_axis(), characters], 1, |entries| {
                    for (place, own) in entries.chunks_exact_mut(characters.len).enumerate() {
                        let crew = self.crew(now, place).filter(|_| place == 0 || !hidden);
                        if let Some(character) = crew.and_then(|crew| some_index(crew.character)) {
                            own[character] = 1;
                        }
                    }
                });
            },
        );
    }

    /// Dice that were rolled.
    #[inline]
    fn dice<'a>(self, observer: &mut impl Observer<'a, State>) {
        let hidden = |look: Looking<'a>| dice_are_hidden(look.state.public.phase);
        let dice = |crew: &Crew| (crew.rolled, crew.garages, crew.farms);
        observer.part(
            |before, now| hidden(before) == hidden(now) && self.same(before, now, dice),
            |now, blocks| {
                let hidden = hidden(now);
                let shown = |place: usize| self.crew(now, place).filter(|_| place == 0 || !hidden);
                let value = |value: u8| value as i8;
                let faces = Axis::numbered("value_less_one", 6);
                blocks.block("rolled_dice", &[self.seat_axis(), faces], MOST, |entries| {
                    for (place, own) in entries.as_chunks_mut::<6>().0.iter_mut().enumerate() {
                        *own = shown(place).map_or([0; _], |crew| crew.rolled.map(value));
                    }
                });
                let garages = Axis::numbered("garage", MAX_GARAGES);
                blocks.block("dice_in_garages", &[self.seat_axis(), garages], 6, |entries| {
                    for (place, own) in entries.as_chunks_mut::<MAX_GARAGES>().0.iter_mut().enumerate() {
                        *own = shown(place).map_or([0; _], |crew| crew.garages.map(value));
                    }
                });
                let farms = Axis::numbered("farm", MAX_FARMS);
                blocks.block("dice_on_farms", &[self.seat_axis(), farms], 6, |entries| {
                    for (place, own) in entries.as_chunks_mut::<MAX_FARMS>().0.iter_mut().enumerate() {
                        *own = shown(place).map_or([0; _], |crew| crew.farms.map(value));
                    }
                });
                blocks.block("hidden_dice", &[self.seat_axis()], MOST, |entries| {
                    for (place, own) in entries.iter_mut().enumerate() {
                        let crew = self.crew(now, place).filter(|_| place != 0 && hidden);
                        let dice = |crew: &Crew| crew.rolled_dice() + crew.garage_dice() + crew.farm_dice();
                        *own = crew.map_or(0, |crew| dice(crew) as i8);
                    }
                });
            },
        );
    }

    #[inline]
    fn own_secrets<'a>(self, observer: &mut impl Observer<'a, State>) {
        let secrets = |crew: &Crew| {
            let cards = (crew.hand, crew.packet, crew.passed, crew.discarding);
            (cards, crew.dealt, crew.refused, crew.kept, crew.grown)
        };
        observer.part(
            |before, now| {
                let key = |look: Looking<'a>| self.crew(look, 0).map(secrets);
                before.seat == now.seat && key(before) == key(now)
            },
            |now, blocks| {
                let own = self.crew(now, 0);
                let mut set = |name: &'static str, axis: Axis<'_>, of: fn(&Crew) -> u64| {
                    blocks.block(name, &[axis], 1, |entries| mark(entries, own.map_or(0, of)));
                };
                set("own_hand", self.items(), |crew| crew.hand);
                set("own_packet", self.items(), |crew| crew.packet);
                set("own_passed_first", self.items(), |crew| crew.passed[0]);
                set("own_passed_second", self.items(), |crew| crew.passed[1]);
                set("own_discarding", self.items(), |crew| crew.discarding);
                set("own_characters_dealt", self.characters(), |crew| crew.dealt.into());
                let refused = own.and_then(|crew| some_index(crew.refused));
                blocks.one_of("own_character_refused", self.characters(), refused);
                blocks.one_of("own_item_kept", self.items(), own.and_then(|crew| some_index(crew.kept)));
                blocks.block("own_grown", &[Axis::numbered("farm", MAX_FARMS)], 4, |entries| {
                    if let Some(crew) = own {
                        copy_plus_one(entries, &crew.grown);
                    }
                });
            },
        );
    }

    #[inline]
    fn piles<'a>(self, observer: &mut impl Observer<'a, State>) {
        let events = Axis::numbered("event", self.game.pack.events.len());
        observer.sets("events_left", &[events], |look, _| look.state.events_left.into());
        observer.number("items_in_pile", MOST, |look| look.state.item_pile.count_ones());
        observer.one_of("own_item_under_pile", self.items(), |look| {
            let own = look.state.item_bottom.iter().find(|(_, by)| *by == look.seat.0);
            own.map(|(item, _)| usize::from(*item))
        });
        observer.number("items_under_pile", MAX_CREWS as i8, |look| look.state.item_bottom.len() as u32);
    }
}

#[inline]
fn mark(entries: &mut [i8], set: u64) {
    for member in bits(set) {
        if let Some(entry) = entries.get_mut(usize::from(member)) {
            *entry = 1;
        }
    }
}

#[inline]
fn copy(entries: &mut [i8], values: &[u8]) {
    entries.iter_mut().zip(values).for_each(|(entry, value)| *entry = *value as i8);
}

/// Indices counted from 1; 0 where there is none.
#[inline]
fn copy_plus_one(entries: &mut [i8], indices: &[u8]) {
    entries.iter_mut().zip(indices).for_each(|(entry, index)| *entry = plus_one(*index));
}

#[inline]
fn plus_one(index: u8) -> i8 {
    index.wrapping_add(1) as i8
}
