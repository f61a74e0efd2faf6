import { fromPromise } from 'xstate';

import type { Endpoint } from '../../../contract/wire/endpoint';
import type { QuoteWire } from '../../../contract/modes';
import { offerAnswer } from '../../../domain/offer/answer';
import type { OfferList } from '../../../domain/offer/offer-list';
import type { Offer, OfferDay } from '../../../domain/offer/offer';
import type { Day } from '../../../domain/values/days';
import type { LoadOffersInput, LoadOffersOutcome } from '../../../machines/booking/offer-search';
import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';
import type { Gateway } from '../gateway/gateway';
import { searchFailureFrom } from './search-failure';
import { houseNow } from '../clock';

export type Schedule<TAsked, TOffer extends Offer, TSearch extends object> = {
  wire: Endpoint;
  quote: QuoteWire;
  list: OfferList<TOffer, TSearch>;
  /** Null while fields are missing. */
  searchOf(asked: TAsked): TSearch | null;
  /** First day wanted, where the gateway does not take it. */
  from?(asked: TAsked): Day | null;
  /** Filter for alternatives; by default offers that take the goods, with or without review. */
  isOther?(offer: TOffer): boolean;
};

type ScheduleAnswer<TOffer> = { days: OfferDay[]; offers: TOffer[] };

const asking = <TSearch extends object>(gateway: Gateway, wire: Endpoint, search: TSearch, signal: AbortSignal) =>
  gateway.call(wire, search, { signal });

export const loadScheduleVia = <TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: Gateway,
  schedule: Schedule<TAsked, TOffer, TSearch>,
  now: () => number = houseNow,
) =>
  fromPromise<LoadOffersOutcome, LoadOffersInput>(async ({ input, signal }) => {
    // Cast: the search page itself parsed it from the address.
    const asked = input.asked as TAsked;
    const search = schedule.searchOf(asked);
    if (!search) throw new TypeError('nobody has said what is to go where');
    const reply = await asking(gateway, schedule.wire, search, signal);
    performance.mark('answer');
    if (reply.kind !== 'done') return { ok: false, failure: searchFailureFrom(reply) };
    // The cast is safe: the wire schema validated the reply.
    const { days, offers } = reply.data as ScheduleAnswer<TOffer>;
    const first = schedule.from?.(asked) ?? null;
    const isWanted = (day: string) => first === null || day >= first;
    return {
      ok: true,
      answer: {
        search,
        days: days.filter(({ day }) => isWanted(day)),
        offers: offers.filter((offer) => isWanted(schedule.list.seen(offer).day)),
        now: now(),
      },
    };
  });

const MOST = 2;

const mayTake = (offer: Offer): boolean => ['Y', 'R'].includes(offerAnswer(offer));

/** Other departures that may take the goods, at most `most`; null on failure. */
export const othersOfScheduleVia = <TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: Gateway,
  schedule: Pick<Schedule<TAsked, TOffer, TSearch>, 'wire' | 'isOther'>,
  most = MOST,
) =>
  fromPromise<AlternativesOutcome, FindAlternativesInput>(async ({ input: { search, offerId }, signal }) => {
    const reply = await asking(gateway, schedule.wire, search as TSearch, signal);
    if (reply.kind !== 'done') return { alternatives: null };
    const { offers } = reply.data as ScheduleAnswer<TOffer>;
    const isOpen = (offer: TOffer) => offer.offerId !== offerId && offer.state === 'OPEN';
    const isOther = (offer: TOffer) => schedule.isOther?.(offer) ?? mayTake(offer);
    const others = offers.filter((offer) => isOpen(offer) && isOther(offer));
    return { alternatives: others.slice(0, most) };
  });
