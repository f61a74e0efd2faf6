import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { FurtherReceipt, PartReceipt, TruckOrder, TruckReceipt } from '../../../domain/modes/truck/receipt';
import { COMPLAIN_DAYS } from '../../../domain/order/changes/complaint';
import { formatMoney, YUAN } from '../../../domain/values/money';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { momentText } from '../../copy/words/moment-words';
import { truckReceiptCopy as copy } from '../../copy/modes/truck/receipt';
import { PrintedNotice } from '../../trade/papers/printed-notice';
import { TruckUnits } from './truck-units';

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

const stopWords = ({ city, address, contact, phone, from, opens, to }: TruckReceipt['pickup']): string => {
  const ends = [...(opens === '' ? [] : [copy.opens(opens)]), ...(to === '' ? [] : [copy.until(to)])];
  return [copy.stop(city, address, contact, phone), ...(from === '' ? ends : [copy.window(from, to)])].join('\n');
};

function betweenFact(stop: FurtherReceipt, at: number, all: readonly FurtherReceipt[]): [name: string, value: string] {
  const { isPickup, city, address, contact, phone, to, comesAt } = stop;
  const said = [copy.stop(city, address, contact, phone), copy.comesAt(momentText(comesAt), all.length)];
  return [copy.called(at, isPickup), [...said, ...(to === '' ? [] : [copy.until(to)])].join('\n')];
}

const { part: shared } = copy;

function sharedFacts(order: TruckOrder, part: PartReceipt): [name: string, value: string][] {
  const { kg, pickup, drop, km, eta, classes, fees } = order;
  return [
    [shared.amount, shared.amountOf(kg.toLocaleString('en-US'), String(part.m3), String(part.tons))],
    [copy.way, copy.wayText([pickup.city, drop.city], km, 0)],
    [
      shared.pickup,
      part.pickAt === ''
        ? shared.toHub(pickup.city, part.pickHub, momentText(part.closesAt), pickup.contact, pickup.phone)
        : stopWords(pickup),
    ],
    [
      shared.drop,
      part.dropAt === '' ? shared.fromHub(drop.city, part.dropHub, drop.contact, drop.phone) : stopWords(drop),
    ],
    [copy.comes, momentText(eta)],
    ...markedFacts(order, classes),
    endFact(),
    [copy.cancel, shared.fees(yuan(fees.confirmed), yuan(fees.early), yuan(fees.late), yuan(fees.last))],
  ];
}

const endFact = (): [name: string, value: string] => [copy.ends, copy.ended(COMPLAIN_DAYS)];

const markedFacts = ({ isDangerous }: TruckOrder, classes: readonly string[]): [name: string, value: string][] =>
  classes.length === 0 || !isDangerous ? [] : [[copy.marks, copy.marked(classes.join('、'))]];

function truckFacts(order: TruckOrder): [name: string, value: string][] {
  if (order.part) return sharedFacts(order, order.part);
  const {
    trucks,
    vehicleCn,
    kg,
    pickup,
    between,
    drop,
    km,
    detourKm,
    eta,
    drivers,
    trip,
    box,
    boxNo,
    wash,
    classes,
    fees,
  } = order;
  return [
    [copy.amount, copy.trucks(trucks, vehicleCn, kg.toLocaleString('en-US'))],
    [copy.way, copy.wayText([pickup.city, ...between.map(({ city }) => city), drop.city], km, detourKm)],
    [copy.pickup, stopWords(pickup)],
    ...between.map(betweenFact),
    [copy.drop, stopWords(drop)],
    [copy.comes, copy.comesLast(momentText(eta), between.length)],
    [copy.crew, copy.crews[drivers]],
    [copy.trip, copy.trips[trip]],
    ...(box === '' ? [] : [[copy.boxType, box] as [string, string]]),
    ...(boxNo === '' ? [] : [[copy.box, boxNo] as [string, string]]),
    ...(wash === null ? [] : [[copy.wash, copy.grade(wash)] as [string, string]]),
    ...markedFacts(order, classes),
    endFact(),
    [
      copy.cancel,
      copy.fees(yuan(fees.confirmed), yuan(fees.early), yuan(fees.late), yuan(fees.last), yuan(fees.atGate), trucks),
    ],
  ];
}

/** Preparations at the door are omitted for goods delivered to a hub. */
const preparations = ({ isDanger, part }: TruckOrder): string[] =>
  (isDanger === 'Y' ? copy.readying : copy.readyingGeneral).filter(
    (text) => part === null || part.pickAt !== '' || !copy.readyingAtDoor.includes(text),
  );

type NoticeProps = { order: TruckOrder; view: OrderDocumentView; on: OrderDocumentIntents };

export const TruckNoticeView = ({ order, view, on }: NoticeProps) => (
  <>
    <PrintedNotice
      title={order.part ? shared.title : copy.title}
      facts={truckFacts(order)}
      bring={{
        title: copy.ready,
        texts: preparations(order),
        note: order.isDanger === 'Y' ? copy.note : copy.noteGeneral,
      }}
      documents={order.isDanger === 'Y' ? [{ kind: 'truckConsignment', label: copy.documents.truckConsignment }] : []}
      busyKind={view.busyKind}
      failure={view.failureCode === null ? null : copy.failure[view.failureCode]}
      onFetch={on.fetch}
    />
    <TruckUnits units={order.units} />
  </>
);

export function TruckNotice({ order, actor }: { order: TruckOrder; actor: OrderDocumentActor }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <TruckNoticeView order={order} view={view} on={on} />;
}
