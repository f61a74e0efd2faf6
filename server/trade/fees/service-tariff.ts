import { byLength } from '../../../domain/offer/containers';
import type { BoxType } from '../../../domain/offer/search';

type ServiceOffer = {
  /** Code of the constants `chargeItem` if one fits, otherwise of `serviceType`. */
  item: string;
  name: string;
  /** Per box, or once per bill. */
  unit: 'CTN' | 'BL';
  yuan: number | Readonly<Record<BoxType, number>>;
  isInDangerFreight?: true;
  note: string | null;
};

/** Services by the constants `serviceType`. Demo tariff, no market data. */
export const SERVICE_TARIFF: Readonly<Record<string, ServiceOffer>> = {
  TRK: {
    item: 'TRK',
    name: '拖车费',
    unit: 'CTN',
    yuan: byLength(1800, 2400),
    note: '起运港 100 公里以内，超出部分按里程另计',
  },
  CFS: {
    item: 'LOAD',
    name: '内装装箱费',
    unit: 'CTN',
    yuan: byLength(900, 1400),
    isInDangerFreight: true,
    note: '含绑扎加固，不含衬垫材料；危险品运价已含',
  },
  CUS: { item: 'CUS', name: '报关费', unit: 'BL', yuan: 350, note: '每票 5 个商品项以内' },
  DGDEC: { item: 'DGD', name: '海事货申报', unit: 'BL', yuan: 800, isInDangerFreight: true, note: '危险品运价已含' },
  DGCERT: { item: 'DGCERT', name: '装箱证明书', unit: 'CTN', yuan: 200, note: null },
  INSP: { item: 'INSP', name: '危包证/商检代办', unit: 'BL', yuan: 1200, note: '不含检测机构收取的检验费' },
  LABEL: { item: 'LBL', name: '贴标费', unit: 'CTN', yuan: 200, isInDangerFreight: true, note: '危险品运价已含' },
  FUM: { item: 'FUM', name: '熏蒸', unit: 'CTN', yuan: 380, note: null },
  SAMP: { item: 'SAMP', name: '分析鉴定', unit: 'BL', yuan: 1500, note: '每个样品；加急另计' },
};

/** Priced by staff once the details are known. */
export const ON_REQUEST: Readonly<Record<string, { item: string; name: string }>> = {
  WH: { item: 'WHR', name: '仓储' },
  DEST: { item: 'DEST', name: '目的港清关派送' },
};

/** Per mille of the insured value, and the minimum premium. */
export const INSURANCE = { item: 'INS', name: '货运险', rate: { Y: 2, N: 0.8 }, leastYuan: 100 } as const;
