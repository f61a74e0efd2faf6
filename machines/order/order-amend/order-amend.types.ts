import type { AmendableRow, Amounts } from '../../../domain/order/on-site/measured';
import type { Money } from '../../../domain/values/money';

/** As it is typed: text until it is read. */
export type TypedAmounts = { kg: string; m3: string };
export type AmountPart = keyof TypedAmounts;

export type AmendOrderInput = { orderNo: string; rows: Amounts[]; total: Money };

/** `late`: nothing can be amended any more. `full`: there is no room for more. `range`: too far from what was booked. `bought`: not what the purchase weighs that it was made to carry. */
export type AmendFailure = 'late' | 'full' | 'range' | 'bought' | 'network' | 'unavailable';
export type AmendOrderOutcome =
  | { kind: 'amended' }
  /** It costs something else by then, which has to be agreed to first. */
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
  /** What the order costs as it is. */
  total: Money;
  /** What it would cost as it was sent last; null until somebody has counted. */
  offered: Money | null;
  /** What is wrong with an amount is said once it was sent. */
  isJudged: boolean;
  failureCode: AmendFailureCode | null;
};
