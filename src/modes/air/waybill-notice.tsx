import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { AirOrder } from '../../../domain/modes/air/receipt';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { airReceiptCopy } from '../../copy/modes/air/receipt';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice: copy, documents, failure, aircraft } = airReceiptCopy;

function waybillFacts(order: AirOrder): [name: string, value: string][] {
  const { waybillNo, flight, aircraft: kind, landsAt, pieces, weight, rung, isCargoOnly, outers } = order;
  return [
    [copy.number, `${waybillNo} ${copy.draft}`],
    [copy.flight, `${flight} ${aircraft[kind]}`],
    [copy.lands, landsAt.replace('T', ' ')],
    [copy.weight, copy.amount(pieces, weight.kg, weight.charged, rung)],
    [copy.handling, isCargoOnly ? copy.cargoOnly : copy.both],
    ...outers.map(({ outer, q }): [string, string] => [copy.outers, copy.outer(outer, q)]),
  ];
}

/** Only dangerous goods need a declaration. */
const waybillPrints = ({ isDanger }: AirOrder) =>
  (['awbDraft', 'dgdDraft', 'handIn', 'labels'] as const).filter((kind) => isDanger === 'Y' || kind !== 'dgdDraft');

type NoticeProps = { order: AirOrder; view: OrderDocumentView; on: OrderDocumentIntents };

export const WaybillNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={waybillFacts(order)}
    bring={{ title: copy.bring, texts: order.isDanger === 'Y' ? copy.danger : copy.general, note: copy.note }}
    documents={waybillPrints(order).map((kind) => ({ kind, label: documents[kind] }))}
    busyKind={view.busyKind}
    failure={view.failureCode === null ? null : failure[view.failureCode]}
    onFetch={on.fetch}
  />
);

export function WaybillNotice({ order, actor }: { order: AirOrder; actor: OrderDocumentActor }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <WaybillNoticeView order={order} view={view} on={on} />;
}
