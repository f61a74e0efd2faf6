import type { OrderEvent, OrderState } from '../../../domain/order/life/lifecycle';
import { DANGEROUS_CARGO, type DemoCargo, GENERAL_CARGO, TRUCK_CARGO } from './order-forms';

export type DemoOrder = {
  state: OrderState;
  cargo: DemoCargo;
  road: readonly OrderEvent[];
  hoursAgo: number;
  leavesIn?: number;
};

const DAY = 24;

const owed = ['submitted', 'verification.owed'] as const;
const reviewed = ['submitted', 'verification.had', 'goods.dangerous'] as const;
const confirmed = [...reviewed, 'accepted'] as const;
const booked = [...confirmed, 'space.released'] as const;
const departed = [...booked, 'cargo.in', 'declared', 'departed'] as const;

const dangerous = (state: OrderState, road: readonly OrderEvent[], hoursAgo: number, leavesIn?: number): DemoOrder => ({
  state,
  cargo: DANGEROUS_CARGO,
  road,
  hoursAgo,
  ...(leavesIn === undefined ? {} : { leavesIn }),
});

const UNVERIFIED: readonly DemoOrder[] = [
  dangerous('AWAIT_VERIFY', owed, 3),
  dangerous('AUTO_CANCELLED', [...owed, 'deadline.passed'], 3 * DAY),
  dangerous('CANCELLED', [...owed, 'cancelled'], 5 * DAY),
];

const VERIFIED: readonly DemoOrder[] = [
  { state: 'UNDER_REVIEW', cargo: GENERAL_CARGO, road: ['submitted', 'verification.had'], hoursAgo: 1 },
  dangerous('DG_REVIEW', reviewed, 2),
  dangerous('PENDING_UPDATE', [...reviewed, 'papers.missing'], DAY),
  dangerous('CONFIRMED', confirmed, 2 * DAY),
  dangerous('BOOKED', booked, 3 * DAY),
  dangerous('CARGO_IN', [...booked, 'cargo.in'], 12 * DAY, 2),
  dangerous('DEPARTED', departed, 18 * DAY, -3),
  dangerous('COMPLETED', [...departed, 'arrived', 'completed'], 31 * DAY, -16),
  dangerous('REJECTED', [...reviewed, 'refused'], 6 * DAY),
  dangerous('CANCELLED', [...confirmed, 'cancelled'], 7 * DAY),
];

/** Whole vehicles of the demo. A truck on its way names plate and driver, so none has left. */
const WHOLE_VEHICLES: readonly DemoOrder[] = [
  { state: 'DG_REVIEW', cargo: TRUCK_CARGO, road: reviewed, hoursAgo: 2 },
  { state: 'CONFIRMED', cargo: TRUCK_CARGO, road: confirmed, hoursAgo: DAY },
  { state: 'CANCELLED', cargo: TRUCK_CARGO, road: [...reviewed, 'cancelled'], hoursAgo: 3 * DAY },
];

/** One demo order per state, by the account's phone number. */
export const DEMO_ORDERS: Readonly<Record<string, readonly DemoOrder[]>> = {
  '13800000002': UNVERIFIED,
  '13800000003': VERIFIED,
  '13800000004': WHOLE_VEHICLES,
};
