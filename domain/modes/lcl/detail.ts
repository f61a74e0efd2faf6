import type { Is } from '../../shape/is';
import type { lclDetail, publicBox } from './detail-shape';

/** Public view of a box: other goods appear by class only, never by name, owner or amount. */
export type PublicBox = Is<typeof publicBox>;

export type LclDetail = Is<typeof lclDetail>;
