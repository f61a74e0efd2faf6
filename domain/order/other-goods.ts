import { unNoIn } from '../goods/dangerous-goods';
import { unfilled } from '../goods/library';
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

/** The library told of what the row does not mean any more, unless it was picked just now. */
const isStale = (before: readonly GoodsRow[], { key, goodsId }: GoodsRow): boolean =>
  goodsId !== '' && before.some((one) => one.key === key && one.goodsId === goodsId);

/** A form after an edit: what library and mode were told of goods that a row does not mean any more is told no longer. */
export function meantBy<TForm extends OrderForm>(
  { otherGoods }: Pick<OrderMode<TForm>, 'otherGoods'>,
  before: TForm,
  form: TForm,
): TForm {
  const keys = before.goods === form.goods ? [] : form.goods.filter(isOfOthers(before.goods)).map(({ key }) => key);
  if (keys.length === 0) return form;
  const goods = form.goods.map((row) => (keys.includes(row.key) && isStale(before.goods, row) ? unfilled(row) : row));
  const meant = { ...form, goods };
  return otherGoods ? otherGoods(meant, keys) : meant;
}
