import { HOUSE_DECLARES, LCL_SERVICES } from '../../../domain/modes/lcl/services';
import type { ServiceRates } from '../../../domain/offer/service-rates';
import { SERVICE_RATES } from '../../fees/service-rates';
import { ratesWithoutBoxes } from '../../fees/share-rates';

const declared = SERVICE_RATES.inDangerFreight[HOUSE_DECLARES];

/** What can be ordered on top of a share of a box. Dangerous goods are declared in every case, at the price of the freight. */
export const serviceRates: ServiceRates = {
  services: ratesWithoutBoxes(LCL_SERVICES.filter((code) => code !== HOUSE_DECLARES)),
  inDangerFreight: declared ? { [HOUSE_DECLARES]: declared } : {},
  insurance: SERVICE_RATES.insurance,
};
