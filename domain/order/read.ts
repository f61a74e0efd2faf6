import { unNoIn, type HazardClass, type PackingGroup } from '../goods/dangerous-goods';
import type { BoxType } from '../offer/search';
import type { FclOrderForm, GoodsRow } from './form';
import { boxesIn } from './blocks/load';
import { momentIn } from '../values/moments';
import { minorUnitsIn, numberIn, plainTyped, wholeNumberIn } from '../values/typed-number';

export type ReadGoods = Omit<
  GoodsRow,
  'hazardClass' | 'packingGroup' | 'flashPoint' | 'pieces' | 'grossKg' | 'netKg' | 'volume' | 'unNo'
> & {
  unNo: string | null;
  hazardClass: HazardClass | null;
  packingGroup: PackingGroup | null;
  flashPointC: number | null;
  pieces: number;
  grossKg: number;
  netKg: number | null;
  volumeM3: number;
};

/** The form once every number has been read; what was not asked for is null. */
export type FclOrder = Omit<FclOrderForm, 'boxes' | 'goods' | 'goodsValue' | 'insuredValue' | 'readyDate'> & {
  boxes: { type: BoxType; count: number }[];
  goods: ReadGoods[];
  /** In whole minor units. */
  goodsValue: number | null;
  insuredValue: number | null;
  /** A moment. */
  readyAt: number | null;
};

const tidy = (text: string): string => text.trim();

function readGoods(row: GoodsRow, isDanger: boolean): ReadGoods {
  const { flashPoint, volume, ...rest } = row;
  return {
    ...rest,
    nameCn: tidy(row.nameCn),
    nameEn: tidy(row.nameEn),
    hsCode: plainTyped(row.hsCode)?.replaceAll(/[\s.]/g, '') ?? '',
    casNo: plainTyped(row.casNo) ?? '',
    unNo: isDanger && row.unNo.length <= 40 ? unNoIn(row.unNo) : null,
    hazardClass: isDanger && row.hazardClass !== '' ? row.hazardClass : null,
    packingGroup: isDanger && row.packingGroup !== '' && row.packingGroup !== 'N' ? row.packingGroup : null,
    flashPointC: numberIn(flashPoint, 1),
    pieces: wholeNumberIn(row.pieces) ?? 0,
    grossKg: numberIn(row.grossKg, 2) ?? 0,
    netKg: numberIn(row.netKg, 2),
    volumeM3: numberIn(volume, 3) ?? 0,
  };
}

/** Reads a form without faults. One with faults is read as far as it goes, and nothing is thrown. */
export function readFclOrder(form: FclOrderForm): FclOrder {
  const { boxes, goods, goodsValue, insuredValue, readyDate, ...rest } = form;
  const has = (service: string) => form.services.includes(service);
  return {
    ...rest,
    boxes: boxesIn(boxes),
    goods: goods.map((row) => readGoods(row, form.isDanger === 'Y')),
    goodsValue: has('INS') || has('CUS') ? minorUnitsIn(goodsValue) : null,
    insuredValue: has('INS') ? minorUnitsIn(insuredValue) : null,
    readyAt: has('TRK') ? momentIn(readyDate) : null,
  };
}
