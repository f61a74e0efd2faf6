import * as v from 'valibot';

import { SAMPLE_STATES } from './samples';
import { PURCHASE_VERDICTS } from './purchase-right';

export const toldOfSample = {
  sampleNo: v.string(),
  product: v.object({ productId: v.string(), nameCn: v.string(), grade: v.string() }),
  size: v.string(),
  use: v.string(),
  contact: v.string(),
  phone: v.string(),
  address: v.string(),
  fee: v.number(),
  courier: v.number(),
  askedAt: v.string(),
  state: v.picklist(SAMPLE_STATES),
  reason: v.nullable(v.string()),
  parcel: v.nullable(v.string()),
};

export const ownSample = v.object(toldOfSample);

export const sheet = v.object({
  gate: v.picklist(PURCHASE_VERDICTS),
  today: v.string(),
  from: v.string(),
  records: v.pipe(v.array(ownSample), v.readonly()),
});

export const productSamples = v.object({
  product: toldOfSample.product,
  left: v.number(),
  from: v.string(),
  records: v.pipe(v.array(ownSample), v.readonly()),
});
