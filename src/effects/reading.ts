import { fromPromise } from 'xstate';

import { legalText, serviceMail } from '../../contract/content/content';
import { CHARGES_ID, type LegalId } from '../../domain/order/papers/protocol';
import type { LegalText, LoadTextOutcome } from '../../machines/content/reading';
import type { Gateway } from './gateway/gateway';
import { unansweredCode } from './gateway/line-code';
import { houseNow } from './clock';

const DOCUMENTS: Record<LegalText, LegalId> = {
  agreement: 'user-agreement',
  privacy: 'privacy-notice',
  protocol: 'shipping-protocol',
  deskProtocol: 'desk-protocol',
  storageProtocol: 'storage-protocol',
  saleProtocol: 'sale-protocol',
  charges: CHARGES_ID,
};

/** Calls of the reading dialog, which shows its own failures. */
export const readingCallsVia = (gateway: Gateway) => ({
  loadText: fromPromise<LoadTextOutcome, { text: LegalText; version?: string | undefined }>(
    async ({ input: { text, version }, signal }) => {
      const reply = await gateway.call(
        legalText,
        { documentId: DOCUMENTS[text], ...(version !== undefined && { version }) },
        { signal },
      );
      if (reply.kind !== 'done') return { ok: false, failure: { code: unansweredCode(reply) } };
      const { counted, ...document } = reply.data;
      const sections = [...document.sections, ...counted];
      return { ok: true, document: { ...document, sections }, loadedAt: houseNow() };
    },
  ),
  loadMail: fromPromise<string | null, undefined>(async ({ signal }) => {
    const reply = await gateway.call(serviceMail, {}, { signal });
    return reply.kind === 'done' && reply.data !== '' ? reply.data : null;
  }),
});
