//! From the words of the command line to a set-up object.

use crate::args::TableArgs;
use crate::fault::Fault;
use crate::files;
use serde_json::{Map, Value, json};
use solarium_core::{GameInfo, Language, Seed, Yardstick};
use solarium_table::{Library, Title, english, random_seed};

/// The game and id of a pack of the user's own.
pub(crate) type OwnPack = Option<(&'static str, String)>;

/// The games, with the pack of the command line at hand, and that pack's game and id.
pub(crate) fn library(args: &TableArgs) -> Result<(Library, OwnPack), Fault> {
    let mut library = Library::standard();
    let mut own = None;
    if let Some(path) = &args.pack {
        own = Some(library.put_pack(&path.display().to_string(), &files::read(path)?)?);
    }
    Ok((library, own))
}

/// The set-up object: preset, then options, then seats; `usual` sits down where no seats are given.
pub(crate) fn object(
    title: &dyn Title,
    args: &TableArgs,
    own_pack: &OwnPack,
    usual: &[&str],
) -> Result<Value, Fault> {
    let info = title.info();
    let mut setup = match &args.preset {
        None => Map::new(),
        Some(id) => preset(&info, id)?,
    };
    for pair in &args.set {
        let (key, value) = pair.split_once('=').ok_or_else(|| {
            Fault::input(format!("--set {pair}: write it as KEY=VALUE, e.g. --set {}", example(&info)))
        })?;
        setup.insert(key.trim().to_string(), option_value(value.trim()));
    }
    if let Some(first) = &args.first_seat {
        setup.insert("first_seat".into(), option_value(first));
    }
    if let Some((game, id)) = own_pack {
        if *game != title.id() {
            return Err(Fault::input(format!("the pack {id:?} is one for {game}, not for {}", title.id())));
        }
        setup.entry("pack").or_insert_with(|| json!(id));
    }
    if !args.seats.is_empty() {
        setup.insert("seats".into(), args.seats.iter().map(|seat| seat_text(&info, seat)).collect());
    } else if !setup.contains_key("seats") {
        setup.insert("seats".into(), json!(usual));
    }
    Ok(Value::Object(setup))
}

fn preset(info: &GameInfo, id: &str) -> Result<Map<String, Value>, Fault> {
    let found = info.presets.iter().find(|preset| preset.id == id);
    match found.map(|preset| &preset.setup) {
        Some(Value::Object(setup)) => Ok(setup.clone()),
        _ => {
            let known: Vec<_> = info.presets.iter().map(|preset| preset.id).collect();
            Err(Fault::input(format!("there is no preset {id:?}; known are: {}", known.join(", "))))
        }
    }
}

fn example(info: &GameInfo) -> String {
    info.options
        .iter()
        .find(|option| option.name != "seats")
        .map_or_else(|| "key=value".into(), |option| format!("{}={}", option.name, bare(&option.default)))
}

/// A value as one would type it.
fn bare(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Numbers, true, false, lists and objects are read as JSON, all else is a word.
pub(crate) fn option_value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_string()))
}

/// `greedy` for `bot:greedy`, `uct-300` for `bot:uct-300`.
fn seat_text(info: &GameInfo, seat: &str) -> Value {
    let seat = seat.trim();
    let is_bot = info.bots.contains(&seat) || Yardstick::named(seat).is_some();
    if is_bot { json!(format!("bot:{seat}")) } else { json!(seat) }
}

/// Random bytes of the operating system.
pub(crate) fn entropy(bytes: &mut [u8]) -> Result<(), String> {
    getrandom::fill(bytes).map_err(|error| error.to_string())
}

/// A seed as typed: a whole number, or hexadecimal digits (with `0x` if they look like a number).
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, Fault> {
    let Some(text) = text else { return Ok(random_seed(entropy)?) };
    // More digits than a number has are meant as hexadecimal ones.
    if text.len() <= 20
        && let Ok(number) = text.parse::<u64>()
    {
        return Ok(Seed::from_number(number));
    }
    let digits = text.strip_prefix("0x").unwrap_or(text);
    Seed::from_hex(digits)
        .map_err(|bad| Fault::input(format!("--seed {text}: {}", english().say(&bad.message()))))
}
