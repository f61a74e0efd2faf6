import { chargeLine, totalsOf } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { dayAt } from '../../values/days';
import { momentIn } from '../../values/moments';
import { isGateOver, isGateNear, isSlotOver } from './gate-code';
import { isGivenUp, type OrderState } from '../life/lifecycle';
import { STAYS_IN } from '../life/staying';

/** What a gate has said of a truck. Moments are ISO. */
export type Arrival = { cameAt: string | null; missedAt: string | null };

export const NOT_SEEN: Arrival = { cameAt: null, missedAt: null };

/** `LATE`: its hour is over, and its code is still good. `OVER`: its code is good no more, and nobody has said why. */
export type TruckStand = 'EXPECTED' | 'LATE' | 'OVER' | 'CAME' | 'MISSED';

/** `at`: when its hour begins. */
export function truckStand(at: number, { cameAt, missedAt }: Arrival, now: number): TruckStand {
  if (cameAt !== null) return 'CAME';
  if (missedAt !== null) return 'MISSED';
  if (!isSlotOver(at, now)) return 'EXPECTED';
  return isGateOver(at, now) ? 'OVER' : 'LATE';
}

/** A truck has come when somebody has seen it, also one that was given up; none comes before a gate opens for it. */
export const mayHaveCome = (at: number, arrival: Arrival, now: number): boolean =>
  arrival.cameAt === null && isGateNear(at, now);

/** As long as its code is good a truck may still come. */
export const mayBeMissed = (at: number, arrival: Arrival, now: number): boolean =>
  truckStand(at, arrival, now) === 'OVER';

/** While goods come in and are handled, a gate has something to say of the trucks of an order. */
export const WATCHED_IN: OrderState = 'BOOKED';

/** Goods that come in parts are waited for while the first of them are there. */
export const isAwaiting = (state: OrderState, inParts: boolean): boolean =>
  state === WATCHED_IN || (inParts && state === STAYS_IN);

/** A truck that is watched for at a gate. */
export type WatchedTruck = Arrival & { dueAt: string };

const isTruck = (one: unknown): one is WatchedTruck => typeof one === 'object' && one !== null && 'dueAt' in one;

/** The trucks of an order that a gate watches for; none where its mode has no such gate. */
export const watchedIn = (order: object): WatchedTruck[] =>
  'trucks' in order && Array.isArray(order.trucks) ? order.trucks.filter(isTruck) : [];

/** An order says so itself where its goods may come in parts. */
export const comesInParts = (order: object): boolean => 'inParts' in order && order.inParts === true;

/** Where the desk itself answers an order, its owner waits for the answer by the hour, until it is there or not to come. */
const isAnswered = (order: { state: OrderState }): boolean =>
  'results' in order && order.state !== 'COMPLETED' && !isGivenUp(order.state);

/** Is there something to be seen of it right now: an answer of the desk, a truck that is due today, or goods that have come and are looked at? */
export function isWatched(order: { state: OrderState }, now: number): boolean {
  const isDue = ({ dueAt, cameAt, missedAt }: WatchedTruck) =>
    cameAt === null && missedAt === null && dayAt(momentIn(dueAt) ?? 0) === dayAt(now);
  const isSeen = ({ cameAt }: WatchedTruck) => cameAt !== null && order.state === WATCHED_IN;
  const isAtGate = isAwaiting(order.state, comesInParts(order));
  return isAnswered(order) || (isAtGate && watchedIn(order).some((truck) => isDue(truck) || isSeen(truck)));
}

/** What is charged for a truck that does not come. */
export type MissedFee = Omit<ChargeLine, 'total' | 'quantity'>;

/** A price with what is charged for so many trucks that did not come, and for no others. */
export function chargedForMissed(charges: Charges, fee: MissedFee, missed: number): Charges {
  const others = charges.lines.filter(({ item }) => item !== fee.item);
  const lines = missed > 0 ? [...others, chargeLine({ ...fee, quantity: missed })] : others;
  return { ...charges, lines, ...totalsOf(lines) };
}
