import type { ServiceRates, YuanRate } from '../../../domain/offer/service-rates';
import { FEE_MESSAGES } from './messages';
import { INSURANCE, ON_REQUEST, SERVICE_TARIFF } from './service-tariff';

const free = (item: string, name: string): YuanRate => ({ item, name, unit: 'BL', yuan: 0 });

export const onRequest = ({ item, name }: { item: string; name: string }): YuanRate =>
  free(item, FEE_MESSAGES.onRequest(name));

const offered = Object.entries(SERVICE_TARIFF).map(([code, { item, name, unit, yuan }]) => [
  code,
  { item, name, unit, yuan },
]);
const asked = Object.entries(ON_REQUEST).map(([code, named]) => [code, onRequest(named)]);
const included = Object.entries(SERVICE_TARIFF).flatMap(([code, { item, name, isInDangerFreight }]) =>
  isInDangerFreight ? [[code, free(item, FEE_MESSAGES.included(name))]] : [],
);

/** Services on top of any freight; their prices do not follow the market. */
export const SERVICE_RATES: ServiceRates = {
  services: Object.fromEntries([...offered, ...asked]) as ServiceRates['services'],
  inDangerFreight: Object.fromEntries(included) as ServiceRates['services'],
  insurance: {
    item: INSURANCE.item,
    name: INSURANCE.name,
    perMille: INSURANCE.rate,
    leastYuan: INSURANCE.leastYuan,
  },
};
