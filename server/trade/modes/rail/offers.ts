import { soonestDay, railCutoffs } from '../../../../domain/modes/rail/cutoffs';
import type { RailOffer } from '../../../../domain/modes/rail/quote';
import { type RailSearch, CALENDAR_DAYS } from '../../../../domain/modes/rail/search';
import { countTeu } from '../../../../domain/modes/rail/wagons';
import type { Day } from '../../../../domain/values/days';
import { byMoment, toIso, parseMoment } from '../../../../domain/values/moments';
import { buildQuestionFacts } from './asked';
import { findDeparture, listDepartures, type Departure } from './departures';
import { type RailContext, answerRoute, mustApply, type World } from './known';
import { findRoutes, routeMarket, type RailRoute } from './routes';
import { offerState } from '../../offers/state-of';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import { keptByWords } from '../../offers/kept-by-words';

type Train = {
  departure: Departure;
  lasting: Pick<RailOffer, 'offerId' | 'mode' | 'leavesAt' | 'arrivesAt' | 'cutoffs' | 'closesAt'>;
  closesAt: number;
};

/** `mustApply`: a permit must still be applied for. */
function buildTrain(departure: Departure, mustApply: boolean): Train {
  const { offerId, leavesAt, arrivesAt } = departure;
  const cutoffs = railCutoffs(leavesAt, mustApply);
  const closesAt = firstDeadline(cutoffs) ?? toIso(leavesAt);
  return {
    departure,
    lasting: { offerId, mode: 'RAIL', leavesAt: toIso(leavesAt), arrivesAt: toIso(arrivesAt), cutoffs, closesAt },
    closesAt: parseMoment(closesAt) ?? leavesAt,
  };
}

const kept = keptByWords<Train[]>();

/** Trains of a route for four weeks; cached, since most searches need the same. */
const listTrains = (route: RailRoute, from: Day, mustApply: boolean): Train[] =>
  kept(`${routeMarket(route)} ${from} ${mustApply}`, () =>
    listDepartures(route, from, CALENDAR_DAYS).map((departure) => buildTrain(departure, mustApply)),
  );

export type { World };

function buildOffer(
  { departure, lasting, closesAt }: Train,
  search: RailSearch,
  known: RailContext,
  world: World,
): RailOffer {
  const { offerId, day, teu, isFull, hasTariff } = departure;
  const left = isFull ? 0 : Math.max(0, teu - world.taken(offerId, 'TEU'));
  const price = hasTariff ? known.price : null;
  return {
    state: offerState(world.now > closesAt, left < countTeu(search.boxes), price !== null),
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

export function listOffers(search: RailSearch, world: World): RailOffer[] {
  const asked = buildQuestionFacts(search);
  const from = firstDay(search, world.now);
  return findRoutes(search)
    .flatMap((route) => {
      const known = answerRoute(route, search, asked, world);
      return listTrains(route, from, mustApply(search)).map((one) => buildOffer(one, search, known, world));
    })
    .toSorted((one, other) => byMoment(one.leavesAt, other.leavesAt));
}

/** A train by offer id for these goods; null if it serves another way. */
export function findOffer(search: RailSearch, offerId: string, world: World) {
  const departure = findDeparture(offerId);
  if (!departure || departure.leavesAt < world.now) return null;
  const { route, hasTariff } = departure;
  if (route.org.code !== search.orgPortCode || route.dst.code !== search.dstPortCode) return null;
  const known = answerRoute(route, search, buildQuestionFacts(search), world);
  const train = buildTrain(departure, mustApply(search));
  return { offer: buildOffer(train, search, known, world), rates: hasTariff ? known.rates : null };
}
