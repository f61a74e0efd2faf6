import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { BESIDE } from './finding';
import { given } from '../../shape/trade';
import { VEHICLE_CODES } from './vehicles';
import { STRETCHES } from './driving';
import { WAY_OUT } from './ways-out-shape';
import { VERDICT_LEVELS } from '../../goods/verdict';
import { TRUCK_FINDING_CODES } from './finding';

/** Goods of the quote; a tank truck was quoted for these only. */
export const CARGO = v.object({ goodsId: v.string(), name: v.string(), unNo: v.nullable(v.string()) });

/** Public view of a shared truck: other goods appear by class only, never by name, owner or amount. */
export const PART = v.object({
  line: v.string(),
  classes: v.array(v.picklist(HAZARD_CLASS_IDS)),
  leftKg: v.number(),
  leftM3: v.number(),
  mostKg: v.number(),
  mostM3: v.number(),
  beside: v.array(v.object({ code: v.picklist(BESIDE), given: given })),
  /** Packages of excepted quantities from other shippers. */
  packages: v.optional(v.number(), 0),
  /** Kilograms of limited quantities from other shippers. */
  limitedKg: v.optional(v.number(), 0),
  next: v.nullable(v.object({ day: v.string(), offerId: v.string(), kg: v.number(), m3: v.number() })),
});

export const FURTHER = v.object({ isPickup: v.boolean(), city: v.string(), cityCn: v.string(), at: v.string() });

export const DETAIL = v.object({
  vehicle: v.picklist(VEHICLE_CODES),
  carrier: v.string(),
  base: v.string(),
  baseCn: v.string(),
  baseKm: v.number(),
  isClean: v.boolean(),
  cargo: CARGO,
  others: v.optional(v.array(CARGO), []),
  stops: v.optional(v.array(FURTHER), []),
  km: v.number(),
  detourKm: v.number(),
  homeKm: v.number(),
  stretches: v.array(v.object({ kind: v.picklist(STRETCHES), minutes: v.number() })),
  /** Smaller loads this truck accepts, when the requested one is too heavy. */
  waysOut: v.optional(v.array(WAY_OUT), []),
  /** Null for an unshared truck. */
  part: v.optional(v.nullable(PART), null),
  /** Last day on the road, return trip included. */
  backOn: v.string(),
  findings: v.array(
    v.object({ level: v.picklist(VERDICT_LEVELS), code: v.picklist(TRUCK_FINDING_CODES), given: given }),
  ),
});
