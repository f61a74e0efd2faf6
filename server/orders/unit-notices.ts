import { REMIND_DAYS_BEFORE_RENT } from '../../domain/order/staying';
import type { Database } from '../database/database';
import type { NoticeKind } from './messages';

const DAY_MS = 86_400_000;

/** The last free day ends at midnight; it is spoken of from its morning on. */
const ENDS_AT = `(u.free_until + time '08:00') at time zone 'Asia/Shanghai'`;

/** Each reminder has its span of days and is said once, however many are out. */
export async function noteUnitsDue(database: Database, now: Date): Promise<void> {
  for (const [at, days] of REMIND_DAYS_BEFORE_RENT.entries()) {
    const next = REMIND_DAYS_BEFORE_RENT[at + 1] ?? 0;
    await database.query(
      `insert into order_notices (order_no, kind, about, verify_by, made_at)
       select distinct u.order_no, $1::text, to_char(u.free_until, 'YYYY-MM-DD'), ${ENDS_AT}, $2::timestamptz
         from units_out u
        where u.free_until is not null and ${ENDS_AT} > $3 and ${ENDS_AT} <= $4
       on conflict do nothing`,
      [
        `UNIT_${days}` satisfies NoticeKind,
        now,
        new Date(now.getTime() + next * DAY_MS),
        new Date(now.getTime() + days * DAY_MS),
      ],
    );
  }
}

/** Whether a notice `n` is of something that is still out. */
export const STILL_OUT = `(n.kind like 'UNIT%' and exists (
  select 1 from units_out u where u.order_no = n.order_no and to_char(u.free_until, 'YYYY-MM-DD') = n.about))`;
