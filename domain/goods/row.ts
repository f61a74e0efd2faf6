import type { Is } from '../shape/is';
import type { goodsRow } from './row-shape';

export type GoodsRow = Is<typeof goodsRow>;

export type GoodsBlock = {
  isDanger: 'Y' | 'N';
  goods: GoodsRow[];
  /** Goods split off for a later order; the gateway never reads them. */
  later: GoodsRow[];
};

export const blankGoods = (key: string): GoodsRow => ({
  key,
  goodsId: '',
  nameCn: '',
  nameEn: '',
  hsCode: '',
  casNo: '',
  unNo: '',
  shippingName: '',
  technicalName: '',
  hazardClass: '',
  subRisks: [],
  packingGroup: '',
  flashPoint: '',
  isMarinePollutant: false,
  isLimited: false,
  innerQuantity: '',
  packKind: '',
  packMark: '',
  pieces: '',
  grossKg: '',
  netKg: '',
  volume: '',
  edited: [],
});
