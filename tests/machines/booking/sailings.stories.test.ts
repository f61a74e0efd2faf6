import { selectQuoting, type QuotingView } from '../../../machines/booking/quoting';
import { selectSailingBoard, type SailingBoardView } from '../../../machines/booking/sailing-board';
import { selectSailingSearch } from '../../../machines/booking/sailing-search';
import * as quotingStories from '../../../stories/booking/quoting.stories';
import * as boardStories from '../../../stories/booking/sailing-board.stories';
import * as searchStories from '../../../stories/booking/sailing-search.stories';
import { describeStories } from '../../support/model/describe-stories';
import { quotingPlan } from '../../support/plans/booking/quoting.plan';
import { sailingBoardPlan } from '../../support/plans/booking/sailing-board.plan';
import { sailingSearchPlan } from '../../support/plans/booking/sailing-search.plan';

/** What the eye sees first of a list. */
function headline({ rows, open, compared, canCompare, isFull, isFiltering, isComparing }: SailingBoardView) {
  if (isFiltering || isComparing) return isFiltering ? 'the filters' : 'the comparison';
  if (rows.length === 0) return 'nothing';
  if (compared.length > 0) return isFull ? 'all four' : canCompare ? 'some compared' : 'one compared';
  return open.length > 0 ? 'an open card' : 'a list';
}

function question(view: QuotingView) {
  switch (view.asks) {
    case 'soldOut':
      return { alternatives: view.alternatives && view.alternatives.length > 0 };
    case 'failed':
      return { failureCode: view.failureCode };
    default:
      return { asks: view.asks };
  }
}

describeStories({
  plan: sailingBoardPlan,
  select: selectSailingBoard,
  stories: boardStories,
  looks: (view) => ({ headline: headline(view) }),
});
describeStories({ plan: quotingPlan, select: selectQuoting, stories: quotingStories, looks: question });
describeStories({
  plan: sailingSearchPlan,
  select: selectSailingSearch,
  stories: searchStories,
  looks: ({ stage, isPartial, failure }) => ({ stage, isPartial, failure: failure?.code, said: failure?.message }),
});
