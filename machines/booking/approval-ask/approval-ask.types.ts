import type { ApprovalBook } from '../../../domain/mall/approval';

export type ApprovalLostCode = 'network' | 'unavailable' | 'unexpected';
/**
 * `empty`: no listed line has a price; `over`: held prices expired; `self`: the number is the requester's own;
 * `unnamed`: the enterprise has not named this number; `same`: it is the first approver's; `changed`: the list differs
 * from what the first approver agreed to; `moved`: another list or other lines than displayed; `full`: daily request
 * limit; `decided`: no request left to withdraw.
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
/** `afterId`: the first approval that this one follows; null for a first. `hash`: of the displayed list. */
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
  /** Last created link: shown once, gone with the page. */
  address: string | null;
  madeId: string | null;
  afterId: string | null;
  revokingId: string;
  failureCode: ApprovalAskFailureCode | null;
  lostCode: ApprovalLostCode;
};
