import * as v from 'valibot';

import { VGM_METHODS } from './packed';
import { moment } from '../../shape/trade';

export const weighed = v.object({ kg: v.number(), method: v.picklist(VGM_METHODS), by: v.string() });

export const sitePhoto = v.object({
  photoId: v.string(),
  unit: v.number(),
  name: v.string(),
  bytes: v.number(),
  at: moment,
  small: v.optional(v.nullable(v.pipe(v.string(), v.base64())), null),
});

export const packed = v.object({
  unit: v.number(),
  containerNo: v.string(),
  seal: v.string(),
  vgm: v.nullable(weighed),
  at: moment,
});
