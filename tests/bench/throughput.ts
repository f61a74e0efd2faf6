import { listen } from '../../server/base/http/listen';
import { openTestBench } from './throughput/gateway';
import { requestsPerSecond } from './throughput/load';

const ROUNDS = 5;

/** Both alternate within a minute, so load affects both: only the ratio is meaningful. */
const bench = await openTestBench();
const bare = await listen(
  () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
  '127.0.0.1',
  0,
);
const gateway = await listen(bench.app.fetch, '127.0.0.1', 0);
const best = { bare: 0, health: 0, ready: 0, contract: 0 };
const targets = {
  bare: `${bare.url}/`,
  health: `${gateway.url}/healthz`,
  ready: `${gateway.url}/readyz`,
  contract: `${gateway.url}/api/openapi.json`,
};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(targets)) {
    const key = name as keyof typeof best;
    best[key] = Math.max(best[key], await requestsPerSecond(url));
  }
}
await Promise.all([bare.stop(1_000), gateway.stop(1_000)]);
await bench.close();

const ratio = (name: keyof typeof best) => Math.round((best[name] / best.bare) * 100) / 100;
console.log(
  JSON.stringify({ requestsPerSecond: best, ofNullHandler: { health: ratio('health'), ready: ratio('ready') } }),
);
