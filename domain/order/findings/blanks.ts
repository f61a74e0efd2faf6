import { numberIn } from '../../values/typed-number';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { boxesIn } from '../blocks/load';
import { FINDING_SOURCES, type Finding } from '../../rules/finding';
import type { CountedRow, OrderForm } from '../form/form';
import { natureOf } from '../../goods/nature';

type BlankFields = { boxes?: readonly CountedRow[] } & Pick<OrderForm, 'goods' | 'isDanger'>;

const blank = (about: Finding['about'], code: Finding['code'], given: Finding['given']): Finding => ({
  level: 'MANUAL',
  about,
  code,
  given,
  source: FINDING_SOURCES[about === 'WEIGHT' ? 'boxes' : about === 'CARRIER' ? 'carrier' : 'goodsList'],
});

const isNamed = (row: GoodsRow, isDanger: 'Y' | 'N'): boolean =>
  (natureOf(row, isDanger) === 'Y' ? row.unNo : row.nameCn).trim() !== '';

const isMeasured = ({ grossKg, volume }: GoodsRow): boolean =>
  (numberIn(grossKg, 2) ?? 0) > 0 && (numberIn(volume, 3) ?? 0) > 0;

const placesIn = (goods: readonly GoodsRow[]) =>
  (goods.length > 0 ? goods : [blankGoods('1')]).map((row, at) => ({ row, given: { row: at + 1 } }));

export const unnamedFindings = ({ goods, isDanger }: Pick<BlankFields, 'goods' | 'isDanger'>): Finding[] =>
  placesIn(goods)
    .filter(({ row }) => !isNamed(row, isDanger))
    .map(({ given }) => blank('CONSISTENCY', 'goodsBlank', given));

/** Findings for blank answers, which cannot be approved. */
export function blankFindings(
  { goods, boxes, isDanger }: BlankFields,
  isClassed: (row: GoodsRow) => boolean,
): Finding[] {
  const places = placesIn(goods);
  const unmeasured = places.filter(({ row }) => !isMeasured(row)).slice(0, 1);
  const unclassed = places.filter(({ row }) => natureOf(row, isDanger) === 'Y' && !isClassed(row)).slice(0, 1);
  const isUncounted = boxes !== undefined && (boxes.length === 0 || boxesIn(boxes).length < boxes.length);
  return [
    ...unnamedFindings({ goods, isDanger }),
    ...unclassed.map(({ given }) => blank('CARRIER', 'carrierBlank', given)),
    ...(isUncounted ? [blank('WEIGHT', 'boxesBlank', {})] : []),
    ...unmeasured.map(({ given }) => blank('WEIGHT', 'loadBlank', given)),
  ];
}
