import type { MissedFee } from '../../order/arrival';
import type { OrderState } from '../../order/lifecycle';
import { roundedUp, YUAN, type Money } from '../../values/money';

const HOUR = 3_600_000;

/** So long before the first truck is due its hour can still be given to others. */
const FREE_MS = 24 * HOUR;
const LATE_MS = 4 * HOUR;
const LATE_SHARE = 0.3;

const FREE: ReadonlySet<OrderState> = new Set([
  'SUBMITTED',
  'AWAIT_VERIFY',
  'UNDER_REVIEW',
  'DG_REVIEW',
  'PENDING_UPDATE',
]);
const KEPT: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED']);

/** What giving up a confirmed order costs, by how near the first truck is. `loading`: what stuffing was charged at. */
export const feeBands = (loading: number) => ({ early: 0, late: roundedUp(loading * LATE_SHARE), last: loading });

/** For one of several trucks that does not come. */
export const MISSED_TRUCK: MissedFee = {
  item: 'TRKNS',
  name: '车辆未到费',
  unit: 'VEH',
  unitPrice: { amount: 30_000, currency: YUAN },
  part: 'STATION',
};

/** `comes`: when the first truck is due. `loading`: what stuffing was charged at. */
type Leaving = { state: OrderState; now: number; comes: number; loading: number };

function amountOf({ state, now, comes, loading }: Leaving): number | null {
  if (FREE.has(state)) return 0;
  if (!KEPT.has(state)) return null;
  const left = comes - now;
  const { early, late, last } = feeBands(loading);
  if (left >= FREE_MS) return early;
  return left >= LATE_MS ? late : last;
}

/** What cancelling costs; null once the boxes are stuffed. */
export function cfsCancelFee(leaving: Leaving): Money | null {
  const amount = amountOf(leaving);
  return amount === null ? null : { amount, currency: YUAN };
}
