import type { Is } from '../../shape/is';
import type { CARGO, PART, FURTHER, DETAIL } from './detail-shape';
export interface TruckCargo extends Is<typeof CARGO> {}
export interface PartDetail extends Is<typeof PART> {}
export interface FurtherStop extends Is<typeof FURTHER> {}
export interface TruckDetail extends Is<typeof DETAIL> {}
