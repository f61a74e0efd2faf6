import * as v from 'valibot';

import { type Fit, MOST_FITS } from '../../../domain/offer/fit';
import { SAILING_STATES } from '../../../domain/offer/sailing';
import { endpoint } from '../../wire/endpoint';
import { offerId } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { verdict } from '../../offers/verdict';
import { lclEntries, namedRows } from './search';

const lclFitReply = v.object({
  fits: v.array(
    v.object({
      offerId: v.string(),
      state: v.picklist(SAILING_STATES),
      acceptance: verdict,
      nextFit: v.nullable(v.object({ day: v.pipe(v.string(), v.isoDate()), offerId: v.string() })),
    }) satisfies v.GenericSchema<unknown, Fit>,
  ),
});

export const lclFit = endpoint({
  summary: '这些货物现在能否进这几班的箱；不在这条线上的班次不答',
  method: 'POST',
  path: '/api-ecommerce/schedule/lcl/fit',
  request: v.pipe(
    v.object({ ...lclEntries, offerIds: v.pipe(v.array(offerId), v.minLength(1), v.maxLength(MOST_FITS)) }),
    differentPorts(),
    namedRows(),
  ),
  reply: lclFitReply,
  access: 'public',
  urlSafe: false,
});
