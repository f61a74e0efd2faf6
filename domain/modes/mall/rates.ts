import type { Is } from '../../shape/is';
import type { mallRates } from './rates-shape';

export type MallRates = Is<typeof mallRates>;
