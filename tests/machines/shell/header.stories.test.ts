import { selectHeader } from '../../../machines/shell/header';
import * as stories from '../../../stories/shell/header.stories';
import { describeStories } from '../../support/model/describe-stories';
import { headerPlan } from '../../support/plans/shell/header.plan';

/** Header regions are independent: each look is drawn, not every combination. */
describeStories({
  plan: headerPlan,
  select: selectHeader,
  stories,
  looks: ({ isSolid, isHidden }) => ({ isSolid, isHidden }),
});
describeStories({ plan: headerPlan, select: selectHeader, stories, looks: ({ panel }) => ({ panel }) });
describeStories({
  plan: headerPlan,
  select: selectHeader,
  stories,
  looks: ({ isVisiting, failure }) => ({ isVisiting, failure: failure?.code ?? null }),
});
