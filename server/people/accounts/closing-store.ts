import { MOST_LIVING } from '../../../contract/people/closing';
import { ORDER_STATES, isGivenUp } from '../../../domain/order/life/lifecycle';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';

const OVER = ORDER_STATES.filter((state) => state === 'COMPLETED' || isGivenUp(state));

const NOBODY = JSON.stringify({ contactName: '', contactPhone: '', contactEmail: '' });

export const closingStore = (queries: Queries) => ({
  /** Orders are made with the person's row locked, so none is made during closing. */
  async hold(userId: string): Promise<{ source: string } | undefined> {
    const [row] = await queries.query<{ source: string }>(
      'select user_source as source from users where id = $1 and closed_at is null for update',
      [userId],
    );
    return row;
  },
  async living(userId: string): Promise<string[]> {
    const rows = await queries.query<{ orderNo: string }>(
      `select order_no as "orderNo" from orders where user_id = $1 and state <> all($2::text[])
        order by submitted_at desc, order_no limit ${MOST_LIVING}`,
      [userId, OVER],
    );
    return rows.map(({ orderNo }) => orderNo);
  },
  enquiries: (userId: string): Promise<number> =>
    queryCount(
      queries,
      `select count(*) as count from enquiries where user_id = $1 and state in ('OPEN', 'ANSWERED')`,
      [userId],
    ),
  /** Keeps orders, as the law requires; erases all other personal data. */
  async erase(userId: string, { password, now }: { password: string; now: Date }): Promise<void> {
    await queries.query(
      `update enquiries set form = form || $2::jsonb,
              state = case when state in ('OPEN', 'ANSWERED') then 'WITHDRAWN' else state end
        where user_id = $1`,
      [userId, NOBODY],
    );
    await queries.query('delete from order_drafts where user_id = $1', [userId]);
    await queries.query('delete from purchase_lists where user_id = $1', [userId]);
    await queries.query('delete from purchase_shares where user_id = $1', [userId]);
    // Samples of an enterprise stay with it.
    await queries.query('delete from samples where buyer_id = $1', [userId]);
    await queries.query(
      `update purchase_approvals set phone = '', revoked_at = coalesce(revoked_at, $2) where user_id = $1`,
      [userId, now],
    );
    // Slots booked for the number go with its owner.
    await queries.query('delete from act_bookings b using users u where u.id = $1 and b.phone = u.phone', [userId]);
    await queries.query('delete from known_devices where user_id = $1', [userId]);
    await queries.query('delete from sent_messages where user_id = $1', [userId]);
    await queries.query('delete from sessions where user_id = $1', [userId]);
    await queries.query(
      `delete from order_notices n using orders o
        where o.order_no = n.order_no and o.user_id = $1 and n.sent_at is null`,
      [userId],
    );
    await queries.query(
      `update users set phone = 'closed:' || id, name = '已注销用户', avatar = '', roles = '{}', enterprise_id = null, registered_from = null,
              password_hash = $2, closed_at = $3
        where id = $1`,
      [userId, password, now],
    );
  },
  /** Deletes enquiries of accounts closed before then. */
  async forget(before: Date): Promise<void> {
    const theirs = `(select e.enquiry_no from enquiries e join users u on u.id = e.user_id where u.closed_at < $1)`;
    await queries.query(`delete from enquiry_messages where enquiry_no in ${theirs}`, [before]);
    await queries.query(`delete from enquiry_answers_waiting where enquiry_no in ${theirs}`, [before]);
    await queries.query(`delete from enquiry_answers where enquiry_no in ${theirs}`, [before]);
    await queries.query(`delete from enquiries where enquiry_no in ${theirs}`, [before]);
  },
});
