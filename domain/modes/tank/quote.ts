import type { Offer, Quote } from '../../offer/offer';
import type { TankDetail } from './detail';
import type { TankRates } from './rates';
import type { TankSearch } from './search';

/** Before both ends are known the offer has neither ship nor price. */
export type TankOffer = Offer<TankDetail>;

export type TankQuote = Quote<TankSearch, TankDetail, TankRates>;
