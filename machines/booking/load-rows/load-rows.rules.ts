import { blankGoods } from '../../../domain/order/blank';
import type { GoodsRow } from '../../../domain/order/form';
import { soughtIn, type SoughtGoods } from '../../../domain/goods/identity';
import { ROW_PARTS, type Load, type TypedRow } from '../../../domain/offer/load';
import type { LoadRow, LoadRowsContext } from './load-rows.types';

type Of = Pick<LoadRowsContext, 'mode' | 'rows' | 'isDanger' | 'isStackable'>;

const blankRow: TypedRow = { unNo: '', pieces: '', kg: '', m3: '', longCm: '' };

const isBlank = (row: TypedRow): boolean => ROW_PARTS.every((part) => row[part] === '');

const nextKey = (rows: readonly LoadRow[]): number => 1 + Math.max(0, ...rows.map(({ key }) => Number(key)));

const keyed = (rows: readonly TypedRow[], first: number): LoadRow[] =>
  rows.map((row, at) => ({ ...row, key: String(first + at) }));

/** There is always a row to type into. */
export const begun = (rows: readonly TypedRow[]): LoadRow[] => keyed(rows.length > 0 ? rows : [blankRow], 1);

/** More of them take the place of rows nobody has written into. */
export function withMore({ mode, rows }: Of, more: readonly TypedRow[]): LoadRow[] {
  const written = rows.filter((row) => !isBlank(row));
  return [...written, ...keyed(more, nextKey(written))].slice(0, mode.most);
}

export const withBlank = ({ mode, rows }: Of): LoadRow[] =>
  [...rows, ...keyed([blankRow], nextKey(rows))].slice(0, mode.most);

export const without = ({ rows }: Of, key: string): LoadRow[] => {
  const left = rows.filter((row) => row.key !== key);
  return left.length > 0 ? left : keyed([blankRow], nextKey(rows));
};

export const ofSubstance = (unNo: string): TypedRow => ({ ...blankRow, unNo });

/** Columns as the paste box names them: UN number, pieces, kilograms, cubic metres, the longest edge. */
export const pastedIn = (text: string): TypedRow[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [unNo = '', pieces = '', kg = '', m3 = '', longCm = ''] = line.split('\t').map((cell) => cell.trim());
      return { unNo: unNo.replace(/^UN\s*/i, ''), pieces, kg, m3, longCm };
    });

export const loadOf = ({ rows, isDanger, isStackable }: Of): Load => ({
  isDanger,
  isStackable,
  rows: rows.map(({ key: _, ...row }) => row),
});

/** What the address will say of it, read as it reads it. */
export function toldBy(context: Of): Load {
  const words = Object.entries(context.mode.words(loadOf(context)));
  return context.mode.read(
    `?${words.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])).join('&')}`,
  );
}

export const isSameLoad = (one: Load | null, other: Load): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A row as the forms of the house know it. */
export const goodsRowOf = ({ key, unNo, pieces, kg, m3 }: LoadRow): GoodsRow => ({
  ...blankGoods(key),
  unNo,
  pieces,
  grossKg: kg,
  volume: m3,
});

/** Rows whose substance nobody has told us about yet. */
export const soughtOf = ({ rows, isDanger, library, answers }: LoadRowsContext): SoughtGoods[] =>
  isDanger === 'Y'
    ? soughtIn(rows.filter(({ unNo }) => /^\d{4}$/.test(unNo)).map(goodsRowOf), isDanger, { library, told: answers })
    : [];
