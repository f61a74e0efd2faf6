import type { ServiceType } from '../../desk/services';
import type { Offer } from '../../offer/offer';

/** Promised working hours from acceptance. */
export type DgdDetail = { type: ServiceType; hours: number; canRush: boolean };

export type DgdOffer = Offer<DgdDetail>;
