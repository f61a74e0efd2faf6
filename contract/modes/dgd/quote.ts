import * as v from 'valibot';

import { exchange } from '../../../domain/offer/charges-shape';
import { EXTRAS } from '../../../domain/desk/service-types';
import type { DgdRates } from '../../../domain/modes/dgd/rates';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { dgdDetail } from '../../../domain/modes/dgd/detail-shape';
import { dgdEntries } from '../../../domain/modes/dgd/search-shape';
import { offer, quote } from '../../../domain/offer/offer-shape';

export const dgdRates = v.object({
  ...exchange,
  each: v.number(),
  extras: v.object(v.entriesFromList(EXTRAS, v.optional(v.number()))),
  bulk: v.array(v.object({ from: v.number(), share: v.number() })),
  rushShare: v.nullable(v.number()),
}) as v.GenericSchema<unknown, DgdRates>;

const dgdOffer = v.object({ ...offer.entries, detail: dgdDetail });

export const dgdQuote = v.object({ ...quote.entries, search: v.object(dgdEntries), offer: dgdOffer, rates: dgdRates });

export const quoteDgd = quoteEndpoint('DGD', '锁定一项危品服务的价目，至多 7 天', v.object({ ...dgdEntries, offerId }));
