import type { Is } from '../../shape/is';
import type { PART, RATES } from './rates-shape';
export interface PartRates extends Is<typeof PART> {}
export interface TruckRates extends Is<typeof RATES> {}
