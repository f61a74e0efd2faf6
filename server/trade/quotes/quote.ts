import { randomBytes } from 'node:crypto';

import type { Quote } from '../../../domain/offer/offer';
import type { Takers } from '../../../domain/offer/sailing';
import { MODES, type ModeId } from '../../../domain/mode-ids';
import type { Offer } from '../../../domain/offer/offer';
import { MARKETS } from '../modes/markets';
import type { QuoteTerms } from './for-orders';

export type QuoteRow = {
  quoteId: string;
  mode: ModeId;
  search: unknown;
  offer: Offer;
  /** Null if locked by a release without rates. */
  rates: unknown;
  takers: Takers | null;
  lockedUntil: Date;
  orderNo: string | null;
};

const quoteRates = ({ mode, search, offer, rates }: QuoteRow): unknown =>
  rates ?? MARKETS[mode]?.upgrade?.rates(search, offer) ?? null;

function quoteState({ orderNo, lockedUntil }: QuoteRow, now: number): Quote['state'] {
  if (orderNo !== null) return 'USED';
  return lockedUntil.getTime() <= now ? 'LAPSED' : 'LOCKED';
}

/** Lasts as the mode defines, but not beyond its offer or earlier held rates. */
export function lockedRow({ mode, search, offer, rates, takers, heldUntil }: QuoteTerms, now: number): QuoteRow {
  const lasts = Math.min(now + (MODES[mode].lockMs ?? 0), heldUntil ?? Number.POSITIVE_INFINITY);
  const { closesAt } = offer;
  const until = closesAt === null ? lasts : Math.min(lasts, Date.parse(closesAt));
  const quoteId = randomBytes(18).toString('base64url');
  return { quoteId, mode, search, offer, rates, takers, lockedUntil: new Date(until), orderNo: null };
}

export const buildQuote = (row: QuoteRow, now: number): Quote => ({
  quoteId: row.quoteId,
  mode: row.mode,
  state: quoteState(row, now),
  lockedUntil: row.lockedUntil.toISOString(),
  search: row.search,
  offer: row.offer,
  rates: quoteRates(row),
  takers: row.takers,
  ...(row.orderNo !== null && { orderNo: row.orderNo }),
});
