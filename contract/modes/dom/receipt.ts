import * as v from 'valibot';

import { DRY_BOXES } from '../../../domain/mode-ids';
import type { DomReceipt } from '../../../domain/modes/dom/receipt';
import { TAX_RATES } from '../../../domain/modes/dom/search';
import { seenOnWay } from '../../after/way';

const words = v.string();
const door = v.nullable(
  v.object({ city: words, address: words, contact: words, phone: words, from: words, to: words }),
);

export const domReceipt = v.object({
  ships: v.array(v.object({ loop: words, carrier: words, vessel: words, voyage: words, org: words, dst: words })),
  waitsHours: v.nullable(v.number()),
  loads: v.array(v.object({ type: v.picklist(DRY_BOXES), count: v.number(), kg: v.number() })),
  tax: v.object({ rate: v.picklist(TAX_RATES), net: v.number(), amount: v.number() }),
  pickup: door,
  delivery: door,
  sealNo: words,
  freeDays: v.object({ storage: v.number(), use: v.number() }),
  fees: v.object({ confirmed: v.number(), booked: v.number() }),
  seen: seenOnWay,
}) satisfies v.GenericSchema<unknown, DomReceipt>;
