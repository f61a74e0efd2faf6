import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { day } from '../../shape/trade';
import { RENT_BASES } from './price';
import { STORE_TEMPS } from './search';
import { FIRES } from '../../goods/fire';
import { end } from '../../offer/sailing-shape';
import { storageVerdict } from '../../goods/storing-shape';
import { CRITICAL_BY, OFF_WHYS } from './detail';
import { FIRE_WHYS } from '../../goods/fire-class';
import { foundAs } from '../../offer/offer-shape';
import { WH_FINDING_CODES } from './finding';

const hazardClass = v.picklist(HAZARD_CLASS_IDS);

export const freeFrom = v.object({ day, grams: v.number() });

export const gateCapacity = v.object({ from: day, hours: v.array(v.array(v.number())) });

export const roomSplit = v.object({ room: v.string(), grams: v.number(), rest: v.number() });

export const dayRentShape = v.object({
  basis: v.picklist(RENT_BASES),
  rate: v.number(),
  quantity: v.number(),
  other: v.number(),
});

export const instead = v.object({
  offerId: v.string(),
  name: v.string(),
  city: v.string(),
  temp: v.picklist(STORE_TEMPS),
  grams: v.number(),
});

export const room = v.object({
  /** Example: `SHHS-A`. */
  id: v.string(),
  fires: v.array(v.picklist(FIRES)),
  classes: v.array(hazardClass),
  areaM2: v.number(),
  hasSprinkler: v.boolean(),
  temp: v.picklist(STORE_TEMPS),
  tons: v.number(),
});

export const whDetail = v.object({
  warehouse: v.object({ ...end.entries, district: v.string(), isBonded: v.boolean() }),
  room: room,
  /** Position relative to the centre of the searched city; null when any city is fine. */
  away: v.nullable(
    v.object({
      km: v.number(),
      degrees: v.number(),
      // Quotes locked before the coastline was added lack it.
      middle: v.optional(v.object({ north: v.number(), east: v.number() })),
    }),
  ),
  isInCity: v.boolean(),
  stay: v.object({ from: day, to: day, days: v.number() }),
  classesInside: v.array(hazardClass),
  beside: storageVerdict,
  // Quotes locked before these fields existed lack them.
  majorInside: v.optional(v.number()),
  /** Critical quantity of the goods in tons; null when no table has it. */
  critical: v.optional(v.nullable(v.number())),
  /** Optional: quotes locked before table 2 was supported lack it. */
  criticalBy: v.optional(v.picklist(CRITICAL_BY)),
  free: v.array(freeFrom),
  leastGrams: v.number(),
  /** First day all goods fit for the whole stay; null when never. */
  freeFrom: v.nullable(day),
  split: v.nullable(roomSplit),
  instead: v.optional(v.array(instead)),
  /** Reason the gate is closed on the first day; missing when open. */
  off: v.optional(v.picklist(OFF_WHYS)),
  /** Free gate hours; lists only carry the requested day. */
  gate: gateCapacity,
  /** Name of the goods; missing when the UN number has several entries. */
  goods: v.optional(v.string()),
  fire: v.nullable(
    v.object({
      item: v.picklist(FIRES),
      isSure: v.boolean(),
      why: v.picklist(FIRE_WHYS),
      degrees: v.nullable(v.number()),
    }),
  ),
  apart: v.array(hazardClass),
  /** Null without a price. */
  rent: v.nullable(dayRentShape),
  findings: foundAs(WH_FINDING_CODES),
});
