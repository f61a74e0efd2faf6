import { selectHeader } from '../../../machines/shell/header';
import * as stories from '../../../stories/shell/header.stories';
import { describeStories } from '../../support/model/describe-stories';
import { headerPlan } from '../../support/plans/shell/header.plan';

/** The regions of the header are independent: each look of each is drawn, not every mixture. */
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
