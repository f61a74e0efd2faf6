import type { HazardClass, PackingGroup } from './dangerous-goods';

export type GoodsRow = {
  key: string;
  /** Library id; empty when typed by hand. */
  goodsId: string;
  /** Not dangerous, within a dangerous goods order. */
  isGeneral?: boolean;
  nameCn: string;
  nameEn: string;
  hsCode: string;
  casNo: string;
  unNo: string;
  shippingName: string;
  technicalName: string;
  hazardClass: HazardClass | '';
  subRisks: HazardClass[];
  /** `N`: not applicable. */
  packingGroup: PackingGroup | 'N' | '';
  flashPoint: string;
  isMarinePollutant: boolean;
  isLimited: boolean;
  innerQuantity: string;
  packKind: string;
  packMark: string;
  pieces: string;
  grossKg: string;
  netKg: string;
  volume: string;
  /** Names of the fields edited by hand after a lookup filled them. */
  edited: string[];
};

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
