import { goodsLookup } from '../../domain/goods/identity';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';

export const { goodsOf } = goodsLookup(identifyGoods);
