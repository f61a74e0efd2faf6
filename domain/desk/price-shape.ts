import * as v from 'valibot';

import { EXTRAS, SERVICE_TYPES } from './service-types';

const amounts = <TKey extends string>(keys: readonly TKey[]) =>
  v.object(v.entriesFromList(keys, v.exactOptional(v.number())));

export const servicePrices = v.object({ services: amounts(SERVICE_TYPES), extras: amounts(EXTRAS) });
