import { describeModel } from '../../support/model/describe-model';
import { mallBoardPlan } from '../../support/plans/booking/mall-board.plan';

describeModel(mallBoardPlan, {
  invariants: {
    'a failure is told exactly where it has failed': (now) =>
      now.matches({ list: 'failed' }) === (now.context.failureCode !== null) || now.matches({ list: 'typing' }),
    'what is listed has come': (now) => !now.matches({ list: 'listed' }) || now.context.sheet !== null,
    'what stands in the line is asked, unless somebody is typing': (now) =>
      now.context.typed.trim() === now.context.question.words || now.matches({ list: 'typing' }),
  },
});
