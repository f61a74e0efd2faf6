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

type Noticed = Pick<
  WhOrder,
  | 'orderNo'
  | 'state'
  | 'isDanger'
  | 'cancelFee'
  | 'warehouse'
  | 'room'
  | 'inDate'
  | 'outDate'
  | 'tons'
  | 'pallets'
  | 'days'
  | 'batchNo'
  | 'pickerName'
  | 'isPartial'
  | 'isRenewed'
>;

function factsOf(order: Noticed): [name: string, value: string][] {
  const { warehouse, room, inDate, outDate, tons, pallets, days, batchNo } = order;
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    [copy.store, `${warehouse.nameCn}（${warehouse.district}）`],
    [copy.room, room],
    [copy.come, inDate],
    [copy.out, outDate],
    [copy.load, whReceiptCopy.tons(tons, pallets, days)],
    [copy.batch, batchNo || '—'],
    [copy.picker, order.pickerName],
    [copy.way, `${copy.partial[`${order.isPartial}`]}，${copy.renewed[`${order.isRenewed}`]}`],
  ];
}

/** What is dangerous is registered, and goods have a card once they lie in their room. */
const kindsOf = ({ state, isDanger }: Noticed) => [
  'cargoIn' as const,
  'storeContract' as const,
  ...(isDanger === 'Y' ? (['storeRegister'] as const) : []),
  ...(state === 'CARGO_IN' ? (['roomCard'] as const) : []),
];

type NoticeProps = { order: Noticed; view: OrderDocumentView; on: OrderDocumentIntents };

/** Which room, when, and what the gate asks for: the driver needs nothing else. */
export const StoreNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={factsOf(order)}
    bring={{
      title: copy.bring,
      texts: order.isDanger === 'Y' ? copy.danger : copy.general,
      // What cancelling costs is over once the goods are there.
      note: order.cancelFee === null ? null : copy.fee,
    }}
    documents={kindsOf(order).map((kind) => ({ kind, label: whReceiptCopy.documents[kind] }))}
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
