import { soonestDay, railCutoffs } from '../../../../domain/modes/rail/cutoffs';
import type { RailOffer } from '../../../../domain/modes/rail/quote';
import { type RailSearch, CALENDAR_DAYS } from '../../../../domain/modes/rail/search';
import { teuAsked } from '../../../../domain/modes/rail/wagons';
import type { Day } from '../../../../domain/values/days';
import { byMoment, isoOf, momentIn } from '../../../../domain/values/moments';
import { askFor } from './asked';
import { findDeparture, departuresOf, type Departure } from './departures';
import { type RailContext, knownOf, mustApply, type World } from './known';
import { routesFor, marketOf, type RailRoute } from './routes';
import { stateOf } from '../../offers/state-of';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import { keptByWords } from '../../offers/kept-by-words';

type Train = {
  departure: Departure;
  lasting: Pick<RailOffer, 'offerId' | 'mode' | 'leavesAt' | 'arrivesAt' | 'cutoffs' | 'closesAt'>;
  closesAt: number;
};

/** `mustApply`: a permit must still be applied for. */
function trainOf(departure: Departure, mustApply: boolean): Train {
  const { offerId, leavesAt, arrivesAt } = departure;
  const cutoffs = railCutoffs(leavesAt, mustApply);
  const closesAt = firstDeadline(cutoffs) ?? isoOf(leavesAt);
  return {
    departure,
    lasting: { offerId, mode: 'RAIL', leavesAt: isoOf(leavesAt), arrivesAt: isoOf(arrivesAt), cutoffs, closesAt },
    closesAt: momentIn(closesAt) ?? leavesAt,
  };
}

const kept = keptByWords<Train[]>();

/** Trains of a route for four weeks; cached, since most searches need the same. */
const trainsFrom = (route: RailRoute, from: Day, mustApply: boolean): Train[] =>
  kept(`${marketOf(route)} ${from} ${mustApply}`, () =>
    departuresOf(route, from, CALENDAR_DAYS).map((departure) => trainOf(departure, mustApply)),
  );

export type { World };

function offerOf(
  { departure, lasting, closesAt }: Train,
  search: RailSearch,
  known: RailContext,
  world: World,
): RailOffer {
  const { offerId, day, teu, isFull, hasTariff } = departure;
  const left = isFull ? 0 : Math.max(0, teu - world.taken(offerId, 'TEU'));
  const price = hasTariff ? known.price : null;
  return {
    state: stateOf(world.now > closesAt, left < teuAsked(search.boxes), price !== null),
    left: [{ measure: 'TEU', amount: left }],
    price,
    ...lasting,
    ...known.on(day),
  };
}

/** First orderable day: dangerous goods without a permit need an application first. */
function firstDay(search: RailSearch, now: number): Day {
  const soonest = soonestDay(now, mustApply(search));
  return search.from !== null && search.from > soonest ? search.from : soonest;
}

export function offersFor(search: RailSearch, world: World): RailOffer[] {
  const asked = askFor(search);
  const from = firstDay(search, world.now);
  return routesFor(search)
    .flatMap((route) => {
      const known = knownOf(route, search, asked, world);
      return trainsFrom(route, from, mustApply(search)).map((one) => offerOf(one, search, known, world));
    })
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

/** A train by offer id for these goods; null if it serves another way. */
export function offerNamed(search: RailSearch, offerId: string, world: World) {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  const { route, hasTariff } = departure;
  if (route.org.code !== search.orgPortCode || route.dst.code !== search.dstPortCode) return null;
  const known = knownOf(route, search, askFor(search), world);
  const train = trainOf(departure, mustApply(search));
  return { offer: offerOf(train, search, known, world), rates: hasTariff ? known.rates : null };
}
