import { freeKgLeft, cheapestFreight, findNextBreak, type Ladder } from '../../../domain/modes/air/ladder';
import type { ChargeableWeight } from '../../../domain/modes/air/weight';
import { airSearchCopy } from '../../copy/modes/air/search';

const { weight: copy } = airSearchCopy;

type Weight = Pick<ChargeableWeight, 'charged' | 'by'>;

/** Kilograms that can be added at no extra freight; empty if there are none. */
export function freeNow({ charged, by }: Weight, ladder: Ladder): string {
  const free = freeKgLeft(charged, ladder);
  const { code, asIf } = cheapestFreight(charged, ladder);
  if (free <= 0) return '';
  return code === 'M' ? copy.least(copy.more[by], free) : copy.free(copy.more[by], free, asIf);
}

/** Free kilograms now, or from the next weight break on. */
export function freeWords(weight: Weight, ladder: Ladder): string {
  const next = findNextBreak(weight.charged, ladder);
  return (
    freeNow(weight, ladder) || (next ? copy.next(copy.more[weight.by], next.toKg, next.code, next.until) : copy.top)
  );
}
