import { createHash } from 'node:crypto';

import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { AskWire } from '../../../contract/modes';
import { CODES } from '../../../contract/wire/envelope';
import {
  promisedAnswerTime,
  type EnquiryDetail,
  type EnquiryHead,
  MOST_OPEN_ENQUIRIES,
} from '../../../domain/order/enquiry/enquiry-life';
import { MODES, type ModeId } from '../../../domain/mode-ids';
import { MOST_ENQUIRIES_A_DAY, VERIFIED_TIMES } from '../../../domain/order/life/holdings';
import type { Calendar } from '../../../domain/values/days-off';
import { countOfDay } from '../../base/counts/day-bound';
import type { Queries } from '../../base/database/database';
import { takeNumber } from '../../base/draw-number';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { askedMode } from '../../trade/modes';
import type { AskedForm, AskedMode } from '../../trade/modes/mode';
import { createOwnerActs } from './acts';
import { createEnquiryDesk } from './desk';
import { createInstantPrice } from './instant';
import {
  ENQUIRY_MESSAGES as messages,
  ENQUIRY_NOTICES as notices,
  faultyEnquiry,
  sameEnquiry,
  tooManyToday,
} from './messages';
import type { EnquiryDeps } from './outside';
import { readEnquiryDetail, buildEnquiryHead, enquiryState } from './shown';
import { enquiryStore, type NewEnquiry, type Asker } from './store';

/** Daily bound on enquiries, including withdrawn ones. The caller holds the lock on the asker's row. */
async function holdWithinDay(inside: Queries, asker: Asker & { userId: string }, now: Date): Promise<void> {
  const { userId, enterpriseId, registeredFrom, isVerified } = asker;
  const most = MOST_ENQUIRIES_A_DAY * (isVerified ? VERIFIED_TIMES : 1);
  const address = isVerified ? null : registeredFrom;
  const whose = await countOfDay(inside, { kind: 'enquiries', own: enterpriseId ?? userId, address, most }, now);
  if (whose !== null)
    throw new Refusal(CODES.bounded, tooManyToday({ most, isVerified, isOfAddress: whose === 'address' }), {
      data: { of: 'day', most, isVerified },
    });
}

/** Overdue enquiries are still answered. */
const WAITED_FOR = ['OPEN', 'OVERDUE'];

type Asking = { id: ModeId; userId: string; form: AskedForm };
/** `isMeant`: confirms a repeat of a recent enquiry. */
type Submission = Asking & { isMeant: boolean };

/** A repeat within this time is probably unintended. */
const SAME_WITHIN_MS = 10 * 60_000;

/** Equal goods on the same lane, whatever the quantity. */
function enquiryLikeness({ id, form: { orgPortCode, dstPortCode, goods } }: Pick<Asking, 'id' | 'form'>): string {
  const named = goods.map(({ unNo, nameCn }) => [unNo.trim(), nameCn.trim()].join(' ')).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([id, orgPortCode, dstPortCode, named]))
    .digest('hex');
}

export function enquiryService(deps: EnquiryDeps) {
  const { modes, database, clock, files } = deps;

  function judge(mode: AskedMode, form: AskedForm, now: number): void {
    const faults = mode.faults(form, now);
    if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyEnquiry(faults.length), { data: { faults } });
  }

  function keep(
    inside: Queries,
    { id, userId, form }: Asking,
    { sentAt, calendar }: { sentAt: Date; calendar: Calendar },
  ): Promise<EnquiryHead> {
    const sent = sentAt.getTime();
    const sameAs = enquiryLikeness({ id, form });
    const answerBy = new Date(promisedAnswerTime(sent, askedMode(modes, id).answerBy(form) ?? sent, calendar));
    return takeNumber({ prefix: MODES[id].prefix, now: sentAt }, async (enquiryNo) => {
      const asked: NewEnquiry = { enquiryNo, mode: id, userId, form, sentAt, answerBy, sameAs };
      const row = (await enquiryStore(inside).insert(asked)) && (await enquiryStore(inside).find(enquiryNo, userId));
      return row ? buildEnquiryHead(row, sent) : null;
    });
  }

  return {
    /** A repeated enquiry, from another tab or out of impatience, needs confirmation. */
    async submit({ isMeant, ...asking }: Submission): Promise<EnquiryHead> {
      const now = new Date(clock.now());
      const { id, userId, form } = asking;
      judge(askedMode(modes, id), form, now.getTime());
      const calendar = await deps.calendar.current();
      return database.tx(async (inside) => {
        const fileIds = form.files.map(({ fileId }) => fileId);
        if (!(await files.areOf(inside, userId, fileIds))) throw notFoundFault();
        const asker = await enquiryStore(inside).holdAsker(userId);
        const open = await enquiryStore(inside).openOf(userId, now);
        const since = new Date(now.getTime() - SAME_WITHIN_MS);
        const same = isMeant
          ? null
          : await enquiryStore(inside).sameSince({ userId, sameAs: enquiryLikeness(asking) }, since);
        if (same) throw new Refusal(CODES.sameEnquiry, sameEnquiry(same), { data: { enquiryNo: same } });
        if (open >= MOST_OPEN_ENQUIRIES)
          throw new Refusal(CODES.tooManyEnquiries, messages.tooMany, { data: { open } });
        await holdWithinDay(inside, { ...asker, userId }, now);
        return keep(inside, asking, { sentAt: now, calendar });
      });
    },
    async list(userId: string): Promise<ReplyOf<AskWire['list']>> {
      const rows = await enquiryStore(database).listOf(userId);
      const records = rows.map((row) => buildEnquiryHead(row, clock.now()));
      return { records, open: rows.filter((row) => WAITED_FOR.includes(enquiryState(row, clock.now()))).length };
    },
    async read(userId: string, enquiryNo: string): Promise<EnquiryDetail> {
      const row = await enquiryStore(database).find(enquiryNo, userId);
      if (!row) throw notFoundFault();
      return readEnquiryDetail(database, row, clock.now());
    },
    ...createOwnerActs(deps),
    instant: createInstantPrice(deps),
    desk: createEnquiryDesk(deps),
    /** Enquiry desk with other effects, for rehearsals. */
    deskOver: (over: Partial<Pick<EnquiryDeps, 'database' | 'notify'>>) => createEnquiryDesk({ ...deps, ...over }),
    async sweep() {
      const now = new Date(clock.now());
      const by = promisedAnswerTime(now.getTime(), Number.POSITIVE_INFINITY, await deps.calendar.current());
      const expected = Number.isFinite(by) ? new Date(by) : null;
      for (const { enquiryNo, phone } of await enquiryStore(database).late(now)) {
        await deps.notify({ phone, text: notices.late(enquiryNo, expected), sentAt: now });
      }
    },
  };
}

export type EnquiryService = ReturnType<typeof enquiryService>;
