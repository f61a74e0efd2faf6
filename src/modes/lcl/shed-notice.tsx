import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import type { LclOrder } from '../../../domain/modes/lcl/receipt';
import { mayChangeTrucks } from '../../../domain/order/truck';
import { orderNoInGroups } from '../../../domain/order/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { momentText } from '../../copy/moment-words';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice: copy, documents, failure } = lclReceiptCopy;

const KINDS = ['cargoIn', 'marks', 'cargoInRules'] as const;

const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const dueText = (at: string | undefined): string => (at === undefined ? '' : momentText(at));

function factsOf(order: LclOrder): [name: string, value: string][] {
  const { shed, cutoffs, isDanger, deliverAt, plateNo, driverName, trucks, pieces, kg, m3, marks } = order;
  const canTell = trucks.length > 0 && mayChangeTrucks(order.state);
  const at = (code: string) => cutoffs.find((cutoff) => cutoff.code === code)?.at;
  const [opens, closes] = GATE_HOURS[isDanger === 'Y' ? 'danger' : 'general'];
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    [copy.shed, shed.nameCn],
    [copy.address, shed.address],
    [copy.window, copy.during(dueText(at('CFS_OPEN')), dueText(at('CFS_CLOSE')))],
    [copy.hours, `${two(opens)}–${two(closes)}`],
    [copy.deliver, deliverAt === null ? copy.byHouse : momentText(deliverAt)],
    [
      copy.plate,
      [plateNo, driverName].filter((word) => word !== '').join(' ') || (canTell ? copy.noPlate : copy.untoldPlate),
    ],
    [copy.load, copy.amount(pieces, kg, m3)],
    [copy.marks, marks],
  ];
}

type NoticeProps = { order: LclOrder; view: OrderDocumentView; on: OrderDocumentIntents };

/** Where the goods go, by when, and what the gate asks for: the driver needs nothing else. */
export const ShedNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={factsOf(order)}
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
