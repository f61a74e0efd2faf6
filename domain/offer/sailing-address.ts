import { PACKING_GROUPS, type PackingGroup } from '../goods/dangerous-goods';
import { carriedIn, carriedText, type CarriedRow } from './carried';
import { BOX_TYPES, MOST_BOXES, type BoxType } from './search';
import { isDay, type Day } from '../values/days';
import { addressIn } from './address-query';
import type { SailingSearch } from './sailing';

/** What the address of the sailings asks for, in codes. What it leaves out, or says wrongly, is null or as usual. */
export type SailingsQuery = {
  org: string | null;
  dst: string | null;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  goods: string | null;
  /** Where a number means goods of several. */
  group?: PackingGroup | null | undefined;
  etd: Day | null;
  boxType: BoxType;
  boxes: number;
  /** Rows of goods that came along from another search, in the words of an address. */
  rows?: string | undefined;
};

/** What any search asks about: most ask for no boxes. */
export type AskedAbout = Omit<SailingsQuery, 'boxType' | 'boxes'> & Partial<Pick<SailingsQuery, 'boxType' | 'boxes'>>;

const PORT = /^[A-Z]{5}$/;
const UN_NUMBER = /^\d{4}$/;
const LONGEST_NAME = 60;

const matching = (text: string | undefined, shape: RegExp) => (text !== undefined && shape.test(text) ? text : null);

function boxesIn(text: string | undefined): { boxType: BoxType; boxes: number } {
  const [type, count] = (text ?? '').split('*');
  const boxes = Number(count);
  return {
    boxType: BOX_TYPES.find((known) => known === type) ?? '20GP',
    boxes: Number.isInteger(boxes) && boxes >= 1 && boxes <= MOST_BOXES ? boxes : 1,
  };
}

export function askedIn(search: string): SailingsQuery {
  const query = addressIn(search);
  const rows = carriedText(carriedIn(query['rows'] ?? ''));
  const name = query['goods']?.trim().slice(0, LONGEST_NAME) ?? '';
  const group = PACKING_GROUPS.find((known) => known === query['pg']);
  return {
    org: matching(query['org'], PORT),
    dst: matching(query['dst'], PORT),
    isDanger: query['d'] === 'N' ? 'N' : 'Y',
    unNo: matching(query['un'], UN_NUMBER),
    goods: name === '' ? null : name,
    ...(group && { group }),
    etd: query['etd'] !== undefined && isDay(query['etd']) ? query['etd'] : null,
    ...boxesIn(query['box']),
    ...(rows !== null && { rows }),
  };
}

type MissingPart = 'org' | 'dst' | 'goods';

/** What has to be said before a price can be: dangerous goods above all by what they are. */
export const missingIn = ({ org, dst, isDanger, unNo, goods }: SailingsQuery): MissingPart[] => [
  ...(org === null ? (['org'] as const) : []),
  ...(dst === null || dst === org ? (['dst'] as const) : []),
  ...(isDanger === 'Y' && unNo === null && goods === null ? (['goods'] as const) : []),
];

export const isBlank = ({ org, dst, unNo, goods }: SailingsQuery): boolean =>
  [org, dst, unNo, goods].every((part) => part === null);

/** The same question, however it is filtered or sorted. */
export const isSameAsked = (one: SailingsQuery | null, other: SailingsQuery): boolean =>
  one !== null &&
  (Object.keys({ ...one, ...other }) as (keyof SailingsQuery)[]).every((key) => one[key] === other[key]);

/** The goods an order begins with: what came along, or the entry that was picked where a number means several. */
function rowsOf({ isDanger, unNo, group, rows }: SailingsQuery): CarriedRow[] {
  if (rows !== undefined) return carriedIn(rows);
  return isDanger === 'Y' && unNo !== null && group ? [{ unNo, group, pieces: '', kg: '', m3: '' }] : [];
}

/** The question as the gateway takes it; null while something is missing. */
export function searchOf(asked: SailingsQuery): SailingSearch | null {
  const { org, dst, isDanger, unNo, boxType, boxes } = asked;
  if (org === null || dst === null || missingIn(asked).length > 0) return null;
  const rows = rowsOf(asked);
  return {
    orgPortCode: org,
    dstPortCode: dst,
    isDanger,
    ...(unNo !== null && { unNo }),
    boxes: [{ type: boxType, count: boxes }],
    ...(rows.length > 0 && { rows }),
  };
}

/** The same question at another page of the house, or on any day. */
export function askedAddress(path: string, asked: AskedAbout): string {
  const { org, dst, isDanger, unNo, goods, group = null, etd, boxType, boxes, rows = null } = asked;
  const box = boxType === undefined ? null : `${boxType}*${boxes}`;
  const words = { org, dst, d: isDanger, un: unNo, goods, pg: group, etd, box, rows };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join('&')}`;
}

/** Goods that came along stay with another day, port or box; not with other goods. */
export function carriedOn(before: string, after: string): readonly string[] {
  const [one, other] = [askedIn(before), askedIn(after)];
  return one.unNo === other.unNo && one.isDanger === other.isDanger && one.group === other.group ? ['rows'] : [];
}

/** The entry alone that a number was picked for; null where more came along. */
const pickedIn = ({ unNo, rows = [] }: SailingSearch): PackingGroup | null =>
  PACKING_GROUPS.find((group) => carriedText(rows) === `${unNo}~~~~${group}`) ?? null;

/** A question of the gateway as an address asks it. */
export function askedFor(search: SailingSearch, etd: Day | null) {
  const { orgPortCode, dstPortCode, isDanger, unNo, boxes, rows } = search;
  const group = pickedIn(search);
  const [[box], carried] = [boxes, group === null ? carriedText(rows ?? []) : null];
  return {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger,
    unNo: unNo ?? null,
    goods: null,
    ...(group && { group }),
    etd,
    boxType: box?.type ?? '20GP',
    boxes: box?.count ?? 1,
    ...(carried !== null && { rows: carried }),
  } satisfies SailingsQuery;
}
