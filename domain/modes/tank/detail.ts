import type { Is } from '../../shape/is';
import type { STOCK, LEASE, DETAIL } from './detail-shape';
export interface TankStock extends Is<typeof STOCK> {}
export interface TankLease extends Is<typeof LEASE> {}
export interface TankDetail extends Is<typeof DETAIL> {}
