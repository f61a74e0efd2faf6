import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { LCL_LOAD } from '../../domain/modes/lcl/address';
import { glanceAt } from '../../domain/modes/lcl/glance';
import { pathOf } from '../../domain/routes';
import type { FitCheckActor } from '../../machines/booking/fit-check';
import {
  isSameLoadRows,
  loadRowsIntents,
  selectLoadPicker,
  selectLoadRowsOf,
  type LoadRowsActor,
} from '../../machines/booking/load-rows';
import type { OrderAmendActor } from '../../machines/order/order-amend';
import type { OrderDocumentActor } from '../../machines/order/order-document';
import type { OrderBumpedActor } from '../../machines/order/order-bumped';
import type { OrderMeasuredActor } from '../../machines/order/order-measured';
import type { OrderTruckActor } from '../../machines/order/order-truck';
import { lclSearchCopy } from '../../src/copy/modes/lcl/search';
import { AmendAmounts } from '../../src/features/order-amend/amend-amounts';
import { BumpedOffer } from '../../src/features/order-bumped/bumped-offer';
import { MeasuredGoods } from '../../src/features/order-measured/measured-goods';
import { renderPicker } from '../../src/frame/search-page';
import { FitNote } from '../../src/modes/lcl/fit-note';
import { StuffingTrucks } from '../../src/modes/cfs/stuffing-trucks';
import { LoadCardView } from '../../src/modes/lcl/load-card';
import { ShedNotice } from '../../src/modes/lcl/shed-notice';
import { PLACED_CFS } from '../../stories/modes/cfs.fixtures';
import { PLACED_LCL } from '../../stories/modes/lcl-order.fixtures';
import { BUMPED, BUMPED_AT } from '../../stories/order/order-bumped.fixtures';
import { ASKED_AT, LARGER } from '../../stories/order/order-measured.fixtures';

const ROW = { kg: 860, m3: 1.05, booked: { kg: 860, m3: 1.05 } };
const AMENDED = { until: '2026-12-04T09:00:00.000Z', rows: [ROW] };
const TOTAL = { amount: 38_596, currency: '2' };

/** Other amounts of an order that was placed, as its page offers them. */
const OrderAmend = ({ actor }: { actor: OrderAmendActor }) => (
  <AmendAmounts actor={actor} amend={AMENDED} total={TOTAL} names={['甲醇']} />
);

/** Goods that came larger than they were ordered. */
const OrderMeasured = ({ actor }: { actor: OrderMeasuredActor }) => (
  <MeasuredGoods actor={actor} measured={LARGER} now={ASKED_AT} />
);

/** Goods that were left behind, and what takes them instead. */
const OrderBumped = ({ actor }: { actor: OrderBumpedActor }) => (
  <BumpedOffer actor={actor} bumped={BUMPED} now={BUMPED_AT} />
);

/** The sheets of an order, beside what they say. */
const OrderDocument = ({ actor }: { actor: OrderDocumentActor }) => <ShedNotice actor={actor} order={PLACED_LCL} />;

/** The trucks of an order, each with its hour at the gate, while it may still be another. */
const OrderTruck = ({ actor }: { actor: OrderTruckActor }) => (
  <StuffingTrucks actor={actor} order={PLACED_CFS} now={Date.parse('2026-11-21T02:00:00.000Z')} />
);

/** What the box of a departure says to goods that were changed. */
const FitCheck = ({ actor }: { actor: FitCheckActor }) => <FitNote actor={actor} changeTo={pathOf('shippingLcl')} />;

const select = selectLoadRowsOf(LCL_LOAD);

/** The goods of a question, row by row. */
function LoadRows({ actor }: { actor: LoadRowsActor }) {
  const view = useSelector(actor, select, isSameLoadRows);
  const picker = useSelector(actor, selectLoadPicker);
  const on = useMemo(() => loadRowsIntents(actor), [actor]);
  const { rows, isDanger, isStackable } = view;
  const look = { id: 'load-lookup', label: lclSearchCopy.rows.find, chosen: '', className: 'flex-1 text-16' };
  return (
    <LoadCardView
      view={view}
      glance={glanceAt(rows, isDanger, isStackable)}
      on={on}
      picker={renderPicker(picker, look)}
    />
  );
}

export const ORDER_VIEWS = { OrderAmend, OrderBumped, OrderMeasured, OrderTruck, OrderDocument, FitCheck, LoadRows };
