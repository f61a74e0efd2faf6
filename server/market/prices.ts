import type { LowestPrice } from '../../contract/market';
import type { BoxType } from '../../domain/booking';
import { daysAfter, weekdayOf, weekOf, type Day } from '../../domain/days';
import { DOLLAR, exchanged, minorUnits, roundedUp, YUAN } from '../../domain/money';
import { seaPort } from '../ports/sea-port';
import { LEAD_DAYS, localYuan, OCEAN_USD, USUAL_CLASS, YUAN_FOR_DOLLAR } from './tariff';

export type Asked = { line?: string | undefined; isDanger: 'Y' | 'N'; boxType: BoxType };

const LANES = [
  ['CNSHA', 'NLRTM'],
  ['CNNGB', 'AEJEA'],
  ['CNSHA', 'USLAX'],
  ['CNTAO', 'SGSIN'],
  ['CNTXG', 'KRPUS'],
  ['CNNGB', 'INNSA'],
  ['CNSHA', 'BRSSZ'],
  ['CNXMN', 'AUSYD'],
] as const;

const WEEKS = 8;
const SWING = 0.08;

/** Always the same number between 0 and 1 for the same words: the demo is new every week and never jumps about in it. */
function seeded(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** A market moves, but not from one end to the other within a week. */
const swing = (lane: string, week: number) =>
  [0, 1, 2].map((back) => seeded(`${lane} ${week - back}`) * 2 - 1).reduce((all, one) => all + one, 0) / 3;

function totalIn(lane: string, line: string, week: number, { isDanger, boxType }: Asked): number {
  const ocean = (OCEAN_USD[line]?.[boxType] ?? 0) * (isDanger === 'Y' ? USUAL_CLASS.factor : 1);
  const local = minorUnits(localYuan(boxType, isDanger === 'Y'));
  return minorUnits(ocean * (1 + SWING * swing(lane, week))) + roundedUp(local / YUAN_FOR_DOLLAR);
}

/** Every lane sails once a week, on a day of its own. */
function nextSailing(lane: string, today: Day, lead: number): Day {
  const first = daysAfter(today, lead);
  const sailsOn = Math.floor(seeded(lane) * 7);
  return daysAfter(first, (sailsOn - weekdayOf(first) + 7) % 7);
}

function priceOf([from, to]: (typeof LANES)[number], today: Day, asked: Asked): LowestPrice {
  const [org, dst] = [seaPort(from), seaPort(to)];
  const lane = `${from}-${to}`;
  const week = weekOf(today);
  const history = Array.from({ length: WEEKS }, (_, at) => totalIn(lane, dst.line, week - WEEKS + 1 + at, asked));
  const [before = 0, now = 0] = history.slice(-2);
  const total = { amount: now, currency: DOLLAR };
  return {
    org: { code: org.code, name: org.nameCn },
    dst: { code: dst.code, name: dst.nameCn },
    etd: nextSailing(lane, today, LEAD_DAYS[asked.isDanger]),
    transitDays: [...dst.transitDays],
    total,
    totalYuan: exchanged(total, YUAN, YUAN_FOR_DOLLAR),
    history,
    change: Math.round(((now - before) / before) * 1000),
  };
}

/** This week's lowest total of every lane, or of those of one line. */
export const lowestPrices = (today: Day, asked: Asked): LowestPrice[] =>
  LANES.filter(([, to]) => asked.line === undefined || seaPort(to).line === asked.line).map((lane) =>
    priceOf(lane, today, asked),
  );
