import type { LeavingTerms, TypedLeaving } from '../../../domain/order/trucks/leaving';

export type BookLeavingInput = { orderNo: string; typed: TypedLeaving };
export type DropLeavingInput = { orderNo: string; code: string };

export type FreeSlot = { slot: string; left: number };

/** `late`: the goods left the store; `stale`: changed in the meantime, or the hour has passed. */
export type LeavingFailure = 'late' | 'stale' | 'network' | 'unavailable';
export type BookLeavingOutcome =
  | { kind: 'booked' }
  /** The hour is full: remaining capacity of that day. */
  | { kind: 'full'; slots: readonly FreeSlot[] }
  | { kind: 'failed'; code: LeavingFailure };
export type DropLeavingOutcome = { kind: 'dropped' } | { kind: 'failed'; code: LeavingFailure };

export type LeavingFailureCode = LeavingFailure | 'unexpected';

export type OrderLeavingInput = { orderNo: string };
export type OrderLeavingEvent =
  | { type: 'leaving.open'; terms: LeavingTerms; typed: TypedLeaving; now: number }
  | { type: 'leaving.write'; change: Partial<TypedLeaving> }
  /** `terms`: current terms of the receipt. */
  | { type: 'leaving.send'; terms: LeavingTerms; now: number }
  | { type: 'leaving.doubt'; code: string }
  | { type: 'leaving.drop' }
  | { type: 'leaving.close' };

export type OrderLeavingContext = OrderLeavingInput & {
  terms: LeavingTerms;
  now: number;
  typed: TypedLeaving;
  /** Remaining hours of the typed day; null until an hour was full. */
  slots: readonly FreeSlot[] | null;
  isJudged: boolean;
  code: string;
  failureCode: LeavingFailureCode | null;
};
