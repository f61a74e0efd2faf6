import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { endpoint } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import { clientFor } from '../../../src/effects/gateway/connect';
import { gatewayOver } from '../../../src/effects/gateway/gateway';
import { firstNow, LONG } from '../../support/long';

const SENTENCE = '系统暂时连不上数据库，请稍后重试';
const world = { asked: 0, refusals: 0, retryAfter: '0' as string | undefined };
const server = createServer((_, response) => {
  world.asked += 1;
  const isAway = world.asked <= world.refusals;
  response.setHeader('content-type', 'application/json');
  if (isAway && world.retryAfter !== undefined) response.setHeader('retry-after', world.retryAfter);
  response.statusCode = isAway ? 503 : 200;
  response.end(JSON.stringify({ code: isAway ? CODES.unavailable : CODES.success, message: SENTENCE, data: null }));
});

let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void Object.assign(world, { asked: 0, refusals: 0, retryAfter: '0' }));

const facts = { summary: '查询', request: v.object({}), reply: v.null(), access: 'public' } as const;
const read = endpoint({ ...facts, method: 'GET', path: '/api-cms/news', urlSafe: false });
const question = endpoint({ ...facts, method: 'POST', path: '/api-cms/question', urlSafe: true });
const change = endpoint({ ...facts, method: 'POST', path: '/api-puds/change', urlSafe: false });

const publish = vi.fn<(news: unknown) => void>();
const ask = (what: typeof read, signal?: AbortSignal) =>
  gatewayOver({ connect: clientFor(origin), token: () => null }, { publish }).call(what, {}, signal ? { signal } : {});

firstNow(it)([question, read])('the gateway client retries a read by itself: $method $path', async (what) => {
  world.refusals = 3;
  expect(await ask(what)).toEqual({ kind: 'done', data: null });
  expect(world.asked).toBe(4);
  expect(publish).not.toHaveBeenCalled();
});

it('the gateway client never retries a change by itself', async () => {
  world.refusals = 1;
  expect(await ask(change)).toMatchObject({ kind: 'refused', code: CODES.unavailable, message: SENTENCE });
  expect(world.asked).toBe(1);
});

it('the gateway client reports the failure after its last retry', LONG, async () => {
  world.refusals = 99;
  expect(await ask(read)).toMatchObject({ kind: 'refused', code: CODES.unavailable });
  expect(world.asked).toBe(6);
  expect(publish).toHaveBeenCalledWith({ type: 'gateway.failed', message: SENTENCE });
});

it.each(['30', undefined])('the gateway client does not wait %s seconds', async (retryAfter) => {
  Object.assign(world, { refusals: 1, retryAfter });
  expect(await ask(read)).toMatchObject({ kind: 'refused' });
  expect(world.asked).toBe(1);
});

it('the gateway client stops retrying when the caller aborts', async () => {
  Object.assign(world, { refusals: 99, retryAfter: '5' });
  const wish = new AbortController();
  const asked = ask(read, wish.signal);
  await expect.poll(() => world.asked).toBe(1);
  wish.abort();
  expect((await asked).kind).not.toBe('done');
  expect(world.asked).toBe(1);
});
