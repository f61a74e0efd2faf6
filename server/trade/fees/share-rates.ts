import type { ServiceRates } from '../../../domain/offer/service-rates';
import { onRequest, SERVICE_RATES } from './service-rates';

/** Per-box services have no price for LCL or air: staff quote them. */
export const ratesWithoutBoxes = (codes: readonly string[]): ServiceRates['services'] =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const rate = SERVICE_RATES.services[code];
      return rate ? [[code, rate.unit === 'BL' ? rate : onRequest(rate)]] : [];
    }),
  ) as ServiceRates['services'];
