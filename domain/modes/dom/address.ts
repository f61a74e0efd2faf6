import type { LoadMode } from '../../offer/load';
import type { SearchForm } from '../../offer/search';
import type { Port } from '../../places/ports';
import { askedAddress, readSailingsQuery, type SailingsQuery } from '../../offer/sailing-address';
import { isDay, type Day } from '../../values/days';
import { addressIn } from '../../offer/address-query';
import { routePath } from '../../routes';
import { findDoorCityByCode } from '../../places/door-cities';
import { homePort } from './ports';
import { type DomRowText, type HomeBox, isHomeBox, TAX_RATES } from './search';

export type DomQuery = {
  org: string | null;
  dst: string | null;
  etd: Day | null;
  /** Null for box types not used in domestic shipping. */
  boxType: HomeBox | null;
  boxes: number;
  row: DomRowText;
};

/** Longest weight in an address; unreadable text is kept so that it shows as an error. */
const LONGEST_WEIGHT = 12;

const blank: DomRowText = {
  unNo: '',
  pieces: '',
  kg: '',
  m3: '',
  nature: '',
  goods: '',
  from: '',
  to: '',
  tax: TAX_RATES[0],
};

const readCity = (code = ''): string => (findDoorCityByCode(code) ? code : '');

function readDomRow(search: string): DomRowText {
  const { d = '', kg = '', from, to, tax } = addressIn(search);
  const { unNo, goods } = readSailingsQuery(search);
  return {
    ...blank,
    nature: ['Y', 'N'].includes(d) ? d : '',
    unNo: unNo ?? '',
    // Goods with a UN number get their name from the library.
    goods: unNo === null ? (goods ?? '') : '',
    kg: kg.trim().slice(0, LONGEST_WEIGHT),
    from: readCity(from),
    to: readCity(to),
    tax: TAX_RATES.find((rate) => rate === tax) ?? blank.tax,
  };
}

const readPort = (code: string | null): string | null => (code !== null && homePort(code) ? code : null);

export function readDomQuery(search: string): DomQuery {
  const { org, dst, etd, boxType, boxes } = readSailingsQuery(search);
  const row = readDomRow(search);
  return { org: readPort(org), dst: readPort(dst), etd, boxType: isHomeBox(boxType) ? boxType : null, boxes, row };
}

const encodeText = (text: string): string | null => (text.trim() === '' ? null : encodeURIComponent(text.trim()));

type Ends = Pick<DomQuery, 'org' | 'dst'>;

/** True if a port moved to the other end and neither stayed. */
export const areTurned = (was: Ends, { org, dst }: Ends): boolean =>
  org !== was.org && dst !== was.dst && ((org !== null && org === was.dst) || (dst !== null && dst === was.org));

export const swapEnds = <TRow extends Pick<DomRowText, 'from' | 'to'>>(row: TRow): TRow => ({
  ...row,
  from: row.to,
  to: row.from,
});

export const DOM_LOAD: LoadMode<DomRowText> = {
  most: 1,
  blank,
  parts: ['nature', 'unNo', 'kg', 'from', 'to', 'tax'],
  read(search) {
    const row = readDomRow(search);
    return { isDanger: row.nature === 'N' ? 'N' : 'Y', isStackable: true, rows: [row] };
  },
  moved: (row, was, now) => (areTurned(readDomQuery(was), readDomQuery(now)) ? swapEnds(row) : row),
  words: ({ rows: [row = blank] }) => ({
    d: encodeText(row.nature),
    un: encodeText(row.unNo),
    goods: row.unNo === '' ? encodeText(row.goods) : null,
    kg: encodeText(row.kg),
    from: encodeText(row.from),
    to: encodeText(row.to),
    tax: row.tax === blank.tax ? null : row.tax,
  }),
};

export const inBar = ({ org, dst, etd, boxType, boxes, row }: DomQuery): SailingsQuery => ({
  org,
  dst,
  isDanger: row.nature === 'N' ? 'N' : 'Y',
  unNo: row.unNo || null,
  goods: row.goods || null,
  etd,
  boxType: boxType ?? '20GP',
  boxes,
});

type Bar = Pick<SearchForm, 'etd' | 'boxType' | 'boxes'> & Record<'org' | 'dst', Pick<Port, 'code'> | null>;

/** Replaces the bar's part of the search; the other answers stay. */
export function withBar(asked: DomQuery, { org, dst, etd, boxType, boxes }: Bar): DomQuery {
  const ends = { org: readPort(org?.code ?? null), dst: readPort(dst?.code ?? null) };
  return {
    ...asked,
    ...ends,
    etd: isDay(etd) ? etd : null,
    boxType: isHomeBox(boxType) ? boxType : null,
    boxes,
    row: areTurned(asked, ends) ? swapEnds(asked.row) : asked.row,
  };
}

export function domAddress({ org, dst, etd, boxType, boxes, row }: DomQuery): string {
  const load = DOM_LOAD.words({ isDanger: 'N', isStackable: true, rows: [row] });
  const words = { org, dst, ...load, etd, box: `${boxType ?? '20GP'}*${boxes}` };
  const query = Object.entries(words).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return `${routePath('domesticTrade')}?${query.join('&')}`;
}

/** Enquiry address; `dom=Y` marks domestic goods. */
export const enquiryAddress = (asked: DomQuery, etd: Day | null): string =>
  `${askedAddress(routePath('enquiryFcl'), { ...inBar(asked), etd })}&dom=Y`;
