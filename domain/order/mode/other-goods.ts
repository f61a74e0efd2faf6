import { unNoIn } from '../../goods/dangerous-goods';
import { unfilled } from '../../goods/library';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import type { OrderFields } from './mode';

type NumberedGoods = { unNo: string };

/** Does it mean other goods than before? Whoever has named none yet goes on naming them. */
export const isOther = (before: NumberedGoods, now: NumberedGoods): boolean => {
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

/** Rows, by their keys, that mean other goods than before: what the mode was told of those is told of no others. */
type OtherGoods = { kind: 'goods.other'; keys: readonly string[] };

export const isOfOtherGoods = (edit: { kind: string }): edit is OtherGoods => edit.kind === 'goods.other';

/** A mode, or any other form that is edited as an order is. */
export type Edited<TForm extends OrderForm = OrderForm> = { fields: Pick<OrderFields<TForm>, 'edited'> };

/** A form after an edit: what library and mode were told of goods that a row does not mean any more is told no longer. */
export function meantBy<TForm extends OrderForm>({ fields }: Edited<TForm>, before: TForm, form: TForm): TForm {
  const keys = before.goods === form.goods ? [] : form.goods.filter(isOfOthers(before.goods)).map(({ key }) => key);
  if (keys.length === 0) return form;
  const goods = form.goods.map((row) => (keys.includes(row.key) && isStale(before.goods, row) ? unfilled(row) : row));
  const meant = { ...form, goods };
  const edit: OtherGoods = { kind: 'goods.other', keys };
  return fields.edited(meant, edit) ?? meant;
}
