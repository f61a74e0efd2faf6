import * as v from 'valibot';

import { exchange } from '../../domain/offer/charges-shape';
import { BOX_TYPES } from '../../domain/offer/search';

export const perBox = v.object(v.entriesFromList(BOX_TYPES, v.optional(v.number())));

export const yuanRate = {
  item: v.string(),
  name: v.string(),
  unit: v.picklist(['CTN', 'BL']),
  yuan: v.union([v.number(), perBox]),
};
const services = v.record(v.string(), v.object(yuanRate));

export const serviceRates = {
  ...exchange,
  services,
  inDangerFreight: services,
  insurance: v.object({
    item: v.string(),
    name: v.string(),
    perMille: v.object({ Y: v.number(), N: v.number() }),
    leastYuan: v.number(),
  }),
};
