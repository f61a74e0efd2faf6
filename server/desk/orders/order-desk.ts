import { HOUSE_EVENTS } from '../../../domain/order/lifecycle';
import { type CaseActId, isDutyOf, type OrderAct, SIDE_ACTS } from '../../../domain/house/duties';
import type { Queries } from '../../database/database';
import { notFound } from '../../http/refusal';
import type { OrderDesk } from '../../orders/desk';
import type { OrderService } from '../../orders/service';
import type { CaseDesk } from '../case-desk';
import { ACTS } from './acts';
import type { AtDesk, GateTruck } from './acts/act';
import { findingsOf } from './findings';

type Orders = Pick<OrderService, 'desk' | 'deskOver' | 'foundOfAny'>;
export type OrderCaseDesk = CaseDesk<AtDesk, OrderDesk>;

/** Of an order that has none of what the desk calls trucks this is empty. */
async function trucksOf({ desk }: Orders, orderNo: string): Promise<AtDesk['trucks']> {
  const list = desk.lists.find(({ name }) => name === 'trucks');
  return ((await list?.read(orderNo)) ?? []) as readonly GateTruck[];
}

const OF_ORDERS: readonly CaseActId[] = [...HOUSE_EVENTS, ...SIDE_ACTS];
const isOfOrders = (act: CaseActId): act is OrderAct => OF_ORDERS.includes(act);

/** Orders, as people of the house work at them. */
export const orderCaseDesk = (queries: Queries, orders: Orders): OrderCaseDesk => ({
  kind: 'order',
  acts: ACTS,
  isKept: true,
  async find(orderNo) {
    const order = await orders.desk.find(orderNo);
    if (!order) throw notFound();
    const findings = await findingsOf(queries, orders, orderNo);
    return { order, findings, trucks: await trucksOf(orders, orderNo) };
  },
  isDuty: (roles, act, { order: { state } }) => isOfOrders(act) && isDutyOf(roles, act, state),
  over: (outside) => orders.deskOver(outside),
});
