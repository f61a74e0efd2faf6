import { airSchedule } from '../../contract/modes/air/search';
import { TRIAL } from '../../domain/modes/air/search';
import { dayAt } from '../../domain/values/days';
import { departuresOf } from '../../server/modes/air/departures';
import { FLIGHTS } from '../../server/modes/air/flights';
import { DAYS } from '../../server/modes/air/offers';
import { measureSearches, MOST_MS } from './support/searches';
import type { Question } from './throughput/load';

const today = dayAt(Date.now());
const flights = FLIGHTS.reduce((all, flight) => all + departuresOf(flight, today, DAYS).length, 0);

/** For a belly, for a freighter, of several groups, of a share, batteries, and what nothing flies. */
const DANGEROUS = [
  { unNo: '1090', net: 5 },
  { unNo: '1093', net: 20 },
  { unNo: '1263', net: 60, group: 'III' },
  { unNo: '2014', net: 1, percent: 30 },
  { unNo: '3480', net: 10, soc: 30, wh: 90 },
  { unNo: '1040', net: 1 },
];
const GENERAL = { isDanger: 'N', unNo: null, net: null };
const SAID = { group: null, percent: null, soc: null, wh: null, ready: null, sizes: [], isTrial: false };

const question = (way: number, goods: number, kg: number): Question => {
  const { org, dst } = FLIGHTS[way % FLIGHTS.length] ?? { org: { code: '' }, dst: { code: '' } };
  const of = DANGEROUS[goods];
  const asked = of ? { isDanger: 'Y', ...SAID, ...of } : { ...SAID, ...GENERAL };
  const load = { orgPortCode: org.code, dstPortCode: dst.code, pieces: 1, kg, m3: Number(TRIAL.m3), ...asked };
  return { method: 'POST', path: airSchedule.path, body: JSON.stringify(load) };
};

const GOODS = DANGEROUS.length + 1;
/** Weights in every round, so that no two questions are alike. */
const WEIGHTS = 8;

console.log(`${flights} flights of ${DAYS} days on ${FLIGHTS.length} ways`);
await measureSearches({
  /** Every way once. */
  usual: FLIGHTS.map((_, way) => question(way, 0, 100)),
  /** Ways, goods and weights mixed. */
  unheard: (round) =>
    Array.from({ length: FLIGHTS.length * GOODS * WEIGHTS }, (_, at) =>
      question(
        at,
        Math.floor(at / FLIGHTS.length) % GOODS,
        101 + round * WEIGHTS + Math.floor(at / (FLIGHTS.length * GOODS)),
      ),
    ),
});
console.log(`goal: p99 <= ${MOST_MS} ms`);
