import { STORE_TEMPS, type WhSearch } from '../../../../domain/modes/wh/search';
import type { OtherRoom } from '../../../../domain/modes/wh/detail';
import type { WhOffer } from '../../../../domain/modes/wh/quote';
import type { World } from '../kept';

/** Alternative rooms named, none more than twice as far as the nearest. */
const MOST_WAYS = 3;
const FARTHER = 2;

const alternativeRoom = ({ offerId, supplier, org, detail }: WhOffer): OtherRoom => ({
  offerId,
  name: `${supplier.nameCn} · ${detail.room.id.slice(-1)} 库房`,
  city: org.nameCn,
  temp: detail.room.temp,
  grams: detail.leastGrams,
});

type Everywhere = (search: WhSearch) => WhOffer[];

/**
 * If no listed room takes the whole load, the nearest farther ones join the list; if there are none, rooms at another
 * temperature are named.
 */
export function withWaysOut(
  near: readonly WhOffer[],
  search: WhSearch,
  everywhere: Everywhere,
  isShut: World['isShut'],
): WhOffer[] {
  /** Accepts the whole load without objection. */
  const takesAll = (offer: WhOffer): boolean =>
    offer.state === 'OPEN' && offer.acceptance.level !== 'BLOCK' && !isShut(offer);
  if (near.some(takesAll) || near.every(({ state }) => state === 'CLOSED')) return [...near];
  const known = new Set(near.map(({ offerId }) => offerId));
  const open = everywhere(search).filter((offer) => !known.has(offer.offerId) && takesAll(offer));
  const nearest = open[0]?.detail.away?.km ?? Infinity;
  const far = open.filter(({ detail }) => (detail.away?.km ?? 0) <= FARTHER * nearest);
  if (far.length > 0) return [...near, ...far.slice(0, MOST_WAYS)];
  const others = STORE_TEMPS.filter((temp) => temp !== search.temp);
  const instead = others.flatMap((temp) =>
    everywhere({ ...search, temp })
      .filter(takesAll)
      .slice(0, 1)
      .map(alternativeRoom),
  );
  if (instead.length === 0) return [...near];
  return near.map((offer) => (offer.state === 'SOLD_OUT' ? { ...offer, detail: { ...offer.detail, instead } } : offer));
}
