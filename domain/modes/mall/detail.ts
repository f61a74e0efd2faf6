import type { Offer } from '../../offer/offer';

/** Out of which store, how much, and how many days it takes until it stands ready. */
export type MallDetail = { city: string; kg: number; leadDays: number };

export type MallOffer = Offer<MallDetail>;
