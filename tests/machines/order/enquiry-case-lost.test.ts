import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';

import { enquiryCaseMachine } from '../../../machines/order/enquiry-case';

const quiet = fromCallback<never>(() => undefined);

it.each([
  ['nobody answers', 'network', () => Promise.resolve({ ok: false as const, code: 'network' as const })],
  [
    'the gateway would not say',
    'unavailable',
    () => Promise.resolve({ ok: false as const, code: 'unavailable' as const }),
  ],
  ['something broke', 'unexpected', () => Promise.reject(new Error('broken'))],
])('an enquiry of which %s says so by its own words: %s', async (_, code, answer) => {
  const actors = { personWatcher: quiet, seenWatcher: quiet, secondTicker: quiet, loadEnquiry: fromPromise(answer) };
  const actor = createActor(enquiryCaseMachine.provide({ actors }), { input: { enquiryNo: 'ENQ26001' } }).start();
  const lost = await waitFor(actor, (now) => now.matches('lost'), { timeout: 5_000 });
  expect(lost.context.lostCode).toBe(code);
  actor.stop();
});
