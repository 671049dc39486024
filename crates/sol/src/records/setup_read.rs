//! Reading a set-up object: every option by its declaration, then every combination against the rules.

use crate::records::options::{Choice, Given, OPTIONS, event_id, list_of, trigger_rule};
use crate::{
    Colour, DEFAULT_EFFECTS, Edition, Effect, Happening, Mode, Opening, Pack, Scenario, Setup, Side, Station,
};
use serde_json::Value;
use solarium_core::{Argument, Fields, Joint, Message, Reading, Reasons, Shelf, read_options};
use std::sync::Arc;

impl Setup {
    /// Reads a set-up object. Every reason for a refusal is named.
    pub fn read(options: &Value, shelf: &Shelf<Pack>) -> Result<(Setup, Arc<Pack>), Reasons> {
        let reading = Reading::new();
        let fields = reading.root(options, "SO-2.1").required(Message::new("read-object")).object_or_empty();
        solarium_core::exercise!("SO-2.1");
        let found = resolve(&fields, shelf);
        fields.close();
        reading.finish(found).map(|found| found.expect("without a set-up there are reasons"))
    }
}

fn resolve(fields: &Fields<'_, '_>, shelf: &Shelf<Pack>) -> Option<(Setup, Arc<Pack>)> {
    let reading = fields.reading();
    let mut given = Given::default();
    read_options(OPTIONS, fields, &mut given);
    let ban = list_of(&fields.get("ban").rule("SO-12.5"), Station::ALL, Station::id);
    let id = given.pack.as_deref().or(shelf.ids().next())?;
    let pack = shelf.get(id).cloned();
    reading.require(pack.is_some(), "SO-1.16", || {
        let known = Argument::list(Joint::Comma, shelf.ids());
        Message::new("so-setup-no-pack").with("pack", id).with("known", known)
    });
    let pack = pack?;
    let mut setup = given.setup;
    let (edition, mode) = (setup.edition, setup.mode);
    seats(fields, &mut setup)?;
    let players = setup.seats.len();
    setup.scenario = scenario(reading, &setup, given.scenario.as_deref(), &pack);
    let scenario = setup.scenario.as_ref();
    let long = setup.opening == Opening::Long;
    reading.require(!long || mode != Mode::Solo, "SO-10.1", || Message::new("so-setup-solo-not-long"));
    reading.require(!long || mode != Mode::Coop || scenario.is_none(), "SO-12.3", || {
        Message::new("so-setup-scenario-opening")
    });
    setup.suit_count = match (mode, scenario) {
        (Mode::Solo, Some(scenario)) => scenario.suits,
        // SO-13.2: regardless of the opening.
        (Mode::Coop, _) => {
            solarium_core::exercise!("SO-13.2");
            pack.deck(players).coop
        }
        _ if long => pack.deck(players).long,
        _ => pack.deck(players).quick,
    };
    setup.suits = match given.suits {
        Choice::Default => Some((1u8 << setup.suit_count).wrapping_sub(1)),
        Choice::Random => None,
        // F always belongs to them, named or not.
        Choice::List(list) => Some(list.iter().fold(1u8, |mask, suit| mask | 1 << suit.index())),
    };
    if let Some(mask) = setup.suits {
        reading.require(mask.count_ones() == u32::from(setup.suit_count), "SO-2.5", || {
            Message::new("so-setup-suit-count").with("suits", mask.count_ones()).with("due", setup.suit_count)
        });
    }
    reading.require(setup.allow_red || !setup.colours.contains(&Colour::Red), "SO-2.6", || {
        Message::new("so-setup-red")
    });
    setup.event = event(reading, &setup, &pack);
    let recommended = match edition {
        Edition::First => pack.triggers.first,
        Edition::Published => pack.triggers.published,
    };
    setup.triggers = given.triggers.unwrap_or(recommended);
    // SO-12.2: scenarios have the recommended number.
    if edition == Edition::Published && scenario.is_none() {
        solarium_core::exercise!("SO-12.2");
        if setup.triggers > pack.triggers.most {
            fields.get("triggers").rule("SO-11.2").number(0..=pack.triggers.most);
        }
    } else {
        reading.require(setup.triggers == recommended, trigger_rule(edition), || {
            Message::new("so-setup-triggers").with("number", recommended)
        });
    }
    reading.require(setup.difficulty == 0 || (mode == Mode::Coop && scenario.is_none()), "SO-13.4", || {
        Message::new("so-setup-difficulty")
    });
    if mode == Mode::Versus {
        let given = fields.get("target").is_given();
        reading.require(!given, "SO-2.1", || Message::new("so-setup-versus-target"));
    } else {
        // SO-13.4: 13, raised by 3 for each step of difficulty.
        solarium_core::exercise!("SO-13.4");
        setup.target = setup.target.or(Some(scenario.map_or(13 + 3 * setup.difficulty, |s| s.target)));
    }
    let eyes = pack.board(Side::for_seats(players)).eyes();
    if setup.start_eye.is_some_and(|eye| eye >= eyes) {
        fields.get("start_eye").rule("SO-2.4").number_or_random(0..=eyes - 1);
    }
    if setup.first_seat.is_some_and(|seat| seat.index() >= players) {
        fields.get("first_seat").rule("SO-2.3").number_or_random(0..=players as u8 - 1);
    }
    setup.ban = scenario.map_or([false; 3], |s| s.ban);
    if let Some(list) = ban {
        setup.ban = [false; 3];
        list.iter().for_each(|station| setup.ban[station.index()] = true);
    }
    effects(fields, &mut setup, given.effects, &pack);
    Some((setup, pack))
}

/// Are there as many seats as the mode needs?
fn seats(fields: &Fields<'_, '_>, setup: &mut Setup) -> Option<()> {
    let solo = setup.mode == Mode::Solo;
    if solo && !fields.get("seats").value().is_some_and(Value::is_array) {
        setup.seats.truncate(1);
    }
    let fits = if solo { 1..=1 } else { 2..=5 }.contains(&setup.seats.len());
    fields.reading().require(fits, "SO-2.1", || match setup.mode {
        Mode::Versus => Message::new("so-setup-versus-seats"),
        Mode::Solo => Message::new("so-setup-solo-seats"),
        Mode::Coop => Message::new("so-setup-coop-seats"),
    });
    fits.then_some(())
}

fn scenario(reading: &Reading, setup: &Setup, asked: Option<&str>, pack: &Pack) -> Option<Scenario> {
    let edition = setup.edition;
    let first = match edition {
        Edition::First => "introduction",
        Edition::Published => "ancient_tower",
    };
    let id = match (setup.mode, asked) {
        (Mode::Versus | Mode::Coop, None | Some("none")) => return None,
        (Mode::Versus, Some(id)) => {
            reading.refuse("SO-2.1", Message::new("so-setup-versus-scenario").with("scenario", id));
            return None;
        }
        (Mode::Solo, None) => first,
        (_, Some(id)) => id,
    };
    let scenario = pack.scenario(edition, id);
    reading.require(scenario.is_some(), "SO-12.4", || {
        let known = pack.scenarios.iter().filter(|s| s.edition == edition).map(|s| s.id.as_str());
        let message = Message::new("so-setup-no-scenario").with("edition", edition.id()).with("scenario", id);
        message.with("known", Argument::list(Joint::Comma, known))
    });
    // The rest is read against the first scenario, so that every further reason is found too.
    let solo = setup.mode == Mode::Solo;
    scenario.or_else(|| pack.scenario(edition, first).filter(|_| solo)).cloned()
}

fn event(reading: &Reading, setup: &Setup, pack: &Pack) -> Option<Happening> {
    let own = setup.scenario.as_ref().and_then(|s| s.event);
    let event = setup.event.or(own)?;
    if setup.event.is_some() {
        reading.require(pack.event(event).belongs(setup.edition), "SO-11.3", || {
            Message::new("so-setup-event-edition")
                .with("event", event.id())
                .with("edition", setup.edition.id())
        });
    }
    if let Some(scenario) = &setup.scenario {
        reading.require(own == Some(event), "SO-12.2", || {
            let message = Message::new("so-setup-event-scenario").with("event", event.id());
            message.with("scenario", scenario.id.as_str()).with("own", event_id(own))
        });
    }
    Some(event)
}

fn effects(fields: &Fields<'_, '_>, setup: &mut Setup, given: Choice<Option<Effect>>, pack: &Pack) {
    let reading = fields.reading();
    let scenario = setup.scenario.as_ref();
    let count = match (scenario, setup.mode) {
        (Some(scenario), _) => scenario.effects.len() as u8,
        // SO-13.3: few effects, spread over the suits in rotation.
        (None, Mode::Coop) if setup.edition == Edition::First => {
            solarium_core::exercise!("SO-13.3");
            2
        }
        (None, Mode::Coop) => 3,
        _ => setup.suit_count,
    };
    setup.effect_count = count;
    let of_suits = |effects: &[Effect], scenario: &Scenario| match setup.mode {
        Mode::Coop => effects_of_suits(effects, usize::from(scenario.effects_once), setup.suit_count.into()),
        _ => effects.to_vec(),
    };
    setup.effects = Some(match scenario {
        Some(scenario) => of_suits(&scenario.effects, scenario),
        None => DEFAULT_EFFECTS[..usize::from(count)].to_vec(),
    });
    let of_scenario = |id, scenario: &Scenario| Message::new(id).with("scenario", scenario.id.as_str());
    let list = match (given, scenario) {
        (Choice::Default, Some(_)) => return,
        // The effects of a user's pack need not allow the usual ones.
        (Choice::Default, None) => {
            for effect in &DEFAULT_EFFECTS[..usize::from(count)] {
                require_allowed_effect(reading, setup, pack, *effect);
            }
            return;
        }
        (Choice::Random, Some(scenario)) => {
            return reading.refuse("SO-12.6", of_scenario("so-setup-scenario-effects", scenario));
        }
        (Choice::Random, None) => {
            setup.effects = None;
            let pool = setup.effect_pool(pack).count_ones();
            return reading.require(pool >= u32::from(count), "SO-2.6", || {
                Message::new("so-setup-few-effects").with("effects", pool).with("due", count)
            });
        }
        (Choice::List(list), _) => list,
    };
    let named = |effects: &[Effect]| list.iter().copied().eq(effects.iter().copied().map(Some));
    if setup.effects.as_deref().is_some_and(named) && scenario.is_some() {
        return;
    }
    if let Some(own) = scenario.filter(|own| named(&own.effects)) {
        // Records from before SO-13.5 kept the numbers of the seed name the effects so: there they go round.
        solarium_core::exercise!("SO-13.5");
        setup.effects = Some(own.effects.clone());
        return;
    }
    // A set-up is written with the effect of every suit.
    let shortened = list.get(..usize::from(count)).filter(|short| {
        let short: Option<Vec<Effect>> = short.iter().copied().collect();
        short.zip(scenario).is_some_and(|(short, scenario)| named(&of_suits(&short, scenario)))
    });
    let list = shortened.unwrap_or(&list);
    let rule = if setup.mode == Mode::Coop { "SO-13.3" } else { "SO-2.6" };
    reading.require(list.len() == usize::from(count), rule, || {
        Message::new("so-setup-effect-count").with("effects", list.len()).with("due", count)
    });
    if let Some(scenario) = scenario {
        // SO-12.6: only in `chain` the two free effects may be replaced.
        solarium_core::exercise!("SO-12.6");
        let free = scenario.id == "chain" && list.first() == Some(&Some(Effect::Chain));
        reading.require(free, "SO-12.6", || of_scenario("so-setup-effects-fixed", scenario));
    }
    let mut known: Vec<Effect> = Vec::new();
    for (field, effect) in fields.get("effects").rule("SO-2.1").list_or_null().iter().zip(list) {
        let Some(effect) = *effect else {
            field.refuse_unless(Message::new("so-setup-effect"));
            continue;
        };
        if known.contains(&effect) {
            field.refuse_twice();
        }
        require_allowed_effect(reading, setup, pack, effect);
        known.push(effect);
    }
    setup.effects = Some(match &setup.scenario {
        Some(scenario) if known.len() == usize::from(count) => of_suits(&known, scenario),
        _ => known,
    });
}

/// SO-13.5: the first `once` effects have one suit each, the others go round on the suits that are left. Where every
/// effect goes round, the list is left as it is (SO-13.3).
fn effects_of_suits(effects: &[Effect], once: usize, suits: usize) -> Vec<Effect> {
    solarium_core::exercise!("SO-13.5", "SO-13.3");
    let once = once.min(effects.len());
    let (single, round) = effects.split_at(once);
    if once == 0 || round.is_empty() {
        return effects.to_vec();
    }
    single.iter().chain(round.iter().cycle()).copied().take(suits).collect()
}

/// Refuses an effect that the edition, the number of seats or the choice of colours does not allow.
fn require_allowed_effect(reading: &Reading, setup: &Setup, pack: &Pack, effect: Effect) {
    let record = pack.effect(effect);
    let of_effect = |id| Message::new(id).with("effect", effect.id());
    reading.require(record.belongs(setup.edition) && !record.scenario, "SO-2.6", || {
        of_effect("so-setup-effect-edition").with("edition", setup.edition.id())
    });
    let alone = setup.seats.len() == 1;
    reading.require(!record.needs_others || !alone, "SO-2.7", || of_effect("so-setup-effect-others"));
    let red = record.colour() == Colour::Red;
    reading.require(setup.allow_red || !red, "SO-2.6", || of_effect("so-setup-effect-red"));
}

/// An effect by id; `pulsate` is the source text's other name for Channel.
pub fn effect_of(id: &str, edition: Edition) -> Option<Effect> {
    match id {
        "pulsate" if edition == Edition::First => Some(Effect::Channel),
        _ => Effect::of(id),
    }
}
