import { navigationMachine, selectNavigation } from '../../machines/navigation';
import * as stories from '../../stories/navigation.stories';
import { describeStories } from '../support/model/describe-stories';
import { navigationPlan } from '../support/plans/navigation.plan';

/** A story has no parent to report to. */
const machine = navigationMachine.provide({ actions: { reportMoved: () => {} } });
const subject = { plan: { ...navigationPlan, machine }, select: selectNavigation, stories };

describeStories({
  ...subject,
  looks: ({ stage, isMoving, isLeaving }) => ({ stage, isMoving, isLeaving }),
});
describeStories({ ...subject, looks: ({ isFirst }) => ({ isFirst }) });
