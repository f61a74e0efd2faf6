import { firstDeadline } from '../../offer/cutoffs';
import { momentIn } from '../../values/moments';
import { lclCutoffs } from './cutoffs';
import type { LclForm } from './form';
import type { LclQuote } from './quote';

/** Dangerous goods have earlier CFS cut-offs: use those of the goods in the form, not of the search. */
export function offeredTo({ isDanger }: Pick<LclForm, 'isDanger'>, quote: LclQuote): LclQuote {
  const { search, offer } = quote;
  const leavesAt = momentIn(offer.leavesAt ?? '');
  if (isDanger === search.isDanger || leavesAt === null) return quote;
  const cutoffs = lclCutoffs(leavesAt, isDanger === 'Y' ? 'danger' : 'general');
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}
