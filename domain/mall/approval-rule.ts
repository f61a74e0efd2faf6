import { HOUR_MS } from '../values/spans';
import type { Is } from '../shape/is';
import type { approvalRule } from './approval-rule-shape';
import type { approver } from './approval-shape';

/**
 * Limits of an enterprise in fen: above `oneAbove` an approver signs, above `twoAbove` a second one too; null when one
 * approver is always enough.
 */
export type ApprovalRule = Is<typeof approvalRule>;

export type Approver = Is<typeof approver>;

export type Signatures = 0 | 1 | 2;

/** Orders of one person within this span are added up, so that splitting a purchase avoids no signature. */
export const RULE_SPAN_MS = 24 * HOUR_MS;

export type PastApproval = { total: number; signed: number };

const isAbove = (total: number, above: number | null): boolean => above !== null && total > above;

/** Signatures needed for a total. Earlier orders with fewer signatures are added. */
export function requiredSignatures(
  rule: ApprovalRule | null,
  total: number,
  before: readonly PastApproval[] = [],
): Signatures {
  if (rule === null) return 0;
  const withThose = (least: number): number =>
    before.reduce((sum, one) => (one.signed < least ? sum + one.total : sum), total);
  if (isAbove(withThose(2), rule.twoAbove)) return 2;
  return isAbove(withThose(1), rule.oneAbove) ? 1 : 0;
}

/** Valid rule: whole fen, and the second limit not below the first. */
export const isRule = ({ oneAbove, twoAbove }: ApprovalRule): boolean =>
  [oneAbove, twoAbove ?? oneAbove].every((above) => Number.isSafeInteger(above) && above >= 0) &&
  (twoAbove ?? oneAbove) >= oneAbove;
