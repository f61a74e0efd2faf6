import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { create } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';

import type { AnswerToCheck } from '../../machines/identity/captcha';
import { checkAnswerVia } from '../../src/effects/captcha/check-answer';
import { requestChallengeVia } from '../../src/effects/captcha/request-challenge';
import { shelve } from './support/shelf';

type Heard = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> };
type Said = { status?: number; headers?: Record<string, string>; body: unknown };

let heard: Heard[] = [];
let says: Said = { body: null };

async function answer(request: IncomingMessage, response: ServerResponse) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const url = new URL(request.url ?? '', 'http://localhost');
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  heard.push({ method: request.method ?? '', path: url.pathname, query: url.searchParams, body });
  response.writeHead(says.status ?? 200, { 'content-type': 'application/json', ...says.headers });
  response.end(JSON.stringify(says.body));
}

const server = createServer((request, response) => void answer(request, response));

beforeEach(async () => {
  shelve();
  heard = [];
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => new Promise<unknown>((closed) => server.close(closed).closeAllConnections()));

const connect = async () => create({ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const nowhere = () => Promise.reject(new Error('offline'));

const outcomeOf = (logic: AnyActorLogic, input: unknown) => toPromise(createActor(logic, { input }).start());
const get = (captchaType: 'blockPuzzle' | 'clickWord' = 'blockPuzzle') =>
  outcomeOf(requestChallengeVia(connect), { captchaType });
const answerToCheck: AnswerToCheck = {
  captchaType: 'blockPuzzle',
  token: 'd6b9586a4a284c1f94f1da1fb3deef85',
  secretKey: '0f4MxMoRkcVxGdIC',
  points: [{ x: 246, y: 5 }],
  track: [],
};
const check = (changes: Partial<AnswerToCheck> = {}) =>
  outcomeOf(checkAnswerVia(connect), { ...answerToCheck, ...changes });

const repData = { token: 't', secretKey: 'k', originalImageBase64: 'c2NlbmU=', jigsawImageBase64: 'cGllY2U=' };
const success = { repCode: '0000', repMsg: null, repData, success: true };
const enveloped = (data: unknown) => ({ code: '00000000', message: '成功', data });

const challenge = {
  token: 't',
  secretKey: 'k',
  scene: 'data:image/png;base64,c2NlbmU=',
  piece: 'data:image/png;base64,cGllY2U=',
  words: [],
};

describe('captcha challenge request', () => {
  it('sends kind, client id and time by GET and keeps its client id', async () => {
    says = { body: success };
    await get();
    await get();
    const [first, second] = heard;
    expect([first?.method, first?.path]).toEqual(['GET', '/api-auth/captcha/get']);
    expect(first?.query.get('captchaType')).toBe('blockPuzzle');
    expect(first?.query.get('clientUid')).toMatch(
      /^slider-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(Number(first?.query.get('ts'))).toBeGreaterThan(1_600_000_000_000);
    expect(second?.query.get('clientUid')).toBe(first?.query.get('clientUid'));
  });

  it.each([
    [1, null],
    [1.25, null],
    [1.5, '2'],
    [3, '2'],
  ])('maps a screen of %d pixels per CSS pixel to density %o', async (ratio, said) => {
    vi.stubGlobal('devicePixelRatio', ratio);
    says = { body: success };
    await get();
    vi.unstubAllGlobals();
    expect(heard[0]?.query.get('density')).toBe(said);
  });

  it.each([
    ['bare', success],
    ['in the envelope', enveloped(success)],
    ['in an envelope of another success', { ...enveloped(success), code: '000' }],
  ])('reads the answer %s', async (_, body) => {
    says = { body };
    expect(await get()).toEqual({ ok: true, challenge });
  });

  it('reads the words in order under its own client id', async () => {
    says = { body: { ...success, repData: { ...repData, jigsawImageBase64: null, wordList: ['海', '罐', '标'] } } };
    expect(await get('clickWord')).toMatchObject({ ok: true, challenge: { piece: null, words: ['海', '罐', '标'] } });
    expect(heard[0]?.query.get('clientUid')).toMatch(/^point-/);
  });

  it.each([null, '', undefined])('reads the key %o as none', async (secretKey) => {
    says = { body: { ...success, repData: { ...repData, secretKey } } };
    expect(await get()).toMatchObject({ ok: true, challenge: { secretKey: null } });
  });

  it.each([
    ['a slider without its piece', { ...success, repData: { ...repData, jigsawImageBase64: null } }],
    ['no data', { ...success, repData: null }],
    ['a page', '<html></html>'],
    ['nothing', null],
  ])('reads %s as a network failure', async (_, body) => {
    says = { body };
    expect(await get()).toMatchObject({ ok: false, failure: { code: 'network' } });
  });

  it('fails with a network code when the gateway is unreachable', async () => {
    const outcome = await outcomeOf(requestChallengeVia(nowhere), { captchaType: 'blockPuzzle' });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'network' } });
  });
});

describe('captcha refusal', () => {
  const refusal = (repCode: string, repMsg: string | null = '稍后再试') => ({ repCode, repMsg, repData: null });

  it.each([
    ['6201', { 'retry-after': '42' }, 42],
    ['6202', { 'retry-after': '300' }, 300],
    ['6204', {}, null],
    ['6201', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
  ])('%s is a limit with its seconds to wait', async (code, headers, retryAfterSeconds) => {
    says = { body: enveloped(refusal(code)), headers };
    expect(await get()).toMatchObject({
      ok: false,
      failure: { code: 'limited', message: '稍后再试', retryAfterSeconds },
    });
  });

  it.each([
    ['a code of the captcha', refusal('6112', '暂时无法出题')],
    ['a code of the gateway', { code: '00000503', message: '暂时无法出题', data: null }],
  ])('shows the message that comes with %s', async (_, body) => {
    says = { body };
    expect(await get()).toMatchObject({ ok: false, failure: { code: 'refused', message: '暂时无法出题' } });
  });

  it('is a limit on status 429 with a wait header', async () => {
    says = { status: 429, body: { code: '00000429', message: '请稍后', data: null }, headers: { 'retry-after': '7' } };
    expect(await get()).toMatchObject({ failure: { code: 'limited', retryAfterSeconds: 7 } });
  });

  it('6110 is an expired captcha, not a wrong answer', async () => {
    says = { body: refusal('6110') };
    expect(await check()).toMatchObject({ ok: false, failure: { code: 'expired' } });
  });

  it('reads any other code as a wrong answer', async () => {
    says = { body: refusal('6111', null) };
    expect(await check()).toMatchObject({ ok: false, failure: { code: 'refused', message: '' } });
  });
});

describe('captcha answer check', () => {
  it('sends the answer encrypted and builds the proof from it', async () => {
    says = { body: enveloped(success) };
    const outcome = await check({ track: [[0, 0, 0]] });
    expect(heard[0]).toMatchObject({
      method: 'POST',
      path: '/api-auth/captcha/check',
      body: { captchaType: 'blockPuzzle', token: answerToCheck.token, pointJson: 'S2XHg+8CP/bjicspeUg8gQ==' },
    });
    expect(heard[0]?.body['track']).toEqual([[0, 0, 0]]);
    expect(outcome).toEqual({
      ok: true,
      proof: 'J3WXmN1yFfdVLfuxWFOy6uRPv1YhcSWSIex5bprZhawJ5npl55nq3CKflSsHXwZOSQaB8eQFFFDMJrDCEGgbHQ==',
    });
  });

  it('sends plain text without a key and no track without a pointer', async () => {
    says = { body: success };
    const outcome = await check({ secretKey: null, points: [{ x: 121.5, y: 5 }] });
    expect(heard[0]?.body).toMatchObject({ pointJson: '{"x":121.5,"y":5}' });
    expect(heard[0]?.body).not.toHaveProperty('track');
    expect(outcome).toEqual({ ok: true, proof: `${answerToCheck.token}---{"x":121.5,"y":5}` });
  });
});
