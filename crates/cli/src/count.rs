//! `solarium perft`.

use crate::args::PerftArgs;
use crate::fault::Fault;
use crate::setup;
use serde_json::{Value, json};
use solarium_core::Seed;
use std::io::Write;

/// Counts step sequences and prints a line for each length.
pub(crate) fn run(args: &PerftArgs) -> Result<(), Fault> {
    let (library, own) = setup::library(&args.table)?;
    let title = library.title(&args.game)?;
    let mut object = setup::object(title, &args.table, &own, &["human", "human"])?;
    // A count from the start has its first player and start corner fixed unless the options say otherwise.
    for option in title.info().options {
        if matches!(option.name, "first_seat" | "ds_corner") && object.get(option.name).is_none() {
            object[option.name] = json!(0);
        }
    }
    let session = title.start(&object, Seed::from_number(0))?;
    let mut out = std::io::stdout().lock();
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let nodes = session.perft(depth);
        if args.json {
            counts.push(json!({"depth": depth, "nodes": nodes}));
        } else {
            writeln!(out, "{depth} {nodes}")?;
            out.flush()?;
        }
    }
    if args.json {
        let answer: Value = json!({"game": title.id(), "setup": session.setup(), "counts": counts});
        writeln!(out, "{answer}")?;
    }
    Ok(())
}
