//! Where everything stands, for any size of the terminal.

use ratatui::layout::Rect;

/// The smallest terminal in which a game can be played.
pub(crate) const LEAST: (u16, u16) = (60, 18);
/// From this width on the actions stand beside the board.
const BESIDE_FROM: u16 = 116;
/// Columns of what stands beside the board, at least and at most: a wide terminal shows whole labels.
const LEAST_BESIDE: u16 = 39;
const MOST_BESIDE: u16 = 64;
/// Columns that boards are drawn for: what stands beside one only grows beyond them.
const USUAL_BOARD: u16 = 86;
/// Lines that actions and preview have below the board, at least and usually.
const LEAST_LIST: u16 = 3;
const USUAL_LIST: u16 = 6;
/// Lines of the question beside the board.
const PROMPT: u16 = 4;
/// Lines of the preview beside the board while a pane is open.
const PREVIEW_BY_PANE: u16 = 8;
/// From this height on what is to be reached has a third line.
const TALL: u16 = 30;

/// How much there is to show, in lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Content {
    /// What is to be reached.
    pub(crate) goal: u16,
    /// The board alone.
    pub(crate) board: u16,
    /// The whole position.
    pub(crate) position: u16,
    /// The actions.
    pub(crate) list: u16,
    /// Is something open that stands beside the board?
    pub(crate) pane: bool,
}

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
    pub(crate) fn room(area: Rect, goal: u16) -> (u16, u16) {
        let content = Content { goal, board: u16::MAX, position: u16::MAX, ..Content::default() };
        let board = Layout::of(area, content).board;
        (board.width, board.height)
    }

    /// Lays a frame out for what there is to show.
    pub(crate) fn of(area: Rect, content: Content) -> Layout {
        let (width, height) = (area.width, area.height);
        let goal = if height >= TALL { content.goal.clamp(2, 3) } else { content.goal.clamp(1, 2) };
        let top = 1 + goal;
        let bottom = height.saturating_sub(1);
        let rows = bottom.saturating_sub(top);
        let mut layout = Layout {
            head: Rect::new(0, 0, width, 1),
            goal: Rect::new(0, 1, width, goal),
            keys: Rect::new(0, bottom, width, 1),
            ..Layout::default()
        };
        if width >= BESIDE_FROM {
            let beside =
                (width / 5 * 2).min(MOST_BESIDE).min(width - 1 - USUAL_BOARD.min(width)).max(LEAST_BESIDE);
            let left = width - beside - 1;
            layout.board = Rect::new(0, top, left, rows);
            let x = left + 1;
            layout.prompt = Rect::new(x, top, beside, PROMPT.min(rows));
            let rest = rows.saturating_sub(PROMPT);
            let most = if content.pane { rest / 3 } else { rest / 2 };
            let list = content.list.clamp(USUAL_LIST.min(rest), most.max(USUAL_LIST.min(rest)));
            let preview = ((rest - list) / 2).max(PREVIEW_BY_PANE.min(rest - list));
            let preview = if content.pane { preview.min(PREVIEW_BY_PANE) } else { preview };
            layout.list = Rect::new(x, top + PROMPT, beside, list);
            layout.preview = Rect::new(x, top + PROMPT + list, beside, preview);
            layout.log = Rect::new(x, top + PROMPT + list + preview, beside, rest - list - preview);
            return layout;
        }
        // A board that fits is shown whole; one that must be scrolled anyway leaves more room to the actions.
        let most = rows.saturating_sub(2 + LEAST_LIST);
        let usual = rows.saturating_sub(2 + USUAL_LIST.max(rows / 3));
        let fitting = [content.position, content.board].into_iter().find(|wanted| *wanted <= most);
        let board = fitting.map_or(usual, |fitting| fitting.max(usual).min(content.position));
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
                for (board, position) in [(3, 3), (9, 12), (15, 21), (15, 60), (30, 30), (u16::MAX, u16::MAX)]
                {
                    let area = Rect::new(0, 0, width, height);
                    let (goal, list, pane) = (position % 5, board % 40, board % 2 == 0);
                    let l = Layout::of(area, Content { goal, board, position, list, pane });
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

    #[test]
    fn a_board_of_fifteen_rows_is_whole_in_the_smallest_usual_terminal() {
        let content = Content { goal: 2, board: 15, position: 30, list: 104, pane: false };
        let layout = Layout::of(Rect::new(0, 0, 80, 24), content);
        assert_eq!((layout.goal.height, layout.board.height), (2, 15));
    }

    #[test]
    fn what_stands_beside_the_board_grows_with_the_terminal() {
        let beside = |width| Layout::of(Rect::new(0, 0, width, 40), Content::default()).list.width;
        assert_eq!([116, 120, 130, 200, 400].map(beside), [39, 39, 43, 64, 64]);
        let few = Content { list: 4, pane: true, ..Content::default() };
        let layout = Layout::of(Rect::new(0, 0, 120, 40), few);
        assert!(layout.log.height >= 18, "what the list leaves free is for the pane: {layout:?}");
        let layout = Layout::of(Rect::new(0, 0, 120, 40), Content { list: 18, ..few });
        assert!(layout.log.height >= 14, "and a long list gives some of its room: {layout:?}");
    }
}
