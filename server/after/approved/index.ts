import { approvedOf } from '../../mall/approval/approved-orders';
import type { After } from '../after';

/** An order names the approval that it was placed by. */
export const approvedAfter = (): After => ({
  id: 'approved',
  async kept(queries, orderNos) {
    const approved = await approvedOf(queries, orderNos);
    return (orderNo) => ({ approved: approved.get(orderNo) ?? null });
  },
  async desk(queries, orders) {
    const approved = await approvedOf(
      queries,
      orders.map(({ orderNo }) => orderNo),
    );
    return ({ orderNo }) => ({ approved: approved.get(orderNo) ?? null });
  },
});
