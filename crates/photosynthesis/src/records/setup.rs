//! Set-up objects (PH-2.11), read and written.

use crate::{CollectReading, DsCorner, Options, Pack, PairPriority, Rules, SeedReading, Sitter};
use crate::{Photosynthesis, bots};
use serde_json::{Value, json};
use solarium_core::{
    Argument, Field, Fields, Joint, Message, OptionSchema, OptionValue, Reading, Reason, Reasons, Rule, Seat,
    SetupOption, Shelf, Yardstick, describe_options, one_of, option_words, setup_option, write_options,
};
use std::sync::Arc;

/// The level a Cynthia plays at unless another is named. PH-13.1
const USUAL_LEVEL: &str = "tree";

/// A table as a set-up describes it.
pub(crate) struct Table {
    pub pack: Arc<Pack>,
    pub sitters: Vec<Sitter>,
    pub options: Options,
}

const OPTIONS: &[OptionSchema<Table>] = &[
    OptionSchema {
        name: "seats",
        rule: "PH-2.2",
        kind: "list",
        values: Vec::new,
        read: read_seats,
        write: |table| table.sitters.iter().map(|sitter| sitter.word(&table.pack)).collect(),
    },
    OptionSchema {
        name: "first_seat",
        rule: "PH-2.3",
        kind: "choice",
        values: || random_or(4),
        read: |field, table| {
            let last = u8::try_from(table.sitters.len().saturating_sub(1)).unwrap_or(u8::MAX);
            table.options.first_seat = field.number_or_random(0..=last).flatten().map(Seat);
        },
        write: |table| table.options.first_seat.map_or(json!("random"), |seat| json!(seat)),
    },
    OptionSchema {
        name: "revolutions",
        rule: "PH-7.1",
        kind: "choice",
        values: || vec![json!(3), json!(4)],
        read: |field, table| table.options.revolutions = field.number(3..=4).unwrap_or(3),
        write: |table| json!(table.options.revolutions),
    },
    setup_option!(Table, "shade_lock", "PH-7.2", options.shade_lock),
    setup_option!(Table, "shade_lock_blocks_collect", "PH-7.3", options.shade_lock_blocks_collect),
    setup_option!(Table, "collect_reading", "PH-10.3", options.readings.collect),
    setup_option!(Table, "seed_reading", "PH-10.13", options.readings.seed),
    setup_option!(Table, "rev3_pair_priority", "PH-10.5", options.readings.pair),
    setup_option!(Table, "ds_corner", "PH-8.7", options.readings.ds_corner),
    OptionSchema {
        name: "pack",
        rule: "PH-1.15",
        kind: "text",
        values: || vec![json!(Pack::STANDARD_ID)],
        // Read before all others: their defaults come from it.
        read: |_, _| {},
        write: |table| json!(table.pack.id),
    },
];

/// Those that a position record lists under `options`; it names seats, first seat and pack in other places.
pub(crate) const RECORD_OPTIONS: &[OptionSchema<Table>] = OPTIONS.split_at(2).1.split_at(7).0;

option_words!(CollectReading, CollectReading::word; SeedReading, SeedReading::word; PairPriority, PairPriority::word);

impl OptionValue for DsCorner {
    const KIND: &'static str = "choice";

    fn values() -> Vec<Value> {
        random_or(6)
    }

    fn read(field: &Field<'_, '_>) -> Option<DsCorner> {
        Some(field.number_or_random(0..=5)?.map_or(DsCorner::Random, DsCorner::Fixed))
    }

    fn write(&self) -> Value {
        match self {
            DsCorner::Random => json!("random"),
            DsCorner::Fixed(corner) => json!(corner),
        }
    }
}

fn random_or(numbers: u8) -> Vec<Value> {
    std::iter::once(json!("random")).chain((0..numbers).map(|number| json!(number))).collect()
}

impl Table {
    /// The table of a set-up that chooses nothing; what a pack decides is as the pack says (PH-2.11).
    pub(crate) fn usual(pack: Arc<Pack>) -> Table {
        solarium_core::exercise!("PH-2.11");
        let sitters = vec![Sitter::Human, Sitter::Cynthia(pack.level(USUAL_LEVEL).unwrap_or(0))];
        let readings = pack.cynthia.readings;
        let (shade_lock, shade_lock_blocks_collect) = (false, false);
        let options =
            Options { first_seat: None, revolutions: 3, shade_lock, shade_lock_blocks_collect, readings };
        Table { pack, sitters, options }
    }

    pub(crate) fn of(rules: &Rules) -> Table {
        let (pack, sitters) = (Arc::clone(&rules.pack), rules.sitters.clone());
        Table { pack, sitters, options: rules.options.clone() }
    }

    pub(crate) fn rules(self) -> Rules {
        Rules::new(self.pack, self.sitters, self.options)
    }

    /// PH-2.2: 2 to 4 seats, at most two Cynthias, at least one player. Refuses any other table of so many seats.
    pub(crate) fn check_seats(&self, seats: usize, field: &Field<'_, '_>) {
        solarium_core::exercise!("PH-2.2");
        let cynthias = self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Cynthia(_))).count();
        if !(2..=4).contains(&seats) {
            field.refuse(Message::new("ph-setup-seats").with("seats", seats));
        } else if cynthias > 2 {
            field.refuse(Message::new("ph-setup-cynthias").with("cynthias", cynthias));
        } else if cynthias == seats {
            // PH-15.15
            solarium_core::exercise!("PH-15.15");
            field.refuse(Message::new("ph-setup-no-player"));
        }
    }

    /// Every option under the rule of the object it stands in.
    pub(crate) fn read(&mut self, options: &[OptionSchema<Table>], fields: &Fields<'_, '_>) {
        for option in options {
            (option.read)(&fields.get(option.name), self);
        }
    }
}

/// The pack that a set-up or record names.
pub(crate) fn read_pack(field: &Field<'_, '_>, shelf: &Shelf<Pack>) -> Arc<Pack> {
    let named = match field.is_given() {
        true => field.known(one_of(shelf.ids()), |id| shelf.get(id)),
        false => shelf.get(Pack::STANDARD_ID),
    };
    named.cloned().unwrap_or_else(Pack::standard)
}

/// The level that a seat of a record names, as its place in the pack.
pub(crate) fn read_level(field: &Field<'_, '_>, pack: &Pack) -> usize {
    let id = field.value().map_or(Some(USUAL_LEVEL), Value::as_str);
    id.and_then(|id| pack.level(id)).unwrap_or_else(|| {
        field.refuse_unless(one_of(pack.cynthia.levels.iter().map(|level| level.id.as_str())));
        0
    })
}

pub(crate) fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Photosynthesis, Reasons> {
    let reading = Reading::new();
    let fields = reading.root(setup, "PH-2.11").object_or_empty();
    let mut table = Table::usual(read_pack(&fields.get("pack"), shelf));
    // Null is no list of seats.
    read_seats(&fields.get_or_null("seats").rule("PH-2.2"), &mut table);
    table.read(&OPTIONS[1..OPTIONS.len() - 1], &fields);
    fields.close();
    Ok(Photosynthesis::new(reading.finish(table)?.rules()))
}

fn read_seats(field: &Field<'_, '_>, table: &mut Table) {
    let usual = [json!("human"), json!("cynthia")];
    let given: Vec<Option<&Value>> = match field.is_given() {
        true => field.list().iter().map(Field::value).collect(),
        false => usual.iter().map(Some).collect(),
    };
    table.sitters.clear();
    for (i, word) in given.iter().enumerate() {
        let word = word.unwrap_or(&Value::Null);
        match Sitter::read(word, &table.pack) {
            Ok(sitter) => table.sitters.push(sitter),
            Err((rule, message)) => field.clone().rule(rule).refuse(Reason::of_seat(i, message)),
        }
    }
    // What is no list is refused as such; what could not be read still counts as a seat.
    if field.value().is_none_or(Value::is_array) {
        table.check_seats(given.len(), field);
    }
}

impl Sitter {
    /// Who is meant by a word of PH-2.2, or why no one is.
    fn read(value: &Value, pack: &Pack) -> Result<Sitter, (Rule, Message)> {
        solarium_core::exercise!("PH-2.2");
        let level = |id: &str| {
            pack.level(id).map(Sitter::Cynthia).ok_or_else(|| {
                let known = pack.cynthia.levels.iter().map(|level| level.id.as_str());
                let message = Message::new("ph-setup-level").with("level", id);
                ("PH-13.1", message.with("known", Argument::list(Joint::Comma, known)))
            })
        };
        let word = value.as_str().unwrap_or_default();
        match word.split_once(':') {
            None if word == "human" => Ok(Sitter::Human),
            None if word == "cynthia" => level(USUAL_LEVEL),
            Some(("cynthia", id)) => level(id),
            Some(("bot", name)) if bots::BOTS.contains(&name) || Yardstick::named(name).is_some() => {
                Ok(Sitter::Bot(name.to_string()))
            }
            Some(("bot", name)) => Err(("PH-2.2", Message::new("ph-setup-bot").with("bot", name))),
            _ => Err(("PH-2.2", Message::new("ph-setup-sitter").with("value", value.to_string()))),
        }
    }

    /// As [`Sitter::read`] reads it.
    pub(crate) fn word(&self, pack: &Pack) -> String {
        match self {
            Sitter::Human => "human".to_string(),
            Sitter::Bot(name) => format!("bot:{name}"),
            Sitter::Cynthia(level) => format!("cynthia:{}", pack.cynthia.levels[*level].id),
        }
    }
}

/// The complete set-up of a table.
pub(crate) fn setup_of(rules: &Rules) -> Value {
    Value::Object(write_options(OPTIONS, &Table::of(rules)))
}

/// The options of a set-up; with the physical game too they are entered once. PH-2.11, PH-14.2
pub(crate) fn options_info() -> Vec<SetupOption> {
    solarium_core::exercise!("PH-2.11", "PH-14.2");
    describe_options(OPTIONS, &Table::usual(Pack::standard()))
}
