import { fromPromise } from 'xstate';

import { lclSchedule } from '../../../contract/modes/lcl/search';
import { searchOf, type LclAsked } from '../../../domain/modes/lcl/asked';
import { LCL_LIST } from '../../../domain/modes/lcl/list';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import type { LoadOffersInput, LoadOffersOutcome } from '../../../machines/booking/offer-search';
import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';
import type { Gateway } from '../gateway/gateway';
import { searchFailureOf } from './search-failure';

export const loadDeparturesVia = (gateway: Gateway, now: () => number = Date.now) =>
  fromPromise<LoadOffersOutcome, LoadOffersInput>(async ({ input, signal }) => {
    // What its own page has read from the address.
    const asked = input.asked as LclAsked;
    const { etd } = asked;
    const search = searchOf(asked);
    if (!search) throw new TypeError('nobody has said what is to go where');
    const reply = await gateway.call(lclSchedule, search, { signal, quiet: true });
    if (reply.kind !== 'done') return { ok: false, failure: searchFailureOf(reply) };
    const { days, offers } = reply.data;
    const isWanted = (day: string) => etd === null || day >= etd;
    return {
      ok: true,
      answer: {
        search,
        days: days.filter(({ day }) => isWanted(day)),
        offers: offers.filter((offer) => isWanted(LCL_LIST.seen(offer).day)),
        now: now(),
      },
    };
  });

const MOST = 2;

/** Departures that take the same goods as they are; null where nobody could say. */
export const otherDeparturesVia = (gateway: Gateway) =>
  fromPromise<AlternativesOutcome, FindAlternativesInput>(async ({ input: { search, offerId }, signal }) => {
    const reply = await gateway.call(lclSchedule, search as LclSearch, { signal, quiet: true });
    if (reply.kind !== 'done') return { alternatives: null };
    const isFree = ({ level }: { level: string }) => level === 'PASS' || level === 'PASS_CHECK_DGL';
    const others = reply.data.offers.filter(
      (offer) => offer.offerId !== offerId && offer.state === 'OPEN' && isFree(offer.acceptance),
    );
    return { alternatives: others.slice(0, MOST) };
  });
