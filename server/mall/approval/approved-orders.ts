import { isApprovedOrder, type OrderedPart } from '../../../domain/mall/approval';
import { beforeCoupon, type Approved } from '../../../domain/mall/approved';
import { lineIdOf } from '../../../domain/mall/purchase';
import type { Signature } from '../../../domain/mall/signature';
import type { MallForm } from '../../../domain/modes/mall/form';
import type { MallSearch } from '../../../domain/modes/mall/search';
import { isGivenUp, ORDER_STATES } from '../../../domain/order/lifecycle';
import type { Queries } from '../../database/database';
import type { Ordered } from '../../orders/outside';
import type { KeptList } from '../purchase/kept';
import { approvalStore } from './store';
import { isAsSigned } from './told';
import { OWNER, trailStore, UNSEEN } from './trail';

const GIVEN_UP = ORDER_STATES.filter(isGivenUp);

/** What orders that stand took of each approval. */
export async function partsOf(queries: Queries, userId: string): Promise<(approvalId: string) => OrderedPart[]> {
  const rows = await queries.query<OrderedPart & { approvalId: string }>(
    `select a.approval_id as "approvalId", a.line_ids as "lineIds", a.total
       from approved_orders a join orders o on o.order_no = a.order_no
      where o.user_id = $1 and o.state <> all($2::text[])`,
    [userId, GIVEN_UP],
  );
  return (approvalId) =>
    rows.filter((row) => row.approvalId === approvalId).map(({ lineIds, total }) => ({ lineIds, total }));
}

/** The approvals that these orders were placed by. */
export async function approvedOf(queries: Queries, orderNos: readonly string[]): Promise<Map<string, Approved>> {
  const rows = await queries.query<
    Omit<Approved, 'at' | 'signature'> & { orderNo: string; at: Date; signature: Signature }
  >(
    `select o.order_no as "orderNo", p.decided_by as by, p.decided_at as at, p.hash as revision, p.signature
       from approved_orders o join purchase_approvals p on p.approval_id = o.approval_id
      where o.order_no = any($1)`,
    [[...orderNos]],
  );
  return new Map(
    rows.map(({ orderNo, by, at, revision, signature }) => [
      orderNo,
      { by, at: at.toISOString(), revision, signature: signature.kind },
    ]),
  );
}

/** The order as lines of the list it came from. */
function listedAs({ snapshot: { form, quote, charges } }: Ordered) {
  const { city, lines } = quote.search as MallSearch;
  const { way, toCity } = form as MallForm;
  const delivery = way === 'SEND' ? ({ way, to: toCity } as const) : ({ way: 'SELF', to: '' } as const);
  const listed = lines.map(({ productId, pack, kg }) => ({ kg, lineId: lineIdOf({ productId, pack, city }) }));
  return { lines: listed, delivery, total: beforeCoupon(charges) };
}

/**
 * Writes down by which approval an order was placed: the newest that is as it was signed, and good for what is listed and
 * for the order out of it. The list is held.
 */
export async function nameApproval(inside: Queries, userId: string, list: KeptList, ordered: Ordered): Promise<void> {
  const agreed = (await approvalStore(inside).of(userId)).filter(({ decision }) => decision === 'APPROVED');
  if (agreed.length === 0) return;
  const [parts, trail] = [await partsOf(inside, userId), await trailStore(inside).of(userId)];
  const listed = { ...list, lines: list.lines.map((line) => ({ kg: line.kg, lineId: lineIdOf(line) })) };
  const order = listedAs(ordered);
  const by = agreed.find(
    (row) =>
      row.decidedAt !== null &&
      isAsSigned(row, trail) &&
      isApprovedOrder(
        { revision: row.revision, decidedAt: row.decidedAt.getTime(), ordered: parts(row.approvalId) },
        listed,
        order,
        ordered.now.getTime(),
      ),
  );
  if (!by) return;
  await inside.query('insert into approved_orders (order_no, approval_id, line_ids, total) values ($1, $2, $3, $4)', [
    ordered.orderNo,
    by.approvalId,
    order.lines.map(({ lineId }) => lineId),
    order.total,
  ]);
  const { approvalId, hash: revision } = by;
  const happened = {
    at: ordered.now,
    who: OWNER,
    what: 'ORDERED',
    approvalId,
    revision,
    said: ordered.orderNo,
  } as const;
  await trailStore(inside).add(userId, happened, UNSEEN);
}
