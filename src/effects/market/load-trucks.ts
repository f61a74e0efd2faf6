import { quoteTruck } from '../../../contract/modes/truck/quote';
import { truckSchedule } from '../../../contract/modes/truck/search';
import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import { type TruckQuery, truckQuestion, type TruckSearch } from '../../../domain/modes/truck/search';
import type { Schedule } from './load-schedule';

export const schedule: Schedule<TruckQuery, TruckOffer, TruckSearch> = {
  wire: truckSchedule,
  quote: quoteTruck,
  list: TRUCK_LIST,
  searchOf: truckQuestion.searchOf,
};
