import type { LoadMode } from '../../offer/load';
import { isDay } from '../../values/days';
import { addressIn, type AddressQuery } from '../../offer/address-query';
import type { AddressWord } from '../../offer/address-words';
import type { FlexiQuery } from './asked';
import { LAYERS, UNLOADS, YES_NO, type FlexiRowText, type Layer } from './search';

const PORT = /^[A-Z]{5}$/;
const UN_NUMBER = /^\d{4}$/;
const LONGEST_NAME = 60;
const LONGEST_NUMBER = 12;

const matching = (text: string | undefined, shape: RegExp): string =>
  text !== undefined && shape.test(text) ? text : '';
const cut = (text: string | undefined, most: number): string => text?.trim().slice(0, most) ?? '';

const blank: FlexiRowText = {
  unNo: '',
  goods: '',
  pieces: '',
  kg: '',
  m3: '',
  tons: '',
  litres: '',
  density: '',
  loadTemp: '',
  viscosity: '',
  layer: '',
  food: 'N',
  heat: '',
  unload: 'PUMP',
};

const LETTERS: Readonly<Record<Layer, string>> = { SINGLE: 'S', MULTI: 'M' };

function readFlexiRow(query: AddressQuery): FlexiRowText {
  const typed = (key: AddressWord) => cut(query[key], LONGEST_NUMBER);
  return {
    ...blank,
    unNo: matching(query['un'], UN_NUMBER),
    goods: cut(query['goods'], LONGEST_NAME),
    tons: typed('q'),
    litres: typed('vol'),
    density: typed('rho'),
    loadTemp: typed('tf'),
    viscosity: typed('mu'),
    layer: LAYERS.find((one) => LETTERS[one] === query['layer']) ?? '',
    food: query['food'] === 'Y' ? 'Y' : 'N',
    heat: YES_NO.find((one) => one === query['heat']) ?? '',
    unload: UNLOADS.find((one) => one === query['unload']) ?? 'PUMP',
  };
}

/** A UN number means dangerous goods, whatever else the address says. */
export function readFlexiQuery(search: string): FlexiQuery {
  const query = addressIn(search);
  const row = readFlexiRow(query);
  const etd = query['etd'];
  return {
    org: matching(query['org'], PORT) || null,
    dst: matching(query['dst'], PORT) || null,
    isDanger: query['d'] === 'Y' || row.unNo !== '' ? 'Y' : 'N',
    row,
    etd: etd !== undefined && isDay(etd) ? etd : null,
  };
}

const encodeText = (text: string): string | null => (text.trim() === '' ? null : encodeURIComponent(text.trim()));

export const FLEXI_LOAD: LoadMode<FlexiRowText> = {
  most: 1,
  blank,
  parts: ['goods', 'tons', 'density', 'loadTemp'],
  // Density, viscosity, food grade and heating belong to the previous liquid, so they are cleared.
  otherGoods: (row) => ({ ...row, density: '', viscosity: '', food: 'N', heat: '' }),
  read(search) {
    const { isDanger, row } = readFlexiQuery(search);
    return { isDanger, isStackable: true, rows: [row] };
  },
  words({ isDanger, rows: [row = blank] }) {
    return {
      d: isDanger,
      un: isDanger === 'Y' ? encodeText(row.unNo) : null,
      goods: encodeText(row.goods),
      q: encodeText(row.tons),
      vol: encodeText(row.litres),
      rho: encodeText(row.density),
      tf: encodeText(row.loadTemp),
      mu: encodeText(row.viscosity),
      layer: row.layer === '' ? null : LETTERS[row.layer],
      food: row.food === 'Y' ? 'Y' : null,
      heat: row.heat === '' ? null : row.heat,
      unload: row.unload === 'PUMP' ? null : row.unload,
    };
  },
};

const buildAddress = (path: string, words: Readonly<Record<string, string | null>>): string =>
  `${path}?${Object.entries(words)
    .flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]))
    .join('&')}`;

export const flexiAddress = (path: string, { org, dst, isDanger, row, etd }: FlexiQuery): string =>
  buildAddress(path, { org, dst, ...FLEXI_LOAD.words({ isDanger, isStackable: true, rows: [row] }), etd });

export const tankAddress = (
  path: string,
  { org, dst, isDanger, row, etd }: FlexiQuery,
  unNo: string | null,
): string => {
  const number = unNo ?? (row.unNo === '' ? null : row.unNo);
  return buildAddress(path, {
    org,
    dst,
    d: number === null ? isDanger : 'Y',
    un: number,
    goods: encodeText(row.goods),
    q: encodeText(row.tons),
    tf: encodeText(row.loadTemp),
    etd,
  });
};
