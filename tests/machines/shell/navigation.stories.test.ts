import { navigationMachine, selectNavigation } from '../../../machines/shell/navigation';
import * as stories from '../../../stories/shell/navigation.stories';
import { describeStories } from '../../support/model/describe-stories';
import { navigationPlan } from '../../support/plans/shell/navigation.plan';

/** A story has no parent to report to. */
const machine = navigationMachine.provide({ actions: { reportMoved: () => {} } });
const subject = { plan: { ...navigationPlan, machine }, select: selectNavigation, stories };

describeStories({
  ...subject,
  looks: ({ stage, isMoving, isLeaving }) => ({ stage, isMoving, isLeaving }),
});
describeStories({ ...subject, looks: ({ isFirst }) => ({ isFirst }) });
