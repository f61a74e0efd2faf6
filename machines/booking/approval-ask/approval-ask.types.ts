import type { ApprovalBook } from '../../../domain/mall/approval';

export type ApprovalLostCode = 'network' | 'unavailable' | 'unexpected';
/**
 * `empty`: nothing that is listed has a price; `over`: the prices are held no longer; `self`: the number is one's own; `unnamed`: the enterprise has not named this number; `same`: it is
 * the first approver's; `changed`: what the first agreed to is not what is listed now; `moved`: another list is open than was seen, or other lines; `full`: asked too often today; `decided`: there is
 * nothing to take back any more.
 */
export type ApprovalAskFailureCode =
  | 'empty'
  | 'over'
  | 'self'
  | 'unnamed'
  | 'same'
  | 'changed'
  | 'moved'
  | 'full'
  | 'decided'
  | ApprovalLostCode;

type Failed = { ok: false; code: 'signedOut' | Exclude<ApprovalAskFailureCode, 'unexpected'> };

export type ApprovalAskFields = { approver: string; phone: string };
export type ApprovalAskField = keyof ApprovalAskFields;
/** `afterId`: the approval that another person is asked after; null of a first. `hash`: of the list that was seen. */
export type AskApprovalInput = ApprovalAskFields & { afterId: string | null; hash: string | null };

export type LoadBookOutcome =
  | { ok: true; book: ApprovalBook }
  | { ok: false; code: 'signedOut' | Exclude<ApprovalLostCode, 'unexpected'> };
export type AskApprovalOutcome = { ok: true; book: ApprovalBook; address: string } | Failed;
export type RevokeApprovalInput = { approvalId: string };
export type RevokeApprovalOutcome = { ok: true; book: ApprovalBook } | Failed;
export type FindAskerOutcome = { isFound: boolean };

export type ApprovalAskEvent =
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'book.refresh' }
  | { type: 'field.change'; change: Partial<ApprovalAskFields> }
  | { type: 'approval.ask'; afterId: string | null }
  | { type: 'approval.revoke'; approvalId: string };

export type ApprovalAskContext = {
  book: ApprovalBook | null;
  typed: ApprovalAskFields;
  wrong: readonly ApprovalAskField[];
  /** The link that was made last: told once, and gone with the page. */
  address: string | null;
  /** Which of the approvals that is. */
  madeId: string | null;
  afterId: string | null;
  revokingId: string;
  failureCode: ApprovalAskFailureCode | null;
  lostCode: ApprovalLostCode;
};
