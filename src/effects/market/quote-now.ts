import * as v from 'valibot';

import { quoteById } from '../../../contract/offers/quotes';
import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../gateway/gateway';
import type { QuoteShape } from '../orders/quotes';
import type { OfferWatchInput } from './offer-watcher';

/** For modes whose quote reply includes current availability; the locked price stays. */
export const quoteNowAs =
  (shape: QuoteShape) =>
  async (gateway: Gateway, { quote: { quoteId }, signal }: OfferWatchInput): Promise<Offer | null> => {
    const reply = await gateway.call(quoteById, { quoteId }, { signal });
    const found = reply.kind === 'done' && v.safeParse(shape, reply.data);
    return found && found.success ? found.output.offer : null;
  };
