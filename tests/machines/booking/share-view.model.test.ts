import { describeModel } from '../../support/model/describe-model';
import { shareViewPlan } from '../../support/plans/booking/share-view.plan';

const APART = 'an outcome is one of them, so at most one of these guards is true';

describeModel(shareViewPlan, {
  equivalent: {
    'reading openShare onDone #0 and #1 swapped': APART,
    'reading openShare onDone #1 and #2 swapped': APART,
    'here.taking takeShare onDone #0 and #1 swapped': APART,
    'here.taking takeShare onDone #1 and #2 swapped': APART,
  },
  invariants: {
    'what is shown is there': (now) => !now.hasTag('here') || now.context.shared !== null,
    'nothing is left of a link that has gone': (now) => !now.hasTag('gone') || now.context.shared === null,
  },
});
