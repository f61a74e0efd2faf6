import { PACKING_GROUPS, type PackingGroup } from '../goods/dangerous-goods';
import { readCarriedRows, carriedText, type CarriedRow } from './carried';
import { plainText, wideText } from '../values/wide-text';
import { BOX_TYPES, MOST_BOXES, type BoxType } from './search';
import { isDay, type Day } from '../values/days';
import { addressIn } from './address-query';
import type { SailingSearch } from './sailing';

export type SailingsQuery = {
  org: string | null;
  dst: string | null;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  goods: string | null;
  group?: PackingGroup | null | undefined;
  etd: Day | null;
  boxType: BoxType;
  boxes: number;
  rows?: string | undefined;
};

/** Search fields common to all modes; most have no boxes. */
export type AskedAbout = Omit<SailingsQuery, 'boxType' | 'boxes'> & Partial<Pick<SailingsQuery, 'boxType' | 'boxes'>>;

const PORT = /^[A-Z]{5}$/;
const UN_NUMBER = /^\d{4}$/;
const LONGEST_NAME = 60;

const matching = (text: string | undefined, shape: RegExp) => (text !== undefined && shape.test(text) ? text : null);

function readBoxes(text: string | undefined): { boxType: BoxType; boxes: number } {
  const [type, count] = (text ?? '').split('*');
  const boxes = Number(count);
  return {
    boxType: BOX_TYPES.find((known) => known === type) ?? '20GP',
    boxes: Number.isInteger(boxes) && boxes >= 1 && boxes <= MOST_BOXES ? boxes : 1,
  };
}

export function readSailingsQuery(search: string): SailingsQuery {
  const query = addressIn(search);
  const rows = carriedText(readCarriedRows(query['rows'] ?? ''));
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
    ...readBoxes(query['box']),
    ...(rows !== null && { rows }),
  };
}

type MissingPart = 'org' | 'dst' | 'goods';

/** Missing answers before a price; dangerous goods need an identity. */
export const missingParts = ({ org, dst, isDanger, unNo, goods }: SailingsQuery): MissingPart[] => [
  ...(org === null ? (['org'] as const) : []),
  ...(dst === null || dst === org ? (['dst'] as const) : []),
  ...(isDanger === 'Y' && unNo === null && goods === null ? (['goods'] as const) : []),
];

export const isBlank = ({ org, dst, unNo, goods }: SailingsQuery): boolean =>
  [org, dst, unNo, goods].every((part) => part === null);

export const isSameQuery = (one: SailingsQuery | null, other: SailingsQuery): boolean =>
  one !== null &&
  (Object.keys({ ...one, ...other }) as (keyof SailingsQuery)[]).every((key) => one[key] === other[key]);

/** Goods rows of a new order: carried rows, or the picked entry of a UN number. */
function searchRows({ isDanger, unNo, goods, group, rows }: SailingsQuery): CarriedRow[] {
  if (rows !== undefined) return readCarriedRows(rows);
  if (isDanger !== 'Y' || unNo === null || !group) return [];
  return [{ unNo, group, pieces: '', kg: '', m3: '', ...(goods !== null && { name: wideText(goods) }) }];
}

export function searchFromQuery(asked: SailingsQuery): SailingSearch | null {
  const { org, dst, isDanger, unNo, boxType, boxes } = asked;
  if (org === null || dst === null || missingParts(asked).length > 0) return null;
  const rows = searchRows(asked);
  return {
    orgPortCode: org,
    dstPortCode: dst,
    isDanger,
    ...(unNo !== null && { unNo }),
    boxes: [{ type: boxType, count: boxes }],
    ...(rows.length > 0 && { rows }),
  };
}

export function askedAddress(path: string, asked: AskedAbout): string {
  const { org, dst, isDanger, unNo, goods, group = null, etd, boxType, boxes, rows = null } = asked;
  const box = boxType === undefined ? null : `${boxType}*${boxes}`;
  const words = { org, dst, d: isDanger, un: unNo, goods, pg: group, etd, box, rows };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join('&')}`;
}

/** Carried rows survive another day, port or box, but not other goods. */
export function carriedWords(before: string, after: string): readonly string[] {
  const [one, other] = [readSailingsQuery(before), readSailingsQuery(after)];
  const isSame = one.unNo === other.unNo && one.isDanger === other.isDanger && one.group === other.group;
  // A number may be named otherwise; general goods are their name.
  return isSame && (one.unNo !== null || one.goods === other.goods) ? ['rows'] : [];
}

/** The one row that an entry picked in the search made, if the rows are that. */
function pickedEntry({ unNo, rows = [] }: SailingSearch): { group: PackingGroup; name: string | null } | null {
  const [row, more] = rows;
  if (!row || more || row.unNo !== unNo) return null;
  const { group, name = null, ...amounts } = row;
  const isBare = carriedText([{ ...amounts, group: '' }]) === unNo;
  return group !== '' && isBare ? { group, name } : null;
}

export function queryFromSearch(search: SailingSearch, etd: Day | null) {
  const { orgPortCode, dstPortCode, isDanger, unNo, boxes, rows } = search;
  const picked = pickedEntry(search);
  const [[box], carried] = [boxes, picked === null ? carriedText(rows ?? []) : null];
  return {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger,
    unNo: unNo ?? null,
    goods: picked?.name ? plainText(picked.name) : null,
    ...(picked && { group: picked.group }),
    etd,
    boxType: box?.type ?? '20GP',
    boxes: box?.count ?? 1,
    ...(carried !== null && { rows: carried }),
  } satisfies SailingsQuery;
}
