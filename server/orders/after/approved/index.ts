import { readApprovedOrders } from '../../mall/approval/approved-orders';
import { readOrder } from '../../orders/snapshot';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';

export const createApprovedAfter = ({ modes }: AfterDeps): Capability => ({
  id: 'approved',
  async kept(queries, orderNos) {
    const approved = await readApprovedOrders(queries, orderNos);
    return (orderNo) => ({ approved: approved.get(orderNo) ?? null });
  },
  async desk(queries, orders) {
    const approved = await readApprovedOrders(
      queries,
      orders.map(({ orderNo }) => orderNo),
    );
    return (order) => {
      const { mode, snapshot } = readOrder(modes, order);
      return { approved: approved.get(order.orderNo) ?? null, lawful: mode.after?.approved?.lawful(snapshot) ?? null };
    };
  },
});
