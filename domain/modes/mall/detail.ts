import type { Offer } from '../../offer/offer';
import type { Is } from '../../shape/is';
import type { mallDetail } from './detail-shape';

/** `gate`: warehouse address, if set. `leadDays`: days until the goods are ready. */
export type MallDetail = Is<typeof mallDetail>;

export type MallOffer = Offer<MallDetail>;

export const isMall = (offer: Offer): offer is MallOffer => offer.mode === 'MALL';
