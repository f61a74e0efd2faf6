import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
import { end } from '../../shape/trade';
import { LAST_CARGOES } from './search';
import { HEATINGS } from '../../goods/tank/types';
import { ALL_TANK_TYPES } from '../../goods/tank/types';
import { CARGO } from './cargo-shape';
import { WINDOW } from '../../goods/tank/shapes';
import { PLAN } from '../../goods/tank/shapes';
import { VERDICT_LEVELS } from '../../goods/verdict';
import { TANK_FINDING_CODES } from './finding';
import { given } from '../../shape/trade';

const VOYAGE = v.object({
  sailingId: v.string(),
  carrier: end,
  vessel: v.string(),
  voyage: v.string(),
  via: v.nullable(end),
  transitDays: v.number(),
  coldestC: v.nullable(v.number()),
});

export const STOCK = v.object({
  depot: v.string(),
  /** Monday of the pickup week. */
  week: v.pipe(v.string(), v.isoDate()),
  free: v.number(),
  testDue: v.pipe(v.string(), v.isoDate()),
  /** Depot near the destination that can clean the tank; null when there is none. */
  returnTo: v.nullable(v.string()),
});

export const LEASE = v.object({
  from: v.pipe(v.string(), v.isoDate()),
  until: v.pipe(v.string(), v.isoDate()),
  days: v.number(),
  isTrial: v.boolean(),
});

export const LAST_RATES = v.object(v.entriesFromList(LAST_CARGOES, v.number()));

export const HEATING_RATES = v.object(v.entriesFromList(HEATINGS, v.number()));

export const DETAIL = v.object({
  tank: v.picklist(ALL_TANK_TYPES.map(({ code }) => code)),
  cargo: CARGO,
  excludes: v.pipe(v.array(v.string()), v.readonly()),
  /** Null when the densities are unknown. */
  window: v.nullable(WINDOW),
  /** For the requested amount, or one full tank without an amount. */
  plan: v.nullable(PLAN),
  /** Null before both ends are known, and for a lease. */
  voyage: v.nullable(VOYAGE),
  /** Null for a journey. */
  lease: v.optional(v.nullable(LEASE), null),
  stock: v.nullable(STOCK),
  /** Minor units: deposit in yuan, the rest in dollars. */
  terms: v.nullable(
    v.object({
      rent: v.number(),
      days: v.number(),
      transit: v.number(),
      deposit: v.number(),
      overdue: v.number(),
      cleaning: v.number(),
      last: LAST_RATES,
      heating: HEATING_RATES,
      ...exchange,
    }),
  ),
  findings: v.array(
    v.object({ level: v.picklist(VERDICT_LEVELS), code: v.picklist(TANK_FINDING_CODES), given: given }),
  ),
});
