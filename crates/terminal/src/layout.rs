//! Where everything stands, for any size of the terminal.

use ratatui::layout::Rect;

/// The smallest terminal in which a game can be played.
pub(crate) const LEAST: (u16, u16) = (60, 18);
/// From this width on the actions stand beside the board.
const BESIDE_FROM: u16 = 116;
/// Columns of what stands beside the board.
const BESIDE: u16 = 39;
/// Lines that actions and preview have below the board, at least and usually.
const LEAST_LIST: u16 = 4;
const USUAL_LIST: u16 = 6;
/// Lines of the question beside the board.
const PROMPT: u16 = 4;
/// From this height on what is to be reached has a second line.
const TALL: u16 = 30;

/// The areas of a frame. An area without room is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Layout {
    /// Title and seats.
    pub(crate) head: Rect,
    /// What is to be reached.
    pub(crate) goal: Rect,
    /// The position; sheets are laid over it.
    pub(crate) board: Rect,
    /// What is asked, and what was typed.
    pub(crate) prompt: Rect,
    /// The actions.
    pub(crate) list: Rect,
    /// What the selected action changes.
    pub(crate) preview: Rect,
    /// The last steps, where there is room.
    pub(crate) log: Rect,
    /// Which keys do what.
    pub(crate) keys: Rect,
}

impl Layout {
    /// The columns and rows that a position may have at most in a frame.
    pub(crate) fn room(area: Rect) -> (u16, u16) {
        let board = Layout::of(area, (u16::MAX, u16::MAX)).board;
        (board.width, board.height)
    }

    /// Lays a frame out for a board of so many rows, and a whole position of so many.
    pub(crate) fn of(area: Rect, (board, position): (u16, u16)) -> Layout {
        let (width, height) = (area.width, area.height);
        let top = if height >= TALL { 3 } else { 2 };
        let bottom = height.saturating_sub(1);
        let rows = bottom.saturating_sub(top);
        let mut layout = Layout {
            head: Rect::new(0, 0, width, 1),
            goal: Rect::new(0, 1, width, top - 1),
            keys: Rect::new(0, bottom, width, 1),
            ..Layout::default()
        };
        if width >= BESIDE_FROM {
            let left = width - BESIDE - 1;
            layout.board = Rect::new(0, top, left, rows);
            let x = left + 1;
            layout.prompt = Rect::new(x, top, BESIDE, PROMPT.min(rows));
            let rest = rows.saturating_sub(PROMPT);
            let list = (rest / 2).max(USUAL_LIST.min(rest));
            let preview = ((rest - list) / 2).max(8.min(rest - list));
            layout.list = Rect::new(x, top + PROMPT, BESIDE, list);
            layout.preview = Rect::new(x, top + PROMPT + list, BESIDE, preview);
            layout.log = Rect::new(x, top + PROMPT + list + preview, BESIDE, rest - list - preview);
            return layout;
        }
        // A board that fits is shown whole; one that must be scrolled anyway leaves more room to the actions.
        let most = rows.saturating_sub(2 + LEAST_LIST);
        let usual = rows.saturating_sub(2 + USUAL_LIST.max(rows / 3));
        let fitting = [position, board].into_iter().find(|wanted| *wanted <= most);
        let board = fitting.map_or(usual, |fitting| fitting.max(usual).min(position));
        layout.board = Rect::new(0, top, width, board);
        let prompt = top + board;
        layout.prompt = Rect::new(0, prompt, width, 2);
        let rest = bottom.saturating_sub(prompt + 2);
        let half = width / 2;
        layout.list = Rect::new(0, prompt + 2, half, rest);
        layout.preview = Rect::new(half + 1, prompt + 2, width - half - 1, rest);
        layout
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_areas_overlap_and_all_lie_inside() {
        for width in LEAST.0..200 {
            for height in LEAST.1..70 {
                for board in [(3, 3), (9, 12), (15, 21), (15, 60), (30, 30), (u16::MAX, u16::MAX)] {
                    let area = Rect::new(0, 0, width, height);
                    let l = Layout::of(area, board);
                    let all = [l.head, l.goal, l.board, l.prompt, l.list, l.preview, l.log, l.keys];
                    for (i, a) in all.iter().enumerate() {
                        assert_eq!(a.intersection(area), *a, "{width}×{height}: {i} lies outside");
                        for (j, b) in all[i + 1..].iter().enumerate() {
                            assert!(a.intersection(*b).is_empty(), "{width}×{height}: {i} and {j} overlap");
                        }
                    }
                    assert!(l.list.height >= LEAST_LIST, "{width}×{height}: {l:?}");
                }
            }
        }
    }
}
