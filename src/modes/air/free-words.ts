import { freeKgAt, freightOf, nextBreakAt, type Ladder } from '../../../domain/modes/air/ladder';
import { airSearchCopy } from '../../copy/modes/air/search';

const { weight: copy } = airSearchCopy;

/** How many kilograms more cost nothing: now, or from the next break on. */
export function freeWords(charged: number, ladder: Ladder): string {
  const free = freeKgAt(charged, ladder);
  const { code, asIf } = freightOf(charged, ladder);
  if (free > 0) return code === 'M' ? copy.least(free) : copy.free(free, asIf);
  const next = nextBreakAt(charged, ladder);
  return next ? copy.next(next.toKg, next.code, next.until) : copy.top;
}
