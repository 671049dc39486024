//! Changes of inputs that keep them documents: libFuzzer's own changes of bytes hardly ever get beyond a parser.

use serde_json::{Value, json};
use solarium_core::Random;

/// Makes an input up, if there is a way to.
pub type MadeUp = fn(&mut Random) -> Option<String>;

/// One in so many inputs is made up from nothing.
const MADE_UP: u32 = 64;

/// Changes a JSON document.
pub fn json(data: &mut [u8], size: usize, max_size: usize, seed: u32, made_up: MadeUp) -> usize {
    document(data, size, max_size, seed, made_up, |text, random| {
        let mut document = serde_json::from_str(text).ok()?;
        change_tree(&mut document, random);
        Some(document.to_string())
    })
}

/// Changes a TOML document.
pub fn toml(data: &mut [u8], size: usize, max_size: usize, seed: u32, made_up: MadeUp) -> usize {
    document(data, size, max_size, seed, made_up, |text, random| {
        let mut document = ::toml::from_str(text).ok()?;
        change_tree(&mut document, random);
        ::toml::to_string(&document).ok()
    })
}

/// Changes a text whose lines are, or end in, JSON, or are made of words.
pub fn lines(data: &mut [u8], size: usize, max_size: usize, seed: u32, made_up: MadeUp) -> usize {
    document(data, size, max_size, seed, made_up, |text, random| Some(change_lines(text, random)))
}

fn document(
    data: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
    made_up: MadeUp,
    change: fn(&str, &mut Random) -> Option<String>,
) -> usize {
    let mut random = Random::new(u64::from(seed));
    let changed = match random.below(MADE_UP) {
        0 => made_up(&mut random),
        _ if size < 2 => made_up(&mut random),
        1..=15 => None,
        _ => str::from_utf8(&data[..size]).ok().and_then(|text| change(text, &mut random)),
    };
    match changed.filter(|text| text.len() <= max_size) {
        Some(text) => {
            data[..text.len()].copy_from_slice(text.as_bytes());
            text.len()
        }
        None => libfuzzer_sys::fuzzer_mutate(data, size, max_size),
    }
}

fn change_lines(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    if lines.is_empty() {
        return text.to_string();
    }
    let (at, other) = (any_index(&lines, random), any_index(&lines, random));
    match random.below(8) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[other].clone()),
        2 => lines.swap(at, other),
        3 => lines.truncate(at + 1),
        4 => lines[at] = with_word_of(&lines[at], &lines[other], random),
        _ => {
            if let Some(begins) = lines[at].find('{')
                && let Ok(mut value) = serde_json::from_str(&lines[at][begins..])
            {
                change_tree(&mut value, random);
                lines[at] = format!("{}{value}", &lines[at][..begins]);
            } else {
                lines[at] = with_word_of(&lines[at], &lines[other], random);
            }
        }
    }
    let mut changed = lines.join("\n");
    changed.push('\n');
    changed
}

/// The line with one of its words replaced by one of another line.
fn with_word_of(line: &str, other: &str, random: &mut Random) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = any_index(&words, random);
    words[at] = others[any_index(&others, random)];
    words.join(" ")
}

/// Changes one to three places of a document.
fn change_tree(document: &mut Value, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let size = count(document);
        let other = nth(document, &mut (random.below(size) as usize)).map(|value| value.clone());
        let Some(place) = nth(document, &mut (random.below(size) as usize)) else { return };
        match (random.below(8), other) {
            (0, Some(other)) => *place = other,
            (1, _) => {
                *place = [json!(null), json!({}), json!([]), json!("")][random.below(4) as usize].clone()
            }
            _ => change_value(place, random),
        }
    }
}

fn change_value(value: &mut Value, random: &mut Random) {
    match value {
        Value::Null => *value = json!(random.below(8)),
        Value::Bool(holds) => *holds = !*holds,
        Value::Number(number) => {
            let n = number.as_i64().unwrap_or_default();
            *value = match random.below(8) {
                0 => json!(n.wrapping_add(1)),
                1 => json!(n.wrapping_sub(1)),
                2 => json!(0),
                3 => json!(-1),
                4 => json!([127, 128, 255, 256, 65_535, 65_536][random.below(6) as usize]),
                5 => json!(random.below(64)),
                6 => json!([i64::MAX, i64::MIN, i64::from(u32::MAX)][random.below(3) as usize]),
                _ => json!(n as f64 + 0.5),
            };
        }
        Value::String(text) => {
            let mut letters: Vec<char> = text.chars().collect();
            let fresh = char::from(b' ' + random.below(95) as u8);
            match (letters.is_empty(), random.below(4)) {
                (false, 0) => drop(letters.remove(any_index(&letters, random))),
                (false, 1 | 2) => {
                    let at = any_index(&letters, random);
                    letters[at] = fresh;
                }
                _ => letters.push(fresh),
            }
            *text = letters.into_iter().collect();
        }
        Value::Array(list) if list.is_empty() => list.push(json!(0)),
        Value::Array(list) => {
            let (at, other) = (any_index(list, random), any_index(list, random));
            match random.below(4) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[other].clone()),
                _ => list.swap(at, other),
            }
        }
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if names.is_empty() {
                return;
            }
            let (name, other) = (&names[any_index(&names, random)], &names[any_index(&names, random)]);
            match random.below(3) {
                0 => drop(fields.remove(name)),
                1 => drop(fields.insert(name.clone(), fields[other].clone())),
                _ => drop(fields.insert(format!("{name}{}", random.below(10)), fields[name].clone())),
            }
        }
    }
}

fn any_index<T>(list: &[T], random: &mut Random) -> usize {
    random.below(list.len() as u32) as usize
}

/// How many values a document has.
fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value of a number, counted from the outside in.
fn nth<'a>(value: &'a mut Value, number: &mut usize) -> Option<&'a mut Value> {
    if *number == 0 {
        return Some(value);
    }
    *number -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|value| nth(value, number)),
        Value::Object(fields) => fields.values_mut().find_map(|value| nth(value, number)),
        _ => None,
    }
}
