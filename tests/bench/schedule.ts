import { etdList } from '../../contract/sailings';
import { dayAt } from '../../domain/days';
import { listen } from '../../server/http/listen';
import { findLane, laneKeys } from '../../server/market/lanes';
import { departuresOf } from '../../server/market/timetable';
import { rounded } from './support/figures';
import { openTestBench } from './throughput/gateway';
import { type Load, load, type Question } from './throughput/load';

const ROUNDS = 5;
const WEEKS = 26;
const LEAST_SHARE = 0.4;
const MOST_MS = 20;

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

/** Every lane once: after the first round everybody asks what somebody has asked before. */
const usual = lanes.map(([org, dst]) => question(org, dst, 1, '1230'));
/** No two alike, lanes and goods mixed: what a search costs that nobody has asked before. */
const unheard = (round: number) =>
  ['1230', '1090', '1830', '2014', '1593', '1823', '3082'].flatMap((unNo, goods) =>
    lanes.map((_, at) => {
      const [org, dst] = lanes[(at * 397) % lanes.length] ?? ['', ''];
      return question(org, dst, 2 + round * 7 + goods, unNo);
    }),
  );
const nothing: Question = { method: 'POST', path: '/', body: usual[0]?.body ?? '' };

/** All are asked by turns within the same minute, so a busy machine slows all: only the ratio means something. */
const bench = await openTestBench({ weeks: WEEKS });
const bare = await listen(
  async (request) => {
    await request.arrayBuffer();
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  },
  '127.0.0.1',
  0,
);
const gateway = await listen(bench.app.fetch, '127.0.0.1', 0);
const best = (loads: readonly Load[]): Load =>
  loads.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
const loads: Record<'nothing' | 'usual' | 'unheard' | 'alone', Load[]> = {
  nothing: [],
  usual: [],
  unheard: [],
  alone: [],
};
await load(gateway.url, usual);
for (let round = 0; round < ROUNDS; round += 1) {
  loads.nothing.push(await load(bare.url, [nothing]));
  loads.usual.push(await load(gateway.url, usual));
  loads.unheard.push(await load(gateway.url, unheard(round)));
  loads.alone.push(await load(gateway.url, unheard(round).toReversed(), 1));
}
await Promise.all([bare.stop(1_000), gateway.stop(1_000)]);
await bench.close();

const share = (name: 'usual' | 'unheard') => rounded(best(loads[name]).perSecond / best(loads.nothing).perSecond);
const shown = (name: keyof typeof loads) => {
  const { perSecond, p50, p99 } = best(loads[name]);
  return { perSecond, p50: rounded(p50), p99: rounded(p99) };
};
console.log(`${sailings} sailings on ${lanes.length} lanes; 16 connections, milliseconds`);
console.table({
  'a handler that does nothing': shown('nothing'),
  'a search asked before': { ...shown('usual'), ofNothing: share('usual') },
  'a search nobody has asked': { ...shown('unheard'), ofNothing: share('unheard') },
  'the same, one at a time': shown('alone'),
});
console.log(`goal: p99 <= ${MOST_MS} ms, at least ${LEAST_SHARE} of the handler that does nothing`);
