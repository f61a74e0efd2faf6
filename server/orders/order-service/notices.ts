import type { ModeId } from '../../../domain/mode-ids';
import { REMIND_HOURS_BEFORE, statesBefore } from '../../../domain/order/life/lifecycle';
import { AFTER_NOTICES } from '../after/notices';
import type { Database, Queries } from '../../base/database/database';
import { bookedMode } from '../../trade/modes';
import { noticeText, type NoticeKind } from '../orders/messages';
import type { Moment } from '../orders/moment';
import type { OrdersOutside } from '../orders/outside';
import { HOUR_MS } from '../../../domain/values/spans';

const BATCH = 20;
/** Unsent notices older than this are dropped. */
const WORTH_MS = 6 * HOUR_MS;

const WAITING = statesBefore('deadline.passed');

type Due = {
  orderNo: string;
  mode: ModeId;
  kind: string;
  about: string;
  verifyBy: Date;
  isClosing: boolean;
  phone: string;
};

/** The primary key makes it once, whichever gateway inserts it. */
const noticeRecorder = (kind: NoticeKind) => (inside: Queries, orderNo: string, dueAt: Date, now: Date) =>
  inside.query(
    `insert into order_notices (order_no, kind, verify_by, made_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [orderNo, kind, dueAt, now],
  );

export const noteCancelled = noticeRecorder('AUTO_CANCELLED');
export const noteLapsed = noticeRecorder('OFFER_LAPSED');
export const noteMissed = noticeRecorder('REPLY_MISSED');

/** SQL of `holdEnds` in domain/order, for a waiting order `o`. */
const HOLD_ENDS = `case when o.offer_lapsed_at is null then least(o.verify_by, o.closes_at) else o.verify_by end`;

/** Each reminder has its own span, so that a missed one is not sent late together with the next. */
async function noteReminders(database: Database, now: Date): Promise<void> {
  for (const [at, hours] of REMIND_HOURS_BEFORE.entries()) {
    const next = REMIND_HOURS_BEFORE[at + 1] ?? 0;
    await database.query(
      `insert into order_notices (order_no, kind, verify_by, made_at)
       select o.order_no, $1, ${HOLD_ENDS}, $3 from orders o
        where o.state = any($2) and ${HOLD_ENDS} > $4 and ${HOLD_ENDS} <= $5
       on conflict do nothing`,
      [
        `REMIND_${hours}` satisfies NoticeKind,
        WAITING,
        now,
        new Date(now.getTime() + next * HOUR_MS),
        new Date(now.getTime() + hours * HOUR_MS),
      ],
    );
  }
}

/** Notices without a subject always still apply. */
const STILL = [`n.about = ''`, ...AFTER_NOTICES.map(({ still }) => still)].join(' or ');

/** Marked before sending, so that two gateways never send twice. */
const takeUnsent = (database: Database, now: Date) =>
  database.query<Due>(
    `with due as materialized (
       select order_no, kind, about from order_notices where sent_at is null and made_at > $2
        order by made_at limit ${BATCH} for update skip locked)
     update order_notices n set sent_at = $1 from due, orders o, users u
      where n.order_no = due.order_no and n.kind = due.kind and n.about = due.about and (${STILL})
        and n.sent_at is null and o.order_no = n.order_no and u.id = o.user_id
      returning n.order_no as "orderNo", o.mode, n.kind, n.about, n.verify_by as "verifyBy",
                coalesce(n.verify_by < o.verify_by, false) as "isClosing", u.phone`,
    [now, new Date(now.getTime() - WORTH_MS)],
  );

const giveBack = (database: Database, { orderNo, kind, about }: Due) =>
  database.query('update order_notices set sent_at = null where order_no = $1 and kind = $2 and about = $3', [
    orderNo,
    kind,
    about,
  ]);

function composeNoticeText(modes: NoticeDeps['modes'], { kind, ...due }: Due): string {
  const own = AFTER_NOTICES.find(({ prefix }) => kind.startsWith(prefix));
  return own ? own.text(due) : noticeText({ ...due, kind }, bookedMode(modes, due.mode).words);
}

type NoticeDeps = Pick<OrdersOutside, 'notify' | 'modes'> & { database: Database; moment: Moment };

export const createSendNotices =
  ({ database, moment, notify, modes }: NoticeDeps) =>
  async (): Promise<void> => {
    const now = await moment(database);
    await noteReminders(database, now);
    for (const notice of AFTER_NOTICES) await notice.note(database, now);
    for (const due of await takeUnsent(database, now)) {
      const text = composeNoticeText(modes, due);
      if ((await notify({ phone: due.phone, text, sentAt: now })) === 'refused') await giveBack(database, due);
    }
  };
