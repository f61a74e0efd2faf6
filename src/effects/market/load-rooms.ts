import { quoteWh } from '../../../contract/modes/wh/quote';
import { whSchedule } from '../../../contract/modes/wh/search';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { whQuestion, type WhQuery, type WhSearch } from '../../../domain/modes/wh/search';
import { WH_LIST } from '../../../domain/modes/wh/search-mode';
import type { Schedule } from './load-schedule';

export const schedule: Schedule<WhQuery, WhOffer, WhSearch> = {
  wire: whSchedule,
  quote: quoteWh,
  list: WH_LIST,
  searchOf: whQuestion.searchOf,
};
