import * as v from 'valibot';

import { MODE_IDS } from '../domain/modes';
import { MEASURES } from '../domain/offer/measure';
import type { Offer } from '../domain/offer/offer';
import { SAILING_STATES } from '../domain/offer/sailing';
import { charges } from './charges';
import { money } from './money';
import { cutoff } from './cutoffs';
import { end } from './sailings';
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
}) satisfies v.GenericSchema<unknown, Offer>;
