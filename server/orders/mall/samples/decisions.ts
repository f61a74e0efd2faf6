import type { Database, Queries } from '../../../base/database/database';
import { CODES } from '../../../../contract/wire/envelope';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import type { Delivery, SmsNotice } from '../../../people/sms/provider';
import { SAMPLE_MESSAGES as messages, SAMPLE_NOTICES as notices } from './messages';
import { sampleStore, type SampleRow } from './store';

export type SampleDecisionDeps = { database: Database; notify: (notice: SmsNotice) => Promise<Delivery> };

const sampleFacts = ({ product, form, sampleNo }: SampleRow) => ({
  product: `${product.nameCn} ${product.grade}`,
  size: form.size,
  sampleNo,
});

export const sampleDecisions = ({ database, notify }: SampleDecisionDeps) => {
  async function decided(
    sampleNo: string,
    now: Date,
    text: (row: SampleRow) => string,
    write: (inside: Queries) => Promise<boolean>,
  ): Promise<void> {
    const notice = await database.tx(async (inside): Promise<SmsNotice | null> => {
      if (!(await write(inside))) throw new Refusal(CODES.moveRefused, messages.moved);
      const row = await sampleStore(inside).find(sampleNo);
      if (!row) throw notFoundFault();
      const [asker] = await inside.query<{ phone: string }>(
        'select phone from users where id = $1 and closed_at is null',
        [row.askedBy],
      );
      return asker ? { phone: asker.phone, text: text(row), sentAt: now } : null;
    });
    if (notice) await notify(notice);
  }

  return {
    approve: (sampleNo: string, now: Date) =>
      decided(
        sampleNo,
        now,
        (row) => notices.approved(sampleFacts(row)),
        (inside) => sampleStore(inside).approve(sampleNo, now),
      ),
    refuse: (sampleNo: string, reason: string, now: Date) =>
      decided(
        sampleNo,
        now,
        (row) => notices.refused(sampleFacts(row), reason),
        (inside) => sampleStore(inside).refuse(sampleNo, reason, now),
      ),
    send: (sampleNo: string, parcel: string, now: Date) =>
      decided(
        sampleNo,
        now,
        (row) => notices.sent(sampleFacts(row), parcel),
        (inside) => sampleStore(inside).send(sampleNo, parcel, now),
      ),
  };
};

export type SampleDecisions = ReturnType<typeof sampleDecisions>;
