import type { TankForm } from '../../../domain/modes/tank/form';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import { tanksIn } from '../../../domain/modes/tank/reading';
import { dayAt, momentOf } from '../../../domain/values/days';
import { isoOf, momentIn } from '../../../domain/values/moments';
import { findDeparture, type Departure } from '../../market/timetable';
import type { Taking } from '../../takings/taking';
import { marketOf, stockOf } from './stock';

/** A quote is for a ship of ours, which does not go away. */
function departureOf({ offer: { detail } }: TankQuote): Departure {
  const departure = findDeparture(detail.voyage?.sailingId ?? '');
  if (!departure) throw new Error('nothing sails with this tank');
  return departure;
}

/** So many tanks of their week, and a place on the ship for each: both or neither. */
export function takes(form: TankForm, quote: TankQuote): Taking[] {
  const { offer } = quote;
  const { sailingId, lane, slots, etd } = departureOf(quote);
  const amount = tanksIn(form) ?? 1;
  const leaves = dayAt(momentIn(offer.leavesAt ?? '') ?? etd);
  const kept = stockOf(offer.supplier?.code ?? '', offer.detail.tank, lane.org.code, leaves);
  const ship = { stockId: sailingId, market: lane.key, most: slots, untilAt: isoOf(etd) };
  const tanks = {
    stockId: kept.stockId,
    market: marketOf(lane.org.code),
    most: kept.most,
    untilAt: isoOf(Math.max(momentOf(kept.until), etd)),
  };
  return [
    { ...tanks, measure: 'TANK', amount },
    { ...ship, measure: 'BOX', amount },
  ];
}
