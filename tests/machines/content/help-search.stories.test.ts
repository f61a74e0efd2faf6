import { selectHelpSearch } from '../../../machines/content/help-search';
import * as stories from '../../../stories/content/help-search.stories';
import { describeStories } from '../../support/model/describe-stories';
import { helpSearchPlan } from '../../support/plans/content/help-search.plan';

describeStories({
  plan: helpSearchPlan,
  select: selectHelpSearch,
  stories,
  looks: ({ stage, failureCode }) => ({ stage, failureCode }),
});
