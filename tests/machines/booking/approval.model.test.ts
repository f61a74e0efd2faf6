import { selectApproval } from '../../../machines/booking/approval';
import { describeModel } from '../../support/model/describe-model';
import { approvalPlan } from '../../support/plans/booking/approval.plan';

const APART = 'an outcome is one of them, so at most one of these guards is true';

describeModel(approvalPlan, {
  equivalent: Object.fromEntries(
    [
      'reading openApproval onDone #1 and #2 swapped',
      'reading openApproval onDone #2 and #3 swapped',
      'code.sending sendCode onDone #0 and #1 swapped',
      'code.checking checkCode onDone #1 and #2 swapped',
      'code.checking checkCode onDone #2 and #3 swapped',
      'list.deciding decide onDone #1 and #2 swapped',
      'list.deciding decide onDone #2 and #3 swapped',
    ].map((swapped) => [swapped, APART]),
  ),
  invariants: {
    'nothing of the list is seen before the code is passed': (now) =>
      !now.hasTag('code') || now.context.sight?.stage === 'CODE',
    'what was changed is not agreed to': (now) =>
      !now.hasTag('deciding') ||
      now.context.decision === 'RETURNED' ||
      (now.context.sight?.stage === 'LIST' && now.context.sight.changed === null),
    'nothing is left of a link that has gone': (now) => !now.hasTag('gone') || now.context.sight === null,
    'a failure is forgotten while it is tried again': (now) =>
      !(now.hasTag('deciding') || now.hasTag('checking') || now.hasTag('sending')) ||
      selectApproval(now).failureCode === null,
  },
});
