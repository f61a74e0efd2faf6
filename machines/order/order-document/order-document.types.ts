export type DocumentFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadDocumentInput = { orderNo: string; kind: string };
export type LoadDocumentOutcome =
  | { ok: true; html: string }
  | { ok: false; failure: { code: Exclude<DocumentFailureCode, 'unexpected'> } };

export type OrderDocumentInput = { orderNo: string };

export type OrderDocumentEvent = { type: 'document.print'; kind: string };

export type OrderDocumentContext = OrderDocumentInput & {
  kind: string;
  failureCode: DocumentFailureCode | null;
};

export type FetchedDocument = LoadDocumentInput & { html: string };
