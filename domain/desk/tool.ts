import type { Identity } from '../goods/identity';
import type { LibraryGoods } from '../goods/library';
import type { VerdictLevel } from '../goods/verdict';
import type { FindingSource } from '../rules/finding';
import type { Calendar } from '../values/days-off';

/** What is typed into a tool, by the keys of its address. */
export type ToolEntries = Readonly<Record<string, string>>;

type FieldKind =
  | { kind: 'number'; least: number; most: number; places: number }
  | { kind: 'choice'; choices: readonly string[] }
  /** Asked as a tick: `Y`, or nothing. */
  | { kind: 'flag' }
  /** An amount with its unit: `500 ml`. */
  | { kind: 'quantity' }
  /** A number, the category a source gives instead (`c3`), or `-` for what is known not to be toxic. */
  | { kind: 'toxicity' }
  /** A substance of the library by its id, or a UN number. */
  | { kind: 'goods' }
  /** Four digits, whether the library knows them or not. */
  | { kind: 'unNumber' }
  /** A moment in China, `2026-12-13T12:00`. */
  | { kind: 'moment' }
  /** The mark of the United Nations on a packaging, as it stands there. */
  | { kind: 'mark' };

export type ToolField<TName extends string = string> = FieldKind & {
  name: TName;
  /** Asked once in every row; its key in the address ends in the number of the row. */
  isInRows?: true;
  /** Without it there is no answer. */
  isNeeded?: true;
  /** Asked only where what else was typed makes it matter. */
  isAsked?: (typed: ToolEntries) => boolean;
};

/** What was typed, read: null where nothing was, or where it is not asked. */
export type Values = {
  number: (name: string) => number | null;
  text: (name: string) => string;
  has: (name: string) => boolean;
  goods: (name: string) => Identity<LibraryGoods> | null;
};

/** Something to be said, by its code, with what belongs into its sentence. */
export type ToolMessage<TCode extends string = string> = {
  code: TCode;
  of?: Readonly<Record<string, string | number>>;
};

export type ToolAnswer<TCode extends string = string, TFact extends string = string, TDetail = unknown> = {
  /** Null where a tool only counts: nothing may go or stay because of it. */
  level: VerdictLevel | null;
  says: ToolMessage<TCode>;
  /** What led to it, each row by itself, the weightiest first. */
  why: readonly ToolMessage<TCode>[];
  facts: readonly { name: TFact; says: ToolMessage<TCode> | string }[];
  /** For the eye; each tool has its own picture. */
  detail: TDetail;
};

/** What one row says, and which it is: a row between two that say something may be empty. */
export type RowValues = Values & { row: number };

/** All that was typed, once nothing is wrong with it. */
export type ToolInput = {
  values: Values;
  /** Rows that say something. */
  rows: readonly RowValues[];
  now: number;
  /** By which working days are counted. */
  calendar: Calendar;
};

/** Something to be done by a moment. */
export type DueEntry = { code: string; at: string };

export type DeskTool<
  TName extends string = string,
  TCode extends string = string,
  TFact extends string = string,
  TDetail = unknown,
> = {
  /** The word of an address that names it: `tool=pg`. */
  head: string;
  fields: readonly ToolField<TName>[];
  rows: { least: number; most: number } | null;
  /** It counts from this minute. */
  isTimed: boolean;
  source: FindingSource;
  answer: (asked: ToolInput) => ToolAnswer<TCode, TFact, TDetail>;
  /** What falls due, for a calendar of one's own; only of a tool that plans. */
  due?(answer: ToolAnswer<TCode, TFact, TDetail>): readonly DueEntry[];
};

/** A tool, whatever it says. */
export type AnyTool = DeskTool;

/** In the order in which they are offered. */
export const TOOL_IDS = [
  'un',
  'seg',
  'lq',
  'pg',
  'mix',
  'haz',
  'q',
  'tank',
  'bag',
  'fire',
  'cut',
  'dem',
  'mark',
  'pts',
  'mixroad',
  'tun',
  'eq',
] as const;
export type ToolId = (typeof TOOL_IDS)[number];
export const isToolId = (text: string | undefined): text is ToolId =>
  (TOOL_IDS as readonly (string | undefined)[]).includes(text);
