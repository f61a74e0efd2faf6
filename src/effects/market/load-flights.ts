import { airSchedule } from '../../../contract/modes/air/search';
import { searchOf, type AirAsked } from '../../../domain/modes/air/asked';
import { AIR_LIST } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { AirSearch } from '../../../domain/modes/air/search';
import type { Schedule } from './load-schedule';

/** Flights; every yes to dangerous goods is one for review, so those come into question for others as well. */
export const AIR_SCHEDULE: Schedule<AirAsked, AirOffer, AirSearch> = {
  wire: airSchedule,
  list: AIR_LIST,
  searchOf,
  // The gateway is told when the goods are ready, and leaves out what is gone by then.
  from: () => null,
  isOther: ({ acceptance: { level } }) => level !== 'BLOCK' && level !== 'MANUAL',
};
