import { byLength } from '../../../domain/offer/containers';
import type { BoxType } from '../../../domain/offer/search';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';

/** Demo tariff, no market data. */
type PerBox = Readonly<Record<BoxType, number>>;

/** Factor of special boxes to the dry box of equal length. */
const SPECIAL = {
  '45HQ': 1.2,
  '20RF': 2.2,
  '40RH': 2.2,
  '20OT': 1.6,
  '40OT': 1.6,
  '20FR': 1.8,
  '40FR': 1.8,
} as const satisfies Partial<Record<BoxType, number>>;

function perBox(twenty: number, forty: number): PerBox {
  const dry = byLength(twenty, forty);
  const dearer = Object.entries(SPECIAL).map(([type, share]) => [type, Math.round(dry[type as BoxType] * share)]);
  return { ...dry, ...Object.fromEntries(dearer) } as PerBox;
}

/** Sea freight in US dollars by line. Missing lines sail, but need a quote. */
export const OCEAN_USD: Readonly<Record<string, PerBox>> = {
  近洋: perBox(180, 320),
  东南亚: perBox(420, 760),
  印巴: perBox(980, 1350),
  中东: perBox(1250, 1900),
  欧洲: perBox(1900, 3100),
  地中海: perBox(2300, 3500),
  北美西: perBox(1750, 2200),
  '北美东/美湾': perBox(2600, 3300),
  南美东: perBox(2400, 2800),
  非洲: perBox(2600, 3900),
  澳新: perBox(1200, 2000),
};

/** Factor of a class to general cargo; missing classes have no price. */
export const DANGER_FACTORS: Readonly<Partial<Record<HazardClass, number>>> = {
  '2.1': 1.35,
  '2.2': 1.15,
  '2.3': 1.8,
  '3': 1.2,
  '4.1': 1.25,
  '4.2': 1.6,
  '4.3': 1.5,
  '5.1': 1.4,
  '5.2': 1.8,
  '6.1': 1.3,
  '8': 1.2,
  '9': 1.1,
};

export const USUAL_CLASS: HazardClass = '3';

type LocalCharge = {
  isForDeclaration?: boolean;
  item: string;
  name: string;
  unit: 'CTN' | 'BL';
  yuan: number | PerBox;
  isForDangerOnly?: true;
};

/** Yuan, at the port of loading. */
export const LOCAL_CHARGES: readonly LocalCharge[] = [
  { item: 'THC', name: '码头操作费', unit: 'CTN', yuan: byLength(750, 1150) },
  { item: 'SEA', name: '铅封费', unit: 'CTN', yuan: 50 },
  { item: 'EIR', name: '设备交接单费', unit: 'CTN', yuan: 60 },
  { item: 'VGM', name: 'VGM 申报费', unit: 'CTN', yuan: 50 },
  { item: 'LOAD', name: '危险品装箱费', unit: 'CTN', yuan: byLength(1500, 2300), isForDangerOnly: true },
  { item: 'LBL', name: '贴标费', unit: 'CTN', yuan: 200, isForDangerOnly: true },
  { item: 'DOC', name: '文件费', unit: 'BL', yuan: 450 },
  { item: 'DGD', name: '危品申报费', unit: 'BL', yuan: 800, isForDangerOnly: true, isForDeclaration: true },
];
