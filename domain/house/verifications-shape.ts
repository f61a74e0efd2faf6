import * as v from 'valibot';

import { moment } from '../shape/trade';

export const licenceFile = v.object({ fileId: v.string(), name: v.string() });

export const licence = v.nullable(licenceFile);

export const facts = { name: v.string(), creditCode: v.string() };

export const handedInShape = v.object({
  ...facts,
  licence,
  submittedAt: moment,
  decision: v.nullable(v.picklist(['PASS', 'REJECT'])),
  reason: v.nullable(v.string()),
  decidedAt: v.nullable(moment),
});

export const handedIn = v.array(handedInShape);
