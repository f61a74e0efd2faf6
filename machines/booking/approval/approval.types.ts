import type { ApprovalSight, Decision } from '../../../domain/mall/approval';
import type { Signature } from '../../../domain/values/signature';

export type ApprovalFault = 'network' | 'unavailable' | 'unexpected';
/** `tooOften`: a code was sent a moment ago, or too many today. */
export type ApprovalFailureCode = 'tooOften' | ApprovalFault;

type Failed = { ok: false; code: 'gone' | Exclude<ApprovalFault, 'unexpected'> };

export type OpenApprovalInput = { token: string };
export type SightOutcome = { ok: true; sight: ApprovalSight } | Failed;
export type SendCodeOutcome = { ok: true } | { ok: false; code: 'tooOften' } | Failed;
export type AnyOutcome = SightOutcome | SendCodeOutcome;
export type CheckCodeInput = { token: string; code: string };

/** Decision of an approver: `signature` for an agreement, `reason` for a return. */
export type DecideInput = {
  token: string;
  hash: string;
  decision: Decision;
  name: string;
  reason: string;
  signature: Signature | null;
};

export type ApprovalFields = { code: string; name: string; reason: string };
export type ApprovalField = keyof ApprovalFields | 'signature';

export type ApprovalEvent =
  | { type: 'approval.refresh' }
  | { type: 'code.send' }
  | { type: 'code.check' }
  | { type: 'field.change'; change: Partial<ApprovalFields> }
  | { type: 'signature.changed'; signature: Signature | null }
  | { type: 'decision.choose'; decision: Decision }
  | { type: 'decision.send' };

export type ApprovalContext = {
  token: string;
  sight: ApprovalSight | null;
  typed: ApprovalFields;
  signature: Signature | null;
  decision: Decision;
  wrong: readonly ApprovalField[];
  isSent: boolean;
  isRefused: boolean;
  failureCode: ApprovalFailureCode | null;
};
