import { REMIND_DAYS_BEFORE_END, STAYS_IN } from '../../../domain/order/staying';
import { saidTime } from '../../china-time';
import type { Database } from '../../database/database';
import type { AfterNotice } from '../notice';

const DAY_MS = 86_400_000;

/** A stay ends in the morning of its last day, when others may come. */
const ENDS_AT = `(s.to_day + time '08:00') at time zone 'Asia/Shanghai'`;

/**
 * Each reminder has its span of days, as those of a verification have, and is about the day the stay ends by now: of one
 * that has grown its owner is reminded anew.
 */
async function note(database: Database, now: Date): Promise<void> {
  for (const [at, days] of REMIND_DAYS_BEFORE_END.entries()) {
    const next = REMIND_DAYS_BEFORE_END[at + 1] ?? 0;
    await database.query(
      `insert into order_notices (order_no, kind, about, verify_by, made_at)
       select distinct o.order_no, $1::text, to_char(s.to_day, 'YYYY-MM-DD'), ${ENDS_AT}, $3::timestamptz
         from neighbours s join orders o on o.order_no = s.order_no
        where o.state = $2 and s.to_day is not null and ${ENDS_AT} > $4 and ${ENDS_AT} <= $5
       on conflict do nothing`,
      [`STAY_${days}`, STAYS_IN, now, new Date(now.getTime() + next * DAY_MS), new Date(now.getTime() + days * DAY_MS)],
    );
  }
}

export const stayNotice: AfterNotice = {
  prefix: 'STAY_',
  note,
  /** Goods may have left, or stay longer, since it was made. */
  still: `(o.state = '${STAYS_IN}' and exists (
  select 1 from neighbours s where s.order_no = n.order_no and to_char(s.to_day, 'YYYY-MM-DD') = n.about))`,
  text: ({ orderNo, verifyBy }) =>
    `【化途】订单 ${orderNo} 的货物存期至北京时间 ${saidTime(verifyBy)}，请在此前续存或安排出库；超期按天计仓租。`,
};
