import { CODES } from '../../../contract/wire/envelope';
import {
  type Counter,
  counterTerms,
  type EnquiryDetail,
  isSailing,
  mayCounter,
  MOST_MESSAGES,
} from '../../../domain/order/enquiry/enquiry-life';
import type { Money } from '../../../domain/values/money';
import type { Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { answerStore, type AnswerRow } from './answers';
import { lockEnquiry } from './held';
import { orderBegun } from './booking';
import { ENQUIRY_MESSAGES as messages } from './messages';
import type { EnquiryDeps } from './outside';
import { readEnquiryDetail, enquiryState } from './shown';
import { holdToOffer } from './stands';
import { type EnquiryRow, enquiryStore } from './store';

type EnquiryKey = { enquiryNo: string; userId: string };
type Accepted = EnquiryKey & { answerNo: number; shownTotal: Money };
type EnquiryStatement = EnquiryKey & { text: string; counter: Money | null };

const isAcceptedAnswer = ({ answerNo, charges: { totalUsd } }: AnswerRow, accepted: Accepted): boolean =>
  answerNo === accepted.answerNo &&
  totalUsd.amount === accepted.shownTotal.amount &&
  totalUsd.currency === accepted.shownTotal.currency;

/** Requested price in the currency and tax mode of the answer it counters. */
async function countered(asked: Money, store: ReturnType<typeof answerStore>, isHeard: boolean): Promise<Counter> {
  const answer = await store.last();
  if (!answer || !isHeard) throw new Refusal(CODES.moveRefused, messages.countered);
  const { currency, isTaxed } = counterTerms(answer);
  if (currency !== asked.currency) throw new Refusal(CODES.moveRefused, messages.moved);
  return { ...asked, isTaxed };
}

/** Acts of the enquiry's owner. Each runs with the enquiry locked, so concurrent repeats are serialised. */
export function createOwnerActs({ modes, database, clock, offers, quotes, drafts }: EnquiryDeps) {
  const within = (work: (inside: Queries, now: Date) => Promise<unknown>, { enquiryNo, userId }: EnquiryKey) =>
    database.tx(async (inside): Promise<EnquiryDetail> => {
      const now = new Date(clock.now());
      await work(inside, now);
      const row = await enquiryStore(inside).find(enquiryNo, userId);
      if (!row) throw notFoundFault();
      return readEnquiryDetail(inside, row, now.getTime());
    });

  /** Locks the price for a day and starts an order form with the enquiry's data. */
  async function ordering(inside: Queries, row: EnquiryRow, answer: AnswerRow, now: Date) {
    const { userId } = row;
    const { mode } = answer.offer;
    const quoteId = await quotes.keep(inside, { mode, ...answer }, userId);
    const lockedUntil = answer.validUntil.toISOString();
    const begun = orderBegun(modes, row, { ...answer, quoteId, mode, state: 'LOCKED', lockedUntil });
    await drafts.beginInside(inside, { userId, mode }, begun, now);
    return quoteId;
  }

  return {
    /** Once: accepting again leads to the same quote. */
    async accept(accepted: Accepted): Promise<EnquiryDetail> {
      const { enquiryNo, userId, answerNo } = accepted;
      const seen = await enquiryStore(database).find(enquiryNo, userId);
      const shown = await answerStore(database, enquiryNo).last();
      if (!seen || !shown) throw notFoundFault();
      if (seen.state !== 'ACCEPTED' && shown.answerNo === answerNo) {
        if (!isSailing(shown)) throw new Refusal(CODES.moveRefused, messages.unsailed);
        await holdToOffer(offers, shown.offer.mode, shown);
      }
      return within(async (inside, now) => {
        if ((await enquiryStore(inside).hold(enquiryNo, userId))?.state === 'ACCEPTED') return;
        const held = await lockEnquiry(inside, 'accept', { enquiryNo, userId, now });
        const answer = await answerStore(inside, enquiryNo).last();
        if (!answer || !isSailing(answer) || !isAcceptedAnswer(answer, accepted))
          throw new Refusal(CODES.priceChanged, messages.changed);
        const quoteId = await ordering(inside, held, answer, now);
        await enquiryStore(inside).end({ enquiryNo, state: 'ACCEPTED', quoteId });
      }, accepted);
    },
    decline: ({ reason, ...named }: EnquiryKey & { reason: string }) =>
      within(async (inside, now) => {
        await lockEnquiry(inside, 'decline', { ...named, now });
        await enquiryStore(inside).end({ ...named, state: 'DECLINED', reason });
      }, named),
    withdraw: (named: EnquiryKey) =>
      within(async (inside, now) => {
        await lockEnquiry(inside, 'withdraw', { ...named, now });
        await enquiryStore(inside).end({ ...named, state: 'WITHDRAWN' });
      }, named),
    say: ({ text, counter, ...named }: EnquiryStatement) =>
      within(async (inside, now) => {
        const row = await lockEnquiry(inside, 'say', { ...named, now });
        const store = answerStore(inside, named.enquiryNo);
        const said = await store.said();
        if (said.length >= MOST_MESSAGES) throw new Refusal(CODES.moveRefused, messages.full);
        const heard = counter && (await countered(counter, store, mayCounter(enquiryState(row, now.getTime()), said)));
        await store.say({ at: now, byHouse: false, text, counter: heard });
        await enquiryStore(inside).waitSince(named.enquiryNo, now);
      }, named),
  };
}
