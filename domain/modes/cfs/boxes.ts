import { countBoxes } from '../../order/blocks/load';
import type { BoxesBlock, OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { parseWholeNumber } from '../../values/typed-number';
import { CFS_BOXES, type CfsBox } from './search';

export type BoxesText = BoxesBlock;
type Assigned = BoxesText & { cfs: Readonly<Record<string, { boxNo: string }>> };

const isCfsBox = (type: string): type is CfsBox => CFS_BOXES.some((one) => one === type);

export const countedBoxes = ({ boxes }: BoxesText): CfsBox[] =>
  countBoxes(boxes).flatMap(({ type, count }) => (isCfsBox(type) ? Array.from({ length: count }, () => type) : []));

export function assignedBox(form: Assigned, { key }: Pick<GoodsRow, 'key'>): number | null {
  const boxes = countedBoxes(form).length;
  if (boxes === 1) return 1;
  const typed = Object.hasOwn(form.cfs, key) ? form.cfs[key]?.boxNo : undefined;
  const no = parseWholeNumber(typed ?? '');
  return no !== null && no >= 1 && no <= boxes ? no : null;
}

export type BoxRows = { no: number; type: CfsBox; rows: { row: GoodsRow; at: number }[] };

export const loadedBoxes = (form: Assigned & Pick<OrderForm, 'goods'>): BoxRows[] =>
  countedBoxes(form).map((type, at) => ({
    no: at + 1,
    type,
    rows: form.goods.map((row, place) => ({ row, at: place })).filter(({ row }) => assignedBox(form, row) === at + 1),
  }));
