import { PACKING_GROUPS, type PackingGroup } from '../goods/dangerous-goods';

/** Goods that somebody typed for another way of travelling, and brings along. */
export type CarriedRow = { unNo: string; pieces: string; kg: string; m3: string; group: PackingGroup | '' };

export const MOST_CARRIED = 20;
export const CARRIED_NUMBER = /^(?:\d{1,6}(?:\.\d{1,3})?)?$/;
const UN_NUMBER = /^\d{4}$/;

const numberOf = (text = ''): string => (CARRIED_NUMBER.test(text) ? text : '');

const isSaid = (row: CarriedRow): boolean => Object.values(row).some((part) => part !== '');

/** `1263~2~860~1.45~III`, row by row: the number or `n`, pieces, kilograms, cubic metres and the packing group. */
export function carriedIn(text: string): CarriedRow[] {
  const rows = text.split(',').map((row): CarriedRow => {
    const [unNo = '', pieces, kg, m3, typed] = row.split('~');
    const group = PACKING_GROUPS.find((known) => known === typed) ?? '';
    return {
      unNo: UN_NUMBER.test(unNo) ? unNo : '',
      pieces: numberOf(pieces),
      kg: numberOf(kg),
      m3: numberOf(m3),
      group,
    };
  });
  return rows.filter(isSaid).slice(0, MOST_CARRIED);
}

/** The same rows as an address says them; null where there are none. */
export function carriedText(rows: readonly CarriedRow[]): string | null {
  const said = rows.filter(isSaid).map(({ unNo, pieces, kg, m3, group }) => [unNo || 'n', pieces, kg, m3, group]);
  return said.length === 0 ? null : said.map((row) => row.join('~').replace(/~+$/, '')).join(',');
}
