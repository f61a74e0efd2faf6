import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';

/** Rows of goods that lie closed, by their keys: one line says what they are, and their amounts stay at hand. */
export type Folded = readonly string[];

/** What a closed row still shows. */
const AT_HAND: readonly string[] = ['packKind', 'pieces', 'grossKg', 'netKg', 'volume'];

const isBlank = ({ nameCn, unNo, pieces }: GoodsRow): boolean => `${nameCn}${unNo}${pieces}` === '';

/** Whoever takes on further rows is done with those before: the first that came is open. A blank one is never closed. */
export function foldedAfter(folded: Folded, before: OrderForm, { goods }: OrderForm): Folded {
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

/** Of several rows that come back, those that nothing is wrong with are closed. */
export const foldedIn = ({ goods }: OrderForm, faults: readonly OrderFault[]): Folded =>
  goods.length === 1 ? [] : goods.filter((_, at) => !faults.some(isOfRow(at))).map(({ key }) => key);

/** The row a hand is led to is open: one of its fields, or its look-up. */
export function unfoldedAt(folded: Folded, { goods }: OrderForm, path: FieldPath): Folded {
  const [list, name] = path.split('.');
  if (list !== 'goods' && list !== 'lookup') return folded;
  const key = list === 'goods' ? goods[Number(name)]?.key : name;
  return folded.filter((one) => one !== key);
}

/** Each closed row, and in how many of its hidden fields something is to be filled in or wrong. */
export const foldsOf = (
  folded: Folded,
  { goods }: OrderForm,
  faults: readonly OrderFault[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    goods.flatMap(({ key }, at) => {
      const own = faults.filter(isOfRow(at)).filter(({ path }) => !AT_HAND.includes(path.split('.')[2] ?? ''));
      return folded.includes(key) ? [[key, own.length]] : [];
    }),
  );
