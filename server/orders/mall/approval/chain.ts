import type { ApprovalRow } from './store';

/** Whoever agreed to a list, one after the other. */
export type Chain = {
  first: ApprovalRow;
  /** By which it is named. */
  last: ApprovalRow;
  signed: 1 | 2;
  /** By whoever was asked after the first. */
  isSentBack: boolean;
};

/** A second one is another person's, over the very list that the first one signed. */
const isSecondOf = (row: ApprovalRow, first: ApprovalRow | undefined): first is ApprovalRow =>
  first?.decision === 'APPROVED' && first.hash === row.hash && first.phone !== row.phone;

const after = (row: ApprovalRow, rows: readonly ApprovalRow[]) =>
  rows.filter(({ afterId }) => afterId === row.approvalId);

/** Null of what was not agreed to, and of a first one that another person has agreed after. */
export function chainOf(row: ApprovalRow, rows: readonly ApprovalRow[]): Chain | null {
  if (row.decision !== 'APPROVED') return null;
  const first = rows.find(({ approvalId }) => approvalId === row.afterId);
  if (isSecondOf(row, first)) return { first, last: row, signed: 2, isSentBack: false };
  const seconds = after(row, rows);
  if (seconds.some(({ decision }) => decision === 'APPROVED')) return null;
  const isSentBack = seconds.some(({ decision }) => decision === 'RETURNED');
  return { first: row, last: row, signed: 1, isSentBack };
}

/** Whether another person can still be asked after it. */
export const isFollowable = (row: ApprovalRow, rows: readonly ApprovalRow[]): boolean =>
  row.decision === 'APPROVED' && row.afterId === null && after(row, rows).every(({ decision }) => decision === null);
