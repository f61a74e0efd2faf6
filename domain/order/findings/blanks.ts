import { parseNumber } from '../../values/typed-number';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { countBoxes } from '../blocks/load';
import { FINDING_SOURCES, type Finding } from '../../rules/finding';
import type { CountedRow, OrderForm } from '../form/form';
import { rowNature } from '../../goods/nature';

type BlankFields = { boxes?: readonly CountedRow[] } & Pick<OrderForm, 'goods' | 'isDanger'>;

const blank = (about: Finding['about'], code: Finding['code'], given: Finding['given']): Finding => ({
  level: 'MANUAL',
  about,
  code,
  given,
  source: FINDING_SOURCES[about === 'WEIGHT' ? 'boxes' : about === 'CARRIER' ? 'carrier' : 'goodsList'],
});

const isRowNamed = (row: GoodsRow, isDanger: 'Y' | 'N'): boolean =>
  (rowNature(row, isDanger) === 'Y' ? row.unNo : row.nameCn).trim() !== '';

const isMeasured = ({ grossKg, volume }: GoodsRow): boolean =>
  (parseNumber(grossKg, 2) ?? 0) > 0 && (parseNumber(volume, 3) ?? 0) > 0;

const numberRows = (goods: readonly GoodsRow[]) =>
  (goods.length > 0 ? goods : [blankGoods('1')]).map((row, at) => ({ row, given: { row: at + 1 } }));

export const unnamedFindings = ({ goods, isDanger }: Pick<BlankFields, 'goods' | 'isDanger'>): Finding[] =>
  numberRows(goods)
    .filter(({ row }) => !isRowNamed(row, isDanger))
    .map(({ given }) => blank('CONSISTENCY', 'goodsBlank', given));

/** Findings for blank answers, which cannot be approved. */
export function blankFindings(
  { goods, boxes, isDanger }: BlankFields,
  isClassed: (row: GoodsRow) => boolean,
): Finding[] {
  const places = numberRows(goods);
  const unmeasured = places.filter(({ row }) => !isMeasured(row)).slice(0, 1);
  const unclassed = places.filter(({ row }) => rowNature(row, isDanger) === 'Y' && !isClassed(row)).slice(0, 1);
  const isUncounted = boxes !== undefined && (boxes.length === 0 || countBoxes(boxes).length < boxes.length);
  return [
    ...unnamedFindings({ goods, isDanger }),
    ...unclassed.map(({ given }) => blank('CARRIER', 'carrierBlank', given)),
    ...(isUncounted ? [blank('WEIGHT', 'boxesBlank', {})] : []),
    ...unmeasured.map(({ given }) => blank('WEIGHT', 'loadBlank', given)),
  ];
}
