import { firstDeadline } from '../../offer/cutoffs';
import { momentIn } from '../../values/moments';
import { lclCutoffs } from './cutoffs';
import type { LclForm } from './form';
import type { LclQuote } from './quote';

/** Dangerous goods come to the shed earlier: the deadlines of the goods of the form hold, not of those searched for. */
export function offeredTo({ isDanger }: Pick<LclForm, 'isDanger'>, quote: LclQuote): LclQuote {
  const { search, offer } = quote;
  const leavesAt = momentIn(offer.leavesAt ?? '');
  if (isDanger === search.isDanger || leavesAt === null) return quote;
  const cutoffs = lclCutoffs(leavesAt, isDanger === 'Y' ? 'danger' : 'general');
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}
