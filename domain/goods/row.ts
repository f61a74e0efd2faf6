import type { HazardClass, PackingGroup } from './dangerous-goods';

/** Goods as they are typed: numbers are text until the rules have read them. */
export type GoodsRow = {
  /** Names the row within the form. */
  key: string;
  /** Of the library; empty where the goods were typed by hand. */
  goodsId: string;
  /** Not dangerous, in an order of goods that are. */
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
  /** `N`: does not apply. */
  packingGroup: PackingGroup | 'N' | '';
  flashPoint: string;
  isMarinePollutant: boolean;
  isLimited: boolean;
  innerQuantity: string;
  packKind: string;
  /** The mark of the United Nations on the packaging. */
  packMark: string;
  pieces: string;
  grossKg: string;
  netKg: string;
  volume: string;
  /** Names of the fields that were written over after the lookup filled them. */
  edited: string[];
};

export type GoodsBlock = {
  isDanger: 'Y' | 'N';
  goods: GoodsRow[];
  /** Goods that were split off and wait for an order of their own; the gateway never reads them. */
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
