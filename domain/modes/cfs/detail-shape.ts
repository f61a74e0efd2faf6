import * as v from 'valibot';

import { board, stuffing } from './search-shape';
import { moment } from '../../shape/trade';
import { station } from './station-shape';
import { fireClass } from '../../goods/fire-class-shape';
import { foundAs } from '../../offer/offer-shape';
import { CFS_FINDING_CODES } from './finding';

export const boards = v.object({
  Y: board,
  N: board,
  /** ISO time of the reading. */
  seenAt: moment,
});

export const plan = v.object({ gate: v.string(), stuff: v.array(stuffing) });

export const cfsDetail = v.object({
  station,
  isInPort: v.boolean(),
  cut: moment,
  isCutTyped: v.boolean(),
  tons: v.number(),
  isTonsTyped: v.boolean(),
  fire: v.nullable(fireClass),
  first: v.nullable(plan),
  /** Free capacity. A quote holds the price but no slot, so its boards are null and the page polls them. */
  boards: v.nullable(boards),
  findings: foundAs(CFS_FINDING_CODES),
});
