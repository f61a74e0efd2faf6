import { goodsLookup } from '../../domain/goods/identity';
import type { MallQuote } from '../../domain/modes/mall/quote';
import type { OrderFacts } from '../../domain/order/form/facts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { mallFactsOf, type MallKind } from '../../stories/modes/mall.fixtures';
import { BOOKED_AT } from './fcl-order';

export {
  closeMall,
  fetchedMall,
  mallQuoteFor,
  sentMall,
  soundMall,
  type MallKind,
} from '../../stories/modes/mall.fixtures';

export const mallFacts = (kind: MallKind): OrderFacts<MallQuote> => ({
  ...mallFactsOf(kind, BOOKED_AT),
  ...goodsLookup(identifyGoods),
});
