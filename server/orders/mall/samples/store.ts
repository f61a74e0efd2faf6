import {
  MOST_SAMPLES,
  MOST_TOLD_SAMPLES,
  type OwnSample,
  type SampleForm,
  type SampleState,
} from '../../../../domain/mall/samples';
import { type Day, dayAt } from '../../../../domain/values/days';
import type { Queries } from '../../../base/database/database';

export type SampleRow = Pick<OwnSample, 'sampleNo' | 'product' | 'fee' | 'courier' | 'state' | 'reason' | 'parcel'> & {
  buyerId: string;
  askedBy: string;
  form: SampleForm;
  askedAt: Date;
};

type NewSample = Pick<
  SampleRow,
  'sampleNo' | 'buyerId' | 'askedBy' | 'product' | 'form' | 'fee' | 'courier' | 'askedAt'
>;

const COLUMNS = `sample_no as "sampleNo", buyer_id as "buyerId", asked_by as "askedBy", product, form, fee, courier,
  asked_at as "askedAt", state, reason, parcel`;

const SHOWN = 20;

export const sampleStore = (queries: Queries) => ({
  /** Null if the number is taken. */
  async add({ sampleNo, buyerId, askedBy, product, form, fee, courier, askedAt }: NewSample): Promise<string | null> {
    const added = await queries.query(
      `insert into samples (sample_no, buyer_id, asked_by, product_id, product, form, fee, courier, asked_at, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'ASKED') on conflict (sample_no) do nothing returning sample_no`,
      [
        sampleNo,
        buyerId,
        askedBy,
        product.productId,
        JSON.stringify(product),
        JSON.stringify(form),
        fee,
        courier,
        askedAt,
      ],
    );
    return added.length > 0 ? sampleNo : null;
  },

  of: (buyerId: string, productId: string): Promise<SampleRow[]> =>
    queries.query<SampleRow>(
      `select ${COLUMNS} from samples where buyer_id = $1 and product_id = $2
        order by asked_at desc, sample_no limit ${SHOWN}`,
      [buyerId, productId],
    ),

  all: (buyerId: string): Promise<SampleRow[]> =>
    queries.query<SampleRow>(
      `select ${COLUMNS} from samples where buyer_id = $1 order by asked_at desc, sample_no limit ${MOST_TOLD_SAMPLES}`,
      [buyerId],
    ),

  /** Days of counting requests, the latest first; refused ones do not count. */
  async countedOf(buyerId: string, productId: string): Promise<Day[]> {
    const rows = await queries.query<Pick<SampleRow, 'askedAt'>>(
      `select asked_at as "askedAt" from samples where buyer_id = $1 and product_id = $2 and state <> 'REFUSED'
        order by asked_at desc limit ${MOST_SAMPLES}`,
      [buyerId, productId],
    );
    return rows.map(({ askedAt }) => dayAt(askedAt.getTime()));
  },

  async find(sampleNo: string): Promise<SampleRow | undefined> {
    const [row] = await queries.query<SampleRow>(`select ${COLUMNS} from samples where sample_no = $1`, [sampleNo]);
    return row;
  },

  /** State of the buyer's sample, locked against decisions; undefined for another's. */
  async held(sampleNo: string, buyerId: string): Promise<SampleState | undefined> {
    const [row] = await queries.query<{ state: SampleState }>(
      'select state from samples where sample_no = $1 and buyer_id = $2 for update',
      [sampleNo, buyerId],
    );
    return row?.state;
  },

  drop: (sampleNo: string) => queries.query('delete from samples where sample_no = $1', [sampleNo]),
  receive: (sampleNo: string, now: Date) =>
    queries.query(`update samples set state = 'RECEIVED', received_at = $2 where sample_no = $1`, [sampleNo, now]),

  /** False if it can no longer be decided, as for the others below. */
  async approve(sampleNo: string, now: Date): Promise<boolean> {
    const rows = await queries.query(
      `update samples set state = 'APPROVED', decided_at = $2 where sample_no = $1 and state = 'ASKED' returning sample_no`,
      [sampleNo, now],
    );
    return rows.length > 0;
  },
  async refuse(sampleNo: string, reason: string, now: Date): Promise<boolean> {
    const rows = await queries.query(
      `update samples set state = 'REFUSED', reason = $2, decided_at = $3
        where sample_no = $1 and state in ('ASKED', 'APPROVED') returning sample_no`,
      [sampleNo, reason, now],
    );
    return rows.length > 0;
  },
  async send(sampleNo: string, parcel: string, now: Date): Promise<boolean> {
    const rows = await queries.query(
      `update samples set state = 'SENT', parcel = $2, sent_at = $3 where sample_no = $1 and state = 'APPROVED' returning sample_no`,
      [sampleNo, parcel, now],
    );
    return rows.length > 0;
  },
});
