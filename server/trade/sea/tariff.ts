import { byLength } from '../../../domain/offer/containers';
import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import { seaLines } from '../../world/ports/sea-port';
import { amounts, dangerSheet, type TariffSheet } from '../tariffs/sheet';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';

/** Demo tariff, no market data. */
export const SEA_OCEAN: TariffSheet = {
  id: 'sea-ocean',
  title: '整箱海运费',
  unit: '美元/箱',
  rowTitle: '航线',
  rows: seaLines(),
  columns: amounts(BOX_TYPES, 100_000),
};

export const SEA_DANGER = dangerSheet('sea-danger', '整箱与罐箱危险品系数');

type PerBox = Readonly<Record<BoxType, number>>;

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
