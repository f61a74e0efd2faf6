import type { DoubtedPrice } from '../../../domain/order/enquiry/answer-doubts';
import type { EnquiryMessage } from '../../../domain/order/enquiry/enquiry-life';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import type { Takers } from '../../../domain/offer/sailing';
import type { Queries } from '../../base/database/database';

export type AnswerRow = {
  answerNo: number;
  at: Date;
  validUntil: Date;
  search: unknown;
  offer: Offer;
  rates: unknown;
  takers: Takers | null;
  charges: Charges;
  note: string;
};

/** An answer awaiting a second person. `putBy`: null if no staff member made it. */
type NewWaiting = Omit<AnswerRow, 'answerNo'> & DoubtedPrice & { putBy: string | null };
type Returned = { at: Date; by: string | null; reason: string };
type Waiting = NewWaiting & {
  putName: string | null;
  returnedAt: Date | null;
  returnedBy: string | null;
  reason: string;
};

type NewMessage = Omit<EnquiryMessage, 'seq' | 'at'> & { at: Date };

const MOST_SHOWN = 50;

const OFFERED = 'at, valid_until, search, offer, rates, takers, charges, note';

const answerParameters = ({
  at,
  validUntil,
  search,
  offer,
  rates,
  takers,
  charges,
  note,
}: Omit<AnswerRow, 'answerNo'>) => [
  at,
  validUntil,
  ...[search, offer, rates].map((kept) => JSON.stringify(kept)),
  takers && JSON.stringify(takers),
  JSON.stringify(charges),
  note,
];

/** The one answer that the owner cannot read yet. */
export const waitingStore = (queries: Queries, enquiryNo: string) => ({
  async find(): Promise<Waiting | undefined> {
    const [row] = await queries.query<Waiting>(
      `select w.at, valid_until as "validUntil", search, offer, rates, takers, charges, note, doubts, tariff,
              put_by as "putBy", p.name as "putName", returned_at as "returnedAt", r.name as "returnedBy", reason
         from enquiry_answers_waiting w left join staff p on p.id = w.put_by left join staff r on r.id = w.returned_by
        where enquiry_no = $1`,
      [enquiryNo],
    );
    return row;
  },
  async put({ putBy, doubts, tariff, ...answer }: NewWaiting): Promise<void> {
    await this.drop();
    await queries.query(
      `insert into enquiry_answers_waiting (enquiry_no, ${OFFERED}, put_by, doubts, tariff)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [enquiryNo, ...answerParameters(answer), putBy, JSON.stringify(doubts), tariff && JSON.stringify(tariff)],
    );
  },
  giveBack: ({ at, by, reason }: Returned) =>
    queries.query(
      'update enquiry_answers_waiting set returned_at = $2, returned_by = $3, reason = $4 where enquiry_no = $1',
      [enquiryNo, at, by, reason],
    ),
  drop: () => queries.query('delete from enquiry_answers_waiting where enquiry_no = $1', [enquiryNo]),
});

export const answerStore = (queries: Queries, enquiryNo: string) => ({
  /** Latest first. */
  all: (most = MOST_SHOWN) =>
    queries.query<AnswerRow>(
      `select answer_no as "answerNo", at, valid_until as "validUntil", search, offer, rates, takers, charges, note
         from enquiry_answers where enquiry_no = $1 order by answer_no desc limit $2`,
      [enquiryNo, most],
    ),
  async last(): Promise<AnswerRow | undefined> {
    const [row] = await this.all(1);
    return row;
  },
  /** The caller must hold the enquiry's lock. */
  async add(answer: Omit<AnswerRow, 'answerNo'>) {
    await queries.query(
      `insert into enquiry_answers (enquiry_no, answer_no, ${OFFERED})
       select $1, coalesce(max(answer_no), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9
         from enquiry_answers where enquiry_no = $1`,
      [enquiryNo, ...answerParameters(answer)],
    );
  },
  async said(): Promise<EnquiryMessage[]> {
    const rows = await queries.query<NewMessage & { seq: number }>(
      `select seq, at, by_house as "byHouse", text, counter
         from enquiry_messages where enquiry_no = $1 order by seq`,
      [enquiryNo],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },
  async say({ at, byHouse, text, counter }: NewMessage): Promise<void> {
    await queries.query(
      `insert into enquiry_messages (enquiry_no, seq, at, by_house, text, counter)
       select $1, coalesce(max(seq), 0) + 1, $2, $3, $4, $5 from enquiry_messages where enquiry_no = $1`,
      [enquiryNo, at, byHouse, text, counter && JSON.stringify(counter)],
    );
  },
});
