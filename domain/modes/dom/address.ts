import type { LoadMode } from '../../offer/load';
import type { SearchForm } from '../../offer/search';
import type { Port } from '../../places/ports';
import { askedAddress, askedIn, type SailingsQuery } from '../../offer/sailing-address';
import { isDay, type Day } from '../../values/days';
import { addressIn } from '../../offer/address-query';
import { pathOf } from '../../routes';
import { findDoor } from '../../places/door-cities';
import { homePort } from './ports';
import { type DomRowText, type HomeBox, isHomeBox, TAX_RATES } from './search';

/** What an address asks for; what it says wrongly is left out. */
export type DomQuery = {
  org: string | null;
  dst: string | null;
  etd: Day | null;
  /** Null for boxes that do not sail between the ports of the mainland. */
  boxType: HomeBox | null;
  boxes: number;
  row: DomRowText;
};

/** As much of a weight as an address carries; what cannot be read as one is said to be wrong, and not left out. */
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

const cityIn = (code = ''): string => (findDoor(code) ? code : '');

function rowIn(search: string): DomRowText {
  const { d = '', kg = '', from, to, tax } = addressIn(search);
  const { unNo, goods } = askedIn(search);
  return {
    ...blank,
    nature: ['Y', 'N'].includes(d) ? d : '',
    unNo: unNo ?? '',
    // Of what has a number the library knows the name.
    goods: unNo === null ? (goods ?? '') : '',
    kg: kg.trim().slice(0, LONGEST_WEIGHT),
    from: cityIn(from),
    to: cityIn(to),
    tax: TAX_RATES.find((rate) => rate === tax) ?? blank.tax,
  };
}

const portIn = (code: string | null): string | null => (code !== null && homePort(code) ? code : null);

export function domAskedIn(search: string): DomQuery {
  const { org, dst, etd, boxType, boxes } = askedIn(search);
  const row = rowIn(search);
  return { org: portIn(org), dst: portIn(dst), etd, boxType: isHomeBox(boxType) ? boxType : null, boxes, row };
}

const said = (text: string): string | null => (text.trim() === '' ? null : encodeURIComponent(text.trim()));

type Ends = Pick<DomQuery, 'org' | 'dst'>;

/** Has a port come to the other end, and none stayed where it was? */
export const areTurned = (was: Ends, { org, dst }: Ends): boolean =>
  org !== was.org && dst !== was.dst && ((org !== null && org === was.dst) || (dst !== null && dst === was.org));

/** A door goes with its port. */
export const turned = <TRow extends Pick<DomRowText, 'from' | 'to'>>(row: TRow): TRow => ({
  ...row,
  from: row.to,
  to: row.from,
});

/** What is to go, as the address says it. */
export const DOM_LOAD: LoadMode<DomRowText> = {
  most: 1,
  blank,
  parts: ['nature', 'unNo', 'kg', 'from', 'to', 'tax'],
  read(search) {
    const row = rowIn(search);
    return { isDanger: row.nature === 'N' ? 'N' : 'Y', isStackable: true, rows: [row] };
  },
  moved: (row, was, now) => (areTurned(domAskedIn(was), domAskedIn(now)) ? turned(row) : row),
  words: ({ rows: [row = blank] }) => ({
    d: said(row.nature),
    un: said(row.unNo),
    goods: row.unNo === '' ? said(row.goods) : null,
    kg: said(row.kg),
    from: said(row.from),
    to: said(row.to),
    tax: row.tax === blank.tax ? null : row.tax,
  }),
};

/** The ports, the day and the boxes stand in the bar; what lies in them has a place of its own. */
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

/** What is asked once the bar above says something else: everything beside it is said of those ports and boxes. */
export function withBar(asked: DomQuery, { org, dst, etd, boxType, boxes }: Bar): DomQuery {
  const ends = { org: portIn(org?.code ?? null), dst: portIn(dst?.code ?? null) };
  return {
    ...asked,
    ...ends,
    etd: isDay(etd) ? etd : null,
    boxType: isHomeBox(boxType) ? boxType : null,
    boxes,
    row: areTurned(asked, ends) ? turned(asked.row) : asked.row,
  };
}

/** The same question at the page of the voyages. */
export function domAddress({ org, dst, etd, boxType, boxes, row }: DomQuery): string {
  const load = DOM_LOAD.words({ isDanger: 'N', isStackable: true, rows: [row] });
  const words = { org, dst, ...load, etd, box: `${boxType ?? '20GP'}*${boxes}` };
  const query = Object.entries(words).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return `${pathOf('domesticTrade')}?${query.join('&')}`;
}

/** Where a person is asked for a price; `dom` says that the goods stay in the country. */
export const enquiryFor = (asked: DomQuery, etd: Day | null): string =>
  `${askedAddress(pathOf('enquiryFcl'), { ...inBar(asked), etd })}&dom=Y`;
