import { isName, isReason, type ApprovalSight } from '../../../domain/mall/approval';
import { SMS_CODE } from '../../../domain/people/sms';
import type { AnyOutcome, ApprovalContext, ApprovalField, ApprovalFields, SightOutcome } from './approval.types';

export const BLANK: ApprovalFields = { code: '', name: '', reason: '' };

const CODE = new RegExp(`^\\d{${SMS_CODE.digits}}$`);

export const isCode = ({ typed: { code } }: ApprovalContext): boolean => CODE.test(code);

/** True if a code may be requested and typed; not while the link is locked. */
export const isOpen = (sight: ApprovalSight | null): boolean => sight?.stage === 'CODE' && sight.lockedMinutes === 0;

export function wrongIn({ decision, signature, typed: { name, reason } }: ApprovalContext): readonly ApprovalField[] {
  const isApproving = decision === 'APPROVED';
  const wrong: ApprovalField[] = [];
  if (isApproving && signature === null) wrong.push('signature');
  if (!isApproving && !isReason(reason)) wrong.push('reason');
  if (!isName(name)) wrong.push('name');
  return wrong;
}

type ListSight = Extract<ApprovalSight, { stage: 'LIST' }>;

export const listIn = (sight: ApprovalSight | null): ListSight | null => (sight?.stage === 'LIST' ? sight : null);

export const listOf = (outcome: SightOutcome): ListSight | null => (outcome.ok ? listIn(outcome.sight) : null);

type OutcomeEvent<TOutcome> = { event: { output: TOutcome } };
const seenBy = ({ event }: OutcomeEvent<SightOutcome>) => event.output;

export const decided = { type: 'isDecided', params: seenBy } as const;
export const listed = { type: 'isListed', params: seenBy } as const;
export const closed = { type: 'isClosed', params: seenBy } as const;
export const kept = { type: 'keepSight', params: seenBy } as const;
export const failed = { type: 'recordFailure', params: ({ event }: OutcomeEvent<AnyOutcome>) => event.output } as const;
