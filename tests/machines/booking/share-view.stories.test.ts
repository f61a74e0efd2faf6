import { selectShareView } from '../../../machines/booking/share-view';
import * as stories from '../../../stories/booking/share-view.stories';
import { describeStories } from '../../support/model/describe-stories';
import { shareViewPlan } from '../../support/plans/booking/share-view.plan';

describeStories({
  plan: shareViewPlan,
  select: selectShareView,
  stories,
  looks: ({ stage, isFinding, isTaking, imported, failureCode }) => ({
    stage,
    isFinding,
    isTaking,
    isTaken: imported !== null,
    hasFailed: stage === 'here' && !isTaking && !isFinding && failureCode !== null,
  }),
});
