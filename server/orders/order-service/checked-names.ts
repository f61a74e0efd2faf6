import { consistencyFindings } from '../../../domain/order/findings/consistency';
import type { FindingCode } from '../../../domain/rules/finding';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderFacts } from '../../../domain/order/form/facts';

/** Findings on names that a person must compare. */
const NAME_DOUBTS: readonly string[] = [
  'unknownGoods',
  'unknownName',
  'severalGoods',
  'resemblesDangerous',
  'declaredGeneral',
  'nameOther',
  'nameForeign',
  'nameUnknown',
] satisfies FindingCode[];

const BY_HAND = '转人工核对';

const marked = (name: string, mark: string): string => (name.trim() === '' ? name : `${name}${mark}`);

const withMark = (row: GoodsRow): GoodsRow => ({
  ...row,
  nameCn: marked(row.nameCn, `（${BY_HAND}）`),
  nameEn: marked(row.nameEn, ` [${BY_HAND}]`),
  shippingName: marked(row.shippingName, ` [${BY_HAND}]`),
});

/** Marks every printed name that does not match the library. */
export function withCheckedNames<TForm extends Pick<OrderForm, 'goods' | 'isDanger'>>(
  form: TForm,
  identityOf: OrderFacts['identityOf'],
): TForm {
  const rows = new Set(
    consistencyFindings(form, identityOf).flatMap(({ code, given }) =>
      NAME_DOUBTS.includes(code) ? [Number(given['row']) - 1] : [],
    ),
  );
  return rows.size === 0 ? form : { ...form, goods: form.goods.map((row, at) => (rows.has(at) ? withMark(row) : row)) };
}
