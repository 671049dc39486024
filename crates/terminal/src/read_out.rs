//! Read-outs of a game as lines for people: JSON as a table where it is a list of alike things.

use crate::wrap::aligned;
use serde_json::{Map, Value};

/// The lines of a read-out.
pub fn read_out_lines(value: &Value) -> Vec<String> {
    match value {
        Value::Array(members) => list_lines(members),
        Value::Object(fields) => {
            let mut lines = Vec::new();
            for (name, field) in fields.iter().filter(|(name, _)| !is_for_programs(name)) {
                match field {
                    Value::Array(members) if members.iter().any(is_nested) => {
                        lines.push(format!("{}:", named(name)));
                        lines.extend(list_lines(members).into_iter().map(|line| format!("  {line}")));
                    }
                    field => lines.push(format!("{}: {}", named(name), short(field))),
                }
            }
            lines
        }
        value => vec![short(value)],
    }
}

fn list_lines(members: &[Value]) -> Vec<String> {
    let objects: Vec<&Map<String, Value>> = members.iter().filter_map(Value::as_object).collect();
    if members.is_empty() {
        return vec!["-".to_string()];
    }
    if objects.len() < members.len() {
        let numbered = members.iter().enumerate().map(|(i, member)| vec![i.to_string(), short(member)]);
        return aligned(&numbered.collect::<Vec<_>>());
    }
    let mut names: Vec<&String> = Vec::new();
    for name in objects.iter().flat_map(|object| object.keys()) {
        if !names.contains(&name) && !is_for_programs(name) {
            names.push(name);
        }
    }
    let mut rows = vec![names.iter().map(|name| named(name)).collect::<Vec<String>>()];
    rows.extend(
        objects
            .iter()
            .map(|object| names.iter().map(|name| object.get(*name).map_or(String::new(), short)).collect()),
    );
    aligned(&rows)
}

fn is_nested(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

fn named(name: &str) -> String {
    name.replace('_', " ")
}

/// A value in one line.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_string(),
        Value::String(text) => text.clone(),
        Value::Array(members) => members.iter().map(short).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, field)| format!("{} {}", named(name), short(field)));
            fields.collect::<Vec<_>>().join(", ")
        }
        // Chances and expectations: what is beyond a thousandth is no help in play.
        Value::Number(number) if !number.is_i64() && !number.is_u64() => {
            number.as_f64().map_or_else(String::new, |number| format!("{number:.3}"))
        }
        other => other.to_string(),
    }
}

/// Is a field for programs alone? Fractions as pairs of numbers stand beside their values.
fn is_for_programs(name: &str) -> bool {
    name.ends_with("_exact")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lists_of_alike_things_are_tables() {
        let forecast = json!([{"round": 2, "gain": [3, 1]}, {"round": 13, "gain": [0, 0]}]);
        let lines = read_out_lines(&forecast);
        assert_eq!(lines.len(), 3);
        assert!(lines[0].contains("gain") && lines[0].contains("round"), "{lines:?}");
        assert!(lines[1].contains("3 1"), "{lines:?}");
        let burst = json!({"mp": 3, "ends_game": null, "stations": [{"space": "c3", "base": 5}]});
        assert!(read_out_lines(&burst).contains(&"ends game: -".to_string()));
        assert!(read_out_lines(&burst).iter().any(|line| line.contains("c3")));
        let odds = json!([{"card": 1, "chance": 0.33333, "chance_exact": [1, 3]}]);
        assert_eq!(read_out_lines(&odds), ["card  chance", "1     0.333"]);
        assert_eq!(read_out_lines(&json!([])), ["-"]);
        assert_eq!(read_out_lines(&json!([[1, 2], [3]])), ["0  1 2", "1  3"]);
    }
}
