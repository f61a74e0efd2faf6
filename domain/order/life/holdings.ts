import type { Measure } from '../../offer/measure';

/** What is sold, and not merely waited for. */
export type SoldMeasure = Exclude<Measure, 'TURN'>;

export type HeldInLane = { lane: string; measure: SoldMeasure; amount: number };

/** Orders whose goods have not left yet, and what they hold of each lane. */
type Holding = { orders: number; lanes: readonly HeldInLane[] };

/**
 * What a buyer who has not passed a verification may hold at once: enough for a small house, too little to keep a lane
 * from everybody else. An address without a lane is none of these.
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

/** The most orders and enquiries an unverified buyer may make in a day; cancelled and withdrawn ones count. */
export const MOST_ORDERS_A_DAY = 60;
export const MOST_ENQUIRIES_A_DAY = 30;

/** A verified enterprise may hold and make so many times as much; what the desk allows multiplies that. */
export const VERIFIED_TIMES = 5;
/** Twenty orders a day for a voyage of 50 days: what a verified enterprise is bounded by is the lane. */
const VERIFIED_ORDERS = 1_000;

/** `times`: of a verified enterprise they begin with `VERIFIED_TIMES`. */
type Standing = { times: number; isVerified: boolean };

export const mostOrders = ({ times, isVerified }: Standing): number =>
  isVerified ? (VERIFIED_ORDERS / VERIFIED_TIMES) * times : MOST_ORDERS * times;

export const DESK_TIMES = { least: 1, most: 100 } as const;

export type Overrun = { of: 'orders'; most: number } | { of: SoldMeasure; most: number; held: number; asked: number };

const inLane = (all: readonly HeldInLane[], { lane, measure }: HeldInLane) =>
  all.filter((one) => one.lane === lane && one.measure === measure).reduce((sum, { amount }) => sum + amount, 0);

/** What would be too much if this were held as well; null where all of it may be. */
export function overrunBy(wanted: readonly HeldInLane[], holding: Holding, standing: Standing): Overrun | null {
  const most = mostOrders(standing);
  if (holding.orders >= most) return { of: 'orders', most };
  for (const one of wanted) {
    const [held, asked] = [inLane(holding.lanes, one), inLane(wanted, one)];
    const ofLane = MOST_OF_A_LANE[one.measure] * standing.times;
    if (held + asked > ofLane) return { of: one.measure, most: ofLane, held, asked };
  }
  return null;
}
