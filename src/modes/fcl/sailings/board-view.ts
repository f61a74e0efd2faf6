import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import type { OfferBoardView } from '../../../../machines/booking/offer-board';

export type SailingBoardView = OfferBoardView<Sailing, SailingSearch>;
