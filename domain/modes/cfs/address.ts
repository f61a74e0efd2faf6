import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import { BOX_TYPES, MOST_BOXES, type BoxType } from '../../offer/search';
import { daysAfter, isDay, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { addressIn } from '../../offer/address-query';
import { parseNumber } from '../../values/typed-number';
import { CFS_BOXES, MOST_TONS, type CfsSearch } from './search';

export type CfsQuery = {
  org: string | null;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  goods: string | null;
  group?: PackingGroup | undefined;
  boxType: BoxType;
  boxes: number;
  etd: Day | null;
  /** `2026-12-05T18:00`, China time. */
  cut: string | null;
  tons: string;
  /** Station code and day from a link. */
  st: string | null;
  day: Day | null;
};

const PORT = /^[A-Z]{5}$/;
const STATION = /^[A-Z]{4}$/;
const UN_NUMBER = /^\d{4}$/;
const CUT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const LONGEST_NAME = 60;
const LONGEST_NUMBER = 12;

const matching = (text: string | undefined, shape: RegExp) => (text !== undefined && shape.test(text) ? text : null);

function readBoxes(text: string | undefined): Pick<CfsQuery, 'boxType' | 'boxes'> {
  const [type, count] = (text ?? '').split('*');
  const boxes = Number(count);
  return {
    boxType: BOX_TYPES.find((known) => known === type) ?? '20GP',
    boxes: Number.isInteger(boxes) && boxes >= 1 && boxes <= MOST_BOXES ? boxes : 1,
  };
}

export function readCfsQuery(search: string): CfsQuery {
  const { org, d, un, goods, pg, box, etd, cut, tons, st, day } = addressIn(search);
  const isDanger = d === 'N' ? 'N' : 'Y';
  const unNo = isDanger === 'Y' ? matching(un, UN_NUMBER) : null;
  const group = unNo === null ? undefined : PACKING_GROUPS.find((known) => known === pg);
  const moment = matching(cut, CUT);
  return {
    org: matching(org, PORT),
    isDanger,
    unNo,
    goods: isDanger === 'N' || unNo !== null ? goods?.trim().slice(0, LONGEST_NAME) || null : null,
    ...(group && { group }),
    ...readBoxes(box),
    etd: etd !== undefined && isDay(etd) ? etd : null,
    cut: moment !== null && parseMoment(moment) !== null ? moment : null,
    tons: tons?.slice(0, LONGEST_NUMBER) ?? '',
    st: matching(st, STATION),
    day: day !== undefined && isDay(day) ? day : null,
  };
}

type CfsMissing = 'org' | 'goods' | 'boxes' | 'mass' | 'cut';

const isStuffed = (type: string): type is CfsSearch['boxType'] => CFS_BOXES.some((one) => one === type);

function readTons(typed: string): number | null {
  const tons = parseNumber(typed, 3);
  return tons !== null && tons > 0 && tons <= MOST_TONS ? tons : null;
}

export function missingParts({ org, isDanger, unNo, boxType, tons, etd, cut }: CfsQuery): CfsMissing[] {
  const said: Readonly<Record<CfsMissing, boolean>> = {
    org: org !== null,
    goods: isDanger === 'N' || unNo !== null,
    boxes: isStuffed(boxType),
    mass: tons.trim() === '' || readTons(tons) !== null,
    // The port cut-off precedes the sailing.
    cut: etd === null || cut === null || etd >= cut.slice(0, 10),
  };
  return (['org', 'goods', 'boxes', 'mass', 'cut'] as const).filter((part) => !said[part]);
}

/** Default port cut-off: 18:00 on the day before sailing. */
const CUT_BEFORE_SAILING = 'T18:00';

export function searchFromCfsQuery(asked: CfsQuery): CfsSearch | null {
  const { org, isDanger, unNo, goods, group, boxType, boxes, etd, cut, tons } = asked;
  if (org === null || !isStuffed(boxType) || missingParts(asked).length > 0) return null;
  const before = etd === null ? null : `${daysAfter(etd, -1)}${CUT_BEFORE_SAILING}`;
  return {
    port: org,
    isDanger,
    unNo,
    goods,
    ...(group && { group }),
    boxType,
    boxes,
    tons: readTons(tons),
    cut: cut ?? before,
    isCutTyped: cut !== null,
  };
}

/** Address parameters below the bar; the bar holds the rest. */
export const PLAN_WORDS = ['cut', 'tons'] as const;

export function cfsAddress(path: string, asked: CfsQuery): string {
  const { org, isDanger, unNo, goods, group = null, boxType, boxes, etd, cut, tons, st, day } = asked;
  const words = {
    org,
    d: isDanger,
    un: unNo,
    goods,
    pg: group,
    box: `${boxType}*${boxes}`,
    etd,
    cut,
    tons: tons || null,
    st,
    day,
  };
  const query = Object.entries(words).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${path}?${query.join('&')}`;
}
