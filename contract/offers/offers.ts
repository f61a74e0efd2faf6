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

/** What belongs to one mode alone: its page reads it with a schema of its own. */
export const open = v.unknown();

/** An offer of any mode. */
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
  /** What is closed on its way by now; an older gateway knows of nothing. */
  closures: v.optional(v.array(closure)),
  /** What is charged on top of its price, for whichever goods; an older gateway knows of nothing. */
  surcharges: v.optional(v.array(surcharge)),
  calendar: v.optional(calendar),
}) satisfies v.GenericSchema<unknown, Offer>;

/** What is known of an offer that runs between two places at moments of its own. */
export const between = {
  ...offer.entries,
  supplier: end,
  org: end,
  dst: end,
  leavesAt: moment,
  arrivesAt: moment,
  closesAt: moment,
};

/** What the house says of a place on the way; left out by what was kept before it could say anything. */
export const placeNotice = v.optional(
  v.nullable(v.object({ text: v.string(), days: v.number(), until: v.string() })),
  null,
);

/** What was found about the goods, in the codes of a mode. */
export const foundAs = <const TCodes extends readonly string[]>(codes: TCodes) =>
  v.array(
    v.object({
      level: v.picklist(VERDICT_LEVELS),
      code: v.picklist(codes),
      given: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  );

type Schedule<TSearch, TOffer> = { mode: string; summary: string; request: TSearch; offer: TOffer };

/** The search of a mode. A day for each on which something leaves, with the lowest total of what can be ordered. */
export const scheduleOf = <TSearch extends v.GenericSchema, TOffer extends v.GenericSchema>({
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
