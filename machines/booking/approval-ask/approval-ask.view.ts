import type { ApprovalBook } from '../../../domain/mall/approval';
import type { ApprovalAskActor, ApprovalAskSnapshot } from './approval-ask.machine';
import type {
  ApprovalAskFailureCode,
  ApprovalAskField,
  ApprovalAskFields,
  ApprovalLostCode,
} from './approval-ask.types';

const STAGES = ['loading', 'signedOut', 'shown'] as const;

export type ApprovalAskView = {
  stage: (typeof STAGES)[number] | 'lost';
  book: ApprovalBook | null;
  typed: ApprovalAskFields;
  wrong: readonly ApprovalAskField[];
  address: string | null;
  isFinding: boolean;
  isAsking: boolean;
  revokingId: string | null;
  failureCode: ApprovalAskFailureCode | null;
  lostCode: ApprovalLostCode;
};

const CAN_BE_OPENED: readonly string[] = ['WAITING', 'OPENED'];

export function selectApprovalAsk(snapshot: ApprovalAskSnapshot): ApprovalAskView {
  const { book, typed, wrong, address, madeId, revokingId, failureCode, lostCode } = snapshot.context;
  // A dead link is not shown.
  const made = book?.approvals.find(({ approvalId }) => approvalId === madeId);
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    book,
    typed,
    wrong,
    address: made && CAN_BE_OPENED.includes(made.state) ? address : null,
    isFinding: snapshot.hasTag('finding'),
    isAsking: snapshot.hasTag('asking'),
    revokingId: snapshot.hasTag('revoking') ? revokingId : null,
    failureCode,
    lostCode,
  };
}

export const approvalAskIntents = (actor: ApprovalAskActor) => ({
  signIn: () => actor.send({ type: 'person.find' }),
  refresh: () => actor.send({ type: 'book.refresh' }),
  change: (change: Partial<ApprovalAskFields>) => actor.send({ type: 'field.change', change }),
  ask: (afterId: string | null) => actor.send({ type: 'approval.ask', afterId }),
  revoke: (approvalId: string) => actor.send({ type: 'approval.revoke', approvalId }),
});

export type ApprovalAskIntents = ReturnType<typeof approvalAskIntents>;
