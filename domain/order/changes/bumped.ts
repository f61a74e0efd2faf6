import { momentIn } from '../../values/moments';
import { isGivenUp, type OrderState } from '../life/lifecycle';

/** An offer as it is called, and when it leaves. */
export type Stage = { offerId: string; name: string; leavesAt: string };

/**
 * Where it stands. `ASKED`: the owner says within hours whether the goods go with the other offer. `AGREED`: that was agreed
 * to with the order. `ACCEPTED`: the owner said yes. `LAPSED`: nobody said anything, so they go. `DECLINED`: they are given back.
 */
export const BUMPED_STANDS = ['ASKED', 'AGREED', 'ACCEPTED', 'LAPSED', 'DECLINED'] as const;
export type BumpedStand = (typeof BUMPED_STANDS)[number];

/** Goods that were left behind by what they were booked on, and the offer that has room for them. Moments are ISO. */
export type Bumped = {
  stands: BumpedStand;
  reason: string;
  from: Stage;
  to: Stage;
  bumpedAt: string;
  /** Until when they may be given back free of charge; null once that is settled. */
  answerBy: string | null;
};

/** Only what has room, and has not left, can be left behind. */
export const BUMPABLE: readonly OrderState[] = ['BOOKED', 'CARGO_IN', 'DECLARED'];

/** May its owner still say what becomes of the goods? */
export const isOpenBump = ({ answerBy }: Bumped, now: number): boolean => (momentIn(answerBy ?? '') ?? 0) > now;

/** What its owner is told: as long as the order goes on. */
export const isTold = (bumped: Bumped | null, state: OrderState): bumped is Bumped =>
  bumped !== null && !isGivenUp(state);
