import type { ServiceRates } from '../../../domain/offer/service-rates';
import { onRequest, SERVICE_RATES } from './service-rates';

/** What is priced by the box has no price for a share of one, nor for an air freight: a person names it. */
export const ratesWithoutBoxes = (codes: readonly string[]): ServiceRates['services'] =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const rate = SERVICE_RATES.services[code];
      return rate ? [[code, rate.unit === 'BL' ? rate : onRequest(rate)]] : [];
    }),
  ) as ServiceRates['services'];
