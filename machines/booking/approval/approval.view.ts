import type { ApprovalSight, Decision } from '../../../domain/mall/approval';
import type { ApprovalActor, ApprovalSnapshot } from './approval.machine';
import type { ApprovalFailureCode, ApprovalField, ApprovalFields } from './approval.types';

const STAGES = ['reading', 'code', 'list', 'decided', 'gone'] as const;

export type ApprovalView = {
  stage: (typeof STAGES)[number] | 'lost';
  sight: ApprovalSight | null;
  typed: ApprovalFields;
  decision: Decision;
  wrong: readonly ApprovalField[];
  isSent: boolean;
  isRefused: boolean;
  isSending: boolean;
  isChecking: boolean;
  isDeciding: boolean;
  failureCode: ApprovalFailureCode | null;
};

export function selectApproval(snapshot: ApprovalSnapshot): ApprovalView {
  const { sight, typed, decision, wrong, isSent, isRefused, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    sight,
    typed,
    decision,
    wrong,
    isSent,
    isRefused,
    isSending: snapshot.hasTag('sending'),
    isChecking: snapshot.hasTag('checking'),
    isDeciding: snapshot.hasTag('deciding'),
    failureCode,
  };
}

export const approvalIntents = (actor: ApprovalActor) => ({
  refresh: () => actor.send({ type: 'approval.refresh' }),
  sendCode: () => actor.send({ type: 'code.send' }),
  checkCode: () => actor.send({ type: 'code.check' }),
  change: (change: Partial<ApprovalFields>) => actor.send({ type: 'field.change', change }),
  choose: (decision: Decision) => actor.send({ type: 'decision.choose', decision }),
  decide: () => actor.send({ type: 'decision.send' }),
});

export type ApprovalIntents = ReturnType<typeof approvalIntents>;
