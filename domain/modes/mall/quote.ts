import type { Quote } from '../../offer/offer';
import type { MallDetail } from './detail';
import type { MallRates } from './rates';
import type { MallSearch } from './search';

export type MallQuote = Quote<MallSearch, MallDetail, MallRates>;
