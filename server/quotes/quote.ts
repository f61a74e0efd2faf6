import type { Quote } from '../../domain/offer/offer';
import type { Takers } from '../../domain/offer/sailing';
import type { ModeId } from '../../domain/modes';
import type { Offer } from '../../domain/offer/offer';
import type { ServerModes } from '../modes';

export type QuoteRow = {
  quoteId: string;
  mode: ModeId;
  search: unknown;
  offer: Offer;
  /** Null where it was locked by a release that knew no rates. */
  rates: unknown;
  takers: Takers | null;
  lockedUntil: Date;
  orderNo: string | null;
};

function ratesIn(modes: ServerModes, { mode: id, search, offer, rates }: QuoteRow): unknown {
  if (rates !== null) return rates;
  const mode = modes[id];
  return mode?.kind === 'booked' ? (mode.before?.rates(search, offer) ?? null) : null;
}

function stateOf({ orderNo, lockedUntil }: QuoteRow, now: number): Quote['state'] {
  if (orderNo !== null) return 'USED';
  return lockedUntil.getTime() <= now ? 'LAPSED' : 'LOCKED';
}

/** A row as the quote it is at a moment. */
export const quoteIn = (modes: ServerModes, row: QuoteRow, now: number): Quote => ({
  quoteId: row.quoteId,
  mode: row.mode,
  state: stateOf(row, now),
  lockedUntil: row.lockedUntil.toISOString(),
  search: row.search,
  offer: row.offer,
  rates: ratesIn(modes, row),
  takers: row.takers,
});
