import { selectQuoting, type QuotingView } from '../../../machines/booking/quoting';
import { selectOfferBoard, type OfferBoardView } from '../../../machines/booking/offer-board';
import { selectOfferSearch } from '../../../machines/booking/offer-search';
import * as quotingStories from '../../../stories/booking/quoting.stories';
import * as boardStories from '../../../stories/booking/offer-board.stories';
import * as searchStories from '../../../stories/booking/offer-search.stories';
import { describeStories } from '../../support/model/describe-stories';
import { quotingPlan } from '../../support/plans/booking/quoting.plan';
import { offerBoardPlan } from '../../support/plans/booking/offer-board.plan';
import { offerSearchPlan } from '../../support/plans/booking/offer-search.plan';

function headline({ rows, open, compared, canCompare, isFull, isFiltering, isComparing }: OfferBoardView) {
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
  plan: offerBoardPlan,
  select: selectOfferBoard,
  stories: boardStories,
  looks: (view) => ({ headline: headline(view) }),
});
describeStories({ plan: quotingPlan, select: selectQuoting, stories: quotingStories, looks: question });
describeStories({
  plan: offerSearchPlan,
  select: selectOfferSearch,
  stories: searchStories,
  looks: ({ stage, isPartial, failure }) => ({ stage, isPartial, failure: failure?.code, said: failure?.message }),
});
