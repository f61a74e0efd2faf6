import { fromPromise } from 'xstate';

import { readCasePrint, readCaseReceipt } from '../../../contract/house/cases';
import { SUBJECT_WIRES } from '../../../contract/house/subjects';
import type { DeskPage } from '../../../domain/house/pages';
import type { Subject } from '../../../domain/house/subjects';
import type { LoadOrderOutcome } from '../../../machines/order/order-receipt';
import type { FetchedDocument, LoadDocumentInput, LoadDocumentOutcome } from '../../../machines/order/order-document';
import { readPlacedStrictly } from '../after-order/placed-in';
import { houseNow } from '../clock';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { fetchPaperBy } from '../papers/fetch-paper';
import { saveFile } from '../save-file';
import { isGone } from './desk-calls';

const pageSubject = (page: DeskPage): Subject => {
  if (page.name === 'case') return page.subject;
  return { kind: 'order', no: page.name === 'receipt' ? page.orderNo : '' };
};

/** Loads a document of the open case; the gateway refuses any other case number. */
export const fetchCasePaperVia = (gateway: Gateway, page: () => DeskPage) =>
  fetchPaperBy(({ fileId, preview, signal }) => {
    const here = page();
    const { kind, no } = pageSubject(here);
    return gateway.file(SUBJECT_WIRES[kind].paper ?? SUBJECT_WIRES.order.paper, { no, fileId }, preview, { signal });
  });

export const loadCasePrintVia = (gateway: Gateway) =>
  fromPromise<LoadDocumentOutcome, LoadDocumentInput>(async ({ input: { orderNo, kind }, signal }) => {
    const reply = await gateway.call(readCasePrint, { no: orderNo, kind }, { signal });
    if (reply.kind === 'done') return { ok: true, html: reply.data.html };
    return { ok: false, failure: { code: unansweredCode(reply) } };
  });

/** Reads the receipt of an order by mode. Re-reading the same one does not extend the session. */
export function loadCaseReceiptVia(gateway: Gateway) {
  let shownNo = '';
  return fromPromise<LoadOrderOutcome, { orderNo: string }>(async ({ input: { orderNo }, signal }) => {
    const reply = await gateway.call(readCaseReceipt, { no: orderNo, isWatching: orderNo === shownNo }, { signal });
    if (reply.kind === 'done') {
      shownNo = orderNo;
      return { ok: true, order: await readPlacedStrictly({ ...reply.data, mayTakeBack: false }), readAt: houseNow() };
    }
    return { ok: false, failure: { code: isGone(reply) ? 'missing' : unansweredCode(reply) } };
  });
}

export function savePrint(_: unknown, { orderNo, kind, html }: FetchedDocument): void {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? kind;
  saveFile({ name: `${title} ${orderNo}.html`, blob: new Blob([html], { type: 'text/html;charset=utf-8' }) });
}
