/**
 * The messages on the socket of a page, in both directions. Made from `crates/service/src/page_messages.rs` by a test
 * there (with SOLARIUM_BLESS=1), for checking only: this file is never served.
 */

/** One action that can be chosen. */
export interface Choice {
  /** Notation to send. */
  action: string;
  /** What would be lost. */
  caution?: string;
  /** The heading of its group. */
  group?: string;
  /** In words. */
  label: string;
  /** Is it the next thing that most people do? */
  next?: boolean;
  /** What to touch. */
  touches: Array<string>;
  /** Is it what the seat usually answers? */
  usual?: boolean;
}

/** What a client sends: a page or a program. */
export type ClientMessage =
  | { page?: string | null; picture?: boolean; seat?: number | null; since?: number | null; spectator?: boolean; type: "hello"; }
  | { action: string; id?: number | null; seat?: number | null; type: "act"; version: number; }
  | { id?: number | null; seat?: number | null; type: "undo"; version?: number | null; }
  | { id?: number | null; seat?: number | null; type: "reset-turn"; version?: number | null; }
  | { id?: number | null; seat?: number | null; text: string; type: "say"; }
  | { id?: number | null; type: "ping"; };

/** The usual answer that is due. */
export interface DueJson {
  /** Whose. */
  seat: number;
  /** In how many seconds. */
  seconds: number;
}

/** A fault as it goes over every wire. */
export interface ErrorJson {
  /** Stable, for programs. */
  code: string;
  /** For people. */
  message: string;
  /** All reasons against a set-up or a pack. */
  reasons?: unknown;
  /** The rule of a game that says no. */
  rule?: string;
  /** The step of a record that does not fit, from 1. */
  step?: number;
  /** The versions of the rules, where they differ. */
  versions?: VersionsJson;
}

/** One line of the journal as a page plays it. */
export interface FrameJson {
  /** How to make the step noticed, or null: `dice`, `points`, `sun`, `flare`. */
  cue: string | null;
  /** Who took the step. */
  kind: FrameKind;
  /** The line in words, as HTML. */
  line: string;
  /** Of the line. */
  number: number;
  /** The parts that changed. */
  parts: Record<string, Patch>;
  /** The seat that took the step, or null. */
  seat: number | null;
  /** The reasons of an automa, as HTML, or null. */
  trace: string | null;
}

/** Who took a step, so that a page knows how fast to show it. */
export type FrameKind =
  | "chance"
  | "automa"
  | "bot"
  | "person"
  | "table";

/** Everything a page shows. */
export interface PageJson {
  /** Equal to that of the page if it was made with the same parts: then nothing need be drawn again. */
  digest: string;
  /** How many draws in a row have these very outcomes, where people enter what came; else 0. */
  draws: number;
  /** The usual answer that is due, or null. */
  due: DueJson | null;
  /** The steps in between, one by one. */
  frames: Array<FrameJson>;
  /** What the viewer may choose now. */
  legal: Array<Choice>;
  /** What to call each seat. */
  names: Array<string>;
  /** Is the match over? */
  over: boolean;
  /** The parts that changed after the last frame. */
  parts: Record<string, Patch>;
  /** Ids of the game's own parts, in order. */
  scene: Array<string>;
  /** Steps that stand. */
  steps: number;
  /** Who comes next. */
  to_move: TurnJson;
  /** Lines of the journal. */
  version: number;
  /** The seat that looks; null from outside. */
  you: number | null;
}

/** What the server sends to a page. From `said` on, programs get the same. */
export type PageMessage =
  | ({ type: "page"; }) & (PageJson)
  | ({ type: "change"; }) & (PositionJson)
  | ({ type: "parts"; }) & (PartsJson)
  | { saying: SayingJson; type: "said"; }
  | { last: number; seat: number; type: "unsaid"; }
  | { id: string; type: "rematch"; }
  | { percent: number; type: "review"; }
  | ({ id: number | null; type: "done"; }) & ({ version: number; } | { number: number; } | { pong: number; })
  | { error: ErrorJson; id: number | null; type: "refused"; };

/** Who sits where has changed. */
export interface PartsJson {
  /** The usual answer that is due, or null. */
  due: DueJson | null;
  /** What to call each seat. */
  names: Array<string>;
  /** The parts that changed. */
  parts: Record<string, Patch>;
  /** The seat that looks; null from outside. */
  you: number | null;
}

/** How a part changes: the new text as a whole, or as operations on the old one. */
export interface Patch {
  /** The whole new text; absent if there are operations. */
  html?: string;
  /** What to put together, in order; absent if there is a whole text. */
  ops?: Array<PatchOperation>;
  /** The new title; absent if it stays. */
  title?: string;
}

/** One piece of a new text: `[from, length]` or `"text"`. */
export type PatchOperation =
  | [number, number]
  | string;

/** A position, and what changed since the last one. */
export interface PositionJson {
  /** How many draws in a row have these very outcomes, where people enter what came; else 0. */
  draws: number;
  /** The usual answer that is due, or null. */
  due: DueJson | null;
  /** The steps in between, one by one. */
  frames: Array<FrameJson>;
  /** What the viewer may choose now. */
  legal: Array<Choice>;
  /** What to call each seat. */
  names: Array<string>;
  /** Is the match over? */
  over: boolean;
  /** The parts that changed after the last frame. */
  parts: Record<string, Patch>;
  /** Ids of the game's own parts, in order. */
  scene: Array<string>;
  /** Steps that stand. */
  steps: number;
  /** Who comes next. */
  to_move: TurnJson;
  /** Lines of the journal. */
  version: number;
  /** The seat that looks; null from outside. */
  you: number | null;
}

/** A chat message, on the socket and in the API. */
export interface SayingJson {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The name of that seat then. */
  name: string;
  /** From 1 at each table. */
  number: number;
  /** Who wrote it; null for a spectator. */
  seat: number | null;
  /** As typed. */
  text: string;
}

/** A [`Turn`] as it goes over every wire. */
export type TurnJson =
  | { kind: "decide"; seats: Array<number>; }
  | { kind: "chance"; }
  | { kind: "over"; };

/** Versions of the rules of a game. */
export interface VersionsJson {
  /** The version a table was played under. */
  found: number;
  /** The version this program plays. */
  plays: number;
}
