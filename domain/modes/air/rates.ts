import type { ServiceRates } from '../../offer/service-rates';
import type { Is } from '../../shape/is';
import type { RATES } from './rates-shape';
export interface AirRates extends Is<typeof RATES>, ServiceRates {}
