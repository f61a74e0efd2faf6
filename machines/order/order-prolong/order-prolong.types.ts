import type { Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';

/** `total`: confirmed price; null for a price request. */
export type ProlongInput = { orderNo: string; days: number; total: Money | null };

export type StayOffer = { total: Money; outDate: Day };

/** `late`: prolonging is closed; `closed`: the store takes no such goods on these days. */
export type ProlongFailure = 'late' | 'closed' | 'network' | 'unavailable';
export type ProlongOutcome =
  | { kind: 'prolonged' }
  | { kind: 'priced'; offer: StayOffer }
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
  days: number;
  total: Money;
  typed: string;
  offer: StayOffer | null;
  mostDays: number | null;
  isJudged: boolean;
  failureCode: ProlongFailureCode | null;
};
