import type { AnswerReading } from '../../../domain/order/enquiry/answer-doubts';
import { isSailing, mayDo } from '../../../domain/order/enquiry/enquiry-life';
import type { Queries } from '../../base/database/database';
import { badRequest } from '../../base/http/refusal';
import { actingStaff, holdToSecond } from '../../people/staff/acting';
import { answerStore, type AnswerRow, waitingStore } from './answers';
import { lockEnquiry, movedRefusal } from './held';
import { ENQUIRY_MESSAGES as messages, ENQUIRY_NOTICES as notices } from './messages';
import type { EnquiryDeps } from './outside';
import { shownAnswer, enquiryState } from './shown';
import { holdToOffer } from './stands';
import { type EnquiryRow, enquiryStore } from './store';

async function give(inside: Queries, enquiryNo: string, answer: Omit<AnswerRow, 'answerNo'>) {
  await answerStore(inside, enquiryNo).add(answer);
  await enquiryStore(inside).end({ enquiryNo, state: 'ANSWERED' });
  await enquiryStore(inside).waitSince(enquiryNo, null);
  return answerStore(inside, enquiryNo).last();
}

/** Answers awaiting a second person: only staff read one before another pricing colleague approves. */
export function createSecondPerson({ database, clock, offers, ...deps }: EnquiryDeps) {
  /** Locks the waiting answer; refuses its own author, and one already decided. */
  async function held(inside: Queries, enquiryNo: string, now: Date) {
    const row = await lockEnquiry(inside, 'answer', { enquiryNo, userId: null, now });
    const waiting = await waitingStore(inside, enquiryNo).find();
    if (!waiting || waiting.returnedAt !== null) throw movedRefusal();
    holdToSecond(waiting.putBy);
    return { row, waiting };
  }

  return {
    give,
    /** The waiting or returned answer; null once the enquiry can no longer be answered. */
    async waitingFor(row: EnquiryRow, given: number) {
      const waiting = await waitingStore(database, row.enquiryNo).find();
      if (!waiting || !mayDo('answer', enquiryState(row, clock.now()))) return null;
      const { putBy, putName, doubts, tariff, returnedAt, returnedBy, reason } = waiting;
      const returned = returnedAt && { at: returnedAt.toISOString(), by: returnedBy ?? '', reason };
      return {
        answer: shownAnswer({ ...waiting, answerNo: given + 1 }),
        doubts,
        tariff,
        putBy,
        by: putName ?? '',
        returned,
      };
    },
    async approve(enquiryNo: string): Promise<AnswerReading | null> {
      const now = new Date(clock.now());
      const seen = await waitingStore(database, enquiryNo).find();
      if (!seen) throw movedRefusal();
      if (isSailing(seen)) await holdToOffer(offers, seen.offer.mode, seen);
      const { row, given } = await database.tx(async (inside) => {
        const { row: asked, waiting } = await held(inside, enquiryNo, now);
        if (waiting.at.getTime() !== seen.at.getTime()) throw movedRefusal();
        if (waiting.validUntil <= now) throw badRequest(messages.validity, 'validUntil');
        return { row: asked, given: await give(inside, enquiryNo, { ...waiting, at: now }) };
      });
      await deps.notify({ phone: row.phone, text: notices.answered(enquiryNo, seen.validUntil), sentAt: now });
      return given ? { ...shownAnswer(given), doubts: [], tariff: null } : null;
    },
    async giveBack(enquiryNo: string, reason: string): Promise<void> {
      const now = new Date(clock.now());
      await database.tx(async (inside) => {
        await held(inside, enquiryNo, now);
        await waitingStore(inside, enquiryNo).giveBack({ at: now, by: actingStaff(), reason });
      });
    },
  };
}
