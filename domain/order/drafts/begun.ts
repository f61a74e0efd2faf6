import { parseNumber } from '../../values/typed-number';
import { readShortUnNo as unNumberIn } from '../../goods/identity';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { isSame } from '../form/same-form';

export type SearchedFields = Readonly<Record<string, unknown>>;

/** Fields compared elsewhere, or ticked by default. */
const NOT_SOUGHT: readonly string[] = ['quoteId', 'offerId', 'goods', 'isDanger', 'services'];

export const prefilledFields = (begun: OrderForm, blank: OrderForm): SearchedFields =>
  Object.fromEntries(
    Object.entries(begun).filter(
      ([name, value]) => !NOT_SOUGHT.includes(name) && !isSame(value, Reflect.get(blank, name)),
    ),
  );

const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false
    ? true
    : typeof value === 'object' && Object.entries(value).every(([name, one]) => name === 'key' || saysNothing(one));

/** `400` and `400.00` are equal. */
function isSameText(one: string, other: string): boolean {
  const [mine, theirs] = [parseNumber(one, 5), parseNumber(other, 5)];
  return mine === null || theirs === null ? one.trim() === other.trim() : mine === theirs;
}

/** True if search and form do not contradict; blanks agree with anything. */
function agrees(sought: unknown, typed: unknown): boolean {
  if (saysNothing(sought) || saysNothing(typed)) return true;
  if (typeof sought === 'string' && typeof typed === 'string') return isSameText(sought, typed);
  if (typeof sought !== 'object' || typeof typed !== 'object' || sought === null || typed === null)
    return sought === typed;
  if (Array.isArray(sought) && Array.isArray(typed) && sought.length !== typed.length) return false;
  return Object.entries(sought).every(([name, one]) => name === 'key' || agrees(one, Reflect.get(typed, name)));
}

const AMOUNTS = ['pieces', 'grossKg', 'volume'] as const;

function isRowSought(row: GoodsRow, sought: GoodsRow): boolean {
  const number = unNumberIn(sought.unNo);
  const isNamed = unNumberIn(row.unNo) === number && (number !== null || agrees(sought.nameCn, row.nameCn));
  return isNamed && AMOUNTS.every((amount) => sought[amount] === '' || isSameText(sought[amount], row[amount]));
}

/** True if the form has the searched goods and amounts. When the search has amounts, no other rows may exist. */
export function isSameGoods(goods: readonly GoodsRow[], sought: readonly GoodsRow[]): boolean {
  const isCounted = sought.some((row) => AMOUNTS.some((amount) => row[amount] !== ''));
  const left = [...goods];
  const isFound = sought.every((one) => {
    const at = left.findIndex((row) => isRowSought(row, one));
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return isFound && (!isCounted || left.length === 0);
}

export const isSearched = (form: OrderForm, searched: SearchedFields): boolean =>
  Object.entries(searched).every(([name, value]) => agrees(value, Reflect.get(form, name)));
