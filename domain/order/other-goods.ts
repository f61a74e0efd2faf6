import { unNoIn } from '../goods/dangerous-goods';
import type { GoodsRow, OrderForm } from './form';
import type { OrderMode } from './mode';

type Named = { unNo: string };

/** Does it mean other goods than before? Whoever has named none yet goes on naming them. */
export const isOther = (before: Named, now: Named): boolean => {
  const was = unNoIn(before.unNo);
  return was !== null && was !== unNoIn(now.unNo);
};

const isOfOthers =
  (before: readonly GoodsRow[]) =>
  (row: GoodsRow): boolean =>
    before.some((one) => one.key === row.key && isOther(one, row));

/** A form after an edit: what its mode was told of goods that a row does not mean any more is told no longer. */
export function meantBy<TForm extends OrderForm>(
  { otherGoods }: Pick<OrderMode<TForm>, 'otherGoods'>,
  before: TForm,
  form: TForm,
): TForm {
  const keys = before.goods === form.goods ? [] : form.goods.filter(isOfOthers(before.goods)).map(({ key }) => key);
  return keys.length === 0 || !otherGoods ? form : otherGoods(form, keys);
}
