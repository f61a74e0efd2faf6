import { REMIND_DAYS_BEFORE_RENT } from '../../../domain/order/staying';
import { dayAt } from '../../../domain/values/days';
import type { Database } from '../../database/database';
import type { AfterNotice } from '../notice';

const DAY_MS = 86_400_000;

/** The last free day ends at midnight; it is spoken of from its morning on. */
const ENDS_AT = `(u.free_until + time '08:00') at time zone 'Asia/Shanghai'`;

/** Each reminder has its span of days and is said once, however many are out. */
async function note(database: Database, now: Date): Promise<void> {
  for (const [at, days] of REMIND_DAYS_BEFORE_RENT.entries()) {
    const next = REMIND_DAYS_BEFORE_RENT[at + 1] ?? 0;
    await database.query(
      `insert into order_notices (order_no, kind, about, verify_by, made_at)
       select distinct u.order_no, $1::text, to_char(u.free_until, 'YYYY-MM-DD'), ${ENDS_AT}, $2::timestamptz
         from units_out u
        where u.free_until is not null and ${ENDS_AT} > $3 and ${ENDS_AT} <= $4
       on conflict do nothing`,
      [`UNIT_${days}`, now, new Date(now.getTime() + next * DAY_MS), new Date(now.getTime() + days * DAY_MS)],
    );
  }
}

export const unitNotice: AfterNotice = {
  prefix: 'UNIT_',
  note,
  /** Something of it is still out. */
  still: `(n.kind like 'UNIT%' and exists (
  select 1 from units_out u where u.order_no = n.order_no and to_char(u.free_until, 'YYYY-MM-DD') = n.about))`,
  text: ({ orderNo, verifyBy }) =>
    `【化途】订单 ${orderNo} 的罐箱免租至 ${dayAt(verifyBy.getTime())}（含当日），请安排还罐；超期按天计租。`,
};
