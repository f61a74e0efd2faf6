import * as v from 'valibot';

import { serviceType } from './search-shape';

export const dgdDetail = v.object({
  type: serviceType,
  hours: v.number(),
  canRush: v.boolean(),
});
