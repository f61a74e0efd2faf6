import { PLAN, WINDOW } from '../../goods/tank/shapes';
import { ALL_TANK_TYPES, HEATINGS } from '../../goods/tank/types';
import { VERDICT_LEVELS } from '../../goods/verdict';
import {
  day,
  each,
  listShape,
  maybe,
  num,
  choiceShape,
  shape,
  since,
  table,
  text,
  yes,
  type Is,
} from '../../shape/shape';
import { END, GIVEN } from '../../shape/trade';
import { CARGO } from './cargo';
import { TANK_FINDING_CODES } from './finding';
import { LAST_CARGOES } from './search';

const VOYAGE = shape({
  sailingId: text,
  carrier: END,
  vessel: text,
  voyage: text,
  via: maybe(END),
  transitDays: num,
  coldestC: maybe(num),
});

const STOCK = shape({
  depot: text,
  /** Monday of the pickup week. */
  week: day,
  free: num,
  testDue: day,
  /** Depot near the destination that can clean the tank; null when there is none. */
  returnTo: maybe(text),
});
export interface TankStock extends Is<typeof STOCK> {}

const LEASE = shape({ from: day, until: day, days: num, isTrial: yes });
export interface TankLease extends Is<typeof LEASE> {}

export const LAST_RATES = each(LAST_CARGOES, num);
export const HEATING_RATES = each(HEATINGS, num);

export const DETAIL = shape({
  tank: choiceShape(ALL_TANK_TYPES.map(({ code }) => code)),
  cargo: CARGO,
  excludes: table(text),
  /** Null when the densities are unknown. */
  window: maybe(WINDOW),
  /** For the requested amount, or one full tank without an amount. */
  plan: maybe(PLAN),
  /** Null before both ends are known, and for a lease. */
  voyage: maybe(VOYAGE),
  /** Null for a journey. */
  lease: since(maybe(LEASE), null),
  stock: maybe(STOCK),
  /** Minor units: deposit in yuan, the rest in dollars. */
  terms: maybe(
    shape({
      rent: num,
      days: num,
      transit: num,
      deposit: num,
      overdue: num,
      cleaning: num,
      last: LAST_RATES,
      heating: HEATING_RATES,
    }),
  ),
  findings: listShape(
    shape({ level: choiceShape(VERDICT_LEVELS), code: choiceShape(TANK_FINDING_CODES), given: GIVEN }),
  ),
});
export interface TankDetail extends Is<typeof DETAIL> {}
