import type { Database, Queries } from '../../../server/base/database/database';
import { findInvented } from '../../../server/trade/sea/timetable';
import { giveBack } from '../../../server/world/takings/give-back';
import { takeStock } from '../../../server/world/takings/take';
import type { Holding, Taking } from '../../../server/world/takings/taking';

type Page = { stock: string; taken: number; held: number };

/** Booked amounts beside the sums held by orders and claims; equal when nothing was lost. */
export const booksOf = (database: Queries) =>
  database.query<Page>(
    `select coalesce(t.stock_id || ' ' || t.measure, h.name) as stock, coalesce(t.taken, 0) as taken,
            coalesce(h.held, 0)::bigint as held
       from takings t full join (
         select (one->>'stockId') || ' ' || (one->>'measure') as name, sum((one->>'amount')::bigint) as held
           from orders, jsonb_array_elements(takings) as one group by 1
         union all select 'CP-' || coupon_id || ' COUPON', count(*) from coupon_claims group by 1) h on h.name = t.stock_id || ' ' || t.measure
      where t.measure is distinct from 'TURN' order by 1`,
  );

/** Ended orders that still hold capacity or box space. */
const HOARDING = `select order_no from orders where state in ('REJECTED', 'CANCELLED', 'AUTO_CANCELLED')
  and (takings <> '[]' or order_no in (select order_no from neighbours))`;

/** Messages about an order or enquiry sent to another person. */
const ASTRAY = `select m.notice, m.phone from sms_outbox m
  join (select order_no as no, user_id from orders union all select enquiry_no, user_id from enquiries) o
    on m.notice like '%' || o.no || '%'
  join users u on u.id = o.user_id where u.closed_at is null and u.phone <> m.phone`;

/** Checks that taken amounts equal the sums of open orders and no message went astray. */
export async function holdToBooks(database: Queries): Promise<void> {
  const odd = (await booksOf(database)).filter(({ taken, held }) => taken !== held);
  const hoarding = await database.query(HOARDING);
  const astray = await database.query(ASTRAY);
  if (odd.length > 0 || hoarding.length > 0 || astray.length > 0)
    throw new Error(`the books are wrong: ${JSON.stringify({ odd, hoarding, astray })}`);
}

let made = 0;

export async function orderHolding(inside: Queries, held: readonly Holding[]): Promise<string> {
  const orderNo = `HELD${(made += 1)}`;
  await inside.query(
    `insert into users (id, phone, name, roles, password_hash, user_source, created_at)
     values ('holder', 'holder', '', '{}', '', '', now()) on conflict do nothing`,
  );
  await inside.query(
    `insert into orders (order_no, user_id, mode, state, is_danger, submitted_at, quote_id, offer_id, head,
                         protocol_version, snapshot, takings)
     values ($1, 'holder', 'FCL', 'EXPIRED', false, now(), '', '', '{}', '', '{}', $2)`,
    [orderNo, JSON.stringify(held)],
  );
  return orderNo;
}

class Full extends Error {}

export function boxesOf(offerId: string, amount: number): Taking[] {
  const departure = findInvented(offerId);
  const most = departure?.slots ?? 0;
  const market = departure?.lane.key ?? '';
  return [
    { stockId: offerId, measure: 'BOX', market, amount, most, untilAt: new Date(departure?.etd ?? 0).toISOString() },
  ];
}

/** Places an order for these takings; null when there is not enough. */
export const sell = (database: Database, takings: readonly Taking[]): Promise<string | null> =>
  database
    .tx(async (inside) => {
      if (!(await takeStock(inside, takings))) throw new Full();
      return orderHolding(inside, takings);
    })
    .catch((error: unknown) => {
      if (error instanceof Full) return null;
      throw error;
    });

export const returned = (database: Database, ...orderNos: (string | null)[]) =>
  database.tx((inside) =>
    giveBack(
      inside,
      orderNos.flatMap((orderNo) => orderNo ?? []),
    ),
  );
