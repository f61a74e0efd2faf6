export type Query = Readonly<Record<string, string>>;

const PART_KINDS = [
  'code',
  'name',
  'number',
  'whole',
  'choice',
  'yes',
  'day',
  'moment',
  'untold',
  'rows',
  'carried',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** `over`: exclusive lower bound. */
export type Bounds = { least?: number; over?: number; most?: number };

/** One value of a row. In an address, tildes separate the values of a row, in declaration order. */
export type Cell<TSaid = unknown, TLeftOut extends boolean = boolean> = {
  kind: 'code' | 'number' | 'whole' | 'choice' | 'name';
  label: string;
  says: string;
  bounds: Bounds;
  /** Most decimals read. */
  places: number;
  /** Required; otherwise the wire has null, or nothing with `leftOut`. */
  need: boolean;
  leftOut: TLeftOut;
  shape: RegExp | null;
  options: readonly string[];
  /** Address form; only values that can be read again. */
  written(this: void, typed: string): string;
  typed(this: void, word: string): string;
  read(this: void, typed: string): TSaid | undefined;
  shown(this: void, said: TSaid): string;
};

// oxlint-disable-next-line typescript/no-explicit-any -- with `unknown` every figure of a row would be unknown.
export type Cells = Readonly<Record<string, Cell<any>>>;

/**
 * One part of a question, declared once. `TTyped`: value in address and bar; `TSaid`: value on the wire; `TWire`: its
 * name there if it differs, null when it is not sent.
 */
export type QuestionPart<
  TTyped = unknown,
  TSaid = unknown,
  TWire extends string | null | undefined = string | null | undefined,
> = {
  kind: PartKind;
  /** Address parameters: the first is written, all are read. */
  words: readonly string[];
  wire: TWire;
  /** Value when the address lacks it. */
  usual: TTyped;
  unsaid: TSaid;
  need: boolean;
  says: string;
  bounds: Bounds;
  places: number;
  shape: RegExp | null;
  options: readonly string[];
  cells?: Cells;
  /** Message for too many rows. */
  tooMany?: string;
  /** Drawn in the bar shared by all modes, not in the bar of the mode. */
  inBar: boolean;
  /** Belongs to these goods; dropped when the goods change. */
  ofGoods: boolean;
  label: string;
  hint: string;
  called: Readonly<Record<string, string>>;
  /** Assumed value without input, in words; null when none is assumed. */
  trial: string | null;
  line(this: void, typed: TTyped): string;
  typed(this: void, query: Query): TTyped;
  /** Null leaves it out of the address. */
  written(this: void, typed: TTyped): string | null;
  read(this: void, typed: TTyped): TSaid | undefined;
  shown(this: void, said: TSaid): TTyped;
  /** Field value in a bar, and back. */
  field(this: void, typed: TTyped): string;
  entered(this: void, text: string): TTyped;
};

// oxlint-disable-next-line typescript/no-explicit-any -- with `unknown` every value of a question would be unknown.
export type Parts = Readonly<Record<string, QuestionPart<any, any>>>;

export type QueryOf<TParts extends Parts> = { -readonly [TName in keyof TParts]: TParts[TName]['usual'] };

export type ValuesOf<TParts extends Parts> = { -readonly [TName in keyof TParts]: TParts[TName]['unsaid'] | null };

type Unsaid<TParts extends Parts> = { -readonly [TName in keyof TParts]: TParts[TName]['unsaid'] };
type NamedAlike<TParts extends Parts> = {
  [TName in keyof TParts]: TParts[TName]['wire'] extends undefined ? TName : never;
}[keyof TParts];
type Renamed<TParts extends Parts> = {
  -readonly [TName in keyof TParts as TParts[TName]['wire'] & string]: TParts[TName]['unsaid'];
};

/**
 * Query on the wire. Renamed parts are separate: an editor finds the declaration of a part only under the same name.
 */
export type SearchOf<TParts extends Parts> = Pick<Unsaid<TParts>, NamedAlike<TParts>> & Renamed<TParts>;
