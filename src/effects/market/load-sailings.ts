import { fromPromise } from 'xstate';

import { etdList } from '../../../contract/offers/sailings';
import { firstSearch } from '../../../domain/offer/first-search';
import { searchFromQuery, type SailingsQuery } from '../../../domain/offer/sailing-address';
import type { LoadOffersInput, LoadOffersOutcome } from '../../../machines/booking/offer-search';
import type { Gateway } from '../gateway/gateway';
import { searchFailureFrom } from './search-failure';
import { houseNow } from '../clock';

export const loadSailingsVia = (gateway: Gateway, now: () => number = houseNow) =>
  fromPromise<LoadOffersOutcome, LoadOffersInput>(async ({ input, signal }) => {
    // Cast: the search page itself parsed it from the address.
    const asked = input.asked as SailingsQuery;
    const search = searchFromQuery(asked);
    const first = firstSearch(asked, now());
    if (!search || !first) throw new TypeError('nobody has said what is to go where');
    const reply = await gateway.call(etdList, first, { signal });
    performance.mark('answer');
    if (reply.kind !== 'done') return { ok: false, failure: searchFailureFrom(reply) };
    return { ok: true, answer: { search, days: reply.data.days, offers: reply.data.sailings, now: now() } };
  });
