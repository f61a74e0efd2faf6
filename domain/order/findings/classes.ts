import type { HazardClass } from '../../goods/dangerous-goods';
import type { GoodsFacts } from '../../goods/facts';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';

/** All typed and known hazard classes of a row: a milder name never lowers them. */
export const classesOf = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): HazardClass[] => [
  ...(hazardClass === '' ? [] : [hazardClass]),
  ...subRisks,
  ...(known?.hazardClass ? [known.hazardClass] : []),
  ...(known?.subRisks ?? []),
];

/** True if a row can be segregated: dangerous goods need a class, general goods do not. */
export const isApartTold = (row: GoodsRow, goodsOf: OrderFacts['goodsOf']): boolean =>
  natureOf(row, 'Y') === 'N' || classesOf(row, goodsOf(row)).length > 0;

/** True if the typed class contradicts the UN number; it is open which one is right. */
export const isClassApart = ({ hazardClass }: GoodsRow, known: GoodsFacts | null): boolean =>
  hazardClass !== '' && known !== null && known.hazardClass !== null && known.hazardClass !== hazardClass;

/** Subsidiary risks of a row; without a typed class the library's are added. */
export const subRisksOf = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): readonly HazardClass[] =>
  hazardClass === '' ? [...new Set([...subRisks, ...(known?.subRisks ?? [])])] : subRisks;

export type Classes = ReadonlyMap<HazardClass, number>;

export const classesIn = ({ goods }: Pick<OrderForm, 'goods'>, goodsOf: OrderFacts['goodsOf']): Classes =>
  new Map(goods.flatMap((row, at) => classesOf(row, goodsOf(row)).map((one) => [one, at + 1] as const)).toReversed());
