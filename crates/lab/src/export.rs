//! The rows of a run as tables for other programs: a line for each seat of each game.
//!
//! | Column | What |
//! |---|---|
//! | `table`, `block`, `rotation`, `game` | which game: the label of its series, the number of its block, how often the bots had changed seats, a hash of its steps |
//! | `steps` | its length |
//! | `seat`, `bot` | where, and who sat there |
//! | `win` | the share of the victory, 0 to 1 |
//! | `score`, `part_…` | the points, and where they come from |
//! | `option_…` | options in which the tables differ |
//! | `seat_…`, `table_…` | what the game says of the seat and of the table; several values are joined by semicolons |
//!
//! Whatever a game does not have is empty in CSV and null in Parquet.

use crate::folder::{file_refusal, rows};
use crate::parquet::{Column, Kind, Value, Writer};
use crate::plan::Plan;
use crate::row::Row;
use solarium_table::{PlayedSeat, Refusal};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

/// Writes `rows.csv` and `rows.parquet` beside the journal of a run.
///
/// # Errors
///
/// If the journal cannot be read, or a file cannot be written.
pub fn export(path: &Path, plan: &Plan) -> Result<(), Refusal> {
    let columns = Columns::of(path, plan)?;
    let csv_path = path.join("rows.csv");
    let parquet_path = path.join("rows.parquet");
    let failed = |file: &Path| {
        let file = file.to_path_buf();
        move |error: std::io::Error| file_refusal(&file, &error)
    };
    let mut csv = BufWriter::new(File::create(&csv_path).map_err(failed(&csv_path))?);
    let parquet = BufWriter::new(File::create(&parquet_path).map_err(failed(&parquet_path))?);
    let mut parquet = Writer::new(parquet, columns.list()).map_err(failed(&parquet_path))?;
    let names: Vec<String> = columns.list().iter().map(|column| csv_field(&column.name)).collect();
    writeln!(csv, "{}", names.join(",")).map_err(failed(&csv_path))?;
    for row in rows(path)? {
        let row = row?;
        for seat in 0..row.game.seats.len() {
            let values = columns.values(plan, &row, seat);
            let fields: Vec<String> = values.iter().map(csv_value).collect();
            writeln!(csv, "{}", fields.join(",")).map_err(failed(&csv_path))?;
            parquet.add(values).map_err(failed(&parquet_path))?;
        }
    }
    csv.flush().map_err(failed(&csv_path))?;
    parquet.finish().map_err(failed(&parquet_path))
}

fn csv_value(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Whole(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => csv_field(text),
    }
}

/// Quoted where it must be (RFC 4180).
fn csv_field(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    }
}

/// The columns that the rows of a run need beyond those that all have.
#[derive(Clone, PartialEq, Debug, Default)]
struct Columns {
    parts: Vec<String>,
    options: Vec<String>,
    of_seats: BTreeSet<String>,
    of_tables: BTreeSet<String>,
}

impl Columns {
    fn of(path: &Path, plan: &Plan) -> Result<Columns, Refusal> {
        let mut columns = Columns::default();
        for (name, _) in plan.series.iter().flat_map(|planned| &planned.options) {
            if !columns.options.contains(name) {
                columns.options.push(name.clone());
            }
        }
        for row in rows(path)? {
            let row = row?;
            for name in row.game.factors.keys() {
                put(&mut columns.of_tables, name);
            }
            for seat in &row.game.seats {
                for name in seat.factors.keys() {
                    put(&mut columns.of_seats, name);
                }
                for (name, _) in &seat.parts {
                    if !columns.parts.iter().any(|known| known == name) {
                        columns.parts.push(name.to_string());
                    }
                }
            }
        }
        Ok(columns)
    }

    fn list(&self) -> Vec<Column> {
        let column = |name: &str, kind| Column { name: name.to_string(), kind };
        let mut list = vec![
            column("table", Kind::Text),
            column("block", Kind::Whole),
            column("rotation", Kind::Whole),
            column("game", Kind::Text),
            column("steps", Kind::Whole),
            column("seat", Kind::Whole),
            column("bot", Kind::Text),
            column("win", Kind::Real),
            column("score", Kind::Whole),
        ];
        list.extend(self.parts.iter().map(|name| column(&format!("part_{name}"), Kind::Whole)));
        list.extend(self.options.iter().map(|name| column(&format!("option_{name}"), Kind::Text)));
        list.extend(self.of_seats.iter().map(|name| column(&format!("seat_{name}"), Kind::Text)));
        list.extend(self.of_tables.iter().map(|name| column(&format!("table_{name}"), Kind::Text)));
        list
    }

    fn values(&self, plan: &Plan, row: &Row, number: usize) -> Vec<Value> {
        let (planned, game) = (&plan.series[row.series], &row.game);
        let seat: &PlayedSeat = &game.seats[number];
        let text = |text: &str| Value::Text(text.to_string());
        let mut values = vec![
            text(&planned.label),
            Value::Whole(row.block as i64),
            Value::Whole(game.rotation as i64),
            Value::Text(format!("{:016x}", game.hash)),
            Value::Whole(game.steps as i64),
            Value::Whole(number as i64),
            text(planned.series.sitters()[seat.sitter].label()),
            Value::Real(seat.win_share()),
            Value::Whole(i64::from(seat.score)),
        ];
        let part = |name: &String| seat.parts.iter().find(|(known, _)| known == name);
        values.extend(
            self.parts.iter().map(|name| part(name).map_or(Value::Null, |(_, n)| Value::Whole((*n).into()))),
        );
        let option = |name: &String| planned.options.iter().find(|(known, _)| known == name);
        values.extend(
            self.options.iter().map(|name| option(name).map_or(Value::Null, |(_, value)| text(value))),
        );
        for (names, factors) in [(&self.of_seats, &seat.factors), (&self.of_tables, &game.factors)] {
            let joined = |name: &String| {
                factors.get(name.as_str()).map_or(Value::Null, |all| Value::Text(all.join(";")))
            };
            values.extend(names.iter().map(joined));
        }
        values
    }
}

fn put(set: &mut BTreeSet<String>, name: &str) {
    if !set.contains(name) {
        set.insert(name.to_string());
    }
}
