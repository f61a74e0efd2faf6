import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const { path } = endpoints.sendSms;
const json = { 'content-type': 'application/json' };
const app = { appCode: 'echem' };

describe('HTTP edge', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  const send = (init: RequestInit & { duplex?: 'half' }) => gateway.request(path, { method: 'POST', ...init });
  const body = () => JSON.stringify({ phone: freshPhone(), userSource: 'echem', messageType: 'user_login' });

  const CHANGES: Array<[string, Record<string, string>, number]> = [
    ['the site itself', { ...json, ...app }, 200],
    ['the site itself, with its charset', { 'content-type': 'application/json; charset=UTF-8', ...app }, 200],
    ['a page of the same site', { ...json, ...app, host: 'shop.example', origin: 'https://shop.example' }, 200],
    [
      'a page of the same host on another port',
      { ...json, ...app, host: 'localhost:1', origin: 'http://localhost:2' },
      403,
    ],
    ['a page of the same host on the same port', { ...json, ...app, host: 'a.test:1', origin: 'http://a.test:1' }, 200],
    ['a page that names more than its origin', { ...json, ...app, host: 'a.test', origin: 'http://a.test/x' }, 403],
    ['a page of no site', { ...json, ...app, host: 'a.test', origin: 'ftp://a.test' }, 403],
    ['a caller that names no application', json, 403],
    ['another application', { ...json, appCode: 'other' }, 403],
    ['an application named twice', { ...json, appCode: 'echem, echem' }, 403],
    ['a page of another site', { ...json, ...app, host: 'shop.example', origin: 'https://evil.example' }, 403],
    ['a page with an opaque origin', { ...json, ...app, origin: 'null' }, 403],
    ['a browser that says cross-site', { ...json, ...app, 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', ...app }, 415],
    ['a plain text that looks like JSON', { 'content-type': 'text/plain', ...app }, 415],
    ['a body in another charset', { 'content-type': 'application/json; charset=gbk', ...app }, 415],
    ['a packed body', { ...json, ...app, 'content-encoding': 'gzip' }, 415],
  ];

  it.each(CHANGES)('answers a change sent by %s', async (_who, headers, status) => {
    const response = await send({ headers: { host: 'localhost', ...headers }, body: body() });
    expect(response.status).toBe(status);
  });

  const BODIES: Array<[string, BodyInit, string, string?]> = [
    ['nothing at all', '', '参数 phone 不能为空', 'phone'],
    ['half a JSON', '{"phone":', '请求内容不是有效的 JSON'],
    ['a list', '[1]', '请求内容需为 JSON 对象'],
    ['null', 'null', '请求内容需为 JSON 对象'],
    ['a wrong type', '{"phone":13800138000}', '参数 phone 应为文本', 'phone'],
    ['a wrong number', '{"phone":"12345"}', '参数 phone：请输入正确的手机号', 'phone'],
    ['a nested oddity', '{"phone":{"a":[]}}', '参数 phone 应为文本', 'phone'],
    ['a NUL', String.raw`{"phone":"1\u0000"}`, '请求内容需为 UTF-8 文本，且不含空字符'],
    ['half of a pair', String.raw`{"phone":"\ud83d!"}`, '请求内容需为 UTF-8 文本，且不含空字符'],
    ['the other half as a name', String.raw`{"\uDE00":1}`, '请求内容需为 UTF-8 文本，且不含空字符'],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xc3, 0x28]), '请求内容需为 UTF-8 文本，且不含空字符'],
    ['10,000 open brackets', '['.repeat(10_000), '请求内容嵌套过深'],
    ['10,000 nested objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, '请求内容嵌套过深'],
  ];

  it.each(BODIES)('explains the error in %s', async (_what, content, message, field) => {
    const response = await send({ headers: { ...json, ...app }, body: content });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: CODES.badRequest, message, data: field ? { field } : null });
  });

  it('accepts an escaped backslash before u0000 and a complete surrogate pair', async () => {
    const content = JSON.stringify({
      phone: freshPhone(),
      userSource: 'echem',
      messageType: 'user_login',
      note: '\\u0000 \\ud83d',
    });
    const spelled = content.replace('{', String.raw`{"smile":"\ud83d\ude00",`);
    expect((await send({ headers: { ...json, ...app }, body: spelled })).status).toBe(200);
  });

  it('refuses a body of two megabytes, with or without content-length', async () => {
    const large = `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`;
    const announced = await send({ headers: { ...json, ...app, 'content-length': String(large.length) }, body: large });
    const stream = new Blob([large]).stream();
    const silent = await send({ headers: { ...json, ...app }, body: stream, duplex: 'half' });
    expect([announced.status, silent.status]).toEqual([413, 413]);
    expect(await silent.json()).toMatchObject({ code: CODES.tooLarge });
  });

  it('answers 404 in the envelope for unknown paths and disabled test routes', async () => {
    for (const unknown of ['/api-auth/nothing', '/api', '/api/x', '/__test/sms', '/__demo/outbox', '/nowhere']) {
      const reply = await gateway.get(unknown);
      expect([unknown, reply.status, reply.code, reply.data]).toEqual([unknown, 404, CODES.notFound, null]);
    }
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'answers 405 to %s with the allowed method',
    async (method) => {
      const response = await gateway.request(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toMatchObject({ code: CODES.methodNotAllowed });
    },
  );

  it.each(['/api-auth/%zz', '/%', '/api-auth/sms/send?x=%E0%A4%A', '/api-auth/%00'])(
    'refuses the request target %s',
    async (target) => {
      expect((await gateway.get(target)).code).toBe(CODES.badRequest);
    },
  );

  it('serves every endpoint of the contract', async () => {
    const missing = Object.values(endpoints).map(async (endpoint) => {
      const response = await gateway.request(endpoint.path.replaceAll(/:\w+/g, 'x'), { method: 'PATCH' });
      return response.headers.get('allow')?.split(', ').includes(endpoint.method) ? [] : [endpoint.path];
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await gateway.request('/healthz', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('reports alive and ready, and serves the OpenAPI document of every endpoint', async () => {
    expect((await gateway.get('/healthz')).data).toEqual({ status: 'alive' });
    expect((await gateway.get('/readyz')).data).toEqual({ status: 'ready' });
    const document = (await (await gateway.request('/api/openapi.json')).json()) as { paths: object };
    const paths = Object.values(endpoints).map((endpoint) => endpoint.path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(document.paths)).toEqual([...new Set(paths)]);
  });
});
