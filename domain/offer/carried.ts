import { PACKING_GROUPS } from '../goods/dangerous-goods';
import type { Is } from '../shape/is';
import type { carriedRow } from './carried-shape';

/** The shop knows more of what it sells: the substance, its name, net kilograms of a row and the UN code of the packaging. */
export const SOLD_PARTS = {
  goodsId: /^[a-z\d-]{1,60}$/,
  net: /^\d{1,6}(?:\.\d{1,3})?$/,
  kind: /^[\dA-Z]{2,5}$/,
  /** Signs that part values stand in their wide form. */
  name: /^[^~,<>]{1,60}$/,
};
type SoldPart = keyof typeof SOLD_PARTS;

/** Goods typed or bought elsewhere and carried over. */
export type CarriedRow = Is<typeof carriedRow>;

export const MOST_CARRIED = 20;
export const CARRIED_NUMBER = /^(?:\d{1,6}(?:\.\d{1,3})?)?$/;
const UN_NUMBER = /^\d{4}$/;

const carriedNumber = (text = ''): string => (CARRIED_NUMBER.test(text) ? text : '');

const isRowFilled = (row: CarriedRow): boolean => Object.values(row).some((part) => part !== undefined && part !== '');

const SOLD_NAMES = Object.keys(SOLD_PARTS) as SoldPart[];

const readSoldParts = (parts: readonly string[]): Partial<Record<SoldPart, string>> =>
  Object.fromEntries(
    SOLD_NAMES.flatMap((name, at) => (SOLD_PARTS[name].test(parts[at] ?? '') ? [[name, parts[at]]] : [])),
  );

/** `1263~2~860~1.45~III`, row by row: number or `n`, pieces, kilograms, cubic metres, packing group, then the parts of the shop. */
export function readCarriedRows(text: string): CarriedRow[] {
  const rows = text.split(',').map((row): CarriedRow => {
    const [unNo = '', pieces, kg, m3, typed, ...sold] = row.split('~');
    const group = PACKING_GROUPS.find((known) => known === typed) ?? '';
    return {
      unNo: UN_NUMBER.test(unNo) ? unNo : '',
      pieces: carriedNumber(pieces),
      kg: carriedNumber(kg),
      m3: carriedNumber(m3),
      group,
      ...readSoldParts(sold),
    };
  });
  return rows.filter(isRowFilled).slice(0, MOST_CARRIED);
}

export function carriedText(rows: readonly CarriedRow[]): string | null {
  const said = rows
    .filter(isRowFilled)
    .map((row) => [row.unNo || 'n', row.pieces, row.kg, row.m3, row.group, ...SOLD_NAMES.map((name) => row[name])]);
  return said.length === 0 ? null : said.map((row) => row.join('~').replace(/~+$/, '')).join(',');
}
