import { fromPromise } from 'xstate';

import { ownSamples } from '../../../contract/mall/samples';
import type { LoadOwnSamplesOutcome } from '../../../machines/identity/own-samples';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

export const loadOwnSamplesVia = (gateway: Gateway) =>
  fromPromise<LoadOwnSamplesOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(ownSamples, {}, { signal, cookieless: true });
    return reply.kind === 'done'
      ? { ok: true, products: reply.data.products }
      : { ok: false, code: unansweredCode(reply) };
  });
