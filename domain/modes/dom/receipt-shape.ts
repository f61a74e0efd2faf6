import * as v from 'valibot';

import { DRY_BOXES } from '../../mode-ids';
import { TAX_RATES } from './search';
import { seenOnWay } from '../../order/on-site/way-shape';

const words = v.string();

export const domDoor = v.object({ city: words, address: words, contact: words, phone: words, from: words, to: words });

const door = v.nullable(domDoor);

export const homeLoad = v.object({ type: v.picklist(DRY_BOXES), count: v.number(), kg: v.number() });

export const domReceipt = v.object({
  ships: v.array(v.object({ loop: words, carrier: words, vessel: words, voyage: words, org: words, dst: words })),
  waitsHours: v.nullable(v.number()),
  loads: v.array(homeLoad),
  tax: v.object({ rate: v.picklist(TAX_RATES), net: v.number(), amount: v.number() }),
  pickup: door,
  delivery: door,
  sealNo: words,
  freeDays: v.object({ storage: v.number(), use: v.number() }),
  /** Minor units of yuan: cancellation fee once confirmed, and once booked. */
  fees: v.object({ confirmed: v.number(), booked: v.number() }),
  seen: seenOnWay,
});
