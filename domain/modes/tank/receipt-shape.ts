import * as v from 'valibot';

import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { HEATED } from './search';
import { LAST_CARGOES } from './search';
import { UNIT } from './units-shape';
import { money } from '../../shape/trade';
import { wayFile } from '../../shape/trade';

export const SAID = v.object({
  group: v.nullable(v.picklist(PACKING_GROUPS)),
  hotC: v.string(),
  d15: v.string(),
  d50: v.string(),
  heating: v.picklist(HEATED),
  last: v.picklist(LAST_CARGOES),
  isCleaned: v.boolean(),
  isFood: v.boolean(),
});

export const RECEIPT = v.object({
  tank: v.string(),
  tanks: v.number(),
  kg: v.number(),
  /** Empty before handout. */
  units: v.optional(v.array(UNIT), []),
  eachKg: v.number(),
  percent: v.number(),
  window: v.object({ leastKg: v.number(), mostKg: v.number() }),
  loadC: v.number(),
  /** Null for a journey. */
  lease: v.optional(v.nullable(v.object({ from: v.string(), until: v.string(), days: v.number() })), null),
  vessel: v.string(),
  voyage: v.string(),
  depot: v.string(),
  fetchFrom: v.string(),
  returnTo: v.nullable(v.string()),
  /** Last day to return the empty tank without more rent. */
  freeUntil: v.string(),
  overdue: money,
  deposit: money,
  loadAddress: v.string(),
  loadFrom: v.string(),
  loadTo: v.string(),
  said: SAID,
  seen: v.optional(v.array(wayFile), []),
});
