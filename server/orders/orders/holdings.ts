import { CODES } from '../../../contract/wire/envelope';
import { type HeldInLane, findOverrun } from '../../../domain/order/life/holdings';
import { HOLDING_STATES } from '../../../domain/order/life/lifecycle';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import type { Taking } from '../../world/takings/taking';
import { type Buyer, boundFactor } from './buyer';
import { ofAddress, overrunText } from './overrun-text';

/** Must match the states of the index on open orders. */
const IS_OPEN = `o.state in (${HOLDING_STATES.map((state) => `'${state}'`).join(', ')})`;

type Row = HeldInLane & { orderNo: string };

/** SQL: a buyer's takings on offers not yet departed. */
const heldTakingsSql = (whose: string): string => `select o.order_no as "orderNo", t.market as lane, h.measure, h.amount
  from orders o
  cross join lateral jsonb_to_recordset(o.takings) as h ("stockId" text, measure text, amount bigint)
  join takings t on t.stock_id = h."stockId" and t.measure = h.measure
 where ${whose} and ${IS_OPEN} and t.until_at > $1`;

const OWN = heldTakingsSql('(o.user_id = $2 or o.enterprise_id = $3)');

export const countHeldOrders = (
  queries: Queries,
  { userId, enterpriseId }: { userId: string | null; enterpriseId: string | null },
  now: Date,
): Promise<number> =>
  queryCount(queries, `select count(distinct held."orderNo") as count from (${OWN}) held`, [now, userId, enterpriseId]);

const OF_ADDRESS = heldTakingsSql(`o.user_id in (
  select u.id from users u left join enterprises e on e.id = u.enterprise_id
   where u.registered_from = $2 and e.audit_status is distinct from 'PASS')`);

const wantedInLanes = (takings: readonly Taking[]): HeldInLane[] =>
  takings.flatMap(({ market, measure, amount }) => (measure === 'TURN' ? [] : [{ lane: market, measure, amount }]));

/**
 * No buyer, and no group of unverified accounts at one address, may fill a lane. The buyer is locked, so concurrent
 * orders are counted one by one.
 */
export async function holdWithin(inside: Queries, buyer: Buyer, takings: readonly Taking[], now: Date): Promise<void> {
  const { isVerified, registeredFrom } = buyer;
  const times = await boundFactor(inside, buyer);
  const overrunOf = (rows: readonly Row[]) => {
    const orders = new Set(rows.map(({ orderNo }) => orderNo)).size;
    return findOverrun(wantedInLanes(takings), { orders, lanes: rows }, { times, isVerified });
  };
  const own = overrunOf(await inside.query<Row>(OWN, [now, buyer.userId, buyer.enterpriseId]));
  const isStranger = own === null && !isVerified && registeredFrom !== null;
  const overrun = isStranger ? overrunOf(await inside.query<Row>(OF_ADDRESS, [now, registeredFrom])) : own;
  if (!overrun) return;
  const said = overrunText(overrun, isVerified);
  throw new Refusal(CODES.bounded, isStranger ? ofAddress(said) : said, { data: { ...overrun, isVerified } });
}
