import type { AmendableRow, Amounts } from '../../../domain/order/on-site/measured';
import type { Money } from '../../../domain/values/money';

export type TypedAmounts = { kg: string; m3: string };
export type AmountPart = keyof TypedAmounts;

export type AmendOrderInput = { orderNo: string; rows: Amounts[]; total: Money };

/**
 * `late`: amendments are closed. `full`: no capacity left. `range`: too far from the booking. `bought`: differs from
 * the weight of the purchase it carries.
 */
export type AmendFailure = 'late' | 'full' | 'range' | 'bought' | 'network' | 'unavailable';
export type AmendOrderOutcome =
  | { kind: 'amended' }
  /** The price changed and must be confirmed first. */
  | { kind: 'priced'; total: Money }
  | { kind: 'failed'; code: AmendFailure };

export type AmendFailureCode = AmendFailure | 'unexpected';

export type OrderAmendInput = { orderNo: string };
export type OrderAmendEvent =
  | { type: 'amend.open'; rows: readonly AmendableRow[]; total: Money }
  | { type: 'amount.type'; at: number; part: AmountPart; value: string }
  | { type: 'amend.send' }
  | { type: 'amend.close' };

export type OrderAmendContext = OrderAmendInput & {
  rows: readonly AmendableRow[];
  typed: readonly TypedAmounts[];
  total: Money;
  /** New price of the last sent amounts; null before. */
  offered: Money | null;
  /** Faults are shown only after a first submit. */
  isJudged: boolean;
  failureCode: AmendFailureCode | null;
};
