import { CODES } from '../../contract/envelope';
import { type HeldInLane, overrunBy, VERIFIED_TIMES } from '../../domain/order/holdings';
import { HOLDING_STATES } from '../../domain/order/lifecycle';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import type { Taking } from '../takings/taking';
import type { Buyer } from './buyer';
import { overrunText } from './overrun-text';

/** The index on open orders names the same states. */
const IS_OPEN = `o.state in (${HOLDING_STATES.map((state) => `'${state}'`).join(', ')})`;

type Row = HeldInLane & { orderNo: string };

/** What the person and the enterprise hold of ships that have not left. */
const HELD = `select o.order_no as "orderNo", t.market as lane, h.measure, h.amount
  from orders o
  cross join lateral jsonb_to_recordset(o.takings) as h ("stockId" text, measure text, amount bigint)
  join takings t on t.stock_id = h."stockId" and t.measure = h.measure
 where (o.user_id = $1 or o.enterprise_id = $2) and ${IS_OPEN} and t.until_at > $3`;

const TIMES = 'select times from buyer_bounds where buyer = $1';

async function timesOf(inside: Queries, { userId, enterpriseId, isVerified }: Buyer): Promise<number> {
  const [allowed] = await inside.query<{ times: number }>(TIMES, [enterpriseId ?? userId]);
  return (isVerified ? VERIFIED_TIMES : 1) * (allowed?.times ?? 1);
}

const wantedOf = (takings: readonly Taking[]): HeldInLane[] =>
  takings.flatMap(({ market, measure, amount }) => (measure === 'TURN' ? [] : [{ lane: market, measure, amount }]));

/** Nobody keeps a lane from everybody else. The buyer is held, so two orders at once are counted one after the other. */
export async function holdWithin(inside: Queries, buyer: Buyer, takings: readonly Taking[], now: Date): Promise<void> {
  const rows = await inside.query<Row>(HELD, [buyer.userId, buyer.enterpriseId, now]);
  const orders = new Set(rows.map(({ orderNo }) => orderNo)).size;
  const overrun = overrunBy(wantedOf(takings), { orders, lanes: rows }, await timesOf(inside, buyer));
  if (!overrun) return;
  const { isVerified } = buyer;
  throw new Refusal(CODES.bounded, overrunText(overrun, isVerified), { data: { ...overrun, isVerified } });
}
