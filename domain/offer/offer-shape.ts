import * as v from 'valibot';

import { MEASURES } from './measure';
import { MODE_IDS } from '../mode-ids';
import { end, takers } from './sailing-shape';
import { moment, money } from '../shape/trade';
import { cutoff } from './cutoffs-shape';
import { SAILING_STATES, QUOTE_STATES } from './sailing';
import { verdict } from '../goods/verdict-shape';
import { charges } from './charges-shape';
import { closure } from './closure-shape';
import { surcharge } from './surcharge-shape';
import { calendar } from '../values/days-off-shape';
import { placeNoticeShape } from './notice-shape';
import { VERDICT_LEVELS } from '../goods/verdict';

/** Mode-specific data: the mode's page reads it with its own schema. */
export const open = v.unknown();

export const amount = v.object({ measure: v.picklist(MEASURES), amount: v.number() });

export const offer = v.object({
  offerId: v.string(),
  mode: v.picklist(MODE_IDS),
  /** Carrier, warehouse or seller; null for the platform itself. */
  supplier: v.nullable(end),
  org: v.nullable(end),
  dst: v.nullable(end),
  /** Null when nothing moves. */
  leavesAt: v.nullable(moment),
  arrivesAt: v.nullable(moment),
  cutoffs: v.array(cutoff),
  /** First deadline; null when open until sold out. */
  closesAt: v.nullable(moment),
  state: v.picklist(SAILING_STATES),
  left: v.array(amount),
  acceptance: verdict,
  /** Price of the request; null without one. `units`: price per unit. */
  price: v.nullable(v.object({ charges, units: v.array(v.object({ unit: v.string(), total: money })) })),
  detail: open,
  /** Current closures on the way; an older gateway sends none. */
  closures: v.optional(v.array(closure)),
  /** Surcharges on top of the price, of any goods; an older gateway sends none. */
  surcharges: v.optional(v.array(surcharge)),
  calendar: v.optional(calendar),
});

export const between = {
  ...offer.entries,
  supplier: end,
  org: end,
  dst: end,
  leavesAt: moment,
  arrivesAt: moment,
  closesAt: moment,
};

/** The house's notice for a place on the way; older records lack it. */
export const placeNotice = v.optional(v.nullable(placeNoticeShape), null);

export const foundAs = <const TCodes extends readonly string[]>(codes: TCodes) =>
  v.array(
    v.object({
      level: v.picklist(VERDICT_LEVELS),
      code: v.picklist(codes),
      given: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  );

/** A quote of any mode; `search` and `rates` are read by the mode. */
export const quote = v.object({
  quoteId: v.string(),
  mode: v.picklist(MODE_IDS),
  /** `LAPSED` quotes stay visible but cannot be ordered. */
  state: v.picklist(QUOTE_STATES),
  lockedUntil: v.pipe(v.string(), v.isoTimestamp()),
  search: open,
  offer,
  /** Rates `OrderMode.price` uses. */
  rates: open,
  /** Acceptance data for dangerous goods; null when no approval is needed. */
  takers: v.nullable(takers),
  /** Order made from it; missing without one, and from older gateways. */
  orderNo: v.optional(v.string()),
});
