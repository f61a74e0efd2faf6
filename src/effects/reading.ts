import { fromPromise } from 'xstate';

import { chargeAgreement, externalFees } from '../../contract/fees';
import { legalText, serviceMail } from '../../contract/content';
import type { LegalId } from '../../domain/order/protocol';
import type { LegalText, LoadTextOutcome } from '../../machines/content/reading';
import { chargesText } from './charges-text';
import type { Gateway } from './gateway/gateway';
import { lineCodeOf } from './gateway/line-code';

const DOCUMENTS: Record<Exclude<LegalText, 'charges'>, LegalId> = {
  agreement: 'user-agreement',
  privacy: 'privacy-notice',
  protocol: 'shipping-protocol',
  deskProtocol: 'desk-protocol',
  storageProtocol: 'storage-protocol',
  saleProtocol: 'sale-protocol',
};

/** What a reading modal needs. It says itself what did not come, so nothing else does. */
export const readingCallsVia = (gateway: Gateway) => ({
  loadText: fromPromise<LoadTextOutcome, { text: LegalText; version?: string | undefined }>(
    async ({ input: { text, version }, signal }) => {
      const asked = { signal };
      if (text === 'charges') {
        const [reply, prices] = await Promise.all([
          gateway.call(chargeAgreement, {}, asked),
          gateway.call(externalFees, {}, asked),
        ]);
        // What is agreed to is the text; it is read also where the list beside it did not come.
        const list = prices.kind === 'done' ? prices.data : null;
        if (reply.kind === 'done') return { ok: true, document: chargesText(reply.data, list), loadedAt: Date.now() };
        return { ok: false, failure: { code: lineCodeOf(reply) } };
      }
      const reply = await gateway.call(
        legalText,
        { documentId: DOCUMENTS[text], ...(version !== undefined && { version }) },
        asked,
      );
      if (reply.kind === 'done') return { ok: true, document: reply.data, loadedAt: Date.now() };
      return { ok: false, failure: { code: lineCodeOf(reply) } };
    },
  ),
  loadMail: fromPromise<string | null, undefined>(async ({ signal }) => {
    const reply = await gateway.call(serviceMail, {}, { signal });
    return reply.kind === 'done' ? reply.data : null;
  }),
});
