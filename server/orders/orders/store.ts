import type { OrderState } from '../../../domain/order/life/lifecycle';
import { passageKeys } from '../../trade/closures/passed';
import type { Queries } from '../../base/database/database';
import type { Snapshot } from '../../trade/modes/kept';
import type { Holding, Taking } from '../../world/takings/taking';
import { queueFilters } from './narrowed-by';
import type { OrderRow } from './order';

export type NewOrder = Omit<
  OrderRow,
  'besideNo' | 'offerLapsedAt' | 'closesAt' | 'asked' | 'measured' | 'bumped' | 'units'
> & {
  enterpriseId: string | null;
  offerId: string;
  closesAt: string | null;
  /** Key of equal orders; null in modes without duplicate checks. */
  sameAs: string | null;
  takings: readonly Taking[];
};

const takingToHolding = ({ stockId, measure, amount }: Taking): Holding => ({ stockId, measure, amount });

export const AS_IT_IS = 'coalesce(o.amended, o.snapshot)';

export const COLUMNS = `o.order_no as "orderNo", o.user_id as "userId", o.mode, o.state, o.is_danger as "isDanger",
  o.submitted_at as "submittedAt", o.verify_by as "verifyBy", o.closes_at as "closesAt", o.quote_id as "quoteId", o.head,
  o.beside_no as "besideNo", o.offer_lapsed_at as "offerLapsedAt", o.protocol_version as "protocolVersion", o.asked, o.measured, o.bumped, o.gate_codes as "gateCodes", o.units,
  ${AS_IT_IS} as snapshot`;

/** SQL: the owner, or anyone of the enterprise it was made for. */
export const IS_MINE = `(o.user_id = $1 or o.enterprise_id = (select enterprise_id from users where id = $1))`;

export const orderStore = (queries: Queries) => ({
  async insert(order: NewOrder): Promise<boolean> {
    const { offer } = (order.snapshot as Pick<Snapshot, 'quote'>).quote;
    const { places, hazards, deadlines, departure } = queueFilters(order.head, offer);
    const inserted = await queries.query(
      `insert into orders (order_no, user_id, enterprise_id, mode, state, is_danger, submitted_at, verify_by, quote_id,
                           offer_id, closes_at, protocol_version, head, snapshot, takings, gate_codes, same_as, places, hazards, passes, deadlines, departure)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) on conflict (order_no) do nothing
       returning order_no`,
      [
        order.orderNo,
        order.userId,
        order.enterpriseId,
        order.mode,
        order.state,
        order.isDanger,
        order.submittedAt,
        order.verifyBy,
        order.quoteId,
        order.offerId,
        order.closesAt,
        order.protocolVersion,
        JSON.stringify(order.head),
        JSON.stringify(order.snapshot),
        JSON.stringify(order.takings.map(takingToHolding)),
        order.gateCodes,
        order.sameAs,
        places,
        hazards,
        passageKeys(offer),
        deadlines,
        departure,
      ],
    );
    return inserted.length > 0;
  },
  async find(userId: string, orderNo: string): Promise<OrderRow | undefined> {
    const [row] = await queries.query<OrderRow>(
      `select ${COLUMNS} from orders o where ${IS_MINE} and o.order_no = $2`,
      [userId, orderNo],
    );
    return row;
  },
  /** Any owner's orders: the caller has an order that refers to them. */
  all: async (orderNos: readonly string[]): Promise<OrderRow[]> =>
    orderNos.length === 0
      ? []
      : queries.query<OrderRow>(`select ${COLUMNS} from orders o where o.order_no = any($1)`, [[...orderNos]]),
  async findAny(orderNo: string): Promise<OrderRow | undefined> {
    const [row] = await queries.query<OrderRow>(`select ${COLUMNS} from orders o where o.order_no = $1`, [orderNo]);
    return row;
  },
  join: (orderNo: string, other: string) =>
    queries.query(
      `update orders set beside_no = case order_no when $1 then $2 else $1 end where order_no = any (array[$1, $2])`,
      [orderNo, other],
    ),
  async hold(userId: string, orderNo: string): Promise<OrderRow | undefined> {
    const [row] = await queries.query<OrderRow>(
      `select ${COLUMNS} from orders o where ${IS_MINE} and o.order_no = $2 for update`,
      [userId, orderNo],
    );
    return row;
  },
  /** False if its state has changed since. */
  async move(orderNo: string, from: OrderState, to: OrderState): Promise<boolean> {
    const moved = await queries.query(
      'update orders set state = $3 where order_no = $1 and state = $2 returning order_no',
      [orderNo, from, to],
    );
    return moved.length > 0;
  },
  ask: (orderNo: string, asked: NonNullable<OrderRow['asked']>) =>
    queries.query('update orders set asked = $2, reply_by = $3 where order_no = $1', [
      orderNo,
      JSON.stringify(asked),
      asked.replyBy,
    ]),
  async cancel(orderNo: string, from: OrderState, { to, reason, fee }: CancelInput): Promise<boolean> {
    const cancelled = await queries.query(
      `update orders set state = $3, cancel_reason = $4, cancel_fee = $5
        where order_no = $1 and state = $2 returning order_no`,
      [orderNo, from, to, reason, fee],
    );
    return cancelled.length > 0;
  },
});

export type CancelInput = { to: OrderState; reason: string; fee: number };
