import {
  RULE_SPAN_MS,
  type ApprovalRule,
  type Approver,
  type PastApproval,
} from '../../../../domain/mall/approval-rule';
import { isGivenUp, ORDER_STATES } from '../../../../domain/order/life/lifecycle';
import type { Queries } from '../../../base/database/database';
import { digestOf } from '../../../people/sessions/token';
import { isLiving } from '../links/link';
import { approvalStore } from './store';
import type { NewOrder } from '../../orders/outside';

export const GIVEN_UP = ORDER_STATES.filter(isGivenUp);

/** Rule of a person's enterprise; null without rule or enterprise. */
export async function readApprovalRule(queries: Queries, userId: string): Promise<ApprovalRule | null> {
  const [row] = await queries.query<ApprovalRule>(
    `select r.one_above as "oneAbove", r.two_above as "twoAbove"
       from users u join approval_rules r on r.enterprise_id = u.enterprise_id where u.id = $1`,
    [userId],
  );
  return row ?? null;
}

/** Named approvers of the person's enterprise; empty if anyone may approve. */
export const readApprovers = (queries: Queries, userId: string): Promise<Approver[]> =>
  queries.query<Approver>(
    `select a.name, a.phone from users u join approvers a on a.enterprise_id = u.enterprise_id
      where u.id = $1 order by a.name, a.phone`,
    [userId],
  );

export async function mayApprove(queries: Queries, userId: string, phone: string): Promise<boolean> {
  const named = await readApprovers(queries, userId);
  return named.length === 0 || named.some((one) => one.phone === phone);
}

export function readPastApprovals(
  queries: Queries,
  userId: string,
  { orderNo, snapshot, now }: NewOrder,
): Promise<PastApproval[]> {
  return queries.query<PastApproval>(
    `select (coalesce(o.amended, o.snapshot)->'charges'->'totalYuan'->>'amount')::float8 as total,
            (case when p.approval_id is null then 0 when p.after_id is null then 1 else 2 end)::int as signed
       from orders o left join approved_orders a on a.order_no = o.order_no
         left join purchase_approvals p on p.approval_id = a.approval_id
      where o.user_id = $1 and o.mode = $2 and o.order_no <> $3 and o.submitted_at > $4 and o.state <> all($5::text[])`,
    [userId, snapshot.quote.mode, orderNo, new Date(now.getTime() - RULE_SPAN_MS), GIVEN_UP],
  );
}

/** Approval of a valid link. An approver removed from the list can no longer decide. */
export async function livingApproval(queries: Queries, token: string, now: Date) {
  const row = await approvalStore(queries).find(digestOf(token));
  if (!row || !isLiving(row, now)) return null;
  return row.decision !== null || (await mayApprove(queries, row.userId, row.phone)) ? row : null;
}
