import { airQuestion } from '../../goods/air/limit';
import type { LoadMode } from '../../offer/load';
import { LONGEST_NAME } from '../../question/blocks';
import { isDay } from '../../values/days';
import { addressIn, type AddressQuery } from '../../offer/address-query';
import type { AirQuery } from './asked';
import type { AirRowText } from './search';
import { sizesText, sizesTyped } from '../../offer/piece-sizes';

const AIRPORT = /^[A-Z]{3}$/;
const UN_NUMBER = /^\d{4}$/;
const GROUP = /^I{1,3}$/;
/** Bound on the UN numbers in one address. */
const NUMBERS = /^\d{4}(?:,\d{4}){0,18}$/;
const NUMBER = /^\d{1,6}(?:\.\d{1,3})?$/;
/** Longest amount; `MOST_OF_SIZES` is enough for fifty sizes. */
const MOST_LETTERS = 10;
const MOST_OF_SIZES = 1000;

const matching = (text: string | undefined, shape: RegExp): string =>
  text !== undefined && shape.test(text) ? text : '';

const blank: AirRowText = {
  unNo: '',
  pieces: '',
  kg: '',
  m3: '',
  size: '',
  net: '',
  group: '',
  percent: '',
  soc: '',
  wh: '',
  name: '',
  also: '',
};

/** Shows `120×80×94×2`; unreadable text stays unchanged. */
const formatSizes = (text: string): string => text.replaceAll('~', '×');

/** Keep an unreadable amount: dropping it would make the row look empty and count the example instead. */
const readAmount = (text = '', most = MOST_LETTERS): string => text.trim().slice(0, most);

const readAirRow = (query: AddressQuery): AirRowText => ({
  pieces: readAmount(query['pcs']),
  kg: readAmount(query['kg']),
  m3: readAmount(query['m3']),
  size: formatSizes(readAmount(query['size'], MOST_OF_SIZES)),
  unNo: matching(query['un'], UN_NUMBER),
  net: matching(query['net'], NUMBER),
  group: matching(query['pg'], GROUP),
  percent: matching(query['pct'], NUMBER),
  soc: matching(query['soc'], NUMBER),
  wh: matching(query['wh'], NUMBER),
  // A name beside no number picks no entry.
  name: matching(query['un'], UN_NUMBER) === '' ? '' : readAmount(query['goods'], LONGEST_NAME),
  also: matching(query['also'], NUMBERS),
});

export function readAirQuery(search: string): AirQuery {
  const query = addressIn(search);
  const ready = query['ready'] ?? query['etd'];
  return {
    org: matching(query['org'], AIRPORT) || null,
    dst: matching(query['dst'], AIRPORT) || null,
    isDanger: query['d'] === 'N' ? 'N' : 'Y',
    row: readAirRow(query),
    ready: ready !== undefined && isDay(ready) ? ready : null,
  };
}

const encodeText = (text: string): string | null => (text.trim() === '' ? null : encodeURIComponent(text.trim()));

function sizeWord({ size }: AirRowText): string | null {
  const sizes = sizesTyped(size);
  return sizes === null ? encodeText(size) : sizesText(sizes) || null;
}

export const AIR_LOAD: LoadMode<AirRowText> = {
  most: 1,
  blank,
  parts: ['unNo', 'pieces', 'kg', 'm3', 'size', 'net'],
  // Another UN number may count in another unit (L or kg), so its net amount is cleared; the piece count stays.
  otherGoods: (row) => ({ ...row, net: '', group: '', percent: '', soc: '', wh: '', name: '', also: '' }),
  picked: ({ unNo }, { packingGroup }) =>
    airQuestion(unNo) === 'group' && packingGroup !== null ? { group: packingGroup } : {},
  read(search) {
    const { isDanger, row } = readAirQuery(search);
    return { isDanger, isStackable: true, rows: [row] };
  },
  words({ isDanger, rows: [row = blank] }) {
    const ofGoods = (text: string): string | null => (isDanger === 'Y' ? encodeText(text) : null);
    return {
      d: isDanger,
      un: ofGoods(row.unNo),
      pg: ofGoods(row.group),
      pct: ofGoods(row.percent),
      net: ofGoods(row.net),
      soc: ofGoods(row.soc),
      wh: ofGoods(row.wh),
      also: isDanger === 'Y' ? row.also || null : null,
      pcs: encodeText(row.pieces),
      kg: encodeText(row.kg),
      m3: encodeText(row.m3),
      size: sizeWord(row),
      goods: row.unNo === '' ? null : ofGoods(row.name ?? ''),
    };
  },
};

export function airAddress(path: string, { org, dst, isDanger, row, ready }: AirQuery): string {
  const words = { org, dst, ...AIR_LOAD.words({ isDanger, isStackable: true, rows: [row] }), etd: ready };
  const query = Object.entries(words).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return `${path}?${query.join('&')}`;
}
