import type { DomForm } from '../../../../domain/modes/dom/form';
import type { DomQuote } from '../../../../domain/modes/dom/quote';
import { totalBoxes, readLoads } from '../../../../domain/modes/dom/reading';
import type { HomeLoad } from '../../../../domain/modes/dom/search';
import { toIso } from '../../../../domain/values/moments';
import type { Taking } from '../../../world/takings/taking';
import { findJourney } from './departures';

/** Orders are judged before this runs, so loads exist. */
export function requireLoads(form: DomForm): HomeLoad[] {
  const loads = readLoads(form);
  if (!loads) throw new Error('an order says what its boxes weigh');
  return loads;
}

export function domTakings(form: DomForm, { offer: { offerId } }: DomQuote): Taking[] {
  const way = findJourney(offerId);
  if (!way) throw new Error(`nothing sails as ${offerId}`);
  return way.map(({ stockId, market, slots, leavesAt }) => ({
    stockId,
    measure: 'BOX',
    market,
    amount: totalBoxes(form),
    most: slots,
    untilAt: toIso(leavesAt),
  }));
}
