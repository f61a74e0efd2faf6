import { byLength } from '../../../domain/offer/containers';
import type { BoxType } from '../../../domain/offer/search';
import {
  amounts,
  feeAmount,
  feeSheet,
  sheetFigures,
  type Tariffs,
  type TariffSheet,
  wholeSheet,
} from '../tariffs/sheet';

const [TWENTY, FORTY] = ['20 英尺', '40 英尺'] as const;
type BoxService = '拖车费' | '内装装箱费';

const SERVICE_BOXES: TariffSheet<BoxService, typeof TWENTY | typeof FORTY> = {
  id: 'service-boxes',
  title: '拖车与内装服务',
  unit: '元/箱',
  rowTitle: '项目',
  rows: ['拖车费', '内装装箱费'],
  columns: amounts([TWENTY, FORTY], 100_000, 2),
};
const SERVICE_FEES = feeSheet({
  id: 'service-fees',
  title: '报关、申报、证书等附加服务',
  unit: '元；装箱证明书、贴标与熏蒸每箱，其余每票',
  rows: ['报关费', '海事货申报', '装箱证明书', '危包证/商检代办', '贴标费', '熏蒸', '分析鉴定'],
  most: 100_000,
});
const [GENERAL, DANGER, LEAST] = ['普通货物', '危险货物', '最低保费'] as const;
const SERVICE_INSURANCE: TariffSheet<'货运险', typeof GENERAL | typeof DANGER | typeof LEAST> = {
  id: 'service-insured',
  title: '货运险',
  unit: '普通与危险货物按投保金额的 ‰，最低保费元/票',
  rowTitle: '项目',
  rows: ['货运险'],
  columns: [...amounts([GENERAL, DANGER], 100, 2), ...amounts([LEAST], 100_000, 2)],
};

export const SERVICE_SHEETS = [SERVICE_BOXES, SERVICE_FEES, SERVICE_INSURANCE];

type NamedService = {
  /** Code of the constants `chargeItem` if one fits, otherwise of `serviceType`. */
  item: string;
  name: string;
};
type ServiceOffer = NamedService & {
  name: BoxService | (typeof SERVICE_FEES.rows)[number];
  /** Per box, or once per bill. */
  unit: 'CTN' | 'BL';
  isInDangerFreight?: true;
  note: string | null;
};

/** Services by the constants `serviceType`. */
export const SERVICES: Readonly<Record<string, ServiceOffer>> = {
  TRK: { item: 'TRK', name: '拖车费', unit: 'CTN', note: '起运港 100 公里以内，超出部分按里程另计' },
  CFS: {
    item: 'LOAD',
    name: '内装装箱费',
    unit: 'CTN',
    isInDangerFreight: true,
    note: '含绑扎加固，不含衬垫材料；危险品运价已含',
  },
  CUS: { item: 'CUS', name: '报关费', unit: 'BL', note: '每票 5 个商品项以内' },
  DGDEC: { item: 'DGD', name: '海事货申报', unit: 'BL', isInDangerFreight: true, note: '危险品运价已含' },
  DGCERT: { item: 'DGCERT', name: '装箱证明书', unit: 'CTN', note: null },
  INSP: { item: 'INSP', name: '危包证/商检代办', unit: 'BL', note: '不含检测机构收取的检验费' },
  LABEL: { item: 'LBL', name: '贴标费', unit: 'CTN', isInDangerFreight: true, note: '危险品运价已含' },
  FUM: { item: 'FUM', name: '熏蒸', unit: 'CTN', note: null },
  SAMP: { item: 'SAMP', name: '分析鉴定', unit: 'BL', note: '每个样品；加急另计' },
};

/** Services that staff price once the details are known. */
export const ON_REQUEST: Readonly<Record<string, NamedService>> = {
  WH: { item: 'WHR', name: '仓储' },
  DEST: { item: 'DEST', name: '目的港清关派送' },
};

/** Price of a service in yuan; null while its table has none. */
export function servicePrice({ name }: ServiceOffer, tariffs: Tariffs): number | Record<BoxType, number> | null {
  if (name === '拖车费' || name === '内装装箱费') {
    const { [TWENTY]: twenty, [FORTY]: forty } = sheetFigures(SERVICE_BOXES, tariffs)[name] ?? {};
    return twenty === undefined || forty === undefined ? null : byLength(twenty, forty);
  }
  return feeAmount(SERVICE_FEES, name, tariffs);
}

export const INSURANCE = { item: 'INS', name: '货运险' } as const;

/** Per mille of the insured value with the least premium in yuan; null while they have no figures. */
export function insuranceTariff(tariffs: Tariffs): { perMille: { Y: number; N: number }; leastYuan: number } | null {
  const row = wholeSheet(SERVICE_INSURANCE, tariffs)?.[INSURANCE.name];
  return row ? { perMille: { Y: row[DANGER], N: row[GENERAL] }, leastYuan: row[LEAST] } : null;
}
