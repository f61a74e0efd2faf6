import { quoteFlexi } from '../../../contract/modes/flexi/quote';
import { flexiSchedule } from '../../../contract/modes/flexi/search';
import { searchFromQuery, type FlexiQuery } from '../../../domain/modes/flexi/asked';
import { FLEXI_LIST } from '../../../domain/modes/flexi/list';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import type { FlexiSearch } from '../../../domain/modes/flexi/search';
import type { Schedule } from './load-schedule';

/** Flexitanks on ships. The gateway gets the first day and searches three weeks from there. */
export const schedule: Schedule<FlexiQuery, FlexiOffer, FlexiSearch> = {
  wire: flexiSchedule,
  quote: quoteFlexi,
  list: FLEXI_LIST,
  searchOf: searchFromQuery,
};
