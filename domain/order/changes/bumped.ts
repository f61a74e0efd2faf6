import { parseMoment } from '../../values/moments';
import { isGivenUp, type OrderState } from '../life/lifecycle';
import type { Is } from '../../shape/is';
import type { bumped, stage } from './bumped-shape';

export type Stage = Is<typeof stage>;

/**
 * `ASKED`: the owner must answer within hours if the goods move to the other offer. `AGREED`: agreed with the order.
 * `ACCEPTED`: the owner agreed. `LAPSED`: no answer, so the goods move. `DECLINED`: the goods are returned.
 */
export const BUMPED_STANDS = ['ASKED', 'AGREED', 'ACCEPTED', 'LAPSED', 'DECLINED'] as const;
export type BumpedStand = (typeof BUMPED_STANDS)[number];

/** Rebooking of bumped goods to an offer with room. Times are ISO. */
export type BumpedOrder = Is<typeof bumped>;

/** States in which an order can be bumped: space booked, not departed. */
export const BUMPABLE: readonly OrderState[] = ['BOOKED', 'CARGO_IN', 'DECLARED'];

export const isOpenBump = ({ answerBy }: BumpedOrder, now: number): boolean => (parseMoment(answerBy ?? '') ?? 0) > now;

export const isBumpReported = (bumped: BumpedOrder | null, state: OrderState): bumped is BumpedOrder =>
  bumped !== null && !isGivenUp(state);
