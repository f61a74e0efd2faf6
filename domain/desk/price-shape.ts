import * as v from 'valibot';

const amounts = <TKey extends string>(keys: readonly TKey[]) =>
  v.object(v.entriesFromList(keys, v.exactOptional(v.number())));

export const SERVICE_TYPES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const EXTRAS = ['component', 'language', 'review', 'box', 'battery', 'goods', 'yearly'] as const;

export const servicePrices = v.object({ services: amounts(SERVICE_TYPES), extras: amounts(EXTRAS) });
