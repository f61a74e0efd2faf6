import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { expect, it } from 'vitest';

import { enquiryCaseMachine, type LoadCaseOutcome } from '../../../machines/order/enquiry-case';
import { PATIENCE } from '../../support/patience';

const quiet = <TSent extends EventObject>() => fromCallback<EventObject, undefined, TSent>(() => undefined);

it.each<[string, string, () => Promise<LoadCaseOutcome>]>([
  ['nobody answers', 'network', () => Promise.resolve({ ok: false, code: 'network' })],
  ['the gateway would not say', 'unavailable', () => Promise.resolve({ ok: false, code: 'unavailable' })],
  ['something broke', 'unexpected', () => Promise.reject(new Error('broken'))],
])('shows its own message for an enquiry case when %s: %s', async (_, code, answer) => {
  const chart = enquiryCaseMachine.provide({
    actors: {
      personWatcher: quiet(),
      seenWatcher: quiet(),
      secondTicker: quiet(),
      loadEnquiry: fromPromise<LoadCaseOutcome, { enquiryNo: string }>(answer),
    },
  });
  const actor = createActor(chart, { input: { enquiryNo: 'ENQ26001' } }).start();
  const lost = await waitFor(actor, (now) => now.matches('lost'), PATIENCE);
  expect(lost.context.lostCode).toBe(code);
  actor.stop();
});
