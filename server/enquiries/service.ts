import type { ReplyOf } from '../../contract/endpoint';
import type { AskWire } from '../../contract/modes';
import { CODES } from '../../contract/envelope';
import { MODES, type ModeId } from '../../domain/modes';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { drawNumber } from '../draw-number';
import { notFound, Refusal } from '../http/refusal';
import { askedMode, type ServerModes } from '../modes';
import type { AskedForm, AskedMode } from '../modes/mode';
import { ENQUIRY_MESSAGES as messages, faultyEnquiry } from './messages';
import { type EnquiryRow, enquiryStore } from './store';

/** Somebody answers each of them. */
const MOST_OPEN = 10;
const DRAWS = 5;

export type EnquiryDeps = {
  modes: ServerModes;
  database: Database;
  clock: Clock;
  files: { areOf(queries: Queries, userId: string, fileIds: readonly string[]): Promise<boolean> };
};

type Asking = { id: ModeId; userId: string; form: AskedForm };

const onWire = ({ sentAt, answerBy, ...enquiry }: EnquiryRow): ReplyOf<AskWire['submit']> => ({
  ...enquiry,
  sentAt: sentAt.toISOString(),
  answerBy: answerBy.toISOString(),
});

export function enquiryService({ modes, database, clock, files }: EnquiryDeps) {
  function judge(mode: AskedMode, form: AskedForm, now: number): void {
    const faults = mode.faults(form, now);
    if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyEnquiry(faults.length), { data: { faults } });
  }

  async function keep(inside: Queries, { id, userId, form }: Asking, sentAt: Date): Promise<EnquiryRow> {
    const answerBy = new Date(askedMode(modes, id).answerBy(form) ?? sentAt);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const enquiryNo = drawNumber(MODES[id].prefix, sentAt);
      const { orgPortCode, dstPortCode } = form;
      const isKept = await enquiryStore(inside).insert({ enquiryNo, userId, form, sentAt, answerBy });
      if (isKept) return { enquiryNo, state: 'OPEN', sentAt, answerBy, orgPortCode, dstPortCode };
    }
    throw new Error('no enquiry number is free');
  }

  return {
    submit(asking: Asking): Promise<ReplyOf<AskWire['submit']>> {
      const now = new Date(clock.now());
      const { id, userId, form } = asking;
      judge(askedMode(modes, id), form, now.getTime());
      return database.tx(async (inside) => {
        const fileIds = form.files.map(({ fileId }) => fileId);
        if (!(await files.areOf(inside, userId, fileIds))) throw notFound();
        const open = await enquiryStore(inside).openOf(userId, now);
        if (open >= MOST_OPEN) throw new Refusal(CODES.tooManyEnquiries, messages.tooMany, { data: { open } });
        return onWire(await keep(inside, asking, now));
      });
    },
    async list(userId: string): Promise<ReplyOf<AskWire['list']>> {
      const records = (await enquiryStore(database).listOf(userId, new Date(clock.now()))).map(onWire);
      return { records, open: records.filter(({ state }) => state === 'OPEN').length };
    },
  };
}

export type EnquiryService = ReturnType<typeof enquiryService>;
