import { etdList } from '../../contract/sailings';
import { dayAt } from '../../domain/values/days';
import { findLane, laneKeys } from '../../server/sea/lanes';
import { departuresOf } from '../../server/sea/timetable';
import { measureSearches, MOST_MS } from './support/searches';
import type { Question } from './throughput/load';

const WEEKS = 26;
const LEAST_SHARE = 0.4;

const lanes = laneKeys().map((key) => key.split('-') as [string, string]);
const today = dayAt(Date.now());
const sailings = lanes.reduce((all, [org, dst]) => {
  const lane = findLane(org, dst);
  return all + (lane ? departuresOf(lane, today, WEEKS).length : 0);
}, 0);

const question = (org: string, dst: string, count: number, unNo: string): Question => ({
  method: 'POST',
  path: etdList.path,
  body: JSON.stringify({ orgPortCode: org, dstPortCode: dst, unNo, boxes: [{ type: '20GP', count }] }),
});

console.log(`${sailings} sailings on ${lanes.length} lanes`);
await measureSearches({
  market: { weeks: WEEKS },
  /** Every lane once. */
  usual: lanes.map(([org, dst]) => question(org, dst, 1, '1230')),
  /** Lanes and goods mixed. */
  unheard: (round) =>
    ['1230', '1090', '1830', '2014', '1593', '1823', '3082'].flatMap((unNo, goods) =>
      lanes.map((_, at) => {
        const [org, dst] = lanes[(at * 397) % lanes.length] ?? ['', ''];
        return question(org, dst, 2 + (round % 6) * 7 + goods, unNo);
      }),
    ),
});
console.log(`goal: p99 <= ${MOST_MS} ms, at least ${LEAST_SHARE} of a route that does nothing`);
