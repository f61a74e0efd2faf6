import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState, type ComponentProps, type ComponentType } from 'react';

import type { ModeId } from '../../../domain/mode-ids';
import { orderNoInGroups, isOrderNo } from '../../../domain/order/life/number';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import { orderDocumentMachine, type OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import type { OrderTruckActor } from '../../../machines/order/order-truck';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import { loadDocumentVia, saveDocumentAs } from '../../effects/after-order/documents';
import { lazyActor } from '../../effects/late';
import { nameDocument } from '../../effects/navigation/present-page';
import { composeBrought, composeCopy, composeReceipt, type ReceiptReading } from '../compose/compose-after-order';
import { composePaperView } from '../compose/compose-upload';
import { composeTrucks, type HoursVia } from '../compose/compose-trucks';
import { useGateway } from '../gateway-context';
import { isJustPlaced } from '../../effects/after-order/greeted';

/**
 * UN number of the waiting goods, empty if they have none, or their rows as a search: twenty of at most 52 characters.
 */
const NEXT = /^(?:\d{4})?$|^(?:\d{4}|[gn])~.{0,1040}$/;
const ROWS = /^(?:\d{4}|[gn])~/;
const FIRST = /(?:^|,)(\d{4})~/;

/** Rows beyond a search's limit still wait: their first UN number is used. */
function waitingGoods(next: string | null): string | null {
  if (next === null || NEXT.test(next)) return next;
  return ROWS.test(next) ? (FIRST.exec(next)?.[1] ?? '') : null;
}

/** Reads a receipt's address: the order, and goods that wait for an order of their own. */
export function receiptArrival() {
  const asked = new URLSearchParams(globalThis.location?.search ?? '');
  const orderNo = asked.get('no') ?? '';
  return isOrderNo(orderNo)
    ? { orderNo, isJustPlaced: isJustPlaced(orderNo), next: waitingGoods(asked.get('next')) }
    : { orderNo: null, isJustPlaced: false, next: null };
}

/** Names the tab by order number, so that several open receipts can be told apart. */
const nameOrder = (orderNo: string) =>
  orderNo === '' ? undefined : nameDocument(pageTitle(orderReceiptCopy.named(orderNoInGroups(orderNo))));

export function useReceipt(mode: ModeId, shown: ReceiptReading) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeReceipt(gateway, app, shown), [gateway, app, shown]);
  const copy = useMemo(
    () => (shown.isBrought ? composeBrought() : composeCopy(gateway, app, mode)),
    [gateway, app, mode, shown],
  );
  const [input] = useState(receiptArrival);
  const orderNo = input.orderNo ?? '';
  useEffect(() => nameOrder(orderNo), [orderNo]);
  const order = { input: { orderNo } };
  return { actor: useActorRef(chart, { input }), copying: useActorRef(copy, order), order };
}

/** Printable documents of an order, with the file name of each kind. */
export function useDocuments(order: { input: { orderNo: string } }, files: Readonly<Record<string, string>>) {
  const gateway = useGateway();
  const documents = useMemo(
    () =>
      orderDocumentMachine.provide({
        actors: { loadDocument: lazyActor(async () => loadDocumentVia(await gateway())) },
        actions: { saveDocument: saveDocumentAs(files) },
      }),
    [gateway, files],
  );
  return useActorRef(documents, order);
}

export function usePaperView() {
  const gateway = useGateway();
  const papers = useMemo(() => composePaperView(gateway), [gateway]);
  return useActorRef(papers);
}

type ReceiptDoor = ReceiptReading & {
  mode: ModeId;
  files: Readonly<Record<string, string>>;
  Page: ComponentType<{ actor: OrderReceiptActor; copying: OrderCopyActor; documents: OrderDocumentActor }>;
};

export const receiptEntry = ({ mode, files, Page, ...shown }: ReceiptDoor) =>
  function ReceiptDoor() {
    const { order, ...parts } = useReceipt(mode, shown);
    return <Page {...parts} documents={useDocuments(order, files)} />;
  };

type TruckReceiptDoor = Omit<ReceiptDoor, 'Page'> & {
  hours: () => Promise<HoursVia>;
  Page: ComponentType<ComponentProps<ReceiptDoor['Page']> & { trucks: OrderTruckActor }>;
};

export const truckReceiptEntry = ({ mode, files, hours, Page, ...shown }: TruckReceiptDoor) =>
  function TruckReceiptDoor() {
    const gateway = useGateway();
    const { actor, copying, order } = useReceipt(mode, shown);
    const documents = useDocuments(order, files);
    const trucks = useMemo(
      () => composeTrucks(gateway, hours, () => actor.send({ type: 'order.refresh' })),
      [gateway, actor],
    );
    return <Page actor={actor} copying={copying} documents={documents} trucks={useActorRef(trucks, order)} />;
  };
