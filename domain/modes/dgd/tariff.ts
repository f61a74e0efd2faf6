import { SERVICE_BULK, SERVICE_RUSH, SERVICES, type ServiceType } from '../../desk/services';
import { minorUnits } from '../../values/money';
import type { DgdRates } from './rates';

export function serviceRates(type: ServiceType): DgdRates {
  const { yuan, extras, canRush } = SERVICES[type];
  return {
    each: minorUnits(yuan),
    extras: Object.fromEntries(extras.map(({ extra, yuan: each }) => [extra, minorUnits(each)])),
    bulk: SERVICE_BULK.map(([from, share]) => ({ from, share })),
    rushShare: canRush ? SERVICE_RUSH.price : null,
  };
}
