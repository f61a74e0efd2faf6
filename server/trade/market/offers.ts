import type { ModeId } from '../../../domain/mode-ids';
import type { Closure } from '../../../domain/offer/closure';
import type { Fit } from '../../../domain/offer/fit';
import type { Quote } from '../../../domain/offer/offer';
import { noNotices, type NoticeLookup } from '../../../domain/offer/notice';
import type { SurchargeRow } from '../../../domain/offer/surcharge';
import type { Calendar } from '../../../domain/values/days-off';
import type { CalendarWatch } from '../../world/calendar/calendar';
import { withCalendar } from '../../world/calendar/beside';
import type { Closures } from '../closures/closures';
import { type MarketRules, isClosedTo, listBeside, offerBeside } from './beside';
import { findClosures, withClosures } from '../closures/passed';
import { shipClosures } from '../closures/ships';
import { isSurchargeable, findSurcharges } from '../surcharges/charging';
import type { SurchargeWatch } from '../surcharges/surcharges';
import type { Tariffs } from '../tariffs/sheet';
import type { TariffWatch } from '../tariffs/tariffs';
import type { Clock } from '../../base/clock';
import { type ServerModes, bookedMode } from '../modes';
import type { BookedMode, World } from '../modes/mode';
import { MARKETS } from '../modes/markets';
import type { Sea } from '../sea/sea';
import type { Notices } from '../../world/notices/notices';
import type { MarketTakings, TakingsWatch } from '../../world/takings/watch';

type OffersDeps = {
  modes: ServerModes;
  clock: Clock;
  sold: TakingsWatch;
  notices: Pick<Notices, 'current'>;
  closures: Pick<Closures, 'current'>;
  calendar: Pick<CalendarWatch, 'current'>;
  surcharges: Pick<SurchargeWatch, 'current'>;
  tariffs: Pick<TariffWatch, 'current'>;
  sea: Sea;
};

type MarketContext = { told: NoticeLookup; tariffs: Tariffs; known: Calendar; asked: MarketRules };

/** Offers of the modes. Looks up stock for a search and passes it in: modes only compute. */
export function createOffers(deps: OffersDeps) {
  const { modes, clock, sold, notices, closures, calendar, surcharges, tariffs, sea } = deps;
  function worldWith(markets: readonly MarketTakings[], { known, asked, ...data }: MarketContext): World {
    const isClosedIn = (id: ModeId) => asked.closures.some(({ mode }) => mode === null || mode === id);
    const world: World = {
      now: asked.now,
      taken: (stockId, measure) => markets.reduce((most, { taken }) => Math.max(most, taken(stockId, measure)), 0),
      inside: (stockId) => markets.map(({ inside }) => inside(stockId)).find((one) => one.length > 0) ?? [],
      ...data,
      calendar: known,
      isShut: (way) => isClosedTo(way, asked),
      isCharged: (id) => isSurchargeable(asked.surcharges, id),
      priceOf(id, search) {
        return world.isCharged(id) || isClosedIn(id) ? null : (MARKETS[id]?.cheapest?.(search, { sea, world }) ?? null);
      },
    };
    return world;
  }

  const soldIn = (mode: BookedMode, search: unknown): Promise<MarketTakings[]> =>
    Promise.all(mode.stock.markets(search).map((market) => sold.in(market)));

  const toldTo = (mode: BookedMode): Promise<NoticeLookup> | NoticeLookup =>
    MARKETS[mode.order.id]?.heeding ? notices.current() : noNotices;

  const beside = async (search: unknown): Promise<MarketRules> => ({
    closures: await closures.current(),
    surcharges: await surcharges.current(),
    search,
    now: clock.now(),
  });

  const worldOf = async (mode: BookedMode, search: unknown): Promise<World> =>
    worldWith(await soldIn(mode, search), {
      told: await toldTo(mode),
      tariffs: await tariffs.current(),
      known: await calendar.current(),
      asked: await beside(search),
    });

  return {
    async search(id: ModeId, search: unknown) {
      const mode = bookedMode(modes, id);
      return listBeside(mode.search(search, await worldOf(mode, search)), await beside(search));
    },
    async offer(id: ModeId, search: unknown, offerId: string) {
      const mode = bookedMode(modes, id);
      const found = mode.offer(search, offerId, await worldOf(mode, search));
      if (!found) return null;
      const asked = await beside(search);
      const met = findSurcharges(asked.surcharges, found.offer, asked.now);
      return { ...found, offer: { ...offerBeside(found.offer, asked), ...(met.length > 0 && { surcharges: met }) } };
    },
    async alternatives(id: ModeId, search: unknown, offerId: string) {
      const mode = bookedMode(modes, id);
      const others = mode.alternatives(search, offerId, await worldOf(mode, search));
      const asked = await beside(search);
      return others
        .map((offer) => offerBeside(offer, asked))
        .filter(({ closures: met, acceptance: { level } }) => met === undefined || level !== 'BLOCK');
    },
    /** A quote with current remaining room; its other fields stay as locked. */
    async leftNow(quote: Quote): Promise<Quote> {
      const mode = bookedMode(modes, quote.mode);
      const world = await worldOf(mode, quote.search);
      const left = (): Quote => ({
        ...quote,
        offer: {
          ...quote.offer,
          left: mode.offer(quote.search, quote.offer.offerId, world)?.offer.left ?? quote.offer.left,
        },
      });
      const { offer, ...now } = mode.leftNow?.(quote, world) ?? left();
      const met = [
        ...findClosures(await closures.current(), offer, clock.now()),
        ...(quote.state === 'USED' ? [] : shipClosures(offer, world.tariffs, clock.now())),
      ];
      return { ...now, offer: withCalendar(withClosures(offer, met), await calendar.current()) };
    },
    /** Fit of goods on some offers; offers of another mode are left out. */
    async fits(id: ModeId, search: unknown, offerIds: readonly string[]): Promise<Fit[]> {
      const mode = bookedMode(modes, id);
      const world = await worldOf(mode, search);
      const asked = await beside(search);
      return [...new Set(offerIds)].flatMap((offerId) => {
        const offer = mode.offer(search, offerId, world)?.offer;
        const market = MARKETS[id];
        if (!offer || !market?.nextFit) return [];
        const { state, acceptance } = offerBeside(offer, asked);
        return [{ offerId, state, acceptance, nextFit: market.nextFit(offer) }];
      });
    },
    /** Inputs of a kept answer besides time: same objects until stock or notices change. */
    async stamps(
      id: ModeId,
      search: unknown,
    ): Promise<(MarketTakings | NoticeLookup | readonly Closure[] | readonly SurchargeRow[] | Calendar | Tariffs)[]> {
      const mode = bookedMode(modes, id);
      const changing = [
        await toldTo(mode),
        await closures.current(),
        await surcharges.current(),
        await tariffs.current(),
        await calendar.current(),
      ];
      return [...(await soldIn(mode, search)), ...changing];
    },
  };
}

export type Offers = ReturnType<typeof createOffers>;
