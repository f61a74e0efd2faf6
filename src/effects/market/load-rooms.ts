import { fromPromise } from 'xstate';

import { whSchedule } from '../../../contract/modes/wh/search';
import { searchOf, type WhAsked } from '../../../domain/modes/wh/address';
import type { WhSearch } from '../../../domain/modes/wh/search';
import { answerOf } from '../../../domain/offer/answer';
import type { LoadOffersInput, LoadOffersOutcome } from '../../../machines/booking/offer-search';
import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';
import type { Gateway } from '../gateway/gateway';
import { searchFailureOf } from './search-failure';

export const loadRoomsVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadOffersOutcome, LoadOffersInput>(async ({ input, signal }) => {
    // What its own page has read from the address.
    const search = searchOf(input.asked as WhAsked);
    if (!search) throw new TypeError('nobody has said what is to be stored');
    const reply = await gateway.call(whSchedule, search, { signal, quiet: true });
    if (reply.kind !== 'done') return { ok: false, failure: searchFailureOf(reply) };
    return { ok: true, answer: { search, ...reply.data, now: now() } };
  });

const MOST = 2;

/** Rooms that take the same goods; null where nobody could say. */
export const otherRoomsVia = (gateway: Gateway) =>
  fromPromise<AlternativesOutcome, FindAlternativesInput>(async ({ input: { search, offerId }, signal }) => {
    const reply = await gateway.call(whSchedule, search as WhSearch, { signal, quiet: true });
    if (reply.kind !== 'done') return { alternatives: null };
    const others = reply.data.offers.filter(
      (offer) => offer.offerId !== offerId && offer.state === 'OPEN' && ['Y', 'R'].includes(answerOf(offer)),
    );
    return { alternatives: others.slice(0, MOST) };
  });
