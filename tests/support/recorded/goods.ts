import type { GoodsFacts } from '../../../domain/goods/facts';
import goods from './goods.json';

export type RecordedGoods = GoodsFacts & { hsCode: string; isMarinePollutant: boolean };

/** Some of the library as it was: what is held here are the rules, whatever the library learns. */
export const RECORDED_GOODS = goods as unknown as RecordedGoods[];

const byNumber = new Map(RECORDED_GOODS.map((one) => [one.unNo ?? one.goodsId, one]));

export const recordedGoodsOf = ({ unNo, goodsId }: { unNo: string; goodsId: string }): GoodsFacts | null =>
  byNumber.get(unNo) ?? byNumber.get(goodsId) ?? null;
