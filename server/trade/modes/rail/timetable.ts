import { railCutoffs } from '../../../../domain/modes/rail/cutoffs';
import type { RailOffer } from '../../../../domain/modes/rail/quote';
import { CALENDAR_DAYS } from '../../../../domain/modes/rail/search';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import type { Day } from '../../../../domain/values/days';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import { keptByWords } from '../../offers/kept-by-words';
import { departuresOf, type Departure } from './departures';
import { marketOf, type RailRoute } from './routes';

/** A train with all of it that no question changes. */
export type Train = {
  departure: Departure;
  lasting: Pick<RailOffer, 'offerId' | 'mode' | 'leavesAt' | 'arrivesAt' | 'cutoffs' | 'closesAt'>;
  /** The moment of its first deadline, after which nothing more is booked. */
  closesAt: number;
};

/** `mustApply`: the railways have still to be asked for the goods. */
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

/** The trains of a route from a day on: nearly everybody asks for the same four weeks. */
export const trainsFrom = (route: RailRoute, from: Day, mustApply: boolean): Train[] =>
  kept(`${marketOf(route)} ${from} ${mustApply}`, () =>
    departuresOf(route, from, CALENDAR_DAYS).map((departure) => trainOf(departure, mustApply)),
  );
