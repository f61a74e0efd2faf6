import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';

/** Keys of collapsed goods rows: one summary line, with the amounts still editable. */
export type FoldedRows = readonly string[];

const AT_HAND: readonly string[] = ['packKind', 'pieces', 'grossKg', 'netKg', 'volume'];

const isBlank = ({ nameCn, unNo, pieces }: GoodsRow): boolean => `${nameCn}${unNo}${pieces}` === '';

/** New rows collapse the earlier ones and leave the first new row open. Empty rows never collapse. */
export function foldsAfterChange(folded: FoldedRows, before: OrderForm, { goods }: OrderForm): FoldedRows {
  const had = new Set(before.goods.map(({ key }) => key));
  const first = goods.find(({ key }) => !had.has(key));
  return goods
    .filter((row) => !isBlank(row) && (first ? row.key !== first.key : folded.includes(row.key)))
    .map(({ key }) => key);
}

const isOfRow =
  (at: number) =>
  ({ path }: OrderFault): boolean =>
    path.startsWith(`goods.${at}.`);

/** Rows without faults are collapsed when several rows are restored. */
export const foldsOnRestore = ({ goods }: OrderForm, faults: readonly OrderFault[]): FoldedRows =>
  goods.length === 1 ? [] : goods.filter((_, at) => !faults.some(isOfRow(at))).map(({ key }) => key);

/** Expands the row that gets the focus, by a field or its lookup. */
export function unfoldField(folded: FoldedRows, { goods }: OrderForm, path: FieldPath): FoldedRows {
  const [list, name] = path.split('.');
  if (list !== 'goods' && list !== 'lookup') return folded;
  const key = list === 'goods' ? goods[Number(name)]?.key : name;
  return folded.filter((one) => one !== key);
}

/** Each collapsed row with its number of hidden missing or invalid fields. */
export const hiddenFaultCounts = (
  folded: FoldedRows,
  { goods }: OrderForm,
  faults: readonly OrderFault[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    goods.flatMap(({ key }, at) => {
      const own = faults.filter(isOfRow(at)).filter(({ path }) => !AT_HAND.includes(path.split('.')[2] ?? ''));
      return folded.includes(key) ? [[key, own.length]] : [];
    }),
  );
