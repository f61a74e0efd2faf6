import type { Offer } from '../../offer/offer';
import type { Is } from '../../shape/is';
import type { dgdDetail } from './detail-shape';

/** Promised working hours from acceptance. */
export type DgdDetail = Is<typeof dgdDetail>;

export type DgdOffer = Offer<DgdDetail>;
