import type { Is } from '../../shape/is';
import type { cfsDetail } from './detail-shape';

export type CfsDetail = Is<typeof cfsDetail>;
