import { Hono } from 'hono';
import { listen } from '../../../server/http/listen';
import { SECURITY_HEADERS } from '../../../server/http/security-headers';
import { randomUUID } from 'node:crypto';
import { openTestBench } from './gateway';
import { requestsPerSecond } from './load';
const bench = await openTestBench();
const J = { 'content-type': 'application/json' };
const hono = new Hono(); hono.get('/healthz', async () => new Response('{}', { headers: J }));
const v: Record<string, any> = {
  bare: () => new Response('{}', { headers: J }),
  async: async () => new Response('{}', { headers: J }),
  headers: () => new Response('{}', { headers: { ...SECURITY_HEADERS, ...J } }),
  asyncheaders: async () => new Response('{}', { headers: { ...SECURITY_HEADERS, ...J } }),
  chinese: () => new Response('{"a":"操作成功"}', { headers: J }),
  uuid: () => new Response('{}', { headers: {...J, 'x-request-id': randomUUID()} }),
  hono: hono.fetch,
  gateway: bench.app.fetch,
};
const best: Record<string, number> = {};
for (let r = 0; r < 4; r++) for (const [n, f] of Object.entries(v)) { const l = await listen(f, '127.0.0.1', 0); best[n] = Math.max(best[n] ?? 0, await requestsPerSecond(l.url + '/healthz')); await l.stop(10); }
console.log(best); await bench.close(); process.exit(0);
