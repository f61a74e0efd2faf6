import { freeKgAt, freightOf, nextBreakAt, type Ladder } from '../../../domain/modes/air/ladder';
import type { Chargeable } from '../../../domain/modes/air/weight';
import { airSearchCopy } from '../../copy/modes/air/search';

const { weight: copy } = airSearchCopy;

type Weight = Pick<Chargeable, 'charged' | 'by'>;

/** How many kilograms more cost no freight, as they are; empty where the next one does. */
export function freeNow({ charged, by }: Weight, ladder: Ladder): string {
  const free = freeKgAt(charged, ladder);
  const { code, asIf } = freightOf(charged, ladder);
  if (free <= 0) return '';
  return code === 'M' ? copy.least(copy.more[by], free) : copy.free(copy.more[by], free, asIf);
}

/** How many of them cost none: now, or from the next break on. */
export function freeWords(weight: Weight, ladder: Ladder): string {
  const next = nextBreakAt(weight.charged, ladder);
  return (
    freeNow(weight, ladder) || (next ? copy.next(copy.more[weight.by], next.toKg, next.code, next.until) : copy.top)
  );
}
