import { cutoffsOf, firstDeadline } from '../../offer/cutoffs';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

/** Dangerous goods have earlier cut-offs: use those of the goods in the form, not of the search. */
export function offeredTo({ isDanger }: Pick<FclForm, 'isDanger'>, quote: FclQuote): FclQuote {
  const { search, offer, takers } = quote;
  if (isDanger === search.isDanger) return quote;
  const cutoffs = cutoffsOf(offer.leavesAt ?? '', isDanger === 'Y', takers?.orgHandling ?? null);
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}
