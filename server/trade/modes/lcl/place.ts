import { boxFindings } from '../../../../domain/modes/lcl/box-findings';
import type { LclFinding } from '../../../../domain/modes/lcl/finding';
import { type Load, placeIn } from '../../../../domain/modes/lcl/shared-box';
import type { Amount } from '../../../../domain/offer/measure';
import { isoOf } from '../../../../domain/values/moments';
import type { PlacementRefusal, Placement } from '../mode';
import type { Turn } from '../../../world/takings/turns';
import { boxesNow, type BoxNow, type BoxWorld, type BoxContent } from './boxes-now';
import { boxesOf } from './boxes';
import type { Departure } from './departures';
import { seen, type ToPlace } from './fit';
import { marketOf } from './services';

/** Boxes of a departure for this kind of goods; looking into one requires its turn. */
export const turnsOf = (departure: Departure, { cargo }: Pick<ToPlace, 'cargo'>): Turn[] =>
  boxesOf(departure, cargo).map(({ stockId }) => ({ stockId, ...soldAt(departure) }));

const soldAt = ({ service, leavesAt }: Departure) => ({ market: marketOf(service), untilAt: isoOf(leavesAt) });

/** Orders may have come since the price was locked: current contents decide. */
const beside = (box: BoxNow, ours: ToPlace): LclFinding[] =>
  ours.cargo === 'danger' ? boxFindings({ boxes: [seen(box, false, ours)], box: 0, nextFit: null }) : [];

export function inBox(departure: Departure, box: BoxNow, ours: ToPlace, held: BoxWorld): Placement {
  const { load, stowed } = ours;
  const { stockId, room } = box;
  const about = { stockId, ...soldAt(departure) };
  const body: BoxContent = { goods: [...stowed] };
  return {
    findings: beside(box, ours),
    kept: [{ stockId, body, fromDay: null, toDay: null }],
    takings: [
      // The share of simulated customers is not for sale.
      { ...about, measure: 'G', amount: load.grams, most: room.grams + held.taken(stockId, 'G') },
      { ...about, measure: 'L', amount: load.litres, most: room.litres + held.taken(stockId, 'L') },
    ],
  };
}

const amountsOf = ({ litres, grams }: Load): Amount[] => [
  { measure: 'L', amount: litres },
  { measure: 'G', amount: grams },
];

/** No box has room; reports the emptiest, since smaller goods may still fit. */
function short(boxes: readonly BoxNow[], load: Load): PlacementRefusal {
  const most = boxes.map(({ room }) => room).toSorted((one, other) => other.litres - one.litres)[0];
  if (!most || most.litres <= 0 || most.grams <= 0) return { refused: 'soldOut' };
  return { refused: 'roomShort', room: { needs: amountsOf(load), left: amountsOf(most) } };
}

/**
 * Places goods in a box of a departure; the caller holds the turns. Current contents decide, so of two incompatible
 * orders the second is refused.
 */
export function placeOn(departure: Departure, ours: ToPlace, held: BoxWorld): Placement | PlacementRefusal {
  if (departure.isFull) return { refused: 'soldOut' };
  const boxes = boxesNow(departure, ours.cargo, held);
  const placing = placeIn(boxes, ours.stowed, ours.load);
  const box = 'box' in placing ? boxes[placing.box] : undefined;
  if (box) return inBox(departure, box, ours, held);
  return 'refused' in placing && placing.refused === 'boxClash' ? { refused: 'boxClash' } : short(boxes, ours.load);
}
