import { describeModel } from '../../support/model/describe-model';
import { segregationCheckPlan } from '../../support/plans/booking/segregation-check.plan';

describeModel(segregationCheckPlan, {
  invariants: {
    'a verdict stands exactly while the goods it was given for do': (now) =>
      now.matches('judged') === (now.context.verdict !== null),
    'nobody is asked about fewer than two or more than five': ({ context: { goods }, ...now }) =>
      goods.length <= 5 && (!now.hasTag('busy') || goods.length >= 2),
    'no number is listed twice': ({ context: { goods } }) =>
      new Set(goods.map(({ unNo }) => unNo)).size === goods.length,
    'a pair is only read where there is a verdict': ({ context }) =>
      context.chosen === null || context.verdict !== null,
  },
});
