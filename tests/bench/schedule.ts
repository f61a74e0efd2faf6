import { etdList } from '../../contract/sailings';
import { dayAt } from '../../domain/values/days';
import { listen } from '../../server/http/listen';
import { findLane, laneKeys } from '../../server/sea/lanes';
import { departuresOf } from '../../server/sea/timetable';
import { quantiles, rounded } from './support/figures';
import { NOTHING, openTestBench } from './throughput/gateway';
import { type Load, load, type Question } from './throughput/load';

const ROUNDS = 11;
const MS = 500;
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

/** Every lane once; somebody has asked each of them before the measuring begins. */
const usual = lanes.map(([org, dst]) => question(org, dst, 1, '1230'));
/** No two alike, lanes and goods mixed: what a search costs that nobody has asked before. */
const unheard = (round: number) =>
  ['1230', '1090', '1830', '2014', '1593', '1823', '3082'].flatMap((unNo, goods) =>
    lanes.map((_, at) => {
      const [org, dst] = lanes[(at * 397) % lanes.length] ?? ['', ''];
      return question(org, dst, 2 + (round % 6) * 7 + goods, unNo);
    }),
  );
const idle: Question = { method: 'POST', path: NOTHING, body: usual[0]?.body ?? '' };

/** All are asked by turns, for moments, so a busy machine slows all alike: only the share within a round means much. */
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
const loads: Record<'bare' | 'nothing' | 'usual' | 'unheard' | 'alone', Load[]> = {
  bare: [],
  nothing: [],
  usual: [],
  unheard: [],
  alone: [],
};
for (const { path, body } of usual) {
  const headers = { 'content-type': 'application/json', appCode: 'echem' };
  await (await fetch(gateway.url + path, { method: 'POST', headers, body: body ?? '' })).arrayBuffer();
}
await load(gateway.url, usual);
await load(bare.url, [idle]);
for (let round = 0; round < ROUNDS; round += 1) {
  const news = unheard(round);
  loads.bare.push(await load(bare.url, [idle], { ms: MS }));
  loads.nothing.push(await load(gateway.url, [idle], { ms: MS }));
  loads.usual.push(await load(gateway.url, usual, { ms: MS }));
  loads.unheard.push(await load(gateway.url, news, { ms: MS }));
  loads.alone.push(await load(gateway.url, news.toReversed(), { connections: 1, ms: MS }));
}
await Promise.all([bare.stop(1_000), gateway.stop(1_000)]);
await bench.close();

type Name = keyof typeof loads;
const median = (name: Name, of: keyof Load) => rounded(quantiles(loads[name].map((one) => one[of])).median);
const share = (name: Name, of: Name) =>
  rounded(quantiles(loads[name].map(({ perSecond }, at) => perSecond / (loads[of][at]?.perSecond ?? 1))).median);
const best = (name: Name) => loads[name].reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
const shown = (name: Name) => ({
  perSecond: median(name, 'perSecond'),
  ofNothing: share(name, 'nothing'),
  ofBare: share(name, 'bare'),
  cpuMicros: Math.round(median(name, 'cpu')),
  p50: median(name, 'p50'),
  p99: median(name, 'p99'),
  quietest: best(name).perSecond,
  quietestP99: rounded(best(name).p99),
});
console.log(`${sailings} sailings on ${lanes.length} lanes; 16 connections, milliseconds, medians of ${ROUNDS} rounds`);
console.table({
  'a bare listener': shown('bare'),
  'a route that does nothing': shown('nothing'),
  'a search asked before': shown('usual'),
  'a search nobody has asked': shown('unheard'),
  'the same, one at a time': shown('alone'),
});
console.log(`goal: p99 <= ${MOST_MS} ms, at least ${LEAST_SHARE} of a route that does nothing`);
