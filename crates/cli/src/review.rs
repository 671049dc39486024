//! `solarium review`.

use crate::args::ReviewArgs;
use crate::fault::Fault;
use crate::paint::Paint;
use crate::stopping::Signals;
use crate::{files, records, setup};
use solarium_core::{Cancel, Record, Viewer};
use solarium_page::review::{self as page, LineInWords, LinePictures, ShownReview};
use solarium_page::viewed::names;
use solarium_table::{
    DecisionReview, Lang, Narration, Part, Refusal, Review, ReviewPlan, SeatReview, Session, Title, Words,
    take_labelled, words,
};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Size of a plot, in characters.
const COLUMNS: usize = 60;
const ROWS: i64 = 9;

/// Reviews a record and prints what was found.
pub(crate) fn run(args: &ReviewArgs) -> Result<(), Fault> {
    let words = words(Lang::from_code(&args.lang).unwrap_or_default());
    let library = files::library(&args.pack)?;
    let record = files::record(&args.file)?;
    let title = library.title(&record.game).map_err(|refusal| records::in_file(&args.file, refusal))?;
    if let Some(html) = &args.html {
        files::check_place(html)?;
    }
    let review = reviewed(args, title, &record)?;
    let names = names(&*title.replay(&record, Some(0))?, &[], words);
    let costly = review.costly();
    let lines: Vec<LineInWords> = costly
        .iter()
        .map(|decision| line_in_words(title, &record, decision, words))
        .collect::<Result<_, Refusal>>()?;
    let shown = ShownReview { review: &review, names: &names, lines: &lines, words };
    if let Some(html) = &args.html {
        let pictures: Vec<LinePictures> = costly
            .iter()
            .map(|decision| pictures(title, &record, decision, words))
            .collect::<Result<_, Refusal>>()?;
        let heading = format!("{}: {}", words.get("review-title"), title.info().title);
        files::write(html, &page::file(&shown, &heading, &pictures))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&review).expect("a review has text keys only"))?;
        return Ok(());
    }
    tell(&shown, &mut out)?;
    if let Some(html) = &args.html {
        writeln!(out, "\n{}", html.display())?;
    }
    Ok(())
}

fn reviewed(args: &ReviewArgs, title: &dyn Title, record: &Record) -> Result<Review, Fault> {
    let plan =
        ReviewPlan { level: args.level.clone(), budget: args.budget, seed: setup::seed(Some(&args.seed))? };
    let job = title.review(record, plan).map_err(|refusal| records::in_file(&args.file, refusal))?;
    let cancel = Cancel::default();
    cancel_at_signal(&cancel);
    let shown = AtomicUsize::new(usize::MAX);
    let terminal = io::stderr().is_terminal();
    let progress = |done: usize| {
        let percent = 100 * done / job.portions();
        if terminal && shown.swap(percent, Ordering::Relaxed) != percent {
            // A number that cannot be shown is no reason to stop.
            let _ = write!(io::stderr(), "\r{percent:>3} %");
        }
    };
    let review = job.run(usize::from(args.threads), &cancel, &progress);
    if terminal {
        let _ = write!(io::stderr(), "\r     \r");
    }
    review.map_err(|refusal| records::in_file(&args.file, refusal))
}

/// The first signal to stop ends the review before anything is written.
fn cancel_at_signal(cancel: &Cancel) {
    let cancel = cancel.clone();
    std::thread::spawn(move || {
        // Without a runtime the signal ends the program as usual.
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        runtime.block_on(async {
            Signals::new().next().await;
            cancel.cancel();
        });
    });
}

/// The game before a decision.
fn before(
    title: &dyn Title,
    record: &Record,
    decision: &DecisionReview,
) -> Result<Box<dyn Session>, Refusal> {
    title.replay(record, Some(decision.from))
}

fn line_in_words(
    title: &dyn Title,
    record: &Record,
    decision: &DecisionReview,
    words: &Words,
) -> Result<LineInWords, Refusal> {
    let labels = |actions: &[String]| {
        let mut session = before(title, record, decision)?;
        take_labelled(&mut *session, decision.seat, actions, words)
    };
    Ok(LineInWords { played: labels(&decision.played)?, better: labels(&decision.better)? })
}

/// The board as the seat saw it, after what was done and after each action of the better line.
fn pictures(
    title: &dyn Title,
    record: &Record,
    decision: &DecisionReview,
    words: &Words,
) -> Result<LinePictures, Refusal> {
    let viewer = Viewer::Seat(decision.seat);
    let played = title.replay(record, Some(decision.to))?.seen(viewer)?.svg(words);
    let mut session = before(title, record, decision)?;
    let mut better = Vec::with_capacity(decision.better.len());
    for action in &decision.better {
        session.take(Some(decision.seat), action, Narration::Silent)?;
        better.push(session.seen(viewer)?.svg(words));
    }
    Ok(LinePictures { played, better })
}

/// The review as text.
fn tell(shown: &ShownReview<'_>, out: &mut impl Write) -> io::Result<()> {
    let (review, words, paint) = (shown.review, shown.words, Paint::for_stdout());
    let how = [
        ("level", &review.level as &dyn std::fmt::Display),
        ("worlds", &review.worlds as &dyn std::fmt::Display),
    ];
    writeln!(out, "{}", words.fill("review-how", &how))?;
    if !review.over {
        writeln!(out, "{}", words.get("review-unfinished"))?;
    }
    for seat in &review.seats {
        let name = format!("{} {}", seat.seat.letter(), shown.names[seat.seat.index()]);
        writeln!(out, "\n{}", paint.strong(name))?;
        writeln!(out, "{}", plot(seat, review.steps, words))?;
        tell_parts(seat, review.over, words, out)?;
    }
    writeln!(out, "\n{}", paint.strong(words.get("review-costly")))?;
    if shown.lines.is_empty() {
        writeln!(out, "{}", words.get("review-costly-none"))?;
    }
    for (number, (decision, line)) in review.costly().into_iter().zip(shown.lines).enumerate() {
        let cost =
            format!("{} ± {}", page::points(words, decision.cost), page::points(words, decision.error));
        let who = &shown.names[decision.seat.index()];
        let args: [(&str, &dyn std::fmt::Display); 3] =
            [("who", who), ("step", &(decision.from + 1)), ("cost", &cost)];
        writeln!(out, "{:>2}. {}", number + 1, words.fill("review-decision", &args))?;
        writeln!(out, "    {} {}", words.get("review-played"), line.played.join("; "))?;
        writeln!(out, "    {} {}", words.get("review-better"), line.better.join("; "))?;
    }
    Ok(())
}

fn tell_parts(seat: &SeatReview, over: bool, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let plain = |sum: i64| Part { sum, error: 0 };
    let result = if over { "review-part-result" } else { "review-part-now" };
    for (key, part) in [
        ("review-part-start", plain(seat.start)),
        ("review-luck", seat.luck),
        ("review-skill", seat.skill),
        ("review-others", seat.others),
        ("review-unforeseen", plain(seat.unforeseen)),
        (result, plain(seat.result)),
    ] {
        let error = match part.error {
            0 => String::new(),
            error => format!(" ± {}", page::points(words, error)),
        };
        writeln!(out, "  {:<20} {:>8}{error}", words.get(key), page::points(words, part.sum))?;
    }
    Ok(())
}

/// What a seat could expect, step by step, as a small picture in characters.
fn plot(seat: &SeatReview, steps: usize, words: &Words) -> String {
    let value = |column: usize| {
        let step = column * steps / (COLUMNS - 1);
        let past = seat.segments.iter().take_while(|segment| segment.to <= step).last();
        match past {
            Some(last) if step < steps => last.after,
            Some(_) => seat.result,
            None => seat.start,
        }
    };
    let values: Vec<i64> = (0..COLUMNS).map(value).collect();
    let (least, most) = (*values.iter().min().unwrap_or(&0), *values.iter().max().unwrap_or(&0));
    let range = (most - least).max(1);
    let row_of = |value: i64| (value - least) * (ROWS - 1) / range;
    let mut lines = Vec::new();
    for row in (0..ROWS).rev() {
        let axis = match row {
            0 => page::points(words, least),
            row if row == ROWS - 1 => page::points(words, most),
            _ => String::new(),
        };
        let marks: String =
            values.iter().map(|value| if row_of(*value) == row { '*' } else { ' ' }).collect();
        lines.push(format!("{axis:>8} |{}", marks.trim_end()));
    }
    lines.push(format!("{:>8} +{}", "", "-".repeat(COLUMNS)));
    lines.push(format!("{:>8}  0{:>width$}", "", steps, width = COLUMNS - 1));
    lines.join("\n")
}
