import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { WORK_BEGINNING, WORK_COST, workDone, workTry } from '../../domain/people/captcha-work';
import { workTarget } from '../../server/doors/captcha/work/service';
import { checkWorkVia } from '../../src/effects/captcha/check-work';
import { solveWorkIn } from '../../src/effects/captcha/compose-captcha';
import { requestChallengeVia } from '../../src/effects/captcha/request-challenge';
import { solutions } from '../../src/effects/captcha/work-solver';
import { hear } from './support/hear';

const NUMBERS = [3, 0, 7];
const work = { token: 'token', targets: NUMBERS.map((number, part) => workTry(part, number)), span: 8 };
const asItIs = (text: string) => text;

describe('proof of work', () => {
  it('hashes on the device as on the gateway', async () => {
    const here = bytesToHex(scrypt(workTry(2, 13), 'd6b9586a4a284c1f', WORK_COST));
    expect(here).toBe(await workTarget('d6b9586a4a284c1f', 2, 13));
  });

  it('finds every number in turn with progress that never falls', () => {
    const positions = [...solutions(work, WORK_BEGINNING, asItIs)];
    expect(positions.at(-1)).toEqual({ found: NUMBERS, next: 0 });
    expect(positions).toHaveLength(NUMBERS.reduce((tries, number) => tries + number + 1, 0));
    const told = positions.map((position) => workDone(work, position));
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect([told[0], told.at(-1)]).toEqual([4, 100]);
  });

  it('resumes after any interruption without a repeated try', () => {
    const whole = [...solutions(work, WORK_BEGINNING, asItIs)];
    for (const [tried, from] of whole.entries()) {
      expect([...solutions(work, from, asItIs)]).toEqual(whole.slice(tried + 1));
    }
  });

  it('ends when nothing can be found', () => {
    const nothing = { ...work, targets: ['no such thing'] };
    expect([...solutions(nothing, WORK_BEGINNING, asItIs)].at(-1)).toEqual({ found: [], next: 8 });
  });
});

function thread() {
  const told: unknown[] = [];
  return Object.assign(new EventTarget(), {
    told,
    terminate: vi.fn<() => void>(),
    postMessage: (message: unknown) => void told.push(message),
  });
}

const heardFrom = (start: () => ReturnType<typeof thread>) => hear(solveWorkIn(start), { work, from: WORK_BEGINNING });

describe('worker thread', () => {
  it('receives the work, reports every step, and terminates on stop', () => {
    const one = thread();
    const { heard, stop } = heardFrom(() => one);
    expect(one.told).toEqual([{ work, from: WORK_BEGINNING }]);
    one.dispatchEvent(new MessageEvent('message', { data: { found: [3], next: 0 } }));
    expect(heard).toContainEqual({ type: 'work.advanced', found: [3], next: 0 });
    stop();
    expect(one.terminate).toHaveBeenCalledOnce();
  });

  it.each(['error', 'messageerror'])('reports a break: %s', (how) => {
    const one = thread();
    const { heard } = heardFrom(() => one);
    one.dispatchEvent(new Event(how));
    expect(heard).toContainEqual({ type: 'work.broke' });
  });

  it('reports a break in a browser without workers', () => {
    const { heard } = heardFrom(() => {
      throw new TypeError('no threads');
    });
    expect(heard).toContainEqual({ type: 'work.broke' });
  });
});

type Said = { body: unknown; headers?: Record<string, string> };
const asked: unknown[] = [];
const lineTo = ({ body, headers = {} }: Said) =>
  (async () => ({
    request: async ({ url, method, data }: { url: string; method: string; data: unknown }) => {
      asked.push([method, url, data]);
      return { data: body, headers };
    },
  })) as unknown as Parameters<typeof checkWorkVia>[0];
const enveloped = (repCode: string, repData: unknown, repMsg = '') => ({
  code: '00000000',
  message: '成功',
  data: { repCode, repMsg, repData, success: repCode === '0000' },
});

const request = (said: Said) =>
  toPromise(
    createActor(requestChallengeVia(lineTo(said)), { input: { captchaType: 'work', phone: '13800138000' } }).start(),
  );
const check = (said: Said) =>
  toPromise(createActor(checkWorkVia(lineTo(said)), { input: { token: 't', found: NUMBERS } }).start());

const GIVEN = { token: 't', targets: ['0f'.repeat(16)], span: 14 };

describe('work request', () => {
  it('sends the phone in the body and returns the challenge', async () => {
    expect(await request({ body: enveloped('0000', GIVEN) })).toEqual({ ok: true, challenge: GIVEN });
    expect(asked.at(-1)).toEqual(['POST', '/api-auth/captcha/work', { phone: '13800138000' }]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no targets', { ...GIVEN, targets: [] }],
    ['targets of another kind', { ...GIVEN, targets: ['x'] }],
    ['a span that never ends', { ...GIVEN, span: 1e9 }],
    ['a picture', { token: 't', originalImageBase64: 'c2NlbmU=' }],
  ])('reads %s as a network failure', async (_, repData) => {
    expect(await request({ body: enveloped('0000', repData) })).toMatchObject({
      ok: false,
      failure: { code: 'network' },
    });
  });

  it('returns the seconds to wait', async () => {
    const said = { body: enveloped('6201', null, '过于频繁'), headers: { 'retry-after': '40' } };
    expect(await request(said)).toMatchObject({ failure: { code: 'limited', retryAfterSeconds: 40 } });
  });

  it('is refused by a server without this endpoint', async () => {
    const said = { body: { code: '00000404', message: '没有这个接口', data: null } };
    expect(await request(said)).toMatchObject({ failure: { code: 'refused' } });
  });
});

describe('work submission', () => {
  it('returns the proof', async () => {
    expect(await check({ body: enveloped('0000', { proof: 'p' }) })).toEqual({ ok: true, proof: 'p' });
    expect(asked.at(-1)).toEqual(['POST', '/api-auth/captcha/work/check', { token: 't', found: NUMBERS }]);
  });

  it.each([
    ['6110', 'expired'],
    ['6111', 'refused'],
    ['6204', 'limited'],
    ['0000', 'network'],
  ])('reads %s as %s', async (repCode, code) => {
    expect(await check({ body: enveloped(repCode, null) })).toMatchObject({ ok: false, failure: { code } });
  });
});
