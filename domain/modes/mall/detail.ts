import type { Offer } from '../../offer/offer';

/** Store of the goods, its address where the house has set one, kilograms, and days until they stand ready. */
export type MallDetail = { city: string; gate?: string | undefined; kg: number; leadDays: number };

export type MallOffer = Offer<MallDetail>;

export const isMall = (offer: Offer): offer is MallOffer => offer.mode === 'MALL';
