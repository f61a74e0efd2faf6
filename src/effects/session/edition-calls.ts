import { fromPromise } from 'xstate';

import { agreeToEditions, ownEditions } from '../../../contract/content/editions';
import { CODES } from '../../../contract/wire/envelope';
import type { AgreedInput, AgreeOutcome, LoadEditionsOutcome } from '../../../machines/identity/new-editions';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { readDismissedEditions } from './told-editions';

/** Editions accepted by an account, and consent to new ones. The dialog shows its own failures. */
export const editionCallsVia = (gateway: Gateway) => ({
  loadEditions: fromPromise<LoadEditionsOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(ownEditions, {}, { signal });
    if (reply.kind === 'done') return { ok: true, texts: reply.data.texts, told: readDismissedEditions() };
    return { ok: false, code: unansweredCode(reply) };
  }),
  agreeToEditions: fromPromise<AgreeOutcome, AgreedInput>(async ({ input: { agreed }, signal }) => {
    const reply = await gateway.call(agreeToEditions, { agreed }, { signal });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'refused' && reply.code === CODES.agreementChanged) return { ok: false, code: 'changed' };
    return { ok: false, code: unansweredCode(reply) };
  }),
});
