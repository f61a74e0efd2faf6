import { CODES } from '../../../../contract/wire/envelope';
import { isGood, judgeOrderStanding, type OrderedPart } from '../../../../domain/mall/approval';
import { requiredSignatures } from '../../../../domain/mall/approval-rule';
import type { SignedApproval } from '../../../../domain/order/receipt/approved';
import { beforeCoupon } from '../../../../domain/offer/coupon';
import { purchaseLineId } from '../../../../domain/mall/purchase';
import type { Signature } from '../../../../domain/values/signature';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallSearch } from '../../../../domain/modes/mall/search';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { NewOrder } from '../../orders/outside';
import type { KeptLine, KeptList } from '../purchase/kept';
import { findChain, type ApprovalChain } from './chain';
import { APPROVAL_MESSAGES as messages } from './messages';
import { GIVEN_UP, readPastApprovals, readApprovalRule } from './rules';
import { approvalStore } from './store';
import { isAsSigned } from './told';
import { OWNER, trailStore, UNSEEN } from './trail';

/** Part of each approval used by valid orders. */
export async function readOrderedParts(
  queries: Queries,
  userId: string,
): Promise<(approvalId: string) => OrderedPart[]> {
  const rows = await queries.query<OrderedPart & { approvalId: string }>(
    `select a.approval_id as "approvalId", a.line_ids as "lineIds", a.total
       from approved_orders a join orders o on o.order_no = a.order_no
      where o.user_id = $1 and o.state <> all($2::text[])`,
    [userId, GIVEN_UP],
  );
  return (approvalId) =>
    rows.filter((row) => row.approvalId === approvalId).map(({ lineIds, total }) => ({ lineIds, total }));
}

type SignedRow = { orderNo: string; by: string; at: Date; revision: string; signature: Signature };

export async function readApprovedOrders(
  queries: Queries,
  orderNos: readonly string[],
): Promise<Map<string, SignedApproval>> {
  const rows = await queries.query<SignedRow>(
    `select o.order_no as "orderNo", s.decided_by as by, s.decided_at as at, p.hash as revision, s.signature
       from approved_orders o join purchase_approvals p on p.approval_id = o.approval_id
         join purchase_approvals s on s.approval_id in (p.approval_id, p.after_id)
      where o.order_no = any($1) order by s.decided_at, s.after_id is not null`,
    [[...orderNos]],
  );
  const approved = new Map<string, SignedApproval>();
  for (const { orderNo, by, at, revision, signature } of rows) {
    const signed = { by, at: at.toISOString(), signature: signature.kind };
    const before = approved.get(orderNo);
    const first = before && { by: before.by, at: before.at, signature: before.signature };
    approved.set(orderNo, { ...signed, revision, ...(first && { first }) });
  }
  return approved;
}

function listedAs({ snapshot: { form, quote, charges } }: NewOrder) {
  const { city, lines } = quote.search as MallSearch;
  const { way, toCity } = form as MallForm;
  const delivery = way === 'SEND' ? ({ way, to: toCity } as const) : ({ way: 'SELF', to: '' } as const);
  const listed = lines.map(({ productId, pack, kg }) => ({ kg, lineId: purchaseLineId({ productId, pack, city }) }));
  return { lines: listed, delivery, total: beforeCoupon(charges) };
}

const leftOutReason = ({ isLeft }: KeptLine) => (isLeft === true ? ('UNTICKED' as const) : undefined);

type Naming = { userId: string; list: KeptList; ordered: NewOrder };
type Order = ReturnType<typeof listedAs>;

type By = { chain: ApprovalChain; waits: boolean };

/** Latest unchanged approval that covers the list and the order; else one with its first signature. */
async function findApproval(
  inside: Queries,
  { userId, list, ordered: { now } }: Naming,
  order: Order,
): Promise<By | null> {
  const rows = (await approvalStore(inside).of(userId)).filter(({ listId }) => listId === list.listId);
  const chains = rows.flatMap((row) => findChain(row, rows) ?? []);
  if (chains.length === 0) return null;
  const [parts, trail] = [await readOrderedParts(inside, userId), await trailStore(inside).of(userId)];
  const rule = await readApprovalRule(inside, userId);
  const listed = {
    ...list,
    lines: list.lines.map((line) => ({ kg: line.kg, lineId: purchaseLineId(line), leftOut: leftOutReason(line) })),
  };
  const signedFor = chains.flatMap((chain) => {
    const { first, last, signed, isSentBack } = chain;
    if (first.decidedAt === null || !isAsSigned(first, trail) || !isAsSigned(last, trail)) return [];
    const [decidedAt, ordered] = [first.decidedAt.getTime(), parts(last.approvalId)];
    const agreed = { revision: last.revision, decidedAt, signed, isSentBack, rule, ordered };
    const standing = judgeOrderStanding(agreed, listed, order, now.getTime());
    if (standing === null || !(isGood(standing) || standing === 'SECOND')) return [];
    return [{ chain, waits: standing === 'SECOND' }];
  });
  return signedFor.find(({ waits }) => !waits) ?? signedFor[0] ?? null;
}

/** Applies the enterprise's rule to the order plus the same person's orders of the last day. */
async function holdToRule(inside: Queries, { userId, ordered }: Naming, { total }: Order, by: By | null) {
  const rule = await readApprovalRule(inside, userId);
  if (rule === null) return;
  const signed = by?.chain.signed ?? 0;
  const needs = by?.waits ? 2 : requiredSignatures(rule, total, await readPastApprovals(inside, userId, ordered));
  if (signed < needs) throw new Refusal(CODES.orderRefused, messages.unsigned(rule, needs, signed));
}

/**
 * Records the approval an order is placed under. Refuses an order with fewer signatures than required. The list must be
 * locked.
 */
export async function nameApproval(inside: Queries, naming: Naming): Promise<void> {
  const { userId, ordered } = naming;
  const order = listedAs(ordered);
  const by = await findApproval(inside, naming, order);
  await holdToRule(inside, naming, order, by);
  if (!by) return;
  const { approvalId, hash: revision } = by.chain.last;
  await inside.query('insert into approved_orders (order_no, approval_id, line_ids, total) values ($1, $2, $3, $4)', [
    ordered.orderNo,
    approvalId,
    order.lines.map(({ lineId }) => lineId),
    order.total,
  ]);
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
