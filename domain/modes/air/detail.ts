import type { Is } from '../../shape/is';
import type { DETAIL } from './detail-shape';
export interface AirDetail extends Is<typeof DETAIL> {}
