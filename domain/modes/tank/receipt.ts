import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { PastEvent } from '../../order/receipt/brief';
import { isReportOf } from '../../order/on-site/way';
import { listShape, maybe, num, choiceShape, shape, since, text, yes, type Is } from '../../shape/shape';
import { MONEY, WAY_FILE } from '../../shape/trade';
import { parseMoment } from '../../values/moments';
import type { Money } from '../../values/money';
import { dayAt, daysBetween } from '../../values/days';
import { HEATED, LAST_CARGOES } from './search';
import { UNIT } from './units';

const SAID = shape({
  group: maybe(choiceShape(PACKING_GROUPS)),
  hotC: text,
  d15: text,
  d50: text,
  heating: choiceShape(HEATED),
  last: choiceShape(LAST_CARGOES),
  isCleaned: yes,
  isFood: yes,
});
export interface TankDeclaration extends Is<typeof SAID> {}

export const RECEIPT = shape({
  tank: text,
  tanks: num,
  kg: num,
  /** Empty before handout. */
  units: since(listShape(UNIT), []),
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
  seen: since(listShape(WAY_FILE), []),
});
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
