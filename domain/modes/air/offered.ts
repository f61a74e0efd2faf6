import { firstDeadline } from '../../offer/cutoffs';
import { momentIn } from '../../values/moments';
import { airCutoffs } from './cutoffs';
import type { AirForm } from './form';
import type { AirQuote } from './quote';

/** Dangerous goods have earlier cut-offs: use those of the goods in the form, not of the search. */
export function offeredTo({ isDanger }: Pick<AirForm, 'isDanger'>, quote: AirQuote): AirQuote {
  const { search, offer } = quote;
  const leavesAt = momentIn(offer.leavesAt ?? '');
  if (isDanger === search.isDanger || leavesAt === null) return quote;
  const cutoffs = airCutoffs(leavesAt, isDanger);
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}
