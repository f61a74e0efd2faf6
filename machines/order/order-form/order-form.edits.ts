import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { blankOrder } from '../../../domain/order/form/blank';
import { PROPERTIES } from '../../../domain/goods/property';
import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import { nextKey, type OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import { markGeneral } from '../../../domain/order/goods/marked';
import { type Edited, applyOtherGoods } from '../../../domain/order/mode/other-goods';
import type { Goods } from '../../../domain/goods/dangerous-goods';
import {
  fillGoodsRow,
  libraryFields,
  isFilled,
  markedRow,
  withPicked,
  type GoodsLibrary,
} from '../../../domain/goods/library';
import { rejoinedOrder, splitOrder } from '../../../domain/order/form/split';
import { toPrintable } from '../../../domain/values/printable';
import { pastedRows } from './order-form.paste';
import { withValue } from './order-form.path';

type Declared = Extract<OrderEdit, { kind: 'goods.declare' }>;

const withGoods = (form: OrderForm, goods: readonly GoodsRow[]): OrderForm => ({
  ...form,
  goods: goods.slice(0, MOST_GOODS),
});

const without = <TItem>(items: readonly TItem[], at: number): TItem[] => items.filter((_, place) => place !== at);

const PRINTED = /^(?:shipper|consignee|notify)\./;

const isAnswer = (field: string): boolean => PROPERTIES.some((property) => property === field);

/** A row holds only the answers that were asked of it. */
const withAnswer = (form: OrderForm, at: string, field: string): OrderForm => ({
  ...form,
  goods: form.goods.map((row, place) => (String(place) === at ? { [field]: '', ...row } : row)),
});

function set(form: OrderForm, path: string, said: unknown, library: GoodsLibrary): OrderForm {
  const value = typeof said === 'string' && PRINTED.test(path) ? toPrintable(said) : said;
  const [list, at = '', field] = path.split('.');
  const isAsked = list === 'goods' && field !== undefined && isAnswer(field);
  const changed = withValue(isAsked ? withAnswer(form, at, field) : form, path, value);
  if (list !== 'goods' || field === undefined) return changed;
  return {
    ...changed,
    goods: changed.goods.map((row, place) => (String(place) === at ? markedRow(row, field, library) : row)),
  };
}

function restored(form: OrderForm, at: number, field: string, library: GoodsLibrary): OrderForm {
  const goods = library[form.goods[at]?.goodsId ?? ''];
  return goods && isFilled(field) ? set(form, `goods.${at}.${field}`, libraryFields(goods)[field], library) : form;
}

/** Pasted rows replace empty rows. */
function pasted(form: OrderForm, text: string): OrderForm {
  const own = form.goods.filter(({ nameCn, unNo, pieces }) => `${nameCn}${unNo}${pieces}` !== '');
  const pasting = pastedRows(text, nextKey(form));
  // Without dangerous goods there is nothing to mark.
  const rows = form.isDanger === 'Y' ? pasting : pasting.map((row) => markGeneral(row, false));
  return rows.length === 0 ? form : withGoods(form, [...own, ...rows]);
}

function copied(form: OrderForm, at: number): OrderForm {
  const row = form.goods[at];
  return row ? withGoods(form, form.goods.toSpliced(at + 1, 0, { ...row, key: String(nextKey(form)) })) : form;
}

/** Turns the order into a dangerous goods order and fills the row from the library. */
function declared(form: OrderForm, { at, goodsId, unNo }: Declared, library: GoodsLibrary): OrderForm {
  const goods = library[goodsId];
  const meant = (row: GoodsRow): GoodsRow =>
    goods ? fillGoodsRow(markGeneral(row, false), goodsId, libraryFields(goods)) : { ...markGeneral(row, false), unNo };
  return { ...form, isDanger: 'Y', goods: form.goods.map((row, place) => (place === at ? meant(row) : row)) };
}

const withMark = (form: OrderForm, at: number, isGeneral: boolean): OrderForm =>
  withGoods(
    form,
    form.goods.map((row, place) => (place === at ? markGeneral(row, isGeneral) : row)),
  );

const toggled = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];

function sharedEdit(form: OrderForm, edit: OrderEdit, library: GoodsLibrary): OrderForm {
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
        : { ...form, goods: blankOrder.goods };
    case 'goods.restore':
      return restored(form, edit.at, edit.field, library);
    case 'goods.declare':
      return declared(form, edit, library);
    case 'goods.mark':
      return withMark(form, edit.at, edit.isGeneral);
    case 'goods.paste':
      return pasted(form, edit.text);
    case 'goods.split':
      return splitOrder(form, edit.staying);
    case 'goods.rejoin':
      return rejoinedOrder(form);
    case 'service.toggle':
      return { ...form, services: toggled(form.services, edit.code) };
    case 'party.copy':
      return { ...form, [edit.to]: form[edit.from] };
    case 'files.set':
      return { ...form, files: [...edit.files] };
    default:
      return form;
  }
}

/** Form after one edit: fields of the mode first, then shared fields. Unknown edits change nothing. */
export const editedForm = (mode: Edited, form: OrderForm, edit: OrderEdit, library: GoodsLibrary): OrderForm =>
  applyOtherGoods(mode, form, sharedEdit(mode.fields.edited(form, edit) ?? form, edit, library));

type LookupInput = { mode: Edited; form: OrderForm; lookupKey: string; library: GoodsLibrary };

export const pickedForm = ({ mode, form, lookupKey, library }: LookupInput, goods: Goods): OrderForm =>
  applyOtherGoods(mode, form, withPicked(form, lookupKey, goods, library));
