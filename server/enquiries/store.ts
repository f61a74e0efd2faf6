import type { Queries } from '../database/database';
import type { AskedForm } from '../modes/mode';

export type EnquiryRow = {
  enquiryNo: string;
  state: 'OPEN' | 'ANSWERED' | 'CLOSED';
  sentAt: Date;
  answerBy: Date;
  orgPortCode: string;
  dstPortCode: string;
};

export type NewEnquiry = {
  enquiryNo: string;
  userId: string;
  form: AskedForm;
  sentAt: Date;
  answerBy: Date;
};

const SHOWN = 100;

export const enquiryStore = (queries: Queries) => ({
  /** How many wait for an answer that would still come in time. Whoever asks for the same person waits here. */
  async openOf(userId: string, now: Date): Promise<number> {
    await queries.query('select id from users where id = $1 for update', [userId]);
    const [row] = await queries.query<{ count: number }>(
      `select count(*) as count from enquiries where user_id = $1 and state = 'OPEN' and answer_by > $2`,
      [userId, now],
    );
    return row?.count ?? 0;
  },
  /** False where the number is taken. */
  async insert({ enquiryNo, userId, form, sentAt, answerBy }: NewEnquiry): Promise<boolean> {
    const inserted = await queries.query(
      `insert into enquiries (enquiry_no, user_id, state, form, sent_at, answer_by) values ($1, $2, 'OPEN', $3, $4, $5)
       on conflict (enquiry_no) do nothing returning enquiry_no`,
      [enquiryNo, userId, JSON.stringify(form), sentAt, answerBy],
    );
    return inserted.length > 0;
  },
  /** One whose time is over without an answer is closed. */
  listOf: (userId: string, now: Date) =>
    queries.query<EnquiryRow>(
      `select enquiry_no as "enquiryNo", sent_at as "sentAt", answer_by as "answerBy",
              case when state = 'OPEN' and answer_by <= $2 then 'CLOSED' else state end as state,
              form->>'orgPortCode' as "orgPortCode", form->>'dstPortCode' as "dstPortCode"
         from enquiries where user_id = $1 order by sent_at desc, enquiry_no limit ${SHOWN}`,
      [userId, now],
    ),
});
