import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { LCL_LOAD } from '../../domain/modes/lcl/load';
import { judgeAtGlance } from '../../domain/modes/lcl/glance';
import { proposedLeaving } from '../../domain/order/trucks/leaving';
import { routePath } from '../../domain/routes';
import { YUAN } from '../../domain/values/money';
import type { FitCheckActor } from '../../machines/booking/fit-check';
import {
  loadRowsIntents,
  selectLoadPicker,
  selectLoadRowsOf,
  type LoadRowsActor,
} from '../../machines/booking/load-rows';
import type { FreightChoiceActor } from '../../machines/order/freight-choice';
import type { OrderAmendActor } from '../../machines/order/order-amend';
import type { OrderAnswerActor } from '../../machines/order/order-answer';
import type { OrderComplaintActor } from '../../machines/order/order-complaint';
import type { OrderDocumentActor } from '../../machines/order/order-document';
import type { OrderLeavingActor } from '../../machines/order/order-leaving';
import type { OrderReviseActor } from '../../machines/order/order-revise';
import type { OrderProlongActor } from '../../machines/order/order-prolong';
import type { OrderTruckActor } from '../../machines/order/order-truck';
import { isDrawnAlike } from '../../machines/support/drawn-alike';
import { lclSearchCopy } from '../../src/copy/modes/lcl/search';
import { AmendAmounts } from '../../src/features/order-amend/amend-amounts';
import { MeasuredGoods } from '../../src/features/order-answer/measured-goods';
import { Complaint as ComplaintOfOrder } from '../../src/frame/complaint';
import { OrderLeaving as LeavingOfOrder } from '../../src/features/order-leaving/order-leaving';
import { OrderProlong as ProlongOfOrder } from '../../src/features/order-prolong/order-prolong';
import { OrderRevise as ReviseOfOrder } from '../../src/features/order-revise/order-revise';
import { GateTrucks } from '../../src/features/order-truck/gate-trucks';
import { renderPicker } from '../../src/frame/search-page';
import { FitNote } from '../../src/modes/lcl/fit-note';
import { STUFFING_WORDS } from '../../src/copy/modes/cfs/truck-words';
import { LoadCardView } from '../../src/modes/lcl/load-card';
import { FreightChoice as FreightOfPurchase } from '../../src/modes/mall/freight-choice';
import { ShedNotice } from '../../src/modes/lcl/shed-notice';
import { PLACED_CFS } from '../../stories/modes/cfs-placed.fixtures';
import { PLACED_LCL } from '../../stories/modes/lcl-order.fixtures';
import { carriedParts } from '../../stories/modes/mall-freight.fixtures';
import { COMPLAINING } from '../../stories/order/order-complaint.fixtures';
import { LEAVING_TERMS } from '../../stories/order/order-leaving.fixtures';
import { ASKED_AT, LARGER } from '../../stories/order/order-measured.fixtures';

const ROW = { kg: 860, m3: 1.05, booked: { kg: 860, m3: 1.05 } };
const AMENDED = { until: '2026-12-04T09:00:00.000Z', rows: [ROW] };
const TOTAL = { amount: 38_596, currency: '2' };

const OrderAmend = ({ actor }: { actor: OrderAmendActor }) => (
  <AmendAmounts actor={actor} amend={AMENDED} total={TOTAL} names={['甲醇']} />
);

/** Example finding: goods measured larger than booked. */
const OrderAnswer = ({ actor }: { actor: OrderAnswerActor }) => (
  <MeasuredGoods actor={actor} measured={LARGER} now={ASKED_AT} />
);

const OrderDocument = ({ actor }: { actor: OrderDocumentActor }) => <ShedNotice actor={actor} order={PLACED_LCL} />;

const OrderTruck = ({ actor }: { actor: OrderTruckActor }) => (
  <GateTrucks words={STUFFING_WORDS} actor={actor} order={PLACED_CFS} now={Date.parse('2026-11-21T02:00:00.000Z')} />
);

const FitCheck = ({ actor }: { actor: FitCheckActor }) => <FitNote actor={actor} changeTo={routePath('shippingLcl')} />;

const FreightChoice = ({ actor }: { actor: FreightChoiceActor }) => (
  <FreightOfPurchase actor={actor} parts={carriedParts(null)} />
);

const select = selectLoadRowsOf(LCL_LOAD);

function LoadRows({ actor }: { actor: LoadRowsActor }) {
  const view = useSelector(actor, select, isDrawnAlike);
  const picker = useSelector(actor, selectLoadPicker);
  const on = useMemo(() => loadRowsIntents(actor), [actor]);
  const { rows, isDanger, isStackable } = view;
  const look = { id: 'load-lookup', label: lclSearchCopy.rows.find, chosen: '', className: 'flex-1 text-16' };
  return (
    <LoadCardView
      view={view}
      glance={judgeAtGlance(rows, isDanger, isStackable)}
      on={on}
      picker={renderPicker(picker, look)}
    />
  );
}

/** Goods without any release from the store. */
const OrderLeaving = ({ actor }: { actor: OrderLeavingActor }) => (
  <LeavingOfOrder
    actor={actor}
    leavings={[]}
    terms={LEAVING_TERMS}
    proposed={proposedLeaving(LEAVING_TERMS)}
    now={Date.UTC(2026, 11, 5, 2)}
  />
);

const OrderProlong = ({ actor }: { actor: OrderProlongActor }) => (
  <ProlongOfOrder actor={actor} days={30} outDate="2026-12-31" total={{ amount: 412_000, currency: YUAN }} />
);

const OrderRevise = ({ actor }: { actor: OrderReviseActor }) => (
  <ReviseOfOrder actor={actor} own={{}} renderRegion={() => null} />
);

const OrderComplaint = ({ actor }: { actor: OrderComplaintActor }) => (
  <ComplaintOfOrder actor={actor} complaining={COMPLAINING} />
);

export const ORDER_VIEWS = {
  OrderAmend,
  OrderAnswer,
  OrderComplaint,
  OrderLeaving,
  OrderProlong,
  OrderRevise,
  OrderTruck,
  OrderDocument,
  FitCheck,
  FreightChoice,
  LoadRows,
};
