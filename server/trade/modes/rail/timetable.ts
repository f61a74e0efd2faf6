import { railCutoffs } from '../../../../domain/modes/rail/cutoffs';
import type { RailOffer } from '../../../../domain/modes/rail/quote';
import { CALENDAR_DAYS } from '../../../../domain/modes/rail/search';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import type { Day } from '../../../../domain/values/days';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import { keptByWords } from '../../offers/kept-by-words';
import { departuresOf, type Departure } from './departures';
import { marketOf, type RailRoute } from './routes';

export type Train = {
  departure: Departure;
  lasting: Pick<RailOffer, 'offerId' | 'mode' | 'leavesAt' | 'arrivesAt' | 'cutoffs' | 'closesAt'>;
  closesAt: number;
};

/** `mustApply`: a permit must still be applied for. */
export function trainOf(departure: Departure, mustApply: boolean): Train {
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
export const trainsFrom = (route: RailRoute, from: Day, mustApply: boolean): Train[] =>
  kept(`${marketOf(route)} ${from} ${mustApply}`, () =>
    departuresOf(route, from, CALENDAR_DAYS).map((departure) => trainOf(departure, mustApply)),
  );
