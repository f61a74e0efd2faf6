import type { Quote } from '../../offer/offer';
import type { SailingSearch } from '../../offer/sailing';
import type { FclDetail } from './detail';
import type { FclRates } from './rates';

export type FclQuote = Quote<SailingSearch, FclDetail, FclRates>;
