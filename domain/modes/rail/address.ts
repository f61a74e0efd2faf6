import { carriedText, readCarriedRows } from '../../offer/carried';
import type { SailingsQuery } from '../../offer/sailing-address';
import { carriedWords, readSailingsQuery } from '../../offer/sailing-address';
import { addressIn } from '../../offer/address-query';
import { parseBoxRows, type BoxType } from '../../offer/search';
import { BOX_OWNERS, isRailBox, type BoxOwner, type CountedRail, type RailSearch } from './search';
import { readBorder, type BorderCode } from './corridor';
import { HEATINGS, type BoxHeating } from './winter';

export type RailQuery = SailingsQuery & {
  /** Box types besides the bar's, each once. */
  more: CountedRail[];
  /** Null for any. */
  border: BorderCode | null;
  owner: BoxOwner;
  heating: BoxHeating | null;
  hasPermit: boolean;
  isTrial: boolean;
};

const STATION = /^R[A-Z]{2}$/;

const readStation = (text: string | undefined): string | null =>
  text !== undefined && STATION.test(text) ? text : null;

const isRail = (one: { type: BoxType; count: number }): one is CountedRail => isRailBox(one.type);

/** True if the box parameter is readable; unreadable ones count as missing. */
const isBoxReadable = (box: string | undefined): boolean => parseBoxRows(box ?? '').length === 1;

/** An example has no further boxes. */
function readFurtherBoxes(text: string | undefined, boxType: BoxType): CountedRail[] {
  const told = parseBoxRows(text ?? '').filter(isRail);
  return told.filter(({ type }, at) => type !== boxType && told.findIndex((one) => one.type === type) === at);
}

export function readRailQuery(search: string): RailQuery {
  const { org, dst, border, own, heat, ap, box, more } = addressIn(search);
  const asked = readSailingsQuery(search);
  const isDanger = asked.isDanger === 'Y';
  return {
    ...asked,
    org: readStation(org),
    dst: readStation(dst),
    unNo: isDanger ? asked.unNo : null,
    border: readBorder(border),
    owner: BOX_OWNERS.find((one) => one === own) ?? 'COC',
    heating: HEATINGS.find((one) => one === heat) ?? null,
    hasPermit: isDanger && ap === 'Y',
    isTrial: !isBoxReadable(box),
    more: isBoxReadable(box) ? readFurtherBoxes(more, asked.boxType) : [],
  };
}

type RailMissing = 'org' | 'dst' | 'goods' | 'boxes';

export const missingParts = ({ org, dst, isDanger, unNo, boxType }: RailQuery): RailMissing[] => [
  ...(org === null ? (['org'] as const) : []),
  ...(dst === null || dst === org ? (['dst'] as const) : []),
  ...(isDanger === 'Y' && unNo === null ? (['goods'] as const) : []),
  ...(isRailBox(boxType) ? [] : (['boxes'] as const)),
];

export function searchFromQuery(asked: RailQuery): RailSearch | null {
  const { org, dst, isDanger, unNo, goods, group, rows = '', boxType, boxes, more, isTrial, border } = asked;
  const { owner, heating, hasPermit, etd } = asked;
  if (org === null || dst === null || !isRailBox(boxType) || missingParts(asked).length > 0) return null;
  return {
    orgPortCode: org,
    dstPortCode: dst,
    border,
    isDanger,
    unNo,
    goods,
    ...(isDanger === 'Y' && group && { group }),
    ...(rows !== '' && { rows: readCarriedRows(rows) }),
    boxes: [{ type: boxType, count: boxes }, ...more],
    isTrial,
    owner,
    heating,
    hasPermit,
    from: etd,
  };
}

/** Box owner and extra boxes survive a new search, the border only on the same route; heating and rows belong to the goods. */
export function keptWords(before: string, after: string): string[] {
  const [one, other] = [readRailQuery(before), readRailQuery(after)];
  const isSameWay = one.org === other.org && one.dst === other.dst;
  return ['own', 'more', ...carriedWords(before, after), ...(isSameWay ? ['border'] : [])];
}

export function railAddress(path: string, asked: RailQuery): string {
  const { org, dst, isDanger, unNo, goods, group = null, etd, boxType, boxes, rows = null, more, isTrial } = asked;
  const { border, owner, heating, hasPermit } = asked;
  const words = {
    org,
    dst,
    d: isDanger,
    un: unNo,
    goods,
    pg: group,
    etd,
    box: isTrial ? null : `${boxType}*${boxes}`,
    more: isTrial || more.length === 0 ? null : more.map(({ type, count }) => `${type}*${count}`).join(),
    border,
    own: owner === 'COC' ? null : owner,
    heat: heating,
    rows,
    ap: hasPermit ? 'Y' : null,
  };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join('&')}`;
}

export const queryFromSearch = (search: RailSearch): RailQuery => ({
  org: search.orgPortCode,
  dst: search.dstPortCode,
  border: search.border,
  isDanger: search.isDanger,
  unNo: search.unNo,
  goods: search.goods,
  ...(search.group && { group: search.group }),
  ...(search.rows && { rows: carriedText(search.rows) ?? undefined }),
  etd: search.from,
  boxType: search.boxes[0]?.type ?? '20GP',
  boxes: search.boxes[0]?.count ?? 1,
  more: search.boxes.slice(1),
  owner: search.owner,
  heating: search.heating,
  hasPermit: search.hasPermit,
  isTrial: search.isTrial,
});
