import type { Finding } from '../../rules/finding';
import { readShortUnNo } from '../../goods/identity';
import { queryFromSearch, type SailingsQuery } from '../../offer/sailing-address';
import { dayAt } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { countBoxes } from '../../order/blocks/load';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

export function askedInstead({ isDanger, goods, boxes }: FclForm, quote: FclQuote, refusal: Finding): SailingsQuery {
  const { row } = refusal.given;
  const meant = goods[row === undefined ? 0 : Number(row) - 1];
  const unNo = isDanger === 'Y' && meant ? readShortUnNo(meant.unNo) : null;
  const leaves = parseMoment(quote.offer.leavesAt ?? '');
  const own = countBoxes(boxes);
  const search = { ...quote.search, boxes: own.length > 0 ? own : quote.search.boxes };
  const asked = queryFromSearch(search, leaves === null ? null : dayAt(leaves));
  return { ...asked, isDanger, unNo, goods: isDanger === 'Y' && unNo === null ? (meant?.nameCn.trim() ?? null) : null };
}
