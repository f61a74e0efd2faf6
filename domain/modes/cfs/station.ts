import type { Is } from '../../shape/is';
import type { station } from './station-shape';

export type Station = Is<typeof station>;
