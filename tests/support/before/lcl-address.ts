import { addressIn } from '../../../domain/offer/address-query';
import { isDay } from '../../../domain/values/days';
import { digitsIn } from '../../../domain/values/typed-number';
import type { LoadMode } from '../../../domain/offer/load';
import { groupIn, type LclAsked } from './lcl-asked';
import { GENERAL_ROW, isGeneralTyped, type LclTyped, MOST_ROWS, ROWS_KEPT } from './lcl-search';

const PORT = /^[A-Z]{5}$/;
const UN_NUMBER = /^\d{4}$/;
/** As much of a number as an address carries. */
const NUMBER = /^\d{1,6}(?:\.\d{1,3})?$/;

const matching = (text: string | undefined, shape: RegExp): string =>
  text !== undefined && shape.test(text) ? text : '';

const blankRow: LclTyped = { unNo: '', pieces: '', kg: '', m3: '', longCm: '', group: '' };

/**
 * `1263~2~860~1.45~120~III`: the number, `g` for general goods beside dangerous ones or `n` for none, pieces, kilograms,
 * cubic metres and, where they matter, the longest edge and the packing group.
 */
function rowIn(text: string): LclTyped {
  const [unNo, pieces, kg, m3, longCm, group] = text.split('~');
  return {
    unNo: unNo === GENERAL_ROW ? GENERAL_ROW : matching(unNo, UN_NUMBER),
    pieces: matching(pieces, NUMBER),
    kg: matching(kg, NUMBER),
    m3: matching(m3, NUMBER),
    longCm: matching(longCm, NUMBER),
    group: groupIn(group) ?? '',
  };
}

/** The home page names the goods by `un` alone: a row whose amounts are still to come. */
function rowsIn(rows: string | undefined, unNo: string): LclTyped[] {
  if (rows !== undefined && rows !== '') return rows.split(',').slice(0, ROWS_KEPT).map(rowIn);
  return [{ ...blankRow, unNo }];
}

export function lclAskedIn(search: string): LclAsked {
  const query = addressIn(search);
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

const isSaid = (row: LclTyped): boolean => Object.values(row).some((part) => part !== '');

/** Nothing is written that could not be read again: the comma of 1,200 would part its row in two. */
function rowText(row: LclTyped): string {
  const { unNo, pieces, kg, m3, longCm, group } = row;
  const amounts = [pieces, kg, m3, longCm].map((typed) => matching(digitsIn(typed) ?? '', NUMBER));
  const named = isGeneralTyped(row) ? GENERAL_ROW : matching(unNo.trim(), UN_NUMBER);
  return [named || 'n', ...amounts, group].join('~').replace(/~{1,2}$/, '');
}

/** The rows as the address says them; their words are those of the question. */
export const LCL_LOAD: LoadMode<LclTyped> = {
  most: MOST_ROWS,
  kept: ROWS_KEPT,
  blank: blankRow,
  parts: ['unNo', 'pieces', 'kg', 'm3', 'longCm', 'group'],
  // A group of one substance is none of another.
  otherGoods: (row) => ({ ...row, group: '' }),
  picked: (_, { packingGroup }) => ({ group: packingGroup ?? '' }),
  read(search) {
    const { isDanger, isStackable, rows } = lclAskedIn(search);
    return { isDanger, isStackable, rows };
  },
  words({ isDanger, isStackable, rows }) {
    const said = rows.filter(isSaid);
    return {
      d: isDanger,
      rows: said.length > 0 ? said.map(rowText).join(',') : null,
      stack: isStackable ? null : 'N',
      un: null,
      goods: null,
    };
  },
};

/** The same question at a page of the house. */
export function lclAddress(path: string, { org, dst, isDanger, rows, isStackable, etd }: LclAsked): string {
  const words = { org, dst, ...LCL_LOAD.words({ isDanger, isStackable, rows }), etd };
  const query = Object.entries(words).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return `${path}?${query.join('&')}`;
}
