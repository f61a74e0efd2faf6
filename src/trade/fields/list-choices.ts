import type { OrderList, OrderLists } from '../../../domain/order/form/lists';
import type { Choice } from '../../ui/form/choice-list';

/** A list from the gateway as options; empty until loaded. */
export const listChoices = (lists: Readonly<Partial<OrderLists>> | null, name: OrderList): Choice[] =>
  lists?.[name]?.map(({ code, name: label }) => ({ key: code, label })) ?? [];

/** Labels with their code in front, for lists known by code. */
export const codedListChoices = (lists: Readonly<Partial<OrderLists>> | null, name: OrderList): Choice[] =>
  lists?.[name]?.map(({ code, name: label }) => ({
    key: code,
    label: label.startsWith(code) ? label : `${code} ${label}`,
  })) ?? [];

/** Explicit order, since object keys like 3 would come before 1.1. */
export const wordsAsChoices = (
  words: Readonly<Record<string, string>>,
  order: readonly string[] = Object.keys(words),
): Choice[] => order.flatMap((key) => (words[key] === undefined ? [] : [{ key, label: words[key] }]));
