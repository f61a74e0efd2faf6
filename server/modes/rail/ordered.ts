import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import { railBoxesIn, teuAsked } from '../../../domain/modes/rail/wagons';
import { isoOf } from '../../../domain/values/moments';
import type { Taking } from '../../takings/taking';
import { findDeparture, type Departure } from './departures';
import { marketOf } from './routes';

/** A quote is for a train of the house, which does not go away. */
export function departureOf({ offer: { offerId } }: RailQuote): Departure {
  const departure = findDeparture(offerId);
  if (!departure) throw new Error(`no train leaves as ${offerId}`);
  return departure;
}

/** Wagons of a train, two twenty-foot units each. */
export function takes(form: RailForm, quote: RailQuote): Taking[] {
  const { offerId, route, leavesAt, teu, isFull } = departureOf(quote);
  return [
    {
      stockId: offerId,
      market: marketOf(route),
      measure: 'TEU',
      amount: teuAsked(railBoxesIn(form.boxes)),
      most: isFull ? 0 : teu,
      untilAt: isoOf(leavesAt),
    },
  ];
}
