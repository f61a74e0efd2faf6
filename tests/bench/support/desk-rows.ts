import type { Database } from '../../../server/base/database/database';
import { soundEnquiry } from '../../support/enquiry-form';

export const ORDERS = 200_000;
export const OPEN_ORDERS = 10_000;
const ENQUIRIES = 20_000;
const VERIFICATIONS = 20_000;

/** State distribution of ten open orders; the others are closed. */
const STATES = `(array['UNDER_REVIEW', 'DG_REVIEW', 'AWAIT_VERIFY', 'PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN',
  'DECLARED', 'DEPARTED', 'ARRIVED'])[1 + n % 10]`;
const ENDED = `(array['COMPLETED', 'COMPLETED', 'CANCELLED', 'REJECTED'])[1 + n % 4]`;
/** Open orders are spread evenly among all. */
const IS_OPEN = `n % ${ORDERS / OPEN_ORDERS} = 0`;
const STEP = `n / ${ORDERS / OPEN_ORDERS}`;

const MODES = `(array['FCL', 'LCL', 'AIR', 'RAIL', 'TANK', 'TRUCK', 'MALL', 'DOM', 'FLEXI', 'CFS', 'WH', 'DGD'])[1 + (${STEP}) / 10 % 12]`;

/** Routes between forty ports, with a class or none. */
const PLACES = `array['P' || (${STEP}) % 37, 'D' || (${STEP}) % 41]`;
const HAZARDS = `case when n % 3 = 0 then array[(array['2.1', '3', '6.1', '8', '9'])[1 + (${STEP}) % 5]] else '{}' end`;

const ORDER_ROWS = `
  insert into orders (order_no, user_id, enterprise_id, mode, state, is_danger, submitted_at, verify_by, quote_id, offer_id,
                      closes_at, protocol_version, head, snapshot, takings, reply_by, places, hazards)
  select 'QQ' || lpad(n::text, 12, '0'), o.user_id, o.enterprise_id, ${MODES},
         case when ${IS_OPEN} then ${STATES.replace('n % 10', `${STEP} % 10`)} else ${ENDED} end, n % 3 = 0,
         now() - n * interval '2 minutes', case when n % 7 = 0 then now() + n * interval '1 second' end, 'Q' || n, o.offer_id,
         null, o.protocol_version,
         jsonb_set(o.head, '{leavesAt}', to_jsonb(to_char(now() + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'))),
         '{}', '[]', case when n % 5 = 0 then now() + n * interval '3 seconds' end, ${PLACES}, ${HAZARDS}
    from orders o cross join generate_series($2::int, $3::int) as n where o.order_no = $1`;

const ENQUIRY_ROWS = `
  insert into enquiries (enquiry_no, user_id, state, form, sent_at, answer_by, mode, said_at)
  select 'EQ' || lpad(n::text, 12, '0'), $1,
         case when n % 20 = 0 then 'OPEN' when n % 20 = 1 then 'ANSWERED' else 'ORDERED' end, $2::jsonb,
         now() - n * interval '5 minutes', now() + n * interval '1 minute', 'ENQ',
         case when n % 20 = 1 then now() - n * interval '1 minute' end
    from generate_series(1, $3::int) as n`;

const ENTERPRISES = `
  insert into enterprises (id, mcp_code, name, credit_code, audit_status)
  select 'bench' || n, 'bench' || n, '测试企业' || n, lpad((case when n % 20 = 1 then n - 1 else n end)::text, 18, '0'),
         case when n % 20 < 2 then 'WAIT' else 'PASS' end from generate_series(1, $1::int) as n`;
const HANDED_IN = `
  insert into enterprise_verifications (id, enterprise_id, submitted_by, name, credit_code, licence_name, submitted_at, decision)
  select 'bench' || n, 'bench' || n, $2, '测试企业' || n, lpad(n::text, 18, '0'), 'a.pdf', now() - n * interval '4 minutes',
         case when n % 20 < 2 then null else 'PASS' end from generate_series(1, $1::int) as n`;

/** Every third open case is assigned, a tenth of those to the viewer. */
const HELD = `
  insert into desk_cases (subject, turn, held_by, held_at)
  select order_no, 1, case when row_number() over () % 10 = 0 then $1 else $2 end, now() from orders
   where state not in ('COMPLETED', 'CANCELLED', 'REJECTED') and right(order_no, 1)::int % 3 = 0 and order_no like 'QQ%'
   on conflict (subject) do nothing`;

const BATCH = 20_000;

type Of = { orderNo: string; userId: string; staffIds: readonly [own: string, other: string] };

/** Data of several years, multiplied from one demo order. */
export async function fillDesk({ query }: Pick<Database, 'query'>, { orderNo, userId, staffIds }: Of) {
  for (let from = 1; from <= ORDERS; from += BATCH) await query(ORDER_ROWS, [orderNo, from, from + BATCH - 1]);
  await query(
    `insert into order_events (order_no, position, event, from_state, to_state, happened_at)
     select order_no, 1, 'submitted', 'QUOTED', 'SUBMITTED', submitted_at from orders where order_no like 'QQ%'`,
  );
  await query(ENQUIRY_ROWS, [userId, JSON.stringify(soundEnquiry), ENQUIRIES]);
  await query(ENTERPRISES, [VERIFICATIONS]);
  await query(HANDED_IN, [VERIFICATIONS, userId]);
  await query(HELD, [...staffIds]);
  await query('vacuum analyze');
}
