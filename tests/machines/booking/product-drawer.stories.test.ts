import { selectProductDrawer } from '../../../machines/booking/product-drawer';
import * as stories from '../../../stories/booking/product-drawer.stories';
import { describeStories } from '../../support/model/describe-stories';
import { productDrawerPlan } from '../../support/plans/booking/product-drawer.plan';

describeStories({
  plan: productDrawerPlan,
  select: selectProductDrawer,
  stories,
  // The added list entry is shown beside the price when wanted.
  looks: ({ item, isMissing, failureCode, landed, isAsking, landedFailureCode, ...list }) => ({
    shown: item
      ? item.rates === null
        ? 'asked'
        : 'priced'
      : isMissing
        ? 'missing'
        : failureCode
          ? 'failed'
          : 'loading',
    ...(list.isAdding || list.listFailureCode || list.added
      ? { list: list.isAdding ? 'adding' : list.listFailureCode ? 'failed' : 'added' }
      : {
          canAdd: list.canAdd,
          landed: landed?.kind ?? (landedFailureCode ? 'failed' : isAsking ? 'asking' : 'none'),
        }),
  }),
});
