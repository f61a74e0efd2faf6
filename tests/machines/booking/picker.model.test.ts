import { describeModel } from '../../support/model/describe-model';
import { pickerPlan } from '../../support/plans/booking/picker.plan';

describeModel(pickerPlan, {
  invariants: {
    'the active option is one of those listed': ({ context: { active, options } }) =>
      active === 0 || active < options.length,
    'a failure is told exactly where the search has failed': (now) =>
      now.context.failureCode === null || now.hasTag('open'),
    'what was typed goes with the list': (now) => now.hasTag('open') || now.context.query === '',
    'an Enter waits only while there is something to wait for': (now) =>
      !now.context.takesFirst || now.hasTag('busy') || now.context.options.length === 0,
    'nothing is listed under a failure': ({ context }) => context.failureCode === null || context.options.length === 0,
  },
});
