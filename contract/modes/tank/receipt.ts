import * as v from 'valibot';

import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import type { TankReceipt } from '../../../domain/modes/tank/receipt';
import { HEATED, LAST_CARGOES } from '../../../domain/modes/tank/search';
import { money } from '../../money';
import { seenOnWay } from '../../way';

/** What its receipt reads of `detail`. */
export const tankReceipt = v.object({
  tank: v.string(),
  tanks: v.number(),
  kg: v.number(),
  units: v.optional(
    v.array(
      v.object({
        no: v.string(),
        testDue: v.string(),
        last: v.string(),
        grade: v.string(),
        washedOn: v.string(),
        inspector: v.string(),
      }),
    ),
    [],
  ),
  eachKg: v.number(),
  percent: v.number(),
  window: v.object({ leastKg: v.number(), mostKg: v.number() }),
  loadC: v.number(),
  lease: v.optional(v.nullable(v.object({ from: v.string(), until: v.string(), days: v.number() })), null),
  vessel: v.string(),
  voyage: v.string(),
  depot: v.string(),
  fetchFrom: v.string(),
  returnTo: v.nullable(v.string()),
  freeUntil: v.string(),
  overdue: money,
  deposit: money,
  loadAddress: v.string(),
  loadFrom: v.string(),
  loadTo: v.string(),
  said: v.object({
    group: v.nullable(v.picklist(PACKING_GROUPS)),
    hotC: v.string(),
    d15: v.string(),
    d50: v.string(),
    heating: v.picklist(HEATED),
    last: v.picklist(LAST_CARGOES),
    isCleaned: v.boolean(),
    isFood: v.boolean(),
  }),
  seen: seenOnWay,
}) satisfies v.GenericSchema<unknown, TankReceipt>;
