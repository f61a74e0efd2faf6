import { selectDeskClock } from '../../../machines/booking/desk-clock';
import * as stories from '../../../stories/booking/desk-clock.stories';
import { describeStories } from '../../support/model/describe-stories';
import { deskClockPlan } from '../../support/plans/booking/desk-clock.plan';

describeStories({
  plan: deskClockPlan,
  select: selectDeskClock,
  stories,
  looks: ({ now }) => ({ isTold: now !== null }),
});
