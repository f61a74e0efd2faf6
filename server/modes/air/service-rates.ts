import { AIR_SERVICES } from '../../../domain/modes/air/services';
import type { ServiceRates } from '../../../domain/offer/service-rates';
import { SERVICE_RATES } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';

/** What can be ordered on top of an air freight. */
export const serviceRates: ServiceRates = {
  services: ratesWithoutBoxes(AIR_SERVICES),
  inDangerFreight: {},
  insurance: SERVICE_RATES.insurance,
};
