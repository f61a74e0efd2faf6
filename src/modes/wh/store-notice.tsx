import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { WhOrder } from '../../../domain/modes/wh/receipt';
import { orderNoInGroups } from '../../../domain/order/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice: copy, failure } = whReceiptCopy;

function factsOf(order: WhOrder): [name: string, value: string][] {
  const { warehouse, room, inDate, outDate, hour, tons, pallets, days, batchNo, plateNo, driverName } = order;
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    [copy.store, `${warehouse.nameCn}（${warehouse.district}）`],
    [copy.room, room],
    [copy.come, `${inDate} ${hour.padStart(2, '0')}:00`],
    [copy.out, outDate],
    [copy.load, whReceiptCopy.tons(tons, pallets, days)],
    [copy.batch, batchNo || '—'],
    [copy.truck, `${plateNo} ${driverName}`.trim() || copy.noTruck],
    [copy.picker, order.pickerName],
    [copy.way, `${copy.partial[`${order.isPartial}`]}，${copy.renewed[`${order.isRenewed}`]}`],
  ];
}

type NoticeProps = { order: WhOrder; view: OrderDocumentView; on: OrderDocumentIntents };

/** Which room, when, and what the gate asks for: the driver needs nothing else. */
export const StoreNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={factsOf(order)}
    bring={{ title: copy.bring, texts: order.isDanger === 'Y' ? copy.danger : copy.general, note: copy.fee }}
    documents={[{ kind: 'cargoIn', label: whReceiptCopy.document }]}
    busyKind={view.busyKind}
    failure={view.failureCode === null ? null : failure[view.failureCode]}
    onFetch={on.fetch}
  />
);

export function StoreNotice(props: { order: WhOrder; actor: OrderDocumentActor }) {
  const { order, actor } = props;
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <StoreNoticeView order={order} view={view} on={on} />;
}
