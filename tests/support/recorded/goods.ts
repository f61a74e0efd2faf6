import type { GoodsFacts } from '../../../domain/goods/facts';
import goods from './goods.json';

export type RecordedGoods = GoodsFacts & { hsCode: string; isMarinePollutant: boolean };

/** Default values of library fields added since. */
export const NOTHING_REMARKABLE = {
  properName: null,
  sixteenB: [],
  burns: null,
  fire: null,
  technical: null,
  cooled: null,
  packing: { instructions: [], special: [], peroxide: null },
  controls: { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false },
  doubts: [],
  sources: [],
  confidence: { identity: 'HIGH' as const, hazard: 'HIGH' as const },
};

/** Excerpt of the old library, so that only rules are tested. */
export const RECORDED_GOODS = goods.map((one) => ({ ...NOTHING_REMARKABLE, ...one })) as RecordedGoods[];

const byNumber = new Map(RECORDED_GOODS.map((one) => [one.unNo ?? one.goodsId, one]));

export const recordedGoodsOf = ({ unNo, goodsId }: { unNo: string; goodsId: string }): GoodsFacts | null =>
  byNumber.get(unNo) ?? byNumber.get(goodsId) ?? null;
