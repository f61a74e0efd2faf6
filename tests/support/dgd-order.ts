import type { ServiceType } from '../../domain/desk/services';
import { goodsLookup } from '../../domain/goods/identity';
import type { DgdQuote } from '../../domain/modes/dgd/quote';
import type { OrderFacts } from '../../domain/order/form/facts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { dgdFactsOf } from '../../stories/modes/dgd.fixtures';
import { BOOKED_AT } from './fcl-order';

export { dgdQuoteFor, soundDgd } from '../../stories/modes/dgd.fixtures';

export const dgdFacts = (type: ServiceType): OrderFacts<DgdQuote> => ({
  ...dgdFactsOf(type, BOOKED_AT),
  ...goodsLookup(identifyGoods),
});
