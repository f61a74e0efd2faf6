/** The words of an address by their keys. */
export type Query = Readonly<Record<string, string>>;

const PART_KINDS = ['code', 'name', 'number', 'whole', 'choice', 'yes', 'day', 'moment', 'untold', 'rows'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Bounds of a number. `over`: it is more than that. */
export type Bounds = { least?: number; over?: number; most?: number };

/** One figure of a row. In an address the figures of a row stand between tildes, in the order of their declaration. */
export type Cell<TSaid = unknown, TLeftOut extends boolean = boolean> = {
  kind: 'code' | 'number' | 'whole' | 'choice';
  label: string;
  says: string;
  bounds: Bounds;
  /** How many decimals of a number are read. */
  places: number;
  /** Has to be said; otherwise the gateway takes null for it, or nothing where it is left out. */
  need: boolean;
  leftOut: TLeftOut;
  shape: RegExp | null;
  options: readonly string[];
  /** What an address holds of it: nothing that could not be read again. */
  written(this: void, typed: string): string;
  /** The same, back from an address. */
  typed(this: void, word: string): string;
  /** Undefined where something is typed that cannot be. */
  read(this: void, typed: string): TSaid | undefined;
  /** What the gateway was asked, as it would have been typed. */
  shown(this: void, said: TSaid): string;
};

// oxlint-disable-next-line typescript/no-explicit-any -- with `unknown` every figure of a row would be unknown.
export type Cells = Readonly<Record<string, Cell<any>>>;

/**
 * One thing a question asks, declared once. `TTyped` is what an address and a bar hold, `TSaid` what the gateway takes,
 * `TWire` its name there where that is another; null where the gateway is not asked it.
 */
export type Part<
  TTyped = unknown,
  TSaid = unknown,
  TWire extends string | null | undefined = string | null | undefined,
> = {
  kind: PartKind;
  /** Its words in an address: the first is written, all of them are read. */
  words: readonly string[];
  wire: TWire;
  /** As an address holds it that does not say it. */
  usual: TTyped;
  /** What the gateway is asked where nobody has said it. */
  unsaid: TSaid;
  /** The gateway takes no question without it. */
  need: boolean;
  /** What is said where it cannot be read. */
  says: string;
  bounds: Bounds;
  /** So many decimals are read. */
  places: number;
  /** Of codes. */
  shape: RegExp | null;
  options: readonly string[];
  /** The figures of a row, where it is a list of small records. */
  cells?: Cells;
  /** Said of a list with too many rows. */
  tooMany?: string;
  /** Asked in the bar that all modes share, not in the bar of the mode. */
  inBar: boolean;
  /** Said of these goods: it does not hold for others. */
  ofGoods: boolean;
  label: string;
  /** What stands in its empty field. */
  hint: string;
  /** What a bar calls its options. */
  called: Readonly<Record<string, string>>;
  /** What is worked with while nobody has said it, in words; null where nothing is tried. */
  trial: string | null;
  /** In the one line a bar is folded to. */
  line(this: void, typed: TTyped): string;
  typed(this: void, query: Query): TTyped;
  /** Null where the address leaves it out. */
  written(this: void, typed: TTyped): string | null;
  /** Undefined where something is typed that cannot be. */
  read(this: void, typed: TTyped): TSaid | undefined;
  /** What the gateway was asked, as it would have been typed. */
  shown(this: void, said: TSaid): TTyped;
  /** What its field in a bar holds, and back. */
  field(this: void, typed: TTyped): string;
  entered(this: void, text: string): TTyped;
};

// oxlint-disable-next-line typescript/no-explicit-any -- with `unknown` every value of a question would be unknown.
export type Parts = Readonly<Record<string, Part<any, any>>>;

/** What an address asks for, and a bar holds. */
export type QueryOf<TParts extends Parts> = { -readonly [TName in keyof TParts]: TParts[TName]['usual'] };

/** The same as far as it can be read. Null: nobody has said it, or it cannot be. */
export type ValuesOf<TParts extends Parts> = { -readonly [TName in keyof TParts]: TParts[TName]['unsaid'] | null };

type Unsaid<TParts extends Parts> = { -readonly [TName in keyof TParts]: TParts[TName]['unsaid'] };
type NamedAlike<TParts extends Parts> = {
  [TName in keyof TParts]: TParts[TName]['wire'] extends undefined ? TName : never;
}[keyof TParts];
type Renamed<TParts extends Parts> = {
  -readonly [TName in keyof TParts as TParts[TName]['wire'] & string]: TParts[TName]['unsaid'];
};

/**
 * The question as the gateway takes it. Renamed parts stand apart: an editor finds the declaration of a part only where
 * its name is the same.
 */
export type SearchOf<TParts extends Parts> = Pick<Unsaid<TParts>, NamedAlike<TParts>> & Renamed<TParts>;
