import type { PlacedOrder } from '../../order/receipt/placed';
import type { PastEvent } from '../../order/receipt/brief';
import { isReportOf } from '../../order/on-site/way';
import type { Is } from '../../shape/is';
import type { SAID, RECEIPT } from './receipt-shape';
import { parseMoment } from '../../values/moments';
import type { Money } from '../../values/money';
import { dayAt, daysBetween } from '../../values/days';
export interface TankDeclaration extends Is<typeof SAID> {}
export interface TankReceipt extends Is<typeof RECEIPT> {}

export type TankOrder = PlacedOrder & TankReceipt;

type Returning = { daysLeft: number } | { daysLate: number; owed: Money };

/** Notes that mean the empty tank is back. */
export const BACK_PLACES = ['空罐已还场', '已洗罐'] as const;

type Out = Pick<TankOrder, 'state' | 'freeUntil' | 'overdue'> & {
  lease: object | null;
  history: readonly Pick<PastEvent, 'event' | 'note' | 'at'>[];
};

const returnedMoment = ({ history }: Pick<Out, 'history'>): number | null => {
  const back = history.find(
    ({ event, note }) => event === 'place.passed' && BACK_PLACES.some((place) => isReportOf(note ?? '', place)),
  );
  return back ? parseMoment(back.at) : null;
};

/** Days left to return the tanks, or rent owed; null when neither applies. The debt stops growing on return. */
export function tankReturnState(out: Out, now: number): Returning | null {
  const { state, lease, freeUntil, overdue } = out;
  if (state !== (lease ? 'BOOKED' : 'ARRIVED')) return null;
  const back = returnedMoment(out);
  const daysLeft = daysBetween(dayAt(back ?? now), freeUntil);
  if (daysLeft < 0) return { daysLate: -daysLeft, owed: { ...overdue, amount: -daysLeft * overdue.amount } };
  return back === null ? { daysLeft } : null;
}

export const isTankOrder = (order: PlacedOrder): order is TankOrder => 'freeUntil' in order;
