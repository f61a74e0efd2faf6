import { byLength } from '../../../domain/offer/containers';
import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import { seaLines } from '../../world/ports/sea-port';
import {
  amounts,
  dangerSheet,
  feeAmounts,
  feeSheet,
  type Tariffs,
  type TariffSheet,
  wholeSheet,
} from '../tariffs/sheet';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';

export const INTERCHANGE = '设备交接单费';

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

const [TWENTY, FORTY] = ['20 英尺', '40 英尺'] as const;
type BoxFee = '码头操作费' | '危险品装箱费';

export const SEA_PORT_BOXES: TariffSheet<BoxFee, typeof TWENTY | typeof FORTY> = {
  id: 'sea-boxes',
  title: '整箱起运港码头与装箱费',
  unit: '元/箱',
  rowTitle: '项目',
  rows: ['码头操作费', '危险品装箱费'],
  columns: amounts([TWENTY, FORTY], 100_000, 2),
};
export const SEA_PORT_FEES = feeSheet({
  id: 'sea-fees',
  title: '整箱起运港单证与杂费',
  unit: '元；文件费与危品申报费每票，其余每箱',
  rows: ['铅封费', INTERCHANGE, 'VGM 申报费', '贴标费', '文件费', '危品申报费'],
  most: 100_000,
});

type PortCharge = {
  item: string;
  name: BoxFee | (typeof SEA_PORT_FEES.rows)[number];
  unit: 'CTN' | 'BL';
  isForDangerOnly?: true;
  isForDeclaration?: true;
};

/** Charges at the port of loading, in the order of a price. */
export const PORT_CHARGES: readonly PortCharge[] = [
  { item: 'THC', name: '码头操作费', unit: 'CTN' },
  { item: 'SEA', name: '铅封费', unit: 'CTN' },
  { item: 'EIR', name: INTERCHANGE, unit: 'CTN' },
  { item: 'VGM', name: 'VGM 申报费', unit: 'CTN' },
  { item: 'LOAD', name: '危险品装箱费', unit: 'CTN', isForDangerOnly: true },
  { item: 'LBL', name: '贴标费', unit: 'CTN', isForDangerOnly: true },
  { item: 'DOC', name: '文件费', unit: 'BL' },
  { item: 'DGD', name: '危品申报费', unit: 'BL', isForDangerOnly: true, isForDeclaration: true },
];

type LocalCharge = PortCharge & { yuan: number | PerBox };

/** Charges at the port of loading in yuan; null while one of them has no amount. */
export function portCharges(tariffs: Tariffs): LocalCharge[] | null {
  const [boxes, fees] = [wholeSheet(SEA_PORT_BOXES, tariffs), feeAmounts(SEA_PORT_FEES, tariffs)];
  if (!boxes || !fees) return null;
  const amountOf = (name: PortCharge['name']): LocalCharge['yuan'] =>
    name === '码头操作费' || name === '危险品装箱费'
      ? byLength(boxes[name][TWENTY], boxes[name][FORTY])
      : fees[name] / 100;
  return PORT_CHARGES.map((charge) => ({ ...charge, yuan: amountOf(charge.name) }));
}
