import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { endpoint } from '../../../contract/wire/endpoint';
import { clientFor } from '../../../src/effects/gateway/connect';
import { gatewayOver } from '../../../src/effects/gateway/gateway';
import { sendRequest } from '../../../src/effects/gateway/send';
import { done, fakeLine } from '../support/fake-line';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

const seen: Seen[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.setHeader('content-type', 'application/json').end('{"code":"00000000","message":"","data":null}');
  });
});

let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void seen.splice(0));

const query = endpoint({
  summary: '查询',
  method: 'POST',
  path: '/api-cms/carousel/query',
  request: v.object({ place: v.string(), filter: v.optional(v.unknown()) }),
  reply: v.null(),
  access: 'public',
  urlSafe: true,
});

const ask = (
  definition: typeof query,
  payload: Parameters<typeof sendRequest>[2],
  token: string | null = 'token-of-li',
) =>
  gatewayOver({ connect: clientFor(origin), token: () => token }, { publish: () => {} }).call(
    definition,
    payload as { place: string },
  );

it('a gateway request sends the application, its driver and the token', async () => {
  await ask(query, { place: '首页' });
  expect(seen[0]?.headers).toMatchObject({ appcode: 'echem', appdriver: '101', authorization: 'token-of-li' });
});

it('a gateway request sends no token when there is none', async () => {
  await ask(query, { place: '首页' }, null);
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

it('a gateway request times out after sixty seconds', async () => {
  expect((await clientFor(origin)()).defaults.timeout).toBe(60_000);
});

it('a gateway request sends a URL-safe payload as both query and body', async () => {
  await ask(query, { place: '首页', filter: { size: 2 } });
  const { url = '', body } = seen[0] ?? {};
  expect(Object.fromEntries(new URL(url, origin).searchParams)).toEqual({ place: '首页', filter: '{"size":2}' });
  expect(JSON.parse(body ?? '')).toEqual({ place: '首页', filter: { size: 2 } });
});

it.each([
  ['is not marked as fit', { ...query, urlSafe: false }, { place: '首页' }],
  ['is longer than two kilobytes', query, { place: '长'.repeat(400) }],
  ['has a secret in its depth', query, { place: '首页', filter: [{ deep: { smsCode: '123456' } }] }],
])('a gateway request sends the payload as a body alone when it %s', async (_, definition, payload) => {
  await ask(definition, payload);
  expect(seen[0]?.url).toBe(query.path);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(payload);
});

it('a gateway request puts at most two kilobytes into a URL', async () => {
  const sentWith = async (length: number) => {
    const { line, requests } = fakeLine(() => done(null));
    await sendRequest(line, query, { place: 'a'.repeat(length - 'place='.length) }, {});
    return requests[0]?.url?.split('?')[1]?.length ?? 0;
  };
  expect([await sentWith(2_048), await sentWith(2_049)]).toEqual([2_048, 0]);
});

it.each(['https://elsewhere.example/api', '//elsewhere.example/api', '/\\elsewhere.example/api'])(
  'a gateway request sends the token only to its own origin, even with the path %s',
  async (path) => {
    const stray = { ...query, path: path as typeof query.path, urlSafe: false };
    await sendRequest({ connect: clientFor(origin), token: () => 'token-of-li' }, stray, {}, {});
    expect(seen).toHaveLength(1);
  },
);

it.each([
  ['goes out though its page is gone', 'short', 'fetch', true],
  [
    'goes the ordinary way where it is longer than a browser takes for a page that is gone',
    'x'.repeat(60_000),
    undefined,
    undefined,
  ],
])('a call made on leaving %s', async (_, place, way, isKept) => {
  const { line, requests } = fakeLine(() => done(null));
  await sendRequest(line, query, { place }, { outlivesPage: true });
  expect(requests.map(({ adapter, fetchOptions }) => [adapter, fetchOptions?.keepalive])).toEqual([[way, isKept]]);
});

it('a gateway request sends a cookieless call by fetch without credentials, and no other', async () => {
  const { line, requests } = fakeLine(() => done(null));
  await sendRequest(line, query, { place: '首页' }, { cookieless: true });
  await sendRequest(line, query, { place: '首页' }, {});
  expect(requests.map(({ adapter, withCredentials }) => [adapter, withCredentials])).toEqual([
    ['fetch', false],
    [undefined, undefined],
  ]);
});
