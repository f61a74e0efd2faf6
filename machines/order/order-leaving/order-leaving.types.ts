import type { LeavingTerms, TypedLeaving } from '../../../domain/order/trucks/leaving';

export type BookLeavingInput = { orderNo: string; typed: TypedLeaving };
export type DropLeavingInput = { orderNo: string; code: string };

/** An hour of the gate, and how many trucks it still takes. */
export type FreeSlot = { slot: string; left: number };

/** `late`: the goods are not in the store any more; `stale`: somebody else has booked meanwhile, or the hour is over. */
export type LeavingFailure = 'late' | 'stale' | 'network' | 'unavailable';
export type BookLeavingOutcome =
  | { kind: 'booked' }
  /** The hour is full: so much is left of the hours of that day. */
  | { kind: 'full'; slots: readonly FreeSlot[] }
  | { kind: 'failed'; code: LeavingFailure };
export type DropLeavingOutcome = { kind: 'dropped' } | { kind: 'failed'; code: LeavingFailure };

export type LeavingFailureCode = LeavingFailure | 'unexpected';

export type OrderLeavingInput = { orderNo: string };
export type OrderLeavingEvent =
  /** `typed`: what is proposed. */
  | { type: 'leaving.open'; terms: LeavingTerms; typed: TypedLeaving; now: number }
  | { type: 'leaving.write'; change: Partial<TypedLeaving> }
  /** `terms`: what the receipt says by then. */
  | { type: 'leaving.send'; terms: LeavingTerms; now: number }
  | { type: 'leaving.doubt'; code: string }
  | { type: 'leaving.drop' }
  | { type: 'leaving.close' };

export type OrderLeavingContext = OrderLeavingInput & {
  terms: LeavingTerms;
  /** When it was begun, or sent. */
  now: number;
  typed: TypedLeaving;
  /** What is left of the hours of the day that is typed; null until its hour was found full. */
  slots: readonly FreeSlot[] | null;
  /** What is wrong is said once it was sent. */
  isJudged: boolean;
  /** The booking that is to be taken back. */
  code: string;
  failureCode: LeavingFailureCode | null;
};
