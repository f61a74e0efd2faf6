import { HOUR_MS } from '../values/spans';

/**
 * Sums in fen that an enterprise has set: above `oneAbove` an approver signs, above `twoAbove` a second approver as well;
 * null where one approver is always enough.
 */
export type ApprovalRule = { oneAbove: number; twoAbove: number | null };

/** Whom an enterprise has named to agree to its purchases. */
export type Approver = { name: string; phone: string };

/** Persons who agree to one list, one after the other. */
export type Signatures = 0 | 1 | 2;

/** What one person orders within it counts together, so that nothing is signed for in parts by fewer. */
export const RULE_SPAN_MS = 24 * HOUR_MS;

/** An order of before, and how many have signed for it. */
export type PastApproval = { total: number; signed: number };

const isAbove = (total: number, above: number | null): boolean => above !== null && total > above;

/** How many have to sign for a sum. An order of before counts where fewer have signed for it. */
export function signaturesFor(
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

/** A rule that can be kept: whole fen, and two persons for no less than one. */
export const isRule = ({ oneAbove, twoAbove }: ApprovalRule): boolean =>
  [oneAbove, twoAbove ?? oneAbove].every((above) => Number.isSafeInteger(above) && above >= 0) &&
  (twoAbove ?? oneAbove) >= oneAbove;
