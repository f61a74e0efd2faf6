import { selectProductDrawer } from '../../../machines/booking/product-drawer';
import * as stories from '../../../stories/booking/product-drawer.stories';
import { describeStories } from '../../support/model/describe-stories';
import { productDrawerPlan } from '../../support/plans/booking/product-drawer.plan';

describeStories({
  plan: productDrawerPlan,
  select: selectProductDrawer,
  stories,
  looks: ({ item, isMissing, failureCode, landed, isAsking, landedFailureCode }) => ({
    shown: item
      ? item.rates === null
        ? 'asked'
        : 'priced'
      : isMissing
        ? 'missing'
        : failureCode
          ? 'failed'
          : 'loading',
    landed: landed?.kind ?? (landedFailureCode ? 'failed' : isAsking ? 'asking' : 'none'),
  }),
});
