import { findDeparture } from '../../../server/market/timetable';
import { boxesOf } from '../../../server/modes/lcl/boxes';
import { findDeparture as findShared } from '../../../server/modes/lcl/departures';

/** How much of a stock may be sold, by the timetables of the house: `offerId#box` is a shared one. */
export function mostOf(stock: string): number {
  const [stockId = '', measure = ''] = stock.split(' ');
  const [offerId = '', box] = stockId.split('#');
  if (box === undefined) return findDeparture(stockId)?.slots ?? 0;
  const departure = findShared(offerId);
  const all = departure ? [...boxesOf(departure, 'danger'), ...boxesOf(departure, 'general')] : [];
  const found = all.find((one) => one.stockId === stockId);
  if (!found) return 0;
  const { most, strangers } = found;
  return measure === 'L' ? most.litres - strangers.litres : most.grams - strangers.grams;
}
