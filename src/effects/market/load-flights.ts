import { quoteAir } from '../../../contract/modes/air/quote';
import { airSchedule } from '../../../contract/modes/air/search';
import { searchFromAirQuery, type AirQuery } from '../../../domain/modes/air/asked';
import { AIR_LIST } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { AirSearch } from '../../../domain/modes/air/search';
import type { Schedule } from './load-schedule';

/** Flights. The gateway gets the cargo ready date and omits earlier ones. */
export const schedule: Schedule<AirQuery, AirOffer, AirSearch> = {
  wire: airSchedule,
  quote: quoteAir,
  list: AIR_LIST,
  searchOf: searchFromAirQuery,
};
