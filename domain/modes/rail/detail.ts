import type { Is } from '../../shape/is';
import type { railDetail } from './detail-shape';

export type RailTakes = RailDetail['takes'];

export type RailDetail = Is<typeof railDetail>;
