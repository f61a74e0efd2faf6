import { CODES } from '../../../contract/wire/envelope';
import type { ModeId } from '../../../domain/mode-ids';
import { toldSum } from '../../../domain/offer/charges';
import type { Offer, Quote } from '../../../domain/offer/offer';
import { QUOTES_KEPT, ANONYMOUS_QUOTES } from '../../../domain/offer/quote-limit';
import type { Money } from '../../../domain/values/money';
import { withCalendar } from '../../world/calendar/beside';
import type { CalendarWatch } from '../../world/calendar/calendar';
import { withClosures } from '../closures/passed';
import { findUnNumbers } from '../closures/goods-asked';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import type { Log } from '../../base/log';
import { bookedMode, type ServerModes } from '../modes';
import type { Offers } from '../market/offers';
import { lockedRow, buildQuote, type QuoteRow } from './quote';
import { quoteStore } from './store';
import type { Asker } from '../../base/http/who-asks';
import { DAY_MS } from '../../../domain/values/spans';
import { countOne, secondsUntil } from '../../base/counts/counts';
import type { Sells } from '../modes/mode';

const QUOTE_MESSAGES = {
  tooMany: '未登录时锁价次数已达上限，请登录后继续，或稍后再试',
} as const;

export const OFFER_REFUSALS = {
  noPrice: ({ what }: Sells) => `所选${what}暂无即时价，可提交询价，2 个工作小时内报价`,
  gone: ({ what }: Sells) => `所选${what}已撤下或不存在，请重新查询，另选${what}`,
  soldOut: '所选的余量已不足，请另选',
  closed: (isDanger: boolean, { what }: Sells) => `所选${what}${isDanger ? '危品申请已截止' : '已截单'}，请另选`,
  cargoRefused: (reason: string, { what }: Sells) => `所选${what}不能接这票货物：${reason}`,
};

/** Bounds stored quotes of visitors per address; signed-in people have their own bound. */
async function countAnonymous(queries: Queries, address: string, now: Date): Promise<void> {
  const { count, endsAt } = await countOne(queries, 'quote', address, now, ANONYMOUS_QUOTES.seconds);
  if (count <= ANONYMOUS_QUOTES.count) return;
  const headers = { 'retry-after': String(secondsUntil(endsAt, now)) };
  throw new Refusal(CODES.tooMany, QUOTE_MESSAGES.tooMany, { status: 429, headers });
}

const KEPT_MS = 30 * DAY_MS;

type Renewed = { quote: Quote; before: Money; difference: Money };

/** Completes a search by looking up what it only refers to, for the caller. */
type LooksUp = { readonly [TId in ModeId]?: (search: unknown, userId: string | null) => Promise<unknown> };

type QuoteDeps = {
  database: Database;
  clock: Clock;
  modes: ServerModes;
  offers: Offers;
  calendar: Pick<CalendarWatch, 'current'>;
  log: Log;
  looksUp: LooksUp;
  /** False if the quoted goods are hidden by now. */
  isShown: { readonly [TId in ModeId]?: (quote: Pick<Quote, 'search'>) => Promise<boolean> };
};

const offerTotal = ({ price }: Offer): Money => (price ? toldSum(price.charges) : { amount: 0, currency: '' });

/** Only dangerous goods need an application. */
const isForDanger = ({ cutoffs }: Offer) => cutoffs.some(({ code }) => code === 'DG_APPLY');

/** Locked rates hold for the mode's duration, whatever the market does. */
export function quoteService({ database, clock, modes, offers, calendar, log, looksUp, isShown }: QuoteDeps) {
  const store = quoteStore(database);
  const shown = (row: QuoteRow): Quote => buildQuote(row, clock.now());

  async function bookable(mode: ModeId, search: unknown, offerId: string) {
    const found = await offers.offer(mode, search, offerId);
    const { words } = bookedMode(modes, mode);
    if (!found) throw new Refusal(CODES.notFound, OFFER_REFUSALS.gone(words), { status: 404 });
    const { offer, rates, takers, heldUntil } = found;
    const { state, acceptance } = offer;
    // Advice on dangerous goods must be traceable to the search and the rules' edition.
    log({
      level: 'info',
      event: 'acceptance',
      offerId,
      unNo: findUnNumbers(search).join(' ') || undefined,
      verdict: acceptance.level,
      edition: acceptance.edition,
    });
    const refuse = async (code: (typeof CODES)[keyof typeof CODES], message: string) =>
      new Refusal(code, message, { data: { offer, ways: await offers.alternatives(mode, search, offerId) } });
    if (state === 'CLOSED') throw await refuse(CODES.sailingClosed, OFFER_REFUSALS.closed(isForDanger(offer), words));
    if (acceptance.level === 'BLOCK') {
      throw await refuse(CODES.cargoRefused, OFFER_REFUSALS.cargoRefused(acceptance.reason, words));
    }
    if (state === 'SOLD_OUT') throw await refuse(CODES.soldOut, OFFER_REFUSALS.soldOut);
    if (offer.price === null || rates === null) throw await refuse(CODES.noPrice, OFFER_REFUSALS.noPrice(words));
    return { offer, rates, takers, heldUntil: heldUntil ?? null };
  }

  async function lock(mode: ModeId, asked: unknown, offerId: string, { userId, address }: Asker): Promise<Quote> {
    if (userId === null) await countAnonymous(database, address, new Date(clock.now()));
    const search = (await looksUp[mode]?.(asked, userId)) ?? asked;
    const found = await bookable(mode, search, offerId);
    const row = lockedRow({ mode, search, ...found, offer: withClosures(found.offer, []) }, clock.now());
    await store.insert(row, userId, new Date(clock.now()));
    if (userId !== null) await store.keepNewest(userId, QUOTES_KEPT);
    return { ...shown(row), offer: withCalendar(found.offer, await calendar.current()) };
  }

  async function find(quoteId: string, userId: string | null): Promise<QuoteRow> {
    const row = await store.find(quoteId, userId);
    if (!row || (await isShown[row.mode]?.(row)) === false) throw notFoundFault();
    return row;
  }

  return {
    lock,
    /** True also for a deleted quote, which refers to no goods. */
    isShown: async (quoteId: string, userId: string): Promise<boolean> => {
      const row = await store.find(quoteId, userId);
      return !row || (await isShown[row.mode]?.(row)) !== false;
    },
    read: async (quoteId: string, { userId }: Asker): Promise<Quote> =>
      offers.leftNow(shown(await find(quoteId, userId))),

    /** A new quote at the current price. The old one stays unchanged. */
    async renew(quoteId: string, asker: Asker): Promise<Renewed> {
      const { mode, search, offer } = await find(quoteId, asker.userId);
      const quote = await lock(mode, search, offer.offerId, asker);
      const before = offerTotal(offer);
      const amount = offerTotal(quote.offer).amount - before.amount;
      return { quote, before, difference: { amount, currency: before.currency } };
    },

    async sweep() {
      await store.forget(new Date(clock.now() - KEPT_MS));
    },
  };
}

export type QuoteService = ReturnType<typeof quoteService>;
