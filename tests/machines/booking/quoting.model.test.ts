import { selectQuoting } from '../../../machines/booking/quoting';
import { describeModel } from '../../support/model/describe-model';
import { quotingPlan } from '../../support/plans/booking/quoting.plan';

describeModel(quotingPlan, {
  invariants: {
    'a price stands for a day at most': ({ context }) => context.countdown.secondsLeft <= 86_400,
    'a price counts down only while there is one': (now) => !now.hasTag('held') || now.context.quote !== null,
    'nobody is asked about a price that has not changed': (now) => {
      const view = selectQuoting(now);
      return view.asks !== 'changed' || view.before?.amount !== view.total.amount;
    },
    'a failure is told exactly where it has failed': (now) =>
      now.hasTag('failed') === (now.context.failureCode !== null),
  },
  equivalent: {
    'answering begins in changed': 'whoever asks names the answer',
    'asking.locking lockPrice onDone #1 and #2 swapped': 'what is locked is not sold out',
  },
});
