import { quoteRail } from '../../../contract/modes/rail/quote';
import { railSchedule } from '../../../contract/modes/rail/search';
import { searchFromQuery, type RailQuery } from '../../../domain/modes/rail/address';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../domain/modes/rail/search';
import { RAIL_LIST } from '../../../domain/modes/rail/search-mode';
import type { Schedule } from './load-schedule';

/** Trains. The gateway gets the first day wanted. */
export const schedule: Schedule<RailQuery, RailOffer, RailSearch> = {
  wire: railSchedule,
  quote: quoteRail,
  list: RAIL_LIST,
  searchOf: searchFromQuery,
};
