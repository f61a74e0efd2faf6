import { judgeTool } from '../../../domain/desk/judge';
import { readTyped, describeTyped } from '../../../domain/desk/typed';
import { selectDeskTool } from '../../../machines/booking/desk-tool';
import { describeModel } from '../../support/model/describe-model';
import { deskToolPlan } from '../../support/plans/booking/desk-tool.plan';

describeModel(deskToolPlan, {
  invariants: {
    'while nobody types, the address says what is typed': (now) =>
      now.hasTag('typing') || now.context.told === describeTyped(now.context.tool, now.context.typed),
    'an answer is of what is typed now': (now) => {
      const { tool, typed, library, answers, now: clock, calendar, judged } = now.context;
      const fresh = judgeTool(tool, typed, { library, told: answers }, { now: clock, calendar });
      return JSON.stringify(judged) === JSON.stringify(fresh);
    },
    'nothing is answered before every substance is known': (now) => {
      const { isLookingUp, isLost } = selectDeskTool(now);
      return !now.hasTag('answered') || (!isLookingUp && !isLost);
    },
    'the address types in again what it was told': ({ context: { tool, told } }) =>
      describeTyped(tool, readTyped(tool, `?${told}`)) === told,
  },
  equivalent: {
    'answer.lost on lookup.retry #0 goes to weighing': 'what is still sought is looked for from there at once',
    'answer.weighing always #1 and #2 swapped': 'what is typed is never blank and faulty at the same time',
  },
});
