import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';

const number = v.number();

const perBox = v.object({ '20GP': number, '40GP': number, '40HQ': number });

const stored = v.object({ freeDays: number, tonDay: number });

export const cfsRates = v.object({
  ...exchange,
  load: v.object({ Y: perBox, N: perBox }),
  evening: number,
  weekend: number,
  unload: v.object({ Y: number, N: number }),
  leastTons: number,
  /** Per box of dangerous goods. */
  certificate: number,
  packer: number,
  placard: number,
  /** Per piece heavier than `forkOverKg`. */
  fork: number,
  forkOverKg: number,
  storage: v.object({ Y: stored, N: stored }),
  lash: perBox,
  drayage: v.object({ Y: perBox, N: perBox }),
  wrap: number,
  pallet: number,
  photo: number,
  weigh: number,
  /** Customs clearance per order; missing in quotes locked before it was offered. */
  customs: v.optional(number),
  /** Hazard classes from the search, until a row has its own; missing in older quotes. */
  hazards: v.optional(v.record(v.string(), v.array(v.picklist(HAZARD_CLASS_IDS)))),
});
