import type { OrderList, OrderLists } from '../../../domain/order/form/lists';
import type { Choice } from '../../ui/form/choice-list';

/** A list of the gateway as choices; none while it is not here. */
export const choicesOf = (lists: Readonly<Partial<OrderLists>> | null, name: OrderList): Choice[] =>
  lists?.[name]?.map(({ code, name: label }) => ({ key: code, label })) ?? [];

/** The same with the code in front, for lists people know by their codes. */
export const codedChoicesOf = (lists: Readonly<Partial<OrderLists>> | null, name: OrderList): Choice[] =>
  lists?.[name]?.map(({ code, name: label }) => ({
    key: code,
    label: label.startsWith(code) ? label : `${code} ${label}`,
  })) ?? [];

/** In the order they were declared in; codes like 3 would come before 1.1. */
export const wordsAsChoices = (
  words: Readonly<Record<string, string>>,
  order: readonly string[] = Object.keys(words),
): Choice[] => order.flatMap((key) => (words[key] === undefined ? [] : [{ key, label: words[key] }]));
