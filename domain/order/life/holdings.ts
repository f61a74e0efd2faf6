import type { Measure } from '../../offer/measure';

/** Measures that are sold; `TURN` is only a lock. */
export type SoldMeasure = Exclude<Measure, 'TURN'>;

export type HeldInLane = { lane: string; measure: SoldMeasure; amount: number };

type Holding = { orders: number; lanes: readonly HeldInLane[] };

/**
 * Limits of an unverified buyer: enough for a small company, too little to block a lane for others. An address without
 * a lane has none.
 */
const MOST_ORDERS = 20;
const MOST_OF_A_LANE: Readonly<Record<SoldMeasure, number>> = {
  BOX: 30,
  TEU: 40,
  TANK: 10,
  G: 20_000_000,
  L: 20_000,
  LOT: 100_000_000,
  TRUCK: 20,
  TEAM: 4,
  COUPON: 10,
};

/** Daily limit of an unverified buyer; cancelled orders and withdrawn enquiries count. */
export const MOST_ORDERS_A_DAY = 60;
export const MOST_ENQUIRIES_A_DAY = 30;

/** Factor for a verified enterprise; staff allowances multiply it. */
export const VERIFIED_TIMES = 5;
/** Twenty orders a day over a 50-day voyage; the lane limit is the effective bound. */
const VERIFIED_ORDERS = 1_000;

/** `times`: starts at `VERIFIED_TIMES` for a verified enterprise. */
type Standing = { times: number; isVerified: boolean };

export const mostOrders = ({ times, isVerified }: Standing): number =>
  isVerified ? (VERIFIED_ORDERS / VERIFIED_TIMES) * times : MOST_ORDERS * times;

export const DESK_TIMES = { least: 1, most: 100 } as const;

export type HoldingOverrun =
  | { of: 'orders'; most: number }
  | { of: SoldMeasure; most: number; held: number; asked: number };

const inLane = (all: readonly HeldInLane[], { lane, measure }: HeldInLane) =>
  all.filter((one) => one.lane === lane && one.measure === measure).reduce((sum, { amount }) => sum + amount, 0);

export function findOverrun(
  wanted: readonly HeldInLane[],
  holding: Holding,
  standing: Standing,
): HoldingOverrun | null {
  const most = mostOrders(standing);
  if (holding.orders >= most) return { of: 'orders', most };
  for (const one of wanted) {
    const [held, asked] = [inLane(holding.lanes, one), inLane(wanted, one)];
    const ofLane = MOST_OF_A_LANE[one.measure] * standing.times;
    if (held + asked > ofLane) return { of: one.measure, most: ofLane, held, asked };
  }
  return null;
}
