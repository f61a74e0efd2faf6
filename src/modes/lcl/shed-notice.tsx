import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { lclParticulars } from '../../../domain/modes/lcl/particulars';
import type { LclOrder } from '../../../domain/modes/lcl/receipt';
import { mayChangeTrucks } from '../../../domain/order/trucks/truck';
import { orderNoInGroups } from '../../../domain/order/life/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { momentText } from '../../copy/words/moment-words';
import type { Facts } from '../../trade/papers/facts-card';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice: copy, documents, failure } = lclReceiptCopy;

const KINDS = ['cargoIn', 'marks', 'cargoInRules'] as const;

const dueText = (at: string | undefined): string => (at === undefined ? '' : momentText(at));

function shedFacts(order: LclOrder): Facts {
  const { cutoffs, deliverAt, plateNo, driverName, trucks, marks } = order;
  const canTell = trucks.length > 0 && mayChangeTrucks(order.state);
  const at = (code: string) => cutoffs.find((cutoff) => cutoff.code === code)?.at;
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    ...lclParticulars(order, ['shed', 'address']),
    [copy.window, copy.during(dueText(at('CFS_OPEN')), dueText(at('CFS_CLOSE')))],
    ...lclParticulars(order, ['hours']),
    [copy.deliver, deliverAt === null ? copy.byHouse : momentText(deliverAt)],
    [
      copy.plate,
      [plateNo, driverName].filter((word) => word !== '').join(' ') || (canTell ? copy.noPlate : copy.untoldPlate),
    ],
    ...lclParticulars(order, ['load']),
    [copy.marks, marks],
  ];
}

type NoticeProps = { order: LclOrder; view: OrderDocumentView; on: OrderDocumentIntents };

export const ShedNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={shedFacts(order)}
    bring={{ title: copy.bring, texts: order.isDanger === 'Y' ? copy.danger : copy.general, note: copy.paid }}
    documents={KINDS.map((kind) => ({ kind, label: documents[kind] }))}
    busyKind={view.busyKind}
    failure={view.failureCode === null ? null : failure[view.failureCode]}
    onFetch={on.fetch}
  />
);

export function ShedNotice(props: { order: LclOrder; actor: OrderDocumentActor }) {
  const { order, actor } = props;
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <ShedNoticeView order={order} view={view} on={on} />;
}
