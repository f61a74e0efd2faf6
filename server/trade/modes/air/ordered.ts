import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import { gramsIn, weighedIn } from '../../../../domain/modes/air/reading';
import { chargeableOf, type Chargeable } from '../../../../domain/modes/air/weight';
import { isoOf } from '../../../../domain/values/moments';
import type { Taking } from '../../../world/takings/taking';
import { findDeparture, type Departure } from './departures';
import { marketOf } from './flights';

/** Flights of quotes never disappear from the table. */
export function departureOf({ offer: { offerId } }: AirQuote): Departure {
  const departure = findDeparture(offerId);
  if (!departure) throw new Error(`nothing flies as ${offerId}`);
  return departure;
}

export const weightOf = (form: AirForm): Chargeable => chargeableOf(weighedIn(form));

/** Room by weight or volume; the share of simulated customers is not for sale. */
export function takes(form: AirForm, quote: AirQuote): Taking[] {
  const { offerId, flight, leavesAt, room, isFull } = departureOf(quote);
  return [
    {
      stockId: offerId,
      market: marketOf(flight),
      measure: 'G',
      amount: gramsIn(form),
      most: isFull ? 0 : room,
      untilAt: isoOf(leavesAt),
    },
  ];
}
