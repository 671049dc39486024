//! The parts of a run put together: the folder that comes out is, byte for byte, that of a run that was not parted.

use crate::folder::{Folder, GAMES, manifest, rows};
use crate::plan::Shard;
use crate::row::Row;
use serde_json::Value;
use solarium_core::Message;
use solarium_table::Refusal;
use std::iter::Peekable;
use std::path::{Path, PathBuf};

/// Puts all parts of a run into a folder, and tells the manifest of the whole.
///
/// # Errors
///
/// If a folder is no part of a run, they are not all the parts of the same run, one is not complete, or a file cannot be
/// read or written.
pub fn merge(parts: &[PathBuf], out: &Path) -> Result<Value, Refusal> {
    let mut whole: Option<Value> = None;
    let mut journals: Vec<Option<Peekable<_>>> = parts.iter().map(|_| None).collect();
    for path in parts {
        let mut of_part = manifest(path)?;
        let shard = of_part.as_object_mut().and_then(|fields| fields.remove("shard"));
        let shard = shard.and_then(|shard| Shard::parse(shard.as_str()?));
        let no_part = |id: &'static str| {
            Refusal::new("lab/parts", Message::new(id).with("path", path.display().to_string()))
        };
        let shard = shard.ok_or_else(|| no_part("lab-no-part"))?;
        if whole.get_or_insert_with(|| of_part.clone()) != &of_part {
            return Err(no_part("lab-other-part"));
        }
        let place = journals.get_mut(shard.index as usize).filter(|_| shard.of == parts.len() as u64);
        match place {
            Some(place @ None) => *place = Some(rows(path)?.peekable()),
            _ => return Err(no_part("lab-part-number")),
        }
    }
    let whole = whole.unwrap_or_default();
    let series = whole["series"].as_array().map_or(0, Vec::len) as u64;
    let units = whole["blocks"].as_u64().unwrap_or(0).saturating_mul(series);
    let mut folder = Folder::open(out, &whole, GAMES)?;
    // Whatever a merge that was stopped has left behind.
    folder.clear()?;
    for unit in 0..units {
        let part = (unit % parts.len() as u64) as usize;
        let journal = journals[part].as_mut().expect("every part was found");
        let found = unit_rows(journal, (unit % series) as usize, unit / series)?;
        if found.is_empty() {
            let message = Message::new("lab-part-open").with("path", parts_path(parts, part));
            return Err(Refusal::new("lab/part-open", message));
        }
        folder.add(&found)?;
    }
    Ok(whole)
}

/// The folder of the part with this number. Parts may be given in any order.
fn parts_path(parts: &[PathBuf], number: usize) -> String {
    let is = |path: &&PathBuf| {
        manifest(path).is_ok_and(|manifest| {
            let shard = manifest["shard"].as_str().and_then(Shard::parse);
            shard.is_some_and(|shard| shard.index == number as u64)
        })
    };
    parts.iter().find(is).map_or_else(String::new, |path| path.display().to_string())
}

/// The rows of one unit, which follow each other.
fn unit_rows(
    journal: &mut Peekable<impl Iterator<Item = Result<Row, Refusal>>>,
    series: usize,
    block: u64,
) -> Result<Vec<Row>, Refusal> {
    let mut found = Vec::new();
    while let Some(next) = journal.next_if(|row| match row {
        Ok(row) => row.series == series && row.block == block,
        Err(_) => true,
    }) {
        found.push(next?);
    }
    Ok(found)
}
