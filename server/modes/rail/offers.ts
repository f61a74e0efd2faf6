import { railCutoffs, soonestDay } from '../../../domain/modes/rail/cutoffs';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { CALENDAR_DAYS, type RailSearch } from '../../../domain/modes/rail/search';
import { teuAsked } from '../../../domain/modes/rail/wagons';
import { firstDeadline } from '../../../domain/offer/cutoffs';
import type { SailingState } from '../../../domain/offer/sailing';
import type { Day } from '../../../domain/values/days';
import { byMoment, isoOf, momentIn } from '../../../domain/values/moments';
import { askFor } from './asked';
import { departuresOf, findDeparture, type Departure } from './departures';
import { type Known, knownOf, mustApply, type World } from './known';
import { routesFor } from './routes';

export type { World };

function stateOf(isClosed: boolean, isSoldOut: boolean, hasPrice: boolean): SailingState {
  if (isClosed) return 'CLOSED';
  if (isSoldOut) return 'SOLD_OUT';
  return hasPrice ? 'OPEN' : 'ENQUIRE';
}

function offerOf(departure: Departure, search: RailSearch, known: Known, world: World): RailOffer {
  const { offerId, day, leavesAt, arrivesAt, teu, isFull, hasTariff } = departure;
  const cutoffs = railCutoffs(leavesAt, mustApply(search));
  const closesAt = firstDeadline(cutoffs) ?? isoOf(leavesAt);
  const left = isFull ? 0 : Math.max(0, teu - world.taken(offerId, 'TEU'));
  const price = hasTariff ? known.price : null;
  const isClosed = world.now > (momentIn(closesAt) ?? leavesAt);
  return {
    offerId,
    mode: 'RAIL',
    leavesAt: isoOf(leavesAt),
    arrivesAt: isoOf(arrivesAt),
    cutoffs,
    closesAt,
    state: stateOf(isClosed, left < teuAsked(search.boxes), price !== null),
    left: [{ measure: 'TEU', amount: left }],
    price,
    ...known.on(day),
  };
}

/** From when on anything can still be ordered: dangerous goods without a permit wait for the railways. */
function firstDay(search: RailSearch, now: number): Day {
  const soonest = soonestDay(now, mustApply(search));
  return search.from !== null && search.from > soonest ? search.from : soonest;
}

/** Everything that leaves within the days of the calendar, the first of it first. */
export function offersFor(search: RailSearch, world: World): RailOffer[] {
  const asked = askFor(search);
  const from = firstDay(search, world.now);
  return routesFor(search)
    .flatMap((route) => {
      const known = knownOf(route, search, asked, world);
      return departuresOf(route, from, CALENDAR_DAYS).map((one) => offerOf(one, search, known, world));
    })
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

/** One train by its name, for these goods; null where it is none of the way. */
export function offerNamed(search: RailSearch, offerId: string, world: World) {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  const { route, hasTariff } = departure;
  if (route.org.code !== search.orgPortCode || route.dst.code !== search.dstPortCode) return null;
  const known = knownOf(route, search, askFor(search), world);
  return { offer: offerOf(departure, search, known, world), rates: hasTariff ? known.rates : null };
}
