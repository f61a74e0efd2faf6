import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { whParticulars } from '../../../domain/modes/wh/particulars';
import type { WhOrder } from '../../../domain/modes/wh/receipt';
import { orderNoInGroups } from '../../../domain/order/life/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import type { Facts } from '../../trade/papers/facts-card';
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

const SHOWN = ['store', 'room', 'come', 'out', 'load', 'batch', 'leaving'] as const;

const storeFacts = (order: Noticed): Facts => [
  [copy.number, orderNoInGroups(order.orderNo)],
  ...whParticulars(order, SHOWN),
  [copy.picker, order.pickerName],
];

/** Only dangerous goods are registered; a room card exists once goods are stored. */
const storePrints = ({ state, isDanger }: Noticed) => [
  'cargoIn' as const,
  'storeContract' as const,
  ...(isDanger === 'Y' ? (['storeRegister'] as const) : []),
  ...(state === 'CARGO_IN' ? (['roomCard'] as const) : []),
];

type NoticeProps = { order: Noticed; view: OrderDocumentView; on: OrderDocumentIntents };

export const StoreNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={storeFacts(order)}
    bring={{
      title: copy.bring,
      texts: order.isDanger === 'Y' ? copy.danger : copy.general,
      // After delivery there is no cancellation fee to state.
      note: order.cancelFee === null ? null : copy.fee,
    }}
    documents={storePrints(order).map((kind) => ({ kind, label: whReceiptCopy.documents[kind] }))}
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
