//! Read-outs of a game as lines for people: JSON as a table where it is a list of alike things.

use crate::wrap::aligned;
use serde_json::{Map, Value};
use solarium_core::Seat;
use solarium_table::Words;

/// The lines of a read-out, for a game of these seats.
pub fn read_out_lines(value: &Value, seats: &[Seat], words: &Words) -> Vec<String> {
    ReadOut { seats, words }.lines(value)
}

/// The name of a field, or of what a read-out wants to know, in the reader's language.
pub(crate) fn field_name(name: &str, words: &Words) -> String {
    let id = format!("field-{}", name.replace('_', "-"));
    if words.has(&id) { words.get(&id).to_string() } else { name.replace('_', " ") }
}

struct ReadOut<'a> {
    seats: &'a [Seat],
    words: &'a Words,
}

impl ReadOut<'_> {
    fn lines(&self, value: &Value) -> Vec<String> {
        match value {
            Value::Array(members) => self.list_lines(members),
            Value::Object(fields) => {
                let mut lines = Vec::new();
                for (name, field) in fields.iter().filter(|(name, _)| !is_for_programs(name)) {
                    match field {
                        Value::Array(members) if members.iter().any(is_nested) => {
                            lines.push(format!("{}:", self.named(name)));
                            lines
                                .extend(self.list_lines(members).into_iter().map(|line| format!("  {line}")));
                        }
                        field => lines.push(format!("{}: {}", self.named(name), self.short(name, field))),
                    }
                }
                lines
            }
            value => vec![self.short("", value)],
        }
    }

    fn list_lines(&self, members: &[Value]) -> Vec<String> {
        let objects: Vec<&Map<String, Value>> = members.iter().filter_map(Value::as_object).collect();
        if members.is_empty() {
            return vec!["-".to_string()];
        }
        if objects.len() < members.len() {
            return self.numbered_lines(members);
        }
        let mut names: Vec<&String> = Vec::new();
        for name in objects.iter().flat_map(|object| object.keys()) {
            if !names.contains(&name) && !is_for_programs(name) {
                names.push(name);
            }
        }
        // What a row is about stands first: a name, else a number, that is another in every row.
        let tells_rows_apart = |name: &&&String, is_name: fn(&Value) -> bool| {
            let values: Vec<&Value> = objects.iter().filter_map(|object| object.get(**name)).collect();
            values.len() == objects.len()
                && values.iter().all(|value| is_name(value))
                && (1..values.len()).all(|i| !values[..i].contains(&values[i]))
        };
        let first = |is_name| names.iter().position(|name| tells_rows_apart(&name, is_name));
        let by_name = first(Value::is_string);
        let by_number = if by_name.is_none() { first(Value::is_i64) } else { None };
        if let Some(first) = by_name.or(by_number) {
            names[..=first].rotate_right(1);
        }
        let heading = |name: &&String| {
            let by_seat =
                objects.iter().all(|object| object.get(*name).is_some_and(|field| self.is_by_seat(field)));
            if by_seat {
                format!("{} ({})", self.named(name), self.letters().join(" "))
            } else {
                self.named(name)
            }
        };
        let mut rows = vec![names.iter().map(heading).collect::<Vec<String>>()];
        rows.extend(objects.iter().map(|object| {
            let cell =
                |name: &&String| object.get(*name).map_or(String::new(), |field| self.short(name, field));
            names.iter().map(cell).collect()
        }));
        let has_runs = by_number.is_some() && names.len() > 1;
        aligned(&if has_runs { without_runs(rows) } else { rows })
    }

    /// Members by their numbers; if every one has a number for each seat, with the letters of the seats above.
    fn numbered_lines(&self, members: &[Value]) -> Vec<String> {
        if members.iter().all(|member| self.is_by_seat(member)) {
            let numbers =
                |member: &Value| member.as_array().into_iter().flatten().map(|n| self.short("", n)).collect();
            let rows = members.iter().enumerate().map(|(i, member)| {
                let numbers: Vec<String> = numbers(member);
                [vec![i.to_string()], numbers].concat()
            });
            let head = [vec![String::new()], self.letters()].concat();
            return aligned(&[head].into_iter().chain(rows).collect::<Vec<_>>());
        }
        let numbered =
            members.iter().enumerate().map(|(i, member)| vec![i.to_string(), self.short("", member)]);
        aligned(&numbered.collect::<Vec<_>>())
    }

    /// Is it a list with one number for each of several seats?
    fn is_by_seat(&self, value: &Value) -> bool {
        let numbers = value.as_array().filter(|members| members.iter().all(Value::is_number));
        self.seats.len() > 1 && numbers.is_some_and(|numbers| numbers.len() == self.seats.len())
    }

    fn named(&self, name: &str) -> String {
        field_name(name, self.words)
    }

    fn letters(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.letter().to_string()).collect()
    }

    /// A value in one line.
    fn short(&self, name: &str, value: &Value) -> String {
        match value {
            Value::Null => "-".to_string(),
            Value::Bool(holds) => {
                self.words.get(if *holds { "terminal-yes" } else { "terminal-no" }).to_string()
            }
            Value::String(text) => {
                let id = format!("field-value-{text}");
                if self.words.has(&id) { self.words.get(&id).to_string() } else { text.clone() }
            }
            Value::Array(members) if members.is_empty() => "-".to_string(),
            Value::Array(members) => {
                let shown: Vec<String> = members.iter().map(|member| self.short(name, member)).collect();
                shown.join(if members.iter().any(Value::is_array) {
                    " | "
                } else if shown.iter().any(|member| member.contains(' ')) {
                    ", "
                } else {
                    " "
                })
            }
            Value::Object(fields) => {
                let fields = fields.iter().filter(|(name, _)| !is_for_programs(name));
                let fields =
                    fields.map(|(name, field)| format!("{} {}", self.named(name), self.short(name, field)));
                fields.collect::<Vec<_>>().join(", ")
            }
            // People know seats by their letters.
            Value::Number(number) if name == "seat" => {
                let seat = number.as_u64().and_then(|number| self.seats.get(usize::try_from(number).ok()?));
                seat.map_or_else(|| number.to_string(), |seat| seat.letter().to_string())
            }
            // Chances and expectations: what is beyond a thousandth is no help in play.
            Value::Number(number) if !number.is_i64() && !number.is_u64() => {
                number.as_f64().map_or_else(String::new, |number| format!("{number:.3}"))
            }
            number @ Value::Number(_) => number.to_string(),
        }
    }
}

/// Of rows that say the same of several numbers only the first and the last.
fn without_runs(rows: Vec<Vec<String>>) -> Vec<Vec<String>> {
    let mut told: Vec<Vec<String>> = Vec::with_capacity(rows.len());
    for run in rows.chunk_by(|one, next| one[1..] == next[1..]) {
        match run {
            [first, _, _, .., last] => told.extend([first.clone(), vec!["…".to_string()], last.clone()]),
            few => told.extend_from_slice(few),
        }
    }
    told
}

fn is_nested(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

/// Is a field for programs alone? Fractions as pairs of numbers stand beside their values.
fn is_for_programs(name: &str) -> bool {
    name.ends_with("_exact")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn lines(value: &Value) -> Vec<String> {
        read_out_lines(value, &Seat::all(2).collect::<Vec<_>>(), solarium_table::english())
    }

    #[test]
    fn lists_of_alike_things_are_tables() {
        let forecast = json!([{"round": 2, "gain": [3, 1]}, {"round": 13, "gain": [0, 0]}]);
        assert_eq!(lines(&forecast), ["round  gain (A B)", "2      3 1", "13     0 0"]);
        let burst = json!({"mp": 3, "ends_game": null, "seat": 1, "stations": [{"space": "c3", "base": 5}]});
        let read = lines(&burst);
        assert!(
            read.contains(&"ends the game: -".to_string()) && read.contains(&"seat: B".to_string()),
            "{read:?}"
        );
        assert!(read.ends_with(&["  space  base".to_string(), "  c3     5".to_string()]), "{read:?}");
        let odds = json!([{"card": 1, "chance": 0.33333, "chance_exact": [1, 3]}]);
        assert_eq!(lines(&odds), ["card  chance", "1     0.333"]);
        assert_eq!(lines(&json!([])), ["-"]);
    }

    #[test]
    fn what_holds_for_many_numbers_is_told_of_the_first_and_the_last() {
        let certain = |k: u32| json!({"card": k, "chance": if k < 3 { 0.5 } else { 1.0 }});
        let odds: Value = (1..=9).map(certain).collect();
        assert_eq!(
            lines(&odds),
            ["card  chance", "1     0.500", "2     0.500", "3     1.000", "…", "9     1.000"]
        );
        let spaces: Value = (1..=9).map(|k| json!({"space": format!("c{k}"), "cost": 2})).collect();
        assert_eq!(lines(&spaces).len(), 10, "names do not follow from each other");
    }

    #[test]
    fn fields_have_names_in_every_language() {
        let seats: Vec<Seat> = Seat::all(2).collect();
        let value = json!({"mp": 3, "new_field": 1});
        let words = solarium_table::words(solarium_table::Lang::De);
        assert_eq!(read_out_lines(&value, &seats, words), ["Bewegungspunkte: 3", "new field: 1"]);
        let values = json!({"conditions": ["same2", "sum8"], "event": [], "setback": true, "space": "L2"});
        assert_eq!(
            read_out_lines(&values, &seats, words),
            [
                "Bedingungen: 2 gleiche Würfel, Summe von 8 oder mehr",
                "Ereignis: -",
                "Rückschlag: ja",
                "Feld: L2"
            ]
        );
    }

    #[test]
    fn numbers_of_all_seats_have_their_letters_above() {
        assert_eq!(lines(&json!([[1, 2], [3, 14]])), ["   A  B", "0  1  2", "1  3  14"]);
        assert_eq!(lines(&json!([[1, 2], [3]])), ["0  1 2", "1  3"]);
        assert_eq!(lines(&json!({"light": {"after": [[1, 0], [2, 0]]}})), ["light: after 1 0 | 2 0"]);
    }
}
