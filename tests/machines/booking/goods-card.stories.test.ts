import { selectGoodsCard } from '../../../machines/booking/goods-card';
import * as stories from '../../../stories/booking/goods-card.stories';
import { describeStories } from '../../support/model/describe-stories';
import { goodsCardPlan } from '../../support/plans/booking/goods-card.plan';

describeStories({
  plan: goodsCardPlan,
  select: selectGoodsCard,
  stories,
  // The shelf looks the same with and without a day.
  looks: ({ kept, isFull, now }) => ({ isAnyKept: kept.length > 0, isFull, isDated: kept.length > 0 || now !== null }),
});
