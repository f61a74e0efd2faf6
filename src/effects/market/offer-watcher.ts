import { fromCallback } from 'xstate';

import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OfferNews, OfferWatch } from '../../../machines/order/order-page';
import { houseNow } from '../clock';

export type OfferWatchInput = { quote: Quote; signal: AbortSignal };

const EVERY_MS = 60_000;

/** Reads the offer on request, each minute and when the page is seen again; only the newest answer counts. */
export const offerWatcherOf = (look: (looking: OfferWatchInput) => Promise<Offer | null>) =>
  fromCallback<OfferWatch, undefined, OfferNews>(({ sendBack, receive }) => {
    let quote: Quote | null = null;
    let newest = new AbortController();
    const ask = async () => {
      newest.abort();
      if (!quote || document.hidden) return;
      newest = new AbortController();
      const { signal } = newest;
      // Failures are ignored: the next tick asks again.
      const offer = await look({ quote, signal }).catch(() => null);
      if (offer && !signal.aborted) sendBack({ type: 'offer.seen', offer, now: houseNow() });
    };
    receive((told) => {
      ({ quote } = told);
      void ask();
    });
    const again = () => void ask();
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      newest.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });
