import * as v from 'valibot';

import { offer, between } from '../../offer/offer-shape';
import { moment } from '../../shape/trade';
import { charges } from '../../offer/charges-shape';

export const instantPrice = v.object({
  mode: offer.entries.mode,
  /** Names of both ends; empty when unknown. */
  orgName: v.string(),
  dstName: v.string(),
  supplier: between.supplier,
  leavesAt: moment,
  charges,
});
