import type { EnquiryMessage } from '../../domain/order/enquiry-life';
import type { Charges } from '../../domain/offer/charges';
import type { Offer } from '../../domain/offer/offer';
import type { Takers } from '../../domain/offer/sailing';
import type { Queries } from '../database/database';

/** What somebody of the house has offered: an offer, and the rates that an order is counted with. */
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

type Said = Omit<EnquiryMessage, 'seq' | 'at'> & { at: Date };

const MOST_SHOWN = 50;

export const answerStore = (queries: Queries, enquiryNo: string) => ({
  /** All of them, the last one first. */
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
  /** Of whoever holds the enquiry. */
  async add({ at, validUntil, search, offer, rates, takers, charges, note }: Omit<AnswerRow, 'answerNo'>) {
    await queries.query(
      `insert into enquiry_answers (enquiry_no, answer_no, at, valid_until, search, offer, rates, takers, charges, note)
       select $1, coalesce(max(answer_no), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9
         from enquiry_answers where enquiry_no = $1`,
      [
        enquiryNo,
        at,
        validUntil,
        ...[search, offer, rates].map((kept) => JSON.stringify(kept)),
        takers && JSON.stringify(takers),
        JSON.stringify(charges),
        note,
      ],
    );
  },
  async said(): Promise<EnquiryMessage[]> {
    const rows = await queries.query<Said & { seq: number }>(
      `select seq, at, by_house as "byHouse", text, counter
         from enquiry_messages where enquiry_no = $1 order by seq`,
      [enquiryNo],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },
  async say({ at, byHouse, text, counter }: Said): Promise<void> {
    await queries.query(
      `insert into enquiry_messages (enquiry_no, seq, at, by_house, text, counter)
       select $1, coalesce(max(seq), 0) + 1, $2, $3, $4, $5 from enquiry_messages where enquiry_no = $1`,
      [enquiryNo, at, byHouse, text, counter && JSON.stringify(counter)],
    );
  },
});
