import type { PlacedOrder } from '../../order/placed';
import type { Past } from '../../order/brief';
import { isReportOf, type WayFile } from '../../order/way';
import { momentIn } from '../../values/moments';
import type { Money } from '../../values/money';
import { dayAt, daysBetween, type Day } from '../../values/days';
import type { TankAsked } from './search';
import type { TankUnit } from './units';

/** What else was said of the tank and its goods, in the words of a search. */
export type TankSaid = Pick<TankAsked, 'group' | 'hotC' | 'd15' | 'd50' | 'heating' | 'last' | 'isCleaned' | 'isFood'>;

/** What the receipt of a tank shows beyond what all orders have. */
export type TankReceipt = {
  tank: string;
  tanks: number;
  kg: number;
  /** None before they are handed out. */
  units: TankUnit[];
  eachKg: number;
  percent: number;
  window: { leastKg: number; mostKg: number };
  loadC: number;
  /** Null for a journey; otherwise from the yard and back. */
  lease: { from: Day; until: Day; days: number } | null;
  vessel: string;
  voyage: string;
  depot: string;
  /** The first day a tank may be fetched. */
  fetchFrom: Day;
  returnTo: string | null;
  /** Until then an empty tank may come back without more rent. */
  freeUntil: Day;
  overdue: Money;
  deposit: Money;
  loadAddress: string;
  loadFrom: string;
  loadTo: string;
  said: TankSaid;
  /** Papers and photographs of what its tanks have passed. */
  seen: WayFile[];
};

export type TankOrder = PlacedOrder & TankReceipt;

export type Returning = { daysLeft: number } | { daysLate: number; owed: Money };

/** Whatever is reported of these, the empty tank is back. */
export const BACK_PLACES = ['空罐已还场', '已洗罐'] as const;

type Out = Pick<TankOrder, 'state' | 'freeUntil' | 'overdue'> & {
  lease: object | null;
  history: readonly Pick<Past, 'event' | 'note' | 'at'>[];
};

const backAt = ({ history }: Pick<Out, 'history'>): number | null => {
  const back = history.find(
    ({ event, note }) => event === 'place.passed' && BACK_PLACES.some((place) => isReportOf(note ?? '', place)),
  );
  return back ? momentIn(back.at) : null;
};

/**
 * How long the empty tanks may still stay out, or what they owe by now; null while none of that counts. What was owed
 * when they came back does not grow.
 */
export function returningOf(out: Out, now: number): Returning | null {
  const { state, lease, freeUntil, overdue } = out;
  if (state !== (lease ? 'BOOKED' : 'ARRIVED')) return null;
  const back = backAt(out);
  const daysLeft = daysBetween(dayAt(back ?? now), freeUntil);
  if (daysLeft < 0) return { daysLate: -daysLeft, owed: { ...overdue, amount: -daysLeft * overdue.amount } };
  return back === null ? { daysLeft } : null;
}

/** What its own page has read as one. */
export const isTankOrder = (order: PlacedOrder): order is TankOrder => 'freeUntil' in order;
