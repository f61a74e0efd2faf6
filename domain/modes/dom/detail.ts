import type { Is } from '../../shape/is';
import type { domDetail, domLeg, domBeside } from './detail-shape';

export type DomLeg = Is<typeof domLeg>;

/** Lowest price with another port at one end, tax included. */
export type DomBeside = Is<typeof domBeside>;

export type DomDetail = Is<typeof domDetail>;
