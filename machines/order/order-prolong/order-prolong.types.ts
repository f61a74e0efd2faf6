import type { Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';

/** `total`: what has been agreed to; null where only the price is asked. */
export type ProlongInput = { orderNo: string; days: number; total: Money | null };

/** What so many days would cost, and until when that is. */
export type StayOffer = { total: Money; outDate: Day };

/** `late`: nothing can be prolonged any more; `closed`: the store takes no such goods on these days. */
export type ProlongFailure = 'late' | 'closed' | 'network' | 'unavailable';
export type ProlongOutcome =
  | { kind: 'prolonged' }
  | { kind: 'priced'; offer: StayOffer }
  /** Others have the days: so many are the most in all. */
  | { kind: 'short'; mostDays: number }
  | { kind: 'failed'; code: ProlongFailure };

export type ProlongFailureCode = ProlongFailure | 'unexpected';

export type OrderProlongInput = { orderNo: string };
export type OrderProlongEvent =
  | { type: 'prolong.open'; days: number; total: Money }
  | { type: 'days.type'; value: string }
  | { type: 'prolong.send' }
  | { type: 'prolong.close' };

export type OrderProlongContext = OrderProlongInput & {
  /** As it is by now. */
  days: number;
  total: Money;
  /** So many more, as text until it is read. */
  typed: string;
  /** What was counted for what is typed; null until somebody has. */
  offer: StayOffer | null;
  mostDays: number | null;
  /** What is wrong is said once it was sent. */
  isJudged: boolean;
  failureCode: ProlongFailureCode | null;
};
