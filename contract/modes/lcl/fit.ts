import * as v from 'valibot';

import { MOST_FITS } from '../../../domain/offer/fit';
import { endpoint } from '../../wire/endpoint';
import { offerId } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { lclEntries, namedRows } from './search';
import { fit } from '../../../domain/offer/fit-shape';

const lclFitReply = v.object({
  fits: v.array(fit),
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
