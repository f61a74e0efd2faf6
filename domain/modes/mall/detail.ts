import type { Offer } from '../../offer/offer';

/** `gate`: warehouse address, if set. `leadDays`: days until the goods are ready. */
export type MallDetail = { city: string; gate?: string | undefined; kg: number; leadDays: number };

export type MallOffer = Offer<MallDetail>;

export const isMall = (offer: Offer): offer is MallOffer => offer.mode === 'MALL';
