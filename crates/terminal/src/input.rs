//! Keys and mouse.

use crate::app::{App, Focus, Question};
use crate::choices::Row;
use crate::markup::Mark;
use crate::sheets::Sheet;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use solarium_core::Language;
use solarium_table::NOTHING_HERE;

/// Lines that one turn of the wheel scrolls.
const WHEEL: isize = 3;

impl App<'_> {
    /// Does what an event asks for.
    pub(crate) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => text.chars().filter(|c| !c.is_control()).for_each(|c| self.typed(c)),
            _ => {}
        }
        self.look_ahead();
    }

    fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'q') if control => return self.leave(),
            KeyCode::F(10) => return self.leave(),
            _ => {}
        }
        if self.question.is_some() {
            return self.question_key(key.code);
        }
        self.notice = None;
        match key.code {
            KeyCode::Char('z') if control => self.take_back(false),
            KeyCode::Char('r') if control => self.take_back(true),
            KeyCode::Char('l') if control => self.room = (0, 0),
            KeyCode::Char('?') => self.toggle(Sheet::Help),
            KeyCode::F(1) => self.toggle(Sheet::Help),
            KeyCode::F(2) => {
                self.toggle(Sheet::Log);
                self.scroll = u16::MAX;
            }
            KeyCode::F(3) => self.hint(),
            KeyCode::F(4) => self.next_read_out(),
            KeyCode::F(5) => self.toggle(Sheet::Score),
            KeyCode::F(6) => self.toggle(Sheet::Rules { query: String::new() }),
            KeyCode::F(7) => self.take_back(false),
            KeyCode::F(8) => self.take_back(true),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc => self.escape(),
            KeyCode::Tab | KeyCode::BackTab => self.change_focus(),
            KeyCode::Backspace => self.rub_out(),
            KeyCode::Up => self.arrow(0, -1),
            KeyCode::Down => self.arrow(0, 1),
            KeyCode::Left => self.arrow(-1, 0),
            KeyCode::Right => self.arrow(1, 0),
            KeyCode::PageUp => self.page(-1),
            KeyCode::PageDown => self.page(1),
            KeyCode::Char(letter) if !control => self.typed(letter),
            _ => {}
        }
    }

    fn question_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Enter => self.answer(true),
            KeyCode::Esc | KeyCode::Backspace => self.answer(false),
            // The letters of yes in the languages of this program.
            KeyCode::Char('y' | 'j' | 'o') if !matches!(self.question, Some(Question::Curtain(_))) => {
                self.answer(true);
            }
            KeyCode::Char('n') => self.answer(false),
            _ => {}
        }
    }

    fn toggle(&mut self, sheet: Sheet) {
        let same = self
            .sheet
            .as_ref()
            .is_some_and(|open| std::mem::discriminant(open) == std::mem::discriminant(&sheet));
        if same {
            self.sheet = None;
        } else {
            self.open(sheet);
        }
    }

    fn next_read_out(&mut self) {
        let count = self.title.info().queries.len();
        match self.sheet {
            Some(Sheet::ReadOut(n)) if n + 1 >= count => self.sheet = None,
            Some(Sheet::ReadOut(n)) => self.open(Sheet::ReadOut(n + 1)),
            _ => self.open(Sheet::ReadOut(0)),
        }
    }

    fn typed(&mut self, letter: char) {
        if self.question.is_some() {
            return;
        }
        if let Some(Sheet::Rules { query }) = &mut self.sheet {
            return query.push(letter);
        }
        match self.sheet {
            Some(Sheet::Log) if letter == ' ' => self.unfold(),
            _ if self.paused => match letter {
                ' ' => self.unfold_last(),
                _ => self.resume(false),
            },
            _ if self.focus == Focus::Board && letter == ' ' => self.enter(),
            _ if self.acts => {
                self.focus = Focus::List;
                self.choices.filter.push(letter);
                self.choices.narrow();
            }
            _ if self.is_over() && letter == 'q' => self.leave(),
            _ => {}
        }
    }

    fn rub_out(&mut self) {
        match &mut self.sheet {
            Some(Sheet::Rules { query }) => drop(query.pop()),
            _ => drop(self.choices.widen()),
        }
    }

    fn escape(&mut self) {
        if self.sheet.take().is_some() {
            return;
        }
        if self.paused {
            return self.resume(true);
        }
        if self.choices.is_narrowed() {
            self.choices.clear();
        } else if self.focus == Focus::Board {
            self.focus = Focus::List;
        }
    }

    fn change_focus(&mut self) {
        self.focus = match self.focus {
            Focus::Board => Focus::List,
            Focus::List => {
                if !self.has_pane() {
                    self.sheet = None;
                }
                if self.cursor.is_none() {
                    self.cursor = self.lit().first().and_then(|mark| mark.touch.clone());
                }
                match self.cursor {
                    Some(_) => Focus::Board,
                    None => {
                        self.notice = Some(self.words.get("screen-nothing-lit").to_string());
                        Focus::List
                    }
                }
            }
        };
    }

    fn enter(&mut self) {
        if self.paused {
            return self.resume(false);
        }
        match (&self.sheet, self.focus) {
            (Some(Sheet::Log), _) => return self.unfold(),
            (Some(Sheet::Rules { .. } | Sheet::Help | Sheet::Score), _) => {
                self.sheet = None;
                return;
            }
            (sheet, Focus::Board) if sheet.is_none() || self.has_pane() => {
                if let Some(touch) = self.cursor.clone() {
                    return self.touch(&touch);
                }
            }
            _ => {}
        }
        match self.choices.rows.get(self.choices.selected) {
            Some(Row::Heading(..)) => self.choices.turn_group(),
            Some(Row::Action(i)) => self.choose(*i),
            None if !self.choices.filter.is_empty() => {
                let typed = self.choices.filter.clone();
                self.why(&typed);
            }
            None => {}
        }
    }

    /// A thing on the board is touched: fewer actions are left, or the reason why nothing can be done there is shown.
    pub(crate) fn touch(&mut self, touch: &str) {
        if self.choices.touch(touch) {
            let whole = match self.choices.selected_action() {
                Some(i) if self.choices.count() == 1 => {
                    let touches = &self.choices.offers[i].legal.touches;
                    touches.iter().all(|touch| self.choices.touched.contains(touch))
                }
                _ => false,
            };
            self.cursor = None;
            // When nothing is left to touch, the list has the action, with what it would do.
            self.focus = match self.lit().first() {
                Some(next) if !whole => {
                    self.cursor = next.touch.clone();
                    self.focus
                }
                _ => Focus::List,
            };
            return;
        }
        let Some(seat) = self.seat.filter(|_| self.acts) else { return };
        let why = self.table.session().seen_by(seat).and_then(|seen| seen.why_not(touch));
        self.notice = Some(match why {
            Ok(refusal) if refusal.code == NOTHING_HERE => self.words.say(&refusal.message),
            Ok(refusal) | Err(refusal) => refusal.text(self.words),
        });
    }

    fn arrow(&mut self, dx: i32, dy: i32) {
        if self.sheet.is_some() && dy != 0 && !self.has_pane() {
            self.scroll = self.scroll.saturating_add_signed(dy as i16);
            return;
        }
        match self.focus {
            Focus::List if dx != 0 => self.choices.turn_group(),
            Focus::List => self.choices.step(dy as isize),
            Focus::Board => self.move_cursor(dx, dy),
        }
    }

    fn page(&mut self, pages: i16) {
        let area = self.sheet.as_ref().map_or(self.layout.board, |sheet| self.sheet_area(sheet));
        let rows = area.height.saturating_sub(2).max(1);
        let by = pages.saturating_mul(i16::try_from(rows).unwrap_or(i16::MAX));
        match self.sheet {
            Some(_) => self.scroll = self.scroll.saturating_add_signed(by),
            None if self.board_overflows() => {
                self.board_scroll = self.board_scroll.saturating_add_signed(by);
            }
            None => {
                let rows = self.layout.list.height.saturating_sub(1).max(1);
                self.choices.step(isize::from(pages) * isize::from(rows as i16));
            }
        }
    }

    /// Is the board higher than the room it has?
    pub(crate) fn board_overflows(&self) -> bool {
        self.board.height > self.layout.board.height
    }

    /// Marks on the board that can be touched next, in reading order.
    pub(crate) fn lit(&self) -> Vec<&Mark> {
        let touches = self.choices.next_touches();
        let is_lit = |mark: &&Mark| mark.touch.as_deref().is_some_and(|touch| touches.contains(touch));
        let mut known = Vec::new();
        let marks = self.board.marks.iter().filter(is_lit);
        for mark in marks {
            // A thing may be written in several pieces; the first stands for it.
            if !known.iter().any(|other: &&Mark| other.touch == mark.touch) {
                known.push(mark);
            }
        }
        known
    }

    /// To the nearest lit mark in a direction.
    fn move_cursor(&mut self, dx: i32, dy: i32) {
        let lit = self.lit();
        let at = |mark: &Mark| (i32::from(mark.x) + i32::from(mark.width()) / 2, i32::from(mark.y));
        let here = lit.iter().find(|mark| mark.touch == self.cursor).or(lit.first()).map(|mark| at(mark));
        let Some((x, y)) = here else { return };
        // A row is about as high as two columns are wide; straight ahead counts more than aside.
        let cost = |mark: &&&Mark| {
            let (mx, my) = at(mark);
            let (ahead, aside) = match dx != 0 {
                true => ((mx - x) * dx, (my - y).abs() * 2),
                false => ((my - y) * dy * 2, (mx - x).abs()),
            };
            (ahead > 0).then_some(ahead + 3 * aside)
        };
        let next = lit.iter().filter(|mark| cost(mark).is_some()).min_by_key(|mark| cost(mark));
        if let Some(next) = next {
            self.cursor = next.touch.clone();
        }
    }

    /// Folds or unfolds the reasons of the entry at the top of the sheet.
    fn unfold(&mut self) {
        let width = usize::from(self.layout.board.width.saturating_sub(2));
        let (_, begins) = self.log_lines(width);
        let rows = self.layout.board.height.saturating_sub(1);
        let (top, bottom) = (usize::from(self.scroll), usize::from(self.scroll.saturating_add(rows)));
        let shown = begins.iter().enumerate().filter(|(_, line)| (top..bottom).contains(*line));
        let mut with_reasons =
            shown.map(|(i, _)| i).filter(|i| !self.log[*i].reasons.is_empty()).collect::<Vec<_>>();
        // The last one that is shown is the newest.
        if let Some(entry) = with_reasons.pop() {
            self.turn_entry(entry);
        }
    }

    fn unfold_last(&mut self) {
        let last = self.log.iter().rposition(|entry| !entry.reasons.is_empty());
        if let Some(entry) = last {
            self.unfolded.insert(entry);
            // The card that was drawn for it stands right before it.
            let before = entry.checked_sub(1).filter(|before| self.log[*before].drawn);
            self.unfolded.extend(before);
            self.open(Sheet::Log);
            self.scroll = u16::MAX;
        }
    }

    fn turn_entry(&mut self, entry: usize) {
        if !self.unfolded.remove(&entry) {
            self.unfolded.insert(entry);
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.wheel(at, -WHEEL),
            MouseEventKind::ScrollDown => self.wheel(at, WHEEL),
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            _ => {}
        }
    }

    fn wheel(&mut self, at: Position, by: isize) {
        if self.layout.list.contains(at) {
            self.choices.step(by);
        } else if self.sheet.as_ref().is_some_and(|sheet| self.sheet_area(sheet).contains(at)) {
            self.scroll = self.scroll.saturating_add_signed(by as i16);
        } else {
            self.board_scroll = self.board_scroll.saturating_add_signed(by as i16);
        }
    }

    fn click(&mut self, at: Position) {
        if self.question.is_some() {
            return self.answer(true);
        }
        if self.paused {
            return self.resume(false);
        }
        self.notice = None;
        if self.layout.list.contains(at) {
            return self.click_list(at);
        }
        if self.sheet.as_ref().is_some_and(|sheet| self.sheet_area(sheet).contains(at)) {
            return self.click_sheet(at);
        }
        let board = self.layout.board;
        if board.contains(at) {
            let spot = (at.x - board.x, at.y - board.y + self.board_scroll);
            let mut under = self.board.marks.iter().filter(|mark| {
                mark.touch.is_some() && mark.y == spot.1 && (mark.x..mark.x + mark.width()).contains(&spot.0)
            });
            if let Some(touch) = under.next_back().and_then(|mark| mark.touch.clone()) {
                self.touch(&touch);
            }
        }
    }

    fn click_list(&mut self, at: Position) {
        let row = usize::from(at.y - self.layout.list.y) + self.list_top();
        if row >= self.choices.rows.len() {
            return;
        }
        let same = self.choices.selected == row;
        self.choices.selected = row;
        self.focus = Focus::List;
        // The first click shows what an action would do, the second does it.
        if same || matches!(self.choices.rows[row], Row::Heading(..)) {
            self.enter();
        }
    }

    fn click_sheet(&mut self, at: Position) {
        let area: Rect = self.layout.board;
        if self.sheet == Some(Sheet::Log) && area.contains(at) && at.y > area.y {
            let line = usize::from(at.y - area.y - 1) + usize::from(self.scroll);
            let (_, begins) = self.log_lines(usize::from(area.width.saturating_sub(2)));
            if let Some(entry) = begins.iter().rposition(|begin| *begin <= line) {
                self.turn_entry(entry);
            }
        }
    }

    /// The first line of the list that is shown.
    pub(crate) fn list_top(&self) -> usize {
        let rows = usize::from(self.layout.list.height).max(1);
        let most = self.choices.rows.len().saturating_sub(rows);
        self.choices.selected.saturating_sub(rows / 2).min(most)
    }
}
