import { fromPromise } from 'xstate';

import { orderDocument, type PreviewWire } from '../../../contract/orders/pages';
import type { OrderForm } from '../../../domain/order/form/form';
import type { FetchedDocument, LoadDocumentInput, LoadDocumentOutcome } from '../../../machines/order/order-document';
import type { Gateway } from '../gateway/gateway';
import { saveFile } from '../save-file';
import { unansweredCode } from '../gateway/line-code';

type Preview = { wire: PreviewWire; formNow: () => OrderForm };

export const loadDocumentVia = (gateway: Gateway, preview?: Preview) =>
  fromPromise<LoadDocumentOutcome, LoadDocumentInput>(async ({ input, signal }) => {
    const reply = preview
      ? await gateway.call(preview.wire, { form: preview.formNow(), kind: input.kind }, { signal })
      : await gateway.call(orderDocument, input, { signal });
    if (reply.kind === 'done') return { ok: true, html: reply.data.html };
    return { ok: false, failure: { code: unansweredCode(reply) } };
  });

/** Saves a standalone HTML file that any browser opens and prints. */
export const saveDocumentAs =
  (names: Readonly<Record<string, string>>) =>
  (_: unknown, { orderNo, kind, html }: FetchedDocument): void => {
    const blob = new Blob([html], { type: 'text/html;charset=utf-8' });
    // A revised document is named by kind and version number.
    const [, stem = kind, version = ''] = /^([A-Za-z]+)(\d*)$/.exec(kind) ?? [];
    saveFile({ name: `${[names[stem] ?? stem, orderNo, version].filter(Boolean).join(' ')}.html`, blob });
  };

/** The booking note of any order. A failure is announced by the gateway's own notice. */
export const printNoteVia =
  (gateway: () => Promise<Gateway>, name: string) =>
  (_: unknown, { orderNo }: { orderNo: string }): void => {
    const print = async () => {
      const reply = await (await gateway()).call(orderDocument, { orderNo, kind: 'bookingNote' }, { isAloud: true });
      if (reply.kind === 'done')
        saveDocumentAs({ bookingNote: name })(_, { orderNo, kind: 'bookingNote', html: reply.data.html });
    };
    void print();
  };
