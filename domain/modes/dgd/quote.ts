import type { Quote } from '../../offer/offer';
import type { DgdDetail } from './detail';
import type { DgdRates } from './rates';
import type { DgdSearch } from './search';

export type DgdQuote = Quote<DgdSearch, DgdDetail, DgdRates>;
