import type { Is } from '../../shape/is';
import type { commission } from './commission-shape';

export type Commission = Is<typeof commission>;
