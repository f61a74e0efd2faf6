import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { railParticulars } from '../../../domain/modes/rail/particulars';
import type { RailOrder } from '../../../domain/modes/rail/receipt';
import { isGivenUp } from '../../../domain/order/life/lifecycle';
import { orderNoInGroups } from '../../../domain/order/life/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { railReceiptCopy } from '../../copy/modes/rail/receipt';
import { PrintedNotice } from '../../trade/papers/printed-notice';
import { BorderNotice } from './border-notice';

const { notice: copy, documents, failure } = railReceiptCopy;

const SHOWN = ['border', 'countries', 'boxes', 'owner', 'heating', 'fetched', 'depot'] as const;

type NoticeProps = { order: RailOrder; view: OrderDocumentView; on: OrderDocumentIntents };

export const BillNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={[[copy.number, orderNoInGroups(order.orderNo)], ...railParticulars(order, SHOWN)]}
    bring={{
      title: copy.bring,
      texts: order.isDanger === 'Y' ? [...copy.danger, ...copy.general] : copy.general,
      note: copy.note,
    }}
    documents={(['smgsDraft', 'stationIn'] as const).map((kind) => ({ kind, label: documents[kind] }))}
    busyKind={view.busyKind}
    failure={view.failureCode === null ? null : failure[view.failureCode]}
    onFetch={on.fetch}
  />
);

/** Border notice first, then the documents. */
export function BillNotice({ order, actor }: { order: RailOrder; actor: OrderDocumentActor }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return (
    <>
      <BorderNotice border={order.border} notice={isGivenUp(order.state) ? null : order.notice} />
      <BillNoticeView order={order} view={view} on={on} />
    </>
  );
}
