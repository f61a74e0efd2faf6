import type { Database } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import type { Moment } from '../orders/moment';

type Allowance = { orderNo: string; times: number; reason: string };

/** A note is the line of the log that the act leaves; here the order is held to be there. */
export const noteOn =
  (database: Database) =>
  async (orderNo: string): Promise<void> => {
    await database.tx(async (inside) => {
      const [order] = await inside.query('select 1 from orders where order_no = $1', [orderNo]);
      if (!order) throw notFoundFault();
    });
  };

export const createAllow =
  ({ database, moment }: { database: Database; moment: Moment }) =>
  async ({ orderNo, times, reason }: Allowance): Promise<void> => {
    await database.tx(async (inside) => {
      const allowed = await inside.query(
        `insert into buyer_bounds (buyer, times, reason, set_at)
         select coalesce(enterprise_id, user_id), $2, $3, $4 from orders where order_no = $1
         on conflict (buyer) do update set times = $2, reason = $3, set_at = $4 returning buyer`,
        [orderNo, times, reason, await moment(inside)],
      );
      if (allowed.length === 0) throw notFoundFault();
    });
  };
