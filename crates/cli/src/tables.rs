//! `solarium tables`: which tables there are, and deleting them.

use crate::data::{StoreArgs, readable_data, writable_data};
use crate::fault::Fault;
use clap::{Args, Subcommand};
use serde_json::json;
use solarium_store::{StoreError, StoreReader, TableSummary};
use std::io::{self, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Ids that are read at once.
const PORTION: usize = 500;

/// `solarium tables …`.
#[derive(Subcommand, Debug)]
pub(crate) enum TablesCommand {
    /// List tables, the oldest first: id, game, lines, days since the last line, and what state it is in
    List {
        #[command(flatten)]
        chosen: ChosenTables,
        /// Print one JSON object a line
        #[arg(long)]
        json: bool,
    },
    /// Delete tables with everything that belongs to them, for ever
    Delete {
        /// Ids of tables
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
        #[command(flatten)]
        data: StoreArgs,
    },
    /// Delete tables on which nothing has happened for a while, for ever
    Prune {
        #[command(flatten)]
        chosen: ChosenTables,
        /// Only say how many there are
        #[arg(long)]
        dry_run: bool,
    },
}

/// Which tables.
#[derive(Args, Debug)]
pub(crate) struct ChosenTables {
    #[command(flatten)]
    pub data: StoreArgs,
    /// Only tables on which nothing has happened for this long: a number with h, d or w (hours, days, weeks)
    #[arg(long, value_name = "AGE", value_parser = age)]
    pub older_than: Option<Duration>,
    /// Only tables whose game is over
    #[arg(long)]
    pub over: bool,
}

/// An age as people write it.
fn age(text: &str) -> Result<Duration, String> {
    let hours = |number: &str, hours: u64| number.parse::<u64>().ok()?.checked_mul(hours * 3600);
    let seconds = match text.as_bytes().last() {
        Some(b'h') => hours(&text[..text.len() - 1], 1),
        Some(b'd') => hours(&text[..text.len() - 1], 24),
        Some(b'w') => hours(&text[..text.len() - 1], 7 * 24),
        _ => None,
    };
    // Milliseconds since 1970 must be able to hold it.
    let seconds = seconds.filter(|seconds| *seconds < 1 << 40);
    seconds.map(Duration::from_secs).ok_or_else(|| "a number with h, d or w, like 90d".to_string())
}

/// A table and when something happened on it last.
struct Found {
    table: TableSummary,
    last: i64,
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

fn refuse(error: StoreError) -> Fault {
    Fault::input(format!("the data cannot be read: {error}"))
}

/// Calls back for every table that was chosen.
fn for_each_chosen(
    store: &dyn StoreReader,
    chosen: &ChosenTables,
    mut found: impl FnMut(Found) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let limit = chosen.older_than.map(|age| now() - age.as_millis() as i64);
    // All ids first: deleting while reading would lose the place.
    let mut ids: Vec<String> = Vec::new();
    loop {
        let more = store.ids(ids.last().map(String::as_str), PORTION).map_err(refuse)?;
        if more.is_empty() {
            break;
        }
        ids.extend(more);
    }
    for id in ids {
        let table = match store.table_summary(&id) {
            Ok(table) => table,
            // Deleted by another process meanwhile.
            Err(StoreError::NoTable) => continue,
            Err(error) => return Err(refuse(error)),
        };
        let line = store.lines(&id, table.version.saturating_sub(1), 1).map_err(refuse)?;
        let last = line.first().map_or(table.at, |line| line.at.max(table.at));
        if limit.is_none_or(|limit| last < limit) && (table.over || !chosen.over) {
            found(Found { table, last })?;
        }
    }
    Ok(())
}

pub(crate) fn run(command: &TablesCommand) -> Result<(), Fault> {
    match command {
        TablesCommand::List { chosen, json } => list(chosen, *json),
        TablesCommand::Delete { ids, data } => delete(ids, data),
        TablesCommand::Prune { chosen, dry_run } => prune(chosen, *dry_run),
    }
}

fn list(chosen: &ChosenTables, as_json: bool) -> Result<(), Fault> {
    let store = readable_data(&chosen.data.resolved()?)?;
    let now = now();
    for_each_chosen(&*store, chosen, |Found { table, last }| {
        let names: Vec<&str> = table.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
        if as_json {
            let line = json!({
                "id": table.id, "game": table.game, "lines": table.version, "made_at": table.at, "last_at": last,
                "over": table.over, "names": names,
            });
            return Ok(writeln!(io::stdout(), "{line}")?);
        }
        let days = (now - last) / 86_400_000;
        let state = if table.over { "over" } else { "running" };
        let (id, game, lines) = (&table.id, &table.game, table.version);
        let names = names.join(", ");
        Ok(writeln!(io::stdout(), "{id}  {game:<16} {lines:>6} lines {days:>5} days  {state:<8} {names}")?)
    })
}

fn delete(ids: &[String], data: &StoreArgs) -> Result<(), Fault> {
    let store = writable_data(&data.resolved()?)?;
    // A mistyped id must not leave half of them deleted.
    for id in ids {
        store.table_summary(id).map_err(|error| Fault::input(format!("table {id}: {error}")))?;
    }
    for id in ids {
        store.delete_table(id).map_err(|error| Fault::input(format!("table {id}: {error}")))?;
    }
    writeln!(io::stdout(), "{} tables deleted", ids.len())?;
    Ok(())
}

fn prune(chosen: &ChosenTables, dry_run: bool) -> Result<(), Fault> {
    if chosen.older_than.is_none() {
        return Err(Fault::input("say how old tables must be to be deleted, with --older-than 90d"));
    }
    let mut count = 0;
    if dry_run {
        let store = readable_data(&chosen.data.resolved()?)?;
        for_each_chosen(&*store, chosen, |_| {
            count += 1;
            Ok(())
        })?;
        writeln!(io::stdout(), "{count} tables would be deleted")?;
        return Ok(());
    }
    let store = writable_data(&chosen.data.resolved()?)?;
    for_each_chosen(&*store, chosen, |Found { table, .. }| {
        match store.delete_table(&table.id) {
            Ok(()) => count += 1,
            Err(StoreError::NoTable) => {}
            Err(error) => return Err(Fault::input(format!("table {}: {error}", table.id))),
        }
        Ok(())
    })?;
    writeln!(io::stdout(), "{count} tables deleted")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::age;
    use std::time::Duration;

    #[test]
    fn ages_have_units() {
        assert_eq!(age("12h"), Ok(Duration::from_secs(12 * 3600)));
        assert_eq!(age("90d"), Ok(Duration::from_secs(90 * 86_400)));
        assert_eq!(age("2w"), Ok(Duration::from_secs(14 * 86_400)));
        for odd in ["", "d", "90", "-1d", "1.5d", "9000000000000000000w", "1ä"] {
            assert!(age(odd).is_err(), "{odd}");
        }
    }
}
