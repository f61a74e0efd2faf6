import { saidDue } from '../../../domain/house/queue';
import type { ModeId } from '../../../domain/mode-ids';
import type { KeptEnquiryState } from '../../../domain/order/enquiry/enquiry-life';
import { STILL_ANSWERED_MS } from '../../../domain/order/enquiry/enquiry-life';
import { calendarStore } from '../../world/calendar/store';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import { notSignedInFault } from '../../base/http/refusal';
import type { AskedForm } from '../../trade/modes/mode';
import { waitingStore } from './answers';

export type EnquiryRow = {
  enquiryNo: string;
  mode: ModeId;
  userId: string;
  phone: string;
  state: KeptEnquiryState;
  form: AskedForm;
  sentAt: Date;
  answerBy: Date;
  reason: string;
  validUntil: Date | null;
  /** Quote locked at acceptance, while it is kept. */
  quoteId: string | null;
  lockedUntil: Date | null;
  orderNo: string | null;
  /** Time since a message awaits a reply; null if none. */
  saidAt: Date | null;
};

export type NewEnquiry = Pick<EnquiryRow, 'enquiryNo' | 'mode' | 'userId' | 'form' | 'sentAt' | 'answerBy'> & {
  sameAs: string;
};
type Ended = Pick<EnquiryRow, 'enquiryNo' | 'state'> & Partial<Pick<EnquiryRow, 'reason' | 'quoteId'>>;

const SHOWN = 100;

export const ENQUIRY_ROWS = `select e.enquiry_no as "enquiryNo", e.mode, e.user_id as "userId", u.phone, e.state, e.form,
    e.sent_at as "sentAt", e.answer_by as "answerBy", e.reason, q.quote_id as "quoteId",
    q.locked_until as "lockedUntil", q.order_no as "orderNo", e.said_at as "saidAt",
    (select a.valid_until from enquiry_answers a where a.enquiry_no = e.enquiry_no
      order by a.answer_no desc limit 1) as "validUntil"
  from enquiries e join users u on u.id = e.user_id left join quotes q on q.quote_id = e.quote_id`;

export type Asker = { enterpriseId: string | null; registeredFrom: string | null; isVerified: boolean };

const ASKER = `select u.enterprise_id as "enterpriseId", u.registered_from as "registeredFrom",
    coalesce(e.audit_status = 'PASS', false) as "isVerified"
  from users u left join enterprises e on e.id = u.enterprise_id
 where u.id = $1 and u.closed_at is null for update of u`;

/** Still awaiting an answer, overdue or not. */
const OPEN = `state = 'OPEN' and answer_by > $2`;
const lastLate = (now: Date) => new Date(now.getTime() - STILL_ANSWERED_MS);

export const enquiryStore = (queries: Queries) => ({
  /** Locks the requester's row; their concurrent submissions wait here. */
  async holdAsker(userId: string): Promise<Asker> {
    const [asker] = await queries.query<Asker>(ASKER, [userId]);
    if (!asker) throw notSignedInFault();
    return asker;
  },
  async openOf(userId: string, now: Date): Promise<number> {
    const open = `select count(*) as count from enquiries where user_id = $1 and ${OPEN}`;
    return queryCount(queries, open, [userId, lastLate(now)]);
  },
  /** False if the number is taken. */
  async insert({ enquiryNo, mode, userId, form, sentAt, answerBy, sameAs }: NewEnquiry): Promise<boolean> {
    const inserted = await queries.query(
      `insert into enquiries (enquiry_no, mode, user_id, state, form, sent_at, answer_by, same_as)
       values ($1, $2, $3, 'OPEN', $4, $5, $6, $7) on conflict (enquiry_no) do nothing returning enquiry_no`,
      [enquiryNo, mode, userId, JSON.stringify(form), sentAt, answerBy, sameAs],
    );
    return inserted.length > 0;
  },
  /** Number of the person's latest equal open or answered enquiry since then; null without one. */
  async sameSince({ userId, sameAs }: Pick<NewEnquiry, 'userId' | 'sameAs'>, since: Date): Promise<string | null> {
    const [row] = await queries.query<Pick<EnquiryRow, 'enquiryNo'>>(
      `select enquiry_no as "enquiryNo" from enquiries
        where user_id = $1 and same_as = $2 and sent_at > $3 and state in ('OPEN', 'ANSWERED')
        order by sent_at desc limit 1`,
      [userId, sameAs, since],
    );
    return row?.enquiryNo ?? null;
  },
  listOf: (userId: string) =>
    queries.query<EnquiryRow>(
      `${ENQUIRY_ROWS} where e.user_id = $1 order by e.sent_at desc, e.enquiry_no limit ${SHOWN}`,
      [userId],
    ),
  async find(enquiryNo: string, userId: string | null): Promise<EnquiryRow | undefined> {
    const [row] = await queries.query<EnquiryRow>(
      `${ENQUIRY_ROWS} where e.enquiry_no = $1 and ($2::text is null or e.user_id = $2)`,
      [enquiryNo, userId],
    );
    return row;
  },
  /** `find` with a lock until the end of the transaction. */
  async hold(enquiryNo: string, userId: string | null): Promise<EnquiryRow | undefined> {
    await queries.query('select enquiry_no from enquiries where enquiry_no = $1 for update', [enquiryNo]);
    return this.find(enquiryNo, userId);
  },
  async end({ enquiryNo, state, reason = '', quoteId = null }: Ended): Promise<void> {
    await waitingStore(queries, enquiryNo).drop();
    await queries.query('update enquiries set state = $2, reason = $3, quote_id = $4 where enquiry_no = $1', [
      enquiryNo,
      state,
      reason,
      quoteId,
    ]);
  },
  /** Marks a message as awaiting a reply; null: replied. */
  async waitSince(enquiryNo: string, saidAt: Date | null): Promise<void> {
    const wordBy = saidAt && saidDue(saidAt.getTime(), await calendarStore(queries).all());
    await queries.query('update enquiries set said_at = $2, word_by = $3 where enquiry_no = $1', [
      enquiryNo,
      saidAt,
      wordBy && new Date(wordBy),
    ]);
  },
  /** Overdue enquiries, each notified once. */
  late: (now: Date) =>
    queries.query<Pick<EnquiryRow, 'enquiryNo' | 'phone'>>(
      `update enquiries e set told_late = true from users u
        where u.id = e.user_id and e.state = 'OPEN' and not e.told_late and e.answer_by < $1 and e.answer_by > $2
       returning e.enquiry_no as "enquiryNo", u.phone`,
      [now, lastLate(now)],
    ),
});
