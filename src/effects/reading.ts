import { fromPromise } from 'xstate';

import type { ReplyOf } from '../../contract/endpoint';
import { chargeAgreement } from '../../contract/fees';
import { legalText, serviceMail, type LegalDocumentId } from '../../contract/content';
import type { LegalDocument, LegalText, LoadTextOutcome } from '../../machines/content/reading';
import type { Gateway } from './gateway/gateway';
import { lineCodeOf } from './gateway/line-code';

const DOCUMENTS: Record<Exclude<LegalText, 'charges'>, LegalDocumentId> = {
  agreement: 'user-agreement',
  privacy: 'privacy-notice',
  protocol: 'shipping-protocol',
};

/** The agreement about charges as a text to be read, with its table at its end. */
function chargesText(agreement: ReplyOf<typeof chargeAgreement>): LegalDocument {
  const {
    title,
    version,
    summary,
    sections,
    cancelFees,
    table: { heading, head },
  } = agreement;
  const rows = cancelFees.map(({ stateName, fee }) => [stateName, fee]);
  const told = sections.map(({ heading: name, paragraphs }, at) => ({
    sectionId: `charges-${at + 1}`,
    heading: name,
    blocks: paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
  }));
  const table = { sectionId: 'charges-table', heading, blocks: [{ kind: 'table' as const, head, rows }] };
  return { title, version, effectiveOn: version, summary, sections: [...told, table] };
}

/** What a reading modal needs. It says itself what did not come, so nothing else does. */
export const readingCallsVia = (gateway: Gateway) => ({
  loadText: fromPromise<LoadTextOutcome, { text: LegalText }>(async ({ input: { text }, signal }) => {
    const asked = { signal, quiet: true };
    if (text === 'charges') {
      const reply = await gateway.call(chargeAgreement, {}, asked);
      if (reply.kind === 'done') return { ok: true, document: chargesText(reply.data), loadedAt: Date.now() };
      return { ok: false, failure: { code: lineCodeOf(reply) } };
    }
    const reply = await gateway.call(legalText, { documentId: DOCUMENTS[text] }, asked);
    if (reply.kind === 'done') return { ok: true, document: reply.data, loadedAt: Date.now() };
    return { ok: false, failure: { code: lineCodeOf(reply) } };
  }),
  loadMail: fromPromise<string | null, undefined>(async ({ signal }) => {
    const reply = await gateway.call(serviceMail, {}, { signal, quiet: true });
    return reply.kind === 'done' ? reply.data : null;
  }),
});
