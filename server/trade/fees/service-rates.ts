import type { ServiceRates, YuanRate } from '../../../domain/offer/service-rates';
import type { Tariffs } from '../tariffs/sheet';
import { FEE_MESSAGES } from './messages';
import { INSURANCE, insuranceTariff, ON_REQUEST, servicePrice, SERVICES } from './service-tariff';

const free = (item: string, name: string): YuanRate => ({ item, name, unit: 'BL', yuan: 0 });

export const onRequest = ({ item, name }: { item: string; name: string }): YuanRate =>
  free(item, FEE_MESSAGES.onRequest(name));

const asked = Object.fromEntries(Object.entries(ON_REQUEST).map(([code, named]) => [code, onRequest(named)]));

export const IN_DANGER_FREIGHT: ServiceRates['inDangerFreight'] = Object.fromEntries(
  Object.entries(SERVICES).flatMap(([code, { item, name, isInDangerFreight }]) =>
    isInDangerFreight ? [[code, free(item, FEE_MESSAGES.included(name))]] : [],
  ),
);

/** Premium of insured goods; on request while it has no figures. */
export function insuranceRates(tariffs: Tariffs): ServiceRates['insurance'] {
  const { item, name } = INSURANCE;
  const tariff = insuranceTariff(tariffs);
  return tariff
    ? { item, name, ...tariff }
    : { item, name: FEE_MESSAGES.onRequest(name), perMille: { Y: 0, N: 0 }, leastYuan: 0 };
}

/** Services on top of any freight; their prices do not follow the market. Those without a price are on request. */
export function commonServiceRates(tariffs: Tariffs): ServiceRates {
  const offered = Object.entries(SERVICES).map(([code, service]): [string, YuanRate] => {
    const { item, name, unit } = service;
    const yuan = servicePrice(service, tariffs);
    return [code, yuan === null ? onRequest(service) : { item, name, unit, yuan }];
  });
  return {
    services: { ...Object.fromEntries(offered), ...asked },
    inDangerFreight: IN_DANGER_FREIGHT,
    insurance: insuranceRates(tariffs),
  };
}
