import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import { readGrams, readWeight } from '../../../../domain/modes/air/reading';
import { chargeableWeight, type ChargeableWeight } from '../../../../domain/modes/air/weight';
import { toIso } from '../../../../domain/values/moments';
import type { Taking } from '../../../world/takings/taking';
import { findDeparture, type Departure } from './departures';
import { flightMarket } from './flights';

/** Flights of quotes never disappear from the table. */
export function quotedDeparture({ offer: { offerId } }: AirQuote): Departure {
  const departure = findDeparture(offerId);
  if (!departure) throw new Error(`nothing flies as ${offerId}`);
  return departure;
}

export const chargeableFormWeight = (form: AirForm): ChargeableWeight => chargeableWeight(readWeight(form));

/** Room by weight or volume; the share of simulated customers is not for sale. */
export function airTakings(form: AirForm, quote: AirQuote): Taking[] {
  const { offerId, flight, leavesAt, room, isFull } = quotedDeparture(quote);
  return [
    {
      stockId: offerId,
      market: flightMarket(flight),
      measure: 'G',
      amount: readGrams(form),
      most: isFull ? 0 : room,
      untilAt: toIso(leavesAt),
    },
  ];
}
