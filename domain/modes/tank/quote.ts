import type { Offer, Quote } from '../../offer/offer';
import type { TankDetail } from './detail';
import type { TankRates } from './rates';
import type { TankSearch } from './search';

/** A tank as it stands for those who asked. Before both ends are said it has neither ship nor price. */
export type TankOffer = Offer<TankDetail>;

export type TankQuote = Quote<TankSearch, TankDetail, TankRates>;
