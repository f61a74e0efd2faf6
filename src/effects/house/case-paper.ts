import { fromPromise } from 'xstate';

import { readCasePaper, readCasePrint } from '../../../contract/house/cases';
import type { DeskPage } from '../../../domain/house/pages';
import type { FetchedDocument, LoadDocumentInput, LoadDocumentOutcome } from '../../../machines/order/order-document';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';
import { fetchPaperBy } from '../papers/fetch-paper';
import { saveFile } from '../save-file';
import { WIRES } from './case-calls';

/** A paper of what is open: by the number of anything else it is not there. */
export const fetchCasePaperVia = (gateway: Gateway, page: () => DeskPage) =>
  fetchPaperBy(({ fileId, preview, signal }) => {
    const here = page();
    const { kind, no } = here.name === 'case' ? here.subject : { kind: 'order' as const, no: '' };
    return gateway.file(WIRES[kind].paper ?? readCasePaper, { no, fileId }, preview, { signal });
  });

/** A page of an order as the house prints it. */
export const loadCasePrintVia = (gateway: Gateway) =>
  fromPromise<LoadDocumentOutcome, LoadDocumentInput>(async ({ input: { orderNo, kind }, signal }) => {
    const reply = await gateway.call(readCasePrint, { no: orderNo, kind }, { signal });
    if (reply.kind === 'done') return { ok: true, html: reply.data.html };
    return { ok: false, failure: { code: lineCodeOf(reply) } };
  });

/** Saved under the title that stands in it. */
export function savePrint(_: unknown, { orderNo, kind, html }: FetchedDocument): void {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? kind;
  saveFile({ name: `${title} ${orderNo}.html`, blob: new Blob([html], { type: 'text/html;charset=utf-8' }) });
}
