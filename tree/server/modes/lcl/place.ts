import { isoOf } from '../../../domain/values/moments';
import type { Inside } from '../../takings/neighbours';
import type { Taking } from '../../takings/taking';
import type { BoxNow, Held, Kept } from './boxes-now';
import type { Departure } from './departures';
import { marketOf } from './services';
import { fitOn, type Placed, weeksFrom } from './fit';

export type Place =
  | { kept: Omit<Inside, 'orderNo'>[]; takings: Taking[] }
  | { refused: 'boxClash' | 'soldOut'; given: Record<string, string> };

function takingsIn(departure: Departure, { stockId, most, room }: BoxNow, { load }: Placed, held: Held): Taking[] {
  const about = { stockId, market: marketOf(departure.service), untilAt: isoOf(departure.leavesAt) };
  // What strangers have of the box is not for sale.
  const litres = room.litres + held.taken(stockId, 'L');
  const grams = room.grams + held.taken(stockId, 'G');
  return [
    { ...about, measure: 'G', amount: load.grams, most: Math.min(most.grams, grams) },
    { ...about, measure: 'L', amount: load.litres, most: Math.min(most.litres, litres) },
  ];
}

/**
 * A place for goods in a box of a departure, whose turn the caller holds: what is in the boxes now decides, so of two
 * that clash the second is told where else it can go.
 */
export function placeOn(departure: Departure, ours: Placed, held: Held): Place {
  const [week, ...later] = weeksFrom(departure.service, departure.day, 1, ours, held);
  if (!week) return { refused: 'soldOut', given: {} };
  const { boxes, placing } = week;
  const box = 'box' in placing && !departure.isFull ? boxes[placing.box] : undefined;
  if (box) {
    const body: Kept = { box: box.stockId, goods: [...ours.stowed] };
    return {
      kept: [{ stockId: departure.offerId, body, fromDay: null, toDay: null }],
      takings: takingsIn(departure, box, ours, held),
    };
  }
  const { nextFit } = fitOn([week, ...later], ours);
  return {
    refused: 'refused' in placing ? placing.refused : 'soldOut',
    given: nextFit ? { day: nextFit.day, offerId: nextFit.offerId } : {},
  };
}
