import { isName, isReason, type ApprovalSight } from '../../../domain/mall/approval';
import { SMS_CODE } from '../../../domain/people/sms';
import type { AnyOutcome, ApprovalContext, ApprovalField, ApprovalFields, SightOutcome } from './approval.types';

export const BLANK: ApprovalFields = { code: '', name: '', reason: '' };

const CODE = new RegExp(`^\\d{${SMS_CODE.digits}}$`);

export const isCode = ({ typed: { code } }: ApprovalContext): boolean => CODE.test(code);

/** True if a code may be requested and typed; not while the link is locked. */
export const isOpen = (sight: ApprovalSight | null): boolean => sight?.stage === 'CODE' && sight.lockedMinutes === 0;

export function approvalFaults({
  decision,
  signature,
  typed: { name, reason },
}: ApprovalContext): readonly ApprovalField[] {
  const isApproving = decision === 'APPROVED';
  const wrong: ApprovalField[] = [];
  if (isApproving && signature === null) wrong.push('signature');
  if (!isApproving && !isReason(reason)) wrong.push('reason');
  if (!isName(name)) wrong.push('name');
  return wrong;
}

type ListSight = Extract<ApprovalSight, { stage: 'LIST' }>;

export const listFromSight = (sight: ApprovalSight | null): ListSight | null =>
  sight?.stage === 'LIST' ? sight : null;

export const listFromOutcome = (outcome: SightOutcome): ListSight | null =>
  outcome.ok ? listFromSight(outcome.sight) : null;

type OutcomeEvent<TOutcome> = { event: { output: TOutcome } };
const outcomeSight = ({ event }: OutcomeEvent<SightOutcome>) => event.output;

export const decided = { type: 'isDecided', params: outcomeSight } as const;
export const listed = { type: 'isListed', params: outcomeSight } as const;
export const closed = { type: 'isClosed', params: outcomeSight } as const;
export const kept = { type: 'keepSight', params: outcomeSight } as const;
export const failed = { type: 'recordFailure', params: ({ event }: OutcomeEvent<AnyOutcome>) => event.output } as const;
