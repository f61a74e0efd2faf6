import * as v from 'valibot';

import { MODE_IDS } from '../../domain/mode-ids';
import { MEASURES } from '../../domain/offer/measure';
import type { Offer } from '../../domain/offer/offer';
import { calendar } from '../world/calendar';
import { closure } from './closure';
import { surcharge } from './surcharge';
import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import { SAILING_STATES } from '../../domain/offer/sailing';
import { charges } from './charges';
import { money } from '../wire/money';
import { cutoff } from './cutoffs';
import { endpoint } from '../wire/endpoint';
import { end, offerDay } from './sailings';
import { verdict } from './verdict';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Mode-specific data: the mode's page reads it with its own schema. */
export const open = v.unknown();

export const offer = v.object({
  offerId: v.string(),
  mode: v.picklist(MODE_IDS),
  supplier: v.nullable(end),
  org: v.nullable(end),
  dst: v.nullable(end),
  leavesAt: v.nullable(moment),
  arrivesAt: v.nullable(moment),
  cutoffs: v.array(cutoff),
  closesAt: v.nullable(moment),
  state: v.picklist(SAILING_STATES),
  left: v.array(v.object({ measure: v.picklist(MEASURES), amount: v.number() })),
  acceptance: verdict,
  price: v.nullable(v.object({ charges, units: v.array(v.object({ unit: v.string(), total: money })) })),
  detail: open,
  /** Current closures on the way; an older gateway sends none. */
  closures: v.optional(v.array(closure)),
  /** Surcharges on top of the price, of any goods; an older gateway sends none. */
  surcharges: v.optional(v.array(surcharge)),
  calendar: v.optional(calendar),
}) satisfies v.GenericSchema<unknown, Offer>;

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
export const placeNotice = v.optional(
  v.nullable(v.object({ text: v.string(), days: v.number(), until: v.string() })),
  null,
);

export const foundAs = <const TCodes extends readonly string[]>(codes: TCodes) =>
  v.array(
    v.object({
      level: v.picklist(VERDICT_LEVELS),
      code: v.picklist(codes),
      given: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  );

type Schedule<TSearch, TOffer> = { mode: string; summary: string; request: TSearch; offer: TOffer };

/** Search endpoint of a mode. Each day with a departure carries the lowest total that can be ordered. */
export const scheduleEndpoint = <TSearch extends v.GenericSchema, TOffer extends v.GenericSchema>({
  mode,
  summary,
  request,
  offer: one,
}: Schedule<TSearch, TOffer>) =>
  endpoint({
    summary,
    method: 'POST',
    path: `/api-ecommerce/schedule/${mode}`,
    request,
    reply: v.object({ days: v.array(offerDay), offers: v.array(one) }),
    access: 'public',
    urlSafe: false,
  });
