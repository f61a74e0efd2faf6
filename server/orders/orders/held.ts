import type { Queries } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import type { OrderRow } from './order';
import { AS_IT_IS } from './store';

export type HeldOrder = Pick<
  OrderRow,
  'orderNo' | 'mode' | 'state' | 'offerLapsedAt' | 'gateCodes' | 'measured' | 'bumped' | 'snapshot'
> & {
  phone: string;
};

/** Locks any owner's order for staff, until the end of the transaction. */
export async function holdOrder(inside: Queries, orderNo: string): Promise<HeldOrder> {
  const [order] = await inside.query<HeldOrder>(
    `select o.order_no as "orderNo", o.mode, o.state, o.offer_lapsed_at as "offerLapsedAt", o.gate_codes as "gateCodes",
            o.measured, o.bumped,
            ${AS_IT_IS} as snapshot, u.phone
       from orders o join users u on u.id = o.user_id where o.order_no = $1 for update of o`,
    [orderNo],
  );
  if (!order) throw notFoundFault();
  return order;
}
