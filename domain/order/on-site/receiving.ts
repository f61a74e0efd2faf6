import type { Is } from '../../shape/is';
import type { RECEIVING } from './receiving-shape';
export interface ReceivingState extends Is<typeof RECEIVING> {}
