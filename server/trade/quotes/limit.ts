import { CODES } from '../../../contract/wire/envelope';
import { ANONYMOUS_QUOTES } from '../../../domain/offer/quote-limit';
import { countOne, secondsUntil } from '../../base/counts/counts';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { QUOTE_MESSAGES as messages } from './messages';

/** Bounds stored quotes of visitors per address; signed-in people have their own bound. */
export async function countAnonymous(queries: Queries, address: string, now: Date): Promise<void> {
  const { count, endsAt } = await countOne(queries, 'quote', address, now, ANONYMOUS_QUOTES.seconds);
  if (count <= ANONYMOUS_QUOTES.count) return;
  const headers = { 'retry-after': String(secondsUntil(endsAt, now)) };
  throw new Refusal(CODES.tooMany, messages.tooMany, { status: 429, headers });
}
