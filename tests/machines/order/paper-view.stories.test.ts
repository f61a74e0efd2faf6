import { selectPaperView } from '../../../machines/order/paper-view';
import * as stories from '../../../stories/order/paper-view.stories';
import { describeStories } from '../../support/model/describe-stories';
import { paperViewPlan } from '../../support/plans/order/paper-view.plan';

describeStories({
  plan: paperViewPlan,
  select: selectPaperView,
  stories,
  looks: ({ busyName, paper, failed }) => ({ isBusy: busyName !== null, format: paper?.format, failure: failed?.code }),
});
