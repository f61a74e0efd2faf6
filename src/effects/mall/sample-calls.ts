import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { askSample, changeSample, samples } from '../../../contract/mall/samples';
import type {
  AskSampleInput,
  AskSampleOutcome,
  ChangeSampleInput,
  ChangeSampleOutcome,
  LoadSamplesOutcome,
} from '../../../machines/booking/sample';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

/** Refusals for which the gateway gives its own reason. */
const SAID: readonly string[] = [CODES.moveRefused, CODES.bounded, CODES.feeChanged, CODES.badRequest];
const DECIDED: readonly string[] = [CODES.moveRefused, CODES.notFound];
const SIGNED_OUT: readonly string[] = [CODES.expired, CODES.sessionExpired];

export const sampleCallsOver = (gateway: Gateway, isSignedIn: () => boolean) => ({
  loadSamples: fromPromise<LoadSamplesOutcome, { productId: string }>(async ({ input, signal }) => {
    if (!isSignedIn()) return { ok: false, code: 'signedOut' };
    const reply = await gateway.call(samples, input, { signal });
    if (reply.kind === 'done') return { ok: true, sheet: reply.data };
    if (reply.kind === 'refused' && SIGNED_OUT.includes(reply.code)) return { ok: false, code: 'signedOut' };
    return { ok: false, code: unansweredCode(reply) };
  }),
  askSample: fromPromise<AskSampleOutcome, AskSampleInput>(async ({ input, signal }) => {
    const reply = await gateway.call(askSample, input, { signal, showsMessage: true });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'refused' && SAID.includes(reply.code))
      return { ok: false, code: 'barred', message: reply.message };
    return { ok: false, code: unansweredCode(reply) };
  }),
  changeSample: fromPromise<ChangeSampleOutcome, ChangeSampleInput | null>(async ({ input, signal }) => {
    if (!input) return { ok: false, code: 'decided' };
    const reply = await gateway.call(changeSample, input, { signal });
    if (reply.kind === 'done') return { ok: true };
    const isDecided = reply.kind === 'refused' && DECIDED.includes(reply.code);
    return { ok: false, code: isDecided ? 'decided' : unansweredCode(reply) };
  }),
});
