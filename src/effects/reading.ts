import { fromPromise } from 'xstate';

import { legalText, serviceMail, type LegalDocumentId } from '../../contract/content';
import type { LegalText, LoadTextOutcome } from '../../machines/content/reading';
import type { Gateway } from './gateway/gateway';
import { lineCodeOf } from './gateway/line-code';

const DOCUMENTS: Record<LegalText, LegalDocumentId> = {
  agreement: 'user-agreement',
  privacy: 'privacy-notice',
  protocol: 'shipping-protocol',
};

/** What a reading modal needs. It says itself what did not come, so nothing else does. */
export const readingCallsVia = (gateway: Gateway) => ({
  loadText: fromPromise<LoadTextOutcome, { text: LegalText }>(async ({ input: { text }, signal }) => {
    const reply = await gateway.call(legalText, { documentId: DOCUMENTS[text] }, { signal, quiet: true });
    if (reply.kind === 'done') return { ok: true, document: reply.data, loadedAt: Date.now() };
    return { ok: false, failure: { code: lineCodeOf(reply) } };
  }),
  loadMail: fromPromise<string | null, undefined>(async ({ signal }) => {
    const reply = await gateway.call(serviceMail, {}, { signal, quiet: true });
    return reply.kind === 'done' ? reply.data : null;
  }),
});
