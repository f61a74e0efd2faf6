import type { Is } from '../../shape/is';
import type { flexiRates } from './rates-shape';

/** Tariff of one supplier on one sailing, in minor units. A quote locks it; the price depends on nothing else. */
export type FlexiRates = Is<typeof flexiRates>;
