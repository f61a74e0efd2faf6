import { readUnNo } from '../../goods/dangerous-goods';
import { clearLibraryFields } from '../../goods/library';
import { withoutAnswers } from '../../goods/property';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import type { OrderFields } from './mode';

type NumberedGoods = { unNo: string };

/** True if a row had goods and now has others; naming the first goods does not count. */
export const isOther = (before: NumberedGoods, now: NumberedGoods): boolean => {
  const was = readUnNo(before.unNo);
  return was !== null && was !== readUnNo(now.unNo);
};

const isOfOthers =
  (before: readonly GoodsRow[]) =>
  (row: GoodsRow): boolean =>
    before.some((one) => one.key === row.key && isOther(one, row));

/** True if library data belong to the previous goods and were not just picked. */
const isStale = (before: readonly GoodsRow[], { key, goodsId }: GoodsRow): boolean =>
  goodsId !== '' && before.some((one) => one.key === key && one.goodsId === goodsId);

/** Keys of rows whose goods changed; the mode drops its data for them. */
type OtherGoods = { kind: 'goods.other'; keys: readonly string[] };

export const isOfOtherGoods = (edit: { kind: string }): edit is OtherGoods => edit.kind === 'goods.other';

export type Edited<TForm extends OrderForm = OrderForm> = { fields: Pick<OrderFields<TForm>, 'edited'> };

export function applyOtherGoods<TForm extends OrderForm>({ fields }: Edited<TForm>, before: TForm, form: TForm): TForm {
  const keys = before.goods === form.goods ? [] : form.goods.filter(isOfOthers(before.goods)).map(({ key }) => key);
  if (keys.length === 0) return form;
  const goods = form.goods.map((row) => {
    if (!keys.includes(row.key)) return row;
    return withoutAnswers(isStale(before.goods, row) ? clearLibraryFields(row) : row);
  });
  const meant = { ...form, goods };
  const edit: OtherGoods = { kind: 'goods.other', keys };
  return fields.edited(meant, edit) ?? meant;
}
