import { goodsLookup } from '../../../../domain/goods/identity';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import { readGoodsTogether, readGoods, readLoad } from '../../../../domain/modes/lcl/reading';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { findDeparture, type Departure } from './departures';
import type { PlaceRequest } from './fit';

const { goodsOf } = goodsLookup(identifyGoods);

export const toPlace = (form: LclForm, quote: LclQuote): PlaceRequest => ({
  cargo: form.isDanger === 'Y' ? 'danger' : 'general',
  stowed: [...readGoods(form, goodsOf), ...readGoodsTogether(form, goodsOf)].map(({ stowed }) => stowed),
  load: readLoad(form, quote.rates),
});

/** Departures of quotes never disappear from the table. */
export function quotedDeparture({ offer: { offerId } }: LclQuote): Departure {
  const departure = findDeparture(offerId);
  if (!departure) throw new Error(`nothing leaves as ${offerId}`);
  return departure;
}
