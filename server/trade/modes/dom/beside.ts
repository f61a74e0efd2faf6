import type { DomBeside } from '../../../../domain/modes/dom/detail';
import { callsAnywhere } from '../../../../domain/modes/dom/loops';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { nearbyPorts } from '../../../../domain/places/nearby';
import type { DomOffer } from '../../../../domain/modes/dom/quote';
import { marketsBetween } from './departures';
import { listOffers, type World } from './offers';

type Side = DomBeside['side'];
type DomRoute = Pick<DomSearch, 'orgPortCode' | 'dstPortCode' | 'from' | 'to'>;

const ENDS = { org: 'orgPortCode', dst: 'dstPortCode' } as const;
const DOORS = { org: 'from', dst: 'to' } as const;

/** A city with a door service is tied to its port: no nearby port has a truck to it. */
function placesBeside<TAsked extends DomRoute>(search: TAsked): { side: Side; search: TAsked }[] {
  return (['org', 'dst'] as const).flatMap((side) => {
    if (search[DOORS[side]] !== null) return [];
    const ports = nearbyPorts(search[ENDS[side]]).filter(({ code }) => callsAnywhere(code));
    return ports
      .map(({ code }) => ({ side, search: { ...search, [ENDS[side]]: code } }))
      .filter(({ search: other }) => other.orgPortCode !== other.dstPortCode);
  });
}

export const marketsBeside = (search: DomRoute): string[] =>
  placesBeside(search).flatMap(({ search: other }) => marketsBetween(other.orgPortCode, other.dstPortCode));

const yuanTotal = ({ price }: DomOffer): number => price?.charges.totalYuan.amount ?? Infinity;

const cheapest = (offers: readonly DomOffer[], isShut: World['isShut']): DomOffer | undefined =>
  offers
    .filter(({ state, acceptance: { level }, price }) => state === 'OPEN' && level !== 'BLOCK' && price !== null)
    .filter((offer) => !isShut(offer))
    .toSorted((one, other) => yuanTotal(one) - yuanTotal(other))[0];

/** Lowest price of the nearest port at either end: the first with a bookable ship. */
export function findNearbyOffers(search: DomSearch, world: World): DomBeside[] {
  if (search.isDanger === 'Y') return [];
  const found = placesBeside(search).flatMap(({ side, search: other }): DomBeside[] => {
    const offer = cheapest(listOffers(other, world), world.isShut);
    const port = side === 'org' ? offer?.org : offer?.dst;
    if (!offer?.price || !port || offer.leavesAt === null) return [];
    return [{ side, port, lowest: offer.price.charges.totalYuan, leavesAt: offer.leavesAt }];
  });
  return (['org', 'dst'] as const).flatMap((side) => found.find((one) => one.side === side) ?? []);
}
