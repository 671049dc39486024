//! Draws a frame.

use crate::app::{App, Focus, Question};
use crate::choices::Row;
use crate::layout::{Content, LEAST, Layout};
use crate::markup::{Part, columns};
use crate::sheets::{KEYS, Sheet, StyledLine, keys_line};
use crate::wrap::{told_apart, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use solarium_core::{Language, Seat};
use solarium_table::Preview;
use std::collections::BTreeSet;

const PLAIN: Style = Style::new();
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const BAR: Style = Style::new().add_modifier(Modifier::REVERSED);
/// What can be touched next.
const LIT: Style = Style::new().fg(Color::Black).bg(Color::Yellow);
/// What belongs to the selected action.
const POINTED: Style = Style::new().fg(Color::Black).bg(Color::Cyan).add_modifier(Modifier::BOLD);
/// What the arrow keys are on.
const CURSOR: Style = Style::new()
    .fg(Color::White)
    .bg(Color::Red)
    .add_modifier(Modifier::BOLD)
    .add_modifier(Modifier::UNDERLINED);
/// Up to so many targets are marked before a person goes to the board; more would only make it restless.
const FEW_TARGETS: usize = 24;
/// The most outcomes of a draw that a preview names.
const MOST_ODDS: usize = 8;
const WARNING: Style = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);

/// A text in one line, cut at the width.
fn put(buffer: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    if row < area.height && area.width > 0 {
        buffer.set_stringn(area.x, area.y + row, text, usize::from(area.width), style);
    }
}

impl App<'_> {
    /// Draws everything into a frame.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return self.draw_too_small(buffer);
        }
        let goal = self.goal_lines(area.width).len() as u16;
        let room = Layout::room(area, goal);
        if self.room != room {
            self.room = room;
            self.make_board();
        }
        // Within one decision the list only grows, so that what stands below it does not jump while a person types.
        self.list_rows = self.list_rows.max(self.choices.rows.len() as u16);
        self.layout = Layout::of(
            area,
            Content {
                goal,
                board: self.board_rows,
                position: self.board.height,
                list: self.list_rows,
                pane: matches!(self.sheet, Some(Sheet::ReadOut(_) | Sheet::Hint)),
            },
        );
        let layout = self.layout;
        self.draw_head(buffer);
        if let Some(Question::Curtain(seat)) = self.question {
            let text = self.words.fill("screen-curtain", &[("seat", &seat.letter())]);
            let sheet = Rect { y: 2, height: area.height - 3, ..area };
            return draw_box(buffer, sheet, &text, self.words.get("screen-curtain-open"));
        }
        self.draw_board(buffer);
        self.draw_prompt(buffer);
        self.draw_list(buffer);
        self.draw_preview(buffer);
        self.draw_log(buffer);
        if let Some(sheet) = self.sheet.clone() {
            self.draw_sheet(buffer, &sheet);
        }
        self.draw_keys(buffer);
        match &self.question {
            Some(Question::Caution { loss, .. }) => {
                draw_box(buffer, layout.board, loss, self.words.get("screen-caution"));
            }
            Some(Question::Leave) => {
                let text = self.words.get("screen-not-kept");
                draw_box(buffer, layout.board, text, self.words.get("screen-caution"));
            }
            _ => {}
        }
    }

    fn draw_too_small(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let (width, height) = LEAST;
        let text = self.words.fill(
            "screen-too-small",
            &[("width", &width), ("height", &height), ("columns", &area.width), ("rows", &area.height)],
        );
        for (row, line) in wrap(&text, usize::from(area.width)).iter().enumerate() {
            put(buffer, area, row as u16, line, PLAIN);
        }
    }

    /// What is to be reached, in lines of a frame.
    fn goal_lines(&self, width: u16) -> Vec<String> {
        wrap(&self.goal, usize::from(width.saturating_sub(2)))
    }

    fn draw_head(&self, buffer: &mut Buffer) {
        let layout = self.layout;
        buffer.set_style(layout.head, BAR);
        let place = self.scroll_place().map_or(0, |place| columns(&place));
        let room = layout.head.width.saturating_sub(place);
        // Every seat is in view: what a person knows anyway makes room for them.
        let heads = [(true, true), (false, true), (true, false), (false, false)];
        let standings = self.standings();
        let lines = heads.map(|(titled, named)| self.head_line(&standings, titled, named));
        let line = lines.iter().find(|line| columns(line) <= room).unwrap_or(&lines[3]);
        put(buffer, layout.head, 0, line, BAR.add_modifier(Modifier::BOLD));
        let goal = layout.goal;
        let lines = self.goal_lines(goal.width);
        for (row, line) in lines.iter().take(usize::from(goal.height)).enumerate() {
            let more = if row + 1 == usize::from(goal.height) && lines.len() > row + 1 { "…" } else { "" };
            put(buffer, goal, row as u16, &format!(" {line}{more}"), FAINT);
        }
    }

    /// The seats with their points, after the title, and with what sits there.
    fn head_line(&self, standings: &[(Seat, String, i32)], titled: bool, named: bool) -> String {
        let mut line = if titled { format!(" {}", self.title.info().title) } else { String::new() };
        for (seat, name, points) in standings {
            let mark = if self.acts && self.seat == Some(*seat) { "▸" } else { "·" };
            let letter = seat.letter().to_string();
            let name = if named { name } else { &letter };
            line += &format!("  {mark} {name} {points}");
        }
        line
    }

    /// Which lines of the position are in view, if not all are.
    fn scroll_place(&self) -> Option<String> {
        let (all, rows) = (self.board.height, self.layout.board.height);
        let from = self.board_scroll.min(all.saturating_sub(rows));
        (all > rows).then(|| format!(" ↕{}-{}/{all} ", from + 1, from + rows))
    }

    /// What of the board is shown in which way because of what can be done.
    fn draw_board(&mut self, buffer: &mut Buffer) {
        let layout = self.layout;
        let next: BTreeSet<String> = self.choices.next_touches().into_iter().map(str::to_string).collect();
        let selected = self.choices.selected_action().map(|i| self.choices.offers[i].legal.touches.clone());
        let pointed = selected.unwrap_or_default();
        let hinted = match &self.hint {
            Some((steps, hint, grade)) if *steps == self.table.session().steps() => match grade {
                1 => Vec::new(),
                2 => hint.region.touches.clone(),
                _ => hint.steps[0].touches.clone(),
            },
            _ => Vec::new(),
        };
        // On the list, targets are only marked once the person has begun to touch or narrow.
        let lights = self.focus == Focus::Board || self.choices.is_narrowed();
        let cursor = self.cursor.clone().filter(|_| self.focus == Focus::Board);
        let style = move |touch: &str| -> Option<Style> {
            if cursor.as_deref() == Some(touch) {
                return Some(CURSOR);
            }
            if pointed.iter().any(|known| known == touch) || hinted.iter().any(|known| known == touch) {
                return Some(POINTED);
            }
            match next.contains(touch) {
                true if lights => Some(LIT),
                true if next.len() <= FEW_TARGETS => Some(Style::new().add_modifier(Modifier::UNDERLINED)),
                true => None,
                false => None,
            }
        };
        self.follow_cursor();
        let all = self.board.height;
        let beyond = all.saturating_sub(layout.board.height);
        self.board_scroll = self.board_scroll.min(beyond);
        draw_part(buffer, layout.board, &self.board, self.board_scroll, &style);
        if let Some(place) = self.scroll_place() {
            let x = layout.head.right().saturating_sub(columns(&place));
            buffer.set_stringn(x, layout.head.y, &place, place.len(), BAR);
        }
    }

    /// Scrolls the board so that the cursor, or what the selected action is about, is in view.
    fn follow_cursor(&mut self) {
        let rows = self.layout.board.height;
        if self.board.height <= rows {
            return;
        }
        let selected = self.choices.selected_action().map(|i| &self.choices.offers[i].legal.touches);
        let wanted = match self.focus {
            Focus::Board => self.cursor.as_ref(),
            Focus::List => selected.and_then(|touches| touches.first()),
        };
        let Some(wanted) = wanted else { return };
        let found = self.board.marks.iter().find(|mark| mark.touch.as_ref() == Some(wanted));
        let Some(mark) = found else { return };
        if self.followed.as_ref() == Some(wanted) {
            return;
        }
        self.followed = Some(wanted.clone());
        if mark.y < self.board_scroll {
            self.board_scroll = mark.y.saturating_sub(1);
        } else if mark.y >= self.board_scroll + rows {
            self.board_scroll = mark.y + 2 - rows;
        }
    }

    fn draw_sheet(&mut self, buffer: &mut Buffer, sheet: &Sheet) {
        let area = self.sheet_area(sheet);
        clear(buffer, area);
        let head = Rect { height: 1, ..area };
        buffer.set_style(head, BAR);
        put(buffer, head, 0, &format!(" {}", self.sheet_title(sheet)), BAR.add_modifier(Modifier::BOLD));
        let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let lines = self.sheet_lines(sheet, usize::from(inner.width));
        let most = (lines.len() as u16).saturating_sub(inner.height);
        self.scroll = self.scroll.min(most);
        draw_lines(buffer, inner, &lines, self.scroll);
        if most > 0 {
            let place = format!(" {}/{} ", self.scroll + inner.height, lines.len());
            let x = area.right().saturating_sub(place.len() as u16);
            buffer.set_stringn(x, area.y, &place, place.len(), BAR);
        }
    }

    fn draw_prompt(&self, buffer: &mut Buffer) {
        let area = self.layout.prompt;
        let width = usize::from(area.width);
        let (text, style) = match (&self.notice, self.paused) {
            (Some(notice), _) => (notice.clone(), WARNING),
            (None, true) => {
                let head = self.log.last().map_or("", |entry| entry.head.as_str());
                (head.to_string(), STRONG)
            }
            (None, false) if self.job.as_ref().is_some_and(crate::jobs::Job::is_bot) => {
                (self.words.get("screen-bot-thinks").to_string(), STRONG)
            }
            _ => (self.prompt.clone(), STRONG),
        };
        let mut lines = wrap(&text, width);
        let last = wrap(&self.answer_line(), width);
        let height = usize::from(area.height);
        // Where all does not fit, what is typed shares the last line of the question.
        let joined = match (lines.last(), last.as_slice()) {
            (Some(end), [typed]) if lines.len() == height => Some(format!("{end}  {typed}")),
            _ => None,
        };
        let joined = joined.filter(|joined| joined.chars().count() <= width);
        let room = if joined.is_some() { height - 1 } else { height.saturating_sub(last.len()) };
        let is_cut = joined.is_none() && lines.len() > room;
        lines.truncate(room);
        for (row, line) in lines.iter().enumerate() {
            put(buffer, area, row as u16, line, style);
        }
        // A mark shows that the question goes on.
        if is_cut && room > 0 {
            buffer.set_stringn(area.right().saturating_sub(1), area.y + room as u16 - 1, "…", 1, style);
        }
        for (row, line) in joined.map_or(last, |joined| vec![joined]).iter().enumerate() {
            put(buffer, area, (room + row) as u16, line, PLAIN);
        }
    }

    /// What was typed and touched so far, or how the steps of others go on.
    fn answer_line(&self) -> String {
        if self.paused {
            return self.words.get("screen-paused").to_string();
        }
        if !self.acts {
            return String::new();
        }
        let touched = self.choices.touched.join(" ");
        let count = self.words.fill("screen-actions", &[("n", &self.choices.count())]);
        let filter = &self.choices.filter;
        let gap = if touched.is_empty() { "" } else { " " };
        format!("> {touched}{gap}{filter}▏ {count}")
    }

    fn draw_list(&self, buffer: &mut Buffer) {
        let area = self.layout.list;
        let top = self.list_top();
        // All of them, so that a label reads the same wherever the list is scrolled to.
        let labels: Vec<&str> = self
            .choices
            .rows
            .iter()
            .map(|row| match row {
                Row::Action(i) => self.choices.offers[*i].legal.label.as_str(),
                Row::Heading(..) => "",
            })
            .collect();
        // Three columns are for the mark.
        let labels = told_apart(&labels, usize::from(area.width).saturating_sub(3));
        for (n, row) in self.choices.rows.iter().enumerate().skip(top).take(usize::from(area.height)) {
            let (text, style) = match row {
                Row::Heading(group, count) => {
                    let fold = if self.choices.is_open(*group) { "▾" } else { "▸" };
                    (format!("{fold} {} ({count})", self.choices.heading(*group)), STRONG)
                }
                Row::Action(i) => {
                    let offer = &self.choices.offers[*i];
                    let mark = match (&offer.caution, offer.recommended) {
                        (Some(_), _) => "!",
                        (None, true) => "*",
                        (None, false) => " ",
                    };
                    (format!(" {mark} {}", labels[n]), PLAIN)
                }
            };
            let row = (n - top) as u16;
            let selected = n == self.choices.selected;
            let style = match (selected, self.focus) {
                (true, Focus::List) => BAR,
                (true, Focus::Board) => style.add_modifier(Modifier::UNDERLINED),
                (false, _) => style,
            };
            if selected && self.focus == Focus::List {
                buffer.set_style(Rect { y: area.y + row, height: 1, ..area }, BAR);
            }
            put(buffer, area, row, &text, style);
        }
    }

    fn draw_preview(&self, buffer: &mut Buffer) {
        let area = self.layout.preview;
        let width = usize::from(area.width);
        let mut lines: Vec<StyledLine> = Vec::new();
        let styled =
            |text: String, style: Style| wrap(&text, width).into_iter().map(move |line| (line, style));
        match (&self.preview, self.choices.selected_action()) {
            (Some((action, preview)), Some(i)) => {
                let offer = &self.choices.offers[i];
                if offer.legal.label.chars().count() + 4 > usize::from(self.layout.list.width) {
                    lines.extend(styled(offer.legal.label.clone(), STRONG));
                }
                lines.extend(styled(action.clone(), FAINT));
                for (text, style) in self.preview_texts(preview) {
                    lines.extend(styled(text, style));
                }
            }
            _ if self.layout.log.height == 0 => {
                // While others move, their steps are what there is to see.
                lines = self.log_tail(width, usize::from(area.height));
            }
            _ => {}
        }
        draw_lines(buffer, area, &lines, 0);
    }

    fn preview_texts(&self, preview: &Preview) -> Vec<(String, Style)> {
        let words = self.words;
        let mut texts: Vec<(String, Style)> = Vec::new();
        texts.extend(preview.caution.iter().map(|loss| (format!("! {loss}"), WARNING)));
        texts.extend(preview.events.iter().map(|event| (format!("• {}", words.say(event)), PLAIN)));
        if let Some(draw) = &preview.draw {
            texts.push((words.say(&draw.what), PLAIN));
            let all: u32 = draw.odds.iter().map(|(_, weight)| weight).sum();
            let mut odds: Vec<String> =
                draw.odds.iter().map(|(what, n)| format!("{} {n}/{all}", words.say(what))).collect();
            if odds.len() > MOST_ODDS {
                odds.truncate(MOST_ODDS);
                odds.push("…".to_string());
            }
            texts.push((format!("  {}", odds.join(", ")), FAINT));
        }
        if preview.reveals {
            texts.push((words.get("screen-reveals").to_string(), FAINT));
        } else if preview.lasts {
            texts.push((words.get("screen-lasts").to_string(), FAINT));
        }
        texts
    }

    fn draw_log(&self, buffer: &mut Buffer) {
        let area = self.layout.log;
        if area.height < 2 {
            return;
        }
        let head = Rect { height: 1, ..area };
        put(buffer, head, 0, &"─".repeat(usize::from(area.width)), FAINT);
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let lines = self.log_tail(usize::from(inner.width), usize::from(inner.height));
        draw_lines(buffer, inner, &lines, 0);
    }

    fn draw_keys(&self, buffer: &mut Buffer) {
        let area = self.layout.keys;
        buffer.set_style(area, BAR);
        // Those that everybody finds out alone are left to the help.
        let line = keys_line(self.words, usize::from(area.width), &KEYS[4..]);
        put(buffer, area, 0, &line, BAR);
    }
}

fn clear(buffer: &mut Buffer, area: Rect) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            buffer[(x, y)].reset();
        }
    }
}

fn draw_lines(buffer: &mut Buffer, area: Rect, lines: &[StyledLine], from: u16) {
    let shown = lines.iter().skip(usize::from(from)).take(usize::from(area.height));
    for (row, (line, style)) in shown.enumerate() {
        put(buffer, area, row as u16, line, *style);
    }
}

/// A part of the position from its line `from` on; `style` changes how things look that can be touched.
fn draw_part(buffer: &mut Buffer, area: Rect, part: &Part, from: u16, style: &dyn Fn(&str) -> Option<Style>) {
    for mark in &part.marks {
        let Some(row) = mark.y.checked_sub(from).filter(|row| *row < area.height) else { continue };
        if mark.x >= area.width {
            continue;
        }
        let changed = mark.touch.as_deref().and_then(style);
        let style = changed.map_or(mark.style, |changed| mark.style.patch(changed));
        let room = usize::from(area.width - mark.x);
        buffer.set_stringn(area.x + mark.x, area.y + row, &mark.text, room, style);
    }
}

/// A question in the middle of an area.
fn draw_box(buffer: &mut Buffer, area: Rect, text: &str, answers: &str) {
    let width = area.width.saturating_sub(4).min(64);
    let mut lines = wrap(text, usize::from(width.saturating_sub(4)));
    lines.push(String::new());
    lines.extend(wrap(answers, usize::from(width.saturating_sub(4))));
    let height = (lines.len() as u16 + 2).min(area.height);
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    let place = Rect::new(x, y, width, height);
    clear(buffer, place);
    buffer.set_style(place, BAR);
    for (row, line) in lines.iter().enumerate() {
        let inner = Rect { x: x + 2, y: y + 1, width: width - 4, height: height.saturating_sub(2) };
        put(buffer, inner, row as u16, line, BAR.add_modifier(Modifier::BOLD));
    }
}
