import { HOUSE_DECLARES, LCL_SERVICES } from '../../../domain/modes/lcl/services';
import type { ServiceRates } from '../../../domain/offer/service-rates';
import { onRequest, SERVICE_RATES } from '../../fees/service-rates';

/** What is priced by the box has no price for a share of one: a person names it. */
const services = Object.fromEntries(
  LCL_SERVICES.flatMap((code) => {
    const rate = SERVICE_RATES.services[code];
    if (!rate || code === HOUSE_DECLARES) return [];
    return [[code, rate.unit === 'BL' ? rate : onRequest(rate)]];
  }),
) as ServiceRates['services'];

const declared = SERVICE_RATES.inDangerFreight[HOUSE_DECLARES];

/** What can be ordered on top of a share of a box. Dangerous goods are declared in every case, at the price of the freight. */
export const serviceRates: ServiceRates = {
  services,
  inDangerFreight: declared ? { [HOUSE_DECLARES]: declared } : {},
  insurance: SERVICE_RATES.insurance,
};
