import { boxFindings } from '../../../../domain/modes/lcl/box-findings';
import type { LclFinding } from '../../../../domain/modes/lcl/finding';
import { type Load, chooseBox } from '../../../../domain/modes/lcl/shared-box';
import type { Amount } from '../../../../domain/offer/measure';
import { toIso } from '../../../../domain/values/moments';
import type { PlacementRefusal, Placement } from '../mode';
import type { Turn } from '../../../world/takings/turns';
import { boxesNow, type BoxNow, type BoxWorld, type BoxContent } from './boxes-now';
import { departureBoxes } from './boxes';
import type { Departure } from './departures';
import { toPublicBox, type PlaceRequest } from './fit';
import { serviceMarket } from './services';

/** Boxes of a departure for this kind of goods; looking into one requires its turn. */
export const stockTurns = (departure: Departure, { cargo }: Pick<PlaceRequest, 'cargo'>): Turn[] =>
  departureBoxes(departure, cargo).map(({ stockId }) => ({ stockId, ...departureMarket(departure) }));

const departureMarket = ({ service, leavesAt }: Departure) => ({
  market: serviceMarket(service),
  untilAt: toIso(leavesAt),
});

/** Orders may have come since the price was locked: current contents decide. */
const judgeNeighbours = (box: BoxNow, ours: PlaceRequest): LclFinding[] =>
  ours.cargo === 'danger' ? boxFindings({ boxes: [toPublicBox(box, false, ours)], box: 0, nextFit: null }) : [];

export function inBox(departure: Departure, box: BoxNow, ours: PlaceRequest, held: BoxWorld): Placement {
  const { load, stowed } = ours;
  const { stockId, room } = box;
  const about = { stockId, ...departureMarket(departure) };
  const body: BoxContent = { goods: [...stowed] };
  return {
    findings: judgeNeighbours(box, ours),
    kept: [{ stockId, body, fromDay: null, toDay: null }],
    takings: [
      // The share of simulated customers is not for sale.
      { ...about, measure: 'G', amount: load.grams, most: room.grams + held.taken(stockId, 'G') },
      { ...about, measure: 'L', amount: load.litres, most: room.litres + held.taken(stockId, 'L') },
    ],
  };
}

const loadAmounts = ({ litres, grams }: Load): Amount[] => [
  { measure: 'L', amount: litres },
  { measure: 'G', amount: grams },
];

/** No box has room; reports the emptiest, since smaller goods may still fit. */
function short(boxes: readonly BoxNow[], load: Load): PlacementRefusal {
  const most = boxes.map(({ room }) => room).toSorted((one, other) => other.litres - one.litres)[0];
  if (!most || most.litres <= 0 || most.grams <= 0) return { refused: 'soldOut' };
  return { refused: 'roomShort', room: { needs: loadAmounts(load), left: loadAmounts(most) } };
}

/**
 * Places goods in a box of a departure; the caller holds the turns. Current contents decide, so of two incompatible
 * orders the second is refused.
 */
export function placeInDeparture(
  departure: Departure,
  ours: PlaceRequest,
  held: BoxWorld,
): Placement | PlacementRefusal {
  if (departure.isFull) return { refused: 'soldOut' };
  const boxes = boxesNow(departure, ours.cargo, held);
  const placing = chooseBox(boxes, ours.stowed, ours.load);
  const box = 'box' in placing ? boxes[placing.box] : undefined;
  if (box) return inBox(departure, box, ours, held);
  return 'refused' in placing && placing.refused === 'boxClash' ? { refused: 'boxClash' } : short(boxes, ours.load);
}
