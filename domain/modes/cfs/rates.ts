import type { Is } from '../../shape/is';
import type { cfsRates } from './rates-shape';

/** Tariff of a station in minor units of yuan. A quote locks it; the price depends on nothing else. */
export type CfsRates = Is<typeof cfsRates>;
