import type { TankForm } from '../../../../domain/modes/tank/form';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { readTankCount } from '../../../../domain/modes/tank/reading';
import { tankPickupDay } from '../../../../domain/modes/tank/week';
import { dayAt, momentOf, type Day } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { Sea } from '../../sea/sea';
import type { Departure } from '../../sea/timetable';
import type { Taking } from '../../../world/takings/taking';
import { tankMarket, weeklyStock } from './stock';

function quotedDeparture(sea: Sea, { offer: { detail } }: TankQuote): Departure {
  const departure = sea.departure(detail.voyage?.sailingId ?? '');
  if (!departure) throw new Error('nothing sails with this tank');
  return departure;
}

/** Leased tanks take no ship capacity. */
function hired(form: TankForm, { offer: { supplier, org, detail } }: TankQuote, from: Day): Taking[] {
  const port = org?.code ?? '';
  const { stockId, most, until } = weeklyStock(supplier?.code ?? '', detail.tank, port, from);
  const untilAt = toIso(momentOf(until));
  return [{ stockId, market: tankMarket(port), most, untilAt, measure: 'TANK', amount: readTankCount(form) ?? 1 }];
}

/** Tanks of their week and a ship place for each: both or neither. */
export function tankTakings(sea: Sea, form: TankForm, quote: TankQuote): Taking[] {
  const { offer } = quote;
  if (offer.detail.lease) return hired(form, quote, offer.detail.lease.from);
  const { sailingId, lane, slots, etd } = quotedDeparture(sea, quote);
  const amount = readTankCount(form) ?? 1;
  const leaves = dayAt(parseMoment(offer.leavesAt ?? '') ?? etd);
  const kept = weeklyStock(offer.supplier?.code ?? '', offer.detail.tank, lane.org.code, tankPickupDay(leaves));
  const ship = { stockId: sailingId, market: lane.key, most: slots, untilAt: toIso(etd) };
  const tanks = {
    stockId: kept.stockId,
    market: tankMarket(lane.org.code),
    most: kept.most,
    untilAt: toIso(Math.max(momentOf(kept.until), etd)),
  };
  return [
    { ...tanks, measure: 'TANK', amount },
    { ...ship, measure: 'BOX', amount },
  ];
}
