import { PLAN, WINDOW } from '../../goods/tank/shapes';
import { ALL_TANK_TYPES, HEATINGS } from '../../goods/tank/types';
import { VERDICT_LEVELS } from '../../goods/verdict';
import { day, each, list, maybe, num, oneOf, shape, since, table, text, yes, type Is } from '../../shape/shape';
import { END, GIVEN } from '../../shape/trade';
import { CARGO } from './cargo';
import { TANK_FINDING_CODES } from './finding';
import { LAST_CARGOES } from './search';

/** The ship a tank rides on, and how cold it gets on its way. */
const VOYAGE = shape({
  sailingId: text,
  carrier: END,
  vessel: text,
  voyage: text,
  via: maybe(END),
  transitDays: num,
  coldestC: maybe(num),
});

/** Where the empty tank comes from and goes back to, and how much of the week is left. */
const STOCK = shape({
  depot: text,
  /** The Monday of the week in which it is fetched. */
  week: day,
  free: num,
  /** When it has to be tested next. */
  testDue: day,
  /** A yard near the destination that can clean what was in it; null where there is none. */
  returnTo: maybe(text),
});
export interface TankStock extends Is<typeof STOCK> {}

/** A lease: from the yard and back to it. */
const LEASE = shape({ from: day, until: day, days: num, isTrial: yes });
export interface TankLease extends Is<typeof LEASE> {}

export const LAST_RATES = each(LAST_CARGOES, num);
export const HEATING_RATES = each(HEATINGS, num);

/** What a tank says to the goods that were asked about. */
export const DETAIL = shape({
  tank: oneOf(ALL_TANK_TYPES.map(({ code }) => code)),
  cargo: CARGO,
  /** Classes its operator leaves out. */
  excludes: table(text),
  /** Null where nobody knows the densities. */
  window: maybe(WINDOW),
  /** For what was asked, or for one full tank where nobody has said how much. */
  plan: maybe(PLAN),
  /** Null before both ends are said, and for a lease. */
  voyage: maybe(VOYAGE),
  /** Null for a journey. */
  lease: since(maybe(LEASE), null),
  stock: maybe(STOCK),
  /** Minor units: yuan for the deposit, dollars for the rest. */
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
  findings: list(shape({ level: oneOf(VERDICT_LEVELS), code: oneOf(TANK_FINDING_CODES), given: GIVEN })),
});
export interface TankDetail extends Is<typeof DETAIL> {}
