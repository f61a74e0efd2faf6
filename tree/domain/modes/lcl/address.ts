import { queryIn } from '../../offer/sailing-address';
import { isDay } from '../../values/days';
import type { LclAsked, TypedRow } from './asked';
import { MOST_ROWS } from './search';

const PORT = /^[A-Z]{5}$/;
const UN_NUMBER = /^\d{4}$/;
/** As much of a number as an address carries. */
const NUMBER = /^\d{1,6}(?:\.\d{1,3})?$/;

const matching = (text: string | undefined, shape: RegExp): string =>
  text !== undefined && shape.test(text) ? text : '';

const blankRow: TypedRow = { unNo: '', pieces: '', kg: '', m3: '', longCm: '' };

/** `1263~2~860~1.45~120`: the number or `n`, pieces, kilograms, cubic metres and, where it matters, the longest edge. */
function rowIn(text: string): TypedRow {
  const [unNo, pieces, kg, m3, longCm] = text.split('~');
  return {
    unNo: matching(unNo, UN_NUMBER),
    pieces: matching(pieces, NUMBER),
    kg: matching(kg, NUMBER),
    m3: matching(m3, NUMBER),
    longCm: matching(longCm, NUMBER),
  };
}

/** The home page names the goods by `un` alone: a row whose amounts are still to come. */
function rowsIn(rows: string | undefined, unNo: string): TypedRow[] {
  if (rows !== undefined && rows !== '') return rows.split(',').slice(0, MOST_ROWS).map(rowIn);
  return [{ ...blankRow, unNo }];
}

export function lclAskedIn(search: string): LclAsked {
  const query = queryIn(search);
  const { org, dst, d, etd, rows, stack, un } = query;
  return {
    org: matching(org, PORT) || null,
    dst: matching(dst, PORT) || null,
    isDanger: d === 'N' ? 'N' : 'Y',
    rows: rowsIn(rows, matching(un, UN_NUMBER)),
    isStackable: stack !== 'N',
    etd: etd !== undefined && isDay(etd) ? etd : null,
  };
}

const isSaid = (row: TypedRow): boolean => Object.values(row).some((part) => part !== '');

function rowText({ unNo, pieces, kg, m3, longCm }: TypedRow): string {
  const parts = [unNo || 'n', pieces, kg, m3, ...(longCm === '' ? [] : [longCm])];
  return parts.map((part) => encodeURIComponent(part.trim())).join('~');
}

/** The same question at a page of the house. */
export function lclAddress(path: string, { org, dst, isDanger, rows, isStackable, etd }: LclAsked): string {
  const said = rows.filter(isSaid);
  const words: [string, string | null][] = [
    ['org', org],
    ['dst', dst],
    ['d', isDanger],
    ['rows', said.length > 0 ? said.map(rowText).join(',') : null],
    ['stack', isStackable ? null : 'N'],
    ['etd', etd],
  ];
  const query = words.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return `${path}?${query.join('&')}`;
}
