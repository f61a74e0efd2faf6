import { fromPromise } from 'xstate';

import { ORDER_LISTS, type OrderList } from '../../../domain/order/form/lists';
import type { ListItem, LoadListsOutcome, OrderLists } from '../../../machines/order/order-page';
import type { Constants } from '../constants/constants';

export const loadListsVia = (constants: Constants) =>
  fromPromise<LoadListsOutcome, undefined>(async () => {
    const lists: Partial<Record<OrderList, readonly ListItem[]>> = {};
    for (const { name, items } of await Promise.all(
      ORDER_LISTS.map(async (name) => ({ name, items: await constants(name) })),
    )) {
      if (items === null) return { ok: false };
      lists[name] = items;
    }
    return { ok: true, lists: lists as OrderLists };
  });
