import type { Identity } from '../goods/identity';
import type { LibraryGoods } from '../goods/library';
import type { VerdictLevel } from '../goods/verdict';
import type { FindingSource } from '../rules/finding';
import type { Calendar } from '../values/days-off';
import type { ServicePrices } from './services';

export type ToolEntries = Readonly<Record<string, string>>;

type FieldKind =
  | { kind: 'number'; least: number; most: number; places: number }
  | { kind: 'choice'; choices: readonly string[] }
  /** Checkbox: `Y` or empty. */
  | { kind: 'flag' }
  /** An amount with its unit: `500 ml`. */
  | { kind: 'quantity' }
  /** A number, the category a source gives instead (`c3`), or `-` for known non-toxic. */
  | { kind: 'toxicity' }
  | { kind: 'goods' }
  /** Four digits, also of numbers outside the library. */
  | { kind: 'unNumber' }
  /** A time in China, `2026-12-13T12:00`. */
  | { kind: 'moment' }
  | { kind: 'mark' };

export type ToolField<TName extends string = string> = FieldKind & {
  name: TName;
  /** Repeated in every row; its address key ends in the row number. */
  isInRows?: true;
  isNeeded?: true;
  /** True if the field matters for the other typed values. */
  isAsked?: (typed: ToolEntries) => boolean;
};

/** Parsed values; null when empty or not asked. */
export type Values = {
  number: (name: string) => number | null;
  text: (name: string) => string;
  has: (name: string) => boolean;
  goods: (name: string) => Identity<LibraryGoods> | null;
};

/** A message code with the values for its sentence. */
export type ToolMessage<TCode extends string = string> = {
  code: TCode;
  of?: Readonly<Record<string, string | number>>;
};

export type ToolAnswer<TCode extends string = string, TFact extends string = string, TDetail = unknown> = {
  /** Null when a tool only calculates and its answer allows or refuses no goods. */
  level: VerdictLevel | null;
  says: ToolMessage<TCode>;
  /** Reasons, row by row, most severe first. */
  why: readonly ToolMessage<TCode>[];
  facts: readonly { name: TFact; says: ToolMessage<TCode> | string }[];
  detail: TDetail;
};

/** Values of one filled row. `row` is its number, because empty rows may lie between. */
export type RowValues = Values & { row: number };

export type ToolInput = {
  values: Values;
  rows: readonly RowValues[];
  now: number;
  calendar: Calendar;
  prices?: ServicePrices | null;
};

export type DueEntry = { code: string; at: string };

export type DeskTool<
  TName extends string = string,
  TCode extends string = string,
  TFact extends string = string,
  TDetail = unknown,
> = {
  /** Address parameter of the tool: `tool=pg`. */
  head: string;
  fields: readonly ToolField<TName>[];
  rows: { least: number; most: number } | null;
  /** True if the answer depends on the current minute. */
  isTimed: boolean;
  source: FindingSource;
  answer: (asked: ToolInput) => ToolAnswer<TCode, TFact, TDetail>;
  due?(answer: ToolAnswer<TCode, TFact, TDetail>): readonly DueEntry[];
};

export type AnyTool = DeskTool;

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
