import type { HazardClass } from '../../goods/dangerous-goods';
import type { GoodsFacts } from '../../goods/facts';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';

/** All typed and known hazard classes of a row: a milder name never lowers them. */
export const rowClasses = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): HazardClass[] => [
  ...(hazardClass === '' ? [] : [hazardClass]),
  ...subRisks,
  ...(known?.hazardClass ? [known.hazardClass] : []),
  ...(known?.subRisks ?? []),
];

/** True if a row can be segregated: dangerous goods need a class, general goods do not. */
export const isSegregable = (row: GoodsRow, goodsOf: OrderFacts['goodsOf']): boolean =>
  rowNature(row, 'Y') === 'N' || rowClasses(row, goodsOf(row)).length > 0;

/** True if the typed class contradicts the UN number; it is open which one is right. */
export const isClassApart = ({ hazardClass }: GoodsRow, known: GoodsFacts | null): boolean =>
  hazardClass !== '' && known !== null && known.hazardClass !== null && known.hazardClass !== hazardClass;

/** Subsidiary risks of a row; without a typed class the library's are added. */
export const rowSubRisks = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): readonly HazardClass[] =>
  hazardClass === '' ? [...new Set([...subRisks, ...(known?.subRisks ?? [])])] : subRisks;

export type Classes = ReadonlyMap<HazardClass, number>;

export const orderClasses = ({ goods }: Pick<OrderForm, 'goods'>, goodsOf: OrderFacts['goodsOf']): Classes =>
  new Map(goods.flatMap((row, at) => rowClasses(row, goodsOf(row)).map((one) => [one, at + 1] as const)).toReversed());
