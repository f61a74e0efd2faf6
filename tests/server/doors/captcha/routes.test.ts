import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type CaptchaAnswer, type CaptchaRepData } from '../../../../contract/people/captcha';
import { type CaptchaPoint, captchaPlain, captchaProofPlain } from '../../../../domain/people/captcha';
import { encipher } from '../../../../server/doors/captcha/cipher';
import type { Painter } from '../../../../server/doors/captcha/pool/painter';
import { CAPTCHA_DEFAULTS } from '../../../../server/doors/captcha/settings';
import { captchaTestRoutes } from '../../../../server/doors/testing';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { unpainted } from './support/house';

const painter: Painter = { paint: async (type, difficulty) => unpainted(type, difficulty), stop: async () => {} };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({
    captcha: { settings: CAPTCHA_DEFAULTS, painter },
    spendProof: undefined,
    extraRoutes: ({ database, clock }) => captchaTestRoutes(database, clock),
  });
});
afterAll(async () => {
  await gateway.captcha.stop();
  await gateway.close();
});

const GET = '/api-auth/captcha/get';
const CHECK = '/api-auth/captcha/check';

/** Client of the plain protocol: JSON without own headers. */
async function bare(path: string, body: unknown, peer = freshAddress()) {
  const headers = { 'content-type': 'application/json; charset=UTF-8', 'x-requested-with': 'XMLHttpRequest' };
  const response = await gateway.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, peer);
  return { status: response.status, body: (await response.json()) as CaptchaAnswer };
}

async function answerOf(token: string | null | undefined): Promise<CaptchaPoint[]> {
  const response = await gateway.request(`/__test/captcha?token=${token}`);
  return ((await response.json()) as { points: CaptchaPoint[] }).points;
}

async function solve(repData: CaptchaRepData | null, captchaType: 'blockPuzzle' | 'clickWord') {
  const { token = '', secretKey = '' } = repData ?? {};
  const plain = captchaPlain(captchaType, await answerOf(token));
  return {
    sent: { captchaType, token, pointJson: encipher(plain, secretKey ?? '') },
    proof: encipher(captchaProofPlain(token ?? '', plain), secretKey ?? ''),
  };
}

describe('own captcha client', () => {
  it.each(['GET', 'POST'])('requests by %s and gets the envelope', async (method) => {
    const query = '?captchaType=blockPuzzle&clientUid=slider-1&ts=1795158578062';
    const reply =
      method === 'GET'
        ? await gateway.get<CaptchaAnswer>(GET + query)
        : await gateway.post<CaptchaAnswer>(GET, { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 });
    expect(reply).toMatchObject({ status: 200, code: '00000000', data: { repCode: '0000', success: true } });
    const { sent } = await solve(reply.data.repData, 'blockPuzzle');
    const checked = await gateway.post<CaptchaAnswer>(CHECK, sent);
    expect(checked).toMatchObject({ status: 200, code: '00000000', data: { repCode: '0000' } });
  });

  it('gets every refusal as 200 with an inner code and a retry time', async () => {
    const peer = freshAddress();
    expect(await gateway.get(GET)).toMatchObject({ status: 200, code: '00000000', data: { repCode: '0011' } });
    const body = { captchaType: 'clickWord', token: 'x', pointJson: 'x' };
    expect(await gateway.post(CHECK, body)).toMatchObject({ status: 200, data: { repCode: '6110' } });
    let last = await gateway.get<CaptchaAnswer>(`${GET}?captchaType=clickWord`, {}, peer);
    while (last.data.repCode === '0000') last = await gateway.get(`${GET}?captchaType=clickWord`, {}, peer);
    expect(last).toMatchObject({ status: 200, code: '00000000', data: { repCode: '6201' } });
    expect(last.headers.get('retry-after')).toBe('60');
  });

  it('needs an unspent proof for each SMS', async () => {
    const reply = await gateway.get<CaptchaAnswer>(`${GET}?captchaType=clickWord`);
    const { sent, proof } = await solve(reply.data.repData, 'clickWord');
    await gateway.post(CHECK, sent);
    const sms = (captchaVerification?: string) =>
      gateway.post('/api-auth/sms/send', {
        phone: freshPhone(),
        userSource: 'echem',
        messageType: 'user_login',
        captchaVerification,
      });
    expect((await sms()).code).toBe('10002003');
    expect((await sms(proof)).code).toBe('00000000');
    expect((await sms(proof)).code).toBe('10002003');
  });
});

describe('client of the plain protocol', () => {
  it('gets bare answers from challenge to second verification', async () => {
    const { status, body } = await bare('/captcha/get', { captchaType: 'blockPuzzle' });
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['repCode', 'repData', 'repMsg', 'success']);
    expect(Object.keys(body.repData ?? {})).toHaveLength(19);
    const { sent, proof } = await solve(body.repData, 'blockPuzzle');
    expect((await bare('/captcha/check', sent)).body).toMatchObject({ repCode: '0000', repData: sent, success: true });
    expect((await bare('/captcha/verify', { captchaVerification: proof }, '127.0.0.1')).body.repCode).toBe('0000');
    expect((await bare('/captcha/verify', { captchaVerification: proof }, '127.0.0.1')).body.repCode).toBe('6110');
  });

  it.each([
    ['/captcha/get', {}, '0011'],
    ['/captcha/get', { captchaType: 'rotate' }, '0011'],
    ['/captcha/check', { captchaType: 'blockPuzzle', token: 'x' }, '0011'],
    ['/captcha/check', { captchaType: 'blockPuzzle', token: 'x', pointJson: 'x' }, '6110'],
  ])('posting to %s %o gets %s', async (path, body, repCode) => {
    const reply = await bare(path, body);
    expect(reply).toMatchObject({ status: 200, body: { repCode, repData: null, success: false } });
  });
});

describe('non-JSON body in the plain protocol', () => {
  const send = async (path: string, type: string, body: string) => {
    const sent = { method: 'POST', headers: { 'content-type': type }, body };
    const response = await gateway.request(path, sent, freshAddress());
    return { status: response.status, body: (await response.json()) as CaptchaAnswer };
  };

  it('is accepted as a form', async () => {
    const { body } = await send('/captcha/get', 'application/x-www-form-urlencoded', 'captchaType=blockPuzzle');
    expect(body).toMatchObject({ repCode: '0000', success: true });
  });

  it.each(['/captcha/get', '/captcha/check'])('to %s gets a protocol code', async (path) => {
    for (const body of ['', '{', '[]', 'null', 'captchaType', '{"captchaType":"\\u0000"}']) {
      expect(await send(path, 'text/plain', body)).toMatchObject({ status: 200, body: { repCode: '0011' } });
    }
    const asked = await gateway.request(path, {}, freshAddress());
    expect([asked.status, ((await asked.json()) as CaptchaAnswer).repCode]).toEqual([200, '0011']);
  });
});

describe('hostile requests', () => {
  const BODIES = [
    '',
    '{',
    '[]',
    'null',
    '{"captchaType":{"a":1},"token":[],"pointJson":0}',
    '\u0000',
    '{"token":"\\u0000"}',
  ];
  const DEEP = `{"captchaType":"clickWord","token":"x","pointJson":"x","track":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  const LONG = JSON.stringify({
    captchaType: 'clickWord',
    token: 'x'.repeat(9e5),
    pointJson: 'x',
    clientUid: 'u'.repeat(9e4),
  });

  it.each(['/captcha/get', '/captcha/check', GET, CHECK])('to %s never end in a 5xx', async (path) => {
    for (const body of [...BODIES, DEEP, LONG]) {
      const headers = { 'content-type': 'application/json', appCode: 'echem' };
      const { status } = await gateway.request(path, { method: 'POST', headers, body }, freshAddress());
      expect(status).toBeLessThan(500);
    }
  });

  it('test routes answer 404 to remote addresses', async () => {
    const answer = await gateway.request('/__test/captcha?token=x', {}, '203.0.113.5');
    expect(answer.status).toBe(404);
    expect((await bare('/captcha/verify', { captchaVerification: 'x' }, '203.0.113.5')).status).toBe(404);
  });

  it('gateway without test routes has no second verification', async () => {
    const plain = await openTestGateway({
      captcha: { settings: CAPTCHA_DEFAULTS, painter },
      database: gateway.database,
    });
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: '{"captchaVerification":"x"}' };
    expect((await plain.request('/captcha/verify', sent)).status).toBe(404);
    expect((await plain.request('/__test/captcha?token=x')).status).toBe(404);
  });
});
