import { selectDeskClock } from '../../../machines/booking/desk-clock';
import { describeModel } from '../../support/model/describe-model';
import { deskClockPlan } from '../../support/plans/booking/desk-clock.plan';

describeModel(deskClockPlan, {
  invariants: {
    'no time is told before one was heard': (now) => (selectDeskClock(now).now === null) === (now.context.now === 0),
  },
});
