import { selectGoodsCard } from '../../../machines/booking/goods-card';
import { describeModel } from '../../support/model/describe-model';
import { goodsCardPlan } from '../../support/plans/booking/goods-card.plan';

describeModel(goodsCardPlan, {
  invariants: {
    'nothing is kept twice, and no more than twenty': ({ context: { kept } }) =>
      new Set(kept.map(({ key }) => key)).size === kept.length && kept.length <= 20,
    'no day is printed before one was heard': (now) => (selectGoodsCard(now).now === null) === (now.context.now === 0),
  },
});
