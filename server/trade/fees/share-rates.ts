import type { ServiceRates } from '../../../domain/offer/service-rates';
import type { Tariffs } from '../tariffs/sheet';
import { onRequest, commonServiceRates } from './service-rates';

/** Per-box services have no price for LCL or air: staff quote them. */
export function ratesWithoutBoxes(codes: readonly string[], tariffs: Tariffs): ServiceRates['services'] {
  const { services } = commonServiceRates(tariffs);
  return Object.fromEntries(
    codes.flatMap((code) => {
      const rate = services[code];
      return rate ? [[code, rate.unit === 'BL' ? rate : onRequest(rate)]] : [];
    }),
  );
}
