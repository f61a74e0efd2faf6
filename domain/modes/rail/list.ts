import { dayAt, daysAfter, weekdayOf, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import type { RailDetail } from './detail';
import type { RailFindingCode } from './finding';
import type { RailOffer } from './quote';
import { twentyUnits } from './wagons';

const CHOSEN: readonly RailFindingCode[] = [
  'railWinterUnknown',
  'railWinterInhibited',
  'railWinterHeated',
  'railWinterLiner',
  'railWinterFreeze',
  'railWinterCold',
];

export const winterFindings = ({ detail }: Pick<RailOffer, 'detail'>): RailDetail['findings'] =>
  detail.findings.filter(({ code }) => CHOSEN.includes(code));

export const departureDay = ({ leavesAt }: Pick<RailOffer, 'leavesAt'>): Day => dayAt(parseMoment(leavesAt) ?? 0);

const DAYS_IN_WEEK = 7;
/** Days since Monday; Sunday is 0 in `weekdayOf`. */
const sinceMonday = (day: Day): number => (weekdayOf(day) + 6) % DAYS_IN_WEEK;

export function departureWeeks(offers: readonly Pick<RailOffer, 'leavesAt'>[]): Day[][] {
  const days = offers.map(departureDay).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weeks: Day[][] = [];
  for (let monday = daysAfter(first, -sinceMonday(first)); monday <= last; monday = daysAfter(monday, DAYS_IN_WEEK)) {
    const from = monday;
    weeks.push(Array.from({ length: DAYS_IN_WEEK }, (_, at) => daysAfter(from, at)));
  }
  return weeks;
}

export const boxesLeft = ({ left }: Pick<RailOffer, 'left'>, type: string): number =>
  Math.floor((left[0]?.amount ?? 0) / twentyUnits(type));
