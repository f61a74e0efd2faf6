import type { ModeId } from '../../domain/modes';
import type { Fit } from '../../domain/offer/fit';
import type { Quote } from '../../domain/offer/offer';
import { nothingTold, type Told } from '../../domain/offer/notice';
import type { Clock } from '../clock';
import { type ServerModes, bookedMode } from '../modes';
import type { BookedMode, World } from '../modes/mode';
import type { CheapestIn } from '../modes/tables/cheapest';
import { HEEDING } from '../modes/tables/heeding';
import { NEXT_FITS } from '../modes/tables/next-fits';
import type { Notices } from '../notices/notices';
import type { Sold, TakingsWatch } from '../takings/watch';

export type OffersDeps = {
  modes: ServerModes;
  clock: Clock;
  sold: TakingsWatch;
  notices: Pick<Notices, 'told'>;
  cheapest: CheapestIn;
};

/** What the modes offer. It looks up what is sold where they search, and asks them then: they themselves only count. */
export function createOffers({ modes, clock, sold, notices, cheapest }: OffersDeps) {
  function worldWith(markets: readonly Sold[], told: Told): World {
    const world: World = {
      now: clock.now(),
      taken: (stockId, measure) => markets.reduce((most, { taken }) => Math.max(most, taken(stockId, measure)), 0),
      inside: (stockId) => markets.map(({ inside }) => inside(stockId)).find((one) => one.length > 0) ?? [],
      told,
      priceOf(id, search) {
        return cheapest[id]?.of(search, world) ?? null;
      },
    };
    return world;
  }

  const soldIn = (mode: BookedMode, search: unknown): Promise<Sold[]> =>
    Promise.all(mode.stock.markets(search).map((market) => sold.in(market)));

  const toldTo = (mode: BookedMode): Promise<Told> | Told => (HEEDING[mode.order.id] ? notices.told() : nothingTold);

  const worldOf = async (mode: BookedMode, search: unknown): Promise<World> =>
    worldWith(await soldIn(mode, search), await toldTo(mode));

  return {
    async search(id: ModeId, search: unknown) {
      const mode = bookedMode(modes, id);
      return mode.search(search, await worldOf(mode, search));
    },
    async offer(id: ModeId, search: unknown, offerId: string) {
      const mode = bookedMode(modes, id);
      return mode.offer(search, offerId, await worldOf(mode, search));
    },
    async alternatives(id: ModeId, search: unknown, offerId: string) {
      const mode = bookedMode(modes, id);
      return mode.alternatives(search, offerId, await worldOf(mode, search));
    },
    /** A quote with what is left by now of what it says is free; everything else of it stays as it was locked. */
    async leftNow(quote: Quote): Promise<Quote> {
      const mode = bookedMode(modes, quote.mode);
      const world = await worldOf(mode, quote.search);
      if (mode.leftNow) return mode.leftNow(quote, world);
      const left = mode.offer(quote.search, quote.offer.offerId, world)?.offer.left ?? quote.offer.left;
      return { ...quote, offer: { ...quote.offer, left } };
    },
    /** Goods against some offers; those that are none of the way are left out. */
    async fits(id: ModeId, search: unknown, offerIds: readonly string[]): Promise<Fit[]> {
      const mode = bookedMode(modes, id);
      const world = await worldOf(mode, search);
      return [...new Set(offerIds)].flatMap((offerId) => {
        const offer = mode.offer(search, offerId, world)?.offer;
        const next = NEXT_FITS[id];
        if (!offer || !next) return [];
        const { state, acceptance } = offer;
        return [{ offerId, state, acceptance, nextFit: next.of(offer) }];
      });
    },
    /** What a kept answer depends on besides the time: the same objects as long as nothing was sold or said. */
    async stamps(id: ModeId, search: unknown): Promise<(Sold | Told)[]> {
      const mode = bookedMode(modes, id);
      return [...(await soldIn(mode, search)), await toldTo(mode)];
    },
  };
}

export type Offers = ReturnType<typeof createOffers>;
