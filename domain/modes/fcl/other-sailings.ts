import type { Finding } from '../../order/finding';
import { numberIn } from '../../goods/identity';
import { askedFor, type AskedSailings } from '../../offer/sailing-address';
import { dayAt } from '../../values/days';
import { momentIn } from '../../values/moments';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

const OF_THE_SAILING: readonly Finding['about'][] = ['CARRIER', 'PORT', 'CUTOFF'];

/** What keeps the goods off this very sailing, where another may take them. */
export const refusalOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ level, about }) => level === 'BLOCK' && OF_THE_SAILING.includes(about));

/** The sailings of the week, asked for the goods of the form that this one does not take. */
export function askedInstead({ isDanger, goods }: FclForm, quote: FclQuote, refusal: Finding): AskedSailings {
  const { row } = refusal.given;
  const meant = goods[row === undefined ? 0 : Number(row) - 1];
  const unNo = isDanger === 'Y' && meant ? numberIn(meant.unNo) : null;
  const leaves = momentIn(quote.offer.leavesAt ?? '');
  const asked = askedFor(quote.search, leaves === null ? null : dayAt(leaves));
  return { ...asked, isDanger, unNo, goods: isDanger === 'Y' && unNo === null ? (meant?.nameCn.trim() ?? null) : null };
}
