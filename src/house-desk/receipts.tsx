import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useState, type ExoticComponent } from 'react';
import { createActor } from 'xstate';

import type { ModeId } from '../../domain/mode-ids';
import { orderAmendMachine, type OrderAmendActor } from '../../machines/order/order-amend';
import { orderAnswerMachine, type OrderAnswerActor } from '../../machines/order/order-answer';
import { orderComplaintMachine, type OrderComplaintActor } from '../../machines/order/order-complaint';
import { orderCopyMachine, type OrderCopyActor } from '../../machines/order/order-copy';
import { orderDocumentMachine, type OrderDocumentActor } from '../../machines/order/order-document';
import { orderLeavingMachine, type OrderLeavingActor } from '../../machines/order/order-leaving';
import { orderProlongMachine, type OrderProlongActor } from '../../machines/order/order-prolong';
import type { OrderReceiptActor } from '../../machines/order/order-receipt';
import { orderTruckMachine, type OrderTruckActor } from '../../machines/order/order-truck';
import type { paperViewMachine, PaperViewActor } from '../../machines/order/paper-view';
import { deskCaseCopy } from '../copy/house/desk-case';

type ReceiptActors = {
  actor: OrderReceiptActor;
  copying: OrderCopyActor;
  documents: OrderDocumentActor;
  answering: OrderAnswerActor;
  amending: OrderAmendActor;
  complaint: OrderComplaintActor;
  trucks: OrderTruckActor;
  prolonging: OrderProlongActor;
  collecting: OrderLeavingActor;
  seen: PaperViewActor;
  photos: PaperViewActor;
};
/** Receipt page of each mode, shared with the site. */
const PAGES: Readonly<Record<Exclude<ModeId, 'ENQ'>, ExoticComponent<ReceiptActors>>> = {
  FCL: lazy(async () => ({ default: (await import('../modes/fcl/fcl-success-page')).FclSuccessPage })),
  LCL: lazy(async () => ({ default: (await import('../modes/lcl/lcl-success-page')).LclSuccessPage })),
  AIR: lazy(async () => ({ default: (await import('../modes/air/air-receipt-page')).AirReceiptPage })),
  RAIL: lazy(async () => ({ default: (await import('../modes/rail/rail-success-page')).RailSuccessPage })),
  CFS: lazy(async () => ({ default: (await import('../modes/cfs/cfs-success-page')).CfsSuccessPage })),
  WH: lazy(async () => ({ default: (await import('../modes/wh/wh-success-page')).WhSuccessPage })),
  TANK: lazy(async () => ({ default: (await import('../modes/tank/tank-receipt-page')).TankReceiptPage })),
  FLEXI: lazy(async () => ({ default: (await import('../modes/flexi/flexi-receipt-page')).FlexiReceiptPage })),
  DOM: lazy(async () => ({ default: (await import('../modes/dom/dom-receipt-page')).DomReceiptPage })),
  TRUCK: lazy(async () => ({ default: (await import('../modes/truck/truck-receipt-page')).TruckReceiptPage })),
  DGD: lazy(async () => ({ default: (await import('../modes/dgd/dgd-success-page')).DgdSuccessPage })),
  MALL: lazy(async () => ({ default: (await import('../modes/mall/mall-receipt-page')).MallReceiptPage })),
};

const hasOrderPage = (mode: ModeId): mode is keyof typeof PAGES => mode in PAGES;

/** Charts of the owner's actions, never started, so that they send no call. */
function chartsAtRest(input: { orderNo: string }) {
  return {
    copying: createActor(orderCopyMachine, { input }),
    documents: createActor(orderDocumentMachine, { input }),
    answering: createActor(orderAnswerMachine, { input }),
    amending: createActor(orderAmendMachine, { input }),
    complaint: createActor(orderComplaintMachine, { input }),
    trucks: createActor(orderTruckMachine, { input }),
    prolonging: createActor(orderProlongMachine, { input }),
    collecting: createActor(orderLeavingMachine, { input }),
  };
}

type CaseReceiptProps = { mode: ModeId; actor: OrderReceiptActor; papers: typeof paperViewMachine };

/** Receipt of an order by mode. Its documents open with the staff session. */
export function CaseReceipt({ mode, actor, papers }: CaseReceiptProps) {
  const [atRest] = useState(() => chartsAtRest({ orderNo: actor.getSnapshot().context.orderNo ?? '' }));
  const seen = useActorRef(papers);
  if (!hasOrderPage(mode)) return null;
  const Page = PAGES[mode];
  return (
    <Suspense fallback={<output className="block text-muted">{deskCaseCopy.loading}</output>}>
      <Page actor={actor} {...atRest} seen={seen} photos={seen} />
    </Suspense>
  );
}
