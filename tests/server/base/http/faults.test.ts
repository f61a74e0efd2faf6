import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { endpoint } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { DatabaseUnavailable } from '../../../../server/base/database/unavailable';
import type { Route } from '../../../../server/base/http/route';
import { serve, serveOwner } from '../../../../server/base/http/serve';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const read = endpoint({
  summary: '测试',
  method: 'GET',
  path: '/api-basic/echo/:no',
  request: v.object({ no: v.string(), q: v.optional(v.string()) }),
  reply: v.object({ no: v.string(), q: v.optional(v.string()) }),
  access: 'public',
  urlSafe: false,
});
const mine = endpoint({
  ...read,
  path: '/api-user/mine',
  request: v.object({}),
  reply: v.object({ id: v.string() }),
  access: 'session',
});

const user = { userId: 'u1', sessionId: 's1', phone: '13800138000' };

describe('handling of routes and their faults', () => {
  let gateway: TestGateway;
  const raw = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, guarded: false, answer });
  beforeAll(async () => {
    gateway = await openTestGateway({
      sessions: { resolve: (token) => Promise.resolve(token === 'good' ? user : undefined) },
      extraRoutes: ({ database }) => [
        serve(read, (input) => ({ ...input, secret: 'never promised' })),
        serveOwner(mine, (_input, { userId }) => ({ id: userId })),
        raw('/__test/bug', () => {
          throw new TypeError('cannot read 13912345678 of eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9');
        }),
        raw('/__test/away', () => {
          throw new DatabaseUnavailable('away', new Error('connect ECONNREFUSED'));
        }),
        raw('/__test/full', () => {
          throw new DatabaseUnavailable('full', new Error('No space left on device'));
        }),
        raw('/__test/unfit', () =>
          database.query('select $1::int', ['99999999999']).then(() => ({ status: 200, headers: {}, body: null })),
        ),
      ],
    });
  });
  afterAll(() => gateway.close());

  it('reads query and path parameters and returns only declared fields', async () => {
    const reply = await gateway.get('/api-basic/echo/a%2Fb?q=1&q=2&no=other');
    expect(reply.data).toEqual({ no: 'a/b', q: '1' });
  });

  it('answers 401 to an unknown token and serves the owner of a valid one', async () => {
    for (const headers of [{}, { authorization: 'stale' }]) {
      const reply = await gateway.get('/api-user/mine', headers);
      expect([reply.status, reply.code]).toEqual([401, CODES.expired]);
    }
    expect((await gateway.get('/api-user/mine', { authorization: 'good' })).data).toEqual({ id: 'u1' });
  });

  it('refuses to boot when a route is served with the wrong access', () => {
    expect(() => serve(mine, () => ({ id: '' }))).toThrow('use serveOwner');
    expect(() => serveOwner(read, (input) => input)).toThrow('use serve');
  });

  it('answers a bug with a plain 500 and logs the fault redacted', async () => {
    const reply = await gateway.get('/__test/bug');
    expect(reply).toMatchObject({ status: 500, code: CODES.unexpected, message: '抱歉，服务器繁忙！', data: null });
    const fault = gateway.lines.find(({ event }) => event === 'fault');
    expect(fault).toMatchObject({ level: 'error', name: 'TypeError', requestId: reply.headers.get('x-request-id') });
    expect(fault?.['message']).toBe('cannot read 139****5678 of ***');
    expect(JSON.stringify(fault)).not.toMatch(/13912345678|eyJ/);
  });

  it.each([
    ['away', '2', '系统暂时连不上数据库，请稍后重试'],
    ['full', '30', '系统存储空间不足，暂时不能保存；查询不受影响，请稍后重试'],
  ])('answers 503 with a retry time when the database is %s, and logs no stack', async (lack, after, message) => {
    const reply = await gateway.get(`/__test/${lack}`);
    expect(reply).toMatchObject({ status: 503, code: CODES.unavailable, message, data: null });
    expect(reply.headers.get('retry-after')).toBe(after);
    const line = gateway.lines.find(({ requestId }) => requestId === reply.headers.get('x-request-id'));
    expect(line).toMatchObject({ level: 'warn', event: 'database-unavailable', lack });
    expect(line).not.toHaveProperty('stack');
  });

  it('answers 400 for a value the database cannot store', async () => {
    expect(await gateway.get('/__test/unfit')).toMatchObject({ status: 400, code: CODES.badRequest });
  });

  it('logs one line per request with the route template, without address, query or body', async () => {
    const before = gateway.lines.length;
    const phone = freshPhone();
    await gateway.get(`/api-basic/echo/${phone}?q=secret-query`, { authorization: 'secret-token' });
    const lines = gateway.lines.slice(before);
    expect(lines).toEqual([
      {
        level: 'info',
        event: 'request',
        method: 'GET',
        route: '/api-basic/echo/:no',
        status: 200,
        code: '00000000',
        ms: expect.any(Number) as number,
        requestId: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${phone}|secret`));
  });
});
