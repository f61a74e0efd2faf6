import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { orderNoInGroups } from '../../../domain/order/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { placardWords } from '../../../domain/goods/placard-words';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { stuffWords } from '../../copy/modes/cfs/slot-words';
import { momentText } from '../../copy/moment-words';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice: copy, plan, documents, failure } = cfsReceiptCopy;

/** Nobody certifies the packing of what is not dangerous. */
const KINDS = { Y: ['appointments', 'packing', 'certificate'], N: ['appointments', 'packing'] } as const;

const boxWords = ({ no, type, containerNo, goods, kg, vgmKg, placards }: CfsOrder['boxes'][number]) =>
  [
    `${plan.box(no, type)} ${containerNo || plan.noNumber}`,
    goods.join('；'),
    plan.load(kg, vgmKg),
    placards.count > 0 ? placardWords(placards) : '',
  ]
    .filter((line) => line !== '')
    .join('\n');

function factsOf(order: CfsOrder): [name: string, value: string][] {
  const { station, carrierBookingNo, vesselVoyage, stuffings, lastGate, cut, boxes } = order;
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    [copy.station, station.nameCn],
    [copy.address, station.address],
    [copy.booking, carrierBookingNo],
    [copy.vessel, vesselVoyage],
    [copy.stuffing, stuffings.map(({ slot, teu }) => copy.teu(stuffWords(slot), teu)).join('\n')],
    [copy.last, momentText(lastGate)],
    [copy.cut, momentText(cut)],
    [plan.title, boxes.map(boxWords).join('\n')],
  ];
}

type NoticeProps = { order: CfsOrder; view: OrderDocumentView; on: OrderDocumentIntents };

/** Where the trucks go, when everything happens, what lies in which box, and what the gate asks for. */
export const StuffingNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={factsOf(order)}
    bring={{ title: copy.bring, texts: order.isDanger === 'Y' ? copy.danger : copy.general, note: copy.fee }}
    documents={KINDS[order.isDanger].map((kind) => ({ kind, label: documents[kind] }))}
    busyKind={view.busyKind}
    failure={view.failureCode === null ? null : failure[view.failureCode]}
    onFetch={on.fetch}
  />
);

export function StuffingNotice(props: { order: CfsOrder; actor: OrderDocumentActor }) {
  const { order, actor } = props;
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <StuffingNoticeView order={order} view={view} on={on} />;
}
