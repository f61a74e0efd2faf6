import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { firstNow } from '../../../support/long';
import { CODES } from '../../../../contract/wire/envelope';
import { jsonAnswer } from '../../../../server/base/http/answer';
import { listen, type ListeningServer } from '../../../../server/base/http/listen';
import { readJsonBody } from '../../../../server/base/http/request-body';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Gate = { open: () => void; entered: Promise<void> };

describe('gateway on a real port', () => {
  let gateway: TestGateway;
  let listening: ListeningServer;
  let gate: Gate;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeEach(async () => {
    let open = () => {};
    let enter = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    gate = { open, entered: new Promise<void>((resolve) => (enter = resolve)) };
    gateway = await openTestGateway({
      extraRoutes: () => [
        {
          method: 'GET',
          path: '/__test/slow',
          guarded: false,
          async answer() {
            enter();
            await opened;
            return { status: 200, headers: {}, body: 'done' };
          },
        },
        {
          method: 'POST',
          path: '/__test/body',
          guarded: false,
          async answer(request) {
            enter();
            return jsonAnswer(await readJsonBody(request));
          },
        },
      ],
    });
    listening = await listen(gateway.app.fetch, '127.0.0.1', 0);
  });
  afterEach(async () => {
    gate.open();
    await listening.stop(100);
    await gateway.close();
    agent.destroy();
  });

  it('answers 417 in the envelope to an unsupported Expect header', async () => {
    const path = '/__test/body';
    const answer = await raw(`POST ${path} HTTP/1.1\r\nHost: a.test\r\nExpect: x\r\nContent-Length: 2\r\n\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    for (const line of ['x-content-type-options: nosniff', 'connection: close', CODES.badRequest])
      expect(answer).toContain(line);
  });

  async function raw(text: string): Promise<string> {
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
    socket.end(text);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
    return answer;
  }

  const RAW: Array<[string, string, number, string]> = [
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400, CODES.badRequest],
    ['no HTTP at all', 'hello\r\n\r\n', 400, CODES.badRequest],
    ['20 kB of headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, 431, CODES.headersTooLarge],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, CODES.badRequest],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400, CODES.badRequest],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
      CODES.badRequest,
    ],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n', 400, CODES.badRequest],
    ['one host twice', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400, CODES.badRequest],
    ['a bad escape', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400, CODES.badRequest],
    ['an unknown call', 'GET /api-auth/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404, CODES.notFound],
  ];

  firstNow(it, 2)(RAW)('answers %s in the envelope, with the security headers', async (_what, text, status, code) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toContain(`{"code":"${code}","message":"`);
    expect(answer).not.toMatch(/node:|at \w+ \(/);
  });

  it('accepts duplicate headers', async () => {
    const twice = (name: string, value: string) => `${name}: ${value}\r\n${name}: ${value}\r\n`;
    const headers = ['authorization', 'appCode', 'accept', 'cookie', 'x-forwarded-for', 'if-none-match'];
    const answer = await raw(
      `GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers.map((name) => twice(name, 'a')).join('')}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  async function get(path: string): Promise<{ response: IncomingMessage; text: string }> {
    const [response] = (await once(ask(`${listening.url}${path}`, { agent }).end(), 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    return { response, text };
  }

  firstNow(it)([
    ['with a length', 'content-length: 400'],
    ['in pieces', 'transfer-encoding: chunked'],
  ])('logs a hang-up in the middle of a body sent %s in one quiet line', async (_, length) => {
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
    const begun = length.startsWith('transfer') ? '9\r\n{"phone":' : '{"phone":';
    const headers = `host: x\r\ncontent-type: application/json\r\n${length}`;
    socket.write(`POST /__test/body HTTP/1.1\r\n${headers}\r\n\r\n${begun}`);
    await gate.entered;
    socket.destroy();
    const lines = () => gateway.lines.map(({ level, event, status }) => ({ level, event, status }));
    await expect.poll(lines).toEqual([{ level: 'info', event: 'request', status: 400 }]);
  });

  it('finishes running requests on stop and refuses new ones on a kept-alive connection', async () => {
    await get('/healthz');
    const slow = fetch(`${listening.url}/__test/slow`);
    await gate.entered;
    const stopped = listening.stop(10_000);
    const { response, text } = await get('/healthz');
    expect([response.statusCode, response.headers['retry-after'], JSON.parse(text)]).toMatchObject([
      503,
      '2',
      { code: CODES.unavailable },
    ]);
    gate.open();
    expect(await (await slow).text()).toBe('done');
    await stopped;
    await expect(fetch(`${listening.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('cuts off running requests when the stop deadline passes', async () => {
    const slow = fetch(`${listening.url}/__test/slow`).then(
      () => 'answered',
      () => 'cut off',
    );
    await gate.entered;
    await listening.stop(50);
    expect(await Promise.race([slow, pause(5_000, 'still waiting')])).toBe('cut off');
  });
});
