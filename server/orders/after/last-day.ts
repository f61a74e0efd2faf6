import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { Database } from '../../base/database/database';
import type { AfterNotice } from './notice';
import { DAY_MS } from '../../../domain/values/spans';

/** A stored last day of an order; `state`: reminders apply only in this order state. */
type LastDay = Pick<AfterNotice, 'prefix' | 'text'> & {
  table: string;
  column: string;
  state?: OrderState;
  /** Days before it on which reminders go out, earliest first. */
  daysBefore: readonly number[];
};

/**
 * Reminders of a last day, counted from its morning (08:00 in China). Each is sent once per day value: a moved day gets
 * new reminders.
 */
export function lastDayReminders({ prefix, text, table, column, state, daysBefore }: LastDay): AfterNotice {
  const day = `to_char(d.${column}, 'YYYY-MM-DD')`;
  const endsAt = `(d.${column} + time '08:00') at time zone 'Asia/Shanghai'`;
  const stands = state === undefined ? 'true' : `o.state = '${state}'`;
  return {
    prefix,
    text,
    async note(database: Database, now: Date) {
      for (const [at, days] of daysBefore.entries()) {
        const next = daysBefore[at + 1] ?? 0;
        await database.query(
          `insert into order_notices (order_no, kind, about, verify_by, made_at)
           select distinct o.order_no, $1::text, ${day}, ${endsAt}, $2::timestamptz
             from ${table} d join orders o on o.order_no = d.order_no
            where ${stands} and d.${column} is not null and ${endsAt} > $3 and ${endsAt} <= $4
           on conflict do nothing`,
          [`${prefix}${days}`, now, new Date(now.getTime() + next * DAY_MS), new Date(now.getTime() + days * DAY_MS)],
        );
      }
    },
    /** Order state or day may have changed since the notice was made. */
    still: `(starts_with(n.kind, '${prefix}') and ${stands} and exists (
      select 1 from ${table} d where d.order_no = n.order_no and ${day} = n.about))`,
  };
}
