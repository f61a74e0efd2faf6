import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import { isOther } from '../../../domain/order/mode/other-goods';
import type { Goods } from '../../../domain/goods/dangerous-goods';
import { findSoughtRows, type SoughtGoods } from '../../../domain/goods/identity';
import { typedGoodsName, type Load, type LoadMode, type TypedRow } from '../../../domain/offer/load';
import type { LoadRow, LoadRowsContext } from './load-rows.types';

type Of = Pick<LoadRowsContext, 'mode' | 'rows' | 'isDanger' | 'isStackable'>;

const isBlank = ({ parts }: LoadMode, row: TypedRow): boolean => parts.every((part) => Reflect.get(row, part) === '');

const nextKey = (rows: readonly LoadRow[]): number => 1 + Math.max(0, ...rows.map(({ key }) => Number(key)));

const keyed = (rows: readonly TypedRow[], first: number): LoadRow[] =>
  rows.map((row, at) => ({ ...row, key: String(first + at) }));

/** At least one row. */
export const initialRows = ({ blank }: LoadMode, rows: readonly TypedRow[]): LoadRow[] =>
  keyed(rows.length > 0 ? rows : [blank], 1);

function withMore({ mode, rows }: Of, more: readonly TypedRow[], most = mode.most): LoadRow[] {
  const written = rows.filter((row) => !isBlank(mode, row));
  return [...written, ...keyed(more, nextKey(written))].slice(0, Math.max(most, written.length));
}

export const withBlank = ({ mode, rows }: Of): LoadRow[] =>
  rows.length < mode.most ? [...rows, ...keyed([mode.blank], nextKey(rows))] : [...rows];

export const withoutRow = ({ mode, rows }: Of, key: string): LoadRow[] => {
  const left = rows.filter((row) => row.key !== key);
  return left.length > 0 ? left : keyed([mode.blank], nextKey(rows));
};

/** A first name is no rename; another name means another liquid. */
function isRenamed(before: TypedRow, row: TypedRow): boolean {
  const was = typedGoodsName(before)?.trim() ?? '';
  return was !== '' && was !== typedGoodsName(row)?.trim();
}

const meant = (mode: LoadMode, before: TypedRow, row: TypedRow): TypedRow =>
  mode.otherGoods && (isOther(before, row) || isRenamed(before, row)) ? mode.otherGoods(row) : row;

export const withChange = ({ mode, rows }: Of, key: string, part: string, value: string): LoadRow[] =>
  rows.map((row) => (row.key === key ? { ...meant(mode, row, { ...row, [part]: value }), key } : row));

type GoodsChoice = Pick<Goods, 'unNo' | 'nameCn' | 'packingGroup'>;

/** True if goods can be given by name: a looked-up one then sets the danger flag. */
const canNameGoods = ({ blank }: LoadMode): boolean => typedGoodsName(blank) !== null;

export const isOfUse = (mode: LoadMode, { unNo }: Pick<GoodsChoice, 'unNo'>): boolean =>
  unNo !== null || canNameGoods(mode);

/** Adds a looked-up substance as a row, or sets the only row. */
export function withSubstance({ mode, isDanger, ...of }: Of, picked: GoodsChoice): Pick<Of, 'rows' | 'isDanger'> {
  const { unNo, nameCn } = picked;
  const completed = <TRow extends TypedRow>(row: TRow): TRow => ({ ...row, ...mode.picked?.(row, picked) });
  const said = { unNo: unNo ?? '', ...(canNameGoods(mode) && { goods: nameCn }) };
  const rows =
    mode.most === 1
      ? of.rows.map((row) => ({ ...completed(meant(mode, row, { ...row, ...said })), key: row.key }))
      : withMore({ mode, isDanger, ...of }, [completed({ ...mode.blank, ...said })]);
  return { rows, isDanger: canNameGoods(mode) ? (unNo === null ? 'N' : 'Y') : isDanger };
}

/** Keeps pasted rows above the limit, so that the page can report them. */
export const withPasted = (of: Of, text: string): LoadRow[] => withMore(of, pastedRows(of.mode, text), of.mode.kept);

const pastedRows = ({ blank, parts }: LoadMode, text: string): TypedRow[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t').map((cell) => cell.trim());
      const row = { ...blank, ...Object.fromEntries(parts.map((part, at) => [part, cells[at] ?? ''])) };
      return { ...row, unNo: row.unNo.replace(/^UN\s*/i, '') };
    });

export const typedLoad = ({ rows, isDanger, isStackable }: Of): Load => ({
  isDanger,
  isStackable,
  rows: rows.map(({ key: _, ...row }) => row),
});

export function enteredLoad(context: Of): Load {
  const words = Object.entries(context.mode.words(typedLoad(context)));
  return context.mode.read(
    `?${words.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])).join('&')}`,
  );
}

export const isSameLoad = (one: Load | null, other: Load): boolean => JSON.stringify(one) === JSON.stringify(other);

export const goodsRowFrom = (row: LoadRow): GoodsRow => ({
  ...blankGoods(row.key),
  unNo: row.unNo,
  nameCn: typedGoodsName(row) ?? '',
  pieces: row.pieces,
  grossKg: row.kg,
  volume: row.m3,
});

export const loadGoodsToFind = ({ rows, isDanger, library, answers }: LoadRowsContext): SoughtGoods[] =>
  findSoughtRows(rows.filter(({ unNo }) => isDanger === 'N' || /^\d{4}$/.test(unNo)).map(goodsRowFrom), isDanger, {
    library,
    told: answers,
  });
