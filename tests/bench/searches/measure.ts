import { listen } from '../../../server/base/http/listen';
import { NOTHING, openTestBench } from '../throughput/gateway';
import { type Load, load, type Question } from '../throughput/load';
import { quantiles, rounded } from '../support/figures';
import { type Asked, unheardOf, usualOf } from './asked';

const ROUNDS = Number(process.env['SEARCH_ROUNDS'] ?? 11);
const MS = 500;
const WARMING = 4;
export const MOST_MS = 20;

const NAMES = {
  bare: 'a bare listener',
  nothing: 'a route that does nothing',
  usual: 'a search asked before',
  unheard: 'a search nobody has asked',
  alone: 'the same, one at a time',
} as const;
type Name = keyof typeof NAMES;

/**
 * Search cost of a mode on a running gateway. Modes alternate in short moments, so load affects all alike: only the
 * share within a round and the processor time are meaningful.
 */
export async function measureSearches(asked: Asked): Promise<void> {
  const usual = usualOf(asked);
  const idle: Question = { method: 'POST', path: NOTHING, body: usual[0]?.body ?? '' };
  const bench = await openTestBench(asked.market);
  const bare = await listen(
    async (request) => {
      await request.arrayBuffer();
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
    '127.0.0.1',
    0,
  );
  const gateway = await listen(bench.app.fetch, '127.0.0.1', 0);
  const loads: Record<Name, Load[]> = { bare: [], nothing: [], usual: [], unheard: [], alone: [] };
  for (const { path, body } of usual) {
    const headers = { 'content-type': 'application/json', appCode: 'echem' };
    await (await fetch(gateway.url + path, { method: 'POST', headers, body: body ?? '' })).arrayBuffer();
  }
  await load(gateway.url, usual);
  // Warm-up, so that compilation is not measured.
  for (let early = 0; early < WARMING; early += 1) await load(gateway.url, unheardOf(asked, ROUNDS + early).together);
  await load(bare.url, [idle]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { together, alone } = unheardOf(asked, round);
    loads.bare.push(await load(bare.url, [idle], { ms: MS }));
    loads.nothing.push(await load(gateway.url, [idle], { ms: MS }));
    loads.usual.push(await load(gateway.url, usual, { ms: MS }));
    loads.unheard.push(await load(gateway.url, together, { ms: MS }));
    loads.alone.push(await load(gateway.url, alone, { connections: 1, ms: MS }));
  }
  await Promise.all([bare.stop(1_000), gateway.stop(1_000)]);
  await bench.close();

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
  console.log(`16 connections, milliseconds, medians of ${ROUNDS} rounds`);
  console.table(Object.fromEntries((Object.keys(NAMES) as Name[]).map((name) => [NAMES[name], shown(name)])));
}
