import type { ApprovalRow } from './store';

export type ApprovalChain = {
  first: ApprovalRow;
  last: ApprovalRow;
  signed: 1 | 2;
  isSentBack: boolean;
};

/** A second approval comes from another person and covers the same list revision. */
const isSecondApproval = (row: ApprovalRow, first: ApprovalRow | undefined): first is ApprovalRow =>
  first?.decision === 'APPROVED' && first.hash === row.hash && first.phone !== row.phone;

const after = (row: ApprovalRow, rows: readonly ApprovalRow[]) =>
  rows.filter(({ afterId }) => afterId === row.approvalId);

/** Null for an unapproved one, and for a first approval that has a second. */
export function findChain(row: ApprovalRow, rows: readonly ApprovalRow[]): ApprovalChain | null {
  if (row.decision !== 'APPROVED') return null;
  const first = rows.find(({ approvalId }) => approvalId === row.afterId);
  if (isSecondApproval(row, first)) return { first, last: row, signed: 2, isSentBack: false };
  const seconds = after(row, rows);
  if (seconds.some(({ decision }) => decision === 'APPROVED')) return null;
  const isSentBack = seconds.some(({ decision }) => decision === 'RETURNED');
  return { first: row, last: row, signed: 1, isSentBack };
}

export const isFollowable = (row: ApprovalRow, rows: readonly ApprovalRow[]): boolean =>
  row.decision === 'APPROVED' && row.afterId === null && after(row, rows).every(({ decision }) => decision === null);
