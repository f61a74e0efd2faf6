import * as v from 'valibot';

import { moment } from '../../shape/trade';
import { LEAVING_PARTS } from './leaving';

export const leaving = v.object({
  code: v.string(),
  at: moment,
  tons: v.number(),
  pallets: v.number(),
  plateNo: v.string(),
  driverName: v.string(),
  leftAt: v.nullable(moment),
});

export const typed = v.object(v.entriesFromList(LEAVING_PARTS, v.pipe(v.string(), v.maxLength(40))));
