import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { Past } from '../../order/receipt/brief';
import { isReportOf } from '../../order/on-site/way';
import { list, maybe, num, oneOf, shape, since, text, yes, type Is } from '../../shape/shape';
import { MONEY, WAY_FILE } from '../../shape/trade';
import { momentIn } from '../../values/moments';
import type { Money } from '../../values/money';
import { dayAt, daysBetween } from '../../values/days';
import { HEATED, LAST_CARGOES } from './search';
import { UNIT } from './units';

const SAID = shape({
  group: maybe(oneOf(PACKING_GROUPS)),
  hotC: text,
  d15: text,
  d50: text,
  heating: oneOf(HEATED),
  last: oneOf(LAST_CARGOES),
  isCleaned: yes,
  isFood: yes,
});
export interface TankDeclaration extends Is<typeof SAID> {}

export const RECEIPT = shape({
  tank: text,
  tanks: num,
  kg: num,
  /** Empty before handout. */
  units: since(list(UNIT), []),
  eachKg: num,
  percent: num,
  window: shape({ leastKg: num, mostKg: num }),
  loadC: num,
  /** Null for a journey. */
  lease: since(maybe(shape({ from: text, until: text, days: num })), null),
  vessel: text,
  voyage: text,
  depot: text,
  fetchFrom: text,
  returnTo: maybe(text),
  /** Last day to return the empty tank without more rent. */
  freeUntil: text,
  overdue: MONEY,
  deposit: MONEY,
  loadAddress: text,
  loadFrom: text,
  loadTo: text,
  said: SAID,
  seen: since(list(WAY_FILE), []),
});
export interface TankReceipt extends Is<typeof RECEIPT> {}

export type TankOrder = PlacedOrder & TankReceipt;

type Returning = { daysLeft: number } | { daysLate: number; owed: Money };

/** Notes that mean the empty tank is back. */
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

/** Days left to return the tanks, or rent owed; null when neither applies. The debt stops growing on return. */
export function returningOf(out: Out, now: number): Returning | null {
  const { state, lease, freeUntil, overdue } = out;
  if (state !== (lease ? 'BOOKED' : 'ARRIVED')) return null;
  const back = backAt(out);
  const daysLeft = daysBetween(dayAt(back ?? now), freeUntil);
  if (daysLeft < 0) return { daysLate: -daysLeft, owed: { ...overdue, amount: -daysLeft * overdue.amount } };
  return back === null ? { daysLeft } : null;
}

export const isTankOrder = (order: PlacedOrder): order is TankOrder => 'freeUntil' in order;
