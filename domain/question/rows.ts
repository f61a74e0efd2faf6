import { plainText, wideText } from '../values/wide-text';
import { parseDigits, parseNumber } from '../values/typed-number';
import { asTyped, commonPart, isWithin, emptyText } from './kinds';
import type { Bounds, Cell, Cells, QuestionPart } from './part';

type CellValue<TCell> = TCell extends Cell<infer TSaid> ? TSaid : never;
type LeftOutIn<TCells extends Cells> = {
  [TName in keyof TCells]: TCells[TName]['leftOut'] extends true ? TName : never;
}[keyof TCells];

export type TypedOf<TCells extends Cells> = { -readonly [TName in keyof TCells]: string };
export type RowOf<TCells extends Cells> = {
  -readonly [TName in Exclude<keyof TCells, LeftOutIn<TCells>>]: CellValue<TCells[TName]>;
} & { -readonly [TName in LeftOutIn<TCells>]?: NonNullable<CellValue<TCells[TName]>> | undefined };

/** Longest number that an address carries. */
const SHORT = /^\d{1,6}(?:\.\d{1,3})?$/;
const matching = (text: string, shape: RegExp): string => (shape.test(text) ? text : '');

type Worded = { label: string; says: string };
const plain = { need: false, bounds: {}, shape: null, options: [], leftOut: false, places: 0 } as const;

type Code = Worded & {
  shape: RegExp;
  /** Marks an empty code in an address, so that a row starting with it is still a row. */
  none: string;
  /** Other text allowed in its place, and its address form. */
  instead: { word: string; isTyped(this: void, typed: string): boolean };
};

export const codeCell = ({ shape, none, instead, ...of }: Code): Cell<string | null, false> => ({
  ...plain,
  ...of,
  kind: 'code',
  need: true,
  shape,
  written: (typed) => (instead.isTyped(typed) ? instead.word : matching(typed.trim(), shape) || none),
  typed: (word) => (word === instead.word ? word : matching(word, shape)),
  read: (typed) => matching(typed, shape) || null,
  shown: (said) => said ?? '',
});

export function numberCell<const TNeed extends boolean = false>({
  places,
  need,
  ...of
}: Worded & { places: number; bounds: Bounds; need?: TNeed }): Cell<
  TNeed extends true ? number : number | null,
  false
> {
  type Value = TNeed extends true ? number : number | null;
  return {
    ...plain,
    ...of,
    places,
    kind: places === 0 ? 'whole' : 'number',
    need: need ?? false,
    written: (typed) => matching(parseDigits(typed) ?? '', SHORT),
    typed: (word) => matching(word, SHORT),
    read(typed) {
      if (typed.trim() === '') return need ? undefined : (null as Value);
      const value = parseNumber(typed, places);
      return value !== null && isWithin(value, of.bounds) ? value : undefined;
    },
    shown: (said) => (said === null ? '' : String(said)),
  };
}

export function choiceCell<const TOption extends string>(
  options: readonly TOption[],
  of: Worded,
): Cell<TOption | null, true> {
  const chosen = (text: string): TOption | null => options.find((one) => one === text) ?? null;
  return {
    ...plain,
    ...of,
    kind: 'choice',
    options,
    leftOut: true,
    written: (typed) => chosen(typed) ?? '',
    typed: (word) => chosen(word) ?? '',
    read: chosen,
    shown: (said) => said ?? '',
  };
}

/** A name picked elsewhere and carried along, without a field in the row. */
export const nameCell = (most: number): Cell<string | null, true> => ({
  ...plain,
  label: '',
  says: '',
  kind: 'name',
  bounds: { most },
  leftOut: true,
  written: (typed) => wideText(typed.trim().slice(0, most)),
  typed: (word) => plainText(word).slice(0, most),
  read: (typed) => typed.trim().slice(0, most) || null,
  shown: (said) => said ?? '',
});

type Bound = {
  word: string;
  /** Words of an address without rows that begin the first one, by cell. */
  begins: Readonly<Record<string, string>>;
  most: number;
  /** Rows kept of a paste or address, so that a page can report too many. */
  kept: number;
  says: string;
};

type RowsPart<TCells extends Cells> = QuestionPart<TypedOf<TCells>[], RowOf<TCells>[], undefined> & {
  cells: TCells;
  blank: TypedOf<TCells>;
  most: number;
  kept: number;
  tooMany: string;
  amiss(this: void, row: TypedOf<TCells>): (keyof TCells & string)[];
};

/** A bounded list of records: commas between rows, tildes between values. */
export function rowsPart<const TCells extends Cells>(
  cells: TCells,
  { begins, most, kept, ...of }: Bound,
): RowsPart<TCells> {
  type Name = keyof TCells & string;
  type RowText = TypedOf<TCells>;
  const all = Object.entries(cells) as [Name, Cell][];
  const [[first]] = all as [[Name, Cell]];
  /** Trailing empty values after the last required one are cut. */
  const loose = all.length - 1 - all.findLastIndex(([, { need }]) => need);
  const unsaid = new RegExp(`~{1,${loose}}$`);

  const rowBy = (valueOf: (cell: Cell, at: number, name: Name) => string) =>
    Object.fromEntries(all.map(([name, cell], at) => [name, valueOf(cell, at, name)])) as RowText;
  const blank = rowBy(() => '');
  function rowIn(text: string): RowText {
    const figures = text.split('~');
    return rowBy((cell, at) => cell.typed(figures[at] ?? ''));
  }
  const textOf = (row: RowText): string =>
    all
      .map(([name, { written }]) => written(row[name]))
      .join('~')
      .replace(unsaid, '');
  const isSaid = (row: RowText): boolean => Object.values(row).some((figure) => figure !== '');
  const amiss = (row: RowText): Name[] =>
    all.flatMap(([name, { read }]) => (read(row[name]) === undefined ? [name] : []));
  const said = (row: RowText) =>
    Object.fromEntries(
      all.flatMap(([name, { leftOut, read }]) => {
        const value = read(row[name]);
        return leftOut && value === null ? [] : [[name, value]];
      }),
    ) as RowOf<TCells>;

  return {
    ...commonPart<undefined, RowText[]>(of),
    ...asTyped<RowText[]>(),
    kind: 'rows',
    bounds: { most },
    need: true,
    cells,
    blank,
    most,
    kept,
    tooMany: `最多 ${most} 行`,
    amiss,
    usual: [],
    unsaid: [],
    typed(query) {
      const text = query[of.word];
      if (text) return text.split(',').slice(0, kept).map(rowIn);
      const { shape } = cells[first] as Cell;
      const row = rowBy((cell, _, name) => cell.typed(query[begins[name] ?? ''] ?? ''));
      // The other words describe a number: without one they describe nothing.
      return [matching(row[first], shape ?? /^$/) === '' ? blank : row];
    },
    written(typed) {
      const text = typed.filter(isSaid).map(textOf);
      return text.length > 0 ? text.join(',') : null;
    },
    read: (typed) => (typed.length === 0 || typed.some((row) => amiss(row).length > 0) ? undefined : typed.map(said)),
    shown: (said0) =>
      said0.map((row) =>
        rowBy(({ shown }, _, name) => shown((row as Readonly<Record<string, unknown>>)[name] ?? null)),
      ),
    field: emptyText,
    entered: () => [],
  };
}
