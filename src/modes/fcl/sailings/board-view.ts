import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import type { OfferBoardView } from '../../../../machines/booking/offer-board';

/** The list of the sailings. */
export type SailingBoardView = OfferBoardView<Sailing, SailingSearch>;
