import type { OrderDocumentActor, OrderDocumentSnapshot } from './order-document.machine';
import type { DocumentFailureCode } from './order-document.types';

export type OrderDocumentView = {
  busyKind: string | null;
  failureCode: DocumentFailureCode | null;
};

export const selectOrderDocument = (snapshot: OrderDocumentSnapshot): OrderDocumentView => ({
  busyKind: snapshot.hasTag('busy') ? snapshot.context.kind : null,
  failureCode: snapshot.context.failureCode,
});

export const orderDocumentIntents = (actor: OrderDocumentActor) => ({
  fetch: (kind: string) => actor.send({ type: 'document.print', kind }),
});

export type OrderDocumentIntents = ReturnType<typeof orderDocumentIntents>;
