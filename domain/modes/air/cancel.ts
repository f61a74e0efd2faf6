import { isUnconfirmed, type OrderState } from '../../order/life/lifecycle';
import { type Money, roundedUp, YUAN } from '../../values/money';
import { HOUR_MS } from '../../values/spans';

/** Cancellation share of the freight, by hours left before departure. */
export const SHARES: readonly (readonly [hours: number, share: number])[] = [
  [72, 0],
  [48, 0.2],
  [24, 0.5],
];

type Leaving = { state: OrderState; now: number; leaves: number /** Minor units of yuan. */; freight: number };

/** Cancellation fee; null once the goods are handed in: from then on only staff can release them. */
export function airCancelFee({ state, now, leaves, freight }: Leaving): Money | null {
  if (isUnconfirmed(state) || state === 'CONFIRMED') return { amount: 0, currency: YUAN };
  if (state !== 'BOOKED') return null;
  const share = SHARES.find(([hours]) => leaves - now >= hours * HOUR_MS)?.[1] ?? 1;
  return { amount: roundedUp(freight * share), currency: YUAN };
}
