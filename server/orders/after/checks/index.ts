import * as v from 'valibot';

import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO, UNIT_NO, WORDS } from '../desk-act';
import { readChecks, buildChecksView, createCheck, holdToChecks } from './checks';
import { itemsNeeded } from './messages';

const asked = v.object({
  orderNo: ORDER_NO,
  unit: UNIT_NO,
  items: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1, itemsNeeded), v.maxLength(50)),
  isFine: v.boolean(),
  note: WORDS,
});

export const createChecksAfter = (deps: AfterDeps): Capability => ({
  id: 'checks',
  before: (inside, order, event) => holdToChecks(inside, deps.modes, order, event),
  async kept(queries, orderNos) {
    const made = await readChecks(queries, orderNos);
    return (orderNo) => ({ checked: made.get(orderNo) ?? [] });
  },
  async desk(queries, orders) {
    const made = await readChecks(
      queries,
      orders.map(({ orderNo }) => orderNo),
    );
    return (order) => ({ checks: buildChecksView(deps.modes, order, made.get(order.orderNo) ?? []) });
  },
  acts: [deskAct('checked', asked, createCheck(deps))],
});
