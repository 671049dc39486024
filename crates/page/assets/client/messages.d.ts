/**
 * The messages on the socket of a page, in both directions. The server's types stand in
 * `crates/service/src/page_messages.rs`; a test there compares them with this file, and knows only as much of
 * TypeScript as is used here. This file is for checking only, it is never served.
 */

/** What the server sends to a page. */
export type PageMessage =
  | WholePageMessage
  | ChangeMessage
  | PartsMessage
  | SaidMessage
  | RematchMessage
  | DoneMessage
  | RefusedMessage;

/** Everything: the answer to a hello. */
export interface WholePageMessage extends Position {
  type: "page";
  /** Equal to that of the page if it was made with the same parts: then nothing need be drawn again. */
  digest: string;
}

/** What changed with some lines of the journal. */
export interface ChangeMessage extends Position {
  type: "change";
}

/** Who sits where has changed, and the parts that show it. */
export interface PartsMessage {
  type: "parts";
  you: number | null;
  parts: Record<string, Patch>;
  names: string[];
  due: Due | null;
}

/** A chat message. */
export interface SaidMessage {
  type: "said";
  saying: Saying;
}

/** The same people play again at another table. */
export interface RematchMessage {
  type: "rematch";
  id: string;
}

/** A request was carried out: one of the optional keys is there. */
export interface DoneMessage {
  type: "done";
  id: number | null;
  version?: number;
  number?: number;
  pong?: number;
}

/** A request was not carried out. */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  error: ServerError;
}

/** A position, and what changed since the last one. */
export interface Position {
  /** Lines of the journal. */
  version: number;
  /** Steps that stand. */
  steps: number;
  /** The seat that looks; null from outside. */
  you: number | null;
  turn: Turn;
  over: boolean;
  names: string[];
  /** What the viewer may choose now. */
  legal: Choice[];
  due: Due | null;
  /** Ids of the game's own parts, in order. */
  scene: string[];
  /** The steps in between, one by one. */
  frames: Frame[];
  /** The parts that changed after the last frame. */
  parts: Record<string, Patch>;
}

/** Who comes next. */
export type Turn = DecideTurn | "chance" | "over";

export interface DecideTurn {
  /** Seats. */
  decide: number[];
}

/** One action that can be chosen. */
export interface Choice {
  /** Notation to send. */
  action: string;
  label: string;
  /** What to touch, in order. */
  touches: string[];
  /** What would be lost. */
  caution?: string;
  /** Is it what the seat usually answers? */
  usual?: true;
}

/** The usual answer that is due. */
export interface Due {
  seat: number;
  seconds: number;
}

/** One line of the journal as a page plays it. */
export interface Frame {
  number: number;
  /** The line in words, as HTML. */
  line: string;
  kind: "chance" | "automa" | "bot" | "person" | "table";
  seat: number | null;
  /** The reasons of an automa, as HTML. */
  trace: string | null;
  parts: Record<string, Patch>;
}

/** How a part changes: the new text as a whole, or put together from the old one. */
export interface Patch {
  title?: string;
  html?: string;
  /** New text, or from where and how much of the old text is copied. */
  ops?: (string | [number, number])[];
}

/** A chat message. */
export interface Saying {
  number: number;
  /** Null for a spectator. */
  seat: number | null;
  name: string;
  text: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** Why a request was not carried out. */
export interface ServerError {
  /** Stable: `seat/not-yours`. */
  code: string;
  message: string;
  rule?: string;
  step?: number;
  reasons?: unknown;
  versions?: Versions;
}

/** Versions of the rules, where they differ. */
export interface Versions {
  found: number;
  plays: number;
}

/** What a page sends. */
export type ClientMessage = HelloMessage | ClientRequest;

/** Subscribes to the table. */
export interface HelloMessage {
  type: "hello";
  /** Lines of the journal that are known already. */
  since: number;
  /** The language of the page. */
  page: string;
  seat?: number;
  spectator?: true;
}

/** What is answered with `done` or `refused` of the same id, which `wire.js` fills in. */
export type ClientRequest = ActRequest | UndoRequest | ResetTurnRequest | SayRequest | PingRequest;

export interface ActRequest {
  type: "act";
  id?: number;
  seat: number | null;
  action: string;
  version: number;
}

export interface UndoRequest {
  type: "undo";
  id?: number;
  seat: number | null;
  version: number;
}

export interface ResetTurnRequest {
  type: "reset-turn";
  id?: number;
  seat: number | null;
  version: number;
}

export interface SayRequest {
  type: "say";
  id?: number;
  seat: number | null;
  text: string;
}

export interface PingRequest {
  type: "ping";
  id?: number;
}
