import { SERVICE_BULK, SERVICE_RUSH, type ServicePrices, SERVICES, type ServiceType } from '../../desk/services';
import type { Exchange } from '../../offer/charge-lines';
import type { DgdRates } from './rates';

export function serviceRates(type: ServiceType, prices: ServicePrices, exchange: Exchange): DgdRates | null {
  const { extras, canRush } = SERVICES[type];
  const each = prices.services[type];
  if (each === undefined) return null;
  return {
    ...exchange,
    each,
    extras: Object.fromEntries(
      extras.flatMap(({ extra }) => {
        const price = prices.extras[extra];
        return price === undefined ? [] : [[extra, price]];
      }),
    ),
    bulk: SERVICE_BULK.map(([from, share]) => ({ from, share })),
    rushShare: canRush ? SERVICE_RUSH.price : null,
  };
}
