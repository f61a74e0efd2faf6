import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { dayAt } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { isGateOver, isGateNear, isSlotOver } from './gate-code';
import { isGivenUp, type OrderState } from '../life/lifecycle';
import { STAYS_IN } from '../life/staying';

/** Gate record of a truck. Times are ISO. */
export type Arrival = { cameAt: string | null; missedAt: string | null };

export const NOT_SEEN: Arrival = { cameAt: null, missedAt: null };

/** `LATE`: past its hour, code still valid. `OVER`: code expired without a gate report. */
export type TruckStand = 'EXPECTED' | 'LATE' | 'OVER' | 'CAME' | 'MISSED';

/** `at`: start of its hour in ms. */
export function truckStand(at: number, { cameAt, missedAt }: Arrival, now: number): TruckStand {
  if (cameAt !== null) return 'CAME';
  if (missedAt !== null) return 'MISSED';
  if (!isSlotOver(at, now)) return 'EXPECTED';
  return isGateOver(at, now) ? 'OVER' : 'LATE';
}

/** True if an arrival can be recorded, even after it was reported missing, but not before the gate opens for it. */
export const mayHaveCome = (at: number, arrival: Arrival, now: number): boolean =>
  arrival.cameAt === null && isGateNear(at, now);

/** True only after its code expired: before that the truck may still come. */
export const mayBeMissed = (at: number, arrival: Arrival, now: number): boolean =>
  truckStand(at, arrival, now) === 'OVER';

export const WATCHED_IN: OrderState = 'BOOKED';

/** True while trucks are expected; partial deliveries also after the first arrival. */
export const isAwaiting = (state: OrderState, inParts: boolean): boolean =>
  state === WATCHED_IN || (inParts && state === STAYS_IN);

export type WatchedTruck = Arrival & { dueAt: string };

const isTruck = (one: unknown): one is WatchedTruck => typeof one === 'object' && one !== null && 'dueAt' in one;

export const watchedTrucks = (order: object): WatchedTruck[] =>
  'trucks' in order && Array.isArray(order.trucks) ? order.trucks.filter(isTruck) : [];

export const comesInParts = (order: object): boolean => 'inParts' in order && order.inParts === true;

/** True while the owner waits for a result of the desk. */
const isAnswered = (order: { state: OrderState }): boolean =>
  'results' in order && order.state !== 'COMPLETED' && !isGivenUp(order.state);

/** True if the page should poll: a pending result, a truck due today, or goods being handled. */
export function isWatched(order: { state: OrderState }, now: number): boolean {
  const isDue = ({ dueAt, cameAt, missedAt }: WatchedTruck) =>
    cameAt === null && missedAt === null && dayAt(parseMoment(dueAt) ?? 0) === dayAt(now);
  const isSeen = ({ cameAt }: WatchedTruck) => cameAt !== null && order.state === WATCHED_IN;
  const isAtGate = isAwaiting(order.state, comesInParts(order));
  return isAnswered(order) || (isAtGate && watchedTrucks(order).some((truck) => isDue(truck) || isSeen(truck)));
}

export type MissedFee = Omit<ChargeLine, 'total' | 'quantity'>;

/** Sets the missing-truck line to this count. */
export function withMissedTrucks(charges: Charges, fee: MissedFee, missed: number): Charges {
  const others = charges.lines.filter(({ item }) => item !== fee.item);
  const lines = missed > 0 ? [...others, chargeLine({ ...fee, quantity: missed })] : others;
  return { ...charges, lines, ...sumTotals(lines, charges) };
}
