import type { Is } from '../../shape/is';
import type { RATES } from './rates-shape';
export interface TankRates extends Is<typeof RATES> {}
