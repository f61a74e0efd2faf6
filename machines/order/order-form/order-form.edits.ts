import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import type { FclOrderForm, GoodsRow } from '../../../domain/order/form';
import { blankFclOrder, blankGoods } from '../../../domain/order/blank';
import { filledBy, isFilled, markedRow, type GoodsLibrary } from '../../../domain/goods/library';
import { rejoinedOrder, splitOrder } from '../../../domain/order/split';
import { pastedRows } from './order-form.paste';
import { withValue } from './order-form.path';
import type { OrderEdit } from './order-form.types';

export const MOST_GOODS = 20;

const nextKey = ({ goods, later }: FclOrderForm): number =>
  1 + Math.max(0, ...[...goods, ...later].map(({ key }) => Number(key) || 0));

/** The first type nobody has asked for yet. */
const freeType = ({ boxes }: FclOrderForm): BoxType | undefined =>
  BOX_TYPES.find((type) => boxes.every((row) => row.type !== type));

const withGoods = (form: FclOrderForm, goods: readonly GoodsRow[]): FclOrderForm => ({
  ...form,
  goods: goods.slice(0, MOST_GOODS),
});

const without = <TItem>(items: readonly TItem[], at: number): TItem[] => items.filter((_, place) => place !== at);

function set(form: FclOrderForm, path: string, value: unknown, library: GoodsLibrary): FclOrderForm {
  const changed = withValue(form, path, value);
  const [list, at, field] = path.split('.');
  if (list !== 'goods' || field === undefined) return changed;
  return {
    ...changed,
    goods: changed.goods.map((row, place) => (String(place) === at ? markedRow(row, field, library) : row)),
  };
}

function restored(form: FclOrderForm, at: number, field: string, library: GoodsLibrary): FclOrderForm {
  const goods = library[form.goods[at]?.goodsId ?? ''];
  return goods && isFilled(field) ? set(form, `goods.${at}.${field}`, filledBy(goods)[field], library) : form;
}

/** Pasted rows take the place of a form nobody has written into. */
function pasted(form: FclOrderForm, text: string): FclOrderForm {
  const own = form.goods.filter(({ nameCn, unNo, pieces }) => `${nameCn}${unNo}${pieces}` !== '');
  const rows = pastedRows(text, nextKey(form));
  return rows.length === 0 ? form : withGoods(form, [...own, ...rows]);
}

function copied(form: FclOrderForm, at: number): FclOrderForm {
  const row = form.goods[at];
  return row ? withGoods(form, form.goods.toSpliced(at + 1, 0, { ...row, key: String(nextKey(form)) })) : form;
}

const addBox = (form: FclOrderForm): FclOrderForm => {
  const type = freeType(form);
  return type ? { ...form, boxes: [...form.boxes, { type, count: '1' }] } : form;
};

const toggled = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];

/** The form after somebody has done one thing to it. */
export function editedForm(form: FclOrderForm, edit: OrderEdit, library: GoodsLibrary): FclOrderForm {
  switch (edit.kind) {
    case 'set':
      return set(form, edit.path, edit.value, library);
    case 'goods.add':
      return withGoods(form, [...form.goods, blankGoods(String(nextKey(form)))]);
    case 'goods.copy':
      return copied(form, edit.at);
    case 'goods.remove':
      return form.goods.length > 1
        ? withGoods(form, without(form.goods, edit.at))
        : { ...form, goods: blankFclOrder.goods };
    case 'goods.restore':
      return restored(form, edit.at, edit.field, library);
    case 'goods.paste':
      return pasted(form, edit.text);
    case 'goods.split':
      return splitOrder(form, edit.staying);
    case 'goods.rejoin':
      return rejoinedOrder(form);
    case 'box.add':
      return addBox(form);
    case 'box.remove':
      return { ...form, boxes: without(form.boxes, edit.at) };
    case 'boxes.use':
      return { ...form, boxes: edit.boxes.map(({ type, count }) => ({ type, count: String(count) })) };
    case 'service.toggle':
      return { ...form, services: toggled(form.services, edit.code) };
    case 'party.copy':
      return { ...form, [edit.to]: form.shipper };
    case 'files.set':
      return { ...form, files: [...edit.files] };
  }
}
