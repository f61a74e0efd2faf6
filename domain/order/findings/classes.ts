import type { HazardClass } from '../../goods/dangerous-goods';
import type { GoodsFacts } from '../../goods/facts';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';

/** Every danger of a row, as it was typed and as the library knows it: nobody is taken on board under a milder name. */
export const classesOf = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): HazardClass[] => [
  ...(hazardClass === '' ? [] : [hazardClass]),
  ...subRisks,
  ...(known?.hazardClass ? [known.hazardClass] : []),
  ...(known?.subRisks ?? []),
];

/** Whether a row can be segregated: dangerous goods need a class for it, general goods need none. */
export const isApartTold = (row: GoodsRow, goodsOf: OrderFacts['goodsOf']): boolean =>
  natureOf(row, 'Y') === 'N' || classesOf(row, goodsOf(row)).length > 0;

/** Is a row of another class than the library knows its number for? Nobody has said which of them holds. */
export const isClassApart = ({ hazardClass }: GoodsRow, known: GoodsFacts | null): boolean =>
  hazardClass !== '' && known !== null && known.hazardClass !== null && known.hazardClass !== hazardClass;

/** The subsidiary hazards of a row: while no class is typed, all that the library knows go with the class it is judged by. */
export const subRisksOf = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): readonly HazardClass[] =>
  hazardClass === '' ? [...new Set([...subRisks, ...(known?.subRisks ?? [])])] : subRisks;

/** Each class, and the number of the first row that is of it. */
export type Classes = ReadonlyMap<HazardClass, number>;

export const classesIn = ({ goods }: Pick<OrderForm, 'goods'>, goodsOf: OrderFacts['goodsOf']): Classes =>
  new Map(goods.flatMap((row, at) => classesOf(row, goodsOf(row)).map((one) => [one, at + 1] as const)).toReversed());
