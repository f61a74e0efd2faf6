import type { ReplyOf } from '../../contract/endpoint';
import type { listEnquiries, submitEnquiry } from '../../contract/enquiries';
import { CODES } from '../../contract/envelope';
import { type EnquiryFacts, enquiryFaults, type EnquiryForm } from '../../domain/modes/enq/enquiry';
import { momentIn } from '../../domain/values/moments';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { drawNumber } from '../draw-number';
import { notFound, Refusal } from '../http/refusal';
import { ENQUIRY_MESSAGES as messages, faultyEnquiry } from './messages';
import { type EnquiryRow, enquiryStore } from './store';

/** Somebody answers each of them. */
const MOST_OPEN = 10;
const DRAWS = 5;

export type EnquiryDeps = Omit<EnquiryFacts, 'now'> & {
  database: Database;
  clock: Clock;
  files: { areOf(queries: Queries, userId: string, fileIds: readonly string[]): Promise<boolean> };
};

const onWire = ({ sentAt, answerBy, ...enquiry }: EnquiryRow): ReplyOf<typeof submitEnquiry> => ({
  ...enquiry,
  sentAt: sentAt.toISOString(),
  answerBy: answerBy.toISOString(),
});

export function enquiryService({ database, clock, files, isPort, identityOf }: EnquiryDeps) {
  function judge(form: EnquiryForm, now: number): void {
    const faults = enquiryFaults(form, { now, isPort, identityOf });
    if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyEnquiry(faults.length), { data: { faults } });
  }

  async function keep(inside: Queries, userId: string, form: EnquiryForm, sentAt: Date): Promise<EnquiryRow> {
    const answerBy = new Date(momentIn(form.quoteDeadline) ?? sentAt);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const enquiryNo = drawNumber('EQ', sentAt);
      const { orgPortCode, dstPortCode } = form;
      const isKept = await enquiryStore(inside).insert({ enquiryNo, userId, form, sentAt, answerBy });
      if (isKept) return { enquiryNo, state: 'OPEN', sentAt, answerBy, orgPortCode, dstPortCode };
    }
    throw new Error('no enquiry number is free');
  }

  return {
    submit(userId: string, form: EnquiryForm): Promise<ReplyOf<typeof submitEnquiry>> {
      const now = new Date(clock.now());
      judge(form, now.getTime());
      return database.tx(async (inside) => {
        const fileIds = form.files.map(({ fileId }) => fileId);
        if (!(await files.areOf(inside, userId, fileIds))) throw notFound();
        const open = await enquiryStore(inside).openOf(userId, now);
        if (open >= MOST_OPEN) throw new Refusal(CODES.tooManyEnquiries, messages.tooMany, { data: { open } });
        return onWire(await keep(inside, userId, form, now));
      });
    },
    async list(userId: string): Promise<ReplyOf<typeof listEnquiries>> {
      const records = (await enquiryStore(database).listOf(userId, new Date(clock.now()))).map(onWire);
      return { records, open: records.filter(({ state }) => state === 'OPEN').length };
    },
  };
}

export type EnquiryService = ReturnType<typeof enquiryService>;
