import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { Database } from '../../base/database/database';
import type { AfterNotice } from './notice';
import { DAY_MS } from '../../../domain/values/spans';

/** A day that is kept beside an order, and on which something of it ends; `state`: only while the order stands there. */
type LastDay = Pick<AfterNotice, 'prefix' | 'text'> & {
  table: string;
  column: string;
  state?: OrderState;
  /** So many days before it its owner is reminded, the earliest first. */
  daysBefore: readonly number[];
};

/**
 * Reminders of such a day, which is spoken of from its morning on. Each has its span of days, as those of a verification
 * have, and is said once for that day: of one that has moved its owner is reminded anew.
 */
export function remindersOf({ prefix, text, table, column, state, daysBefore }: LastDay): AfterNotice {
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
    /** The order may stand elsewhere, or the day be another, since it was made. */
    still: `(starts_with(n.kind, '${prefix}') and ${stands} and exists (
      select 1 from ${table} d where d.order_no = n.order_no and ${day} = n.about))`,
  };
}
