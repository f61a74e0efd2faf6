import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { resultKind } from '../../../domain/order/receipt/result';
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
import { momentText } from '../../copy/words/moment-words';
import { PrintedNotice } from '../../trade/papers/printed-notice';

const { notice: copy, plan, documents, failure } = cfsReceiptCopy;

const PRINTED = ['appointments', 'packing'] as const;

/** Only dangerous goods have a packing certificate; a signed one replaces its draft. */
function stuffingPrints({ isDanger, signed }: CfsOrder): { kind: string; label: string }[] {
  const always = PRINTED.map((kind) => ({ kind, label: documents[kind] }));
  if (isDanger === 'N') return always;
  return [
    ...always,
    signed
      ? { kind: resultKind(signed.version), label: documents.signed }
      : { kind: 'certificate', label: documents.certificate },
  ];
}

const boxWords = (packed: CfsOrder['packed'], { no, type, containerNo, ...box }: CfsOrder['boxes'][number]) => {
  const { goods, kg, vgmKg, placards } = box;
  const shut = packed.find(({ unit }) => unit === no);
  return [
    `${plan.box(no, type)} ${shut?.containerNo ?? (containerNo || plan.noNumber)}`,
    goods.join('；'),
    plan.load(kg, vgmKg),
    placards.count > 0 ? placardWords(placards) : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};

function stuffingFacts(order: CfsOrder): [name: string, value: string][] {
  const { station, carrierBookingNo, vesselVoyage, stuffings, lastGate, cut, boxes, packed } = order;
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    [copy.station, station.nameCn],
    [copy.address, station.address],
    [copy.booking, carrierBookingNo],
    [copy.vessel, vesselVoyage],
    [copy.stuffing, stuffings.map(({ slot, teu }) => copy.teu(stuffWords(slot), teu)).join('\n')],
    [copy.last, momentText(lastGate)],
    [copy.cut, momentText(cut)],
    [plan.title, boxes.map((box) => boxWords(packed, box)).join('\n')],
  ];
}

type NoticeProps = { order: CfsOrder; view: OrderDocumentView; on: OrderDocumentIntents };

export const StuffingNoticeView = ({ order, view, on }: NoticeProps) => (
  <PrintedNotice
    title={copy.title}
    facts={stuffingFacts(order)}
    bring={{ note: copy.fee }}
    documents={stuffingPrints(order)}
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
