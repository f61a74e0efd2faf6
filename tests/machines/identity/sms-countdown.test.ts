import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';

import type { ProofOutcome } from '../../../machines/identity/captcha';
import {
  smsCountdownMachine,
  type RequestCodeInput,
  type RequestCodeOutcome,
  type SmsCountdownInput,
} from '../../../machines/identity/sms-countdown';
import type { ClockTicked } from '../../../machines/support/clock';
import { captchaThat } from '../../support/plans/identity/captcha.stub';

const NOW = 1_800_000_000_000;
const SECOND = 1_000;
const DAY = 86_400_000;
const request = { phone: '13800126621', messageType: 'user_login' } as const;

type World = {
  proof: () => Promise<ProofOutcome>;
  answer: (call: { input: RequestCodeInput }) => Promise<RequestCodeOutcome>;
  input: SmsCountdownInput;
};

const friendly: World = {
  proof: async () => ({ ok: true, proof: 'proof' }),
  answer: async () => ({ ok: true, answeredAt: NOW, resendAfterSeconds: 60 }),
  input: { resendAt: 0, now: NOW },
};

function page(world: Partial<World> = {}) {
  const { proof, answer, input } = { ...friendly, ...world };
  let tick: (event: ClockTicked) => void = () => {};
  const saved: number[] = [];
  const actor = createActor(
    smsCountdownMachine.provide({
      actors: {
        obtainProof: captchaThat(proof),
        requestCode: fromPromise(answer),
        secondTicker: fromCallback<EventObject, undefined, ClockTicked>(({ sendBack }) => {
          tick = sendBack;
        }),
      },
      actions: { saveDeadline: (_, { resendAt }) => saved.push(resendAt) },
    }),
    { input },
  ).start();
  return {
    saved,
    now: () => actor.getSnapshot(),
    ask: () => actor.send({ type: 'code.request', ...request }),
    tickAt: (now: number) => tick({ type: 'clock.ticked', now }),
    becomes: (state: 'idle' | 'cooling') => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state)),
  };
}

const cooling = async () => {
  const countdown = page();
  countdown.ask();
  await countdown.becomes('cooling');
  return countdown;
};

describe('countdown clock', () => {
  it('shows the right second after the tab sleeps', async () => {
    const { tickAt, now } = await cooling();
    tickAt(NOW + SECOND);
    expect(now().context.secondsLeft).toBe(59);
    tickAt(NOW + 45_300);
    expect(now().context.secondsLeft).toBe(15);
    tickAt(NOW + 90 * SECOND);
    expect(now().value).toBe('idle');
  });

  it('neither freezes nor rises when the clock is set back by a day', async () => {
    const { tickAt, now } = await cooling();
    const seen = [20, -86_400, -86_399, -86_398, -86_370].map((seconds) => {
      tickAt(NOW + seconds * SECOND);
      return now().context.secondsLeft;
    });
    expect(seen).toEqual([40, 40, 39, 38, 10]);
    tickAt(NOW - DAY + 40 * SECOND);
    expect(now().value).toBe('idle');
  });

  it('continues from the saved deadline after a reload', () => {
    const { now, saved } = page({ input: { resendAt: NOW + 12 * SECOND, now: NOW } });
    expect([now().value, now().context.secondsLeft, saved]).toEqual(['cooling', 12, [NOW + 12 * SECOND]]);
  });

  it.each([DAY, 1e20, Infinity])('shows at most a minute for a saved deadline %d ms away', (ahead) => {
    const { now, tickAt } = page({ input: { resendAt: NOW + ahead, now: NOW } });
    expect(now().context.secondsLeft).toBe(60);
    tickAt(NOW + SECOND);
    expect(now().context.secondsLeft).toBe(59);
  });

  it.each([0, NOW, -1, NaN, -Infinity])('ignores the saved deadline %d', (resendAt) => {
    expect(page({ input: { resendAt, now: NOW } }).now().value).toBe('idle');
  });
});

describe('countdown effects', () => {
  it('save the deadline of a sent code', async () => {
    const { saved } = await cooling();
    expect(saved).toEqual([NOW + 60 * SECOND]);
  });

  it('report nothing when the captcha is closed', async () => {
    const { ask, becomes, now } = page({ proof: async () => ({ ok: false, failure: { code: 'cancelled' } }) });
    ask();
    expect(now().value).toBe('proving');
    await becomes('idle');
    expect(now().context.failure).toBeNull();
  });

  it('pass the proof to the gateway', async () => {
    const answer = vi.fn<World['answer']>(friendly.answer);
    const { ask, becomes } = page({ answer });
    ask();
    await becomes('cooling');
    expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ input: { ...request, proof: 'proof' } }));
  });

  it('call the gateway once for repeated presses', async () => {
    const answer = vi.fn<World['answer']>(() => new Promise(() => {}));
    const { ask } = page({ answer });
    for (let press = 0; press < 5; press += 1) ask();
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
    ask();
    expect(answer).toHaveBeenCalledOnce();
  });

  it.each([
    ['the captcha', { proof: () => Promise.reject(new TypeError('no captcha here')) }],
    ['the gateway', { answer: () => Promise.reject(new TypeError('not an answer')) }],
  ])('report an error of %s as unexpected and allow a retry', async (_, world) => {
    const { ask, becomes, now } = page(world);
    ask();
    expect(now().value).toBe('proving');
    await becomes('idle');
    expect([now().context.failure, now().hasTag('requestable')]).toEqual([{ code: 'unexpected' }, true]);
  });
});
