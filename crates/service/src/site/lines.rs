//! Tables in lists.

use crate::app::App;
use crate::error::Fault;
use crate::seat::Caller;
use solarium_core::{Seat, SeatKind, SeatSet};
use solarium_page::lists::{SeatLine, TableLine};
use solarium_store::{StoreError, TableSummary};
use solarium_table::Library;

/// Open tables, the newest first; only those with a seat to take or a game to watch.
pub(super) async fn open(app: &App, most: usize) -> Result<Vec<TableLine>, Fault> {
    let now = app.clock();
    app.block(move |shared| {
        let tables = shared.store.open_tables(most)?;
        Ok(tables
            .into_iter()
            .filter(|table| !table.over)
            .map(|table| line(&shared.library(), table, now))
            .collect())
    })
    .await
}

/// The tables of a session, the newest first.
pub(super) async fn mine(app: &App, caller: &Caller, most: usize) -> Result<Vec<TableLine>, Fault> {
    let grants = app.grants(caller.session.as_deref()).await?;
    let now = app.clock();
    let tables = app
        .block(move |shared| {
            let mut tables: Vec<(TableLine, SeatSet)> = Vec::new();
            for grant in grants.iter() {
                let seat = Seat(grant.seat);
                if let Some((_, seats)) = tables.iter_mut().find(|(table, _)| table.id == grant.id) {
                    *seats = seats.with(seat);
                    continue;
                }
                if tables.len() == most {
                    break;
                }
                let listed = match shared.store.table_summary(&grant.id) {
                    Err(StoreError::NoTable) => continue,
                    listed => listed?,
                };
                let last = listed.version.saturating_sub(1);
                let changed = shared.store.lines(&grant.id, last, 1)?.first().map(|line| line.at);
                let mut table = line(&shared.library(), listed, now);
                table.yours = true;
                table.ago = changed.map_or(table.ago, |at| now - at);
                tables.push((table, SeatSet::one(seat)));
            }
            Ok(tables)
        })
        .await?;
    let mut lines = Vec::new();
    for (mut table, seats) in tables {
        for seat in seats.iter() {
            if let Some(line) = table.seats.get_mut(seat.index()) {
                line.yours = true;
            }
        }
        // A table of other rules or in trouble is still in the list; its own page says what is the matter.
        let seen = app.hub().visit(&table.id, move |room| {
            let session = room.table.session();
            let to_act = room.table.to_act();
            let yours = seats.iter().any(|seat| to_act.contains(seat));
            let kinds: Vec<SeatKind> = Seat::all(session.seats()).map(|seat| session.kind(seat)).collect();
            (yours, kinds)
        });
        if let Ok((yours, kinds)) = seen.await {
            table.your_turn = yours && !table.over;
            for (seat, kind) in table.seats.iter_mut().zip(kinds) {
                seat.kind = (kind != SeatKind::Human).then(|| kind.text());
            }
        }
        lines.push(table);
    }
    Ok(lines)
}

fn line(library: &Library, table: TableSummary, now: i64) -> TableLine {
    let title = library
        .title(&table.game)
        .map_or_else(|_| table.game.clone(), |title| title.info().title.to_string());
    let seats = table.seats.into_iter().map(|row| SeatLine {
        name: row.name,
        person: row.secret.is_some(),
        taken: row.taken,
        kind: None,
        yours: false,
    });
    TableLine {
        id: table.id,
        title,
        seats: seats.collect(),
        over: table.over,
        version: table.version,
        ago: now - table.at,
        game: table.game,
        ..TableLine::default()
    }
}
