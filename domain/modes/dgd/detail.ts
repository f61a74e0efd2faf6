import type { ServiceType } from '../../desk/services';
import type { Offer } from '../../offer/offer';

/** What a service promises: so many working hours from when it was accepted. */
export type DgdDetail = { type: ServiceType; hours: number; canRush: boolean };

export type DgdOffer = Offer<DgdDetail>;
