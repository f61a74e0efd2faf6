import { randomBytes } from 'node:crypto';

import { CODES } from '../../contract/envelope';
import { QUOTE_LOCKED_MS } from '../../domain/order/lifecycle';
import type { Money } from '../../domain/values/money';
import type { Quote, Sailing, SailingSearch } from '../../domain/offer/sailing';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import type { Log } from '../log';
import type { Market } from '../market/market';
import { MARKET_REFUSALS } from '../market/messages';
import type { QuoteSnapshot } from './for-orders';
import { countAnonymous, forgetCounts } from './limit';
import { type QuoteRow, quoteStore } from './store';
import type { Asker } from './who-asks';

const KEPT_MS = 30 * 86_400_000;

type Bookable = QuoteSnapshot['sailing'];
type Renewed = { quote: Quote; before: Money; difference: Money };

const hasPrice = (sailing: Sailing): sailing is Bookable => sailing.price !== null;

export type QuoteDeps = { database: Database; clock: Clock; market: Market; log: Log };

/** Prices that hold for a day, whatever the market does meanwhile. */
export function quoteService({ database, clock, market, log }: QuoteDeps) {
  const store = quoteStore(database);

  function shown({ quoteId, search, sailing, lockedUntil, orderNo }: QuoteRow): Quote {
    const isLapsed = lockedUntil.getTime() <= clock.now();
    const state = orderNo === null ? (isLapsed ? 'LAPSED' : 'LOCKED') : 'USED';
    return { quoteId, state, lockedUntil: lockedUntil.toISOString(), search, sailing };
  }

  /** The sailing as it can be booked now; a refusal says why not, and what else there is. */
  async function bookable(search: SailingSearch, sailingId: string): Promise<Bookable> {
    const sailing = await market.sailing(search, sailingId);
    if (!sailing) throw notFound();
    const { state, acceptance } = sailing;
    // Advice on dangerous goods has to be traceable to what was asked and to the edition it rests on.
    log({
      level: 'info',
      event: 'acceptance',
      sailingId: sailing.sailingId,
      unNo: search.isDanger === 'Y' ? search.unNo : undefined,
      verdict: acceptance.level,
      edition: acceptance.edition,
    });
    const refuse = async (code: (typeof CODES)[keyof typeof CODES], message: string) =>
      new Refusal(code, message, { data: { sailing, alternatives: await market.alternatives(search, sailingId) } });
    if (state === 'CLOSED') throw await refuse(CODES.sailingClosed, MARKET_REFUSALS.closed(search.isDanger === 'Y'));
    if (acceptance.level === 'BLOCK') {
      throw await refuse(CODES.cargoRefused, MARKET_REFUSALS.cargoRefused(acceptance.reason));
    }
    if (state === 'SOLD_OUT') throw await refuse(CODES.soldOut, MARKET_REFUSALS.soldOut);
    if (!hasPrice(sailing)) throw await refuse(CODES.noPrice, MARKET_REFUSALS.noPrice);
    return sailing;
  }

  async function lock(search: SailingSearch, sailingId: string, { userId, address }: Asker): Promise<Quote> {
    if (userId === null) await countAnonymous(database, address, new Date(clock.now()));
    const quote: QuoteRow = {
      quoteId: randomBytes(18).toString('base64url'),
      search,
      sailing: await bookable(search, sailingId),
      lockedUntil: new Date(clock.now() + QUOTE_LOCKED_MS),
      orderNo: null,
    };
    await store.insert(quote, userId);
    return shown(quote);
  }

  async function find(quoteId: string, userId: string | null): Promise<QuoteRow> {
    const row = await store.find(quoteId, userId);
    if (!row) throw notFound();
    return row;
  }

  return {
    lock,
    read: async (quoteId: string, { userId }: Asker): Promise<Quote> => shown(await find(quoteId, userId)),

    /** A new quote at the price of now. The old one stays what it was. */
    async renew(quoteId: string, asker: Asker): Promise<Renewed> {
      const { search, sailing } = await find(quoteId, asker.userId);
      const quote = await lock(search, sailing.sailingId, asker);
      const before = sailing.price.charges.totalUsd;
      const amount = (quote.sailing.price?.charges.totalUsd.amount ?? 0) - before.amount;
      return { quote, before, difference: { amount, currency: before.currency } };
    },

    async sweep() {
      await store.forget(new Date(clock.now() - KEPT_MS));
      await forgetCounts(database, new Date(clock.now()));
    },
  };
}

export type QuoteService = ReturnType<typeof quoteService>;
